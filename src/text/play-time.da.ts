import type { PlayTimeMessages } from '../rules/play-time';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const playTimeDa: Phrases<PlayTimeMessages> = {
  team: ({ boards, minutes }, format) =>
    `Holdturnering: ${boards} spil, 8 i timen, er ${format.number(minutes)} minutter.`,
  pairs: ({ boards, rounds, minutes }, format) =>
    `Parturnering: ${boards} spil a 7 minutter og ${rounds} x 1 minut til flytning er ${format.number(minutes)} minutter.`,
  screens: ({ boards, minutes }, format) =>
    `Skærme: ca. 1 minut ekstra for hvert af ${boards} spil, i alt ${format.number(minutes)} minutter.`,
  moreRoundsThanBoards: ({ boards, rounds }) =>
    `Der kan ikke spilles ${rounds} runder med ${boards} spil i alt.`,
};

export const playTimeTextDa: FunctionText<'boards' | 'form' | 'rounds' | 'screens'> = {
  description: 'Normal spilletid i minutter, § 307F',
  example: '=DBF.PLAYTIME(18;"hold";1;SAND)',
  parameters: {
    boards: { name: 'spil', description: 'Antal spil i alt' },
    form: { name: 'form', description: '»hold« eller »par«' },
    rounds: { name: 'runder', description: 'Antal runder i en parturnering; tom: 1' },
    screens: { name: 'skærme', description: 'SAND, hvis der spilles med skærme' },
  },
};
