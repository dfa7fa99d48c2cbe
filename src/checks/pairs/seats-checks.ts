/** §§ 351C, 352A3: the places of the districts as they stand against what the rules give. */
import type { EventName } from '../../workbook/events';
import { FIGURES } from '../../rules/figures';
import { finalSeats } from '../../rules/final-seats';
import { quotaSeats } from '../../rules/quota-seats';
import { seats, type Seats } from '../../rules/seats';
import { DISTRICTS, type DistrictField } from '../../workbook/kinds/districts';
import type { PlacingField } from '../../workbook/kinds/placings';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import { BY_SEATS, FROM_FINAL, isOneOf } from './placings-checks';
import { placeFrom, type Report } from '../report';
import { inPlaces, placingsOf, seasonOf } from './stages';
import { complete, tableCheck, tablesOf, type Season } from '../table-check';

const numberOf = (cell: Cell | undefined): number | null =>
  cell && cell.text !== '' && !cell.unread ? cell.number : null;

type Rows = readonly Row<DistrictField>[];

/** The places of the names of `rows` in a result, best first; null where it cannot be trusted as it stands. */
function districtsIn(rows: Rows, table: Table<PlacingField> | null): number[] | null {
  if (!table) return null;
  const places = new Map(rows.map(({ cells }, at) => [cells.district?.key ?? '', at]));
  const found: number[] = [];
  for (const [at, { place, row }] of inPlaces(table).entries()) {
    const district = places.get(row.cells.district?.key ?? '');
    // What is wrong with the list itself is reported there.
    if (place !== at + 1 || district === undefined) return found.length > 0 ? found : null;
    found.push(district);
  }
  return found;
}

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

