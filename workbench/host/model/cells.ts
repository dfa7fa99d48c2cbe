/** Reading and writing cells of a Univer sheet, spilled values included. */
import { CellValueType, type ICellData, type IRange } from '@univerjs/core';
import type { FormulaDataModel } from '@univerjs/engine-formula';
import type { FWorkbook } from '@univerjs/sheets/facade';
import { WAITING } from '../engine/remote-functions';
import { itemNotFound } from '../wire/objects';
import type { Area } from '../wire/address';

export type CellValue = string | number | boolean;
export type FSheet = ReturnType<FWorkbook['getActiveSheet']>;

export interface Cells {
  /** The sheet; fails as Excel does where it has been deleted. */
  readonly sheet: (id: string) => FSheet;
  readonly values: (sheetId: string, area: Area) => CellValue[][];
  /** Formulas in English; the value where there is none. */
  readonly formulas: (sheetId: string, area: Area) => CellValue[][];
  readonly formats: (sheetId: string, area: Area) => string[][];
  /** `null` leaves a cell alone. One edit, however many cells. */
  readonly write: (sheetId: string, area: Area, values: readonly (readonly unknown[])[]) => void;
  readonly used: (sheetId: string, valuesOnly: boolean) => Area | null;
}

export function asValue(cell: ICellData | null | undefined): CellValue {
  const value = cell?.v;
  if (value == null) return '';
  if (cell?.t === CellValueType.BOOLEAN) return Boolean(Number(value));
  return value === WAITING ? '#BUSY!' : value;
}

function asCell(value: unknown): ICellData {
  const empty = { f: null, si: null, p: null };
  if (typeof value === 'string' && value.startsWith('=')) return { ...empty, f: value, v: null };
  if (typeof value === 'boolean') return { ...empty, v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  if (typeof value === 'string' && value !== '')
    return { ...empty, v: value.replace(/^'/, ''), t: CellValueType.STRING };
  return { ...empty, v: value === '' ? null : (value as number) };
}

export function createCells(workbook: FWorkbook, formulaData: FormulaDataModel): Cells {
  const unitId = workbook.getId();
  const sheet = (id: string): FSheet => {
    const found = workbook.getSheetBySheetId(id);
    if (!found) throw itemNotFound();
    return found;
  };
  // Spilled values are not in the sheet's own cells; the engine keeps them beside it.
  const spilled = (id: string, row: number, column: number): ICellData | null | undefined =>
    formulaData.getArrayFormulaCellData()?.[unitId]?.[id]?.[row]?.[column] || undefined;
  const spills = (id: string): IRange[] =>
    Object.values(formulaData.getArrayFormulaRange()?.[unitId]?.[id] ?? {}).flatMap((row) =>
      Object.values((row ?? {}) as Record<string, IRange>).filter(Boolean),
    );
  const cellReader = (id: string) => {
    const matrix = sheet(id).getSheet().getCellMatrix();
    return (row: number, column: number): ICellData | null | undefined => {
      const cell = matrix.getValue(row, column) as ICellData | null | undefined;
      return cell?.v == null ? (spilled(id, row, column) ?? cell) : cell;
    };
  };
  const table = <T>({ row, column, rows, columns }: Area, read: (row: number, column: number) => T): T[][] =>
    Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_, c) => read(row + r, column + c)),
    );

  const values: Cells['values'] = (id, area) => {
    const cell = cellReader(id);
    return table(area, (row, column) => asValue(cell(row, column)));
  };

  return {
    sheet,
    values,
    formulas: (id, area) => {
      const now = values(id, area);
      const { row, column, rows, columns } = area;
      const formulas = sheet(id).getRange(row, column, rows, columns).getFormulas();
      return now.map((line, r) => line.map((value, c) => formulas[r]?.[c] || value));
    },
    formats: (id, area) => {
      const { row, column, rows, columns } = area;
      return sheet(id)
        .getRange(row, column, rows, columns)
        .getNumberFormats()
        .map((line) => line.map((format) => format || 'General'));
    },
    write: (id, { row, column }, lines) => {
      const cells: Record<number, Record<number, ICellData>> = {};
      lines.forEach((line, r) =>
        line.forEach((value, c) => {
          if (value !== null) (cells[row + r] ??= {})[column + c] = asCell(value);
        }),
      );
      if (Object.keys(cells).length === 0) return;
      const target = sheet(id);
      if (target.getMaxRows() < row + lines.length) target.setRowCount(row + lines.length);
      target.getRange(row, column, lines.length, lines[0]?.length ?? 1).setValues(cells);
    },
    used: (id, valuesOnly) => {
      let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
      const include = (startRow: number, startColumn: number, endRow: number, endColumn: number): void => {
        [top, left] = [Math.min(top, startRow), Math.min(left, startColumn)];
        [bottom, right] = [Math.max(bottom, endRow), Math.max(right, endColumn)];
      };
      sheet(id)
        .getSheet()
        .getCellMatrix()
        .forValue((row, column, cell) => {
          const filled = cell && ((cell.v != null && cell.v !== '') || cell.f || cell.si || cell.p);
          if (filled || (cell?.s && !valuesOnly)) include(row, column, row, column);
        });
      for (const { startRow, startColumn, endRow, endColumn } of spills(id))
        include(startRow, startColumn, endRow, endColumn);
      if (bottom < 0) return null;
      return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
    },
  };
}
