import { league, type League, type Match } from './all-play-all';
import { column, day, serial, the, tick, type Chapter, type Column, type Draft, type Row } from './draft';
import { matchesDraft, tableDraft } from './league-drafts';
import { namesOfTeams } from './league';
import { playoffFaults } from './playoff.faults';
import type { Random } from './random';

export const PLAYOFF_COLUMNS: readonly Column[] = [
  column('match', 'Kamp'),
  column('team', 'Hold', 'Holdnavn'),
  column('rank', 'Grundspilsplacering'),
  column('carry', 'Overførsel'),
  column('imp', 'IMP'),
  column('total', 'I alt'),
  column('boards', 'Spil'),
  column('home', 'Hjemme i 1. sektion'),
  column('winner', 'Vinder'),
  column('date', 'Dato'),
];

/** The mutual match: its winner and by how much. */
function mutual(
  { matches }: Pick<League, 'matches'>,
  one: string,
  other: string,
): { winner: string; by: number } {
  const match = matches.find(({ home, away }) =>
    [one, other].every((team) => team === home || team === away),
  ) as Match;
  const by = match.homeImp - match.awayImp;
  return { winner: by >= 0 ? match.home : match.away, by: Math.abs(by) };
}

/** 323C: half where the winner of the mutual match finished higher, else a third; unrounded. */
export function carriedOver(basic: League, one: string, other: string): { team: string; imp: number } {
  const { winner, by } = mutual(basic, one, other);
  const loser = winner === one ? other : one;
  const place = (team: string): number => basic.table.find((row) => row.team === team)?.place ?? 0;
  return { team: winner, imp: by / (place(winner) < place(loser) ? 2 : 3) };
}

const FINAL = serial(2009, 3, 29);

/** Two rows of a match that `wins` wins clearly; in a tie with the carry-over, who won more boards' IMP wins (323E1). */
export function playoffMatch(
  name: string,
  basic: League,
  [one, other]: readonly [string, string],
  wins: string,
  date: number,
  random: Random,
  tie = false,
): Row[] {
  const carry = carriedOver(basic, one, other);
  const none = random.pick(['', 0]);
  const low = random.whole(60, 110);
  const even = tie && Number.isInteger(carry.imp) && carry.imp > 0 && carry.team !== wins;
  const lead = even ? carry.imp : Math.ceil(carry.imp) + random.whole(20, 60);
  return [one, other].map((team): Row => {
    const imp = team === wins ? low + lead : low;
    const gets = carry.team === team ? carry.imp : 0;
    return {
      match: name,
      team,
      rank: basic.table.find((row) => row.team === team)?.place ?? 0,
      carry: carry.team === team && carry.imp > 0 ? carry.imp : none,
      imp,
      total: imp + gets,
      boards: 64,
      home: tick(carry.team === team),
      winner: tick(team === wins),
      date: day(date),
    };
  });
}

type Pair = [string, string];

/**
 * The four best and who meets whom: the winner has chosen another than no. 4, whom it would get without a word (323B3).
 * No mutual match without a winner (its home team would go by lot); the semifinals carry over no whole number.
 */
function semifinalists(names: string[], random: Random): { basic: League; semifinals: [Pair, Pair] } {
  for (;;) {
    const basic = league(names, random);
    const [first, ...rest] = basic.table.slice(0, 4).map(({ team }) => team) as [
      string,
      string,
      string,
      string,
    ];
    const chosen = the(rest, random.whole(0, 1));
    const semifinals: [Pair, Pair] = [[first, chosen], rest.filter((team) => team !== chosen) as Pair];
    const all: Pair[] = [
      ...semifinals,
      ...semifinals[0].flatMap((a) => semifinals[1].map((b): Pair => [a, b])),
    ];
    if (all.some((pair) => mutual(basic, ...pair).by < 7)) continue;
    if (semifinals.every((pair) => !Number.isInteger(carriedOver(basic, ...pair).imp)))
      return { basic, semifinals };
  }
}

