/** §§ 303, 304D and 321-326 as organisers lay them out; one cause is one finding. */
import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { findingText } from './wording';
import { brief, checkSheets, four, type Cells } from './checking';

const kinds = (report: ReturnType<typeof checkSheets>): string[] =>
  report.sheets.flatMap(({ tables }) => tables.map(({ kind }) => kind));

const put = (row: readonly CellValue[], column: number, value: CellValue): CellValue[] =>
  row.map((cell, at) => (at === column ? value : cell));

/** A table of places alone. */
const table = (title: string, teams: readonly string[]): Cells => [
  [title],
  ['Nr.', 'Hold', 'KP'],
  ...teams.map((team, at) => [at + 1, team, 200 - at]),
];

const twelve = (letter: string): string[] => Array.from({ length: 12 }, (_, at) => `${letter}-by ${at + 1}`);

describe('a promotion match without a column for the match (§ 323F)', () => {
  const match = (...rows: Cells): Cells => [
    ['Oprykningskamp til 2. division 2008/09'],
    ['Hold', 'Fra', 'Placering', 'Overførsel', '1. halvleg', '2. halvleg', 'Imp i alt', 'Spil', 'Vinder'],
    ...rows,
  ];
  const tables = {
    Øst: table('3. division Øst 2008/09, Divisionsturneringen', twelve('Ø')),
    Vest: table('3. division Vest 2008/09, Divisionsturneringen', twelve('V')),
  };
  const east = ['Ø-by 2', '3. division Øst', 2, '', 61, 60, 121, 64, 'x'];
  const west = ['V-by 2', '3. division Vest', 2, '', 50, 50, 100, 64, ''];

  it('is a match, and no table', () => {
    const report = checkSheets({ Oprykning: match(east, west), ...tables });
    expect(kinds(report)).toEqual(['playoff', 'standings', 'standings']);
    expect(brief(report)).toEqual([]);
  });

  it.each([
    ['60 boards', match([...east.slice(0, 7), 60, 'x'], west), ['323F2 error H3']],
    ['a carry-over', match([...east.slice(0, 3), 8, ...east.slice(4)], west), ['323F error D3']],
    ['no. 3', match(east, ['V-by 3', ...west.slice(1)]), ['323F1 error A4']],
    ['a loser that is marked', match(put(east, 8, ''), put(west, 8, 'x')), ['323F error I4']],
    ['a level end', match(put(east, 6, 100), west), ['323F5 warning I3']],
  ])('has %s found', (_, cells, found) => {
    expect(brief(checkSheets({ Oprykning: cells, ...tables }))).toEqual(found);
  });

  it('is for the 3rd division where it says so (§ 326C)', () => {
    const cells: Cells = [
      ['Divisionsturneringen: kamp om ledig plads i 3. division'],
      ['Hold', 'Nr.', 'Imp'],
      ['Løgstør', 4, 88],
      ['Nexø', 3, 70],
    ];
    const report = checkSheets({ Kamp: cells, ...tables });
    expect(kinds(report)[0]).toBe('playoff');
    expect(brief(report)).toEqual([]);
  });
});

describe('rows that count are no teams', () => {
  it.each([
    ['Spillere i alt', '', 8],
    ['I alt hold: 2', '', ''],
    ['Antal tilmeldte hold', '', 2],
  ])('%s', (...row) => {
    const cells = [
      ['Divisionsturneringen 2008/09'],
      ['Hold', 'Spiller'],
      ...four('Ribe'),
      [],
      ...four('Varde'),
      row,
    ];
    expect(brief(checkSheets({ Hold: cells }))).toEqual([]);
  });
});

