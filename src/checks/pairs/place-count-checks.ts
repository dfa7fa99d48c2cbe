/** §§ 351A, 351C, 352A: the pairs that each district sends, against the places that it has. */
import type { EventName } from '../../workbook/events';
import { DISTRICTS } from '../../workbook/kinds/districts';
import { PAIRS, type PairField } from '../../workbook/kinds/pairs';
import type { Table } from '../../workbook/table-rows';
import { districtPlaces, isBare, numberOf, placesInAll, placesSheet } from './due-seats';
import { QUALIFYING } from './entrants';
import { said, type Finding } from '../finding';
import { BY_SEATS, FROM_FINAL, isOneOf } from './placings-checks';
import type { Report } from '../report';
import {
  distinctPairs,
  isOfStage,
  listedPairs,
  listsOf,
  pooledPairs,
  usedPreselections,
  withHomes,
  type Participant,
} from './stage-lists';
import { stageIn } from './stages';
import { tableCheck, tablesOf, type ClauseNeed, type Season } from '../table-check';

const clauseOfPlaces = (event: EventName | null): string => (isOneOf(FROM_FINAL, event) ? '352A3' : '351C');

const byHome = (pairs: readonly Participant[]): Map<string, Participant[]> => {
  const groups = new Map<string, Participant[]>();
  for (const pair of pairs) {
    const group = groups.get(pair.home);
    if (group) group.push(pair);
    else groups.set(pair.home, [pair]);
  }
  return groups;
};

/** Who has no place where a district has too few: the last of its final; pre-selected pairs have theirs. */
function lastOf(pairs: readonly Participant[]): Participant | undefined {
  const others = pairs.filter(({ uses }) => uses === false);
  return (others.length > 0 ? others : pairs).reduce<Participant | undefined>(
    (last, pair) => (last && (last.place ?? 0) > (pair.place ?? 0) ? last : pair),
    undefined,
  );
}

/** Reports districts with more pairs than places; those in `told` have been told of on another list. */
function checkPlaces(
  event: EventName,
  pairs: readonly Participant[],
  places: ReadonlyMap<string, number>,
  told: Set<string>,
  report: Report,
): void {
  const groups = byHome(pairs);
  const whole = [...places.values()].reduce((sum, n) => sum + n, 0) === placesInAll(event);
  // § 305B3: for a pair that stays away a reserve may come from another district.
  const short = [...places].some(([district, n]) => (groups.get(district)?.length ?? 0) < n);
  for (const [district, own] of groups) {
    if (district === '' || told.has(district)) continue;
    const n = places.get(district);
    const last = lastOf(own);
    if (!last || (n !== undefined && own.length <= n)) continue;
    const name = own.find((pair) => pair.district?.key === district)?.district?.text ?? district;
    // A sheet of places may be of some districts only.
    if (n === undefined) {
      if (!whole) continue;
      told.add(district);
      const at = own[0]?.district;
      if (at) report(clauseOfPlaces(event), 'error', last.name, at, 'districtUnknown', { district: name });
      continue;
    }
    told.add(district);
    const used = own.filter(({ uses }) => uses !== false).length;
    report(clauseOfPlaces(event), short ? 'warning' : 'error', last.name, last.at, 'districtTooMany', {
      district: name,
      pairs: own.length,
      places: n,
      used,
      rest: Math.max(0, n - used),
      reserve: short,
    });
  }
}

/** §§ 351A1, 352A1: how many pairs a list has, where no district is told of and the list is of all of them. */
function checkTotal(
  season: Season,
  event: EventName,
  tables: readonly Table<PairField>[],
  pairs: readonly Participant[],
  places: ReadonlyMap<string, number> | null,
  report: Report,
): void {
  const all = placesInAll(event);
  const [table] = tables;
  const heading = table?.columns.get('pair') ?? table?.columns.get('player1');
  const distinct = distinctPairs(pairs);
  if (all === null || !heading || pairs.length === all || distinct.length === all) return;
  const clause = isOneOf(FROM_FINAL, event) ? '352A1' : '351A1';
  if (distinct.length > all)
    report(clause, 'error', heading.text, heading, 'pairsListed', { n: distinct.length, pairs: all });
  const sheet = placesSheet(season, event);
  if (distinct.length > all || !places || !sheet || isBare(sheet)) return;
  const groups = byHome(distinct);
  // A list without a pair from every district that has places may be of some districts only.
  if ([...places].some(([district, n]) => n > 0 && !groups.has(district))) return;
  const short = sheet.rows.flatMap(({ cells: { district } }) =>
    district && (groups.get(district.key)?.length ?? 0) < (places.get(district.key) ?? 0)
      ? [district.text]
      : [],
  );
  report(clause, 'warning', heading.text, heading, 'placesLeft', {
    n: distinct.length,
    pairs: all,
    districts: short,
  });
}

