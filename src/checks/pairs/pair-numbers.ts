/** §§ 351F3, 351G3: the numbers that the pairs of a pool or a final sit by, one each. The lot itself leaves no trace. */
import type { Cell } from '../../workbook/table-rows';
import { placeFrom, type Report } from '../report';

export interface Numbered {
  readonly name: string;
  readonly number: Cell;
}

/** Reports a number that two pairs have, and one beyond the numbers there are; `size` is null where they may be any. */
export function checkPairNumbers(
  clause: string,
  pairs: readonly Numbered[],
  size: number | null,
  report: Report,
): void {
  const seen = new Map<number, Numbered>();
  for (const pair of pairs) {
    const { number } = pair.number;
    if (number === null) continue;
    const first = seen.get(number);
    if (size !== null && (!Number.isSafeInteger(number) || number < 1 || number > size))
      report(clause, 'error', pair.name, pair.number, 'pairNumberOutside', { n: number, size });
    else if (!first) seen.set(number, pair);
    else
      report(clause, 'error', pair.name, pair.number, 'pairNumberTwice', {
        n: number,
        other: first.name,
        address: placeFrom(pair.number, first.number),
      });
  }
}
