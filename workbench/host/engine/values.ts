/** Values between the formula engine and the wire of custom functions. */
import {
  ArrayValueObject,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
  ValueObjectFactory,
  type BaseValueObject,
} from '@univerjs/engine-formula';
import type { Switches } from '../switches';
import type { Parameter } from './metadata';

/** What a function gave: a value or table, or an error with the add-in's own message. */
export interface Answer {
  readonly ok: boolean;
  readonly value: unknown;
  /** Number of the error, where not `ok`. */
  readonly code?: number | undefined;
}

export interface CellError {
  readonly code: string;
  readonly message: string;
}

const ERRORS: Readonly<Record<number, string>> = {
  1: '#N/A',
  5: '#DIV/0!',
  6: '#NUM!',
  7: '#VALUE!',
  8: '#NULL!',
  9: '#NAME?',
  10: '#REF!',
};

export const errorName = (code: number | undefined): string => ERRORS[code ?? 7] ?? '#VALUE!';

interface WireError {
  readonly type: 'CustomFunctionError';
  readonly code: string;
}

export const isError = (value: unknown): value is WireError =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'CustomFunctionError';
const wireError = (code: string): WireError => ({ type: 'CustomFunctionError', code });

type Blanks = Switches['blanks'];
const BLANK: Readonly<Record<Blanks, unknown>> = { null: null, zero: 0, empty: '' };

function scalar(value: BaseValueObject | null | void, blanks: Blanks): unknown {
  if (!value || value.isNull()) return BLANK[blanks];
  return value.isError() ? wireError((value as ErrorValueObject).getErrorType()) : value.getValue();
}

function matrix(value: BaseValueObject, blanks: Blanks): unknown[][] {
  if (!value.isArray()) return [[scalar(value, blanks)]];
  const table = value as ArrayValueObject;
  return Array.from({ length: table.getRowCount() }, (_, row) =>
    Array.from({ length: table.getColumnCount() }, (_, column) => scalar(table.get(row, column), blanks)),
  );
}

/** One argument as Excel sends it. The metadata tells whether a single cell is a value or a table of one. */
function argument(value: BaseValueObject, { dimensionality }: Parameter, blanks: Blanks): unknown {
  // An argument left empty between two separators is omitted, not blank.
  if (!value.isArray() && value.isNull()) return dimensionality === 'matrix' ? null : BLANK[blanks];
  const cells = matrix(value, blanks);
  if (dimensionality === 'matrix') return cells;
  return cells.length * (cells[0]?.length ?? 0) > 1 ? wireError('#VALUE!') : cells[0]?.[0];
}

/** All arguments of a call: omitted ones are null, those of a repeating parameter stand together in a list. */
export function toWire(
  values: readonly BaseValueObject[],
  parameters: readonly Parameter[],
  blanks: Blanks,
): unknown[] {
  return parameters.map((parameter, i) => {
    if (parameter.repeating) return values.slice(i).map((value) => argument(value, parameter, blanks));
    const value = values[i];
    return value === undefined ? null : argument(value, parameter, blanks);
  });
}

function cellError(value: unknown): CellError | null {
  if (typeof value !== 'object' || value === null) return null;
  const { code, basicValue, message } = value as { code?: unknown; basicValue?: unknown; message?: unknown };
  const name = [basicValue, code].find((x) => typeof x === 'string' && x.startsWith('#'));
  return { code: String(name ?? '#VALUE!'), message: typeof message === 'string' ? message : '' };
}

/** A returned null shows 0, as in Excel. */
function toCell(value: unknown): BaseValueObject {
  if (value == null) return NumberValueObject.create(0);
  if (typeof value === 'string') return StringValueObject.create(value);
  const error = cellError(value);
  if (error) return ErrorValueObject.create(error.code as never);
  return ValueObjectFactory.create(value as number | boolean);
}

export function toEngine({ ok, value, code }: Answer): BaseValueObject {
  if (!ok) return ErrorValueObject.create(errorName(code) as never);
  if (!Array.isArray(value)) return toCell(value);
  const rows = value as unknown[][];
  const columnCount = Math.max(...rows.map((row) => row.length));
  return ArrayValueObject.create({
    calculateValueList: rows.map((row) =>
      Array.from({ length: columnCount }, (_, column) =>
        column < row.length ? toCell(row[column]) : ErrorValueObject.create('#N/A' as never),
      ),
    ),
    rowCount: rows.length,
    columnCount,
    unitId: '',
    sheetId: '',
    row: -1,
    column: -1,
  });
}

/** The add-in's own messages in an answer, by the row and column below the formula's cell. */
export function messagesOf(answer: Answer): Map<string, CellError> {
  const found = new Map<string, CellError>();
  const note = (row: number, column: number, error: CellError | null): void => {
    if (error?.message) found.set(`${row},${column}`, error);
  };
  if (!answer.ok) note(0, 0, { code: errorName(answer.code), message: String(answer.value ?? '') });
  else if (Array.isArray(answer.value))
    (answer.value as unknown[][]).forEach((row, r) =>
      row.forEach((value, c) => note(r, c, cellError(value))),
    );
  else note(0, 0, cellError(answer.value));
  return found;
}