function playoff(random: Random): Draft[] {
  const names = namesOfTeams(random, 36);
  const others = names.splice(12);
  const { basic, semifinals } = semifinalists(names, random);
  const [[first, chosen], [one, other]] = semifinals;
  const finalists = [random.pick([first, chosen]), random.pick([one, other])] as const;
  // Where the loser of their mutual match can win the final by exactly the carry-over, it does so (323E1).
  const carry = carriedOver(basic, ...finalists);
  const champion = Number.isInteger(carry.imp) ? finalists.find((team) => team !== carry.team) : undefined;
  const event = 'division';
  const known = serial(2009, 3, 8);
  return [
    matchesDraft(
      {
        id: 'matches',
        event,
        sheet: 'Divisionsturneringen 1d kampe',
        title: 'Divisionsturneringen 2008/09, 1. division, grundspil',
      },
      basic,
      36,
    ),
    tableDraft(
      {
        id: 'table',
        event,
        sheet: 'Divisionsturneringen 1 division',
        title: 'Divisionsturneringen 2008/09, 1. division: slutstilling efter grundspillet',
      },
      basic.table,
    ),
    {
      id: 'choice',
      event,
      sheet: 'Divisionsturneringen valg',
      title: 'Divisionsturneringen 2008/09: valg af semifinalemodstander',
      columns: [
        column('team', 'Vinder af grundspillet'),
        column('opponent', 'Valgt modstander'),
        column('known', 'Resultat forelå'),
        column('told', 'Meddelt'),
      ],
      rows: [{ team: first, opponent: chosen, known: day(known), told: day(known + random.whole(0, 8)) }],
    },
    {
      id: 'playoff',
      event,
      sheet: 'Divisionsturneringen slutspil',
      title: 'Divisionsturneringen 2008/09 - slutspil om danmarksmesterskabet',
      columns: [...PLAYOFF_COLUMNS],
      rows: [
        ...playoffMatch('Semifinale 1', basic, [first, chosen], finalists[0], FINAL - 1, random),
        ...playoffMatch('Semifinale 2', basic, [one, other], finalists[1], FINAL - 1, random),
        ...playoffMatch('Finale', basic, finalists, champion ?? random.pick(finalists), FINAL, random, true),
      ],
      group: 'match',
    },
    ...promotion(others, random),
  ];
}

function promotion(names: readonly string[], random: Random): Draft[] {
  const event = 'division';
  const [east, west] = [league(names.slice(0, 12), random), league(names.slice(12), random)];
  const teams = [the(east.table, 1).team, the(west.table, 1).team] as const;
  const low = random.whole(60, 110);
  const wins = random.pick(teams);
  const home = random.pick(teams);
  return [
    tableDraft(
      {
        id: 'table-3e',
        event,
        sheet: 'Divisionsturneringen 3 div Øst',
        title: 'Divisionsturneringen 2008/09, 3. division Øst',
      },
      east.table,
    ),
    tableDraft(
      {
        id: 'table-3w',
        event,
        sheet: 'Divisionsturneringen 3 div Vest',
        title: 'Divisionsturneringen 2008/09, 3. division Vest',
      },
      west.table,
    ),
    {
      id: 'promotion',
      event,
      sheet: 'Divisionsturneringen oprykning',
      title: 'Divisionsturneringen 2008/09: oprykningskamp til 2. division',
      columns: [...PLAYOFF_COLUMNS],
      rows: teams.map((team): Row => {
        const imp = team === wins ? low + 17 : low;
        return {
          match: 'Oprykningskamp til 2. division',
          team,
          rank: 2,
          carry: '',
          imp,
          total: imp,
          boards: 64,
          home: tick(team === home),
          winner: tick(team === wins),
          date: day(serial(2009, 4, 18)),
        };
      }),
      group: 'match',
    },
  ];
}

export const playoffChapter: Chapter = {
  name: 'play-off',
  today: serial(2009, 5, 4),
  build: playoff,
  faults: playoffFaults,
};
