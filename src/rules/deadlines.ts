/** Deadlines counted from a point in time: §§ 321E, 332D1, 334B-D. Times are whole minutes since any midnight that began a Saturday. */
import { FIGURES } from './figures';
import { decided, refused, type Ruling } from './ruling';

export type DeadlineKind = 'division' | 'cup' | 'appeal' | 'correction' | 'director' | 'draw' | 'publication';

export interface DeadlineMessages {
  officialEnd: { minutes: number };
  ranOver: { minutes: number };
  afterMatch: { hours: number };
  afterReport: { hours: number };
  directorFirst: Record<never, never>;
  messageCounts: Record<never, never>;
  thursday: Record<never, never>;
  sunday: Record<never, never>;
  actualEndOnlyInDivision: Record<never, never>;
}

const DAY = 1440;
const WEEK = 7 * DAY;
/** Thursday is five days after Saturday. */
const THURSDAY = 5 * DAY;

/** The first Thursday after the day of `time`, at midnight: the week of an official day itself never counts. */
function thursdayAfter(time: number): number {
  const day = Math.floor(time / DAY) * DAY;
  const inWeek = ((day % WEEK) + WEEK) % WEEK;
  const days = (THURSDAY - inWeek + WEEK) % WEEK;
  return day + (days === 0 ? WEEK : days);
}

/**
 * Until when something is in time; the minute itself is.
 * division: the official end of the half or match, or its actual end where play ran over, and 15 minutes (321E).
 * cup: the end of the match and 18 hours (334B1). appeal, correction: the report and 18 hours (334C2, 334D1).
 * director: the report itself, before which the director is called or a message left (334A2c, 334C1).
 * draw, publication: day of the Thursday and of the Sunday after the official day (332D1, "så vidt muligt").
 */
export function deadline(
  kind: DeadlineKind,
  time: number,
  actualEnd: number | null,
): Ruling<number, DeadlineMessages> {
  if (actualEnd !== null && kind !== 'division')
    return refused({
      kind: 'invalid',
      clause: '321E',
      reading: 35,
      argument: 'actualEnd',
      message: { key: 'actualEndOnlyInDivision', values: {} },
    });
  switch (kind) {
    case 'division': {
      const { value: minutes, clause } = FIGURES.resultMinutes;
      const ranOver = actualEnd !== null && actualEnd > time;
      return decided((ranOver ? actualEnd : time) + minutes, [
        { clause, reading: 35, message: { key: ranOver ? 'ranOver' : 'officialEnd', values: { minutes } } },
      ]);
    }
    case 'cup': {
      const { value: hours, clause } = FIGURES.cupReportHours;
      return decided(time + hours * 60, [
        { clause, reading: 35, message: { key: 'afterMatch', values: { hours } } },
      ]);
    }
    case 'appeal':
    case 'correction': {
      const { value: hours, clause } =
        kind === 'appeal' ? FIGURES.cupAppealHours : FIGURES.cupCorrectionHours;
      return decided(time + hours * 60, [
        { clause, reading: 35, message: { key: 'afterReport', values: { hours } } },
        { clause: '334C1', reading: 35, message: { key: 'directorFirst', values: {} } },
      ]);
    }
    case 'director':
      return decided(time, [
        { clause: '334C1', reading: 35, message: { key: 'directorFirst', values: {} } },
        { clause: '334A2c', message: { key: 'messageCounts', values: {} } },
      ]);
    case 'draw':
      return decided(thursdayAfter(time), [{ clause: '332D1', message: { key: 'thursday', values: {} } }]);
    case 'publication':
      return decided(thursdayAfter(time) + 3 * DAY, [
        { clause: '332D1', message: { key: 'sunday', values: {} } },
      ]);
  }
}