/** § 351A2: pairs that use a pre-selection and are in no pool. */
function checkInPools(season: Season, event: EventName, pools: readonly Participant[], report: Report): void {
  const keys = new Set(pools.map(({ key }) => key));
  // Only where all names can be told does one that is missing tell anything.
  if (pools.length !== placesInAll(event) || [...keys].some((key) => !key.includes('|'))) return;
  const missed = new Set<string>();
  for (const { entrant } of withHomes(season, listsOf(season, event))) {
    const { preselected } = entrant.row.cells;
    const key = entrant.team.players
      .map((player) => player.key)
      .sort()
      .join('|');
    if (entrant.uses !== true || !preselected || !key.includes('|') || keys.has(key) || missed.has(key))
      continue;
    missed.add(key);
    report('351A2', 'warning', entrant.name, preselected, 'preselectedNotIn', {});
  }
}

function checkEvent(season: Season, event: EventName, report: Report): void {
  const places = districtPlaces(season, event);
  const lists = listsOf(season, event).filter((table) => isOfStage(table));
  const pools = isOneOf(BY_SEATS, event) ? pooledPairs(season, event) : [];
  const listed = listedPairs(season, event);
  const told = new Set<string>();
  if (places) {
    checkPlaces(event, distinctPairs(listed), places, told, report);
    checkPlaces(event, distinctPairs(pools), places, told, report);
  }
  if (told.size === 0 && pools.length === 0) checkTotal(season, event, lists, listed, places, report);
  checkInPools(season, event, pools, report);
}

/** How many pairs use a pre-selection by the sheet of places, and by the lists of pairs. */
function checkPreselected(season: Season, event: EventName, report: Report): void {
  const table = placesSheet(season, event);
  const used = usedPreselections(season, event);
  if (!table?.columns.has('preselectedPairs') || !used) return;
  for (const { cells } of table.rows) {
    const { district, preselectedPairs: cell } = cells;
    const said = numberOf(cell);
    const key = district?.key ?? '';
    if (!district || !cell || said === null || used.unknown.has(key)) continue;
    const n = used.by.get(key) ?? 0;
    // Lists without the district say nothing of it.
    if (n === said || (n < said && used.listed !== null && !used.listed.has(key))) continue;
    report(
      isOneOf(FROM_FINAL, event) ? '352A4' : '351A2',
      'warning',
      district.text,
      cell,
      'preselectedCount',
      {
        said,
        n,
      },
    );
  }
}

const notOfStage = (table: Table<PairField>): boolean => isOfStage(table) !== false;

/** Why the pairs of a list cannot be held against places. */
function unplaced(table: Table<PairField>, season: Season): Finding['message'] | null {
  if (isOfStage(table) === null) return said('stageUnknown');
  return districtPlaces(season, table.event) ? null : said('placesUnknown');
}

const unstaged = (table: Table<PairField>): Finding['message'] | null =>
  isOfStage(table) === null ? said('stageUnknown') : null;

const counts: readonly ClauseNeed<PairField>[] = [
  { clause: '351A1', events: BY_SEATS, applies: notOfStage, unless: unstaged },
  { clause: '352A1', events: FROM_FINAL, applies: notOfStage, unless: unstaged },
  {
    clause: '351C',
    events: BY_SEATS,
    needs: ['district'],
    beside: ['districts'],
    applies: notOfStage,
    unless: unplaced,
  },
  {
    clause: '352A3',
    events: FROM_FINAL,
    needs: ['district'],
    beside: ['districts'],
    applies: notOfStage,
    unless: unplaced,
  },
];

export const placeCountCheck = tableCheck({
  kind: PAIRS,
  clauses: [
    ...counts,
    {
      clause: '351A2',
      events: BY_SEATS,
      needs: ['preselected'],
      beside: ['pools'],
      applies: (table) => stageIn(table.about) !== 'district',
    },
  ],
  *run(season, report) {
    for (const event of QUALIFYING) {
      yield;
      checkEvent(season, event, report);
    }
  },
});

export const preselectedCountCheck = tableCheck({
  kind: DISTRICTS,
  clauses: [
    { clause: '351A2', events: BY_SEATS, needs: ['preselectedPairs'], beside: ['pairs'] },
    { clause: '352A4', events: FROM_FINAL, needs: ['preselectedPairs'], beside: ['pairs'] },
  ],
  *run(season, report) {
    for (const event of QUALIFYING) {
      yield;
      if (tablesOf(season, DISTRICTS).length > 0) checkPreselected(season, event, report);
    }
  },
});
