/** What a cell says of a payment: that it came, how much it was, or when. */
import { answerIn } from '../workbook/answers';
import { fromSerial, readDate } from '../workbook/dates';
import { readQuantity } from '../workbook/numbers';
import type { Cell, Table } from '../workbook/table-rows';

export interface Payment {
  /** Null where the cell says neither. */
  readonly made: boolean | null;
  /** DKK, where the cell gives an amount. */
  readonly amount: number | null;
  /** The serial of its day, where the cell gives one. */
  readonly day: number | null;
}

const NOTHING: Payment = { made: null, amount: null, day: null };
/** A larger number than any fee is a day of Excel's: from 2000 on. */
const FIRST_DAY = 36526;

/** `used`: somebody fills the column in, so that a blank cell is a payment that has not come. */
export function paymentIn(cell: Cell | null | undefined, used: boolean): Payment {
  if (!cell || cell.unread) return NOTHING;
  const { text, value } = cell;
  if (typeof value === 'number') {
    if (value >= FIRST_DAY && fromSerial(value)) return { made: true, amount: null, day: Math.floor(value) };
    // 1 is a tick that Excel has made a number.
    return { made: value > 0, amount: value === 1 ? null : value, day: null };
  }
  const answer = answerIn(text);
  if (answer === '') return { ...NOTHING, made: used ? false : null };
  if (answer === 'no') return { ...NOTHING, made: false };
  // `14/2` and `14. feb.` are days of the season; `14.2` may be an amount.
  const day = readDate(text, /[/\p{L}]/u.test(text) ? cell.sheet.season : null);
  if (day !== null) return { made: true, amount: null, day: Math.floor(day) };
  const number = readQuantity(text);
  return { made: number.ok ? number.value > 0 : true, amount: number.ok ? number.value : null, day: null };
}

/** Whether anything stands in a column. */
export const isUsed = <F extends string>({ rows }: Table<F>, field: F): boolean =>
  rows.some(({ cells }) => cells[field] !== undefined && cells[field].text !== '');
