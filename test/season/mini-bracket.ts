import { column, expected, fault, places, the, type Draft, type Fault, type Row } from './draft';
import type { Random } from './random';

/** 364B2: quarter-finals 1-2, 3-4, 5-6 and 7-8; winners to the A semi-finals, losers to B; a final and no. 3 in both. */
export function bracket(teams: readonly string[], random: Random): Draft {
  const rows: Row[] = [];
  const play = (name: string, home: string, away: string): { won: string; lost: string } => {
    const low = random.whole(0, 20);
    const homeWins = random.chance(0.5);
    rows.push({
      match: name,
      home,
      away,
      homeImp: homeWins ? low + random.whole(1, 15) : low,
      awayImp: homeWins ? low : low + random.whole(1, 15),
      boards: 8,
      winner: homeWins ? home : away,
    });
    return homeWins ? { won: home, lost: away } : { won: away, lost: home };
  };
  const quarters = [0, 1, 2, 3].map((i) =>
    play(`Kvartfinale ${i + 1}`, the(teams, 2 * i), the(teams, 2 * i + 1)),
  );
  for (const [side, of] of [
    ['A', 'won'],
    ['B', 'lost'],
  ] as const) {
    const semis = [0, 1].map((i) =>
      play(`${side}-semifinale ${i + 1}`, the(quarters, 2 * i)[of], the(quarters, 2 * i + 1)[of]),
    );
    play(`${side}-finale`, the(semis, 0).won, the(semis, 1).won);
    play(`Kamp om 3. pladsen ${side}`, the(semis, 0).lost, the(semis, 1).lost);
  }
  return {
    id: 'bracket',
    event: 'miniTeams',
    sheet: 'Miniholdturnering kampe',
    title: 'Festivalens miniholdturnering 2009 - kampe',
    columns: [
      column('match', 'Kamp'),
      column('home', 'Hjemmehold', 'Home team'),
      column('away', 'Udehold', 'Away team'),
      column('homeImp', 'IMP hjemme'),
      column('awayImp', 'IMP ude'),
      column('boards', 'Spil'),
      column('winner', 'Vinder'),
    ],
    rows,
    fixed: true,
    // What a team does in one match follows from the one before.
    whole: true,
  };
}

/** Two teams change places from this match on. */
function swapped(rows: readonly Row[], one: Row, other: Row, field: 'home' | 'away'): void {
  const [a, b] = [one[field], other[field]];
  for (const row of rows.slice(rows.indexOf(one)))
    for (const each of ['home', 'away', 'winner'] as const)
      if (row[each] === a) row[each] = b ?? '';
      else if (row[each] === b) row[each] = a ?? '';
}

const mini = (
  clauses: string[],
  what: string,
  names: readonly [string, string],
  field: 'home' | 'away',
): Fault =>
  fault(the(clauses, 0), what, (drafts) => {
    const { rows } = drafts('bracket');
    const two = names.map((name) => rows.find(({ match }) => match === name) as Row) as [Row, Row];
    swapped(rows, ...two, field);
    return [{ ...expected(clauses, ...places(two, 'home', 'away', 'winner')), more: true }];
  });

export const bracketFaults: Fault[] = [
  mini(['364B2b', '364B2'], 'the winners of 1-2 and 5-6 meet', ['A-semifinale 1', 'A-semifinale 2'], 'away'),
  mini(['364B2a', '364B2'], 'a winner in the B semi-final', ['A-semifinale 1', 'B-semifinale 1'], 'home'),
  mini(
    ['364B2c', '364B2'],
    'a loser of the semi-final in the final',
    ['A-finale', 'Kamp om 3. pladsen A'],
    'home',
  ),
  fault('364B3', 'a mini match of 16 boards', (drafts, random) => {
    const row = random.pick(drafts('bracket').rows);
    row.boards = 16;
    return [expected(['364B3', '364B'], ...places([row], 'boards'))];
  }),
];
