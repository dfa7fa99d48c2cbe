/** How a sheet looks: which cell has which style, widths, heights, hidden rows and columns, frozen panes. */
import { BooleanNumber, type IRowData, type IWorksheetData } from '@univerjs/core';
import { parseAddress } from '../wire/address';
import { attribute, tags } from './package';

export interface Layout {
  /** Number of the style by address; cells without are not in it. */
  readonly cells: ReadonlyMap<string, number>;
  readonly sheet: Partial<IWorksheetData>;
  /** Rows, from zero, whose height nobody set and that may need more than the usual one. */
  readonly fitted: readonly number[];
}

/** How many rows and columns the grid has. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** What a sheet's cells point to: the styles of the file. */
export interface Styles {
  readonly id: (style: number) => string;
  /** Whether a cell in it may need more than the usual height. */
  readonly tall: (style: number) => boolean;
  /** Points that one line takes, about. */
  readonly line: (style: number) => number;
}

/** Pixels of the widest digit of the usual font, in which widths are counted. */
const DIGIT = 7;
const PIXELS_PER_POINT = 4 / 3;
/** What a file that says nothing has: 8.43 characters, 15 points. */
const USUAL = { width: 64, height: 20 };

const width = (characters: number): number =>
  Math.trunc(((256 * characters + Math.trunc(128 / DIGIT)) / 256) * DIGIT);
const on = (tag: string, name: string): boolean => /^(1|true)$/.test(attribute(tag, name));
const flag = (is: boolean): BooleanNumber => (is ? BooleanNumber.TRUE : BooleanNumber.FALSE);

export function readLayout(xml: string, styles: Styles, size: Size): Layout {
  const cells = new Map<string, number>();
  const [usual = ''] = tags(xml, 'sheetFormatPr');
  const usualWidth = Number(attribute(usual, 'defaultColWidth'));
  const points = Number(attribute(usual, 'defaultRowHeight'));
  const usualHeight = points > 0 ? Math.round(points * PIXELS_PER_POINT) : USUAL.height;
  const mergedRows = new Set(
    tags(xml, 'mergeCell').map((tag) => Number(/\d+/.exec(attribute(tag, 'ref'))) - 1),
  );
  const fitted = new Set<number>();
  const rowData: Record<number, Partial<IRowData>> = {};
  for (const tag of tags(xml, '(?:row|c)')) {
    const place = attribute(tag, 'r');
    const style = attribute(tag, 's');
    const row = Number(/\d+$/.exec(place)) - 1;
    if (row >= size.rows) continue;
    if (/^[A-Z]/.test(place)) {
      if (parseAddress(place).column >= size.columns) continue;
      if (style) cells.set(place, Number(style));
      const line = rowData[row];
      if (!styles.tall(Number(style)) || line?.ia === BooleanNumber.FALSE) continue;
      if (!mergedRows.has(row)) fitted.add(row);
      else if (line) {
        // Merged cells count for nothing when rows are fitted, so one line of them is made room for here.
        const least = Math.round(styles.line(Number(style)) * PIXELS_PER_POINT);
        Object.assign(line, { h: Math.max(line.h ?? usualHeight, least), ia: BooleanNumber.FALSE });
      }
      continue;
    }
    const height = Number(attribute(tag, 'ht'));
    rowData[row] = {
      ...(height > 0 && { h: Math.round(height * PIXELS_PER_POINT) }),
      // A height that nobody set follows what is in the row.
      ia: flag(!on(tag, 'customHeight')),
      hd: flag(on(tag, 'hidden')),
      ...(on(tag, 'customFormat') && Number(style) > 0 && { s: styles.id(Number(style)) }),
    };
  }
  const [pane = ''] = tags(xml, 'pane');
  const frozen = /^frozen/.test(attribute(pane, 'state'));
  const [xSplit, ySplit] = [Number(attribute(pane, 'xSplit')), Number(attribute(pane, 'ySplit'))];
  return {
    cells,
    fitted: [...fitted],
    sheet: {
      rowData,
      columnData: columnsOf(xml, styles, size.columns),
      defaultColumnWidth: usualWidth > 0 ? width(usualWidth) : USUAL.width,
      defaultRowHeight: usualHeight,
      ...(frozen && {
        freeze: { xSplit, ySplit, startRow: ySplit || -1, startColumn: xSplit || -1 },
      }),
      showGridlines: flag(!/^(0|false)$/.test(attribute(tags(xml, 'sheetView')[0] ?? '', 'showGridLines'))),
    },
  };
}

function columnsOf(xml: string, styles: Styles, columns: number): IWorksheetData['columnData'] {
  const data: IWorksheetData['columnData'] = {};
  for (const tag of tags(xml, 'col')) {
    const [first, last] = [Number(attribute(tag, 'min')), Number(attribute(tag, 'max'))];
    const style = Number(attribute(tag, 'style'));
    for (let column = first; column <= Math.min(last, columns); column++)
      data[column - 1] = {
        ...(attribute(tag, 'width') && { w: width(Number(attribute(tag, 'width'))) }),
        hd: flag(on(tag, 'hidden')),
        ...(style > 0 && { s: styles.id(style) }),
      };
  }
  return data;
}
