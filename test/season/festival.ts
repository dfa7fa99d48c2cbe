import {
  column,
  day,
  expected,
  fault,
  groupsOf,
  member,
  named,
  places,
  serial,
  the,
  type Cell,
  type Chapter,
  type Draft,
  type Fault,
  type Row,
} from './draft';
import { bracket, bracketFaults } from './mini-bracket';
import { newcomersFrom, peopleFrom, type People } from './people';
import type { Random } from './random';
import { personOf } from './rosters';
import { correctTeam, rosterColumns, teamNames } from './team-rows';

const FIELDS = ['team', 'player', 'number', 'club', 'role', 'phone', 'address'];

interface Festival {
  readonly event: string;
  readonly sheet: string;
  readonly title: string;
}
const OPEN: Festival = {
  event: 'danishOpen',
  sheet: 'Danish Open hold',
  title: 'Danish Open 2009 - tilmeldte hold',
};
const TEAMS: Festival = {
  event: 'festivalTeams',
  sheet: 'Festivalens holdturnering',
  title: 'Festivalens åbne holdturnering 2009 - tilmeldte hold',
};
const MINI: Festival = {
  event: 'miniTeams',
  sheet: 'Miniholdturnering',
  title: 'Festivalens miniholdturnering 2009 - deltagere',
};

function rosterOf(
  { event, sheet, title }: Festival,
  people: People,
  random: Random,
  count: number,
  sizes: readonly number[],
): Draft {
  const nameOf = teamNames(random);
  const teams = Array.from({ length: count }, (_, i) =>
    correctTeam(people, random, nameOf, { size: the(sizes, i % sizes.length) }),
  );
  return {
    id: 'roster',
    event,
    sheet,
    title,
    columns: rosterColumns(...FIELDS),
    rows: teams.flat(),
    group: 'team',
  };
}

/** Players who are banned: those whose time is over may play. */
function bans(people: People, { event }: Festival, players: readonly Row[]): Draft {
  const row = (person: { row: Row } | undefined, from: number, to: number): Row => {
    const who = person ? personOf(person.row) : people.person();
    return { player: named(who), number: member(who), from: day(from), to: day(to) };
  };
  return {
    id: 'bans',
    event,
    sheet: event === 'danishOpen' ? 'Danish Open karantæner' : 'Festivalens karantæner',
    title:
      event === 'danishOpen'
        ? 'Danish Open 2009: spillere i karantæne'
        : 'Festivalens holdturnering 2009: spillere i karantæne',
    columns: [
      column('player', 'Spiller', 'Navn'),
      column('number', 'DBF-nr.', 'Medlemsnr.'),
      column('from', 'Karantæne fra'),
      column('to', 'Karantæne til'),
    ],
    rows: [
      row(undefined, serial(2009, 3, 1), serial(2010, 2, 28)),
      row({ row: the(players, 3) }, serial(2007, 1, 1), serial(2008, 12, 31)),
    ],
  };
}

const PLAYED = serial(2009, 7, 25);

function danishOpen(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const draft = rosterOf(OPEN, people, random, 16, [4, 5, 6]);
  const teams = random.shuffled(groupsOf(draft.rows, 'team').map((rows) => String(the(rows, 0).team)));
  const { event } = OPEN;
  const placings = (id: string, sheet: string, title: string, list: readonly string[]): Draft => ({
    id,
    event,
    sheet,
    title,
    columns: [column('place', 'Nr.', 'Nr'), column('team', 'Hold', 'Holdnavn')],
    rows: list.map((team, i): Row => ({ place: i + 1, team })),
    fixed: true,
  });
  const qualified = teams.slice(0, 5);
  const consolation = teams.slice(5);
  // Nobody uses the festival teams' right: no. 3 of the consolation stage gets the place.
  const eight = [...qualified, ...consolation.slice(0, 3)];
  // 362B3a: 1 to 4 choose in turn among the remaining four.
  const others = random.shuffled(eight.slice(4));
  const winners: string[] = [];
  const match = (name: string, home: string, away: string, boards: number, chosen: Cell): Row => {
    const low = random.whole(10, 60);
    const wins = random.pick([home, away]);
    winners.push(wins);
    const lead = random.whole(1, 40);
    return {
      round: name.replace(/ \d$/, ''),
      match: name,
      home,
      away,
      homeImp: wins === home ? low + lead : low,
      awayImp: wins === away ? low + lead : low,
      boards,
      halves: 2,
      winner: wins,
      chosen,
    };
  };
  // 362B3b: no. 1 chooses one of the other quarter-finals; that stands.
  const pick = random.whole(1, 3);
  const quarters = eight
    .slice(0, 4)
    .map((team, i) => match(`Kvartfinale ${i + 1}`, team, the(others, i), 24, i === pick ? 'x' : ''));
  const rest = [1, 2, 3].filter((i) => i !== pick);
  const semis = [
    match('Semifinale 1', the(winners, 0), the(winners, pick), 24, ''),
    match('Semifinale 2', the(winners, the(rest, 0)), the(winners, the(rest, 1)), 24, ''),
  ];
  const last = match('Finale', the(winners, 4), the(winners, 5), 40, '');
  return [
    draft,
    bans(people, OPEN, draft.rows),
    placings(
      'qualification',
      'Danish Open kvalifikation',
      'Danish Open 2009 - kvalifikationsfasen, slutstilling',
      [...teams],
    ),
    placings(
      'consolation',
      'Danish Open opsamling',
      'Danish Open 2009 - opsamlingsfasen, slutstilling',
      consolation,
    ),
    {
      id: 'knockout',
      // Who meets whom in one round follows from the one before.
      whole: true,
      event,
      sheet: 'Danish Open knockout',
      title: 'Danish Open 2009 - knockoutfasen',
      columns: [
        column('round', 'Runde'),
        column('match', 'Kamp'),
        column('home', 'Hjemmehold'),
        column('away', 'Udehold'),
        column('homeImp', 'IMP hjemme'),
        column('awayImp', 'IMP ude'),
        column('boards', 'Spil'),
        column('halves', 'Halvlege'),
        column('winner', 'Vinder'),
        column('chosen', 'Valgt af nr. 1'),
      ],
      rows: [...quarters, ...semis, last],
      fixed: true,
    },
  ];
}

