import {
  column,
  day,
  expected,
  fault,
  named,
  places,
  serial,
  the,
  tick,
  type Chapter,
  type Draft,
  type Fault,
  type Person,
  type Row,
} from './draft';
import { namesOfTeams } from './league';
import { peopleFrom } from './people';
import type { Random } from './random';

const FIRST = serial(2008, 10, 4);
const DEADLINE = serial(2008, 9, 8);
const SYSTEMS = ['Naturligt', 'Polsk klør', 'Precision', 'DBS-Acol', 'Stenberg', '2 over 1'];

const COLUMNS = [
  column('team', 'Hold', 'Holdnavn'),
  column('pair', 'Par', 'Pair'),
  column('system', 'System'),
  column('artificial', 'Højkunstigt'),
  column('card', 'Systemkort'),
  column('deadline', 'Frist'),
  column('received', 'Modtaget'),
  column('sent', 'Rundsendt'),
  column('fine', 'Bøde'),
  column('told', 'Modstander oplyst'),
  column('firstMatch', 'Første kamp'),
  column('division', 'Division', 'Række'),
  column('changed', 'Ændret', 'Ændring'),
  column('protest', 'Protest'),
];

/** 327C1: 100 DKK for each week begun. */
const fineOf = (received: number): number => 100 * Math.ceil(Math.max(0, received - DEADLINE) / 7);

function division(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const rows = namesOfTeams(random, 12).flatMap((team, t) => {
    const count = t === 0 ? 5 : random.whole(2, 3);
    return Array.from({ length: count }, (_, i): Row => {
      // The boundaries: on the day, a day late, a week late, eight days late; all in time for the rounds to the others.
      const late = t === 1 ? the([0, 1, 7], i) : t === 2 ? the([8, 12, 0], i) : 0;
      const artificial = late === 0 && t === 3 && i < 2;
      const pair: [Person, Person] = [people.person(), people.person()];
      return {
        team,
        pair: named(...pair),
        // Different ones on the team with five, so that there are five systems.
        system: artificial ? 'Regres' : t === 0 ? the(SYSTEMS, i) : random.pick(SYSTEMS),
        artificial: tick(artificial),
        card: 'Holdturneringssystemkort',
        deadline: day(DEADLINE),
        received: day(DEADLINE + (late > 0 ? late : -random.whole(0, 20))),
        // 327C4: two weeks before the first round at the latest.
        sent: day(random.pick([FIRST - 14, FIRST - 14, DEADLINE + Math.max(late, 0)])),
        fine: fineOf(DEADLINE + late),
        // 327A1c: more than four systems: told at least a week before the match.
        told: t === 0 ? day(FIRST - 7) : '',
        firstMatch: day(FIRST),
        division: '1. division',
        // 327D1a: a week before they play; 327B1: a week before the first round.
        changed: t === 5 && i === 0 ? day(FIRST - 7) : '',
        protest: t === 6 && i === 0 ? day(FIRST - 7) : '',
      };
    });
  });
  return [
    {
      id: 'cards',
      event: 'division',
      sheet: 'Divisionsturneringen systemer',
      title: 'Divisionsturneringen 2008/09 - indsendte systembeskrivelser',
      columns: COLUMNS,
      rows,
    },
  ];
}

/** 331C: what may be played depends on the opponents. */
function cup(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const teams = namesOfTeams(random, 16);
  const date = serial(2008, 10, 12);
  const rows = Array.from({ length: 8 }, (_, i): Row => {
    const seeded = i < 3;
    return {
      team: the(teams, i),
      pair: named(people.person(), people.person()),
      round: '1/64-finale',
      system: seeded && i === 0 ? 'Regres' : random.pick(SYSTEMS),
      artificial: tick(seeded && i === 0),
      card: seeded ? 'Holdturneringssystemkort' : 'Parturneringssystemkort',
      opponent: the(teams, 8 + i),
      seeded: tick(seeded),
      allowed: tick(i !== 0 && i !== 1),
      received: i < 2 ? day(date - 7) : '',
      date: day(date),
    };
  });
  return [
    {
      id: 'cards',
      event: 'cup',
      sheet: 'Pokalturneringen systemer',
      title: 'Pokalturneringen 2008/09 - systemkort, 1/64-finaler',
      columns: [
        column('team', 'Hold', 'Holdnavn'),
        column('pair', 'Par', 'Pair'),
        column('round', 'Omgang'),
        column('system', 'System'),
        column('artificial', 'Højkunstigt'),
        column('card', 'Systemkort'),
        column('opponent', 'Modstander'),
        column('seeded', 'Modstander seedet'),
        column('allowed', 'Tilladt i par'),
        column('received', 'Modtaget'),
        column('date', 'Dato'),
      ],
      rows,
    },
  ];
}

