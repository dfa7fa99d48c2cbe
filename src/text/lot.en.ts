import type { LotMessages } from '../rules/lot';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const lotEn: Phrases<LotMessages> = {
  drawn: ({ names, seed }, format) =>
    `Lot with the seed ${format.quote(seed)}, ascending SHA-256 of seed, line feed and name: ${names.join(', ')}.`,
  nameTwice: ({ name }, format) => `${format.quote(name)} is named twice: each name can be drawn only once.`,
};

export const lotTextEn: FunctionText<'names' | 'seed'> = {
  description: 'A lot that anybody can check: the number of each name in the order drawn',
  example: '=DBF.LOT(A2:A4,"2009-01-31")',
  parameters: {
    names: { name: 'names', description: 'List of names, each only once' },
    seed: { name: 'seed', description: 'Text agreed on beforehand' },
  },
};
