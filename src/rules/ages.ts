/** §§ 343A1, 344A1, 352A5, 353A1, 354A1: who is young or old enough. */
import { FIGURES } from './figures';
import { decided, refused, type Ruling, type Step } from './ruling';

export type AgeEvent = 'junior' | 'school' | 'veteran';

/** A day of the calendar; the month is 1 to 12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * junior: not `limit` on 1 January; school: not `limit` before it; veteran: `limit` before it.
 * The pairs events have the same rules: 353A1 as 343A1, 354A1 as 344A1.
 */
const RULES = {
  junior: { figure: FIGURES.juniorAge, atLeast: false, onTheDay: true, membership: true },
  school: { figure: FIGURES.schoolAge, atLeast: false, onTheDay: false, membership: false },
  veteran: { figure: FIGURES.veteranAge, atLeast: true, onTheDay: false, membership: true },
} as const;

export interface AgeMessages {
  /** Age on 1 January itself, which is what the junior rule asks for. */
  ageOnDay: { event: AgeEvent; age: number; limit: number; year: number; eligible: boolean };
  /** Age on the last day before 1 January, which is what "inden den 1. januar" asks for. */
  ageBeforeDay: { event: AgeEvent; age: number; limit: number; year: number; eligible: boolean };
  memberNeeded: { event: AgeEvent; member: boolean };
  memberNotChecked: { event: AgeEvent };
  memberNotNeeded: Record<never, never>;
  bornLater: { year: number };
}

/**
 * Whether a player may take part, by the age on the very day (reading 20). A 29 February counts as the day after
 * 28 February, which never moves a birthday across 1 January.
 * @param event junior (343A1, 353A1), school (344A1, 354A1) or veteran (352A5)
 * @param year the year of the 1 January "i den pågældende sæson" (reading 26)
 * @param member member of DBF (or, for juniors, of its junior club); null when that is not asked
 */
export function eligible(
  event: AgeEvent,
  birth: Day,
  year: number,
  member: boolean | null,
): Ruling<boolean, AgeMessages> {
  const { figure, atLeast, onTheDay, membership } = RULES[event];
  const { clause, value: limit } = figure;
  const newYear = birth.month === 1 && birth.day === 1;
  if (birth.year > year || (birth.year === year && !newYear))
    return refused({
      kind: 'invalid',
      clause,
      reading: 26,
      argument: 'birthDate',
      message: { key: 'bornLater', values: { year } },
    });
  // Before 1 January everybody has had all birthdays of the year before.
  const before = Math.max(0, year - birth.year - 1);
  const age = onTheDay && newYear ? year - birth.year : before;
  const byAge = atLeast ? age >= limit : age < limit;
  const values = { event, age, limit, year, eligible: byAge };
  const steps: Step<AgeMessages>[] = [
    { clause, reading: 20, message: { key: onTheDay ? 'ageOnDay' : 'ageBeforeDay', values } },
  ];
  if (!membership) steps.push({ clause, message: { key: 'memberNotNeeded', values: {} } });
  else if (member === null) steps.push({ clause, message: { key: 'memberNotChecked', values: { event } } });
  else steps.push({ clause, message: { key: 'memberNeeded', values: { event, member } } });
  return decided(byAge && (!membership || member !== false), steps);
}
