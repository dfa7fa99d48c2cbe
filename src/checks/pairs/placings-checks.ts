/** §§ 351C1, 352A3b, 351A3, 352A4: results that the places of the districts go by. */
import type { EventName } from '../../workbook/events';
import { fold } from '../../workbook/folding';
import { DISTRICTS } from '../../workbook/kinds/districts';
import { PLACINGS, type PlacingField } from '../../workbook/kinds/placings';
import type { Table } from '../../workbook/table-rows';
import { placeFrom, type Report } from '../report';
import { inPlaces, sheetsOf, stageOf, type Placing } from './stages';
import { tableCheck, tablesOf, type Season } from '../table-check';

/** § 351 is about these two, § 352 about the two of {@link FROM_FINAL}. */
export const BY_SEATS = ['open-pairs', 'mixed-pairs'] as const;
export const FROM_FINAL = ['women-pairs', 'veteran-pairs'] as const;

export const isOneOf = (events: readonly EventName[], event: EventName | null): boolean =>
  event !== null && events.includes(event);

/** The clause that a list of placings serves. */
function clauseOf(table: Table<PlacingField>): string | null {
  const open = isOneOf(BY_SEATS, table.event);
  if (!open && !isOneOf(FROM_FINAL, table.event)) return null;
  if (stageOf(table as Table) === 'district') return open ? '351A3' : '352A4';
  return open ? '351C1' : '352A3b';
}

/** Folded names of the event's districts; empty where no sheet lists them, or one of them twice. */
function districtsOf(season: Season, event: EventName | null): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { columns, rows } of sheetsOf(season, DISTRICTS, event)) {
    if (!columns.has('seats')) continue;
    const own = new Set(rows.map(({ cells }) => cells.district?.key ?? ''));
    // One is then written in another's place.
    if (own.size < rows.length || own.has('')) return new Set();
    for (const district of own) known.add(district);
  }
  return known;
}

/** Lists of which each counts from 1: a list per district, or groups under titles. */
function listsIn(table: Table<PlacingField>): Iterable<readonly Placing[]> {
  const perDistrict = stageOf(table as Table) === 'district';
  const lists = new Map<string, Placing[]>();
  for (const placing of inPlaces(table)) {
    const { section, cells } = placing.row;
    const key = `${section}|${perDistrict ? (cells.district?.key ?? '') : ''}`;
    const list = lists.get(key);
    if (list) list.push(placing);
    else lists.set(key, [placing]);
  }
  return lists.values();
}

const nameIn = ({ row: { cells } }: Placing): string => cells.pair?.text ?? cells.district?.text ?? '';

/**
 * Reports numbers that stand twice; else, for the one may be the reason for the other, numbers that are missing.
 * `whole`: no cell holds a number that cannot be read, such as `2-3`, and that may be the missing one.
 */
function checkPlaces(clause: string, placings: readonly Placing[], whole: boolean, report: Report): void {
  const byPlace = new Map<number, Placing[]>();
  for (const placing of placings) {
    if (!Number.isSafeInteger(placing.place) || placing.place < 1) return;
    const holders = byPlace.get(placing.place);
    if (holders) holders.push(placing);
    else byPlace.set(placing.place, [placing]);
  }
  const taken = [...byPlace.keys()];
  const doubled = [...byPlace].filter(([, holders]) => holders.length > 1);
  for (const [place, holders] of doubled) {
    const after = taken.find((one) => one > place);
    // Two no. 7 and no no. 8 may share the place; any other way one of them is wrong.
    const shared = after === undefined || after === place + holders.length;
    const severity = shared ? 'warning' : 'error';
    // A number that is missing before it belongs to the first of them, one that is missing after it to the last.
    const before = taken[taken.indexOf(place) - 1] ?? 0;
    const [first, last] = [holders[0], holders[holders.length - 1]];
    const [wrong, other] = before < place - 1 && !shared ? [first, last] : [last, first];
    if (!wrong || !other) continue;
    const address = placeFrom(wrong.cell, other.cell);
    report(
      clause,
      severity,
      nameIn(wrong),
      wrong.cell,
      severity === 'warning' ? 'placeShared' : 'placeTwice',
      { place, other: nameIn(other), address },
    );
  }
  if (doubled.length > 0 || !whole) return;
  for (const [at, placing] of placings.entries()) {
    const { place, cell } = placing;
    const next = (placings[at - 1]?.place ?? 0) + 1;
    if (place > next)
      report(clause, 'error', nameIn(placing), cell, 'placeMissing', {
        place: next,
        upTo: place - 1,
      });
  }
}

export const placingsCheck = tableCheck({
  kind: PLACINGS,
  clauses: [
    { clause: '351C1', events: BY_SEATS, needs: ['place', 'district'] },
    { clause: '351A3', events: BY_SEATS, needs: ['place', 'district'] },
    { clause: '352A3b', events: FROM_FINAL, needs: ['place', 'district'] },
    { clause: '352A4', events: FROM_FINAL, needs: ['place', 'district'] },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, PLACINGS)) {
      yield;
      const clause = clauseOf(table);
      if (!clause) continue;
      const whole = !table.rows.some(({ cells }) => cells.place?.unread);
      for (const list of listsIn(table)) checkPlaces(clause, list, whole, report);
      const known = districtsOf(season, table.event);
      if (known.size === 0) continue;
      for (const { cells } of table.rows) {
        const { district, pair } = cells;
        if (!district || district.text === '' || known.has(fold(district.text))) continue;
        report(clause, 'error', pair?.text ?? district.text, district, 'districtUnknown', {
          district: district.text,
        });
      }
    }
  },
});
