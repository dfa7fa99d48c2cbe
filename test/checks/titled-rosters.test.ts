import { describe, expect, it } from 'vitest';
import { brief, checkSheets, skipped, type Cells } from './checking';

const HEAD = ['Spiller', 'DBF-nr.', 'Rolle'];
const players = (from: number, n: number): Cells =>
  Array.from({ length: n }, (_, i) => [
    `Bo ${'ABCDEFGH'[i] ?? ''}${from}`,
    from + i,
    i === 0 ? 'kaptajn' : '',
  ]);
const tables = (cells: Cells): [string, number][] =>
  (checkSheets({ Divisionsturneringen: cells }).sheets[0]?.tables ?? []).map(({ range, rows }) => [
    range,
    rows,
  ]);

describe('a team whose name stands in a line of its own', () => {
  it('may have headings of its own below it', () => {
    const cells = [['Hold: Nord'], HEAD, ...players(101, 4), [], ['Hold: Syd'], HEAD, ...players(201, 3)];
    expect(brief(checkSheets({ Divisionsturneringen: cells }))).toEqual(['303C1 error A8']);
    expect(tables(cells)).toEqual([
      ['A2:C6', 4],
      ['A9:C12', 3],
    ]);
  });
  it('may follow the headings of all', () => {
    const cells = [HEAD, ['Hold: Nord'], ...players(101, 4), ['Hold: Syd'], ...players(201, 7)];
    expect(brief(checkSheets({ Divisionsturneringen: cells }))).toEqual(['303C1 error A7']);
  });
  it('is a roster of some tournament of bridge, or of nothing', () => {
    const football = [['Hold: U12'], ['Spiller', 'Telefon'], ['Bo', '20304050'], ['Ib', '20304051']];
    expect(checkSheets({ Ark1: football }).sheets[0]?.tables).toEqual([]);
    expect(skipped(checkSheets({ Ark1: football }))).toEqual([['noTable']]);
    expect(checkSheets({ Divisionsturneringen: [HEAD, ...players(101, 4)] }).sheets[0]?.tables).toEqual([]);
  });
});

describe('names and roles', () => {
  const check = (...rows: Cells): string[] =>
    brief(
      checkSheets({ Divisionsturneringen: [['Hold', 'Spiller', 'Rolle', 'Betalt', 'Godkendt'], ...rows] }),
    );
  it('are the same people in either order, with initials as they stand', () => {
    const four = (last: string): Cells => [
      ['Nord', 'Hansen, Bo K.', 'kaptajn', 'betalt', ''],
      ['', 'Ea Lund', 'spiller', 'betalt', ''],
      ['', 'Ib Friis', 'spiller', 'betalt', ''],
      ['', 'Pia Holm', 'spiller', 'betalt', ''],
      ['', last, 'spiller', 'betalt', ''],
    ];
    expect(check(...four('bo k.  hansen'))).toEqual(['303A2 warning B6']);
    expect(check(...four('Bo Hansen'))).toEqual([]);
  });
  it('are no headings, though they read like some', () => {
    const rows = ['Bo', 'Ea', 'Ib', 'Pia', 'Kai', 'Lis', 'Jan'].map((name, i) => [
      i === 0 ? 'Nord' : '',
      name,
      'spiller',
      'betalt',
      'godkendt',
    ]);
    expect(check(...rows)).toEqual(['303C1 error A2']);
  });
});

it('takes a captain of a club for no heading, after a blank row or not', () => {
  const row = (name: string, number: number, role: string): (string | number)[] => [
    'Nord',
    name,
    number,
    'Køge BC',
    role,
    'Køge',
    'K',
  ];
  const cells: Cells = [
    ['Damedivisionen'],
    ['Hold', 'Spiller', 'DBF-nr.', 'Klub', 'Rolle', 'Bopæl', 'Køn'],
    [],
    row('Eva', 101, 'kaptajn'),
    row('Fie', 102, 'spiller'),
    [],
    row('Gro', 103, 'kaptajn'),
  ];
  const report = checkSheets({ Ark1: cells });
  expect(report.sheets[0]?.tables.map(({ range, rows }) => [range, rows])).toEqual([['A2:G7', 3]]);
  expect(skipped(report)).toEqual([[]]);
});
