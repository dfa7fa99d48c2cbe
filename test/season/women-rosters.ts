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
  type Fault,
  type Row,
} from './draft';
import { newcomersFrom, peopleFrom } from './people';
import type { Random } from './random';
import { personOf } from './rosters';
import { correctTeam, rosterColumns, teamNames } from './team-rows';

const TODAY = serial(2008, 9, 8);

const LONG = [
  'team',
  'player',
  'number',
  'club',
  'role',
  'homeTown',
  'town',
  'sex',
  'member',
  'paid',
  'phone',
  'address',
  'appeal',
  'lastTeam',
  'deadline',
];

const SLOTS = [1, 2, 3, 4, 5, 6];

/** One row a team: players, then their numbers. */
function wide(rows: readonly Row[]): Row {
  const first = the(rows, 0);
  const row: Row = {
    team: first.team ?? '',
    homeTown: first.homeTown ?? '',
    paid: tick(true),
    captain: first.player ?? '',
  };
  for (const slot of SLOTS) {
    const player = rows[slot - 1];
    row[`player${slot}`] = player?.player ?? '';
    row[`number${slot}`] = player?.number ?? '';
  }
  return row;
}

function women(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const nameOf = teamNames(random);
  const event = 'women';
  const teams = (count: number): Row[][] =>
    Array.from({ length: count }, (_, i) =>
      correctTeam(people, random, nameOf, { female: true, size: the([4, 5, 6], i % 3) }),
    );
  const [first, second, qualifier] = [teams(10), teams(10), teams(9)];
  // 303C2: three players, and leave until the 20th to name the fourth.
  const short = the(qualifier, 0);
  short.splice(3, 1);
  short.forEach((row, i) => {
    row.appeal = i === 1 ? 'x' : '';
    row.deadline = day(serial(2008, 9, 20));
  });
  for (const row of qualifier.flat()) row.lastTeam = '';
  return [
    {
      id: 'roster-1',
      event,
      sheet: 'Damedivision 1',
      title: 'Damedivisionsturneringen 2008/09, 1. division - tilmeldte hold',
      columns: rosterColumns(...LONG),
      rows: first.flat(),
      group: 'team',
      once: ['homeTown', 'paid'],
    },
    {
      id: 'roster-2',
      event,
      sheet: 'Damedivision 2',
      title: 'Damedivisionsturneringen 2008/09, 2. division - tilmeldte hold',
      columns: [
        column('team', 'Hold', 'Holdnavn'),
        ...SLOTS.flatMap((slot) => [
          column(`player${slot}`, `Spiller ${slot}`),
          column(`number${slot}`, `DBF-nr. ${slot}`),
        ]),
        column('captain', 'Kaptajn'),
        column('homeTown', 'Hjemby'),
        column('paid', 'Betalt'),
      ],
      rows: second.map(wide),
      fixed: true,
    },
    {
      id: 'qualifier',
      event,
      sheet: 'Damedivision kvalifikation',
      title: 'Kvalifikationsturneringen til Damedivisionen 2008/09 - tilmeldte hold',
      columns: rosterColumns(...LONG.filter((field) => field !== 'lastTeam')),
      rows: qualifier.flat(),
      group: 'team',
      once: ['homeTown', 'paid', 'deadline'],
    },
  ];
}

const faults: Fault[] = [
  fault('303C1', 'three players in one row', (drafts, random) => {
    const row = random.pick(drafts('roster-2').rows.filter(({ player5 }) => player5 === ''));
    Object.assign(row, { player4: '', number4: '' });
    return [expected('303C1', ...places([row], 'team', 'player4', 'player3', 'number4'))];
  }),
  fault('303A2', 'a number missing in one row', (drafts, random) => {
    const row = random.pick(drafts('roster-2').rows);
    row.number2 = '';
    return [expected(['303A2', '303A'], ...places([row], 'number2'))];
  }),
  fault('303B1', 'one row not paid', (drafts, random) => {
    const row = random.pick(drafts('roster-2').rows);
    row.paid = tick(false);
    return [expected(['303B1', '303B'], ...places([row], 'paid'))];
  }),
  fault('303A2', 'one person on two teams, one long and one wide', (drafts, random) => {
    const row = random.pick(drafts('roster-2').rows.filter(({ player5 }) => player5 === ''));
    const other = random.pick(drafts('roster-1').rows.filter(({ role }) => role === 'spiller'));
    const person = personOf(other);
    Object.assign(row, { player5: named(person), number5: member(person) });
    return [
      expected('303A2', ...places([row], 'player5', 'number5'), ...places([other], 'player', 'number')),
    ];
  }),
  fault('303C2', 'the leave has run out', (drafts) => {
    const rows = the(groupsOf(drafts('qualifier').rows, 'team'), 0);
    for (const row of rows) row.deadline = day(TODAY - 1);
    return [expected(['303C2', '303C1'], ...places(rows, 'deadline', 'team'))];
  }),
  fault('303C1', 'three players without leave', (drafts) => {
    const rows = the(groupsOf(drafts('qualifier').rows, 'team'), 0);
    for (const row of rows) row.deadline = '';
    return [expected(['303C1', '303C2'], ...places(rows, 'team', 'player', 'deadline'))];
  }),
  fault('325D1', 'a team of the 2nd division in the qualifier', (drafts, random) => {
    const { team } = random.pick(drafts('roster-2').rows);
    const rows = the(groupsOf(drafts('qualifier').rows, 'team'), 3);
    for (const row of rows) row.team = team ?? '';
    return [expected('325D1', ...places(rows, 'team'))];
  }),
  fault('321F2', 'nobody named for the appeals committee', (drafts, random) => {
    const rows = random.pick(groupsOf(drafts('roster-1').rows, 'team'));
    for (const row of rows) row.appeal = '';
    return [expected(['321F2', '321F'], ...places(rows, 'appeal', 'team'))];
  }),
  fault('321D1', 'a substitute of the 1st division in the 2nd', (drafts, random) => {
    // The substitute stands in the long roster of the first division: registered with another team there.
    const teams = random.shuffled(groupsOf(drafts('roster-1').rows, 'team'));
    const [one, other] = [the(teams, 0), the(teams, 1)];
    const guest = personOf(the(other, 1));
    const row: Row = {
      ...the(one, 1),
      player: named(guest),
      number: member(guest),
      club: guest.club,
      town: guest.town,
      role: 'substitut',
      appeal: '',
      lastTeam: '',
      phone: '',
      address: '',
    };
    drafts('roster-1').rows.splice(drafts('roster-1').rows.indexOf(the(one, -1)) + 1, 0, row);
    return [expected('321D1', ...places([row], 'player', 'number'))];
  }),
  fault('303C1', 'seven in the qualifier', (drafts, random) => {
    const rows = groupsOf(drafts('qualifier').rows, 'team').find((team) => team.length === 6) as Row[];
    const last = the(rows, -1);
    const person = newcomersFrom(random).person({ female: true });
    const row: Row = {
      ...last,
      player: named(person),
      number: member(person),
      appeal: '',
      phone: '',
      address: '',
    };
    drafts('qualifier').rows.splice(drafts('qualifier').rows.indexOf(last) + 1, 0, row);
    return [expected('303C1', ...places([...rows, row], 'team'), ...places([row], 'player'))];
  }),
];

export const womenRosters: Chapter = { name: 'women rosters', today: TODAY, build: women, faults };
