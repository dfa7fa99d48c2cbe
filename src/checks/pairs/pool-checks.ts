/** § 351F: the pools of the semi-final. */
import type { EventName } from '../../workbook/events';
import { FIGURES } from '../../rules/figures';
import { formatOf } from '../../rules/formats';
import { DISTRICTS } from '../../workbook/kinds/districts';
import { POOLS, poolIn, type PoolField } from '../../workbook/kinds/pools';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import { placeFrom, type Report } from '../report';
import { tableCheck, tablesOf, type Season } from '../table-check';
import { checkSitting, championsUnknown, pairKey } from './champions-sit';
import { checkRanking, passedOver } from './district-places';
import { districtPlaces, districtsWithPlaces } from './due-seats';
import { said, type Finding } from '../finding';
import { checkPairNumbers } from './pair-numbers';
import { BY_SEATS, isOneOf } from './placings-checks';
import { sheetsOf } from './stages';

/** A pair in a pool. */
interface Seated {
  readonly row: Row<PoolField>;
  readonly name: string;
  readonly pool: string;
  /** Where its pool stands: the pair itself where a title has it. */
  readonly at: Cell;
  readonly district: string;
  readonly place: number | null;
}

const poolOf = (text: string): string => text.replace(/^(?:pulje|pool)\s*/u, '');

function seatedIn(rows: readonly Row<PoolField>[]): Seated[] {
  return rows.flatMap((row): Seated[] => {
    const { pool: own, pair, district, place } = row.cells;
    const titled = row.table.columns.has('pool') ? null : (poolIn(row.section) ?? poolIn(row.table.about));
    const pool = own && own.text !== '' ? poolOf(own.key) : titled;
    return pool !== null && pair && pair.text !== ''
      ? [
          {
            row,
            name: pair.text,
            pool,
            at: own ?? pair,
            district: district?.key ?? '',
            place: place?.number ?? null,
          },
        ]
      : [];
  });
}

const FORMATS: Partial<Record<EventName, readonly [clause: string, name: string]>> = {
  'open-pairs': ['351F1a', 'DM for åbent par, semifinale'],
  'mixed-pairs': ['351F1b', 'DM for mixed par, semifinale'],
};

function formatNumber(event: string, item: string): number {
  const ruling = formatOf(event, item);
  return ruling.ok && typeof ruling.value === 'number' ? ruling.value : 0;
}

function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Reports pairs that share a pool with one before them; the pairs reported. */
function apart(
  clause: string,
  key: 'groupTogether' | 'surplusTogether' | 'turnTogether',
  pairs: readonly Seated[],
  told: Set<Seated>,
  report: Report,
): void {
  const held = new Map<string, Seated>();
  for (const pair of pairs) {
    const before = held.get(pair.pool);
    if (!before) held.set(pair.pool, pair);
    else if (!told.has(pair)) {
      told.add(pair);
      const address = placeFrom(pair.at, before.at);
      const values = { pool: pair.pool.toUpperCase(), other: before.name, address };
      report(clause, 'error', pair.name, pair.at, key, values);
    }
  }
}

/** Reading 24: the pre-selected first, then by rank; null where the ranks are not known. */
function inOrder(pairs: readonly Seated[], pools: number): Seated[] | null {
  const ranked = pairs.filter(({ place }) => place !== null);
  const first = pairs.filter(({ place }) => place === null);
  const ranks = new Set(ranked.map(({ place }) => place));
  if (ranked.length === 0 || ranks.size < ranked.length || first.length > pools) return null;
  return [...first, ...ranked.sort((a, b) => (a.place ?? 0) - (b.place ?? 0))];
}

/** § 351F2a: the order of the districts; null where a lot decided it, or no sheet tells. */
function districtOrder(season: Season, event: EventName | null): readonly string[] | null {
  const table = sheetsOf(season, DISTRICTS, event).find(
    ({ columns }) => columns.has('placingSeats') && columns.has('memberSeats'),
  );
  const rows = table?.rows.map(({ cells }) => ({
    district: cells.district?.key ?? '',
    placing: cells.placingSeats?.number ?? null,
    members: cells.memberSeats?.number ?? null,
  }));
  if (!rows || rows.some(({ placing, members }) => placing === null || members === null)) return null;
  rows.sort((a, b) => (b.placing ?? 0) - (a.placing ?? 0) || (a.members ?? 0) - (b.members ?? 0));
  const level = rows.some(
    (row, at) => at > 0 && row.placing === rows[at - 1]?.placing && row.members === rows[at - 1]?.members,
  );
  return level ? null : rows.map(({ district }) => district);
}

/** § 351F2b-c: groups in different pools, and what is left over. The pairs that are told of. */
function checkSpread(
  season: Season,
  event: EventName | null,
  all: readonly Seated[],
  pools: number,
  report: Report,
) {
  const told = new Set<Seated>();
  const surplus = new Map<string, Seated[]>();
  let known = true;
  for (const [district, pairs] of grouped(all, (pair) => pair.district)) {
    if (district === '') {
      known = false;
      continue;
    }
    const order = inOrder(pairs, pools);
    if (!order) {
      // Without ranks: a district’s pairs in one pool and another differ by one at most.
      known = false;
      const most = Math.ceil(pairs.length / pools);
      for (const together of grouped(pairs, (pair) => pair.pool).values()) {
        const [one, extra] = [together[0], together[most]];
        if (one && extra) apart('351F2b', 'groupTogether', [one, extra], told, report);
      }
      continue;
    }
    const full = order.length - (order.length % pools);
    for (let start = 0; start < full; start += pools)
      apart('351F2b', 'groupTogether', order.slice(start, start + pools), told, report);
    surplus.set(district, order.slice(full));
    apart('351F2c', 'surplusTogether', order.slice(full), told, report);
  }
  const order = known ? districtOrder(season, event) : null;
  if (!order || [...surplus.keys()].some((district) => !order.includes(district))) return told;
  const waiting = order.flatMap((district) => surplus.get(district) ?? []);
  for (let start = 0; start < waiting.length; start += pools)
    apart('351F2c', 'turnTogether', waiting.slice(start, start + pools), told, report);
  return told;
}

