/** Lists that belong together row by row: what the rules that read several of them have to say. */
import { refused, type Problem, type Ruling } from './ruling';

/** Part of the catalogue of every rule that is asked with several lists. */
export interface ListMessages {
  /** Lengths of the lists, without the blanks at the end. */
  listsDiffer: { first: number; second: number };
}

function differ<M extends ListMessages>(clause: string, first: number, second: number): Ruling<never, M> {
  const message = { key: 'listsDiffer', values: { first, second } } as const;
  return refused<M>({ kind: 'invalid', clause, message } as unknown as Problem<M>);
}

/** The refusal of lists without blanks that differ in length; null where they belong together. */
export function misfit<M extends ListMessages>(
  clause: string,
  ...lists: readonly (readonly unknown[])[]
): Ruling<never, M> | null {
  const [first = []] = lists;
  const other = lists.find(({ length }) => length !== first.length);
  return other ? differ(clause, first.length, other.length) : null;
}

/**
 * A list whose blanks count, at the length of the list that it belongs to: blanks at its end do not matter. Refused
 * where it has more rows with something in them, or where it is a range with fewer rows.
 */
export function alongside<T, M extends ListMessages>(
  clause: string,
  rows: number,
  list: readonly (T | null)[] | undefined,
): Ruling<readonly (T | null)[], M> {
  const items = list ?? new Array<null>(rows).fill(null);
  const filled = items.reduce<number>((last, item, row) => (item === null ? last : row + 1), 0);
  if (filled > rows || items.length < rows)
    return differ(clause, rows, filled > rows ? filled : items.length);
  return { ok: true, value: items.slice(0, rows), steps: [] };
}
