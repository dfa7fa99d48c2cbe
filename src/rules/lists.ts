/** Lists that belong together row by row: what the rules that read several of them have to say. */
import { refused, type Problem, type Ruling } from './ruling';

/** Part of the catalogue of every rule that is asked with several lists. */
export interface ListMessages {
  /** Their lengths, without the blanks at the end; `first` is the key of the list that the other belongs to. */
  listsDiffer: { first: string; firstRows: number; rows: number };
}

/** A list by the key of its parameter. */
type Named<T> = Readonly<Record<string, T>>;

function differ<M extends ListMessages>(
  clause: string,
  [first, firstRows]: readonly [string, number],
  [argument, rows]: readonly [string, number],
): Ruling<never, M> {
  const message = { key: 'listsDiffer', values: { first, firstRows, rows } } as const;
  return refused<M>({ kind: 'invalid', clause, argument, message } as unknown as Problem<M>);
}

/** The refusal of lists without blanks that differ in length, named by their parameters; null where they belong together. */
export function misfit<M extends ListMessages>(
  clause: string,
  lists: Named<readonly unknown[]>,
): Ruling<never, M> | null {
  const lengths = Object.entries(lists).map(([key, { length }]) => [key, length] as const);
  const [first] = lengths;
  const other = first && lengths.find(([, length]) => length !== first[1]);
  return first && other ? differ(clause, first, other) : null;
}

/**
 * A list whose blanks count, at the length of the list that it belongs to: blanks at its end do not matter. Refused
 * where it has more rows with something in them, or where it is a range with fewer rows. Both are given under the keys
 * of their parameters.
 */
export function alongside<T, M extends ListMessages>(
  clause: string,
  first: Named<readonly unknown[]>,
  list: Named<readonly (T | null)[] | undefined>,
): Ruling<readonly (T | null)[], M> {
  const [[firstKey, { length: rows }] = ['', []]] = Object.entries(first);
  const [[key, given] = ['', undefined]] = Object.entries(list);
  const items = given ?? new Array<null>(rows).fill(null);
  const filled = items.reduce<number>((last, item, row) => (item === null ? last : row + 1), 0);
  if (filled > rows || items.length < rows)
    return differ(clause, [firstKey, rows], [key, filled > rows ? filled : items.length]);
  return { ok: true, value: items.slice(0, rows), steps: [] };
}