describe("next season's women by Række, under the season's name (§ 325C)", () => {
  const [first, second] = [twelve('D').slice(0, 10), twelve('E').slice(0, 10)];
  const qualifier = ['Ravnene', 'Skaderne', 'Uglerne', 'Svalerne', 'Lærkerne'];
  const sheets = (last: string): Record<string, Cells> => ({
    'Sæson 0809': [
      ['Damedivisionsturneringen 2008/09'],
      ['Række', 'Hold', 'Bem.'],
      ...[...first.slice(0, 8), ...second.slice(0, 2)].map((team) => ['1. division', team, '']),
      ...[...first.slice(8), ...second.slice(2, 9), last].map((team) => ['2. division', team, '']),
    ],
    'Sidste år 1': table('Damedivisionsturneringen 2007/08, 1. division', first),
    'Sidste år 2': table('Damedivisionsturneringen 2007/08, 2. division', second),
    Kval: table('Damernes kvalifikationsturnering 2007/08', qualifier),
  });

  it('is a line-up, its qualifier the women’s, and last year its year', () => {
    const report = checkSheets(sheets('Ravnene'));
    expect(kinds(report)).toEqual(['line-up', 'standings', 'standings', 'standings']);
    expect(brief(report)).toEqual([]);
  });

  it.each(['E-by 10', 'Skaderne'])('has %s found', (team) => {
    expect(brief(checkSheets(sheets(team)))).toEqual(['325C2c error B22']);
  });

  it('has a team twice as one finding, and nobody missing', () => {
    expect(brief(checkSheets(sheets('E-by 5')))).toEqual(['325C error B22']);
  });
});

describe('matches (§ 322A2)', () => {
  const plan: Cells = [
    ['Damedivisionsturneringen 2008/09, 1. division'],
    ['W', 'Runde', 'Hjemmehold', 'Udehold'],
    [1, 1, 'A-by', 'D-by'],
    [1, 1, 'B-by', 'C-by'],
    [2, 2, 'D-by', 'C-by'],
    [2, 2, 'A-by', 'B-by'],
    [3, 3, 'B-by', 'D-by'],
    [3, 3, 'C-by', 'A-by'],
  ];
  const withCell = (row: number, column: number, value: string | number): Cells =>
    plan.map((cells, at) => (at === row ? put(cells, column, value) : cells));

  it('W is the weekend: three are enough, four are not (§ 325A2)', () => {
    expect(brief(checkSheets({ Kampe: plan }))).toEqual([]);
    expect(
      brief(checkSheets({ Kampe: withCell(7, 0, 4).map((row, at) => (at === 6 ? put(row, 0, 3) : row)) })),
    ).toEqual(['325A2 error A8']);
  });

  it.each([
    ['away', 2, 3, 'B-by', '325A2 error D3'],
    ['home', 2, 2, 'C-by', '325A2 error C3'],
  ])(
    'an %s team that plays elsewhere in the round is found where it stands',
    (_, row, column, team, found) => {
      expect(brief(checkSheets({ Kampe: withCell(row, column, team) }))).toEqual([found]);
    },
  );

  it('a table that has a team twice makes no stranger of the other', () => {
    const teams = ['A-by', 'B-by', 'C-by', 'A-by'];
    expect(
      brief(
        checkSheets({ Kampe: plan, Stilling: table('Damedivisionsturneringen 2008/09, 1. division', teams) }),
      ),
    ).toEqual(['325A1 error Stilling!B6']);
  });
});

describe('nights on a sheet of their own (§ 304D)', () => {
  const nights = (km: number, far: number, persons: number): Cells => [
    ['Overnatning Damedivisionen, weekend 1'],
    ['Hold', 'Km én vej', 'Km (t/r)', 'Dage', 'Over 65 km', 'Overnattende'],
    ['Ruder Es', km, 2 * km, 2, far, persons],
  ];
  it('65 km are not enough, 66 km are', () => {
    expect(brief(checkSheets({ Hotel: nights(65, 0, 0) }))).toEqual([]);
    expect(brief(checkSheets({ Hotel: nights(65, 0, 4) }))).toEqual(['304D error F3']);
    expect(brief(checkSheets({ Hotel: nights(66, 4, 4) }))).toEqual([]);
    expect(brief(checkSheets({ Hotel: nights(66, 4, 5) }))).toEqual(['304D error F3']);
  });
});

