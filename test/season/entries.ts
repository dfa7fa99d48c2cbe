import {
  column,
  day,
  expected,
  fault,
  places,
  serial,
  the,
  tick,
  type Chapter,
  type Draft,
  type Fault,
  type Row,
} from './draft';
import { clubOf, DISTRICTS, peopleFrom } from './people';
import type { Random } from './random';

/** Lists of entries: what each team owes and has paid, and how the cup's teams come in. */

const CLOSING = serial(2008, 8, 15);

/** A captain's surname, as teams are called. */
const teamNames = (random: Random, n: number, from: number): string[] =>
  peopleFrom(random, from)
    .several(n)
    .map(({ first, last }) => `${last}, ${first.split(' ')[0] ?? ''}`.replace(', ', ' '));

/** 321A1: DKK, a basic amount and a contribution to the travel pool. */
const [BASIC, POOL] = [2400, 1150];

function leagueEntries(random: Random): Draft[] {
  const names = teamNames(random, 24, 70_000);
  const rows = names.map((team, at): Row => ({
    team,
    division: at < 12 ? '1. division' : '2. division',
    entered: day(CLOSING - random.whole(0, 40)),
    basic: BASIC,
    pool: POOL,
    fee: BASIC + POOL,
    paid: random.pick([tick(true), BASIC + POOL]),
  }));
  return [
    {
      id: 'entries',
      event: 'division',
      sheet: 'Tilmeldte Divisionsturneringen',
      title: 'Divisionsturneringen 2008/09 - tilmeldte hold og indbetalinger',
      columns: [
        column('team', 'Holdnavn', 'Hold'),
        column('division', 'Division'),
        column('entered', 'Tilmeldt den', 'Tilmeldt'),
        column('basic', 'Grundbeløb'),
        column('pool', 'Bidrag til rejsepulje', 'Puljebidrag'),
        column('fee', 'Turneringsindskud', 'Indskud i alt'),
        column('paid', 'Indbetalt', 'Betalt'),
      ],
      rows,
    },
  ];
}

const spoil = (
  clauses: readonly string[],
  what: string,
  pick: (row: Row) => boolean,
  change: (row: Row) => void,
  ...fields: string[]
): Fault =>
  fault(the(clauses, 0), what, (drafts, random) => {
    const row = random.pick(drafts('entries').rows.filter(pick));
    change(row);
    return [expected(clauses, ...places([row], ...fields))];
  });
const any = (): boolean => true;

const league: Chapter = {
  name: 'division entries',
  today: serial(2008, 9, 1),
  build: leagueEntries,
  faults: [
    spoil(['321A1'], 'a fee of another sum', any, (row) => (row.fee = BASIC + POOL - 50), 'fee'),
    spoil(
      ['321A1'],
      'another basic amount than the others of the division',
      any,
      (row) => {
        row.basic = BASIC - 400;
        row.fee = BASIC - 400 + POOL;
        row.paid = tick(true);
      },
      'basic',
    ),
    spoil(['303B1'], 'not paid', any, (row) => (row.paid = tick(false)), 'paid'),
    spoil(['303B1'], 'paid without the contribution', any, (row) => (row.paid = BASIC), 'paid'),
  ],
};

/** 331D1: DKK a round. */
const ROUND = 375;

function cupEntries(random: Random): Draft[] {
  const names = teamNames(random, 20, 75_000);
  const rows = names.map((team, at): Row => {
    // The first rounds have a heat for losers; teams of the divisions come in after it.
    const early = at < 12;
    const asked = at >= 17;
    const entered = CLOSING - random.whole(0, 30);
    return {
      team,
      heat: tick(early),
      round: ROUND,
      fee: early ? 2 * ROUND : ROUND,
      entered: day(entered),
      paidOn: day(entered - random.whole(0, 5)),
      players: early || asked ? 0 : random.whole(2, 5),
      seeded: tick(!early),
      agrees: asked ? tick(true) : '',
    };
  });
  return [
    {
      id: 'entries',
      event: 'cup',
      sheet: 'Pokalturneringen tilmeldte',
      title: 'Pokalturneringen 2008/09 - tilmeldinger',
      columns: [
        column('team', 'Hold', 'Holdnavn'),
        column('heat', 'Før opsamlingsheat'),
        column('round', 'Indskud pr. omgang'),
        column('fee', 'Indskud', 'At betale'),
        column('entered', 'Tilmeldt', 'Tilmeldingsdato'),
        column('paidOn', 'Betalt den', 'Betalingsdato'),
        column('players', 'Divisionsspillere', 'Antal divisionsspillere'),
        column('seeded', 'Seedet'),
        column('agrees', 'Holdets accept', 'Samtykke'),
      ],
      rows,
    },
  ];
}

const isEarly = (row: Row): boolean => row['fee'] === 2 * ROUND;
const isLate = (row: Row): boolean => row['fee'] === ROUND;
const isAsked = (row: Row): boolean => isLate(row) && row['players'] === 0;

const cup: Chapter = {
  name: 'cup entries',
  today: serial(2008, 9, 1),
  build: cupEntries,
  faults: [
    spoil(
      ['331D1a'],
      'one round from a team that is sure of two matches',
      isEarly,
      (row) => (row.fee = ROUND),
      'fee',
    ),
    spoil(
      ['331D1b'],
      'two rounds from a team of the divisions',
      isLate,
      (row) => (row.fee = 2 * ROUND),
      'fee',
    ),
    spoil(
      ['331D1a', '331D1b'],
      'paid the day after the entry',
      any,
      (row) => {
        const { serial: entered } = row.entered as { serial: number };
        row.paidOn = day(entered + 1);
      },
      'paidOn',
    ),
    spoil(['332B3'], 'seeded without having been asked', isAsked, (row) => (row.agrees = ''), 'agrees'),
    spoil(['332B3'], 'seeded against its will', isAsked, (row) => (row.agrees = tick(false)), 'agrees'),
  ],
};

