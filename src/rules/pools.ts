/**
 * § 351F2: the draw of the semi-final pools.
 *
 * Why no seed can fail, once the pools can be equally large at all: a turn takes as many pairs from the surplus pool as
 * there are pools, and a district has fewer surplus pairs than that, so they are spread over two turns at most. Only the
 * district whose pairs stand first in a turn can have pairs placed in the turn before. If it has `a` there and `b` here,
 * a + b is below the number of pools, so at least b pools are open to the b pairs; all others in the turn are of
 * districts without an earlier surplus pair and take what is left.
 */
import { FIGURES } from './figures';
import type { ListMessages } from './lists';
import { decided, refused, type Ruling, type Step } from './ruling';

export interface PoolPair {
  readonly name: string;
  readonly district: string;
  /** Place in the district final; null for a pre-selected pair, which comes first (reading 24). */
  readonly rank: number | null;
}

export interface PoolDistrict {
  readonly district: string;
  /** Places by last year's placings (351C1). */
  readonly placingSeats: number;
  /** Places by membership (351C2), after C3. */
  readonly membershipSeats: number;
}

/** One lot as it was drawn: the pairs and the pool of each. */
export interface PoolTurn {
  readonly step: string;
  readonly pairs: readonly string[];
  readonly pools: readonly number[];
}

export interface PoolsMessages extends ListMessages {
  order: { districts: readonly PoolDistrict[] };
  districtLot: { districts: readonly string[]; step: string };
  preselectedLot: { district: string; pairs: readonly string[]; step: string };
  group: PoolTurn;
  surplus: PoolTurn & {
    /** The district whose pairs of the turn before close some pools to it. */
    readonly apart: string | null;
  };
  full: { pools: number; pairs: number };
  notFull: { pairs: number; expected: number };
  notEqual: { pairs: number; pools: number; over: number };
  pairTwice: { name: string };
  districtTwice: { district: string };
  unknownDistrict: { name: string; district: string };
  sameRank: { first: string; second: string; rank: number };
}

/** Draws a lot over the items for the step of that name: the items in the order drawn. */
export type Draw = (step: string, items: readonly string[]) => readonly string[];

/** The seed of a single lot. Whoever knows the seed of the whole draw can draw each of its lots again. */
export const stepSeed = (seed: string, step: string): string => `${seed}: ${step}`;

/** Names of the single lots. */
export const POOL_STEPS = {
  districts: 'distrikter',
  preselected: (district: string): string => `${district} forhåndsudtagne`,
  group: (district: string, first: number, last: number): string => `${district} ${first}-${last}`,
  surplus: (turn: number): string => `overskud ${turn}`,
  /** The pairs that have to keep away from their district's pairs of the turn before draw first. */
  apart: (turn: number, district: string): string => `overskud ${turn} ${district}`,
} as const;

type Steps = Step<PoolsMessages>[];

/**
 * The pool, from 1, of each pair: equally many in all pools, a group of 4 (5) in different pools, a district's
 * surplus pairs never together. Equal districts and pre-selected pairs without an order are put in order by lot.
 * @param pools 4 (351F1a) or 5 (351F1b)
 */
export function drawPools(
  pairs: readonly PoolPair[],
  districts: readonly PoolDistrict[],
  pools: number,
  draw: Draw,
): Ruling<readonly number[], PoolsMessages> {
  const byDistrict = pairsByDistrict(pairs, districts);
  if (!byDistrict.ok) return byDistrict;
  const over = pairs.length % pools;
  if (over !== 0)
    return refused({
      kind: 'invalid',
      clause: '351F1',
      reading: 24,
      argument: 'pairs',
      message: { key: 'notEqual', values: { pairs: pairs.length, pools, over } },
    });
  const steps: Steps = [];
  const present = districts.filter(({ district }) => (byDistrict.value.get(district) ?? []).length > 0);
  const all = Array.from({ length: pools }, (_, index) => String(index + 1));
  const poolOf = new Map<string, number>();
  const place = (step: string, turn: readonly PoolPair[], drawnPools: readonly string[]): PoolTurn => {
    const numbers = turn.map((_, index) => Number(drawnPools[index]));
    turn.forEach(({ name }, index) => poolOf.set(name, numbers[index]!));
    return { step, pairs: turn.map(({ name }) => name), pools: numbers };
  };

  let waiting: PoolPair[] = [];
  let turns = 0;
  /** Pools taken by the turn before, by district. */
  let before = new Map<string, Set<string>>();
  const drawSurplus = (): void => {
    const turn = waiting.slice(0, pools);
    waiting = waiting.slice(pools);
    turns += 1;
    const first = turn[0]!.district;
    const closed = before.get(first) ?? new Set<string>();
    const held = closed.size === 0 ? 0 : turn.filter(({ district }) => district === first).length;
    const open = all.filter((pool) => !closed.has(pool));
    const own = held === 0 ? [] : draw(POOL_STEPS.apart(turns, first), open).slice(0, held);
    const left = all.filter((pool) => !own.includes(pool));
    const rest = left.length === 0 ? [] : draw(POOL_STEPS.surplus(turns), left);
    const values = place(POOL_STEPS.surplus(turns), turn, [...own, ...rest]);
    before = new Map();
    turn.forEach(({ name, district }) => {
      before.set(district, (before.get(district) ?? new Set()).add(String(poolOf.get(name))));
    });
    steps.push({
      clause: '351F2c',
      reading: 24,
      message: { key: 'surplus', values: { ...values, apart: held === 0 ? null : first } },
    });
  };

  for (const { district } of inOrder(present, draw, steps)) {
    const ranked = rankedPairs(district, byDistrict.value.get(district)!, draw, steps);
    const grouped = ranked.length - (ranked.length % pools);
    for (let start = 0; start < grouped; start += pools) {
      const step = POOL_STEPS.group(district, start + 1, start + pools);
      const values = place(step, ranked.slice(start, start + pools), draw(step, all));
      steps.push({ clause: '351F2b', reading: 24, message: { key: 'group', values } });
    }
    waiting.push(...ranked.slice(grouped));
    while (waiting.length >= pools) drawSurplus();
  }
  const values = { pools, pairs: pairs.length / pools };
  steps.push(
    pairs.length === FIGURES.pairs.value
      ? { clause: '351F1', message: { key: 'full', values } }
      : {
          clause: '351F1',
          message: { key: 'notFull', values: { pairs: pairs.length, expected: FIGURES.pairs.value } },
        },
  );
  return decided(
    pairs.map(({ name }) => poolOf.get(name)!),
    steps,
  );
}

