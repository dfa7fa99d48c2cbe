import type { SharedPlacesMessages } from '../rules/shared-places';
import type { Phrases } from './phrases';

export const sharedPlacesEn: Phrases<SharedPlacesMessages> = {
  alone: ({ place, share }, format) => `No. ${place} alone: ${format.exact(share)}.`,
  shared: ({ first, last, pairs, sum, share }, format) =>
    `${pairs} share nos. ${first}-${last}: ${format.exact(sum)} / ${pairs} = ${format.exact(share)} each.`,
};
