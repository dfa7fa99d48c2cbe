/** Cells of a roster, as texts with their places. */
import { withYear } from './answers';
import { tidy } from './folding';
import { placesOf, rowOf, type Source } from './on-demand';
import { ROSTER_FIELDS, type RosterField } from './roster-fields';
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

const FIELDS = Object.keys(ROSTER_FIELDS) as RosterField[];
const Fields = rowOf<RosterField, Placed>(FIELDS);

/** Reads rows by the fields of their columns. */
export function fieldReader(
  sheet: SheetSnapshot,
  columns: readonly { readonly field: RosterField; readonly at: number }[],
  first: number,
  end: number,
): (at: number) => RowFields {
  const source: Source<Placed> = {
    places: placesOf(FIELDS, columns),
    first,
    rows: end - first,
    read: (at, place) => {
      const column = columns[place];
      if (!column || showsError(textOf(sheet.values[at]?.[column.at]))) return undefined;
      const cell = placed(sheet, at, column.at);
      return DAYS_OF_SEASON.has(column.field)
        ? { ...cell, text: withYear(cell.text, sheet.season ?? null) }
        : cell;
    },
    kept: [],
  };
  return (at) => new Fields(source, at);
}
