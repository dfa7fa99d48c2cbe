import { expect, it } from 'vitest';
import { goTo } from '../../src/excel/go-to';
import { fakeExcel, sheet, type FakeSheet } from './fake-excel';

const cell = { sheetId: 'a', row: 4, column: 2 };
const workbook = (more: Partial<FakeSheet> = {}) =>
  fakeExcel([sheet('a', [['x']], more), sheet('b', [['y']])]);

it('makes the sheet the active one before it selects the cell', async () => {
  const excel = workbook();
  expect(await goTo(excel.context, cell)).toEqual({ kind: 'there' });
  expect(excel.acts).toEqual(['activate a', 'select a 4,2']);
});

it.each([
  ['sheet', { visibility: 'Hidden' }],
  ['sheet', { visibility: 'VeryHidden' }],
  ['row', { hiddenRows: new Set([4]) }],
  ['column', { hiddenColumns: new Set([2]) }],
] as const)('tells of a hidden %s and changes nothing', async (what, more) => {
  const excel = workbook({ ...more });
  expect(await goTo(excel.context, cell)).toEqual({ kind: 'hidden', what });
  expect(excel.acts).toEqual([]);
  const [own] = excel.sheets;
  expect([own?.visibility !== 'Visible', own?.hiddenRows.has(4), own?.hiddenColumns.has(2)]).toEqual([
    what === 'sheet',
    what === 'row',
    what === 'column',
  ]);
});

it('shows what it is asked to show, one thing at a time', async () => {
  const excel = workbook({ visibility: 'Hidden', hiddenRows: new Set([4, 5]), hiddenColumns: new Set([2]) });
  expect(await goTo(excel.context, cell, 'sheet')).toEqual({ kind: 'hidden', what: 'row' });
  expect(excel.sheets[0]?.visibility).toBe('Visible');
  expect(await goTo(excel.context, cell, 'row')).toEqual({ kind: 'hidden', what: 'column' });
  expect(await goTo(excel.context, cell, 'column')).toEqual({ kind: 'there' });
  expect([...(excel.sheets[0]?.hiddenRows ?? [])]).toEqual([5]);
  expect(excel.acts).toEqual(['activate a', 'select a 4,2']);
});

it('goes to a row beside a hidden one', async () => {
  const excel = workbook({ hiddenRows: new Set([3, 5]), hiddenColumns: new Set([1, 3]) });
  expect(await goTo(excel.context, cell)).toEqual({ kind: 'there' });
});

it('says when the sheet has been deleted', async () => {
  const excel = workbook();
  excel.sheets.splice(0, 1);
  expect(await goTo(excel.context, cell)).toEqual({ kind: 'gone' });
});