const yes = (cell: Row[string] | undefined): boolean =>
  typeof cell === 'object' && cell.kind === 'tick' && cell.yes;
const fined = (row: Row): boolean => Number(row.fine) > 0;
const spoilt = (
  clauses: string[],
  what: string,
  find: (row: Row, i: number) => boolean,
  change: (row: Row) => void,
  ...fields: string[]
): Fault =>
  fault(the(clauses, 0), what, (drafts, random) => {
    const row = random.pick(drafts('cards').rows.filter(find));
    change(row);
    return [expected(clauses, ...places([row], ...fields))];
  });

const divisionFaults: Fault[] = [
  spoilt(
    ['327A1a', '327A1'],
    "the pairs' card",
    () => true,
    (row) => (row.card = 'Parturneringssystemkort'),
    'card',
  ),
  fault('327A1c', 'five systems, the opponents told six days before', (drafts) => {
    const rows = drafts('cards').rows.slice(0, 5);
    for (const row of rows) row.told = day(FIRST - 6);
    return [
      { ...expected(['327A1c', '327A1'], ...places(rows, 'told', 'team', 'pair', 'system')), more: true },
    ];
  }),
  fault('327A1d', 'four highly artificial systems', (drafts) => {
    const rows = drafts('cards').rows.slice(0, 5);
    for (const row of rows.slice(0, 4)) row.artificial = tick(true);
    return [expected(['327A1d', '327A1'], ...places(rows, 'artificial', 'team', 'pair', 'system'))];
  }),
  spoilt(['327C1', '327C'], 'a week too little', fined, (row) => (row.fine = Number(row.fine) - 100), 'fine'),
  spoilt(
    ['327C1', '327C'],
    'a fine for a description in time',
    (row) => !fined(row),
    (row) => (row.fine = 100),
    'fine',
  ),
  spoilt(
    ['327C3', '327C'],
    'late and highly artificial',
    fined,
    (row) => (row.artificial = tick(true)),
    'artificial',
    'system',
  ),
  spoilt(
    ['327C4', '327C'],
    'sent to the others thirteen days before the first round, and no standard system',
    // All of 327C is about those who missed the deadline.
    fined,
    (row) => {
      row.system = 'Precision';
      row.sent = day(FIRST - 13);
    },
    'system',
    'sent',
  ),
];

const later: Fault[] = [
  spoilt(
    ['327B1', '327B'],
    'a protest six days before the first round',
    (row) => row.protest === '',
    (row) => (row.protest = day(FIRST - 6)),
    'protest',
  ),
  spoilt(
    ['327D1', '327D1a', '327D'],
    'a system changed six days before it is played',
    (row) => row.changed === '' && !yes(row.artificial),
    (row) => (row.changed = day(FIRST - 6)),
    'changed',
  ),
  spoilt(
    ['327D3', '327D'],
    'a highly artificial system changed',
    (row) => yes(row.artificial),
    (row) => (row.changed = day(FIRST - 20)),
    'changed',
    'artificial',
    'system',
  ),
];

const cupFaults: Fault[] = [
  spoilt(
    ['331C1'],
    'a highly artificial system against an unseeded team',
    (row) => !yes(row.seeded),
    (row) => {
      // Nor is it allowed in pairs: the card has come in time.
      Object.assign(row, {
        artificial: tick(true),
        system: 'Regres',
        allowed: tick(false),
        received: day(serial(2008, 10, 5)),
      });
    },
    'artificial',
    'system',
  ),
  spoilt(
    ['331C2', '331C2a', '331C2b'],
    "the teams' card against an unseeded team",
    (row) => !yes(row.seeded),
    (row) => (row.card = 'Holdturneringssystemkort'),
    'card',
  ),
  spoilt(
    ['331C4'],
    'sent six days before the match',
    (row) => !yes(row.allowed),
    (row) => (row.received = day(serial(2008, 10, 6))),
    'received',
  ),
];

const today = serial(2008, 10, 20);

export const systemChapters: readonly Chapter[] = [
  { name: 'division systems', today, build: division, faults: [...divisionFaults, ...later] },
  { name: 'cup systems', today, build: cup, faults: cupFaults },
];
