/** What a Danish Excel makes of what is typed in a cell: decimal commas, dates with the day first, `;` in formulas. */
import { tokenize } from '@borgar/fx';

export interface Typed {
  readonly value: number;
  /** The number format that goes with it. */
  readonly format?: string;
}

const NUMBER = /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d+)?(?:,\d*)?(?:e[+-]?\d+)?$/i;

/** A Danish number (`1.234,5`, `12,5`, `50 %`), or null. A full stop is only for thousands, in groups of three. */
export function danishNumber(text: string): Typed | null {
  const percent = /%$/.test(text.trim());
  const digits = text.trim().replace(/\s*%$/, '');
  if (!/\d/.test(digits) || !NUMBER.test(digits)) return null;
  const value = Number(digits.replaceAll('.', '').replace(',', '.'));
  if (!Number.isFinite(value)) return null;
  return percent ? { value: value / 100, format: digits.includes(',') ? '0.00%' : '0%' } : { value };
}

const DATE = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s+(\d{1,2})[.:](\d{2}))?$/;

/** `dd-mm-yyyy` (also `/` or `.`, two-digit years, a time) as a serial number of the 1900 system, or null. */
export function danishDate(text: string): Typed | null {
  const match = DATE.exec(text.trim());
  if (!match) return null;
  const [day, month, shortYear, hours, minutes] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  // Excel's own pivot for two digits.
  const year = match[3]?.length === 2 ? shortYear + (shortYear < 30 ? 2000 : 1900) : shortYear;
  const moment = new Date(Date.UTC(year, month - 1, day));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day || hours > 23 || minutes > 59)
    return null;
  const serial = moment.getTime() / 86_400_000 + 25_569;
  if (serial < 61) return null;
  if (match[4] === undefined) return { value: serial, format: 'dd-mm-yyyy' };
  return { value: serial + (hours * 60 + minutes) / 1440, format: 'dd-mm-yyyy hh:mm' };
}

/** A formula typed in Danish Excel, as the engine (and the file) has it: `,` between arguments, `.` before decimals. */
export function fromDanishFormula(formula: string): string {
  return outsideStrings(formula, (part) =>
    part
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/([;(]\s*[+-]?),(?=\d)/g, '$10.')
      .replaceAll(';', ','),
  );
}

/** The other way round, for the cell's editor. */
export function toDanishFormula(formula: string): string {
  return tokenize(formula, { mergeRefs: true })
    .map(({ type, value }) => {
      if (type === 'operator' && value === ',') return ';';
      return type === 'number' ? value.replace('.', ',') : value;
    })
    .join('');
}

/** Rewrites what stands outside `"..."` and outside `'...'` (names of sheets). */
function outsideStrings(formula: string, rewrite: (part: string) => string): string {
  return formula
    .split(/("(?:[^"]|"")*"|'(?:[^']|'')*'!|\[[^\]]*\])/)
    .map((part, i) => (i % 2 === 0 ? rewrite(part) : part))
    .join('');
}
