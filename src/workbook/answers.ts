/** Texts of cells as answers and days. */
import { fromSerial, readDate, toSerial } from './dates';
import { fold } from './folding';

const YES = new Set([
  'x',
  'ja',
  'j',
  'yes',
  'y',
  'sand',
  'true',
  'ok',
  'v',
  '✓',
  '✔',
  '✗',
  '☒',
  '☑',
  'betalt',
]);
const NO = new Set([
  ...['nej', 'n', 'no', 'false', 'falsk', '0', 'mangler', 'afvist', 'missing', 'rejected', '☐'],
  ...[
    'ikke medlem',
    'ej medlem',
    'ikke betalt',
    'ej betalt',
    'ubetalt',
    'unpaid',
    'not paid',
    'ikke godkendt',
  ],
]);

/** Yes or no; an amount, a day or a name in place of a tick is a yes; blank for a blank cell. */
export function answerIn(text: string): 'yes' | 'no' | '' {
  const key = fold(text);
  if (/^[-–—.?/]*$/u.test(key)) return '';
  return NO.has(key) ? 'no' : 'yes';
}

/** A plain yes: an x, Ja or a tick. */
export const isYes = (text: string): boolean => YES.has(fold(text));
/** A plain no. */
export const isNo = (text: string): boolean => NO.has(fold(text));

const SERIAL = /^\d{5}(?:[.,]\d+)?$/u;

/** The serial of a day, written as a date or as the number that Excel keeps; null for anything else. */
export function dayIn(text: string): number | null {
  if (text === '') return null;
  const serial = SERIAL.test(text) ? Number(text.replace(',', '.')) : readDate(text);
  return serial === null || fromSerial(serial) === null ? null : Math.floor(serial);
}

/** The days that a cell lists. */
export const daysIn = (text: string): number[] =>
  text.split(/[;,&+]| og | and /u).flatMap((part) => dayIn(part.trim()) ?? []);

/** The first and the last day that a birth date can stand for: a year alone may be any day of it. */
export function birthIn(text: string): readonly [number, number] | null {
  const year = /^(?:19|20)\d{2}$/u.test(text) ? Number(text) : null;
  if (year !== null) {
    const first = toSerial({ year, month: 1, day: 1, minutes: 0 });
    const last = toSerial({ year, month: 12, day: 31, minutes: 0 });
    return first === null || last === null ? null : [first, last];
  }
  const day = dayIn(text);
  return day === null ? null : [day, day];
}

const BETWEEN_DAYS = /([;,&+]| og | and )/u;

/** A list of days as the season has them: `14/2 og 15/2` with its year. */
export function withYear(text: string, season: number | null): string {
  if (season === null || !/\d/u.test(text) || readDate(text) !== null) return text;
  return text
    .split(BETWEEN_DAYS)
    .map((part) => {
      const serial = readDate(part) === null ? readDate(part, season) : null;
      return serial === null ? part : dayText(String(Math.floor(serial)));
    })
    .join('');
}

/** A day as Danes write it, for a sentence; the text itself where it is no day. */
export function dayText(text: string): string {
  const day = dayIn(text);
  const date = day === null ? null : fromSerial(day);
  return date ? `${date.day}-${date.month}-${date.year}` : text;
}
