/** Sheets as organisers make them, each right and with one fault; and sheets that are none of ours. */
import { describe, expect, it } from 'vitest';
import organisers from '../examples/organisers.json';
import events from '../examples/organisers-events.json';
import type { CellValue } from '../../src/workbook/snapshot';
import { checkSheets, type When } from './checking';

interface Case {
  readonly by: string;
  readonly title: string;
  readonly kinds: readonly string[];
  readonly when?: When;
  readonly sheets: Readonly<Record<string, readonly string[]>>;
  /** Cells by `Sheet!A1`. */
  readonly change?: Readonly<Record<string, string>>;
  readonly finds?: readonly string[];
}

const cellIn = (text: string): CellValue => {
  const plain = text.trim();
  return plain.startsWith("'") ? plain.slice(1) : /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : plain;
};

type Sheets = Readonly<Record<string, CellValue[][]>>;

const read = (sheets: Case['sheets']): Sheets =>
  Object.fromEntries(
    Object.entries(sheets).map(([name, rows]) => [name, rows.map((row) => row.split('|').map(cellIn))]),
  );

function withChange(sheets: Sheets, change: NonNullable<Case['change']>): Sheets {
  for (const [place, text] of Object.entries(change)) {
    const [, sheet = '', column = '', row = ''] = /^(.+)!([A-Z])(\d+)$/u.exec(place) ?? [];
    const cells = sheets[sheet]?.[Number(row) - 1];
    if (!cells) throw new Error(`no cell ${place}`);
    const at = column.charCodeAt(0) - 65;
    while (cells.length <= at) cells.push('');
    cells[at] = cellIn(text);
  }
  return sheets;
}

const found = ({ findings }: ReturnType<typeof checkSheets>): string[] =>
  findings.map(({ rule, severity, sheet, address }) => `${rule} ${severity} ${sheet}!${address}`);

const cases = [...organisers.cases, ...events.cases] as unknown as Case[];

describe.each(cases)('$by: $title', ({ sheets, kinds, when, change, finds = [] }) => {
  it('is recognised, and nothing is found', () => {
    const report = checkSheets(read(sheets), {}, when);
    expect(report.sheets.flatMap(({ tables }) => tables.map(({ kind }) => kind))).toEqual(kinds);
    expect(found(report)).toEqual([]);
  });
  if (change)
    it('has its one fault found', () => {
      expect(found(checkSheets(withChange(read(sheets), change), {}, when))).toEqual(finds);
    });
});

it.each(Object.entries(organisers.unrelated))('%s is none of ours', (name, rows) => {
  const report = checkSheets(read({ [name]: rows }));
  expect(report.sheets.flatMap(({ tables }) => tables.map(({ kind }) => kind))).toEqual([]);
  expect(found(report)).toEqual([]);
});
