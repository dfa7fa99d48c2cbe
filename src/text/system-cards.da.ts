import type { SystemCardMessages } from '../rules/system-cards';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const systemCardsDa: Phrases<SystemCardMessages> = {
  inTime: () => 'Systembeskrivelsen er modtaget inden fristens udløb: ingen bøde.',
  late: ({ days, weeks, fine }) =>
    `${days} ${days === 1 ? 'dag' : 'dage'} for sent er ${weeks} ${weeks === 1 ? 'påbegyndt uge' : 'påbegyndte uger'}: ${fine} kr. for parret, som skal være betalt, før parret må spille.`,
  alsoLate: () => 'Parret skal selv rundsende systembeskrivelsen og må ikke spille et højkunstigt system.',
  sentUnknown: ({ limit }) =>
    `Er den ikke rundsendt senest ${limit} dage før 1. omgang, skal parret spille et standardsystem.`,
  sentInTime: ({ days, limit }) =>
    `Den er rundsendt ${days} dage før 1. omgang, og der kræves ${limit}: parret skal ikke spille et standardsystem.`,
  sentLate: ({ days, limit }) =>
    days < 0
      ? 'Den er rundsendt efter 1. omgang: parret skal spille et standardsystem.'
      : `Den er rundsendt ${days} ${days === 1 ? 'dag' : 'dage'} før 1. omgang, men der kræves ${limit}: parret skal spille et standardsystem.`,
  oneDayMissing: () =>
    'Angiv både den dag, beskrivelsen er rundsendt, og dagen for 1. omgang, eller ingen af dem.',
};

export const fineTextDa: FunctionText<'deadline' | 'received' | 'sentOut' | 'firstRound'> = {
  description: 'Bøde pr. par i kr. for en systembeskrivelse, der kommer for sent, § 327C1',
  example: '=DBF.FINE(DATO(2008;9;1);DATO(2008;9;9))',
  parameters: {
    deadline: { name: 'frist', description: 'Fristens sidste dag' },
    received: { name: 'modtaget', description: 'Den dag, systembeskrivelsen blev modtaget' },
    sentOut: { name: 'rundsendt', description: 'Den dag, parret rundsendte den til modstanderne, § 327C4' },
    firstRound: { name: 'førsteOmgang', description: 'Dagen for turneringens 1. omgang, § 327C4' },
  },
};
