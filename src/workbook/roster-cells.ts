/** Cells of a roster, as texts with their places. */
import { withYear } from './answers';
import { tidy } from './folding';
import type { RosterField } from './roster-fields';
import type { CellValue, SheetSnapshot } from './snapshot';

/** A text with its zero-based place in its sheet. */
export interface Placed {
  readonly sheet: SheetSnapshot;
  readonly text: string;
  readonly row: number;
  readonly column: number;
}

/** A row's cells by the fields of their columns; none where a column is missing or its cell shows an error. */
export type RowFields = Partial<Readonly<Record<RosterField, Placed>>>;

/** `#N/A`, `#VALUE!`, and what a Danish Excel shows: `#I/T`, `#VÆRDI!`. */
export const ERROR_CELL = /^#(?:\p{Lu}[\p{Lu}\d_/]*[!?]|N\/A|I\/T|GETTING_DATA)$/u;
/** Printable Latin text with single blanks, which `tidy` leaves as it is. */
const TIDY = /^[!-~À-ÖØ-öø-ÿ]+(?: [!-~À-ÖØ-öø-ÿ]+)*$/u;

export const textOf = (cell: CellValue | undefined): string => {
  if (cell === undefined || cell === '') return '';
  if (typeof cell !== 'string') return String(cell);
  return TIDY.test(cell) ? cell : tidy(cell);
};

export const showsError = (text: string): boolean => text.charCodeAt(0) === 35 && ERROR_CELL.test(text);

/** The cell of a row of `values`; one that shows an error has no text. */
export function placed(sheet: SheetSnapshot, at: number, column: number): Placed {
  const text = textOf(sheet.values[at]?.[column]);
  return {
    sheet,
    text: showsError(text) ? '' : text,
    row: sheet.top + at,
    column: sheet.left + column,
  };
}

/** The name at a place; with the surname behind it where that stands in a column of its own. */
export function nameAt(
  sheet: SheetSnapshot,
  at: number,
  { at: column, surname }: { readonly at: number; readonly surname?: number | undefined },
): Placed {
  const name = placed(sheet, at, column);
  if (surname === undefined) return name;
  return { ...name, text: `${name.text} ${placed(sheet, at, surname).text}`.trim() };
}

/** Headings of cells that may list all players of a team. */
export const PLURAL: ReadonlySet<string> = new Set([
  'spillere',
  'spillerne',
  'players',
  'deltagere',
  'elever',
]);
const DIVIDED = /\s*[;/+&]\s*|\s+(?:og|and)\s+/u;

/** The names that a cell lists: `Bo Elm, Ib Gran`, `Elm, Bo; Gran, Ib`; a single one for `Elm, Bo`. */
export function namesIn(name: Placed, value: CellValue | undefined): Placed[] {
  const lines = String(value ?? '').split(/[\r\n]+/u);
  const parts = lines.flatMap((line) => line.split(DIVIDED));
  // A comma stands between names only where each is whole; else it is behind a surname.
  const items = parts.flatMap((part) => {
    const some = part.split(',').map(tidy);
    return some.length > 1 && some.every((one) => /\S \S/u.test(one)) ? some : [tidy(part)];
  });
  const named = items.filter((item) => /\p{L}/u.test(item));
  return named.length > 1 ? named.map((text) => ({ ...name, text })) : [name];
}

/** Fields that hold days of the season. */
const DAYS_OF_SEASON: ReadonlySet<RosterField> = new Set<RosterField>(['deadline', 'day', 'changed']);

interface RowReader {
  readonly at: number;
  /** Cells that have been asked for, by the place of their columns. */
  read: (Placed | undefined)[] | null;
}

/**
 * Reads rows by the fields of their columns. A cell is looked up when it is asked for, and then kept: a large list has
 * many, and most are asked of few.
 */
export function fieldReader(
  sheet: SheetSnapshot,
  columns: readonly { readonly field: RosterField; readonly at: number }[],
): (at: number) => RowFields {
  const cells: object = Object.defineProperties(
    {},
    Object.fromEntries(
      columns.map(({ field, at: column }, index) => [
        field,
        {
          get(this: RowReader): Placed | undefined {
            const read = (this.read ??= []);
            if (!(index in read)) {
              const fails = showsError(textOf(sheet.values[this.at]?.[column]));
              const cell = placed(sheet, this.at, column);
              read[index] = fails
                ? undefined
                : DAYS_OF_SEASON.has(field)
                  ? { ...cell, text: withYear(cell.text, sheet.season ?? null) }
                  : cell;
            }
            return read[index];
          },
        },
      ]),
    ),
  );
  function Row(this: { at: number; read: RowReader['read'] }, at: number): void {
    this.at = at;
    this.read = null;
  }
  Row.prototype = cells;
  const RowOf = Row as unknown as new (at: number) => RowFields;
  return (at) => new RowOf(at);
}
