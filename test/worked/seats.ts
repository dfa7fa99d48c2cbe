/** §§ 351A and 351C, 352A3: the places of the districts. */
import { expect } from 'vitest';
import { splitPlacingSeats } from '../../src/rules/seats';
import { memberSeats } from '../../src/rules/member-seats';
import {
  cell,
  cells,
  column,
  found,
  PENDING,
  player,
  REFUSED,
  shown,
  why,
  type Answer,
  type Answers,
  type Facts,
  type Told,
} from './example';

type ByName = Readonly<Record<string, number>>;

const byName = (names: readonly string[], values: readonly unknown[]): Facts =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));
const inOrder = (names: readonly string[], values: ByName | undefined): (number | '')[] =>
  names.map((name) => values?.[name] ?? '');

const HEADINGS = ['Distrikt', 'A-finale', 'B-finale', 'Medlemstal i alt', 'I alt'] as const;

interface Basis {
  readonly names: readonly string[];
  readonly members: readonly number[];
  readonly finalA: readonly string[];
  readonly finalB: readonly string[] | null;
  readonly preselected?: readonly (number | '')[];
  readonly lots?: readonly (number | '')[];
}

const seatsCells = (basis: Basis): unknown[][] =>
  cells(
    'SEATSTABLE',
    column(basis.names),
    column(basis.members),
    column(basis.finalA),
    basis.finalB === null ? null : column(basis.finalB),
    basis.preselected ? column(basis.preselected) : null,
    basis.lots ? column(basis.lots) : null,
  );

/** `DBF.SEATSTABLE` by its headings, without the row of sums; null where it is refused. */
function seatsTable(basis: Basis): Readonly<Record<(typeof HEADINGS)[number], unknown[]>> | null {
  const table = seatsCells(basis);
  if (shown(table[0]?.[0]) === REFUSED) return null;
  const [headings = [], ...rows] = table;
  const of = (heading: string): unknown[] => {
    const at = headings.indexOf(heading);
    expect(at, heading).toBeGreaterThanOrEqual(0);
    return rows.slice(0, basis.names.length).map((row) => (shown(row[at]) === PENDING ? null : row[at]));
  };
  return Object.fromEntries(HEADINGS.map((heading) => [heading, of(heading)])) as ReturnType<
    typeof seatsTable
  >;
}

const added = (a: readonly unknown[], b: readonly unknown[]): number[] =>
  a.map((value, at) => Number(value) + Number(b[at] === '' ? 0 : b[at]));
const sum = (values: readonly unknown[]): number => values.reduce<number>((all, one) => all + Number(one), 0);

const whole: Answer = ({ members, A_final: finalA, B_final: finalB, preselected_used: used }, expected) => {
  const names = Object.keys(members);
  const table = seatsTable({
    names,
    members: Object.values(members),
    finalA,
    finalB,
    preselected: inOrder(names, used),
  })!;
  expect([sum(table['A-finale']), sum(table['B-finale'])]).toEqual([expected.seats_A, expected.seats_B]);
  expect(byName(names, added(table['A-finale'], table['B-finale']))).toEqual(expected.seats_C1);
  expect(byName(names, table['Medlemstal i alt'])).toEqual(expected.seats_of_70);
  expect(byName(names, table['I alt'])).toEqual(expected.total);
};

const runs = (list: readonly (readonly [string, number])[]): string[] =>
  list.flatMap(([name, times]) => Array.from({ length: times }, () => name));

const placing: Answer = (situation, expected) => {
  const { B_final_pairs: pairs } = situation;
  if (pairs !== undefined) {
    // One district and another, as many pairs as there are: the numbers do not depend on whose they are.
    const basis: Basis = {
      names: ['P', 'Q'],
      members: [1, 1],
      finalA: runs([['P', 120 - pairs]]),
      finalB: runs([['Q', pairs]]),
    };
    const table = seatsTable(basis);
    expect(table === null).toBe(expected.refused);
    if (table === null) {
      // The refusal tells what the rule would give, and why it cannot be.
      const told = (seatsCells(basis)[0]![0] as Error).message;
      expect(told).toContain(`${expected.seats_B} pladser`);
      expect(told).toContain(`A-finalen ${expected.seats_A}`);
    }
    expect(splitPlacingSeats(pairs).ok).toBe(!expected.refused);
    if (table)
      expect([sum(table['A-finale']), sum(table['B-finale'])]).toEqual([expected.seats_A, expected.seats_B]);
    return;
  }
  const names = Object.keys(expected.per_district);
  const table = seatsTable({
    names,
    members: names.map(() => 1),
    finalA: situation.A_final ?? runs(situation.semifinal_runs),
    finalB: situation.B_final === 'cancelled' ? null : situation.B_final,
    lots: names.map((_, at) => at + 1),
  })!;
  expect(byName(names, added(table['A-finale'], table['B-finale']))).toEqual(expected.per_district);
  if (expected.seats_A !== undefined)
    expect([sum(table['A-finale']), sum(table['B-finale'])]).toEqual([expected.seats_A, expected.seats_B]);
};