function pairsByDistrict(
  pairs: readonly PoolPair[],
  districts: readonly PoolDistrict[],
): Ruling<ReadonlyMap<string, readonly PoolPair[]>, PoolsMessages> {
  const clause = '351F2';
  const result = new Map<string, PoolPair[]>();
  for (const [row, { district }] of districts.entries()) {
    if (result.has(district))
      return refused({
        kind: 'invalid',
        clause,
        row,
        argument: 'districts',
        message: { key: 'districtTwice', values: { district } },
      });
    result.set(district, []);
  }
  const names = new Set<string>();
  for (const [row, pair] of pairs.entries()) {
    const { name, district } = pair;
    if (names.has(name))
      return refused({
        kind: 'invalid',
        clause,
        row,
        argument: 'pairs',
        message: { key: 'pairTwice', values: { name } },
      });
    names.add(name);
    const own = result.get(district);
    if (!own)
      return refused({
        kind: 'invalid',
        clause,
        row,
        argument: 'pairDistricts',
        message: { key: 'unknownDistrict', values: { name, district } },
      });
    own.push(pair);
  }
  for (const own of result.values()) {
    const holder = new Map<number, string>();
    for (const pair of own) {
      const { name, rank } = pair;
      if (rank === null) continue;
      const first = holder.get(rank);
      if (first !== undefined)
        return refused({
          kind: 'invalid',
          clause: '351F2b',
          argument: 'ranks',
          row: pairs.indexOf(pair),
          message: { key: 'sameRank', values: { first, second: name, rank } },
        });
      holder.set(rank, name);
    }
  }
  return decided(result, []);
}

/** F2a: most placing seats, then fewest membership seats, then lot. */
function inOrder(districts: readonly PoolDistrict[], draw: Draw, steps: Steps): readonly PoolDistrict[] {
  const level = (a: PoolDistrict, b: PoolDistrict): number =>
    b.placingSeats - a.placingSeats || a.membershipSeats - b.membershipSeats;
  const sorted = [...districts].sort(level);
  const result: PoolDistrict[] = [];
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    end = start + 1;
    while (end < sorted.length && level(sorted[start]!, sorted[end]!) === 0) end += 1;
    const equal = sorted.slice(start, end);
    if (equal.length === 1) {
      result.push(...equal);
      continue;
    }
    const names = draw(
      POOL_STEPS.districts,
      equal.map(({ district }) => district),
    );
    const place = new Map(names.map((name, index) => [name, index]));
    result.push(...equal.sort((a, b) => place.get(a.district)! - place.get(b.district)!));
    steps.push({
      clause: '351F2a',
      reading: 24,
      message: { key: 'districtLot', values: { districts: names, step: POOL_STEPS.districts } },
    });
  }
  steps.push({ clause: '351F2a', reading: 24, message: { key: 'order', values: { districts: result } } });
  return result;
}

/** A district's pairs from the top: pre-selected pairs without a rank, in an order by lot, then by rank. */
function rankedPairs(
  district: string,
  pairs: readonly PoolPair[],
  draw: Draw,
  steps: Steps,
): readonly PoolPair[] {
  const ranked = pairs.filter(({ rank }) => rank !== null).sort((a, b) => a.rank! - b.rank!);
  const preselected = pairs.filter(({ rank }) => rank === null);
  if (preselected.length < 2) return [...preselected, ...ranked];
  const step = POOL_STEPS.preselected(district);
  const names = draw(
    step,
    preselected.map(({ name }) => name),
  );
  steps.push({
    clause: '351F2b',
    reading: 24,
    message: { key: 'preselectedLot', values: { district, pairs: names, step } },
  });
  const place = new Map(names.map((name, index) => [name, index]));
  preselected.sort((a, b) => place.get(a.name)! - place.get(b.name)!);
  return [...preselected, ...ranked];
}
