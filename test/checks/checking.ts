import { checkWorkbook } from '../../src/checks/check-workbook';
import type { CheckReport } from '../../src/checks/finding';
import type { CellValue, SheetChoice } from '../../src/workbook/snapshot';

export type Cells = readonly (readonly CellValue[])[];

/** A rectangular sheet, as Excel gives it. */
export function sheetOf(cells: Cells): CellValue[][] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** Checks sheets by name; choices by name too. */
export function checkSheets(
  sheets: Readonly<Record<string, Cells>>,
  choices: Readonly<Record<string, SheetChoice>> = {},
): CheckReport {
  const run = checkWorkbook({
    sheets: Object.entries(sheets).map(([name, cells]) => ({
      id: name,
      name,
      visibility: 'visible',
      top: 0,
      left: 0,
      values: sheetOf(cells),
    })),
    choices,
  });
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

/** Findings in short: clause, severity, cell; with the sheet where it is not the first. */
export const brief = ({ findings, sheets }: CheckReport): string[] =>
  findings.map(
    ({ rule, severity, sheet, address }) =>
      `${rule} ${severity} ${sheet === sheets[0]?.sheet ? '' : `${sheet}!`}${address}`,
  );

export const skipped = ({ sheets }: CheckReport): string[][] =>
  sheets.map((sheet) => sheet.skipped.map(({ key }) => key));
