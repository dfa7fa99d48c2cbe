import type { SharedPlacesMessages } from '../rules/shared-places';
import type { Phrases } from './phrases';

export const sharedPlacesDa: Phrases<SharedPlacesMessages> = {
  alone: ({ place, share }, format) => `Nr. ${place} alene: ${format.exact(share)}.`,
  shared: ({ first, last, pairs, sum, share }, format) =>
    `${pairs} deler nr. ${first}-${last}: ${format.exact(sum)} / ${pairs} = ${format.exact(share)} til hver.`,
};
