/** §§ 351A3, 352A4: a district's places go by the ranking of its final. */
import type { EventName } from '../../workbook/events';
import type { Cell, Table } from '../../workbook/table-rows';
import { placeFrom, type Report } from '../report';
import { tablesOf, type Season } from '../table-check';
import { PAIRS } from '../../workbook/kinds/pairs';
import { PLACINGS } from '../../workbook/kinds/placings';
import { entrantsOf } from './entrants';
import { stageOf } from './stages';

/** A pair by its place in its district's final. */
export interface Ranked {
  readonly name: string;
  readonly district: string;
  readonly place: Cell;
}

const keyOf = (district: string, place: number): string => `${district}|${place}`;

/** Places in district finals whose pairs have no right, or have declined: they may be passed over. */
export function passedOver(season: Season, event: EventName | null): ReadonlySet<string> {
  const keys = new Set<string>();
  const entrants = entrantsOf(season, tablesOf(season, PAIRS, event));
  const preselected = new Set(
    entrants.filter(({ uses }) => uses !== false).flatMap(({ team }) => team.players.map(({ key }) => key)),
  );
  for (const { row, qualifies, uses, team } of entrants) {
    const { district, place } = row.cells;
    // § 301D2: nor has a pair the right with a player who uses a pre-selection, whatever its row says.
    const none = qualifies === false || team.players.some(({ key }) => preselected.has(key));
    if (none && uses === false && district && place && place.number !== null)
      keys.add(keyOf(district.key, place.number));
  }
  for (const table of tablesOf(season, PLACINGS, event)) {
    if (stageOf(table as Table) !== 'district') continue;
    for (const { cells } of table.rows)
      if (cells.declinedFinal?.yes && cells.district && cells.place && cells.place.number !== null)
        keys.add(keyOf(cells.district.key, cells.place.number));
  }
  return keys;
}

/**
 * Reports a place that two pairs of a district have, and one that is passed over. A district that is none of `known` is
 * told of as such: its pairs may be missing in another.
 */
export function checkRanking(
  clause: string,
  all: readonly Ranked[],
  excused: ReadonlySet<string>,
  known: ReadonlySet<string> | null,
  report: Report,
): void {
  const ranked = all.filter(({ district }) => known?.has(district) ?? true);
  const strayed = new Set(
    all.flatMap(({ district, place }) => ((known?.has(district) ?? true) ? [] : (place.number ?? []))),
  );
  const byDistrict = new Map<string, Ranked[]>();
  for (const one of ranked) {
    const own = byDistrict.get(one.district);
    if (own) own.push(one);
    else byDistrict.set(one.district, [one]);
  }
  const numbers = ranked.map(({ place }) => place.number ?? 0);
  // One ranking over all districts is no ranking of a district's final.
  const overall = byDistrict.size > 1 && new Set(numbers).size === numbers.length;
  for (const [district, own] of byDistrict) {
    own.sort((a, b) => (a.place.number ?? 0) - (b.place.number ?? 0));
    let doubled = false;
    for (const [at, one] of own.entries()) {
      const before = own[at - 1];
      if (!before || before.place.number !== one.place.number) continue;
      doubled = true;
      report(clause, 'error', one.name, one.place, 'districtPlaceTwice', {
        place: one.place.number ?? 0,
        other: before.name,
        address: placeFrom(one.place, before.place),
      });
    }
    if (doubled || overall) continue;
    for (const [at, one] of own.entries()) {
      const place = one.place.number ?? 0;
      const missing: number[] = [];
      for (let next = (own[at - 1]?.place.number ?? 0) + 1; next < place && missing.length < 200; next += 1)
        if (!excused.has(keyOf(district, next)) && !strayed.has(next)) missing.push(next);
      const [first] = missing;
      if (first === undefined) continue;
      report(clause, 'warning', one.name, one.place, 'passedOver', { place, missing: first });
    }
  }
}