function openTeams(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const draft = rosterOf(TEAMS, people, random, 14, [4, 5, 6]);
  // Players of the Division this season; none of them plays here.
  const nameOf = teamNames(random);
  const division = Array.from({ length: 4 }, () => correctTeam(people, random, nameOf, { size: 5 }));
  return [
    draft,
    bans(people, TEAMS, draft.rows),
    {
      id: 'division',
      event: 'division',
      sheet: 'Divisionsturneringen 2 div',
      title: 'Divisionsturneringen 2008/09 - 2. division - tilmeldte hold',
      columns: rosterColumns('team', 'player', 'number', 'club', 'role'),
      rows: division.flat(),
      group: 'team',
    },
    {
      id: 'programme',
      event: TEAMS.event,
      sheet: 'Festival program',
      title: 'Dansk Bridgefestival 2009 - program',
      columns: [
        column('event', 'Turnering'),
        column('stage', 'Fase'),
        column('matches', 'Kampe', 'Antal kampe'),
        column('boards', 'Spil pr. kamp'),
      ],
      rows: [{ event: 'Festivalens åbne holdturnering', stage: 'Monrad', matches: 12, boards: 8 }],
      fixed: true,
    },
  ];
}

function miniTeams(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const draft = rosterOf(MINI, people, random, 8, [4]);
  const starts = random.shuffled([1, 2, 3, 4, 5, 6, 7, 8]);
  groupsOf(draft.rows, 'team').forEach((rows, i) => {
    for (const row of rows) Object.assign(row, { start: the(starts, i), forceMajeure: '' });
  });
  draft.columns = [
    ...rosterColumns('team', 'player', 'number', 'club', 'role'),
    column('start', 'Startnr.', 'Startnr'),
  ];
  draft.once = ['start'];
  const numbered = groupsOf(draft.rows, 'team').map((rows) => the(rows, 0));
  const byStart = (start: number): string => String(numbered.find((row) => row.start === start)?.team);
  return [draft, bracket([1, 2, 3, 4, 5, 6, 7, 8].map(byStart), random)];
}

function joined(draft: Draft, rows: Row[], row: Row): Row {
  const last = the(rows, -1);
  const whole: Row = { ...last, ...row, role: 'spiller', phone: '', address: '' };
  draft.rows.splice(draft.rows.indexOf(last) + 1, 0, whole);
  return whole;
}

const teamOf = (draft: Draft, size: number, random: Random): Row[] =>
  random.pick(groupsOf(draft.rows, 'team').filter((rows) => rows.length === size));

const tooMany = (clause: string, size: number): Fault =>
  fault(clause, `${size + 1} players`, (drafts, random) => {
    const draft = drafts('roster');
    const rows = teamOf(draft, size, random);
    const person = newcomersFrom(random).person();
    const row = joined(draft, rows, { player: named(person), number: member(person) });
    return [expected([clause, '303C1'], ...places([...rows, row], 'team'), ...places([row], 'player'))];
  });

const twoTeams = (clauses: string[]): Fault =>
  fault(the(clauses, 0), 'one player on two teams', (drafts, random) => {
    const draft = drafts('roster');
    const rows = teamOf(draft, 4, random);
    const other = random.pick(
      draft.rows.filter((row) => row.team !== the(rows, 0).team && row.role === 'spiller'),
    );
    const person = personOf(other);
    const row = joined(draft, rows, { player: named(person), number: member(person) });
    return [expected(clauses, ...places([row, other], 'player', 'number'))];
  });

const banned: Fault = fault('361A3', 'a banned player', (drafts, random) => {
  const draft = drafts('roster');
  const row = the(drafts('bans').rows, 0);
  const rows = teamOf(draft, 5, random);
  const target = the(rows, 2);
  Object.assign(target, { player: row.player, number: row.number });
  return [expected('361A3', ...places([target], 'player', 'number'))];
});

