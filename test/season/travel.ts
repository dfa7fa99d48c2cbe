import {
  column,
  expected,
  fault,
  places,
  serial,
  the,
  type Chapter,
  type Draft,
  type Fault,
  type Row,
} from './draft';
import { namesOfTeams } from './league';
import { DISTRICTS } from './people';
import type { Random } from './random';

/** DKK per km times 100, so that amounts stay exact. */
const RATE = 347;

/** 304B1 with the kilometres abroad left out (304E), in DKK. */
function refundOf({ km, abroad, tolls }: { km: number; abroad: number; tolls: number }): number {
  return Math.max(0, (km - abroad - 200) * RATE + tolls * 100) / 100;
}

const MAINLAND = DISTRICTS.filter(({ name }) => name !== 'Bornholm');

const COLUMNS = [
  column('team', 'Hold', 'Holdnavn'),
  column('round', 'Omgang'),
  column('homeTown', 'Hjemby'),
  column('km', 'Km', 'Km (tur/retur)'),
  column('abroad', 'Heraf km i udlandet'),
  column('rate', 'Sats'),
  column('tolls', 'Bro/færge'),
  column('days', 'Dage'),
  column('persons', 'Personer'),
  column('refund', 'Refusion'),
];

/** A journey and what is due for it; overnight for those entitled to it, where it is allowed at all. */
function journey(team: string, round: string, overnight: boolean, random: Random): Row {
  const km = random.pick([40, 130, 131, 180, 200, 201, 260, 412, 566.4]);
  const abroad = km > 400 && random.chance(0.4) ? 88 : 0;
  const tolls = random.pick([0, 0, 0, 470, 250]);
  const days = random.pick([1, 2, 2]);
  const refund = refundOf({ km, abroad, tolls });
  // 304D: more than a day, and a refund or more than 65 km; of its players only those of more than 65 km.
  const entitled = overnight && days > 1 && km > 130;
  return {
    team,
    round,
    homeTown: the(random.pick(MAINLAND).towns, 0),
    km,
    abroad,
    rate: RATE / 100,
    tolls,
    days,
    persons: entitled ? random.whole(0, 4) : 0,
    refund,
  };
}

/** 304C1: via Ystad all the way counts, in Sweden as well. */
function fromBornholm(row: Row): Row {
  return {
    ...row,
    homeTown: 'Rønne',
    km: 420,
    abroad: 130,
    tolls: 1190,
    refund: refundOf({ km: 420, abroad: 0, tolls: 1190 }),
  };
}

function division(random: Random): Draft[] {
  return [
    {
      id: 'refunds',
      event: 'division',
      sheet: 'Divisionsturneringen rejser',
      title: 'Divisionsturneringen 2008/09 - rejserefusion, 1. weekend',
      columns: COLUMNS.filter(({ field }) => field !== 'round'),
      rows: namesOfTeams(random, 24).map((team, i) => {
        const row = journey(team, '', true, random);
        return i === 7 ? { ...fromBornholm(row), persons: 0 } : row;
      }),
      totals: true,
    },
  ];
}

function cupRefunds(random: Random): Draft[] {
  const rounds = ['1/8-finale', 'Kvartfinale', 'Semifinale', 'Finale'];
  return [
    {
      id: 'refunds',
      event: 'cup',
      sheet: 'Pokalturneringen rejser',
      title: 'Pokalturneringen 2008/09 - rejserefusion',
      columns: COLUMNS,
      rows: namesOfTeams(random, 20).map((team, i) =>
        journey(team, the(rounds, Math.floor(i / 5)), i >= 10, random),
      ),
      totals: true,
    },
  ];
}

/** 321B3: what is over goes to the next season; two seasons that hang together. */
const account =
  (event: string, sheet: string, title: string, teams: readonly number[]) =>
  (random: Random): Draft[] => {
    let carried = random.whole(-4000, 9000);
    const rows = teams.map((count, i): Row => {
      const each = 1200 + 50 * i;
      const paid = random.whole(40_000, 62_000) + random.pick([0, 0.5, 0.25]);
      const row: Row = {
        season: `${2007 + i}/0${8 + i}`,
        carried,
        teams: count,
        each,
        contributions: count * each,
        paid,
        over: carried + count * each - paid,
      };
      carried = Number(row.over);
      return row;
    });
    return [
      {
        id: 'account',
        event,
        sheet,
        title,
        columns: [
          column('season', 'Sæson'),
          column('carried', 'Overført fra forrige sæson'),
          column('teams', 'Antal hold'),
          column('each', 'Bidrag pr. hold'),
          column('contributions', 'Bidrag i alt'),
          column('paid', 'Udbetalt refusion'),
          column('over', 'Overføres til næste sæson'),
        ],
        rows,
        fixed: true,
      },
    ];
  };

