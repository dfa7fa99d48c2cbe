import type { SharedPlacesMessages } from '../rules/shared-places';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const sharedPlacesEn: Phrases<SharedPlacesMessages> = {
  alone: ({ place, share }, format) => `No. ${place} alone: ${format.exact(share)}.`,
  shared: ({ first, last, pairs, sum, share }, format) =>
    `${pairs} share nos. ${first}-${last}: ${format.exact(sum)} / ${pairs} = ${format.exact(share)} each.`,
};

export const sharedPlacesTextEn: FunctionText<'scores' | 'prizes'> = {
  description: 'Place and share of the prizes when equal scores share the places, § 365D',
  example: '=DBF.SHAREDPLACES(A2:A5,B2:B4)',
  parameters: {
    scores: { name: 'scores', description: 'List of the pairs’ scores; the highest is best' },
    prizes: { name: 'prizes', description: 'List of prizes (or master points) from 1st place down' },
  },
};
