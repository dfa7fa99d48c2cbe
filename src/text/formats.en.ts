import type { FormatsMessages } from '../rules/formats';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const formatsEn: Phrases<FormatsMessages> = {
  stands: ({ event, item, value }) => `${event}, ${item}: ${value}.`,
  unknownEvent: ({ event, known }, format) =>
    `The event ${format.quote(event)} is not known. Write one of these: ${known.join('; ')}.`,
  silent: ({ event, item, known }, format) =>
    `The rules say nothing of ${format.quote(item)} for ${event}. These can be asked for: ${known.join('; ')}.`,
  pairsNotAsked: ({ event, item }, format) =>
    `A number of pairs matters only for “spil”, “runder” and “spil pr. runde” in the pairs events of the festival, not for ${format.quote(item)} of ${event}.`,
  comesOut: ({ pairs, rounds, boardsPerRound, boards }) =>
    `${pairs} pairs meet all others in ${rounds} rounds of ${boardsPerRound} boards, ${boards} in all as otherwise.`,
  changed: ({ pairs, usual, rounds, boardsPerRound, boards }) =>
    `${pairs} pairs meet all others in ${rounds} rounds. A proposal nearest to the ${usual} boards: ${rounds} rounds of ${boardsPerRound} boards, ${boards} in all. The organiser decides.`,
  tooManyPairs: ({ pairs, rounds, usual }) =>
    `${pairs} pairs cannot meet all others: ${rounds} rounds are more than the ${usual} boards.`,
};

export const formatTextEn: FunctionText<'event' | 'item' | 'pairs'> = {
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
    pairs: {
      name: 'pairs',
      description: 'Number of pairs, where all are to meet all in a pairs event of the festival, § 365B4',
    },
  },
};
