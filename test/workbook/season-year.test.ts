import { expect, it } from 'vitest';
import { seasonIn } from '../../src/workbook/season-year';
import type { CellValue } from '../../src/workbook/snapshot';

const sheet = (name: string, ...values: CellValue[][]) =>
  ({ id: name, name, visibility: 'visible', top: 0, left: 0, values }) as const;

it.each([
  ['2008/09', 2009],
  ['Sæson 2008-2009', 2009],
  ['Divisionsturneringen 08/09', 2009],
  ['2. division 2008–09', 2009],
  ['2008-10', null],
  ['08-09', null],
  ['Hold 3/4', null],
  ['Runde 12008/09', null],
  ['Sidste sæson 2007/08', null],
])('%s: %s', (text, year) => {
  expect(seasonIn([sheet('Ark1', [text, ''])])).toBe(year);
});

it('is not known where the workbook says several, nor by what stands in a row of a table', () => {
  expect(seasonIn([sheet('2008-2009'), sheet('2009-2010')])).toBeNull();
  expect(seasonIn([sheet('Ark1', ['Hold', '2008/09'])])).toBeNull();
});
