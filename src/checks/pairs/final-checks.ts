/** §§ 351G-H: who plays the A-final and the B-final. */
import type { EventName } from '../../workbook/events';
import { FIGURES } from '../../rules/figures';
import { ENTRANTS, type EntrantField } from '../../workbook/kinds/entrants';
import type { PlacingField } from '../../workbook/kinds/placings';
import type { Row, Table } from '../../workbook/table-rows';
import { placeFrom, type Report } from '../report';
import { tableCheck, tablesOf, type Season } from '../table-check';
import { championsUnknown, checkSitting, pairKey } from './champions-sit';
import { checkPairNumbers } from './pair-numbers';
import { BY_SEATS } from './placings-checks';
import { inPlaces, placingsOf, stageOf } from './stages';

interface Semifinalist {
  readonly place: number;
  readonly declined: boolean;
}

type Entry = Row<EntrantField>;
const keyOf = (row: Entry): string => pairKey(row.cells.pair);
const plays = ({ cells }: Entry): boolean => !cells.declinedFinal?.yes;

/** The semi-final's pairs; null where no list tells, or its places are not one each. */
function semifinalOf(
  table: Table<PlacingField> | null,
  lists: readonly Entry[],
): ReadonlyMap<string, Semifinalist> | null {
  if (!table) return null;
  const declined = new Set(lists.filter((row) => !plays(row)).map(keyOf));
  const pairs = new Map<string, Semifinalist>();
  for (const [at, { row, place }] of inPlaces(table).entries()) {
    const key = pairKey(row.cells.pair);
    if (place !== at + 1 || key === '' || pairs.has(key)) return null;
    pairs.set(key, { place, declined: row.cells.declinedFinal?.yes === true || declined.has(key) });
  }
  return pairs;
}

/** § 351G1. */
function checkFinalA(
  table: Table<EntrantField>,
  semifinal: ReadonlyMap<string, Semifinalist>,
  /** Whether anybody notes who has declined; else who is missing is taken to have done so. */
  noted: boolean,
  report: Report,
): void {
  const size = FIGURES.finalAPairs.value;
  const entries = table.rows.filter(plays);
  const keys = new Set(entries.map(keyOf));
  const line = [...semifinal].filter(([, { declined }]) => !declined);
  const due = noted ? line.slice(0, size) : line.filter(([key]) => keys.has(key)).slice(0, size);
  const best = new Set(due.map(([key]) => key));
  const missing = line.slice(0, size).filter(([key]) => !keys.has(key));
  const after = size + missing.length;
  let told = 0;
  for (const row of entries) {
    const { pair } = row.cells;
    const found = semifinal.get(keyOf(row));
    if (!pair || pair.text === '' || best.has(keyOf(row))) continue;
    const next = missing[told]?.[1].place ?? 0;
    if (!found) {
      report('351G1', 'warning', pair.text, pair, 'notInSemifinal', {});
    } else if (found.declined)
      report('351G1', 'error', pair.text, pair, 'finalADeclined', { place: found.place });
    else if (noted || found.place > after)
      report('351G1', 'error', pair.text, pair, 'finalANotNext', { place: found.place, next });
    else continue;
    told += 1;
  }
  const heading = table.columns.get('pair');
  const left = missing.slice(told);
  const [first] = left;
  if (heading && first && noted && entries.length < size)
    report('351G1', 'error', heading.text, heading, 'finalAMissing', {
      n: entries.length,
      size,
      next: first[1].place,
    });
}

/** §§ 351H2-3. */
function checkFinalB(
  table: Table<EntrantField>,
  finalA: ReadonlyMap<string, Entry>,
  semifinal: ReadonlyMap<string, Semifinalist> | null,
  report: Report,
): void {
  for (const row of table.rows) {
    const { pair } = row.cells;
    if (!pair || pair.text === '') continue;
    const other = finalA.get(keyOf(row))?.cells.pair;
    const found = semifinal?.get(keyOf(row));
    if (other) report('351H2', 'error', pair.text, pair, 'bothFinals', { address: placeFrom(pair, other) });
    else if (found?.declined)
      // Reading 40: the words bar no. 41 too, but it never was among the best.
      report(
        '351H3',
        found.place > FIGURES.finalAPairs.value ? 'warning' : 'error',
        pair.text,
        pair,
        'declinedPlaysB',
        { place: found.place },
      );
    else if (semifinal && !found) report('351H2', 'warning', pair.text, pair, 'notInSemifinal', {});
  }
}

const isFinalA = (table: Table<EntrantField>): boolean => stageOf(table as Table) === 'A';

function checkEvent(season: Season, event: EventName, report: Report): void {
  const tables = tablesOf(season, ENTRANTS, event);
  if (tables.length === 0) return;
  const of = (stage: 'A' | 'B'): Table<EntrantField>[] =>
    tables.filter((table) => stageOf(table as Table) === stage);
  const [listsA, listsB] = [of('A'), of('B')];
  const list = placingsOf(season, event, 'semi', 'this');
  const semifinal = semifinalOf(
    list,
    tables.flatMap((table) => table.rows),
  );
  const noted = [list, ...listsA].some((table) => table?.columns.has('declinedFinal'));
  const finalA = new Map(listsA.flatMap((table) => table.rows.filter(plays)).map((row) => [keyOf(row), row]));
  for (const table of listsA) {
    if (semifinal && listsA.length === 1) checkFinalA(table, semifinal, noted, report);
    checkSitting(season, event, '351G3', table.rows, report);
    // A list of more pairs than play waits for somebody to go: its numbers are no seats yet.
    const numbered = table.rows
      .filter(plays)
      .flatMap(({ cells: { pair, pairNumber } }) =>
        pair && pairNumber ? [{ name: pair.text, number: pairNumber }] : [],
      );
    if (numbered.length <= FIGURES.finalAPairs.value)
      checkPairNumbers('351G3', numbered, FIGURES.finalAPairs.value, report);
  }
  for (const table of listsB) checkFinalB(table, finalA, semifinal, report);
}

export const finalCheck = tableCheck({
  kind: ENTRANTS,
  clauses: [
    { clause: '351G1', events: BY_SEATS, needs: ['pair'], beside: ['placings'] },
    { clause: '351G3', events: BY_SEATS, needs: ['pair', 'pairNumber'], applies: isFinalA },
    {
      clause: '351G3',
      events: BY_SEATS,
      needs: ['pair', 'sits'],
      applies: isFinalA,
      unless: championsUnknown,
    },
    { clause: '351H2', events: BY_SEATS, needs: ['pair'] },
    { clause: '351H3', events: BY_SEATS, needs: ['pair'], beside: ['placings'] },
  ],
  *run(season, report) {
    for (const event of BY_SEATS) {
      yield;
      checkEvent(season, event, report);
    }
  },
});
