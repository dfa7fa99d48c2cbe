/**
 * Finds cross tables, which no heading names: teams down, the same teams across (by name, shortened or by number), and
 * nothing where a team would meet itself.
 */
import type { EventName } from './events';
import { fold, tidy } from './folding';
import { CROSS, type CrossField } from './kinds/cross';
import type { Placed } from './roster';
import type { CellValue, SheetSnapshot } from './snapshot';
import { isTotal } from './totals';
import { cellOf, pairIn, type Cell, type Row, type Table } from './table-rows';

/** A cross table's place in `values`. */
export interface CrossTable {
  readonly headerRow: number;
  /** Column with the teams' names, and the first of the columns with their results. */
  readonly names: number;
  readonly from: number;
  /** Rows of the teams: a blank row between them is passed over. */
  readonly teams: readonly number[];
  readonly event: EventName | null;
  readonly about: string;
}

type Values = SheetSnapshot['values'];

/** Fewer teams than these are no tournament, and anything may look like a table of two or three. */
const FEWEST = 4;
const DIAGONAL = /^[x×*#\\/.=–—-]*$/iu;
/** Says that a table's numbers are bridge results. */
const BRIDGE =
  /divisionsturnering|damedivision|bridge|dbf|krydstabel|kamppoint|\bkp\b|\bimp\b|3\. ?division,? (?:øst|vest)/u;

const isName = (value: CellValue | undefined): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value);

