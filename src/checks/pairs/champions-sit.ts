/** §§ 351F3, 351G3: the reigning champions keep their seats, save for special reasons. */
import type { EventName } from '../../workbook/events';
import { headingKey } from '../../workbook/roster-fields';
import { ENTRANTS } from '../../workbook/kinds/entrants';
import { PAIRS } from '../../workbook/kinds/pairs';
import { POOLS } from '../../workbook/kinds/pools';
import type { Cell } from '../../workbook/table-rows';
import { said, type Finding } from '../finding';
import type { Report } from '../report';
import { tablesOf, type Season } from '../table-check';
import { entrantsOf, playerKeys, playersIn } from './entrants';
import { championsOf, keysOfPair } from './preselection-checks';

interface Sitting {
  readonly cells: {
    readonly pair?: Cell;
    readonly sits?: Cell;
    readonly preselected?: Cell;
  };
}

/** A pair by its two players where they can be told, else by its name. */
export const pairKey = (cell: Cell | undefined): string =>
  cell ? (playerKeys(playersIn(cell.text) ?? []) ?? cell.key) : '';

const isChampion = (cell: Cell | undefined): boolean =>
  cell !== undefined && /mester|champion/u.test(headingKey(cell.text));

/** The champions by every sheet that tells: last season's list, a pre-selection, or a seat in another list. */
function championKeys(season: Season, event: EventName | null): ReadonlySet<string> {
  const keys = new Set<string>();
  const winners = championsOf(season, event);
  if (winners?.keys) keys.add(winners.keys);
  for (const entrant of entrantsOf(season, tablesOf(season, PAIRS, event))) {
    const own = keysOfPair(entrant);
    if (entrant.basis === 'champion' && own) keys.add(own);
  }
  const rows: readonly Sitting[] = [
    ...tablesOf(season, ENTRANTS, event).flatMap((table) => table.rows),
    ...tablesOf(season, POOLS, event).flatMap((table) => table.rows),
  ];
  for (const { cells } of rows) if (cells.sits?.yes) keys.add(pairKey(cells.pair));
  return keys;
}

/** Why nobody can say whether the champions sit: no sheet tells who they are. */
export function championsUnknown(
  { event, rows }: { readonly event: EventName | null; readonly rows: readonly Sitting[] },
  season: Season,
): Finding['message'] | null {
  const told =
    championKeys(season, event).size > 0 || rows.some(({ cells }) => isChampion(cells.preselected));
  return told ? null : said('championsUnknown');
}

/** Reports champions who do not sit, where a list says who does. */
export function checkSitting(
  season: Season,
  event: EventName | null,
  clause: string,
  rows: readonly Sitting[],
  report: Report,
): void {
  const known = championKeys(season, event);
  for (const { cells } of rows) {
    const { pair, sits, preselected } = cells;
    if (!pair || !sits || sits.yes || sits.unread || sits.text !== '') continue;
    if (isChampion(preselected) || known.has(pairKey(pair)))
      report(clause, 'warning', pair.text, sits, 'championsMove', {});
  }
}
