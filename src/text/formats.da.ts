import type { FormatsMessages } from '../rules/formats';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const formatsDa: Phrases<FormatsMessages> = {
  stands: ({ event, item, value }) => `${event}, ${item}: ${value}.`,
  unknownEvent: ({ event, known }, format) =>
    `Turneringen ${format.quote(event)} kendes ikke. Skriv en af disse: ${known.join('; ')}.`,
  silent: ({ event, item, known }, format) =>
    `Reglerne siger intet om ${format.quote(item)} for ${event}. Der kan spørges om: ${known.join('; ')}.`,
};

export const formatTextDa: FunctionText<'event' | 'item'> = {
  description: 'Turneringsformat: hvad reglerne siger om fx spil, halvlege og skærme, §§ 322-365',
  example: '=DBF.FORMAT("Divisionsturneringen";"spil")',
  parameters: {
    event: { name: 'turnering', description: 'Turneringen, fx »DM for åbent par, semifinale«' },
    item: {
      name: 'emne',
      description: 'Fx »hold«, »par«, »spil«, »halvlege«, »runder«, »spil pr. runde« eller »skærme«',
    },
  },
};