/** `Ode. Å` and `OdÅ` are short for `Odense Å`: its letters in order, the first one first. */
function isShortFor(short: string, name: string): boolean {
  if (short === name) return true;
  const letters = short.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < 2 || letters[0] !== name[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

const numberOf = (value: CellValue | undefined): number | null =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\d{1,2}\.?$/u.test(value.trim())
      ? parseInt(value, 10)
      : null;

/** Two Latin letters, whatever their case, that are not the same: enough to tell most names apart. */
function beginApart(one: string, other: string): boolean {
  const [a, b] = [one.charCodeAt(0) | 32, other.charCodeAt(0) | 32];
  return a !== b && a > 96 && a < 123 && b > 96 && b < 123;
}

/** As many blank rows may stand between two teams. */
const GAP = 2;

/** The first row from `row` on that has something in these columns, or -1. */
function nextRow(values: Values, row: number, from: number, to: number): number {
  for (let at = row; at <= row + GAP && at < values.length; at += 1)
    for (let column = from; column <= to; column += 1) if ((values[at]?.[column] ?? '') !== '') return at;
  return -1;
}

/** Rows of the teams whose names are the headings from `from` on, in the same order; by number, those of all names. */
function teamsAcross(values: Values, row: number, names: number, from: number): number[] {
  const headings = values[row] ?? [];
  const numbered = numberOf(headings[from]) === 1;
  const rows: number[] = [];
  const below = (at: number): number => nextRow(values, at + 1, names, from + FEWEST - 1);
  for (let at = below(row); at >= 0; at = below(at)) {
    const name = values[at]?.[names];
    const heading = headings[from + rows.length];
    if (!isName(name)) break;
    const fits = numbered
      ? numberOf(heading) === rows.length + 1
      : heading === name ||
        (isName(heading) && !beginApart(heading, name) && isShortFor(fold(heading), fold(name)));
    if (!fits) break;
    rows.push(at);
  }
  return rows;
}

type Result = number | readonly [number, number];

function resultIn(value: CellValue | undefined): Result | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const pair = pairIn(tidy(value));
  if (pair && !pair.times) return pair.numbers;
  return /^[-+−–]?\d+(?:,\d+)?$/u.test(value.trim())
    ? Number(value.trim().replace(/[−–]/u, '-').replace(',', '.'))
    : null;
}

/**
 * Whether the results can be those of teams against each other, seen from the left: they turn round in the mirror. A
 * table of distances does not; where hardly anything is played, only words can tell.
 */
function areResults(values: Values, rows: readonly number[], from: number, about: string): boolean {
  const teams = rows.length;
  const at = (i: number, j: number): CellValue | undefined => values[rows[i] ?? -1]?.[from + j];
  let [results, others, pairs, mirrored, same, selves] = [0, 0, 0, 0, 0, 0];
  const sums = new Map<number, number>();
  for (let i = 0; i < teams; i += 1) {
    const own = at(i, i);
    if (typeof own === 'number' ? own !== 0 : typeof own === 'string' && !DIAGONAL.test(own.trim()))
      selves += 1;
    // One may be a slip of the pen.
    if (selves > 1) return false;
    for (let j = 0; j < teams; j += 1) {
      if (i === j) continue;
      const result = resultIn(at(i, j));
      if (result !== null) results += 1;
      else if (String(at(i, j) ?? '').trim() !== '') others += 1;
      if (j < i || result === null) continue;
      const back = resultIn(at(j, i));
      if (back === null) continue;
      pairs += 1;
      if (typeof result === 'number' && typeof back === 'number') {
        if (result === back && result !== 0) same += 1;
        sums.set(result + back, (sums.get(result + back) ?? 0) + 1);
      } else if (typeof result !== 'number' && typeof back !== 'number')
        mirrored += result[0] === back[1] && result[1] === back[0] ? 1 : 0;
    }
  }
  if (others > results) return false;
  const steady = mirrored + Math.max(0, ...sums.values());
  if (selves > 0) return pairs >= FEWEST && same * 2 < pairs && steady * 4 >= pairs * 3;
  if (pairs >= FEWEST)
    return same * 2 < pairs && steady * 4 >= pairs * 3 ? true : BRIDGE.test(about) && same * 2 < pairs;
  return BRIDGE.test(about);
}

/** The cross table that a row of headings begins, or null. `sure`: the user has said that it is one. */
export function crossAt(
  values: Values,
  row: number,
  about: (from: number, to: number) => string,
  sure: boolean,
): Pick<CrossTable, 'headerRow' | 'names' | 'from' | 'teams'> | null {
  const headings = values[row];
  if (!headings) return null;
  for (let names = 0; names < headings.length - FEWEST; names += 1) {
    // Most cells of a large sheet have an answer at once: what stands right below, or two rows on, is no name.
    const next = values[row + 1]?.[names];
    const first = next === '' ? values[nextRow(values, row + 2, names, names)]?.[names] : next;
    if (!isName(first)) continue;
    for (let from = names + 1; from <= names + 3; from += 1) {
      const heading = headings[from];
      const fourth = headings[from + FEWEST - 1];
      if (heading === undefined || heading === '' || fourth === undefined || fourth === '') continue;
      // Names down are names across too, or numbers from 1 on.
      const named = isName(heading) && isName(headings[from + 1]) && isName(fourth);
      if (!named && numberOf(heading) !== 1) continue;
      const teams = teamsAcross(values, row, names, from);
      const last = teams[teams.length - 1];
      if (teams.length < FEWEST || last === undefined) continue;
      if (numberOf(heading) === 1) {
        // Numbers across go on beyond the names, or names below beyond the numbers: rounds, not teams.
        if (numberOf(headings[from + teams.length]) === teams.length + 1) continue;
        const next = values[nextRow(values, last + 1, names, from)];
        if (isName(next?.[names]) && resultIn(next?.[from]) !== null) continue;
      }
      if (sure || areResults(values, teams, from, about(names, from + teams.length - 1)))
        return { headerRow: row, names, from, teams };
    }
  }
  return null;
}

/** The column with the teams' sums, right behind the results or after a blank column; null where there is none. */
function totalAt(headings: readonly CellValue[], behind: number): number | null {
  const at = (headings[behind] ?? '') === '' ? behind + 1 : behind;
  const heading = headings[at];
  return typeof heading === 'string' && isTotal(heading) ? at : null;
}

/** Reads a cross table as rows of one team, one opponent and the result seen from the team; the diagonal too. */
export function* readCross(
  sheet: SheetSnapshot,
  found: CrossTable,
): Generator<number, Table<CrossField>, void> {
  const { headerRow, names, from, teams, event, about } = found;
  const rows: Row<CrossField>[] = [];
  const unread: Cell[] = [];
  const heading = (column: number, text: string): Placed => ({
    sheet,
    text,
    row: sheet.top + headerRow,
    column: sheet.left + column,
  });
  const name = (index: number): Cell => cellOf(sheet, teams[index] ?? headerRow, names, 'text');
  const total = totalAt(sheet.values[headerRow] ?? [], from + teams.length);
  const across = sheet.values[headerRow]?.slice(from, from + teams.length).map(String) ?? [];
  const table: Table<CrossField> = {
    kind: CROSS,
    sheet,
    event,
    about,
    sure: true,
    columns: new Map<CrossField, Placed>([
      ['team', heading(names, String(sheet.values[headerRow]?.[names] ?? ''))],
      ['opponent', heading(from, across[0] ?? '')],
      ['result', heading(from + teams.length - 1, across[teams.length - 1] ?? '')],
    ]),
    rows,
    lines: teams.length,
    top: sheet.top + headerRow,
    last: sheet.top + (teams[teams.length - 1] ?? headerRow),
    unread,
  };
  for (const [i, at] of teams.entries()) {
    yield at;
    for (const j of teams.keys()) {
      const result = cellOf(sheet, at, from + j, 'score');
      const marked = result.text !== '' && DIAGONAL.test(result.text);
      if (result.unread && !marked) unread.push(result);
      rows.push({
        cells: {
          team: name(i),
          opponent: name(j),
          result: marked ? result.emptied() : result,
          // Once for each team: where it would meet itself.
          ...(i === j && total !== null && { total: cellOf(sheet, at, total, 'number') }),
        },
        section: '',
        table,
      });
    }
  }
  return table;
}