/** What a row should say; null where a lot is waited for, or nothing tells. */
interface Expected {
  readonly parts: readonly (readonly [field: DistrictField, clause: string, value: number | null])[];
  readonly seats: number | null;
  readonly clause: string;
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

function checkSum(rows: Rows, clause: string, all: number, report: Report): void {
  const heading = rows[0]?.table.columns.get('seats');
  let actual = 0;
  for (const row of rows) {
    if (!complete(row, 'seats')) return;
    actual += row.cells.seats?.number ?? 0;
  }
  if (heading && actual !== all)
    report(clause, 'error', heading.text, heading, 'seatsSum', { actual, expected: all });
}

const expectedOf = (found: Seats, at: number): Expected => {
  const { a, b } = found.placing;
  const caught = found.byMembers.rounds.some((round) => round.caught.includes(at));
  return {
    parts: [
      ['placingSeats', '351C1', (a[at] ?? 0) + (b[at] ?? 0)],
      ['memberSeats', caught ? '351C3' : '351C2', found.byMembers.seats[at] ?? null],
    ],
    seats: found.places[at] ?? null,
    clause: '351C',
  };
};

/** Last season's semi-final: one whose season nobody names may be this season's, where its pools stand here too. */
function lastSemifinal(season: Season, event: EventName | null): Table<PlacingField> | null {
  const table = placingsOf(season, event, 'semi', 'last', true);
  if (!table || seasonOf(table as Table, season.year) === 'last') return table;
  const here = season.tables.some(({ kind }) => kind.kind === 'pools' || kind.kind === 'entrants');
  return here || table.columns.has('declinedFinal') ? null : table;
}

/** § 351C for one sheet. */
function checkOpen(season: Season, table: Table<DistrictField>, report: Report): void {
  const { rows, event } = table;
  if (!usable(table, report) || !rows.every((row) => complete(row, 'members'))) return;
  const names = rows.map(({ cells }) => cells.district?.text ?? '');
  const members = rows.map(({ cells }) => cells.members?.number ?? 0);
  const lots = rows.map(({ cells }) => numberOf(cells.lot));
  const preselected = rows.map(({ cells }) => numberOf(cells.preselectedPairs) ?? 0);
  const listB = placingsOf(season, event, 'B', 'last', true);
  // § 351C1b: without a B-final the semi-final counts.
  const listA = listB ? placingsOf(season, event, 'A', 'last', true) : lastSemifinal(season, event);
  const finalA = districtsIn(rows, listA);
  const finalB = listB && districtsIn(rows, listB);
  // A place that is missing in a list cuts it off: only a whole one tells how many pairs the B-final had.
  const whole = !listB || finalB?.length === listB.rows.length;
  const ruling =
    finalA && whole
      ? seats({ names, members, finalA, finalB: listB ? finalB : null, preselected, lots })
      : null;
  if (ruling && !ruling.ok) return;
  const expected = ruling
    ? rows.map((_, at) => expectedOf(ruling.value, at))
    : byMembersOnly(rows, names, members, preselected, lots);
  if (!compareRows(rows, expected, report)) checkSum(rows, '351C', FIGURES.pairs.value, report);
}

/** Without last season's results: the 70 where no pre-selected pair can change them, and the sum of the parts. */
function byMembersOnly(
  rows: Rows,
  names: readonly string[],
  members: readonly number[],
  preselected: readonly number[],
  lots: readonly (number | null)[],
): Expected[] {
  const plain = preselected.every((pairs) => pairs === 0);
  const quota = plain
    ? quotaSeats((row) => names[row] ?? '', members, FIGURES.memberSeats.value, lots)
    : null;
  return rows.map(({ cells }, at) => {
    const value = quota?.ok ? (quota.value.seats[at] ?? null) : null;
    const placing = numberOf(cells.placingSeats);
    const own = numberOf(cells.memberSeats);
    return {
      parts: [
        ['placingSeats', '351C1', null],
        ['memberSeats', '351C2', value],
      ],
      seats: placing !== null && (value ?? own) !== null ? placing + (value ?? own ?? 0) : null,
      clause: '351C',
    };
  });
}

/** § 352A3 for one sheet. */
function checkFromFinal(season: Season, table: Table<DistrictField>, report: Report): void {
  const { rows, event } = table;
  if (!usable(table, report)) return;
  const names = rows.map(({ cells }) => cells.district?.text ?? '');
  const { finalSeatsPerDistrict, finalPlacings, finalDistricts } = FIGURES;
  const [each, first, needed] = [finalSeatsPerDistrict.value, finalPlacings.value, finalDistricts.value];
  const heading = table.columns.get('district');
  if (names.length !== needed) {
    // Reading 25.
    const values = { districts: names.length, needed, seats: names.length * each + first };
    if (heading) report('352A3', 'warning', heading.text, heading, 'seatsOtherDistricts', values);
    return;
  }
  const final = districtsIn(rows, placingsOf(season, event, 'final', 'last', true));
  const ruling = final && final.length >= first ? finalSeats(names, final) : null;
  const expected = rows.map(({ cells }, at): Expected => {
    const places = ruling?.ok ? (ruling.value[at] ?? null) : null;
    const own = numberOf(cells.finalSeats);
    return {
      parts: [
        ['fixedSeats', '352A3a', each],
        ['finalSeats', '352A3b', places === null ? null : places - each],
      ],
      seats: places ?? (own === null ? null : own + each),
      clause: '352A3',
    };
  });
  if (!compareRows(rows, expected, report)) checkSum(rows, '352A3', needed * each + first, report);
}

export const seatsCheck = tableCheck({
  kind: DISTRICTS,
  clauses: [
    { clause: '351C', events: BY_SEATS, needs: ['seats'] },
    { clause: '351C1', events: BY_SEATS, needs: ['placingSeats'], beside: ['placings'] },
    { clause: '351C2', events: BY_SEATS, needs: ['members'] },
    { clause: '351C3', events: BY_SEATS, needs: ['members', 'preselectedPairs'], beside: ['placings'] },
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
