/** Rows of a table whose cells are words that head columns elsewhere: they are rows all the same. */
import { expect, it } from 'vitest';
import { brief, checkSheets, four, type Cells } from './checking';

const rowsRead = (cells: Cells): number[] =>
  checkSheets({ Ark1: cells }).sheets.flatMap(({ tables }) => tables.map(({ rows }) => rows));

it('teams called Par 2 and Point, of the club Kreds', () => {
  const cells: Cells = [
    ['Pokalturneringen'],
    ['Hold', 'Spiller', 'Klub', 'Distrikt'],
    ...four('Par 2', 'Kreds', 'Fyn').map(([team = '', , ...more], at) => [
      team,
      `Bo Holm ${'ABCD'[at]}x`,
      ...more,
    ]),
    ...four('Point', 'Score', 'Fyn').map(([team = '', , ...more], at) => [
      team,
      `Ib Lund ${'ABCD'[at]}x`,
      ...more,
    ]),
  ];
  expect(brief(checkSheets({ Ark1: cells }))).toEqual([]);
  expect(rowsRead(cells)).toEqual([8]);
});

it('matches between teams with such names', () => {
  const cells: Cells = [
    ['Pokalturneringen 2008/09'],
    ['Omgang', 'Hjemmehold', 'Udehold', 'Km', 'UP'],
    [3, 'Par 2', 'Point', 28, 1],
    [3, 'Klub', 'Distrikt', 40, 3],
  ];
  expect(rowsRead(cells)).toEqual([2]);
  expect(brief(checkSheets({ Ark1: cells }))).toEqual(['332D4 error E4']);
  const blank: Cells = [
    ['Pokalturneringen 2008/09'],
    ['Omgang', 'Hjemmehold', 'Udehold', 'Først udtrukket', 'Klub hjemme', 'Klub ude'],
    ['', 'Nord', 'Syd', 'Nord', '', ''],
    ['', 'Par 2', 'Point', 'Point', '', ''],
    ['', 'Nord', 'Ry', 'Ry', '', ''],
  ];
  expect(rowsRead(blank)).toEqual([3]);
});

it('pairs called Par 1 and Par 2 in a line-up', () => {
  const cells: Cells = [
    ['Pokalturneringen, semifinale'],
    ['Runde', 'Hold', 'Par 1', 'Par 2'],
    [1, 'Ask', 'Par 1', 'Par 2'],
    [1, 'Birk', 'Par 3', 'Par 4'],
    [2, 'Ask', 'Par 2', 'Par 1'],
    [2, 'Birk', 'Par 3', 'Par 4'],
  ];
  expect(rowsRead(cells)).toEqual([4]);
});

it('headings of another table still end the one above', () => {
  const cells: Cells = [
    ['Pokalturneringen'],
    ['Hold', 'Spiller', 'Telefon'],
    ...four('Nord', '86 12 34 56'),
    ['Konto', 'Beløb', 'Dato'],
    ['Indskud', 1200, 39814],
  ];
  expect(brief(checkSheets({ Ark1: cells }))).toEqual([]);
  expect(rowsRead(cells)).toEqual([4]);
});
