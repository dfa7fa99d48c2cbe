import type { SystemCardMessages } from '../rules/system-cards';
import type { Phrases } from './phrases';

export const systemCardsDa: Phrases<SystemCardMessages> = {
  inTime: () => 'Systembeskrivelsen er modtaget inden fristens udløb: ingen bøde.',
  late: ({ days, weeks, fine }) =>
    `${days} ${days === 1 ? 'dag' : 'dage'} for sent er ${weeks} ${weeks === 1 ? 'påbegyndt uge' : 'påbegyndte uger'}: ${fine} kr. for parret, som skal være betalt, før parret må spille.`,
  alsoLate: () =>
    'Parret skal selv rundsende systembeskrivelsen og må ikke spille et højkunstigt system. Er den ikke rundsendt senest 2 uger før 1. omgang, skal parret spille et standardsystem (§ 327C4).',
};
