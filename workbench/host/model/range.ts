/** A range as office.js knows it. */
import type { Area } from '../wire/address';
import { areaAddress, LAST_COLUMN, LAST_ROW, parseAddress, quoteSheet } from '../wire/address';
import {
  accessDenied,
  constant,
  invalidArgument,
  readOnly,
  RichApiError,
  wireObject,
  type Property,
  type WireObject,
} from '../wire/objects';
import { conditionalFormats } from './annotations';
import type { CellValue, FSheet } from './cells';
import type { Model } from './workbook';

/** More cells than Excel hands over in one answer: `values` is then null. */
const MOST_CELLS = 5_000_000;

const valueType = (value: CellValue): string => {
  if (value === '') return 'Empty';
  if (typeof value === 'number') return 'Double';
  if (typeof value === 'boolean') return 'Boolean';
  return value.startsWith('#') ? 'Error' : 'String';
};

/** Milliseconds after which a sheet is drawn. */
const DRAWN = 100;

/** Scrolls where a cell of the sheet cannot be seen, with a few rows before it. */
function reveal(sheet: FSheet, id: string, row: number, column: number): void {
  if (sheet.getSheetId() !== id) return; // another is shown by now
  const { ySplit, xSplit } = sheet.getFreeze();
  const seen = sheet.getVisibleRange();
  const inRows = row < ySplit || (seen && row >= seen.startRow && row < seen.endRow);
  const inColumns = column < xSplit || (seen && column >= seen.startColumn && column < seen.endColumn);
  if (inRows && inColumns) return;
  sheet.scrollToCell(
    inRows && seen ? seen.startRow : Math.max(0, row - 3),
    inColumns && seen ? seen.startColumn : Math.max(0, column - 1),
  );
}

export function rangeObject(model: Model, sheetId: string, area: Area): WireObject {
  const { cells, switches } = model;
  const { row, column, rows, columns } = area;
  const outside = row < 0 || column < 0 || rows < 1 || columns < 1;
  if (outside || row + rows > LAST_ROW || column + columns > LAST_COLUMN) throw invalidArgument();
  const facade = () => cells.sheet(sheetId).getRange(row, column, rows, columns);
  const writable = (): void => {
    if (switches.protectedSheets) throw accessDenied();
  };
  const ifSmall = <T>(read: () => T): T | null => (rows * columns > MOST_CELLS ? null : read());
  const put = (value: unknown): void => {
    writable();
    const lines = Array.isArray(value)
      ? (value as unknown[][])
      : Array.from({ length: rows }, () => Array<unknown>(columns).fill(value));
    if (lines.length !== rows || lines.some((line) => line.length !== columns))
      throw new RichApiError(
        'InvalidArgument',
        "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
      );
    cells.write(sheetId, area, lines);
  };
  const move = (dr: number, dc: number, more: Partial<Area> = {}): WireObject =>
    rangeObject(model, sheetId, { row: row + dr, column: column + dc, rows, columns, ...more });

  const values: Property = { get: () => ifSmall(() => cells.values(sheetId, area)), set: put };
  const formulas: Property = { get: () => ifSmall(() => cells.formulas(sheetId, area)), set: put };
  return wireObject('Range', {
    keepable: true,
    properties: {
      Address: readOnly(() => `${quoteSheet(cells.sheet(sheetId).getSheetName())}!${areaAddress(area)}`),
      RowIndex: constant(row),
      ColumnIndex: constant(column),
      RowCount: constant(rows),
      ColumnCount: constant(columns),
      CellCount: constant(rows * columns),
      Values: values,
      Formulas: formulas,
      Text: readOnly(() => facade().getDisplayValues()),
      ValueTypes: readOnly(() => cells.values(sheetId, area).map((line) => line.map(valueType))),
      NumberFormat: {
        get: () => ifSmall(() => cells.formats(sheetId, area)),
        set: (format) => {
          writable();
          facade().setNumberFormat(String(Array.isArray(format) ? (format as unknown[][])[0]?.[0] : format));
        },
      },
      RowHidden: hidden(model, sheetId, 'row', row, rows, writable),
      ColumnHidden: hidden(model, sheetId, 'column', column, columns, writable),
    },
    children: {
      Worksheet: () => model.worksheet(sheetId),
      ConditionalFormats: () => conditionalFormats(model, sheetId, [area], writable),
      Format: () =>
        wireObject('RangeFormat', {
          children: { Fill: () => fillObject(facade, writable), Font: () => fontObject(facade, writable) },
          methods: { AutofitColumns: () => void cells.sheet(sheetId).autoResizeColumns(column, columns) },
        }),
    },
    methods: {
      GetCell: (r: number, c: number) => move(r, c, { rows: 1, columns: 1 }),
      GetOffsetRange: (r: number, c: number) => move(r, c),
      GetResizedRange: (r: number, c: number) => move(0, 0, { rows: rows + r, columns: columns + c }),
      GetRow: (r: number) => move(r, 0, { rows: 1 }),
      GetColumn: (c: number) => move(0, c, { columns: 1 }),
      GetEntireRow: () => rangeObject(model, sheetId, { row, column: 0, rows, columns: LAST_COLUMN }),
      GetEntireColumn: () => rangeObject(model, sheetId, { row: 0, column, rows: LAST_ROW, columns }),
      Select: () => {
        model.workbook.setActiveSheet(cells.sheet(sheetId));
        facade().activate();
        // A sheet just shown is drawn a moment later; until then what can be seen of it is not known.
        setTimeout(() => reveal(model.workbook.getActiveSheet(), sheetId, row, column), DRAWN);
      },
      Clear: () => {
        writable();
        facade().clear();
      },
    },
  });
}

