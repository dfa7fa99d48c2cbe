import { expect, it } from 'vitest';
import { chapterSheets } from '../../scripts/sample/chapters.mjs';
import { matchSheets } from '../../scripts/sample/matches.mjs';
import { rosterSheets } from '../../scripts/sample/rosters.mjs';
import type { CellValue } from '../../src/workbook/snapshot';
import examples from '../examples/sample-faults.json';
import { checkSheets } from './checking';

/** The cells of a sample sheet from A1 on. */
function cellsOf(cells: ReadonlyMap<string, { readonly value?: CellValue }>): CellValue[][] {
  const rows: CellValue[][] = [];
  for (const [address, { value = '' }] of cells) {
    const [, letter = 'A', number = '1'] = /^([A-Z])(\d+)$/u.exec(address) ?? [];
    while (rows.length < Number(number)) rows.push([]);
    const row = rows[Number(number) - 1] ?? [];
    const column = letter.charCodeAt(0) - 65;
    while (row.length <= column) row.push('');
    row[column] = value;
  }
  return rows;
}

it('finds exactly the faults that are planted in the sample workbook', () => {
  const sheets = Object.fromEntries(
    [...rosterSheets(), ...matchSheets(), ...chapterSheets()].map(({ name, cells }) => [
      name,
      cellsOf(cells as ReadonlyMap<string, { value?: CellValue }>),
    ]),
  );
  const { findings } = checkSheets(sheets);
  const place = ({ sheet, address, rule, severity }: Record<string, unknown>): string =>
    `${String(sheet)}!${String(address)} ${String(rule)} ${String(severity)}`;
  expect(findings.map((finding) => place({ ...finding })).sort()).toEqual(
    examples.faults.map((fault) => place(fault)).sort(),
  );
});
