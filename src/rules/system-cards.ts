/** § 327C: a system description that comes too late. */
import { FIGURES } from './figures';
import { decided, type Ruling } from './ruling';

export interface SystemCardMessages {
  inTime: Record<never, never>;
  late: { days: number; weeks: number; fine: number };
  /** C2 and C3 follow from being late at all; C4 depends on when the opponents get the description. */
  alsoLate: Record<never, never>;
}

/**
 * § 327C1: the fine of a pair, DKK, for a description received `days` days after the deadline (0 or less: in time).
 * Every started week counts (reading 15): 1-7 days are one week, 8-14 two.
 */
export function lateDescriptionFine(days: number): Ruling<number, SystemCardMessages> {
  if (days <= 0)
    return decided(0, [{ clause: '327C1', reading: 15, message: { key: 'inTime', values: {} } }]);
  const weeks = Math.ceil(days / 7);
  const fine = weeks * FIGURES.lateFinePerWeek.value;
  return decided(fine, [
    { clause: '327C1', reading: 15, message: { key: 'late', values: { days, weeks, fine } } },
    { clause: '327C2', message: { key: 'alsoLate', values: {} } },
  ]);
}
