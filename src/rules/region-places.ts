import { FIGURES } from './figures';
import { decided, refused, type Ruling } from './ruling';

/** § 324D: when the six places in the 3rd division are no longer three West and three East of Storebælt. */

export interface RegionPlaces {
  /** Places West and East; null where the book only says that they change, and nothing of how (reading 12). */
  readonly places: { readonly west: number; readonly east: number } | null;
  /** By largest remainder, as a proposal; two where the remainders are equal. */
  readonly proposals: readonly { readonly west: number; readonly east: number }[];
}

export interface RegionMessages {
  readonly noMembers: Record<string, never>;
  readonly withinSixth: RegionFacts;
  readonly beyondSixth: RegionFacts;
  readonly proposal: { readonly proposals: RegionPlaces['proposals'] };
}

interface RegionFacts {
  readonly west: number;
  readonly east: number;
  readonly difference: number;
  /** Both areas together. */
  readonly total: number;
}

/** The places of the two areas by their members (whole numbers, at least 0). Refuses two areas without members. */
export function regionPlaces(west: number, east: number): Ruling<RegionPlaces, RegionMessages> {
  const total = west + east;
  if (total === 0)
    return refused({ kind: 'invalid', clause: '324D', message: { key: 'noMembers', values: {} } });
  const difference = Math.abs(west - east);
  const facts = { west, east, difference, total };
  const { numerator, denominator } = FIGURES.regionDeviation.value;
  const all = FIGURES.regionPlaces.value;
  if (BigInt(difference) * denominator <= BigInt(total) * numerator) {
    const ofWest = FIGURES.regionPlacesWest.value;
    return decided<RegionPlaces, RegionMessages>(
      { places: { west: ofWest, east: all - ofWest }, proposals: [] },
      [{ clause: '324D', reading: 12, message: { key: 'withinSixth', values: facts } }],
    );
  }
  const quota = BigInt(all) * BigInt(west);
  const whole = quota / BigInt(total);
  const remainder = quota % BigInt(total);
  const twice = 2n * remainder;
  const candidates =
    twice === BigInt(total) ? [whole, whole + 1n] : [twice > BigInt(total) ? whole + 1n : whole];
  const proposals = candidates.map((places) => ({ west: Number(places), east: all - Number(places) }));
  return decided<RegionPlaces, RegionMessages>({ places: null, proposals }, [
    { clause: '324D', reading: 12, message: { key: 'beyondSixth', values: facts } },
    { clause: '324D', reading: 12, message: { key: 'proposal', values: { proposals } } },
  ]);
}
