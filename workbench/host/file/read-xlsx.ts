/** Reads an .xlsx of Excel, LibreOffice or Google Sheets into a Univer workbook. */
import {
  BooleanNumber,
  CellValueType,
  type ICellData,
  type IWorkbookData,
  type IWorksheetData,
} from '@univerjs/core';
import { read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { fromFile, type Surroundings } from './dialect';
import type { Table } from './model';
import { readTables } from './tables';

export interface OpenedFile {
  readonly data: Partial<IWorkbookData>;
  readonly tables: readonly Table[];
  readonly names: readonly { name: string; reference: string }[];
  /** Sheets that the user cannot show again by hand. */
  readonly veryHidden: readonly string[];
}

/** Cells of a sheet beside what it holds, to write in. */
const ROOM = { rows: 60, columns: 8 };
const LEAST = { rows: 100, columns: 26 };

export function readXlsx(bytes: Uint8Array, name: string, functions: readonly string[]): OpenedFile {
  const book = read(bytes, { cellFormula: true, cellNF: true, cellStyles: true });
  const tables = readTables(bytes);
  const surroundings: Surroundings = { functions, tables, anchors: anchorsOf(book) };
  const sheets: Record<string, Partial<IWorksheetData>> = {};
  book.SheetNames.forEach((sheetName, i) => {
    const id = `ark${i + 1}`;
    const hidden = book.Workbook?.Sheets?.[i]?.Hidden ? BooleanNumber.TRUE : BooleanNumber.FALSE;
    sheets[id] = {
      id,
      name: sheetName,
      hidden,
      ...sheetData(book.Sheets[sheetName] as WorkSheet, sheetName, surroundings),
    };
  });
  return {
    data: { id: `workbook-${Date.now()}`, name, sheetOrder: Object.keys(sheets), sheets },
    tables,
    names: (book.Workbook?.Names ?? [])
      .filter(({ Sheet, Name }) => Sheet == null && !/^_xl/i.test(Name))
      .map(({ Name, Ref }) => ({ name: Name, reference: Ref })),
    veryHidden: Object.keys(sheets).filter((_, i) => book.Workbook?.Sheets?.[i]?.Hidden === 2),
  };
}

const addresses = (sheet: WorkSheet): string[] => Object.keys(sheet).filter((key) => !key.startsWith('!'));

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

function sheetData(sheet: WorkSheet, name: string, surroundings: Surroundings): Partial<IWorksheetData> {
  const cellData: Record<number, Record<number, ICellData>> = {};
  const skipped = ghosts(sheet);
  let [lastRow, lastColumn] = [0, 0];
  for (const address of addresses(sheet)) {
    const { r, c } = utils.decode_cell(address);
    [lastRow, lastColumn] = [Math.max(lastRow, r), Math.max(lastColumn, c)];
    const cell = sheet[address] as CellObject;
    const style = styleOf(cell);
    const content = skipped.has(address) ? {} : contentOf(cell, name, surroundings);
    if (style || Object.keys(content).length > 0)
      (cellData[r] ??= {})[c] = { ...content, ...(style && { s: style }) };
  }
  const hidden = (one: { hidden?: boolean } | undefined) =>
    one?.hidden ? BooleanNumber.TRUE : BooleanNumber.FALSE;
  const rows = (sheet['!rows'] ?? []).map((row, i) => [
    i,
    { ...(row?.hpx && { h: row.hpx, ia: BooleanNumber.FALSE }), hd: hidden(row) },
  ]);
  const columns = (sheet['!cols'] ?? []).map((column, i) => [
    i,
    { ...(column?.wpx && { w: column.wpx }), hd: hidden(column) },
  ]);
  return {
    cellData,
    rowCount: Math.max(LEAST.rows, lastRow + ROOM.rows),
    columnCount: Math.max(LEAST.columns, lastColumn + ROOM.columns),
    rowData: Object.fromEntries(rows),
    columnData: Object.fromEntries(columns),
    mergeData: (sheet['!merges'] ?? []).map(({ s, e }) => ({
      startRow: s.r,
      endRow: e.r,
      startColumn: s.c,
      endColumn: e.c,
    })),
  };
}

function contentOf({ t, v, w, f }: CellObject, sheet: string, surroundings: Surroundings): ICellData {
  if (f) return { f: fromFile(f, sheet, surroundings) };
  if (t === 'b') return { v: v ? 1 : 0, t: CellValueType.BOOLEAN };
  if (t === 'e') return { v: w ?? '#VALUE!', t: CellValueType.STRING };
  if (t === 'n') return { v: v as number, t: CellValueType.NUMBER };
  if (t === 's' && v !== '') return { v: v as string, t: CellValueType.STRING };
  return {};
}

function styleOf({ z, s }: CellObject): ICellData['s'] {
  const fill = s as { patternType?: string; fgColor?: { rgb?: string } } | undefined;
  const colour = fill?.patternType === 'solid' ? fill.fgColor?.rgb?.slice(-6) : undefined;
  const format = typeof z === 'string' && z !== 'General' ? z : undefined;
  if (!colour && !format) return undefined;
  return { ...(format && { n: { pattern: format } }), ...(colour && { bg: { rgb: `#${colour}` } }) };
}
