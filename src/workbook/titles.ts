/** Titles of tables that stand below or beside others: whose a line of text is, goes by its columns. */
import { isSection } from './headings';
import { eventIn } from './events';
import type { SheetSnapshot } from './snapshot';

type Values = SheetSnapshot['values'];

const MOST_TITLE_ROWS = 4;

/** A line that names the team of the players below it. */
export interface TeamTitle {
  readonly name: string;
  /** Zero-based in `values`. */
  readonly row: number;
  readonly at: number;
}

const TEAM_TITLE = /^\s*(?:hold|holdnavn|holdets navn|team|team name) ?: *(\S.*)$/iu;

/** The name in a line such as `Hold: Nord`; null for any other text. */
export const teamIn = (cell: unknown): string | null =>
  typeof cell === 'string' ? (TEAM_TITLE.exec(cell)?.[1]?.trim() ?? null) : null;

/** Places of the filled cells of a row between two columns. */
function filledIn(row: Values[number] | undefined, from: number, to: number): number[] {
  const places: number[] = [];
  for (let at = from; at <= to; at += 1) if ((row?.[at] ?? '') !== '') places.push(at);
  return places;
}

/** The lone texts right above a table within its own columns, from the top down. */
export function ownTitles(values: Values, header: number, from: number, to: number): string[] {
  const titles: string[] = [];
  for (let at = header - 1; at >= Math.max(0, header - MOST_TITLE_ROWS); at -= 1) {
    const [place, ...more] = filledIn(values[at], from, to);
    if (place === undefined) continue;
    const cell = values[at]?.[place];
    if (more.length > 0 || typeof cell !== 'string') break;
    titles.unshift(cell);
  }
  return titles;
}

/**
 * Where a table ends when the next one's headings stand at `header`: its titles and notes, each a row with one text,
 * are the next one's. `names`: the columns where a player's name alone is no title.
 */
export function endBefore(
  values: Values,
  table: { readonly headerRow: number; readonly from: number; readonly to: number },
  header: number,
  names: ReadonlySet<number>,
): number {
  let end = header;
  for (let at = header - 1; at > table.headerRow && header - at <= MOST_TITLE_ROWS; at -= 1) {
    const [place, ...more] = filledIn(values[at], table.from, table.to);
    if (more.length > 0) break;
    if (place === undefined) continue;
    const text = String(values[at]?.[place] ?? '');
    if (names.has(place) && !isSection(text) && !eventIn(text) && teamIn(text) === null) break;
    end = at;
  }
  return end;
}

/** The line that names the team of a list whose headings stand at `header`: right above them, or right below. */
export function teamTitle(values: Values, header: number, from: number, to: number): TeamTitle | null {
  for (let row = header + 1; row >= Math.max(0, header - MOST_TITLE_ROWS); row -= 1) {
    if (row === header) continue;
    const [at, ...more] = filledIn(values[row], from, to);
    const name = at === undefined || more.length > 0 ? null : teamIn(values[row]?.[at]);
    if (at !== undefined && name !== null) return { name, row, at };
    if (more.length > 0 && row < header) break;
  }
  return null;
}
