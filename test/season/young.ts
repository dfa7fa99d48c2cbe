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
  tick,
  type Chapter,
  type Draft,
  type Drafts,
  type Fault,
  type Person,
  type Row,
} from './draft';
import { peopleFrom } from './people';
import type { Random } from './random';
import { personOf } from './rosters';
import { correctTeam, playerRow, rosterColumns, teamNames } from './team-rows';

/** 343A1, 353A1: not 25 on 1 January 2009, so born on 2 January 1984 or later. 344A1: 20 on that very day is young enough. */
const JUNIOR = serial(1984, 1, 2);
const SCHOOL = serial(1989, 1, 1);
/** 352A5: 60 before 1 January 2009, so born on 31 December 1948 or earlier. */
const VETERAN = serial(1948, 12, 31);

const young = (random: Random, first: number, last: number) => (): number =>
  random.chance(0.15) ? first : random.whole(first, last);

const FIELDS = [
  'team',
  'player',
  'number',
  'club',
  'district',
  'role',
  'born',
  'member',
  'paid',
  'phone',
  'address',
];

function juniorTeams(random: Random): Draft[] {
  const people = peopleFrom(random, 50_000);
  const nameOf = teamNames(random);
  const born = young(random, JUNIOR, serial(1993, 6, 1));
  const teams = Array.from({ length: 8 }, (_, i) =>
    correctTeam(people, random, nameOf, { born, size: the([4, 5, 6, 5], i % 4) }),
  );
  teams.forEach((team, i) => {
    for (const row of team) Object.assign(row, { finalA: tick(i < 4), stage: 'Finale' });
  });
  const rows = teams.flat();
  const draft: Draft = {
    id: 'roster',
    event: 'juniors',
    sheet: 'DM for juniorhold',
    title: 'DM for juniorhold 2008/09 - finalestævne',
    columns: [...rosterColumns(...FIELDS, 'approved'), column('finalA', 'A-finale'), column('stage', 'Fase')],
    rows,
    group: 'team',
    once: ['paid'],
  };
  // 343A2: all four conditions hold: approved, in the final weekend, neither team in the A-final, four stay behind.
  lend(draft, 5, 6, random);
  return [draft];
}

/** Somebody of one team is a substitute for another. */
function lend(draft: Draft, from: number, to: number, random: Random): Row {
  const teams = groupsOf(draft.rows, 'team');
  const guest = personOf(random.pick(the(teams, from).filter(({ role }) => role === 'spiller')));
  const last = the(the(teams, to), -1);
  const row: Row = {
    ...playerRow(String(last.team), guest, '', 'substitut'),
    approved: tick(true),
    finalA: last.finalA ?? '',
    stage: 'Finale',
  };
  draft.rows.splice(draft.rows.indexOf(last) + 1, 0, row);
  return row;
}

/** Players of the school event need not be members of a club. */
function schoolTeams(random: Random): Draft[] {
  const people = peopleFrom(random, 60_000);
  const born = young(random, SCHOOL, serial(1996, 6, 1));
  const rows = [
    'Aarhus Katedralskole',
    'Odense Gymnasium',
    'Nørre Gymnasium',
    'Ribe Katedralskole',
    'Aurehøj',
  ].flatMap((school) =>
    Array.from({ length: random.whole(4, 6) }, (_, i): Row => {
      const person = people.person({ born: born() });
      return {
        ...playerRow(school, person, '', i === 0 ? 'kaptajn' : 'spiller'),
        number: '',
        member: random.pick(['ja', 'nej', 'nej']),
        school,
        phone: i === 0 ? '86 12 34 56' : '',
        address: i === 0 ? 'Skolegade 4' : '',
      };
    }),
  );
  return [
    {
      id: 'roster',
      event: 'schools',
      sheet: 'DM for skolehold',
      title: 'DM for skolehold 2009 - deltagere',
      columns: [
        ...rosterColumns('team', 'player', 'role', 'born', 'member', 'paid', 'phone', 'address'),
        column('school', 'Skole'),
      ],
      rows,
      group: 'team',
      once: ['paid'],
    },
  ];
}

/** Two players a row, with their days of birth. */
const pairsBorn =
  (event: string, sheet: string, title: string, count: number, born: (random: Random) => () => number) =>
  (random: Random): Draft[] => {
    const people = peopleFrom(random, 50_000);
    const date = born(random);
    return [
      {
        id: 'pairs',
        event,
        sheet,
        title,
        columns: [
          column('player1', 'Spiller 1', 'Player 1'),
          column('number1', 'DBF-nr. 1', 'Medlemsnr. 1'),
          column('born1', 'Født 1'),
          column('player2', 'Spiller 2', 'Player 2'),
          column('number2', 'DBF-nr. 2', 'Medlemsnr. 2'),
          column('born2', 'Født 2'),
          column('district', 'Distrikt'),
        ],
        rows: Array.from({ length: count }, (): Row => {
          const [one, two] = [people.person({ born: date() }), people.person({ born: date() })];
          return {
            player1: named(one),
            number1: member(one),
            born1: day(one.born),
            player2: named(two),
            number2: member(two),
            born2: day(two.born),
            district: one.district,
          };
        }),
        fixed: true,
      },
    ];
  };

