/** Days and times in the sheets: serials of Excel's, whose day 0 was a Saturday, and times written as text. */
import { fromSerial, readDate } from '../workbook/dates';
import type { Cell } from '../workbook/table-rows';

export const MINUTES_A_DAY = 1440;

export const minutesOf = (serial: number): number => Math.round(serial * MINUTES_A_DAY);
export const dayOf = (serial: number): number => Math.floor(serial);
export const hasTime = (serial: number): boolean => minutesOf(serial) % MINUTES_A_DAY !== 0;

/** 0 for a Saturday, 1 for a Sunday. */
export const weekday = (serial: number): number => ((dayOf(serial) % 7) + 7) % 7;

const TIME = /^(?:kl\.? ?)?(\d{1,2})(?:[.:](\d{2}))?(?:[.:]\d{2})?(?: ?h)?$/iu;

/** Minutes after midnight by a cell that holds a time, such as `13.00`, `kl. 9:30` or Excel's part of a day; null for others. */
export function timeIn(cell: Cell | null | undefined): number | null {
  if (!cell || cell.text === '' || cell.unread) return null;
  if (typeof cell.value === 'number') {
    const { value } = cell;
    if (value < 0) return null;
    // A whole number of hours is a time too; a larger number is a day, with its time behind the point.
    if (value >= 1 && value <= 24 && Number.isInteger(value)) return (value % 24) * 60;
    if (value >= 1 && value < 61) return null;
    return minutesOf(value - Math.floor(value)) % MINUTES_A_DAY;
  }
  const [, hours, minutes = '0'] = TIME.exec(cell.text) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return null;
  return (Number(hours) * 60 + Number(minutes)) % MINUTES_A_DAY;
}

/** The serial of a day in a column of texts; null where there is none. */
export function dateIn(cell: Cell | null | undefined): number | null {
  if (!cell || cell.text === '' || cell.unread) return null;
  if (typeof cell.value === 'number') return fromSerial(cell.value) ? cell.value : null;
  return typeof cell.value === 'string' ? readDate(cell.value, cell.sheet.season) : null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** 13.00 */
export const timeText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}.${two(((minutes % 60) + 60) % 60)}`;

/** 31-1-2009 */
export function dayText(serial: number): string {
  const moment = fromSerial(serial);
  return moment ? `${moment.day}-${moment.month}-${moment.year}` : String(serial);
}

/** 31-1-2009 18.30, or the day alone where there is no time. */
export function momentText(serial: number): string {
  const moment = fromSerial(serial);
  return moment && moment.minutes > 0 ? `${dayText(serial)} ${timeText(moment.minutes)}` : dayText(serial);
}
