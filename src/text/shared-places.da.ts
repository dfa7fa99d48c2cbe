import type { SharedPlacesMessages } from '../rules/shared-places';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const sharedPlacesDa: Phrases<SharedPlacesMessages> = {
  alone: ({ place, share }, format) => `Nr. ${place} alene: ${format.exact(share)}.`,
  shared: ({ first, last, pairs, sum, share }, format) =>
    `${pairs} deler nr. ${first}-${last}: ${format.exact(sum)} / ${pairs} = ${format.exact(share)} til hver.`,
};

export const sharedPlacesTextDa: FunctionText<'scores' | 'prizes'> = {
  description: 'Placering og andel af præmierne, når pointlighed deler placeringerne, § 365D',
  example: '=DBF.SHAREDPLACES(A2:A5;B2:B4)',
  parameters: {
    scores: { name: 'resultater', description: 'Liste over parrenes resultater; højest er bedst' },
    prizes: { name: 'præmier', description: 'Liste over præmier (eller mesterpoint) fra 1. plads og ned' },
  },
};
