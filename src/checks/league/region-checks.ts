/** § 324: the places West and East of Storebælt, and who plays the promotion event in the East. */
import { FIGURES } from '../../rules/figures';
import { regionPlaces } from '../../rules/region-places';
import { AREAS } from '../../workbook/kinds/areas';
import { STANDINGS } from '../../workbook/kinds/standings';
import type { Cell } from '../../workbook/table-rows';
import type { Report } from '../report';
import { tableCheck, tablesOf } from '../table-check';
import { leagueOf, type Standing } from './league';
import { sourceAbout } from './names';

type Region = 'west' | 'east';

const regionOf = (cell: Cell | undefined): Region | null => {
  const [west, east] = [/vest|\bwest\b/u.test(cell?.key ?? ''), /øst|\beast\b/u.test(cell?.key ?? '')];
  return west === east ? null : west ? 'west' : 'east';
};

interface AreaRow {
  readonly region: Region;
  readonly area: Cell;
  readonly members: Cell;
  readonly places: Cell | undefined;
}

const isWhole = (value: number | null | undefined): value is number =>
  value != null && Number.isSafeInteger(value) && value >= 0;

const totalOf = (rows: readonly AreaRow[], region: Region): number | null => {
  const own = rows.filter((row) => row.region === region);
  return own.length === 0 || own.some(({ members }) => !isWhole(members.number))
    ? null
    : own.reduce((sum, { members }) => sum + (members.number ?? 0), 0);
};

function checkPlaces(rows: readonly AreaRow[], report: Report): void {
  const [west, east] = [totalOf(rows, 'west'), totalOf(rows, 'east')];
  if (west === null || east === null) return;
  const ruling = regionPlaces(west, east);
  if (!ruling.ok) return;
  const { places, proposals } = ruling.value;
  const filled = rows.filter((row) => isWhole(row.places?.number) && row.places?.carried === false);
  const [first] = rows;
  if (places) {
    for (const { region, area, places: cell } of filled)
      if (cell && cell.number !== places[region])
        report(
          '324',
          'error',
          area.text,
          cell,
          'placesWrong',
          { actual: cell.number ?? 0, expected: places[region] },
          { value: places[region] },
        );
    return;
  }
  const all = FIGURES.regionPlaces.value;
  const placed = new Map(filled.map(({ region, places: cell }) => [region, cell?.number ?? 0]));
  const [ofWest, ofEast] = [placed.get('west'), placed.get('east')];
  const last = filled[filled.length - 1];
  if (ofWest !== undefined && ofEast !== undefined && filled.length === 2 && last?.places) {
    if (ofWest + ofEast !== all)
      report('324', 'error', last.area.text, last.places, 'placesSum', {
        actual: ofWest + ofEast,
        expected: all,
      });
    else if (ofWest === FIGURES.regionPlacesWest.value && filled[0]?.places)
      report('324D', 'warning', filled[0].area.text, filled[0].places, 'placesChange', {
        west,
        east,
        proposals,
      });
  } else if (filled.length === 0 && first)
    report('324D', 'warning', first.area.text, first.area, 'placesChange', { west, east, proposals });
}

/** Areas that stand with their members in one table, and district by district in another. */
function checkMembers(summed: readonly AreaRow[], districts: readonly AreaRow[], report: Report): void {
  for (const { region, area, members } of summed) {
    const expected = totalOf(districts, region);
    if (expected !== null && isWhole(members.number) && members.number !== expected)
      report('324D', 'warning', area.text, members, 'areaSum', {
        area: area.text,
        actual: members.number,
        expected,
      });
  }
}

const hasPlaces = ({ columns }: { readonly columns: ReadonlyMap<string, unknown> }): boolean =>
  columns.has('places') || columns.has('seats');

export const areaCheck = tableCheck({
  kind: AREAS,
  clauses: [
    { clause: '324', needs: ['area', 'members'], applies: hasPlaces },
    { clause: '324D', needs: ['area', 'members'] },
  ],
  *run(season, report) {
    const tables = tablesOf(season, AREAS).map((table) => ({
      districts: table.columns.has('district'),
      rows: table.rows.flatMap(({ cells: { area, members, places, seats } }): AreaRow[] => {
        const region = regionOf(area);
        return region && area && members ? [{ region, area, members, places: places ?? seats }] : [];
      }),
    }));
    const placed = tables.filter(({ districts }) => !districts);
    const detailed = tables.filter(({ districts }) => districts);
    for (const { rows } of placed) {
      yield;
      checkPlaces(rows, report);
      const [only] = detailed;
      if (only && detailed.length === 1) checkMembers(rows, only.rows, report);
    }
    if (placed.length === 0) for (const { rows } of detailed) checkPlaces(rows, report);
  },
});

const ORIGINS = [
  { name: 'Bornholm', word: /bornholm/u, teams: FIGURES.eastBornholm.value },
  { name: 'København', word: /københavn|kbh/u, teams: FIGURES.eastKobenhavn.value },
  { name: 'Kreds II', word: /kreds\.? ?(?:ii|2)(?!\p{L})/u, teams: FIGURES.eastKredsII.value },
] as const;

/** § 324C2a; § 324C3 lets those concerned agree on something else. */
function checkEast({ rows }: Standing, report: Report): void {
  const from = rows.map(({ team, row }) => ({ team, cell: row.cells.from }));
  const all = ORIGINS.reduce((sum, { teams }) => sum + teams, 0);
  const last = rows[rows.length - 1];
  if (
    from.some(({ cell }) => !cell || cell.text === '' || !ORIGINS.some(({ word }) => word.test(cell.key)))
  ) {
    if (rows.length !== all && last)
      report('324C2a', 'warning', last.team.text, last.team, 'eastTeams', { n: rows.length, expected: all });
    return;
  }
  let found = false;
  for (const { name, word, teams } of ORIGINS) {
    const own = from.filter(({ cell }) => word.test(cell?.key ?? ''));
    const surplus = own[teams];
    if (!surplus?.cell) continue;
    found = true;
    report('324C2a', 'warning', surplus.team.text, surplus.cell, 'eastFrom', {
      from: name,
      n: own.length,
      expected: teams,
    });
  }
  if (!found && rows.length !== all && last)
    report('324C2a', 'warning', last.team.text, last.team, 'eastTeams', { n: rows.length, expected: all });
}

const isEast = ({ about }: { readonly about: string }): boolean => sourceAbout(about, 'division') === 'E';

export const eastCheck = tableCheck({
  kind: STANDINGS,
  clauses: [{ clause: '324C2a', events: ['division'], needs: ['from'], applies: isEast }],
  *run(season, report) {
    for (const standing of leagueOf(season).standings) {
      yield;
      if (standing.source === 'E') checkEast(standing, report);
    }
  },
});