/** § 351F1: the pools and their sizes. One pair in the wrong pool makes one too large and one too small. */
function checkSizes(
  clause: string,
  all: readonly Seated[],
  size: number,
  told: ReadonlySet<Seated>,
  report: Report,
): void {
  const tooLarge = [...grouped(all, (pair) => pair.pool).values()].filter((pairs) => pairs.length > size);
  for (const pairs of tooLarge) {
    const last = pairs[pairs.length - 1];
    if (!last || pairs.some((pair) => told.has(pair))) continue;
    const values = { pool: last.pool.toUpperCase(), n: pairs.length, size };
    report(clause, 'error', last.name, last.at, 'poolSize', values);
  }
}

/** A pair that is in the wrong pool is told of as such, not by its number as well. */
function checkNumbers(all: readonly Seated[], size: number, report: Report): void {
  const pools = [...grouped(all, (pair) => pair.pool).values()].map((pairs) =>
    pairs.flatMap(({ name, row: { cells } }) =>
      cells.pairNumber ? [{ name, number: cells.pairNumber }] : [],
    ),
  );
  const apart = pools.map((pairs) => new Set(pairs.flatMap(({ number }) => number.number ?? [])));
  // Numbers that no two pools share run on over all of them, and are a pool's own no more.
  const own =
    new Set(apart.flatMap((numbers) => [...numbers])).size <
    apart.reduce((sum, numbers) => sum + numbers.size, 0);
  for (const pairs of pools)
    if (pairs.length <= size) checkPairNumbers('351F3', pairs, own ? size : null, report);
}

function checkEvent(season: Season, tables: readonly Table<PoolField>[], report: Report): void {
  const event = tables[0]?.event ?? null;
  const [clause, format] = (event && FORMATS[event]) ?? ['', ''];
  const [pools, size] = [formatNumber(format, 'puljer'), formatNumber(format, 'par pr. pulje')];
  const rows = tables.flatMap((table) => table.rows);
  const all = seatedIn(rows);
  const heading = tables[0]?.columns.get('pool') ?? tables[0]?.columns.get('pair');
  if (!heading || pools === 0 || all.length < rows.length) return;
  const n = new Set(all.map(({ pool }) => pool)).size;
  checkNumbers(all, size, report);
  checkRanking(
    '351A3',
    all.flatMap(({ row, name, district }) =>
      row.cells.place && row.cells.place.number !== null ? [{ name, district, place: row.cells.place }] : [],
    ),
    passedOver(season, event),
    districtsWithPlaces(season, event),
    report,
  );
  checkSitting(season, event, '351F3', rows, report);
  if (n !== pools) {
    report(clause, 'error', heading.text, heading, 'poolNumber', { n, pools });
    return;
  }
  const told = checkSpread(season, event, all, pools, report);
  // A pair that stands twice is told of as such.
  const distinct = new Set(all.map(({ row }) => pairKey(row.cells.pair))).size;
  if (all.length === FIGURES.pairs.value) checkSizes(clause, all, size, told, report);
  else if (distinct !== FIGURES.pairs.value)
    report('351A1', 'error', heading.text, heading, 'pairsInAll', {
      n: all.length,
      pairs: FIGURES.pairs.value,
    });
}

/** A pool that neither a column nor a title names. */
const poolUnknown = ({ columns, about }: Table<PoolField>): Finding['message'] | null =>
  columns.has('pool') || poolIn(about) !== null ? null : said('fieldMissing', { field: 'pool' });

export const poolCheck = tableCheck({
  kind: POOLS,
  clauses: [
    { clause: '351A1', events: BY_SEATS, needs: ['pair'], unless: poolUnknown },
    { clause: '351A3', events: BY_SEATS, needs: ['place', 'district'] },
    {
      // The pools are held against the places in `place-count-checks.ts`, with the lists of pairs.
      clause: '351C',
      events: BY_SEATS,
      needs: ['pair', 'district'],
      beside: ['districts'],
      unless: ({ event }, season) => (districtPlaces(season, event) ? null : said('placesUnknown')),
    },
    { clause: '351F1a', events: ['open-pairs'], needs: ['pair'], unless: poolUnknown },
    { clause: '351F1b', events: ['mixed-pairs'], needs: ['pair'], unless: poolUnknown },
    { clause: '351F2b', events: BY_SEATS, needs: ['pair', 'district'], unless: poolUnknown },
    { clause: '351F2c', events: BY_SEATS, needs: ['pair', 'district', 'place'], unless: poolUnknown },
    { clause: '351F3', events: BY_SEATS, needs: ['pairNumber'] },
    { clause: '351F3', events: BY_SEATS, needs: ['sits'], unless: championsUnknown },
  ],
  *run(season, report) {
    for (const event of BY_SEATS) {
      yield;
      const tables = tablesOf(season, POOLS, event);
      if (tables.length > 0 && isOneOf(BY_SEATS, event)) checkEvent(season, tables, report);
    }
  },
});
