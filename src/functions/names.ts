/** What several functions need of the lists and names in their arguments. */
import { fold, tidy } from '../workbook/folding';

/** Gives every name the spelling in which it first came. */
export function spelling(): (name: string) => string {
  const first = new Map<string, string>();
  return (name) => {
    const folded = fold(name);
    const known = first.get(folded);
    if (known !== undefined) return known;
    const spelt = tidy(name);
    first.set(folded, spelt);
    return spelt;
  };
}

/** The items without the blank ones at the end. */
export function withoutBlankEnd<T>(items: readonly T[], isBlank: (item: T) => boolean): readonly T[] {
  let length = items.length;
  while (length > 0 && isBlank(items[length - 1] as T)) length--;
  return items.slice(0, length);
}
