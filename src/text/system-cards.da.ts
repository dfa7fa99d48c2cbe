import type { SystemCardMessages } from '../rules/system-cards';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const systemCardsDa: Phrases<SystemCardMessages> = {
  inTime: () => 'Systembeskrivelsen er modtaget inden fristens udløb: ingen bøde.',
  late: ({ days, weeks, fine }) =>
    `${days} ${days === 1 ? 'dag' : 'dage'} for sent er ${weeks} ${weeks === 1 ? 'påbegyndt uge' : 'påbegyndte uger'}: ${fine} kr. for parret, som skal være betalt, før parret må spille.`,
  alsoLate: () =>
    'Parret skal selv rundsende systembeskrivelsen og må ikke spille et højkunstigt system. Er den ikke rundsendt senest 2 uger før 1. omgang, skal parret spille et standardsystem (§ 327C4).',
};

export const fineTextDa: FunctionText<'deadline' | 'received'> = {
  description: 'Bøde pr. par i kr. for en systembeskrivelse, der kommer for sent, § 327C1',
  example: '=DBF.FINE(DATO(2008;9;1);DATO(2008;9;9))',
  parameters: {
    deadline: { name: 'frist', description: 'Fristens sidste dag' },
    received: { name: 'modtaget', description: 'Den dag, systembeskrivelsen blev modtaget' },
  },
};
