/** §§ 351C, 352A3: the places of the districts as they stand against what the rules give. */
import type { EventName } from '../../workbook/events';
import { FIGURES } from '../../rules/figures';
import { DISTRICTS, type DistrictField } from '../../workbook/kinds/districts';
import { PLACINGS } from '../../workbook/kinds/placings';
import type { Cell, Table } from '../../workbook/table-rows';
import {
  isBare,
  numberOf,
  openSeats,
  seatsFromFinal,
  statedPlacings,
  type Expected,
  type Rows,
} from './due-seats';
import { BY_SEATS, FROM_FINAL, isOneOf } from './placings-checks';
import { said } from '../finding';
import { placeFrom, type Report } from '../report';
import { complete, tableCheck, tablesOf, type Season } from '../table-check';

const wholeClause = (event: EventName | null): string => (isOneOf(FROM_FINAL, event) ? '352A3' : '351C');

/** Whether every row can be used: one cause is told once. */
function usable(table: Table<DistrictField>, report: Report): boolean {
  const seen = new Map<string, Cell>();
  let good = true;
  for (const { cells } of table.rows) {
    const { district, members, preselectedPairs } = cells;
    if (!district || district.text === '') return false;
    const first = seen.get(district.key);
    if (first) {
      report(wholeClause(table.event), 'error', district.text, district, 'districtAgain', {
        district: district.text,
        address: placeFrom(district, first),
      });
      good = false;
    } else seen.set(district.key, district);
    for (const [clause, cell] of [
      ['351C2', members],
      ['351C3', preselectedPairs],
    ] as const) {
      const number = numberOf(cell);
      if (cell?.unread) good = false;
      if (!cell || number === null || (Number.isSafeInteger(number) && number >= 0)) continue;
      report(clause, 'error', district.text, cell, 'membersUnusable', { district: district.text });
      good = false;
    }
  }
  return good;
}

const MESSAGES = {
  placingSeats: 'seatsFromPlacings',
  finalSeats: 'seatsFromPlacings',
  memberSeats: 'seatsFromMembers',
  fixedSeats: 'seatsFixed',
} as const;

/** Compares the rows; whether any was wrong. */
function compareRows(rows: Rows, expected: readonly Expected[], report: Report): boolean {
  let wrong = false;
  for (const [at, { cells }] of rows.entries()) {
    const want = expected[at];
    if (!want) continue;
    const subject = cells.district?.text ?? '';
    let sum: number | null = 0;
    let partWrong = false;
    for (const [field, clause, value] of want.parts) {
      const cell = cells[field];
      const actual = numberOf(cell);
      sum = actual === null || sum === null ? null : sum + actual;
      if (!cell || actual === null || value === null || actual === value) continue;
      partWrong = true;
      report(
        clause,
        'error',
        subject,
        cell,
        MESSAGES[field as keyof typeof MESSAGES],
        { actual, expected: value },
        { value },
      );
    }
    const cell = cells.seats;
    const actual = numberOf(cell);
    wrong ||= partWrong;
    if (!cell || actual === null || want.seats === null || actual === want.seats) continue;
    wrong = true;
    // The sum of parts of which one is wrong is wrong for that reason only.
    if (partWrong && actual === sum) continue;
    const values = { actual, expected: want.seats };
    report(want.clause, 'error', subject, cell, 'seatsInAll', values, { value: want.seats });
  }
  return wrong;
}

/** `part`: the rows may be some of the districts only. */
function checkSum(rows: Rows, clause: string, all: number, part: boolean, report: Report): void {
  const heading = rows[0]?.table.columns.get('seats');
  let actual = 0;
  for (const row of rows) {
    if (!complete(row, 'seats')) return;
    actual += row.cells.seats?.number ?? 0;
  }
  if (heading && (actual > all || (actual < all && !part)))
    report(clause, 'error', heading.text, heading, 'seatsSum', { actual, expected: all });
}

/** § 351C for one sheet. */
function checkOpen(season: Season, table: Table<DistrictField>, report: Report): void {
  if (!usable(table, report)) return;
  const expected = openSeats(season, table);
  if (!compareRows(table.rows, expected ?? [], report))
    checkSum(table.rows, '351C', FIGURES.pairs.value, isBare(table), report);
}

/** § 352A3 for one sheet. */
function checkFromFinal(season: Season, table: Table<DistrictField>, report: Report): void {
  const { rows } = table;
  if (!usable(table, report)) return;
  const names = rows.map(({ cells }) => cells.district?.text ?? '');
  const { finalSeatsPerDistrict, finalPlacings, finalDistricts } = FIGURES;
  const [each, first, needed] = [finalSeatsPerDistrict.value, finalPlacings.value, finalDistricts.value];
  const heading = table.columns.get('district');
  if (names.length < needed && isBare(table)) return;
  if (names.length !== needed) {
    // Reading 25.
    const values = { districts: names.length, needed, seats: names.length * each + first };
    if (heading) report('352A3', 'warning', heading.text, heading, 'seatsOtherDistricts', values);
    return;
  }
  const expected = seatsFromFinal(season, table);
  if (expected && !compareRows(rows, expected, report))
    checkSum(rows, '352A3', needed * each + first, false, report);
}

export const seatsCheck = tableCheck({
  kind: DISTRICTS,
  clauses: [
    { clause: '351C', events: BY_SEATS, needs: ['seats'] },
    { clause: '351C1', events: BY_SEATS, needs: ['placingSeats'], beside: ['placings'] },
    { clause: '351C2', events: BY_SEATS, needs: ['members'] },
    {
      clause: '351C3',
      events: BY_SEATS,
      needs: ['members', 'preselectedPairs'],
      // The places by placing are last season's finals', or as the sheet itself has them.
      unless: ({ rows }, { tables }) =>
        statedPlacings(rows) || tables.some(({ kind }) => kind.kind === PLACINGS.kind)
          ? null
          : said('sheetMissing', { kind: PLACINGS.kind }),
    },
    { clause: '352A3', events: FROM_FINAL, needs: ['seats'] },
    { clause: '352A3a', events: FROM_FINAL, needs: ['fixedSeats'] },
    { clause: '352A3b', events: FROM_FINAL, needs: ['finalSeats'], beside: ['placings'] },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, DISTRICTS)) {
      yield;
      if (
        !['seats', 'placingSeats', 'memberSeats', 'finalSeats'].some((one) =>
          table.columns.has(one as DistrictField),
        )
      )
        continue;
      if (isOneOf(BY_SEATS, table.event)) checkOpen(season, table, report);
      else if (isOneOf(FROM_FINAL, table.event)) checkFromFinal(season, table, report);
    }
  },
});
