/** What Excel hands to a custom function, made plain. */

/** An error cell, by the name that the sheet shows: `#N/A`. */
export interface CellError {
  readonly error: string;
}

/** One cell as read; null is blank. */
export type Cell = null | string | number | boolean | CellError;

/** A range, row by row, as the host gave it: cells are still unread. */
export type Matrix = readonly (readonly unknown[])[];

const ERROR_NAME = /^#(?:[A-Z]+[!?]|DIV\/0!|N\/A|GETTING_DATA)$/u;

export const isCellError = (cell: Cell): cell is CellError => typeof cell === 'object' && cell !== null;

/**
 * Reads one value as a cell. Blank is null, undefined or text with nothing but spaces. Errors come as
 * `CustomFunctions.Error` objects, as error values of the data types, or by their name in hosts that keep no other form.
 * Any other data type (entity, formatted number, ...) counts as its `basicValue`; what has none is `#VALUE!`.
 */
export function cellOf(value: unknown): Cell {
  switch (typeof value) {
    case 'number':
    case 'boolean':
      return value;
    case 'string':
      if (value.trim() === '') return null;
      return ERROR_NAME.test(value) ? { error: value } : value;
    case 'undefined':
      return null;
    case 'object':
      return value === null ? null : objectCell(value);
    default:
      return { error: '#VALUE!' };
  }
}

function objectCell(value: object): Cell {
  const { code, basicValue, type } = value as { code?: unknown; basicValue?: unknown; type?: unknown };
  for (const name of [code, basicValue])
    if (typeof name === 'string' && ERROR_NAME.test(name)) return { error: name };
  if (type === 'Empty') return null;
  return basicValue === undefined || typeof basicValue === 'object'
    ? { error: '#VALUE!' }
    : cellOf(basicValue);
}

/** The argument as a range: one cell is 1 x 1, and so is nothing at all. Null where its rows differ in length. */
export function matrixOf(argument: unknown): Matrix | null {
  if (!Array.isArray(argument)) return [[argument]];
  if (argument.length === 0) return [[null]];
  if (!Array.isArray(argument[0]) && !argument.some(Array.isArray)) return [argument];
  const width = (argument[0] as unknown[]).length;
  for (const row of argument) if (!Array.isArray(row) || row.length !== width) return null;
  return width === 0 ? [[null]] : (argument as Matrix);
}
