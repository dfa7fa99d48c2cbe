/** From the arguments of a call to the inputs of a rule, or to a fault that names argument, row and expectation. */
import type { MessageOf } from '../rules/ruling';
import type { FunctionMessages, Place } from '../text/functions';
import { cellOf, isCellError, matrixOf, type Matrix } from './cells';
import { isUnread, type Parameter } from './parameters';
import type { RuleFunction } from './define';
import { invalid, type Fault, type Voice } from './voice';

export type Inputs = Record<string, unknown>;

/** The arguments of one call, each a rectangle, with the shape of the result. */
export interface Call {
  readonly matrices: readonly Matrix[];
  readonly rows: number;
  readonly columns: number;
  /** Inputs of one result: null where they are all blank. Zero-based. */
  readonly inputs: (row: number, column: number) => Inputs | Fault | null;
}

type Named = Parameter<unknown> & { readonly key: string };

/** A value read, or why it could not be. Wrapped, for a value may be anything. */
type Reading = { readonly value: unknown } | Fault;

const isReadingFault = (reading: Reading): reading is Fault => 'code' in reading;

const isOneCell = (matrix: Matrix): boolean => matrix.length === 1 && matrix[0]?.length === 1;

const isRepeated = ({ shape }: Named, matrix: Matrix): boolean => shape === 'value' && isOneCell(matrix);

/** Arranges the arguments, or says which of them do not fit together. */
export function arrange(rule: RuleFunction, args: readonly unknown[], voice: Voice): Call | Fault {
  const fault = (message: MessageOf<FunctionMessages>): Fault => invalid(voice, message);
  const matrices: Matrix[] = [];
  for (const parameter of rule.parameters) {
    const matrix = matrixOf(args[matrices.length]);
    const [rows, columns] = [matrix?.length ?? 0, matrix?.[0]?.length ?? 0];
    const size = () => ({ place: placeOf(rule, parameter, voice), rows, columns });
    if (!matrix) return fault({ key: 'ragged', values: size() });
    if (parameter.shape === 'single' && !isOneCell(matrix))
      return fault({ key: 'notOneCell', values: size() });
    if (parameter.shape === 'list' && rows > 1 && columns > 1)
      return fault({ key: 'notOneLine', values: size() });
    matrices.push(matrix);
  }

  let first: { readonly parameter: Named; readonly rows: number; readonly columns: number } | null = null;
  for (const [index, parameter] of rule.parameters.entries()) {
    const matrix = matrices[index] as Matrix;
    const rowwise = parameter.shape === 'row';
    if (!isLifted(parameter) || isRepeated(parameter, matrix)) continue;
    // A parameter that is read row by row gives one column of results.
    const [rows, columns] = [matrix.length, rowwise ? 1 : (matrix[0]?.length ?? 1)];
    // An optional parameter left out does not say how many rows there are.
    if (rowwise && rows === 1 && (first || cellsOf(matrix).every((cell) => cell === null))) continue;
    if (!first) first = { parameter, rows, columns };
    else if (first.rows !== rows || first.columns !== columns)
      return fault({
        key: 'shapes',
        values: {
          first: placeOf(rule, first.parameter, voice),
          second: placeOf(rule, parameter, voice),
          firstRows: first.rows,
          firstColumns: first.columns,
          secondRows: rows,
          secondColumns: columns,
        },
      });
  }
  const [rows, columns] = first ? [first.rows, first.columns] : [1, 1];

  // What is the same for every result is read once.
  const shared = rule.parameters.map((parameter, index) => {
    const matrix = matrices[index] as Matrix;
    return isShared(parameter, matrix) ? readShared(rule, parameter, matrix, voice) : null;
  });
  return { matrices, rows, columns, inputs: (row, column) => read(row, column) };

  function read(row: number, column: number): Inputs | Fault | null {
    if (rule.lifts && isBlankRow(rule, matrices, row, column)) return null;
    const inputs: Inputs = {};
    for (const [index, parameter] of rule.parameters.entries()) {
      const reading =
        shared[index] ?? readPart(rule, parameter, matrices[index] as Matrix, row, column, voice);
      if (isReadingFault(reading)) return reading;
      inputs[parameter.key] = reading.value;
    }
    return inputs;
  }
}

const cellsOf = (matrix: Matrix) => matrix.flatMap((line) => line.map(cellOf));

/**
 * Whether the inputs of a result are all blank. Where there are ranges, a constant that is repeated beside them does
 * not count: under a column of distances the rows not yet filled in stay empty, though the rate is given.
 */
