/**
 * Largest remainder on the exact Hare quota (§ 351C2, reading 22): each unit gets the whole part of
 * `seats × weight / all weights`, and the seats left go one each to the largest remainders.
 * Products below 2^53 are calculated in plain integers, others in BigInt: both are exact.
 */
import { fraction, type Fraction } from './fraction';

/** A non-negative whole number; a `number` must be a safe integer. */
export type Whole = number | bigint;

/** Units with exactly equal remainders, of which only some can have one of the last seats. */
export interface Tie {
  /** Zero-based places of the units, ascending. */
  readonly candidates: readonly number[];
  /** Seats to be shared out among them, at least 1 and fewer than the candidates. */
  readonly seats: number;
}

export interface Apportionment {
  /** The whole part of each unit's quota. */
  readonly full: readonly number[];
  /** What is left of each quota, in parts of `denominator` (all weights together). */
  readonly remainders: readonly Whole[];
  readonly denominator: Whole;
  /** Units that have one of the last seats whatever a lot may say, ascending. */
  readonly winners: readonly number[];
  /** The seats that nobody's lot can change: the whole part and a certain remainder seat. */
  readonly certain: readonly number[];
  readonly tie: Tie | null;
}

/** The part of a quota beyond its whole part, in lowest terms. */
export const remainderOf = (shares: Apportionment, unit: number): Fraction =>
  fraction(BigInt(shares.remainders[unit] ?? 0), BigInt(shares.denominator));

/** The exact quota of a unit, in lowest terms. */
export const quotaOf = (shares: Apportionment, unit: number): Fraction => {
  const denominator = BigInt(shares.denominator);
  const whole = BigInt(shares.full[unit] ?? 0) * denominator;
  return fraction(whole + BigInt(shares.remainders[unit] ?? 0), denominator);
};

interface Quotas {
  readonly full: number[];
  readonly remainders: Whole[];
  readonly denominator: Whole;
}

function plainQuotas(weights: readonly number[], seats: number, total: number): Quotas {
  const full: number[] = [];
  const remainders: number[] = [];
  for (const weight of weights) {
    const product = weight * seats;
    const remainder = product % total;
    remainders.push(remainder);
    full.push((product - remainder) / total);
  }
  return { full, remainders, denominator: total };
}

function bigQuotas(weights: readonly Whole[], seats: number): Quotas {
  const big = weights.map(BigInt);
  const total = big.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) throw new RangeError('all weights are 0');
  const products = big.map((weight) => weight * BigInt(seats));
  return {
    full: products.map((product) => Number(product / total)),
    remainders: products.map((product) => product % total),
    denominator: total,
  };
}

function quotas(weights: readonly Whole[], seats: number): Quotas {
  let total = 0;
  for (const weight of weights) {
    if (typeof weight === 'bigint') return bigQuotas(weights, seats);
    total += weight;
  }
  if (total === 0) throw new RangeError('all weights are 0');
  return Number.isSafeInteger(total * seats)
    ? plainQuotas(weights as readonly number[], seats, total)
    : bigQuotas(weights, seats);
}

/** The value that `rank` others are not below, found without sorting them all: in one array all are of one type. */
function largest(values: readonly Whole[], rank: number): Whole {
  const order = values.slice();
  let [low, high] = [0, order.length - 1];
  while (low < high) {
    const pivot = order[(low + high) >> 1] as Whole;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((order[left] as Whole) > pivot) left += 1;
      while ((order[right] as Whole) < pivot) right -= 1;
      if (left > right) break;
      const value = order[left] as Whole;
      order[left] = order[right] as Whole;
      order[right] = value;
      left += 1;
      right -= 1;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else break;
  }
  return order[rank] as Whole;
}

/**
 * Shares out `seats` (whole, 0 or more) by largest remainder; the weights are non-negative whole numbers, not all 0
 * (RangeError). A tie on the last seats is left open: see {@link drawn}.
 */
export function apportion(weights: readonly Whole[], seats: number): Apportionment {
  const { full, remainders, denominator } = quotas(weights, seats);
  const certain = full.slice();
  let left = seats;
  for (const whole of full) left -= whole;
  if (left === 0) return { full, remainders, denominator, winners: [], certain, tie: null };

  // Fewer seats are left than there are units, for each has lost less than one.
  const last = largest(remainders, left - 1);
  let reaching = 0;
  for (const remainder of remainders) if (remainder >= last) reaching += 1;
  const tied = reaching > left;
  const winners: number[] = [];
  const candidates: number[] = [];
  for (let unit = 0; unit < remainders.length; unit += 1) {
    const remainder = remainders[unit] as Whole;
    if (remainder < last) continue;
    if (tied && remainder === last) candidates.push(unit);
    else {
      winners.push(unit);
      certain[unit] = (certain[unit] ?? 0) + 1;
    }
  }
  const tie = tied ? { candidates, seats: left - winners.length } : null;
  return { full, remainders, denominator, winners, certain, tie };
}

/** The order in which each unit was drawn, 1 first; `null` where it was not drawn. */
export type Lots = readonly (number | null | undefined)[];

/**
 * The candidates that the lots give the seats of the tie, in the order drawn, or `null` while the tie is open: a tied unit
 * was not drawn, or two have the same number. Numbers of units outside the tie do not matter.
 */
export function drawn(tie: Tie, lots: Lots): readonly number[] | null {
  const numbers = new Map<number, number>();
  for (const unit of tie.candidates) {
    const lot = lots[unit];
    if (lot === null || lot === undefined || numbers.has(lot)) return null;
    numbers.set(lot, unit);
  }
  return [...numbers]
    .sort(([a], [b]) => a - b)
    .slice(0, tie.seats)
    .map(([, unit]) => unit);
}