const knockout = (clauses: string[], what: string, row: number, field: string, value: Cell): Fault =>
  fault(the(clauses, 0), what, (drafts) => {
    const match = the(drafts('knockout').rows, row);
    match[field] = value;
    return [expected(clauses, ...places([match], field))];
  });

const openFaults: Fault[] = [
  tooMany('362A1', 6),
  twoTeams(['362A2']),
  banned,
  knockout(['362B4a', '362B4'], 'a quarter-final of 20 boards', 1, 'boards', 20),
  knockout(['362B4a', '362B4'], 'a semi-final of 40 boards', 4, 'boards', 40),
  knockout(['362B4b', '362B4'], 'a final of 24 boards', 6, 'boards', 24),
  fault('362B1', 'no. 6 of the qualification in the knock-out without the consolation stage', (drafts) => {
    // No. 4 of the consolation stage in place of no. 3.
    const third = the(drafts('consolation').rows, 2).team;
    const fourth = the(drafts('consolation').rows, 3).team ?? '';
    const rows = drafts('knockout').rows;
    const swapped = rows.filter((row) => [row.home, row.away, row.winner].includes(third));
    for (const row of swapped)
      for (const field of ['home', 'away', 'winner']) if (row[field] === third) row[field] = fourth;
    return [expected(['362B1', '362B1c', '362B1b'], ...places([the(swapped, 0)], 'home', 'away'))];
  }),
  fault('362B3b', 'the semi-final that no. 1 did not choose', (drafts) => {
    const rows = drafts('knockout').rows;
    const quarters = rows.slice(1, 4);
    const chosen = quarters.find((row) => row.chosen === 'x') as Row;
    const other = quarters.find((row) => row.chosen !== 'x') as Row;
    chosen.chosen = '';
    other.chosen = 'x';
    return [
      expected(
        ['362B3b', '362B3'],
        ...places(quarters, 'chosen'),
        ...places(rows.slice(4, 6), 'home', 'away'),
      ),
    ];
  }),
  fault('362B3a', 'no. 5 chooses, no. 4 is chosen', (drafts) => {
    // No. 1 meets no. 4, whom nobody may choose; the team no. 1 had chosen meets its other.
    const rows = drafts('knockout').rows;
    const [one, four] = [the(rows, 0), the(rows, 3)];
    const [opponent, best] = [one.away ?? '', four.home ?? ''];
    const swap = (cell: Cell | undefined): Cell =>
      cell === opponent ? best : cell === best ? opponent : (cell ?? '');
    one.away = best;
    four.home = opponent;
    one.winner = swap(one.winner);
    four.winner = swap(four.winner);
    for (const row of rows.slice(4))
      for (const field of ['home', 'away', 'winner']) row[field] = swap(row[field]);
    return [expected(['362B3a', '362B3'], ...places([one, four], 'home', 'away'))];
  }),
];

const teamFaults: Fault[] = [
  fault('363B1', 'eleven matches', (drafts) => {
    const row = the(drafts('programme').rows, 0);
    row.matches = 11;
    return [expected(['363B1', '363B'], ...places([row], 'matches'))];
  }),
  fault('363B1', 'matches of ten boards', (drafts) => {
    const row = the(drafts('programme').rows, 0);
    row.boards = 10;
    return [expected(['363B1', '363B'], ...places([row], 'boards'))];
  }),
  tooMany('363A2', 6),
  twoTeams(['363A3']),
  banned,
  fault('363A1', 'a player of the Divisionsturneringen', (drafts, random) => {
    const draft = drafts('roster');
    const person = personOf(random.pick(drafts('division').rows));
    const target = the(teamOf(draft, 5, random), 2);
    Object.assign(target, { player: named(person), number: member(person) });
    return [expected('363A1', ...places([target], 'player', 'number'))];
  }),
];

const miniFaults: Fault[] = [
  ...bracketFaults,
  tooMany('364A2', 4),
  fault('364B1', 'seven teams', (drafts, random) => {
    const draft = drafts('roster');
    const rows = random.pick(groupsOf(draft.rows, 'team').filter((team) => the(team, 0).start === 8));
    draft.rows = draft.rows.filter((row) => !rows.includes(row));
    return [expected(['364B1', '364B'], ...places(draft.rows, 'team', 'start'))];
  }),
  fault('364B1', 'a start number twice', (drafts) => {
    const teams = groupsOf(drafts('roster').rows, 'team');
    const [one, other] = [the(teams, 1), the(teams, 2)];
    for (const row of other) row.start = the(one, 0).start ?? '';
    return [{ ...expected(['364B1', '364B'], ...places([...one, ...other], 'start')), more: true }];
  }),
];

export const festivalChapters: readonly Chapter[] = [
  { name: 'danish open', today: PLAYED, build: danishOpen, faults: openFaults },
  { name: 'festival teams', today: PLAYED, build: openTeams, faults: teamFaults },
  { name: 'mini teams', today: PLAYED, build: miniTeams, faults: miniFaults },
];
