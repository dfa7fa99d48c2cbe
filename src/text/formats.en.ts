import type { FormatsMessages } from '../rules/formats';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const formatsEn: Phrases<FormatsMessages> = {
  stands: ({ event, item, value }) => `${event}, ${item}: ${value}.`,
  unknownEvent: ({ event, known }, format) =>
    `The event ${format.quote(event)} is not known. Write one of these: ${known.join('; ')}.`,
  silent: ({ event, item, known }, format) =>
    `The rules say nothing of ${format.quote(item)} for ${event}. These can be asked for: ${known.join('; ')}.`,
};

export const formatTextEn: FunctionText<'event' | 'item'> = {
  description: 'Format of an event: what the rules say of boards, halves, screens and so on, §§ 322-365',
  example: '=DBF.FORMAT("Divisionsturneringen","spil")',
  parameters: {
    event: {
      name: 'event',
      description: 'The event by its Danish name, for example “DM for åbent par, semifinale”',
    },
    item: {
      name: 'item',
      description:
        'For example “hold” (teams), “par” (pairs), “spil” (boards), “halvlege” (halves), “runder” (rounds) or “skærme” (screens)',
    },
  },
};
