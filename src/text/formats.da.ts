import type { FormatsMessages } from '../rules/formats';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const formatsDa: Phrases<FormatsMessages> = {
  stands: ({ event, item, value }) => `${event}, ${item}: ${value}.`,
  unknownEvent: ({ event, known }, format) =>
    `Turneringen ${format.quote(event)} kendes ikke. Skriv en af disse: ${known.join('; ')}.`,
  silent: ({ event, item, known }, format) =>
    `Reglerne siger intet om ${format.quote(item)} for ${event}. Der kan spørges om: ${known.join('; ')}.`,
  pairsNotAsked: ({ event, item }, format) =>
    `Antallet af par har kun betydning for »spil«, »runder« og »spil pr. runde« i festivalens parturneringer, ikke for ${format.quote(item)} i ${event}.`,
  comesOut: ({ pairs, rounds, boardsPerRound, boards }) =>
    `${pairs} par møder alle på ${rounds} runder a ${boardsPerRound} spil, i alt ${boards} som ellers.`,
  changed: ({ pairs, usual, rounds, boardsPerRound, boards }) =>
    `${pairs} par møder alle på ${rounds} runder. Forslag nærmest de ${usual} spil: ${rounds} runder a ${boardsPerRound} spil, i alt ${boards}. Arrangøren bestemmer.`,
  tooManyPairs: ({ pairs, rounds, usual }) =>
    `${pairs} par kan ikke møde alle: ${rounds} runder er flere end de ${usual} spil.`,
};

export const formatTextDa: FunctionText<'event' | 'item' | 'pairs'> = {
  description: 'Turneringsformat: hvad reglerne siger om fx spil, halvlege og skærme, §§ 322-365',
  example: '=DBF.FORMAT("Divisionsturneringen";"spil")',
  parameters: {
    event: { name: 'turnering', description: 'Turneringen, fx »DM for åbent par, semifinale«' },
    item: {
      name: 'emne',
      description: 'Fx »hold«, »par«, »spil«, »halvlege«, »runder«, »spil pr. runde« eller »skærme«',
    },
    pairs: {
      name: 'par',
      description: 'Antal par, når alle skal møde alle i en af festivalens parturneringer, § 365B4',
    },
  },
};
