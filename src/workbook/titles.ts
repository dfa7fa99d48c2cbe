/** Titles of tables that stand below or beside others: whose a line of text is, goes by its columns. */
import { isSection } from './headings';
import { eventIn } from './events';
import type { SheetSnapshot } from './snapshot';

type Values = SheetSnapshot['values'];

const MOST_TITLE_ROWS = 4;

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
    if (names.has(place) && !isSection(text) && !eventIn(text)) break;
    end = at;
  }
  return end;
}
