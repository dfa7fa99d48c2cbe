import type { LotMessages } from '../rules/lot';
import type { Phrases } from './phrases';

export const lotDa: Phrases<LotMessages> = {
  drawn: ({ names, seed }, format) =>
    `Lodtrækning med frøet ${format.quote(seed)}, stigende SHA-256 af frø, linjeskift og navn: ${names.join(', ')}.`,
  nameTwice: ({ name }, format) =>
    `${format.quote(name)} er nævnt to gange: hvert navn kan kun trækkes én gang.`,
};
