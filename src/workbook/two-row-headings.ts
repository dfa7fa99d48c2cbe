/** Headings in two rows, the upper ones merged over several columns: `IMP` over `Hjemme` and `Ude`. */
import type { Reading } from './headings';
import type { CellValue, SheetSnapshot } from './snapshot';

type Values = SheetSnapshot['values'];
type Row = Values[number];
type Read = (text: string) => Reading;

const NAME = /^\s*navn|^\s*name/iu;

const isText = (cell: CellValue | undefined): cell is string =>
  typeof cell === 'string' && cell.trim() !== '';

const isFilled = (cell: CellValue | undefined): boolean => cell !== undefined && cell !== '';

/** Whether all that stands in a row is text, in two cells at least. */
const isWords = (row: Row | undefined): row is Row =>
  row !== undefined &&
  row.every((cell) => typeof cell === 'string') &&
  row.filter((cell) => isText(cell)).length > 1;

/** What a column with two headings is called. */
function joined(group: string, own: string, read: Read): string {
  const both = `${group.trim()} ${own.trim()}`;
  if (own.trim() === '') return group;
  const { heading } = read(group);
  if (heading?.field === 'player' && heading.slot > 0) {
    if (NAME.test(own)) return group;
    if (read(own).heading?.field === 'number') return `${own.trim()} ${heading.slot}`;
  }
  if (read(both).word) return both;
  // `Adresse` over `Vej` is the address; `Hold` over `Nr.` is no team.
  return read(own).word || !read(group).word || /^\s*n(?:r|o)\b/iu.test(own) ? own : group;
}

/** The headings of two rows as one; null where they are not headings in two rows. */
function headingsOf(upper: Row, lower: Row, read: Read): Row | null {
  if (!isWords(upper) || !upper.some((cell) => cell === '') || !isWords(lower)) return null;
  const above = upper.filter((cell) => isText(cell));
  if (above.filter((cell) => read(cell as string).word).length * 2 < above.length) return null;
  let group = '';
  let [inGroups, known, others] = [0, 0, 0];
  const row = lower.map((own, at) => {
    const above = upper[at] ?? '';
    const merged = !isText(above) && group !== '';
    if (isText(above)) group = above;
    if (!isText(own)) return isText(above) ? above : '';
    const text = joined(group, own, read);
    const ours = read(own).word || (text !== group && read(text).word);
    if (ours) known += 1;
    else others += 1;
    if (merged && ours) inGroups += 1;
    return text;
  });
  return inGroups > 0 && known > 1 && known > others ? row : null;
}

/** Where both rows are blank one table ends, and what follows may be another: from where to where each stands. */
function* blocksOf(upper: Row, lower: Row): Generator<readonly [from: number, to: number]> {
  for (let from = 0, to = 0; from < lower.length; from = to + 1) {
    for (to = from; to < lower.length && (isFilled(upper[to]) || isFilled(lower[to]));) to += 1;
    if (to > from) yield [from, to];
  }
}

/** The cells of a sheet with every pair of such rows read as the lower one; the same array where there are none. */
export function withOneHeadingRow(values: Values, read: Read): Values {
  let copy: Row[] | null = null;
  for (let at = 0; at + 1 < values.length; at += 1) {
    const [upper, lower] = [copy?.[at] ?? values[at] ?? [], values[at + 1] ?? []];
    if (!upper.some((cell) => isText(cell)) || !lower.some((cell) => isText(cell))) continue;
    for (const [from, to] of blocksOf(upper, lower)) {
      const row = headingsOf(upper.slice(from, to), lower.slice(from, to), read);
      if (!row) continue;
      copy ??= [...values];
      copy[at] = (copy[at] ?? []).map((cell, column) => (column >= from && column < to ? '' : cell));
      copy[at + 1] = (copy[at + 1] ?? []).map((cell, column) => row[column - from] ?? cell);
    }
  }
  return copy ?? values;
}
