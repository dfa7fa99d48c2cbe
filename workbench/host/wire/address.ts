/** Addresses as office.js writes and reads them. Rows and columns are zero-based. */
import { RichApiError } from './objects';

export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export const LAST_ROW = 1_048_576;
export const LAST_COLUMN = 16_384;

export function columnName(column: number): string {
  let name = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26))
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

const columnIndex = (name: string): number =>
  [...name.toUpperCase()].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const cellAddress = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

export function areaAddress({ row, column, rows, columns }: Area): string {
  const first = cellAddress(row, column);
  return rows * columns > 1 ? `${first}:${cellAddress(row + rows - 1, column + columns - 1)}` : first;
}

export const quoteSheet = (name: string): string =>
  /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`;

/** `A1`, `$A$1:B2`, `A:C`, `2:5`, each with or without a sheet before it (which is left out of the answer). */
export function parseAddress(text: string): Area {
  const local = text.trim().replace(/^.*!/, '').replaceAll('$', '');
  const match = /^(?:([A-Z]{1,3})(\d+)?|(\d+))(?::(?:([A-Z]{1,3})(\d+)?|(\d+)))?$/i.exec(local);
  if (!match) throw invalidAddress();
  const [, startColumn, startRow, rowsFrom, endColumn, endRow, rowsTo] = match;
  if (rowsFrom !== undefined) {
    if (rowsTo === undefined) throw invalidAddress();
    return { row: +rowsFrom - 1, column: 0, rows: +rowsTo - +rowsFrom + 1, columns: LAST_COLUMN };
  }
  const column = columnIndex(startColumn as string);
  if (startRow === undefined) {
    if (endColumn === undefined || endRow !== undefined) throw invalidAddress();
    return { row: 0, column, rows: LAST_ROW, columns: columnIndex(endColumn) - column + 1 };
  }
  if (endColumn === undefined) return { row: +startRow - 1, column, rows: 1, columns: 1 };
  if (endRow === undefined) throw invalidAddress();
  return {
    row: +startRow - 1,
    column,
    rows: +endRow - +startRow + 1,
    columns: columnIndex(endColumn) - column + 1,
  };
}

const invalidAddress = (): RichApiError =>
  new RichApiError('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');
