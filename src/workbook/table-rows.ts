/** Reads the rows of a table of any kind but rosters. */
import { readDate } from './dates';
import { eventIn, type EventName } from './events';
import { fold, tidy } from './folding';
import { ERROR_CELL } from './roster-cells';
import { headingKey } from './roster-fields';
import { isSection } from './headings';
import type { AnyKind } from './kinds';
import type { FieldType, TableKind } from './kinds/kind';
import type { KindTable } from './match-kind';
import { readNumber } from './numbers';
import type { Placed } from './roster';
import type { CellValue, SheetSnapshot } from './snapshot';

/** A cell of a table. Blank ones have blank text; so has one that shows an error of Excel's. */
export interface Cell extends Placed {
  readonly value: CellValue;
  /** Folded text, by which two cells are compared. */
  readonly key: string;
  /** Of a number: its value at Excel's 15 digits; of a date: its serial; null where there is none to read. */
  readonly number: number | null;
  /** Of an x, Ja or a tick. */
  readonly yes: boolean;
  /** An error of Excel's, or a text where a number or date should stand: nothing can be said of it. */
  readonly unread: boolean;
  /** The text stands above: this cell is blank and goes with it. */
  readonly carried: boolean;
}

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
  /** Zero-based row in the sheet of the headings and of the last row that belongs to the table. */
  readonly top: number;
  readonly last: number;
  /** Cells that could not be read. */
  readonly unread: readonly Cell[];
}

const TOTALS = new Set([
  'ialt',
  'total',
  'sum',
  'antal',
  'gennemsnit',
  'totalt',
  'samlet',
  'sumialt',
  'totals',
]);
const YES = new Set(['x', 'ja', 'j', 'yes', 'y', 'sand', 'true', '1', '✓', '✔', '✗', '☒', '☑', 'ok', 'v']);
/** What stands for a blank. */
const NOTHING = /^[-–—−.?/]*$/u;
/** Nothing that a tournament counts is as large, and products of such numbers are no numbers any more. */
const LARGEST = 1e15;
const A_YEAR = /^(?:19|20)\d\d$/u;
const UNITS = /^(?:kr\.?|dkk)\s*|\s*(?:km|kr\.?|dkk|,-|spil|imp|kp|up|dage|personer|%|\.)$/giu;

/** Excel's 15 significant digits: 30.000000000000004 is noise (reading 1). */
const clean = (value: number): number =>
  Number.isSafeInteger(value) && Math.abs(value) < 1e15 ? value : Number(value.toPrecision(15));

/** A number as people write it in a table: `1.234,5`, `500 km`, `kr. 3,47`, `3.` for a place. */
function numberIn(text: string): number | null {
  const reading = readNumber(text);
  if (reading.ok) return clean(reading.value);
  const bare = text.replace(UNITS, '').replace(UNITS, '');
  const again = bare === text ? reading : readNumber(bare);
  return again.ok ? clean(again.value) : null;
}

const PAIR = /^(\d+(?:,\d+)?) ?([-–:x×*]) ?(\d+(?:,\d+)?)$/iu;

/** Two numbers in one cell: of a result, as `45-32`, or of boards, as `2 x 18`. */
export function pairIn(
  text: string,
): { readonly numbers: readonly [number, number]; readonly times: boolean } | null {
  const [, first, sign = '', second] = PAIR.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const number = (digits: string): number => Number(digits.replace(',', '.'));
  return { numbers: [number(first), number(second)], times: /[x×*]/iu.test(sign) };
}

/** The number of a cell by its column's type; undefined where something else stands there. */
function numberOf(
  type: FieldType,
  value: CellValue,
  text: string,
  { season = null }: SheetSnapshot,
): number | null | undefined {
  if (type === 'text' || type === 'yes') return typeof value === 'number' ? clean(value) : null;
  if (typeof value === 'number') return clean(value);
  if (typeof value === 'boolean') return undefined;
  if (type === 'date') return readDate(text, season) ?? undefined;
  if (type === 'dated') return readDate(text) ?? (A_YEAR.test(text) ? null : undefined);
  return numberIn(text) ?? (type === 'score' && pairIn(text) ? null : undefined);
}

/**
 * A cell as it is read. A class for its getters alone: a workbook has a hundred thousand cells, and few are ever asked
 * for their folded text.
 */
class SheetCell implements Cell {
  readonly text: string;
  readonly number: number | null = null;
  readonly unread: boolean = false;
  private folded: string | undefined;

