import type { LotsCheckMessages } from './check-lots';
import type { ChapterWords } from './checks';

export const checkLotsDa: ChapterWords<LotsCheckMessages> = {
  messages: {
    lotParticipantTwice: ({ participant, address }, { quote }) =>
      `${quote(participant)} deltager allerede i lodtrækningen, i ${address}.`,
    lotParticipantMissing: () => 'Deltageren, som loddet hører til, mangler.',
    lotTwice: ({ lot, address }, { number }) => `Lod ${number(lot)} er allerede trukket, i ${address}.`,
    lotOutside: ({ lot, most }, { number }) =>
      `Loddet er ${number(lot)}, men med ${most} ${most === 1 ? 'deltager' : 'deltagere'} er lodderne 1-${most}.`,
    lotPending: ({ participants }) =>
      `Loddet er ikke trukket endnu; der er ${participants} ${participants === 1 ? 'deltager' : 'deltagere'}.`,
    lotPartly: ({ participants }) =>
      `Loddet mangler for ${participants} ${participants === 1 ? 'deltager' : 'deltagere'}, mens de andre er trukket.`,
    lotOther: ({ participant, actual, expected, seed }, { number, quote }) =>
      `${quote(participant)} har lod ${number(actual)}, men frøet ${quote(seed)} giver ${number(expected)}: deltagere, frø eller lodder er ændret efter lodtrækningen.`,
    lotStale: ({ participants }, { list, quote }) =>
      `${list(participants.map(quote))} står ikke andre steder i projektmappen: lodtrækningen kan være fra en tidligere stilling.`,
    lotRepeated: ({ what, address }, { quote }) =>
      `Der er allerede trukket lod om ${quote(what)}, i ${address}; kun én lodtrækning gælder.`,
  },
  clauses: {
    '331F4':
      'Den turneringsansvarlige trækker lod. Her ses efter, om den noterede lodtrækning er fuldstændig og entydig og, hvis den har et frø, kan trækkes efter. Læsning 2.',
  },
};
