/** §§ 351C, 352A3: the places that the rules give the districts of a sheet. */
import type { EventName } from '../../workbook/events';
import { FIGURES } from '../../rules/figures';
import { finalSeats } from '../../rules/final-seats';
import { memberSeats } from '../../rules/member-seats';
import { quotaSeats } from '../../rules/quota-seats';
import { seats, type Seats } from '../../rules/seats';
import { DISTRICTS, type DistrictField } from '../../workbook/kinds/districts';
import type { PlacingField } from '../../workbook/kinds/placings';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import { BY_SEATS, FROM_FINAL, isOneOf } from './placings-checks';
import { usedPreselections } from './stage-lists';
import { inPlaces, placingsOf, seasonOf, sheetsOf } from './stages';
import { complete, type Season } from '../table-check';

export const numberOf = (cell: Cell | undefined): number | null =>
  cell && cell.text !== '' && !cell.unread ? cell.number : null;

export type Rows = readonly Row<DistrictField>[];

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

/** What a row should say; null where a lot is waited for, or nothing tells. */
export interface Expected {
  readonly parts: readonly (readonly [field: DistrictField, clause: string, value: number | null])[];
  readonly seats: number | null;
  readonly clause: string;
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

/** How many pairs of each district use a pre-selection: by the sheet itself, else by the lists of pairs. */
function preselectedIn(season: Season, { rows, columns, event }: Table<DistrictField>): number[] | null {
  if (columns.has('preselectedPairs')) return rows.map(({ cells }) => numberOf(cells.preselectedPairs) ?? 0);
  const used = usedPreselections(season, event);
  if (used && used.unknown.size > 0) return null;
  return rows.map(({ cells }) => used?.by.get(cells.district?.key ?? '') ?? 0);
}

/** § 351C for the rows of one sheet, all of them usable; null where they tell too little, or the places are refused. */
export function openSeats(season: Season, table: Table<DistrictField>): readonly Expected[] | null {
  const { rows, event } = table;
  const preselected = preselectedIn(season, table);
  if (!preselected || !rows.every((row) => complete(row, 'members'))) return null;
  const names = rows.map(({ cells }) => cells.district?.text ?? '');
  const members = rows.map(({ cells }) => cells.members?.number ?? 0);
  const lots = rows.map(({ cells }) => numberOf(cells.lot));
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
  if (ruling && !ruling.ok) return null;
  return ruling
    ? rows.map((_, at) => expectedOf(ruling.value, at))
    : byMembersOnly(rows, names, members, preselected, lots);
}

/** The places by placing as the sheet has them; null where they are not the 50 that there are. */
export function statedPlacings(rows: Rows): readonly number[] | null {
  const placing = rows.flatMap(({ cells }) => numberOf(cells.placingSeats) ?? []);
  const whole = placing.every((one) => Number.isSafeInteger(one) && one >= 0);
  const sum = placing.reduce((one, other) => one + other, 0);
  return placing.length === rows.length && whole && sum === FIGURES.placingSeats.value ? placing : null;
}

/**
 * Without last season's results: the 70 where no pre-selected pair can change them, or by the sheet's own places by placing
 * (§ 351C3), and the sum of the parts.
 */
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
  const stated = plain ? null : statedPlacings(rows);
  const found = stated && memberSeats({ members, placing: stated, preselected, lots });
  const shared = found && !('fault' in found) ? found : null;
  return rows.map(({ cells }, at) => {
    const value = quota?.ok ? (quota.value.seats[at] ?? null) : (shared?.seats[at] ?? null);
    const caught = shared?.rounds.some((round) => round.caught.includes(at)) ?? false;
    const placing = numberOf(cells.placingSeats);
    const own = numberOf(cells.memberSeats);
    return {
      parts: [
        ['placingSeats', '351C1', null],
        ['memberSeats', caught ? '351C3' : '351C2', value],
      ],
      seats: placing !== null && (value ?? own) !== null ? placing + (value ?? own ?? 0) : null,
      clause: '351C',
    };
  });
}

/** § 352A3 for the rows of one sheet; null with another number of districts (reading 25). */
export function seatsFromFinal(
  season: Season,
  { rows, event }: Table<DistrictField>,
): readonly Expected[] | null {
  const { finalSeatsPerDistrict, finalPlacings, finalDistricts } = FIGURES;
  const [each, first] = [finalSeatsPerDistrict.value, finalPlacings.value];
  if (rows.length !== finalDistricts.value) return null;
  const names = rows.map(({ cells }) => cells.district?.text ?? '');
  const final = districtsIn(rows, placingsOf(season, event, 'final', 'last', true));
  const ruling = final && final.length >= first ? finalSeats(names, final) : null;
  return rows.map(({ cells }, at): Expected => {
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
}

/** How many pairs there are places for in all; null in events whose places are not the districts'. */
export const placesInAll = (event: EventName | null): number | null =>
  isOneOf(BY_SEATS, event)
    ? FIGURES.pairs.value
    : isOneOf(FROM_FINAL, event)
      ? FIGURES.finalDistricts.value * FIGURES.finalSeatsPerDistrict.value + FIGURES.finalPlacings.value
      : null;

/** Places and nothing that they come from: such a sheet may be of a single district. */
export const isBare = ({ columns }: Table<DistrictField>): boolean =>
  !(['members', 'placingSeats', 'memberSeats', 'fixedSeats', 'finalSeats'] as const).some((one) =>
    columns.has(one),
  );

/** The only sheet of an event that gives its districts places. */
export function placesSheet(season: Season, event: EventName | null): Table<DistrictField> | null {
  const sheets = sheetsOf(season, DISTRICTS, event).filter(
    ({ columns }) => columns.has('seats') || columns.has('placingSeats') || columns.has('finalSeats'),
  );
  return sheets.length === 1 ? (sheets[0] ?? null) : null;
}

type Places = ReadonlyMap<string, number> | null;
/** Every list of an event asks for the same places. */
const found = new WeakMap<Season, Map<EventName | null, Places>>();

/**
 * The places of each district, by its folded name: as the rules have them where the workbook tells enough, else as its sheet
 * has them; null where they come to another number than there are, for then something is wrong that is told there.
 */
export function districtPlaces(season: Season, event: EventName | null): ReadonlyMap<string, number> | null {
  let known = found.get(season);
  if (!known) found.set(season, (known = new Map<EventName | null, Places>()));
  let places = known.get(event);
  if (places === undefined) known.set(event, (places = findPlaces(season, event)));
  return places;
}

function findPlaces(season: Season, event: EventName | null): Places {
  const table = placesSheet(season, event);
  const all = placesInAll(event);
  if (!table || all === null) return null;
  const due = isOneOf(BY_SEATS, event) ? openSeats(season, table) : seatsFromFinal(season, table);
  const places = new Map<string, number>();
  for (const [at, { cells }] of table.rows.entries()) {
    const number = due?.[at]?.seats ?? numberOf(cells.seats);
    const key = cells.district?.key ?? '';
    if (number === null || key === '' || places.has(key)) return null;
    places.set(key, number);
  }
  const sum = [...places.values()].reduce((one, other) => one + other, 0);
  return sum === all || (sum < all && isBare(table)) ? places : null;
}

/** The districts that have places, folded, where the places are all there are; else null. */
export function districtsWithPlaces(season: Season, event: EventName | null): ReadonlySet<string> | null {
  const places = districtPlaces(season, event);
  const sum = [...(places?.values() ?? [])].reduce((one, other) => one + other, 0);
  return places && sum === placesInAll(event) ? new Set(places.keys()) : null;
}
