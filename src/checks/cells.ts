/** What a cell of a table says, where it says anything: a blank or unread cell is null, never a 0. */
import { isNo } from '../workbook/answers';
import type { Cell, Row } from '../workbook/table-rows';
import type { Fraction } from '../rules/fraction';
import { exactly } from '../rules/fraction';

/** A cell that is filled and read. */
export function filled<F extends string>({ cells }: Row<F>, field: F): Cell | null {
  const cell = cells[field];
  return cell !== undefined && cell.text !== '' && !cell.unread ? cell : null;
}

export const numberIn = <F extends string>(row: Row<F>, field: F): number | null =>
  filled(row, field)?.number ?? null;

export const exactIn = <F extends string>(row: Row<F>, field: F): Fraction | null => {
  const number = numberIn(row, field);
  return number === null ? null : exactly(number);
};

/** A cell of a column that the table has is blank, and readable. */
export const blank = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.text === '' && !cell.unread;

/** A cell that says no in so many words. */
export const saysNo = ({ text }: Cell): boolean => isNo(text);
