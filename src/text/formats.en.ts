import type { FormatsMessages } from '../rules/formats';
import type { Phrases } from './phrases';

export const formatsEn: Phrases<FormatsMessages> = {
  stands: ({ event, item, value }) => `${event}, ${item}: ${value}.`,
  unknownEvent: ({ event, known }, format) =>
    `The event ${format.quote(event)} is not known. Write one of these: ${known.join('; ')}.`,
  silent: ({ event, item, known }, format) =>
    `The rules say nothing of ${format.quote(item)} for ${event}. These can be asked for: ${known.join('; ')}.`,
};
