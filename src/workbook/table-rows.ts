/** Reads the rows of a table of any kind but rosters. */
import { eventIn, type EventName } from './events';
import { fold } from './folding';
import { isSection } from './headings';
import type { AnyKind } from './kinds';
import type { TableKind } from './kinds/kind';
import type { KindTable } from './match-kind';
import { keep, placesOf, rowOf, type RowOf, type Source } from './on-demand';
import type { Placed } from './roster';
import type { CellValue, SheetSnapshot } from './snapshot';
import { CarriedCell, cellIn, isPlain, type Cell, type ColumnOf, type SheetCell } from './table-cells';
import { isTotal } from './totals';

export { cellOf, pairIn, type Cell } from './table-cells';

export interface Row<F extends string = string> {
  /** A column that the table does not have has no cell. */
  readonly cells: Partial<Readonly<Record<F, Cell>>>;
  /** The title within the table that the row stands under, such as `2. division`; blank without one. */
  readonly section: string;
  readonly table: Table<F>;
}

export interface Table<F extends string = string> {
  readonly kind: TableKind<F>;
  readonly sheet: SheetSnapshot;
  readonly event: EventName | null;
  readonly about: string;
  readonly sure: boolean;
  /** Field -> heading as it stands in the sheet. */
  readonly columns: ReadonlyMap<F, Placed>;
  readonly rows: readonly Row<F>[];
  /** Rows of the sheet: a cross table has many results on each. */
  readonly lines: number;
  /** Zero-based row in the sheet of the headings and of the last row that belongs to the table. */
  readonly top: number;
  readonly last: number;
  /** Cells that could not be read. */
  readonly unread: readonly Cell[];
}

/** The event by a column such as `Division`, where no title says it. */
function eventOf({ rows, about }: Table, field: string): EventName | null {
  for (const { cells } of rows) {
    const event = eventIn(cells[field]?.text ?? '');
    if (event) return event === 'division' && /dame|kvinde/u.test(about) ? 'women' : event;
  }
  return null;
}

/** The rows of each kind of sheet. */
const ROWS = new Map<AnyKind, RowOf<string, SheetCell>>();

function rowsOf(kind: AnyKind): RowOf<string, SheetCell> {
  let Row = ROWS.get(kind);
  if (!Row) ROWS.set(kind, (Row = rowOf(Object.keys(kind.fields))));
  return Row;
}

/** What a row has in a column; failing is an error of Excel's. */
const [BLANK, FILLED, FAILING] = [0, 1, 2];
const ROWS_A_SLICE = 300;

/**
 * Reads a table's rows, yielding the row of `values` it has come to now and then; `usual` is its event where nothing on
 * the sheet tells.
 */
export function* readRows(
  sheet: SheetSnapshot,
  found: KindTable,
  usual: EventName | null = null,
): Generator<number, Table, void> {
  const kind: AnyKind = found.kind;
  const columns = found.columns.map(({ field, at, header }): ColumnOf => ({
    sheet,
    at,
    type: kind.fields[field]?.type ?? 'text',
    header: fold(header),
    thousands: kind.fields[field]?.thousands ?? false,
  }));
  const present = (fields: readonly string[]): number[] =>
    placesOf(fields, found.columns).filter((place) => place >= 0);
  const [key, carried] = [present(kind.key), present(kind.carried ?? [])];
  const source: Source<SheetCell> = {
    places: placesOf(Object.keys(kind.fields), found.columns),
    first: found.headerRow + 1,
    rows: found.end - found.headerRow - 1,
    read: (at, place) => {
      const column = columns[place];
      return column && cellIn(column, at);
    },
    kept: [],
  };
  const CellsOf = rowsOf(kind);
  const rows: Row[] = [];
  const unread: Cell[] = [];
  /** Texts that the carried columns had last, by their places. */
  const above = new Map<number, CellValue>();
  const states = new Uint8Array(columns.length);
  let section = '';
  const table: { -readonly [K in keyof Table]: Table[K] } = {
    kind,
    sheet,
    event: found.event,
    about: found.about,
    sure: found.sure,
    columns: new Map(
      found.columns.map(({ field, at, header }): [string, Placed] => [
        field,
        { sheet, text: header, row: sheet.top + found.headerRow, column: sheet.left + at },
      ]),
    ),
    rows,
    lines: 0,
    top: sheet.top + found.headerRow,
    last: sheet.top + found.headerRow,
    unread,
  };

  for (let at = found.headerRow + 1; at < found.end; at += 1) {
    if ((at - found.headerRow) % ROWS_A_SLICE === 0) yield at;
    const row = sheet.values[at] ?? [];
    const cells = new CellsOf(source, at);
    const failing: SheetCell[] = [];
    let filled = 0;
    let first = 0;
    let total = false;
    for (const [place, column] of columns.entries()) {
      const value = row[column.at] ?? '';
      states[place] = value === '' ? BLANK : FILLED;
      if (value === '') continue;
      if (!isPlain(value, column.type)) {
        const cell = cellIn(column, at);
        keep(source, at, place, cell);
        if (cell.unread) failing.push(cell);
        if (cell.text === '') states[place] = cell.unread ? FAILING : BLANK;
        if (states[place] === BLANK) continue;
      }
      if (filled === 0) first = place;
      filled += 1;
      total ||= typeof value === 'string' && isTotal(value);
    }
    if (filled === 0) continue;
    const only = filled === 1 ? cells[found.columns[first]?.field ?? ''] : undefined;
    if (only && typeof only.value === 'string' && isSection(only.text)) {
      section = fold(only.text);
      table.event ??= eventIn(only.text);
      above.clear();
      continue;
    }
    if (total) continue;
    for (const place of carried) {
      const from = above.get(place);
      const column = columns[place];
      if (states[place] === FILLED) above.set(place, row[column?.at ?? 0] ?? '');
      else if (column && from !== undefined && states[place] === BLANK) {
        keep(source, at, place, new CarriedCell(column, sheet.top + at, from));
        states[place] = FILLED;
      }
    }
    if (key.every((place) => states[place] === BLANK)) continue;
    // A remark below the table fills one cell, and more than a name would.
    if (only && (only.text.length > 40 || /[:.!?]$/u.test(only.text)) && kind.key.length > 0) continue;
    unread.push(...failing);
    rows.push({ cells, section, table });
    table.lines += 1;
    table.last = sheet.top + at;
  }
  if (kind.eventFrom !== undefined) table.event ??= eventOf(table, kind.eventFrom);
  table.event ??= usual;
  return table;
}
