/** Names that are the same though spelt a little differently. */
import { fold } from '../workbook/folding';

/** Gives every name the spelling in which it came first: rules compare names as they are. */
export function speller(): (name: string) => string {
  const spellings = new Map<string, string>();
  return (name) => {
    const key = fold(name);
    const first = spellings.get(key);
    if (first === undefined) spellings.set(key, name);
    return first ?? name;
  };
}
