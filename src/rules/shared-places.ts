/** § 365D: pairs that end equal share the places and what belongs to them. */
import { add, compare, divide, fraction, type Fraction } from './fraction';
import { decided, type Ruling, type Step } from './ruling';

export interface SharedPlace {
  readonly first: number;
  readonly last: number;
  /** Share of what the places are worth together; nothing is rounded (reading 1). */
  readonly share: Fraction;
}

export interface SharedPlacesMessages {
  alone: { place: number; share: Fraction };
  shared: { first: number; last: number; pairs: number; sum: Fraction; share: Fraction };
}

/**
 * § 365D: the place or places of each score, the highest first, and the share of prizes (DKK, or master points).
 * @param prizes what each place is worth from the first on; later places are worth nothing
 */
export function sharedPlaces(
  scores: readonly Fraction[],
  prizes: readonly Fraction[],
): Ruling<readonly SharedPlace[], SharedPlacesMessages> {
  const order = scores.map((_, row) => row).sort((a, b) => compare(scores[b]!, scores[a]!) || a - b);
  const result = new Array<SharedPlace>(scores.length);
  const steps: Step<SharedPlacesMessages>[] = [];
  for (let start = 0, end = 0; start < order.length; start = end) {
    const level = scores[order[start]!]!;
    let sum = fraction(0n);
    for (end = start; end < order.length && compare(scores[order[end]!]!, level) === 0; end += 1)
      sum = add(sum, prizes[end] ?? fraction(0n));
    const pairs = end - start;
    const place: SharedPlace = { first: start + 1, last: end, share: divide(sum, fraction(BigInt(pairs))) };
    for (const row of order.slice(start, end)) result[row] = place;
    steps.push({
      clause: '365D',
      reading: 1,
      message:
        pairs === 1
          ? { key: 'alone', values: { place: place.first, share: place.share } }
          : { key: 'shared', values: { ...place, pairs, sum } },
    });
  }
  return decided(result, steps);
}
