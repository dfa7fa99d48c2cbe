import type { AgeMessages } from '../rules/ages';
import type { Phrases } from './phrases';

const MEMBER = { junior: "DBF or DBF's junior club", school: 'DBF', veteran: 'DBF' } as const;

export const agesEn: Phrases<AgeMessages> = {
  ageOnDay: ({ age, limit, year, eligible }) =>
    `The player is ${age} on 1 January ${year}; required: not yet ${limit}: ${eligible ? 'met' : 'not met'}.`,
  ageBeforeDay: ({ event, age, limit, year, eligible }) =>
    `The player is ${age} on the day before 1 January ${year}; required: ${event === 'veteran' ? '' : 'not '}turned ${limit} before 1 January: ${eligible ? 'met' : 'not met'}.`,
  memberNeeded: ({ event, member }) =>
    `The player must be a member of ${MEMBER[event]}: ${member ? 'met' : 'not met'}.`,
  memberNotChecked: ({ event }) =>
    `The player must also be a member of ${MEMBER[event]}; that was not examined here.`,
  memberNotNeeded: () => 'Membership of a DBF club is not required.',
  bornLater: ({ year }) => `The date of birth is after 1 January ${year}.`,
};
