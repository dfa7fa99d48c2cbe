import type { LotMessages } from '../rules/lot';
import type { Phrases } from './phrases';

export const lotEn: Phrases<LotMessages> = {
  drawn: ({ names, seed }, format) =>
    `Lot with the seed ${format.quote(seed)}, ascending SHA-256 of seed, line feed and name: ${names.join(', ')}.`,
  nameTwice: ({ name }, format) => `${format.quote(name)} is named twice: each name can be drawn only once.`,
};
