import type { AgeMessages } from '../rules/ages';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const MEMBER = { junior: 'DBF eller DBF’s juniorklub', school: 'DBF', veteran: 'DBF' } as const;

export const agesDa: Phrases<AgeMessages> = {
  ageOnDay: ({ age, limit, year, eligible }) =>
    `Spilleren er ${age} år den 1. januar ${year}; kravet er ikke fyldt ${limit}: ${eligible ? 'opfyldt' : 'ikke opfyldt'}.`,
  ageBeforeDay: ({ event, age, limit, year, eligible }) =>
    `Spilleren er ${age} år dagen før den 1. januar ${year}; kravet er ${event === 'veteran' ? 'fyldt' : 'ikke fyldt'} ${limit} inden den 1. januar: ${eligible ? 'opfyldt' : 'ikke opfyldt'}.`,
  memberNeeded: ({ event, member }) =>
    `Spilleren skal være medlem af ${MEMBER[event]}: ${member ? 'opfyldt' : 'ikke opfyldt'}.`,
  memberNotChecked: ({ event }) =>
    `Spilleren skal også være medlem af ${MEMBER[event]}; det er ikke undersøgt her.`,
  memberNotNeeded: () => 'Medlemskab af en DBF-klub er ingen betingelse.',
  bornLater: ({ year }) => `Fødselsdatoen ligger efter den 1. januar ${year}.`,
};

export const eligibleTextDa: FunctionText<'event' | 'birthDate' | 'year' | 'member'> = {
  description: 'Om en spiller kan deltage på grund af sin alder, §§ 343A1, 344A1, 352A5, 353A1, 354A1',
  example: '=DBF.ELIGIBLE("junior";DATO(1984;1;2);2009)',
  parameters: {
    event: { name: 'turnering', description: '»junior«, »skole« eller »veteran«' },
    birthDate: { name: 'fødselsdato', description: 'Spillerens fødselsdato' },
    year: { name: 'år', description: 'Året for den 1. januar i sæsonen' },
    member: {
      name: 'medlem',
      description: 'SAND for medlem af DBF (juniorer: eller DBF’s juniorklub); tom: undersøges ikke',
    },
  },
};