describe('a fee as I alt (§ 321A1)', () => {
  it.each([
    [3600, []],
    [3500, ['321A1 error D3']],
  ])('%s', (total, found) => {
    const cells = [
      ['Indskud Divisionsturneringen 2008/09'],
      ['Hold', 'Grundbeløb', 'Puljebidrag', 'I alt'],
      ['Ribe', 2000, 1600, total],
      ['Varde', 2000, 1600, 3600],
    ];
    expect(brief(checkSheets({ Indskud: cells }))).toEqual(found);
  });
});

describe('a cross table with its sums (§ 322A2)', () => {
  // Differences in IMPs, seen from the left.
  const imps: Cells = [
    ['2. division 2008/09, krydstabel i imp'],
    ['Hold', 'A-by', 'B-by', 'C-by', 'D-by', 'Sum'],
    ['A-by', 'x', 10, 5, 20, 35],
    ['B-by', -10, 'x', 7, 4, 1],
    ['C-by', -5, -7, 'x', 12, 0],
    ['D-by', -20, -4, -12, 'x', -36],
  ];
  const kps: Cells = [
    ['2. division 2008/09, krydstabel'],
    ['Hold', 'A-by', 'B-by', 'C-by', 'D-by', '', 'I alt'],
    ['A-by', 'x', 18, 16, 20, '', 54],
    ['B-by', 12, 'x', 17, 16, '', 45],
    ['C-by', 14, 13, 'x', 19, '', 46],
    ['D-by', 10, 14, 11, 'x', '', 35],
  ];
  const withCell = (cells: Cells, row: number, column: number, value: CellValue): Cells =>
    cells.map((line, at) => (at === row ? put(line, column, value) : line));
  const check = (cells: Cells): string[] => brief(checkSheets({ Kryds: cells }));

  it('is right as it stands', () => {
    expect(check(imps)).toEqual([]);
    expect(check(kps)).toEqual([]);
  });
  it('has a wrong sum found; of match points with a warning, for penalties stand nowhere', () => {
    expect(check(withCell(imps, 3, 5, 2))).toEqual(['322A2 error F4']);
    expect(check(withCell(kps, 3, 6, 44))).toEqual(['322A2 warning G4']);
    expect(check(withCell(kps, 3, 6, '#REF!'))).toEqual([]);
  });
  it('has the result found that the sums do not know', () => {
    expect(check(withCell(imps, 2, 4, 21))).toEqual(['322A2 error E3']);
    expect(check(withCell(imps, 5, 1, -21))).toEqual(['322A2 error B6']);
  });
  it('says nothing of sums that are of something else', () => {
    expect(check(imps.map((row, at) => (at > 1 ? put(row, 5, 50 - at) : row)))).toEqual([]);
  });
  it('stays a cross table where one team meets itself, and none where all do', () => {
    expect(check(withCell(imps, 3, 2, 7))).toEqual(['322A2 error C4']);
    const all = imps.map((row, at) => (at > 1 ? put(row, at - 1, at) : row));
    expect(checkSheets({ Kryds: all }).sheets.flatMap(({ tables }) => tables)).toEqual([]);
  });
});

it('the other 3rd division is no higher one (reading 31)', () => {
  const report = checkSheets({
    Øst: table('Divisionsturneringen 2008/09, 3. division Øst', twelve('Ø')),
    Vest: table('Divisionsturneringen 2008/09, 3. division Vest', [...twelve('V').slice(1), 'Ø-by 3']),
    Anden: table('Divisionsturneringen 2008/09, 2. division', [...twelve('A').slice(1), 'Ø-by 7']),
  });
  expect(brief(report)).toEqual(['321C4 error B9', '321C4 error Vest!B14']);
  expect(report.findings.map((finding) => findingText(finding, 'da'))).toEqual([
    '»Ø-by 7« spiller også i en højere række, i Anden!B14.',
    '»Ø-by 3« spiller også i den anden 3. division, i Øst!B5.',
  ]);
});