/** 342E. */
const FINAL_FEE = 1800;

const clubs: Chapter = {
  name: 'club fees',
  today: serial(2009, 4, 1),
  build: () => [
    {
      id: 'entries',
      event: 'clubs',
      sheet: 'DM for klubber indskud',
      title: 'DM for klubber 2009 - tilmeldte og indskud',
      columns: [
        column('club', 'Klub'),
        column('district', 'Distrikt'),
        column('members', 'Medlemmer', 'Distriktets medlemmer'),
        column('fee', 'Startgeld', 'Turneringsindskud'),
        column('paid', 'Betalt'),
      ],
      rows: DISTRICTS.map(({ name, members, towns }): Row => ({
        club: clubOf(the(towns, 1)),
        district: name,
        members,
        fee: members < 1000 ? 0 : FINAL_FEE,
        paid: members < 1000 ? '' : tick(true),
      })),
    },
  ],
  faults: [
    spoil(
      ['342E2'],
      'a fee from a small district',
      (row) => Number(row.members) < 1000,
      (row) => (row.fee = FINAL_FEE),
      'fee',
    ),
    spoil(
      ['342E1'],
      'no fee from a large district',
      (row) => Number(row.members) >= 1000,
      (row) => (row.fee = 0),
      'fee',
    ),
    spoil(
      ['303B1'],
      'not paid',
      (row) => Number(row.members) >= 1000,
      (row) => (row.paid = tick(false)),
      'paid',
    ),
  ],
};

/** A round of the cup as it is reported: what it costs to be late, and what is claimed. */
function reports(random: Random): Draft[] {
  const names = teamNames(random, 16, 78_000);
  const [date, end] = [serial(2008, 12, 7), 18 * 60 + 30];
  const rows = Array.from({ length: 8 }, (_, at): Row => {
    const home = the(names, 2 * at);
    // Two have been late, and have paid for it.
    const late = at < 2;
    const wait = late ? random.whole(18 * 60 + 1, 40 * 60) : random.whole(10, 18 * 60);
    const reported = date + Math.floor((end + wait) / 1440);
    return {
      round: '1/16-finale',
      home,
      away: the(names, 2 * at + 1),
      official: day(date),
      date: day(date),
      end: { kind: 'time', minutes: end },
      winner: home,
      reported: day(reported, (end + wait) % 1440),
      told: tick(true),
      gold: late ? 1 : '',
      refund: at % 3 === 0 ? '' : random.whole(100, 900),
      claimed: day(reported),
    };
  });
  return [
    {
      id: 'entries',
      event: 'cup',
      sheet: 'Pokalturneringen indberetninger',
      title: 'Pokalturneringen 2008/09, 1/16-finale - indberettede resultater',
      columns: [
        column('round', 'Omgang'),
        column('home', 'Hjemmehold', 'Hjemme'),
        column('away', 'Udehold', 'Ude'),
        column('official', 'Officiel spilledag', 'Spilledag'),
        column('date', 'Dato'),
        column('end', 'Slut'),
        column('winner', 'Vinder'),
        column('reported', 'Indberettet'),
        column('told', 'Spillere oplyst'),
        column('gold', 'Guldpoint fratrukket', 'Fradrag guldpoint'),
        column('refund', 'Rejserefusion'),
        column('claimed', 'Refusion søgt', 'Refusionskrav modtaget'),
      ],
      rows,
    },
  ];
}

const inTime = (row: Row): boolean => row['gold'] === '';
const cupReports: Chapter = {
  name: 'cup reports',
  today: serial(2009, 1, 5),
  build: reports,
  faults: [
    spoil(
      ['334B4'],
      'late, and nothing taken',
      (row) => row['gold'] === 1,
      (row) => (row.gold = ''),
      'gold',
    ),
    spoil(
      ['334B4'],
      'three points a player',
      (row) => row['gold'] === 1,
      (row) => (row.gold = 3),
      'gold',
    ),
    spoil(['334B4'], 'a point taken for a report in time', inTime, (row) => (row.gold = 1), 'gold'),
    spoil(
      ['331E1'],
      'claimed the day after the report',
      any,
      (row) => {
        const { serial: claimed } = row.claimed as { serial: number };
        row.claimed = day(claimed + 1);
      },
      'claimed',
    ),
    spoil(
      ['331E1'],
      'paid out without a claim',
      (row) => row['refund'] !== '',
      (row) => (row.claimed = ''),
      'claimed',
    ),
    spoil(
      ['333A2'],
      'one match with an official day of its own',
      any,
      (row) => (row.official = day(serial(2008, 12, 14))),
      'official',
    ),
    spoil(
      ['333A3'],
      'a match that nobody has played',
      inTime,
      (row) => {
        for (const field of ['date', 'end', 'winner', 'reported', 'told', 'refund', 'claimed'])
          row[field] = '';
      },
      'date',
      'official',
    ),
  ],
};

export const entryChapters: readonly Chapter[] = [league, cup, cupReports, clubs];