const at = (
  clauses: string[],
  what: string,
  fields: string[],
  find: (row: Row) => boolean,
  spoil: (row: Row) => void,
): Fault =>
  fault(the(clauses, 0), what, (drafts, random) => {
    const rows = drafts('refunds').rows.filter(find);
    if (rows.length === 0) return [];
    const row = random.pick(rows);
    spoil(row);
    return [expected(clauses, ...places([row], ...fields))];
  });

const abroadCounts = ({ homeTown }: Row): boolean => homeTown === 'Rønne';
const entitled = (row: Row): boolean => Number(row.days) > 1 && Number(row.km) > 130;
const whole = (row: Row): number => (Number(row.km) * RATE + Number(row.tolls) * 100) / 100;

const refundFaults: Fault[] = [
  at(
    ['304B1', '304B'],
    'no self-payment deducted',
    ['refund'],
    ({ abroad }) => abroad === 0,
    (row) => (row.refund = whole(row)),
  ),
  at(
    ['304B1', '304B'],
    'the toll forgotten',
    ['refund'],
    ({ tolls, refund, abroad }) => Number(tolls) > 0 && Number(refund) > Number(tolls) && abroad === 0,
    (row) => {
      row.refund = Number(row.refund) - Number(row.tolls);
    },
  ),
  at(
    ['304B1', '304B'],
    'a negative refund',
    ['refund'],
    ({ km, tolls }) => Number(km) < 200 && tolls === 0,
    (row) => {
      row.refund = ((Number(row.km) - 200) * RATE) / 100;
    },
  ),
  at(
    ['304E', '304B1', '304B'],
    'kilometres abroad refunded',
    ['refund', 'abroad'],
    (row) => Number(row.abroad) > 0 && !abroadCounts(row),
    (row) => {
      row.refund = refundOf({ km: Number(row.km), abroad: 0, tolls: Number(row.tolls) });
    },
  ),
];

const nights: Fault[] = [
  at(
    ['304D'],
    'overnight on a single day',
    ['persons', 'days'],
    ({ days, km }) => days === 1 && Number(km) > 130,
    (row) => (row.persons = 2),
  ),
  at(['304D'], 'overnight for five', ['persons'], entitled, (row) => (row.persons = 5)),
  at(
    ['304D'],
    'overnight within 65 km',
    ['persons', 'km'],
    ({ days, km, refund }) => Number(days) > 1 && Number(km) <= 130 && refund === 0,
    (row) => (row.persons = 3),
  ),
];

const accountFaults: Fault[] = [
  fault('321B3', 'a wrong sum carried over', (drafts) => {
    const row = the(drafts('account').rows, -1);
    row.over = Number(row.over) + 100;
    return [expected(['321B3', '321B'], ...places([row], 'over'))];
  }),
  fault('321B3', 'a season that does not start with what was over', (drafts) => {
    const row = the(drafts('account').rows, 1);
    row.carried = Number(row.carried) - 500;
    row.over = Number(row.over) - 500;
    return [expected(['321B3', '321B'], ...places([row], 'carried'))];
  }),
  fault('321B', 'contributions that are not teams times contribution', (drafts) => {
    const row = the(drafts('account').rows, 1);
    row.contributions = Number(row.contributions) + 1250;
    row.over = Number(row.over) + 1250;
    return [
      expected(
        ['321B3', '321B', '321B1', '321B1a', '321B1b', '321A1', '321A'],
        ...places([row], 'contributions', 'teams'),
      ),
    ];
  }),
];

const today = serial(2009, 5, 4);

export const travelChapters: readonly Chapter[] = [
  {
    name: 'division refunds',
    today,
    build: division,
    faults: [
      ...refundFaults,
      ...nights,
      at(['304C1', '304C'], 'the way through Sweden left out', ['refund', 'abroad'], abroadCounts, (row) => {
        row.refund = refundOf({ km: 420, abroad: 130, tolls: 1190 });
      }),
    ],
  },
  {
    name: 'cup refunds',
    today,
    build: cupRefunds,
    faults: [
      ...refundFaults,
      at(
        ['331E2'],
        'overnight in a quarter-final',
        ['persons', 'round'],
        (row) => entitled(row) && row.round === 'Kvartfinale',
        (row) => (row.persons = 2),
      ),
    ],
  },
  {
    name: 'division pool account',
    today,
    build: account(
      'division',
      'Divisionsturneringen pulje',
      'Divisionsturneringens rejserefusionspulje',
      [48, 48],
    ),
    faults: accountFaults,
  },
  {
    name: 'women pool account',
    today,
    build: account(
      'women',
      'Damedivision rejsepulje',
      'Damedivisionsturneringens rejserefusionspulje',
      [31, 29],
    ),
    faults: accountFaults,
  },
];
