/** Reads an .xlsx of Excel, LibreOffice or Google Sheets into a Univer workbook. */
import {
  BooleanNumber,
  CellValueType,
  type ICellData,
  type IWorkbookData,
  type IWorksheetData,
} from '@univerjs/core';
import { read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { fromFile, type Place, type Surroundings } from './dialect';
import { readLayout, type Layout, type Size, type Styles } from './layout';
import type { Table } from './model';
import { openPackage, type Package } from './package';
import { readStyles, type DateFormats } from './styles';
import { readTables } from './tables';

export interface OpenedFile {
  readonly data: Partial<IWorkbookData>;
  readonly tables: readonly Table[];
  readonly names: readonly { name: string; reference: string }[];
  /** Sheets that the user cannot show again by hand. */
  readonly veryHidden: readonly string[];
  /** Rows of each sheet that are to be made as high as what is in them. */
  readonly fitted: ReadonlyMap<string, readonly number[]>;
}

/** Cells of a sheet beside what it holds, to write in. */
const ROOM = { rows: 60, columns: 8 };
const LEAST = { rows: 100, columns: 26 };

const styleId = (style: number): string => `s${style}`;

/** Why a file cannot be shown. */
export type Refusal = 'unreadable' | 'noSheets';

/** The workbook in a file, or why there is none. */
export function readFile(
  bytes: Uint8Array,
  name: string,
  functions: readonly string[],
  dates: DateFormats,
): OpenedFile | Refusal {
  let parts: Package;
  let book: WorkBook;
  try {
    // The reader takes anything for a list of values: what is no package of a workbook is turned away before it.
    parts = openPackage(bytes);
    if (!parts.text(parts.workbook)) return 'unreadable';
    book = read(bytes, { cellFormula: true });
  } catch {
    return 'unreadable';
  }
  return book.SheetNames.length > 0 ? workbookOf(book, parts, name, functions, dates) : 'noSheets';
}

function workbookOf(
  book: WorkBook,
  parts: Package,
  name: string,
  functions: readonly string[],
  dates: DateFormats,
): OpenedFile {
  const tables = readTables(parts);
  const surroundings: Surroundings = { functions, tables, anchors: anchorsOf(book) };
  const styles = readStyles(parts, dates);
  const usualSize = styles[0]?.fs ?? 11;
  const tall = styles.map(({ fs = usualSize, tb, tr }) => fs > usualSize || Boolean(tb) || Boolean(tr));
  const look: Styles = {
    id: styleId,
    tall: (style) => tall[style] ?? false,
    line: (style) => (styles[style]?.fs ?? usualSize) * 1.3,
  };
  const fitted = new Map<string, readonly number[]>();
  const sheets: Record<string, Partial<IWorksheetData>> = {};
  book.SheetNames.forEach((sheetName, i) => {
    const id = `ark${i + 1}`;
    const hidden = book.Workbook?.Sheets?.[i]?.Hidden ? BooleanNumber.TRUE : BooleanNumber.FALSE;
    const path = parts.sheets.find((sheet) => sheet.name === sheetName)?.path ?? '';
    const content = book.Sheets[sheetName] as WorkSheet;
    const size = sizeOf(content);
    const layout = readLayout(parts.text(path), look, size);
    sheets[id] = {
      id,
      name: sheetName,
      hidden,
      ...sheetData(content, sheetName, layout, size, surroundings),
    };
    fitted.set(id, layout.fitted);
  });
  const { ff, fs } = styles[0] ?? {};
  return {
    data: {
      id: `workbook-${Date.now()}`,
      name,
      styles: Object.fromEntries(styles.map((style, i) => [styleId(i), style])),
      ...(ff && fs && { defaultStyle: { ff, fs } }),
      sheetOrder: Object.keys(sheets),
      sheets,
    },
    tables,
    fitted,
    names: (book.Workbook?.Names ?? [])
      .filter(({ Sheet, Name }) => Sheet == null && !/^_xl/i.test(Name))
      .map(({ Name, Ref }) => ({ name: Name, reference: Ref })),
    veryHidden: Object.keys(sheets).filter((_, i) => book.Workbook?.Sheets?.[i]?.Hidden === 2),
  };
}

const addresses = (sheet: WorkSheet): string[] => Object.keys(sheet).filter((key) => !key.startsWith('!'));

/** As large as what is in the sheet, and room to write in: what is formatted far away, and empty, is left out. */
function sizeOf(sheet: WorkSheet): Size {
  let { rows, columns } = LEAST;
  for (const address of addresses(sheet)) {
    const { r, c } = utils.decode_cell(address);
    rows = Math.max(rows, r + ROOM.rows);
    columns = Math.max(columns, c + ROOM.columns);
  }
  return { rows, columns };
}

function anchorsOf(book: WorkBook): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name] as WorkSheet;
    for (const address of addresses(sheet)) {
      const { f, F } = sheet[address] as CellObject;
      if (f && F) anchors.set(`${name}!${address}`, f);
    }
  }
  return anchors;
}

/** Cells that only hold what a formula spilled into them: the engine spills anew. */
function ghosts(sheet: WorkSheet): Set<string> {
  const found = new Set<string>();
  for (const address of addresses(sheet)) {
    const { f, F } = sheet[address] as CellObject;
    if (!f || !F || F.split(':')[0] !== address) continue;
    const { s, e } = utils.decode_range(F);
    for (let r = s.r; r <= e.r; r++) for (let c = s.c; c <= e.c; c++) found.add(utils.encode_cell({ r, c }));
    found.delete(address);
  }
  return found;
}

function sheetData(
  sheet: WorkSheet,
  name: string,
  layout: Layout,
  size: Size,
  surroundings: Surroundings,
): Partial<IWorksheetData> {
  const cellData: Record<number, Record<number, ICellData>> = {};
  const skipped = ghosts(sheet);
  for (const address of new Set([...addresses(sheet), ...layout.cells.keys()])) {
    const { r, c } = utils.decode_cell(address);
    const cell = sheet[address] as CellObject | undefined;
    const content =
      cell && !skipped.has(address) ? contentOf(cell, { sheet: name, row: r }, surroundings) : {};
    const style = layout.cells.get(address);
    if (style === undefined && Object.keys(content).length === 0) continue;
    (cellData[r] ??= {})[c] = { ...content, ...(style !== undefined && { s: styleId(style) }) };
  }
  return {
    ...layout.sheet,
    cellData,
    rowCount: size.rows,
    columnCount: size.columns,
    mergeData: (sheet['!merges'] ?? []).map(({ s, e }) => ({
      startRow: s.r,
      endRow: e.r,
      startColumn: s.c,
      endColumn: e.c,
    })),
  };
}

function contentOf({ t, v, w, f }: CellObject, place: Place, surroundings: Surroundings): ICellData {
  if (f) return { f: fromFile(f, place, surroundings) };
  if (t === 'b') return { v: v ? 1 : 0, t: CellValueType.BOOLEAN };
  if (t === 'e') return { v: w ?? '#VALUE!', t: CellValueType.STRING };
  if (t === 'n') return { v: v as number, t: CellValueType.NUMBER };
  if (t === 's' && v !== '') return { v: v as string, t: CellValueType.STRING };
  return {};
}
