/** The parameters of a custom function: how each takes its cells, and what it makes of one. */
import { readDate, fromSerial } from '../workbook/dates';
import { sameText, tidy } from '../workbook/folding';
import { readNumber } from '../workbook/numbers';
import type { MessageOf } from '../rules/ruling';
import type { Expectations } from '../text/functions';

/** A cell with something in it. */
export type Filled = string | number | boolean;

/** What the parameter expected in place of the cell. */
export interface Unread {
  readonly expected: MessageOf<Expectations>;
}

/** Turns a cell into a value, or says what was expected. */
export type Reader<T> = (cell: Filled) => T | Unread;

export const isUnread = (reading: unknown): reading is Unread =>
  typeof reading === 'object' && reading !== null && 'expected' in reading;

const unread = (expected: MessageOf<Expectations>): Unread => ({ expected });

/**
 * How a parameter takes its argument:
 * - `value`: one value per result; a range gives a range of results, one cell is repeated;
 * - `row`: one row of the range per result;
 * - `single`: one cell for the whole call;
 * - `list`: one row or column, read as a whole;
 * - `table`: a range, read as a whole.
 * A function with a `value` or `row` parameter gives a result per cell or row (it *lifts*); the others calculate once.
 */
export type Shape = 'value' | 'row' | 'single' | 'list' | 'table';

export interface Parameter<T> {
  readonly shape: Shape;
  readonly optional: boolean;
  readonly read: Reader<unknown>;
  /** In a list: `end` drops the blanks at the end and refuses one in between; `keep` gives null for each. */
  readonly blanks: 'end' | 'keep';
  /** Type only: what `compute` gets. */
  readonly gives?: T;
}

const parameter = <T>(
  shape: Shape,
  read: Reader<unknown>,
  blanks: 'end' | 'keep' = 'keep',
): Parameter<T> => ({
  shape,
  optional: false,
  read,
  blanks,
});

export const value = <T>(read: Reader<T>): Parameter<T> => parameter('value', read);
/** Blank cells of the row are null. */
export const row = <T>(read: Reader<T>): Parameter<readonly (T | null)[]> => parameter('row', read);
export const single = <T>(read: Reader<T>): Parameter<T> => parameter('single', read);
export const list = <T>(read: Reader<T>): Parameter<readonly T[]> => parameter('list', read, 'end');
/** A list whose blanks have a meaning of their own: null for each, those at the end too. */
export const sparse = <T>(read: Reader<T>): Parameter<readonly (T | null)[]> => parameter('list', read);
/** Blank cells are null. */
export const table = <T>(read: Reader<T>): Parameter<readonly (readonly (T | null)[])[]> =>
  parameter('table', read);

/** The parameter may be left out or blank; `compute` then gets undefined. */
export const optional = <T>(given: Parameter<T>): Parameter<T | undefined> =>
  ({ ...given, optional: true }) as Parameter<T | undefined>;

interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
}

function readBounded({ min = -Infinity, max = Infinity, whole = false }: Bounds): Reader<number> {
  const expected = unread({ key: 'number', values: { min, max, whole } });
  return (cell) => {
    if (typeof cell === 'boolean') return expected;
    let number = cell;
    if (typeof number === 'string') {
      const reading = readNumber(number);
      if (!reading.ok)
        return reading.reason === 'ambiguous' ? unread({ key: 'ambiguous', values: reading }) : expected;
      number = reading.value;
    }
    // At 15 significant digits, as Excel shows it (reading 1): 2.9999999999999996 is the whole number 3.
    const shown = Number.isSafeInteger(number) ? number : Number(number.toPrecision(15));
    // The largest floats round to infinity.
    if (!Number.isFinite(shown)) return expected;
    return shown < min || shown > max || (whole && !Number.isInteger(shown)) ? expected : shown;
  };
}

/** A number, where given not below `min` or above `max`. */
export const number = (bounds: Omit<Bounds, 'whole'> = {}): Reader<number> => readBounded(bounds);

/** A whole number. */
export const whole = (bounds: Omit<Bounds, 'whole'> = {}): Reader<number> =>
  readBounded({ ...bounds, whole: true });

/** Text as it stands, tidied of stray blanks; a number is taken as its digits (a team may be called 7). */
export const text: Reader<string> = (cell) =>
  typeof cell === 'boolean' ? unread({ key: 'text', values: {} }) : tidy(String(cell));

const YES = ['sand', 'ja', 'true', 'yes', '1', 'x'];
const NO = ['falsk', 'nej', 'false', 'no', '0'];

/** TRUE or FALSE, ja or nej, 1 or 0, in Danish or English. */
export const yesNo: Reader<boolean> = (cell) => {
  if (typeof cell === 'boolean') return cell;
  const said = String(cell);
  if (YES.some((yes) => sameText(yes, said))) return true;
  if (NO.some((no) => sameText(no, said))) return false;
  return unread({ key: 'yesNo', values: {} });
};

/** A date (with or without a time), as a serial number of the 1900 date system. */
export const date: Reader<number> = (cell) => {
  const serial = typeof cell === 'string' ? readDate(cell) : cell;
  return typeof serial === 'number' && fromSerial(serial) ? serial : unread({ key: 'date', values: {} });
};

/** One of the given words, whatever its case. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Reader<T> =>
  (cell) =>
    words.find((word) => sameText(word, String(cell))) ?? unread({ key: 'oneOf', values: { words } });
