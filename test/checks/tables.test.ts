import { describe, expect, it } from 'vitest';
import { fieldsOfKind } from '../../src/checks/check-workbook';
import { wordsIn } from './wording';
import { KINDS } from '../../src/workbook/kinds';
import { headingKey } from '../../src/workbook/roster-fields';
import { brief, checkSheets, skipped, type Cells } from './checking';

const refunds: Cells = [
  ['Pokalturneringen: refusion'],
  [],
  ['', 'Hold', 'Hjemby', 'Km', 'Sats', 'Bro/færge', 'Refusion'],
  ['', 'Es', 'Odense', 500, '3,47', 470, 1511],
  ['', 'To', 'Skive', '180 km', 3.47, '', 0],
  [],
  ['', 'Tre', 'Ribe', 180, 3.47, 470, 400],
  ['', 'I alt', '', 860, '', 940, 1911],
  ['', 'Beløbene udbetales af DBF efter kampen.'],
];

describe('a table that is no roster', () => {
  it('is found under titles, read over blank rows, and ends before sums and notes', () => {
    const report = checkSheets({ Rejser: refunds });
    expect(report.sheets[0]?.tables).toMatchObject([
      { kind: 'travel', event: 'cup', range: 'B3:G7', rows: 3, sure: true, checked: ['304B1'] },
    ]);
    // 180 x 3.47 + 470 - 200 x 3.47 = 400.60
    expect(brief(report)).toEqual(['304B1 error G7']);
    expect(report.findings[0]?.fix).toEqual({ cell: { sheetId: 'Rejser', row: 6, column: 6 }, value: 400.6 });
  });
  it('tells of cells that it cannot read', () => {
    const cells = refunds.map((row) => row.map((cell) => (cell === '180 km' ? 'ca. 180' : cell)));
    expect(skipped(checkSheets({ Rejser: cells }))).toEqual([['unreadCells']]);
  });
  it('is not checked for what its event has to say while that is unknown', () => {
    const cells = refunds.map((row, at) => (at === 0 ? ['Refusion'] : row));
    const [sheet] = checkSheets({ Rejser: cells }).sheets;
    expect(sheet?.tables[0]?.notChecked).toContainEqual({
      clause: '304B1',
      reason: { key: 'eventUnknown', values: {} },
    });
    expect(sheet?.tables[0]?.checked).toEqual([]);
  });
  it('reads a column as the user has said', () => {
    const cells = refunds.map((row) => row.map((cell) => (cell === 'Refusion' ? 'Til gode' : cell)));
    const columns = { [headingKey('Til gode')]: 'refund' };
    expect(brief(checkSheets({ Rejser: cells }, { Rejser: { columns } }))).toEqual(['304B1 error G7']);
  });
});

describe('the kinds of sheet', () => {
  it('have a label, and their fields too, in both languages', () => {
    for (const language of ['da', 'en'] as const)
      for (const { kind } of KINDS) {
        expect(wordsIn[language].kinds, kind).toHaveProperty(kind);
        for (const field of fieldsOfKind(kind))
          expect(wordsIn[language].fields, `${kind}.${field}`).toHaveProperty(field);
      }
  });
  it('write their headings as they are compared', () => {
    for (const { fields } of KINDS)
      for (const { headings } of Object.values(fields))
        for (const heading of headings) expect(headingKey(heading)).toBe(heading);
  });
});
