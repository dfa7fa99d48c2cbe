/** § 327C: a system description that comes too late. */
import { FIGURES } from './figures';
import { decided, refused, type Ruling, type Step } from './ruling';

export interface SystemCardMessages {
  inTime: Record<never, never>;
  late: { days: number; weeks: number; fine: number };
  /** C2 and C3 follow from being late at all. */
  alsoLate: Record<never, never>;
  /** C4 depends on when the opponents get the description, which is not told. */
  sentUnknown: { limit: number };
  sentInTime: { days: number; limit: number };
  sentLate: { days: number; limit: number };
  /** The days of distribution and of round 1 belong together. */
  oneDayMissing: Record<never, never>;
}

/**
 * § 327C4: whether a pair whose description was late has to play a standard system: where the opponents get the
 * description less than 2 weeks before round 1.
 * @param days from the day it is sent out to the day of round 1
 */
export const standardSystem = (days: number): boolean => days < FIGURES.standardSystemDays.value;

/**
 * § 327C1: the fine of a pair, DKK, for a description received `days` days after the deadline (0 or less: in time).
 * Every started week counts (reading 15): 1-7 days are one week, 8-14 two.
 * @param sentBefore days from its distribution to round 1; null where that is not told
 */
export function lateDescriptionFine(
  days: number,
  sentBefore: number | null = null,
): Ruling<number, SystemCardMessages> {
  if (days <= 0)
    return decided(0, [{ clause: '327C1', reading: 15, message: { key: 'inTime', values: {} } }]);
  const weeks = Math.ceil(days / 7);
  const fine = weeks * FIGURES.lateFinePerWeek.value;
  return decided(fine, [
    { clause: '327C1', reading: 15, message: { key: 'late', values: { days, weeks, fine } } },
    { clause: '327C2', message: { key: 'alsoLate', values: {} } },
    sentStep(sentBefore),
  ]);
}

function sentStep(days: number | null): Step<SystemCardMessages> {
  const limit = FIGURES.standardSystemDays.value;
  if (days === null) return { clause: '327C4', message: { key: 'sentUnknown', values: { limit } } };
  const key = standardSystem(days) ? 'sentLate' : 'sentInTime';
  return { clause: '327C4', message: { key, values: { days, limit } } };
}

/** The refusal of a call that gives only one of the days of § 327C4; `argument` is the one that is missing. */
export const oneDayMissing = (argument: 'sentOut' | 'firstRound'): Ruling<never, SystemCardMessages> =>
  refused({ kind: 'invalid', clause: '327C4', argument, message: { key: 'oneDayMissing', values: {} } });
