/** Cells of tables of any kind but rosters. */
import { readDate } from './dates';
import { fold } from './folding';
import type { FieldType } from './kinds/kind';
import { readQuantity } from './numbers';
import { showsError, textOf, type Placed } from './roster-cells';
import type { CellValue, SheetSnapshot } from './snapshot';

/**
 * A cell of a table. Blank ones have blank text; so has one that shows an error of Excel's. Most of it is told when it
 * is asked for: a copy by `...` would not have it.
 */
export interface Cell extends Placed {
  /** As it stands; a text tidied. */
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

const YES = new Set(['x', 'ja', 'j', 'yes', 'y', 'sand', 'true', '1', '✓', '✔', '✗', '☒', '☑', 'ok', 'v']);
/** What stands for a blank. */
const NOTHING = /^[-–—−.?/]*$/u;
/** Nothing that a tournament counts is as large, and products of such numbers are no numbers any more. */
const LARGEST = 1e15;
const A_YEAR = /^(?:19|20)\d\d$/u;

/** Excel's 15 significant digits: 30.000000000000004 is noise (reading 1). */
const clean = (value: number): number =>
  Number.isSafeInteger(value) && Math.abs(value) < 1e15 ? value : Number(value.toPrecision(15));

/** A number as people write it in a table: `1.234,5`, `500 km`, `kr. 3,47`, `3.` for a place. */
function numberIn(text: string, thousands = false): number | null {
  const reading = readQuantity(text);
  if (!reading.ok && reading.reason === 'ambiguous' && thousands) return clean(reading.thousands);
  return reading.ok ? clean(reading.value) : null;
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
  { type, thousands, sheet: { season = null } }: ColumnOf,
  value: CellValue,
  text: string,
): number | null | undefined {
  if (isText(type)) return typeof value === 'number' ? clean(value) : null;
  if (typeof value === 'number') return clean(value);
  if (typeof value === 'boolean') return undefined;
  if (type === 'date') return readDate(text, season) ?? undefined;
  if (type === 'dated') return readDate(text) ?? (A_YEAR.test(text) ? null : undefined);
  return numberIn(text, thousands) ?? (type === 'score' && pairIn(text) ? null : undefined);
}

/** A column of a table. */
export interface ColumnOf {
  readonly sheet: SheetSnapshot;
  /** Zero-based in `values`. */
  readonly at: number;
  readonly type: FieldType;
  /** Folded. */
  readonly header?: string;
  readonly thousands?: boolean;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);

/** `afbud` and `Afbud d. 3/4` under `Afbud til A-finalen` are a yes; `A/B` heads a choice, and `ikke` is a no. */
function echoes(key: string, header: string | undefined): boolean {
  if (header === undefined || key === '' || /\/|\beller\b|\bor\b/u.test(header)) return false;
  const [first] = wordsOf(key);
  return (
    first !== undefined &&
    key.startsWith(first) &&
    !/(?:^|[^\p{L}])(?:ikke|ej|nej|intet|ingen|not?|uden)(?:$|[^\p{L}])/u.test(key) &&
    wordsOf(header).includes(first)
  );
}

const isText = (type: FieldType): boolean => type === 'text' || type === 'yes';

/** The number of a cell whose text is given; undefined where it cannot be read. */
function readingOf(of: ColumnOf, value: CellValue, text: string): number | null | undefined {
  if (typeof value === 'string' && (text === '' || isText(of.type)))
    return showsError(value) ? undefined : null;
  const number = numberOf(of, value, text);
  return Math.abs(number ?? 0) > LARGEST ? undefined : number;
}

const UNREAD = 'unread';

/**
 * A cell as it is read. A class, and small, for a workbook has a hundred thousand: what takes work to tell is kept
 * once it has been asked for, the folded text of a text and the number of a text where a number should stand.
 */
export class SheetCell implements Cell {
  readonly value: CellValue;
  private known: string | number | null | undefined;

  constructor(
    protected readonly of: ColumnOf,
    readonly row: number,
    value: CellValue,
  ) {
    this.value = typeof value === 'string' ? textOf(value) : value;
  }

  get sheet(): SheetSnapshot {
    return this.of.sheet;
  }
  get column(): number {
    return this.of.sheet.left + this.of.at;
  }
  get carried(): boolean {
    return false;
  }
  get text(): string {
    const { value, of } = this;
    if (typeof value !== 'string') return String(value);
    return showsError(value) || (of.type !== 'text' && NOTHING.test(value)) ? '' : value;
  }
  get number(): number | null {
    return this.reading() ?? null;
  }
  get unread(): boolean {
    return this.reading() === undefined;
  }
  get key(): string {
    if (!isText(this.of.type)) return fold(this.text);
    if (typeof this.known !== 'string') this.known = fold(this.text);
    return this.known;
  }
  get yes(): boolean {
    return this.value === true || YES.has(this.key) || echoes(this.key, this.of.header);
  }
  /** The same place with nothing in it. */
  emptied(): SheetCell {
    return new SheetCell(this.of, this.row, '');
  }

  /** The number; undefined where the cell cannot be read. */
  private reading(): number | null | undefined {
    const { value, of } = this;
    if (typeof value !== 'string' || isText(of.type)) return readingOf(of, value, this.text);
    if (this.known === undefined) {
      const reading = readingOf(of, value, this.text);
      this.known = reading === undefined ? UNREAD : reading;
    }
    return typeof this.known === 'string' ? undefined : this.known;
  }
}

/** A blank cell that goes with the one above it. */
export class CarriedCell extends SheetCell {
  override get carried(): boolean {
    return true;
  }
}

export const cellIn = (column: ColumnOf, at: number): SheetCell =>
  new SheetCell(column, column.sheet.top + at, column.sheet.values[at]?.[column.at] ?? '');

export const cellOf = (sheet: SheetSnapshot, at: number, column: number, type: FieldType): SheetCell =>
  cellIn({ sheet, at: column, type }, at);

/** What needs no cell to be told: a number of usual size, or a text in a column of texts. */
export const isPlain = (value: CellValue, type: FieldType): boolean =>
  typeof value === 'number'
    ? Math.abs(value) < LARGEST
    : typeof value === 'string' && type === 'text' && /^[^#\s]/u.test(value);
