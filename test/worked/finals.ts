/** §§ 351A-B and 351F-H: who plays the championships of pairs, in which pool and which final. */
import { expect } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { drawPools, type Draw, type PoolDistrict, type PoolPair } from '../../src/rules/pools';
import { found, inShort, player, serial, type Answer, type Answers, type Facts } from './example';
import { stage } from './seats';

type ByName = Readonly<Record<string, number>>;

const EVENT = 'DM for åbent par';
const DISTRICT = 'Fyn';
const PAIRS = [
  'Spiller 1',
  'Spiller 2',
  'Distrikt',
  'Placering',
  'Forhåndsudtaget',
  'Tilsagn',
  'Distriktet orienteret',
];

/** Pre-selected pairs and when they said that they use their right. */
function preselected(
  pairs: readonly { basis: string; consent: number | string; told?: number }[],
  days: { start?: number; final?: number } = {},
): string[] {
  return inShort(
    found('351B', {
      Par: [
        [EVENT],
        PAIRS,
        ...pairs.map(({ basis, consent, told = '' }, at) => [
          player(`${'abcdefgh'[at]}1`),
          player(`${'abcdefgh'[at]}2`),
          DISTRICT,
          '',
          basis,
          consent,
          told,
        ]),
      ],
      Distrikter: [
        [EVENT],
        ['Distrikt', 'Kvalifikation starter', 'Distriktsfinale'],
        [DISTRICT, days.start ?? '', days.final ?? ''],
      ],
    }),
  );
}

const BASIS: Facts = { B1: 'Mester', B2: 'UK' };
const selection: Answer = (s, expected) => {
  if (s.basis) {
    const days =
      s.basis === 'B1' ? { start: serial(s.qualifier_starts) } : { final: serial(s.district_final) };
    const pair = { basis: BASIS[s.basis] as string, consent: serial(s.consent) };
    expect(preselected([pair], days).length === 0).toBe(expected.in_time);
    const at: string | undefined = s.district_told_by_committee;
    if (!at) return;
    const told = preselected([{ ...pair, told: serial(at) }], days);
    // What the committee has missed is told, and nothing of the pair.
    expect(told.length === 0).toBe(expected.committee_duty_met ?? true);
    expect(told.filter((one) => one !== '351B2 warning')).toEqual([]);
    return;
  }
  const pairs = [
    ...Array.from({ length: s.champions as number }, () => 'Mester'),
    ...Array.from({ length: s.committee_pairs as number }, () => 'UK'),
  ].map((basis) => ({ basis, consent: 'ja' }));
  expect(pairs).toHaveLength(expected.preselected);
  expect(preselected(pairs).length === 0).toBe(expected.allowed);
  // "Op til" is the most there may be.
  expect(preselected([...pairs, { basis: 'UK', consent: 'ja' }])).toEqual(['351B2 error']);
};

const pairsOf = (counts: ByName): PoolPair[] =>
  Object.entries(counts).flatMap(([district, count]) =>
    Array.from({ length: count }, (_, at) => ({ name: `${district} ${at + 1}`, district, rank: at + 1 })),
  );
const districtsOf = (placing: ByName, membership: ByName): PoolDistrict[] =>
  Object.entries(placing).map(([district, placingSeats]) => ({
    district,
    placingSeats,
    membershipSeats: membership[district]!,
  }));
/** Districts that come in the order given. */
const inOrder = (order: readonly string[]): PoolDistrict[] =>
  order.map((district, at) => ({ district, placingSeats: order.length - at, membershipSeats: 0 }));
/** Lots that were drawn already: for the districts by their numbers, else the next of the list. */
const drawnBefore = (lots: readonly (readonly number[])[], districts: ByName = {}): Draw => {
  let next = 0;
  return (step, items) =>
    step === 'distrikter'
      ? [...items].sort((a, b) => (districts[a] ?? 0) - (districts[b] ?? 0))
      : lots[next++]!.map(String);
};
const ALWAYS = Array.from({ length: 99 }, () => [1, 2, 3, 4, 5]);

const stepsOf = (ruling: ReturnType<typeof drawPools>, key: string): Facts[] =>
  ruling.steps.filter(({ message }) => message.key === key).map(({ message }) => message.values);

function checkTogether(pools: number, count: number, [a, b]: readonly [number, number]): string[] {
  const event = pools === 4 ? 'DM for åbent par' : 'DM for mixed par';
  // 120 pairs of two districts, one after the other: whoever is a group or a turn is in different pools.
  const rows = Array.from({ length: 120 }, (_, at): CellValue[] => {
    const own = at < count;
    const rank = own ? at + 1 : at + 1 - count;
    return [(at % pools) + 1, `${own ? 'A' : 'B'} ${rank}`, own ? 'Fyn' : 'København', rank];
  });
  const check = (): string[] =>
    inShort(
      found('351F2', {
        Puljer: [[`${event}: semifinalepuljer`], ['Pulje', 'Par', 'Distrikt', 'Placering'], ...rows],
      }),
    );
  expect(check()).toEqual([]);
  // The second joins the first, and a pair of the other district takes its place.
  const [from, to] = [rows[b - 1]![0]!, rows[a - 1]![0]!];
  rows[b - 1]![0] = to;
  const other = rows.findIndex(([pool], at) => pool === to && at > 100);
  rows[other]![0] = from;
  return check().filter((one) => one.startsWith('351F2'));
}

