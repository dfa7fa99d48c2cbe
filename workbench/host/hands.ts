/** What a hand at the grid does and an eye at it sees, for tests: sheets by name, cells by address. */
import type { FWorkbook } from '@univerjs/sheets/facade';
import type { Cells, FSheet } from './model/cells';
import { areaAddress, parseAddress } from './wire/address';

export function namedSheet(workbook: FWorkbook, name: string): FSheet {
  const sheet = workbook.getSheetByName(name);
  if (!sheet) throw new Error(`There is no sheet '${name}'.`);
  return sheet;
}

export function hands(workbook: () => FWorkbook, cells: () => Cells) {
  const at = (sheet: string): FSheet => namedSheet(workbook(), sheet);
  return {
    values: (sheet: string, range: string) => cells().values(at(sheet).getSheetId(), parseAddress(range)),
    formula: (sheet: string, address: string) => {
      const value = cells().formulas(at(sheet).getSheetId(), parseAddress(address))[0]?.[0];
      return typeof value === 'string' && value.startsWith('=') ? value : '';
    },
    /** What the cells show: formatted, in the language's own form. */
    shown: (sheet: string, range: string) => at(sheet).getRange(range).getDisplayValues(),
    style: (sheet: string, address: string) => at(sheet).getRange(address).getCellStyleData(),
    paint: (sheet: string, address: string, colour: string) =>
      void at(sheet).getRange(address).setBackgroundColor(colour),
    /** The note of a cell; with a text, written by the user. */
    note: (sheet: string, address: string, note?: string) => {
      const range = at(sheet).getRange(address);
      const [row, col] = [range.getRow(), range.getColumn()];
      if (note !== undefined)
        range.createOrUpdateNote({ id: `user ${row} ${col}`, row, col, width: 200, height: 80, note });
      return range.getNote()?.note ?? '';
    },
    /** The cells with conditional formats. */
    formatted: (sheet: string) =>
      at(sheet)
        .getConditionalFormattingRules()
        .flatMap(({ ranges }) =>
          ranges.map(({ startRow, endRow, startColumn, endColumn }) =>
            areaAddress({
              row: startRow,
              column: startColumn,
              rows: endRow - startRow + 1,
              columns: endColumn - startColumn + 1,
            }),
          ),
        ),
    /** The cell's own fill, whatever a conditional format shows. */
    fill: (sheet: string, address: string) => {
      const { row, column } = parseAddress(address);
      const style = at(sheet).getSheet().getCellRaw(row, column)?.s;
      return workbook().getWorkbook().getStyles().get(style)?.bg?.rgb ?? null;
    },
    insertRows: (sheet: string, before: number, count: number) =>
      void at(sheet).insertRowsBefore(before, count),
    deleteRows: (sheet: string, first: number, count: number) => void at(sheet).deleteRows(first, count),
    sheets: () =>
      workbook()
        .getSheets()
        .map((sheet) => sheet.getSheetName()),
    select: (sheet: string, address: string) => {
      workbook().setActiveSheet(at(sheet));
      at(sheet).getRange(address).activate();
    },
    renameSheet: (sheet: string, name: string) => void at(sheet).setName(name),
    deleteSheet: (sheet: string) => workbook().deleteSheet(at(sheet)),
    insertSheet: (sheet: string, rows = 1000, columns = 60) =>
      void workbook().insertSheet(sheet, { sheet: { rowCount: rows, columnCount: columns } }),
  };
}