function isBlankRow(rule: RuleFunction, matrices: readonly Matrix[], row: number, column: number): boolean {
  const varies = rule.parameters.some(
    (parameter, index) => isLifted(parameter) && !isShared(parameter, matrices[index] as Matrix),
  );
  return rule.parameters.every((parameter, index) => {
    const matrix = matrices[index] as Matrix;
    if (!isLifted(parameter)) return true;
    if (varies && isShared(parameter, matrix)) return true;
    const line = matrix[isShared(parameter, matrix) || matrix.length === 1 ? 0 : row] ?? [];
    return parameter.shape === 'row'
      ? line.every((cell) => cellOf(cell) === null)
      : cellOf(line[isOneCell(matrix) ? 0 : column]) === null;
  });
}

const isLifted = ({ shape }: Named): boolean => shape === 'value' || shape === 'row';

const isShared = (parameter: Named, matrix: Matrix): boolean =>
  !isLifted(parameter) || isRepeated(parameter, matrix);

function placeOf(
  rule: RuleFunction,
  parameter: Named,
  voice: Voice,
  row: number | null = null,
  column: number | null = null,
): Place {
  const name = rule.texts[voice.language].parameters[parameter.key]?.name ?? parameter.key;
  return { parameter: name, row, column };
}

/** One cell; null for a blank. */
function readCell(parameter: Named, raw: unknown, place: () => Place, voice: Voice): Reading {
  const cell = cellOf(raw);
  if (cell === null) return { value: null };
  if (isCellError(cell))
    return {
      code: cell.error,
      message: voice.say({ key: 'errorCell', values: { place: place(), error: cell.error } }),
    };
  const value = parameter.read(cell);
  return isUnread(value)
    ? invalid(voice, { key: 'expected', values: { place: place(), expected: value.expected, found: cell } })
    : { value };
}

function readRequired(parameter: Named, raw: unknown, place: () => Place, voice: Voice): Reading {
  const reading = readCell(parameter, raw, place, voice);
  if (isReadingFault(reading) || reading.value !== null) return reading;
  return parameter.optional
    ? { value: undefined }
    : invalid(voice, { key: 'missing', values: { place: place() } });
}

/** The part of a range that belongs to one result: a cell, or a row. */
function readPart(
  rule: RuleFunction,
  parameter: Named,
  matrix: Matrix,
  row: number,
  column: number,
  voice: Voice,
): Reading {
  const line = matrix[matrix.length === 1 ? 0 : row] ?? [];
  const rowNumber = matrix.length > 1 ? row + 1 : null;
  const at = (index: number) => () =>
    placeOf(rule, parameter, voice, rowNumber, line.length > 1 ? index + 1 : null);
  if (parameter.shape === 'value') return readRequired(parameter, line[column], at(column), voice);
  const values: unknown[] = [];
  for (const [index, raw] of line.entries()) {
    const reading = readCell(parameter, raw, at(index), voice);
    if (isReadingFault(reading)) return reading;
    values.push(reading.value);
  }
  if (values.every((value) => value === null))
    return parameter.optional
      ? { value: undefined }
      : invalid(voice, {
          key: 'missing',
          values: { place: placeOf(rule, parameter, voice, rowNumber) },
        });
  return { value: values };
}

/** An argument that is read once for the whole call. */
function readShared(rule: RuleFunction, parameter: Named, matrix: Matrix, voice: Voice): Reading {
  const [rows, columns] = [matrix.length, matrix[0]?.length ?? 0];
  const place = (row: number, column: number): Place =>
    placeOf(rule, parameter, voice, rows > 1 ? row + 1 : null, columns > 1 ? column + 1 : null);
  if (parameter.shape === 'single' || parameter.shape === 'value')
    return readRequired(parameter, matrix[0]?.[0], () => place(0, 0), voice);

  // Whole lists come here cell by cell: only one that cannot be read is worth a reading of its own, with its place.
  const items: unknown[] = [];
  let blank = true;
  for (let row = 0; row < rows; row++) {
    const line = matrix[row] as readonly unknown[];
    for (let column = 0; column < columns; column++) {
      const cell = cellOf(line[column]);
      let value: unknown = null;
      if (cell !== null) {
        if (isCellError(cell) || isUnread((value = parameter.read(cell))))
          return readCell(parameter, line[column], () => place(row, column), voice);
        if (value !== null) blank = false;
      }
      items.push(value);
    }
  }
  if (blank)
    return parameter.optional
      ? { value: undefined }
      : invalid(voice, { key: 'missing', values: { place: placeOf(rule, parameter, voice) } });
  if (parameter.shape === 'table')
    return { value: matrix.map((_, row) => items.slice(row * columns, (row + 1) * columns)) };
  if (parameter.blanks === 'keep') return { value: items };
  while (items[items.length - 1] === null) items.pop();
  const gap = items.indexOf(null);
  // The line lies along a column or along a row; the gap is named the same way.
  return gap < 0
    ? { value: items }
    : invalid(voice, { key: 'gap', values: { place: rows > 1 ? place(gap, 0) : place(0, gap) } });
}

/** Whether a call could be arranged. */
export const isArranged = (call: Call | Fault): call is Call => 'matrices' in call;
