import type { LotMessages } from '../rules/lot';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const lotDa: Phrases<LotMessages> = {
  drawn: ({ names, seed }, format) =>
    `Lodtrækning med frøet ${format.quote(seed)}, stigende SHA-256 af frø, linjeskift og navn: ${names.join(', ')}.`,
  nameTwice: ({ name }, format) =>
    `${format.quote(name)} er nævnt to gange: hvert navn kan kun trækkes én gang.`,
};

export const lotTextDa: FunctionText<'names' | 'seed'> = {
  description: 'Lodtrækning, som alle kan efterprøve: hvert navns nummer i den trukne rækkefølge',
  example: '=DBF.LOT(A2:A4;"2009-01-31")',
  parameters: {
    names: { name: 'navne', description: 'Liste over navne, hvert kun én gang' },
    seed: { name: 'frø', description: 'Tekst, som er aftalt på forhånd' },
  },
};
