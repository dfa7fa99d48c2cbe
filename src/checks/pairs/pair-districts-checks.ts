/** §§ 301C1, 301E: the district that a pair enters in, and the one that it belongs to. */
import { districtOf, districtSizes, placesOfMost } from '../../rules/entry';
import { fold, tidy } from '../../workbook/folding';
import { DISTRICTS } from '../../workbook/kinds/districts';
import { PAIRS } from '../../workbook/kinds/pairs';
import type { Cell } from '../../workbook/table-rows';
import { pairSheets, QUALIFYING, readEntrants, type Entrant } from './entrants';
import { isOneOf } from './placings-checks';
import { championsOf, keysOfPair } from './preselection-checks';
import type { Report } from '../report';
import { sheetsOf } from './stages';
import { tableCheck, type Season } from '../table-check';

/** The districts that a cell lists, as they are written. */
const districtsIn = (cell: Cell | undefined): string[] =>
  (cell?.unread ? '' : (cell?.text ?? ''))
    .split(/[;/,+&]|\s(?:og|and)\s/iu)
    .map(tidy)
    .filter((name) => name !== '');

/** Members per folded district, and the districts' names; null where the sheets do not tell of all. */
export function sizesOf(season: Season, event: Entrant['team']['event']): ReadonlyMap<string, number> | null {
  const table = sheetsOf(season, DISTRICTS, event).find(({ columns }) => columns.has('members'));
  const rows = table?.rows ?? [];
  const members = rows.flatMap(({ cells: { members: cell } }) =>
    cell && cell.text !== '' && !cell.unread && cell.number !== null ? [cell.number] : [],
  );
  if (rows.length === 0 || members.length < rows.length) return null;
  const sizes = districtSizes(
    rows.map(({ cells }) => cells.district?.key ?? ''),
    members,
  );
  return sizes.ok ? sizes.value : null;
}

/** § 301C1 for a pair that enters a qualifier. */
function checkEntry({ row, name }: Entrant, report: Report): void {
  const { district, playerDistrict1, playerDistrict2 } = row.cells;
  const players = [districtsIn(playerDistrict1), districtsIn(playerDistrict2)];
  if (!district || district.text === '' || players.some((own) => own.length === 0)) return;
  const written = new Map(players.flat().map((one) => [fold(one), one]));
  const ruling = placesOfMost(
    players.map((own) => own.map(fold)),
    '301C1',
  );
  if (!ruling.ok || ruling.value.includes(district.key)) return;
  report('301C1', 'error', name, district, 'entryDistrict', {
    actual: district.text,
    expected: ruling.value.map((one) => written.get(one) ?? one),
  });
}

/** Where a pair that uses a pre-selection belongs, by which clause. */
export interface Belonging {
  readonly clause: '301E1' | '301E3';
  /** As it is written; what else it is compared with is folded. */
  readonly district: string;
}

/** § 301E1 and § 301E3 for a pair that uses a pre-selection; others belong where they qualified (E2). Null: nothing tells. */
export function belongingOf(
  season: Season,
  entrant: Entrant,
  sizes: ReadonlyMap<string, number> | null,
): Belonging | null {
  const { row, basis, team, uses } = entrant;
  if (uses !== true) return null;
  if (basis === 'champion') {
    const winners = championsOf(season, team.event);
    const keys = keysOfPair(entrant);
    // Other champions than the list has are told of as such.
    const others = winners?.keys && keys && winners.keys !== keys;
    return winners?.district && !others ? { clause: '301E1', district: winners.district } : null;
  }
  const { playerDistrict1, playerDistrict2 } = row.cells;
  const players = [districtsIn(playerDistrict1), districtsIn(playerDistrict2)] as const;
  if (basis !== 'committee' || !sizes || players.some((own) => own.length === 0)) return null;
  const written = new Map(players.flat().map((one) => [fold(one), one]));
  const ruling = districtOf(
    { player1: players[0].map(fold), player2: players[1].map(fold), prior: null, qualified: null },
    sizes,
  );
  return ruling.ok ? { clause: '301E3', district: written.get(ruling.value) ?? ruling.value } : null;
}

function checkBelonging(
  season: Season,
  entrant: Entrant,
  sizes: ReadonlyMap<string, number> | null,
  report: Report,
): void {
  const { district } = entrant.row.cells;
  const belonging = district && district.text !== '' ? belongingOf(season, entrant, sizes) : null;
  if (!district || !belonging || fold(belonging.district) === district.key) return;
  const { clause, district: expected } = belonging;
  const key = clause === '301E1' ? 'districtLastYear' : 'districtOfPair';
  const values = { actual: district.text, expected };
  report(clause, 'error', entrant.name, district, key, values, { value: expected });
}

export const pairDistrictsCheck = tableCheck({
  kind: PAIRS,
  clauses: [
    { clause: '301C1', events: QUALIFYING, needs: ['district', 'playerDistrict1', 'playerDistrict2'] },
    { clause: '301E1', events: QUALIFYING, needs: ['district', 'preselected'], beside: ['placings'] },
    {
      clause: '301E3',
      events: QUALIFYING,
      needs: ['district', 'preselected', 'playerDistrict1', 'playerDistrict2'],
      beside: ['districts'],
    },
  ],
  *run(season, report) {
    for (const tables of pairSheets(season)) {
      yield;
      const event = tables[0]?.event ?? null;
      if (!isOneOf(QUALIFYING, event)) continue;
      const sizes = sizesOf(season, event);
      for (const [at, entrant] of (yield* readEntrants(season, tables)).entries()) {
        if (at % 500 === 499) yield;
        if (entrant.uses === false) checkEntry(entrant, report);
        else if (entrant.uses) checkBelonging(season, entrant, sizes, report);
      }
    }
  },
});
