import type { LotsCheckMessages } from './check-lots';
import type { ChapterWords } from './checks';

export const checkLotsEn: ChapterWords<LotsCheckMessages> = {
  messages: {
    lotParticipantTwice: ({ participant, address }, { quote }) =>
      `${quote(participant)} is in the draw already, in ${address}.`,
    lotParticipantMissing: () => 'The participant that the lot belongs to is missing.',
    lotTwice: ({ lot, address }, { number }) => `Lot ${number(lot)} has been drawn already, in ${address}.`,
    lotOutside: ({ lot, most }, { number }) =>
      `The lot is ${number(lot)}, but with ${most} ${most === 1 ? 'participant' : 'participants'} the lots are 1-${most}.`,
    lotPending: ({ participants }) => `The lot has not been drawn yet; participants: ${participants}.`,
    lotPartly: ({ participants }) =>
      `The lot is missing for ${participants} ${participants === 1 ? 'participant' : 'participants'}, while the others are drawn.`,
    lotOther: ({ participant, actual, expected, seed }, { number, quote }) =>
      `${quote(participant)} has lot ${number(actual)}, but the seed ${quote(seed)} gives ${number(expected)}: participants, seed or lots were changed after the draw.`,
    lotStale: ({ participants }, { list, quote }) =>
      `${list(participants.map(quote))} are nowhere else in the workbook: the draw may belong to an earlier standing.`,
    lotRepeated: ({ what, address }, { quote }) =>
      `A lot for ${quote(what)} has been drawn already, in ${address}; only one draw counts.`,
  },
  clauses: {
    '331F4':
      'The organiser draws the lots. This looks at whether the draw noted is complete and unambiguous and, where it has a seed, can be repeated. Reading 2 (Læsning).',
  },
};