/** A range of a sheet by its address, or all of the sheet. */
export const rangeByAddress = (model: Model, sheetId: string, address: unknown): WireObject =>
  rangeObject(
    model,
    sheetId,
    address == null || address === ''
      ? { row: 0, column: 0, rows: LAST_ROW, columns: LAST_COLUMN }
      : parseAddress(String(address)),
  );

/** Hidden rows or columns: null where some are and some are not. */
function hidden(
  { cells, visibility }: Model,
  sheetId: string,
  kind: 'row' | 'column',
  first: number,
  count: number,
  writable: () => void,
): Property {
  return {
    get: () => {
      const sheet = cells.sheet(sheetId).getSheet();
      const shown = kind === 'row' ? sheet.getRowVisible : sheet.getColVisible;
      const all = Array.from({ length: Math.min(count, 1000) }, (_, i) => !shown.call(sheet, first + i));
      return all.every((one) => one === all[0]) ? all[0] : null;
    },
    set: (value) => {
      writable();
      visibility(sheetId, kind, first, count, Boolean(value));
    },
  };
}

function fontObject(
  facade: () => ReturnType<ReturnType<Model['cells']['sheet']>['getRange']>,
  writable: () => void,
): WireObject {
  return wireObject('RangeFont', {
    properties: {
      Bold: {
        get: () => facade().getCellStyle()?.bold ?? false,
        set: (bold) => {
          writable();
          facade().setFontWeight(bold ? 'bold' : null);
        },
      },
    },
  });
}

function fillObject(
  facade: () => ReturnType<ReturnType<Model['cells']['sheet']>['getRange']>,
  writable: () => void,
): WireObject {
  return wireObject('RangeFill', {
    properties: {
      Color: {
        get: () => {
          const colours = new Set(
            facade()
              .getBackgrounds()
              .flat()
              .map((colour) => hex(colour ?? '#FFFFFF')),
          );
          return colours.size === 1 ? [...colours][0] : null;
        },
        set: (colour) => {
          writable();
          facade().setBackgroundColor(hex(String(colour)));
        },
      },
    },
    methods: {
      Clear: () => {
        writable();
        facade().setBackgroundColor(null as never);
      },
    },
  });
}

function hex(colour: string): string {
  const long = colour.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');
  if (/^#[0-9a-f]{6}$/i.test(long)) return long.toUpperCase();
  const parts = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(colour)?.slice(1);
  if (!parts) throw invalidArgument();
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
