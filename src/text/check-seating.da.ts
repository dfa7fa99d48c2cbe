import type { SeatingCheckMessages } from './check-seating';
import type { ChapterWords } from './checks';

const part = (deciding: boolean): string => (deciding ? 'halvleg' : 'runde');

export const checkSeatingDa: ChapterWords<SeatingCheckMessages> = {
  messages: {
    seatedFirst: ({ round, team, artificial, deciding }, { quote }) =>
      `I ${round}. ${part(deciding)} skal ${quote(team)} sætte sig først${artificial ? ', da kun det hold bruger et højkunstigt system' : ''}.`,
    seatedRunning: ({ other, rounds, deciding }, { quote, list }) =>
      `Parret møder ${quote(other)} uændret i ${list(rounds.map((n) => `${n}.`))} ${part(deciding)}${deciding ? '' : ', og det er krævet, at det ikke sker'}.`,
    seatedOften: ({ other, most }, { quote }) =>
      `Parret møder ${quote(other)} i flere end ${most} runder af kampen.`,
    seatedTwoTeams: ({ player, other, address }, { quote }) =>
      `${quote(player)} spiller også for ${quote(other)} i samme halvleg, i ${address}.`,
  },
  clauses: {
    '328A3': 'I en omkamp følger det faste regler, hvem der sætter sig først, og hvem der mødes.',
    '328A3a': 'Udeholdet sætter sig først i 1. og 3. halvleg, hjemmeholdet i 2.',
    '328A3b': 'To uændrede par mødes ikke i to halvlege efter hinanden.',
    '332E2': 'Udeholdet sætter sig først i ulige runder og sidst i lige.',
    '332E3': 'Kræver en kaptajn det, mødes to uændrede par ikke i to runder efter hinanden.',
    '332E4': 'To uændrede par mødes højst i tre runder af den ordinære kamp.',
    '332E5': 'Et hold, der som det eneste bruger et højkunstigt system, sætter sig først. Læsning 34.',
  },
};
