import type { FormatsMessages } from '../rules/formats';
import type { Phrases } from './phrases';

export const formatsDa: Phrases<FormatsMessages> = {
  stands: ({ event, item, value }) => `${event}, ${item}: ${value}.`,
  unknownEvent: ({ event, known }, format) =>
    `Turneringen ${format.quote(event)} kendes ikke. Skriv en af disse: ${known.join('; ')}.`,
  silent: ({ event, item, known }, format) =>
    `Reglerne siger intet om ${format.quote(item)} for ${event}. Der kan spørges om: ${known.join('; ')}.`,
};