  constructor(
    readonly sheet: SheetSnapshot,
    readonly row: number,
    readonly column: number,
    private readonly type: FieldType,
    readonly value: CellValue,
    readonly carried = false,
  ) {
    const text = typeof value === 'string' ? (value === '' ? '' : tidy(value)) : String(value);
    this.text = text;
    if (text === '') return;
    if (typeof value === 'string') {
      this.unread = text.charCodeAt(0) === 35 && ERROR_CELL.test(text);
      if (this.unread || (type !== 'text' && NOTHING.test(text))) {
        this.text = '';
        return;
      }
    }
    const number = numberOf(type, value, text, sheet);
    if (number === undefined || Math.abs(number ?? 0) > LARGEST) this.unread = true;
    else this.number = number;
  }

  get key(): string {
    return (this.folded ??= fold(this.text));
  }
  get yes(): boolean {
    return this.value === true || YES.has(this.key);
  }
  /** The same place with nothing in it. */
  emptied(): SheetCell {
    return new SheetCell(this.sheet, this.row, this.column, this.type, '');
  }
  /** The same in a blank cell below. */
  at(row: number): SheetCell {
    return new SheetCell(this.sheet, row, this.column, this.type, this.value, true);
  }
}

export const cellOf = (sheet: SheetSnapshot, at: number, column: number, type: FieldType): SheetCell =>
  new SheetCell(sheet, sheet.top + at, sheet.left + column, type, sheet.values[at]?.[column] ?? '');

/** The event by a column such as `Division`, where no title says it. */
function eventOf({ rows, about }: Table, field: string): EventName | null {
  for (const { cells } of rows) {
    const event = eventIn(cells[field]?.text ?? '');
    if (event) return event === 'division' && /dame|kvinde/u.test(about) ? 'women' : event;
  }
  return null;
}

const MAY_BE_TOTAL = /^(?:i ?alt|total|sum|antal|gennemsnit|samlet)/iu;
const isTotal = ({ value, text }: Cell): boolean =>
  typeof value === 'string' && MAY_BE_TOTAL.test(text) && TOTALS.has(headingKey(text.replace(/[:\d]/gu, '')));
const ROWS_A_SLICE = 300;

/** Reads a table's rows, yielding the row of `values` it has come to now and then. */
export function* readRows(sheet: SheetSnapshot, found: KindTable): Generator<number, Table, void> {
  const kind: AnyKind = found.kind;
  const columns = found.columns.map((one) => ({ ...one, type: kind.fields[one.field]?.type ?? 'text' }));
  const rows: Row[] = [];
  const unread: Cell[] = [];
  const above = new Map<string, SheetCell>();
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
    top: sheet.top + found.headerRow,
    last: sheet.top + found.headerRow,
    unread,
  };

  for (let at = found.headerRow + 1; at < found.end; at += 1) {
    if ((at - found.headerRow) % ROWS_A_SLICE === 0) yield at;
    const cells: Record<string, SheetCell> = {};
    const filled: SheetCell[] = [];
    for (const { field, at: column, type } of columns) {
      const cell = cellOf(sheet, at, column, type);
      cells[field] = cell;
      if (cell.text !== '' || cell.unread) filled.push(cell);
    }
    const [first] = filled;
    if (!first) continue;
    if (filled.length === 1 && typeof first.value === 'string' && isSection(first.text)) {
      section = fold(first.text);
      table.event ??= eventIn(first.text);
      above.clear();
      continue;
    }
    if (filled.some(isTotal)) continue;
    for (const field of kind.carried ?? []) {
      const cell = cells[field];
      if (!cell) continue;
      const from = above.get(field);
      if (cell.text !== '') above.set(field, cell);
      else if (from && !cell.unread) cells[field] = from.at(cell.row);
    }
    if (!kind.key.some((field) => cells[field] && (cells[field].text !== '' || cells[field].unread)))
      continue;
    // A remark below the table fills one cell, and more than a name would.
    if (filled.length === 1 && (first.text.length > 40 || /[:.!?]$/u.test(first.text)) && kind.key.length > 0)
      continue;
    unread.push(...filled.filter((cell) => cell.unread));
    rows.push({ cells, section, table });
    table.last = sheet.top + at;
  }
  if (kind.eventFrom !== undefined) table.event ??= eventOf(table, kind.eventFrom);
  return table;
}