const quota: Answer = ({ members, seats, lots_drawn_order: lots }, expected) => {
  const names = Object.keys(members);
  const args = [column(Object.values(members)), seats, lots ? column(inOrder(names, lots)) : null];
  const given = cells('QUOTA', ...args).map(([value]) => (shown(value) === PENDING ? null : value));
  expect(byName(names, given)).toEqual(expected.seats_of_70);
  const told = why('QUOTA', ...args);
  const quotas = [...told.matchAll(/^#\d+: .* = ([\d/]+)(?:, altså|\.| )/gmu)].map(([, exact]) => exact);
  expect(byName(names, quotas)).toEqual(expected.exact_quota);
  const tie = /^(#.*) har samme rest, .* og står lige om (\d+) plads/mu.exec(told);
  expect(
    tie && {
      districts: [...tie[1]!.matchAll(/#(\d+)/gu)].map(([, row]) => names[Number(row) - 1]),
      seats: Number(tie[2]),
    },
  ).toEqual(expected.tie);
};

const extra: Answer = (situation, expected) => {
  const { members, placing_seats_C1: places, preselected_used: used } = situation;
  const names = Object.keys(members);
  const finalA = runs(names.map((name) => [name, places[name]]));
  const table = seatsTable({
    names,
    members: Object.values(members),
    // The first 50 of a semi-final, whose order within the 50 changes nothing.
    finalA,
    finalB: null,
    preselected: inOrder(names, used),
  })!;
  expect(byName(names, table['Medlemstal i alt'])).toEqual(expected.seats_of_70);
  if (expected.total) expect(byName(names, table['I alt'])).toEqual(expected.total);
  const distributed = memberSeats({
    members: Object.values(members),
    placing: names.map((name) => places[name]),
    preselected: names.map((name) => used[name] ?? 0),
    lots: [],
  });
  if ('fault' in distributed) throw new Error(distributed.fault);
  if (expected.rounds !== undefined) expect(distributed.rounds.length - 1).toBe(expected.rounds);
  if (expected.lot_needed !== undefined) expect(distributed.pending !== null).toBe(expected.lot_needed);
  if (expected.tie)
    expect({
      districts: distributed.pending!.tie.candidates.map((at) => names[at]),
      seats: distributed.pending!.tie.seats,
    }).toEqual(expected.tie);
};

interface Sent {
  readonly event: string;
  readonly stage: string;
  /** The clause that a pair too many is told by. */
  readonly clause: string;
  readonly places: number;
  /** Pairs that use a pre-selection, and those that could and do not. */
  readonly used: number;
  readonly unused: number;
}

/** How many pairs a district may send by its final: as many as are found in order, where one more is told of. */
function byDistrictFinal({ event, stage, clause, places, used, unused }: Sent, due: number): string {
  let n = 0;
  const pair = (...more: (string | number)[]): (string | number)[] => [
    player(`${(n += 1)}a`),
    player(`${n}b`),
    'Fyn',
    ...more,
  ];
  const told = (count: number): Told[] =>
    found(clause, {
      Pladser: [[`${event}: pladser`], ['Distrikt', 'Pladser'], ['Fyn', places]],
      Par: [
        [`${event}: deltagere i ${stage}`],
        ['Spiller 1', 'Spiller 2', 'Distrikt', 'Placering', 'Forhåndsudtaget', 'Tilsagn'],
        ...Array.from({ length: used }, () => pair('', 'Mester', 'ja')),
        ...Array.from({ length: unused }, () => pair('', 'Mester', 'nej')),
        ...Array.from({ length: count }, (_, at) => pair(at + 1)),
      ],
    }).filter(({ rule }) => rule === clause);
  expect(told(due)).toEqual([]);
  const [more, ...others] = told(due + 1);
  expect([more?.severity, others]).toEqual(['error', []]);
  expect(more?.message).toContain(`${used} til forhåndsudtagne par og ${due} efter distriktsmesterskabet`);
  return more?.message ?? '';
}

const sent: Answer = (s, expected) => {
  const used: number = s.used ?? s.used_preselections;
  byDistrictFinal(
    {
      event: 'DM for åbent par',
      stage: 'semifinalen',
      clause: '351C',
      places: s.district_places ?? s.places,
      used,
      unused: (s.preselected ?? used) - used,
    },
    expected.by_district_final_placing ?? expected.by_district_championships,
  );
};

const finalPlaces: Answer = (situation, expected) => {
  if (!situation.last_year_final) {
    const used = situation.champions_from_district_use_it ? 1 : 0;
    // The sheet of places has what the situation says; the finding tells what the pairs were held against.
    const told = byDistrictFinal(
      {
        event: 'DM for damepar',
        stage: 'finalen',
        clause: '352A3',
        places: situation.places,
        used,
        unused: 1 - used,
      },
      expected.by_district_championship,
    );
    expect(told).toContain(`men ${expected.places} pladser`);
    return;
  }
  const { districts, last_year_final: final } = situation;
  const found = cells('SEATSFINAL', column(districts), column(final)).map(([value]) => value);
  if (expected.reported) {
    expect(shown(found[0])).toBe(REFUSED);
    expect((found[0] as Error).message).toContain(String(expected.sum));
    return;
  }
  expect(byName(districts, found)).toEqual(expected.places);
  expect(sum(found)).toBe(expected.sum);
};

const FORMATS: Facts = {
  'åbent par': 'DM for åbent par, semifinale',
  'mixed par': 'DM for mixed par, A-finale',
};
const ITEMS: Facts = {
  pools: 'puljer',
  pairs_per_pool: 'par pr. pulje',
  rounds: 'runder',
  boards_per_round: 'spil pr. runde',
  boards: 'spil',
};
/** §§ 351F1, 351G2. */
export const stage: Answer = ({ event }, expected) => {
  const of = (item: string): unknown => cell('FORMAT', FORMATS[event], item);
  for (const [key, item] of Object.entries(ITEMS))
    if (key in expected) expect(of(item), item).toBe(expected[key]);
  if (expected.tables !== undefined)
    expect((Number(of('puljer')) * Number(of('par pr. pulje'))) / 2).toBe(expected.tables);
};

export const seats: Answers = {
  '351A': sent,
  '351C': whole,
  '351C1a': placing,
  '351C1b': placing,
  '351C2': quota,
  '351C3': extra,
  '351F1': stage,
  '352A3': finalPlaces,
};
