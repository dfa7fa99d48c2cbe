import type { AgeMessages } from '../rules/ages';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const MEMBER = { junior: 'DBF or DBF’s junior club', school: 'DBF', veteran: 'DBF' } as const;

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

export const eligibleTextEn: FunctionText<'event' | 'birthDate' | 'year' | 'member'> = {
  description: 'Whether a player may take part by age, §§ 343A1, 344A1, 352A5, 353A1, 354A1',
  example: '=DBF.ELIGIBLE("junior",DATE(1984,1,2),2009)',
  parameters: {
    event: { name: 'event', description: '“junior”, “skole” (school) or “veteran”' },
    birthDate: { name: 'birthDate', description: 'The player’s date of birth' },
    year: { name: 'year', description: 'The year of 1 January in the season' },
    member: {
      name: 'member',
      description: 'TRUE for a member of DBF (juniors: or of its junior club); blank: not examined',
    },
  },
};
