import { checkWorkbook } from '../../src/checks/check-workbook';
import type { CheckReport } from '../../src/checks/finding';
import type { EventName } from '../../src/workbook/events';
import type { CellValue, SheetChoice } from '../../src/workbook/snapshot';

export type Cells = readonly (readonly CellValue[])[];

/** A rectangular sheet, as Excel gives it. */
export function sheetOf(cells: Cells): CellValue[][] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** Rows written as `Bo Hansen | 101 | Fyn`; what looks like a number is one. */
export const rowsOf = (rows: readonly string[]): CellValue[][] =>
  rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .map((cell) => (/^-?\d+(?:\.\d+)?$/u.test(cell) ? Number(cell) : cell)),
  );

/** The year of 1 January in the season, and today as a serial. */
export interface When {
  readonly rate?: number;
  readonly season?: number;
  readonly today?: number;
  readonly events?: readonly EventName[];
}

/** Checks sheets by name; choices by name too. */
export function checkSheets(
  sheets: Readonly<Record<string, Cells>>,
  choices: Readonly<Record<string, SheetChoice>> = {},
  when: When = {},
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
    ...when,
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

/** Clauses that no table of the first sheet was checked for, with the reason's key. */
export const unchecked = ({ sheets }: CheckReport): string[] =>
  (sheets[0]?.tables ?? []).flatMap(({ notChecked }) =>
    notChecked.map(({ clause, reason }) => `${clause} ${reason.key}`),
  );

/** Clauses that the tables of the first sheet were checked for. */
export const checkedFor = ({ sheets }: CheckReport): string[] =>
  (sheets[0]?.tables ?? []).flatMap(({ checked }) => checked);

/** Rows of four players with made-up names that no other team has, each with the same further cells. */
export const four = (name: string, ...more: CellValue[]): CellValue[][] =>
  ['Ask', 'Birk', 'Carl', 'Dan'].map((player) => [name, `${player} ${name}`, ...more]);