const bornLate = (
  clause: string,
  what: string,
  date: number,
  field: (random: Random) => string,
  draft: string,
): Fault =>
  fault(clause, what, (drafts, random) => {
    const row = random.pick(drafts(draft).rows.filter(({ role }) => role !== 'substitut'));
    const at = field(random);
    row[at] = day(date);
    return [expected(clause, ...places([row], at))];
  });

const single = () => 'born';
const either = (random: Random): string => random.pick(['born1', 'born2']);

const borrowed = (drafts: Drafts): { row: Row; person: Person } => {
  const row = drafts('roster').rows.find(({ role }) => role === 'substitut') as Row;
  return { row, person: personOf(row) };
};

const juniorFaults: Fault[] = [
  fault('343A1', '25 on the 1st of January', (drafts, random) => {
    const { person } = borrowed(drafts);
    const row = random.pick(drafts('roster').rows.filter((each) => personOf(each).number !== person.number));
    row.born = day(serial(1984, 1, 1));
    return [expected('343A1', ...places([row], 'born'))];
  }),
  fault('343A2a', 'a substitute whom the director has not approved', (drafts) => {
    const { row } = borrowed(drafts);
    row.approved = tick(false);
    return [expected(['343A2a', '343A2'], ...places([row], 'approved', 'player', 'number'))];
  }),
  fault('343A2b', 'a substitute before the final weekend', (drafts) => {
    const { row } = borrowed(drafts);
    row.stage = 'Indledende';
    return [expected(['343A2b', '343A2'], ...places([row], 'stage', 'player', 'number'))];
  }),
  fault('343A2c', 'a substitute for a team in the A-final', (drafts) => {
    const { row } = borrowed(drafts);
    const team = drafts('roster').rows.filter((each) => each.team === row.team);
    for (const each of team) each.finalA = tick(true);
    return [
      {
        ...expected(['343A2c', '343A2'], ...places(team, 'finalA'), ...places([row], 'player', 'number')),
        more: false,
      },
    ];
  }),
  fault('343A2d', 'a substitute from a team of four', (drafts) => {
    const { row, person } = borrowed(drafts);
    const { rows } = drafts('roster');
    const own = rows.find((each) => each !== row && personOf(each).number === person.number) as Row;
    const team = rows.filter((each) => each.team === own.team);
    // With the substitute away three are left.
    const spare = team.filter((each) => each !== own && each.role === 'spiller');
    for (const each of spare.slice(0, team.length - 4)) rows.splice(rows.indexOf(each), 1);
    return [expected(['343A2d', '343A2'], ...places([row, own], 'player', 'number', 'team'))];
  }),
];

const today = serial(2009, 4, 20);

export const youngChapters: readonly Chapter[] = [
  { name: 'junior teams', today, build: juniorTeams, faults: juniorFaults },
  {
    name: 'school teams',
    today,
    build: schoolTeams,
    faults: [
      bornLate('344A1', '20 the day before the 1st of January', serial(1988, 12, 31), single, 'roster'),
      fault('303C1', 'a school with three players', (drafts, random) => {
        const team = random.pick(groupsOf(drafts('roster').rows, 'team'));
        const gone = team.slice(3);
        drafts('roster').rows = drafts('roster').rows.filter((row) => !gone.includes(row));
        return [expected('303C1', ...places(team.slice(0, 3), 'team', 'player'))];
      }),
    ],
  },
  {
    name: 'junior pairs',
    today,
    build: pairsBorn('juniorPairs', 'DM for juniorpar', 'DM for juniorpar 2009 - tilmeldte', 14, (random) =>
      young(random, JUNIOR, serial(1993, 6, 1)),
    ),
    faults: [bornLate('353A1', '25 on the 1st of January', serial(1984, 1, 1), either, 'pairs')],
  },
  {
    name: 'school pairs',
    today,
    build: pairsBorn('schoolPairs', 'DM for skolepar', 'DM for skolepar 2009 - tilmeldte', 14, (random) =>
      young(random, SCHOOL, serial(1996, 6, 1)),
    ),
    faults: [
      bornLate('354A1', '20 the day before the 1st of January', serial(1988, 12, 31), either, 'pairs'),
    ],
  },
  {
    name: 'veteran pairs',
    today,
    build: pairsBorn(
      'veteranPairs',
      'Veteranpar finale 2009',
      'DM for veteranpar 2009 - deltagere',
      24,
      (random) => {
        const old = young(random, serial(1921, 1, 1), VETERAN);
        return () => (random.chance(0.1) ? VETERAN : old());
      },
    ),
    faults: [bornLate('352A5', '60 on the 1st of January', serial(1949, 1, 1), either, 'pairs')],
  },
];