const pools: Answer = (situation, expected) => {
  if (situation.pairs_in_same_pool) {
    const told = checkTogether(situation.pools, situation.pairs_of_district, situation.pairs_in_same_pool);
    expect(told.length === 0).toBe(expected.allowed);
    return;
  }
  if (expected.order) {
    const placing = situation.placing_seats_C1 as ByName;
    const ruling = drawPools(
      pairsOf(Object.fromEntries(Object.keys(placing).map((district) => [district, 4]))),
      districtsOf(placing, situation.membership_seats_C2),
      4,
      drawnBefore(
        ALWAYS.map((lot) => lot.slice(0, 4)),
        situation.lots_drawn_order,
      ),
    );
    const [order] = stepsOf(ruling, 'order');
    expect((order!.districts as PoolDistrict[]).map(({ district }) => district)).toEqual(expected.order);
    return;
  }
  if (expected.groups) {
    const { pairs_of_district: count, pools: n } = situation;
    // Another district fills up what is left over.
    const ruling = drawPools(
      pairsOf({ A: count, B: (n - (count % n)) % n }),
      inOrder(['A', 'B']),
      n,
      drawnBefore(ALWAYS.map((lot) => lot.slice(0, n))),
    );
    const numbers = (key: string): number[][] =>
      stepsOf(ruling, key).map(({ pairs }) =>
        (pairs as string[]).filter((name) => name.startsWith('A ')).map((name) => Number(name.slice(2))),
      );
    expect(numbers('group')).toEqual(expected.groups);
    expect(numbers('surplus').flat()).toEqual(expected.surplus);
    return;
  }
  const pairs = pairsOf(situation.pairs);
  const asked: string[] = [];
  const lots = drawnBefore(situation.lots, situation.lots_districts);
  const ruling = drawPools(
    pairs,
    situation.placing_seats_C1
      ? districtsOf(situation.placing_seats_C1, situation.membership_seats_C2)
      : inOrder(situation.order),
    situation.pools,
    (step, items) => {
      if (step !== 'distrikter') asked.push(step);
      return lots(step, items);
    },
  );
  const drawn = ruling.ok ? ruling.value : [];
  for (const [pool, names] of Object.entries(expected.pools as Record<string, string[]>))
    expect(
      pairs
        .filter((_, row) => String(drawn[row]) === pool)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
  // One lot for each group and each turn of the surplus, in this order.
  const draws = expected.draws as readonly { placing: string; lot_no: number; lot: number[] }[];
  expect(draws.map(({ lot }) => lot)).toEqual((situation.lots as number[][]).slice(0, asked.length));
  expect(draws.map(({ lot_no }) => lot_no)).toEqual(asked.map((_, at) => at + 1));
};

/** `1-4, 6-40, 42` */
const numbersIn = (text: string): number[] =>
  text.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });

/** A semi-final with its list of withdrawals, and the entries of a final by their places in it. */
function finalSheets(final: 'A' | 'B', entered: readonly number[], declined: readonly number[]) {
  const name = (place: number): string => `Par nummer ${place}`;
  return {
    Semifinale: [
      [`${EVENT}, semifinale, slutstilling`],
      ['Nr.', 'Par', 'Distrikt', 'Afbud til A-finalen'],
      ...Array.from({ length: 120 }, (_, at) => [
        at + 1,
        name(at + 1),
        DISTRICT,
        declined.includes(at + 1) ? 'x' : '',
      ]),
    ],
    Finale: [
      [`${EVENT}, ${final}-finale, deltagere`],
      ['Parnr.', 'Par'],
      ...entered.map((place, at) => [at + 1, name(place)]),
    ],
  };
}

const finalA: Answer = (s, expected) => {
  if (s.event) return stage(s, expected);
  const withdrawn = s.withdrawn_from_A as number[];
  const entered = numbersIn(expected.A_final);
  const told = (list: readonly number[]): string[] =>
    inShort(found('351G1', finalSheets('A', list, withdrawn)));
  expect(told(entered)).toEqual([]);
  // Anybody else in the last place is one too many.
  expect(told([...entered.slice(0, -1), 50])).toEqual(['351G1 error']);
  if (expected.pairs !== undefined) expect(entered).toHaveLength(expected.pairs);
};

const finalB: Answer = (s, expected) => {
  const declined = [
    ...new Set([...(s.withdrawn_from_A ?? []), ...(s.declined_A ? [s.rank] : [])]),
  ] as number[];
  const told = found('351H3', finalSheets('B', [s.rank, 90], declined));
  expect(told.every(({ rule }) => rule === '351H3')).toBe(true);
  expect(told.length === 0).toBe(expected.in_B_final);
};

export const finals: Answers = {
  '351B': selection,
  '351F2': pools,
  '351G': finalA,
  '351H': finalB,
};
