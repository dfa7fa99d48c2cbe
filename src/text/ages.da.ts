import type { AgeMessages } from '../rules/ages';
import type { Phrases } from './phrases';

const MEMBER = { junior: "DBF eller DBF's juniorklub", school: 'DBF', veteran: 'DBF' } as const;

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
