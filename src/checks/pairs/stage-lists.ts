/** Who plays in the stage that the districts' places are for: the semi-final of § 351, the final of § 352. */
import type { EventName } from '../../workbook/events';
import { fold } from '../../workbook/folding';
import { PAIRS, type PairField } from '../../workbook/kinds/pairs';
import { POOLS, type PoolField } from '../../workbook/kinds/pools';
import type { Player } from '../../workbook/roster';
import type { Cell, Table } from '../../workbook/table-rows';
import { tablesOf, type Season } from '../table-check';
import { pairKey } from './champions-sit';
import { entrantsOf, type Entrant } from './entrants';
import { belongingOf, sizesOf } from './pair-districts-checks';
import { keysOfPair } from './preselection-checks';
import { FROM_FINAL, isOneOf } from './placings-checks';
import { seasonOf, stageIn, type Stage } from './stages';

/** The stage that the places of an event are for. */
const stageWanted = (event: EventName | null): Stage => (isOneOf(FROM_FINAL, event) ? 'final' : 'semi');

/** Whether a list is of those who play in that stage; null where it does not say which stage it is of. */
export function isOfStage(table: Table<PairField>): boolean | null {
  const stage = stageIn(table.about);
  // A final of § 351 may be the A-final, or mean the championship.
  if (stage === null || (stage === 'final' && !isOneOf(FROM_FINAL, table.event))) return null;
  return stage === stageWanted(table.event);
}

/** A pair that plays in the stage. */
export interface Participant {
  readonly name: string;
  /** The cell that names it. */
  readonly at: Cell;
  /** By which it is the same pair on another list. */
  readonly key: string;
  readonly district: Cell | undefined;
  /** Folded: the district that it belongs to, which may be another than the one it stands under (that is told there). */
  readonly home: string;
  readonly place: number | null;
  /** Uses a pre-selection; null where nobody can tell. */
  readonly uses: boolean | null;
  /** Those of its players that are named by cells of their own. */
  readonly players: readonly Player[];
  readonly row: { readonly table: unknown };
}

/** The pairs lists of this season. */
export const listsOf = (season: Season, event: EventName | null): readonly Table<PairField>[] =>
  tablesOf(season, PAIRS, event).filter((table) => seasonOf(table as Table, season.year) !== 'last');

/** The entrants of some lists with the district that each belongs to. */
export function withHomes(
  season: Season,
  tables: readonly Table<PairField>[],
): readonly { readonly entrant: Entrant; readonly home: string }[] {
  const sizes = sizesOf(season, tables[0]?.event ?? null);
  return entrantsOf(season, tables).map((entrant) => {
    const belonging = belongingOf(season, entrant, sizes);
    return { entrant, home: belonging ? fold(belonging.district) : (entrant.row.cells.district?.key ?? '') };
  });
}

const keyOf = (entrant: Entrant): string => keysOfPair(entrant) ?? entrant.team.key;

/** By the lists of pairs. Who could be pre-selected and has not said so plays only with a place of its own. */
export function listedPairs(season: Season, event: EventName | null): readonly Participant[] {
  const tables = listsOf(season, event).filter((table) => isOfStage(table));
  return withHomes(season, tables).flatMap(({ entrant, home }): Participant[] => {
    const { row, name, at, basis, uses, team } = entrant;
    const place = row.cells.place?.number ?? null;
    if (basis !== null && uses === false && place === null) return [];
    const { district } = row.cells;
    return [{ name, at, key: keyOf(entrant), district, home, place, uses, players: team.players, row }];
  });
}

/** By the pools of the semi-final. */
export function pooledPairs(season: Season, event: EventName | null): readonly Participant[] {
  const known = new Map(
    withHomes(season, listsOf(season, event)).flatMap(({ entrant, home }) =>
      entrant.uses === false ? [] : [[keyOf(entrant), { uses: entrant.uses, home }] as const],
    ),
  );
  return tablesOf(season, POOLS, event)
    .flatMap((table: Table<PoolField>) => table.rows)
    .flatMap((row): Participant[] => {
      const { pair, district, place } = row.cells;
      if (!pair || pair.text === '') return [];
      const key = pairKey(pair);
      const found = known.get(key);
      return [
        {
          name: pair.text,
          at: pair,
          key,
          district,
          home: found?.home || (district?.key ?? ''),
          place: place?.number ?? null,
          uses: found ? found.uses : false,
          players: [],
          row,
        },
      ];
    });
}

/** One of each pair: a pair may stand on several lists, and what stands twice on one is told there. */
export function distinctPairs(pairs: readonly Participant[]): readonly Participant[] {
  const first = new Map<string, Participant>();
  for (const pair of pairs) if (!first.has(pair.key)) first.set(pair.key, pair);
  return [...first.values()];
}

/** Pre-selected pairs that use it, by folded district; `unknown` are the districts of which nobody can tell. */
export interface Used {
  readonly by: ReadonlyMap<string, number>;
  readonly unknown: ReadonlySet<string>;
  /** Districts that have pairs on the lists; null where the lists are of pre-selected pairs alone, and so of all of them. */
  readonly listed: ReadonlySet<string> | null;
}

/** null where no list but those of the districts' own finals tells of pre-selections. */
export function usedPreselections(season: Season, event: EventName | null): Used | null {
  const all = listsOf(season, event);
  const tables = all.filter(
    (table) => table.columns.has('preselected') && stageIn(table.about) !== 'district',
  );
  if (tables.length === 0) return null;
  const homes = withHomes(season, tables);
  const by = new Map<string, number>();
  const unknown = new Set<string>();
  const counted = new Set<string>();
  for (const { entrant, home } of homes) {
    const key = keyOf(entrant);
    if (entrant.uses === false || counted.has(key)) continue;
    counted.add(key);
    if (entrant.uses === null) unknown.add(home);
    else by.set(home, (by.get(home) ?? 0) + 1);
  }
  const alone = homes.length > 0 && homes.every(({ entrant }) => entrant.basis !== null);
  return { by, unknown, listed: alone ? null : new Set(homes.map(({ home }) => home)) };
}
