/**
 * Marks in the sheets. A conditional format leaves the cell's own fill alone, so that taking it away restores exactly
 * what was there; it moves with its cells. It is known by its formula, not by an id, for ids do not outlive a saving
 * and copied cells take a copy along.
 */
import { addressOf } from '../workbook/snapshot';
import type { CellMark, Marked } from './host';

const SIGN = 'DBF-kontrol';
/** Always true. */
const FORMULA = `=LEN("${SIGN}")>0`;
/** Light enough for black text, and not Excel's own "bad" and "neutral". */
const FILLS = { error: '#FFC7C9', warning: '#FFE8A3', info: '#CFE4FA' } as const;
/** Addresses of a part of a sheet in one text: Excel takes 8192 characters. */
const CELLS_A_FORMAT = 300;

const canComment = (): boolean => Office.context.requirements.isSetSupported('ExcelApi', '1.10');

interface Sheet {
  readonly sheet: Excel.Worksheet;
  readonly cells: Map<string, { severity: CellMark['severity']; texts: string[] }>;
}

/** The cells by sheet; several findings of a cell are one mark, as bad as the worst. */
function bySheet(context: Excel.RequestContext, marks: readonly CellMark[]): Map<string, Sheet> {
  const worst = ['error', 'warning', 'info'] as const;
  const sheets = new Map<string, Sheet>();
  for (const { cell, severity, text } of marks) {
    let own = sheets.get(cell.sheetId);
    if (!own) {
      const sheet = context.workbook.worksheets.getItemOrNullObject(cell.sheetId);
      sheets.set(cell.sheetId, (own = { sheet, cells: new Map() }));
    }
    const address = addressOf(cell.row, cell.column);
    const known = own.cells.get(address);
    if (!known) own.cells.set(address, { severity, texts: [text] });
    else {
      known.texts.push(text);
      if (worst.indexOf(severity) < worst.indexOf(known.severity)) known.severity = severity;
    }
  }
  return sheets;
}

/** `'2. division'!$B$4` -> `B4`. */
const cellOf = (address: string): string => address.slice(address.lastIndexOf('!') + 1).replaceAll('$', '');

/** Cells of these sheets with a comment already, as `id!A1`: two requests. */
async function commented(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
): Promise<Set<string>> {
  for (const { comments } of sheets) comments.load('items/id');
  await context.sync();
  const places = sheets.flatMap((sheet) =>
    sheet.comments.items.map((comment) => ({ sheet, range: comment.getLocation() })),
  );
  for (const { range } of places) range.load('address');
  await context.sync();
  return new Set(places.map(({ sheet, range }) => `${sheet.id}!${cellOf(range.address)}`));
}

export async function mark(context: Excel.RequestContext, marks: readonly CellMark[]): Promise<Marked> {
  const sheets = [...bySheet(context, marks).values()];
  for (const { sheet } of sheets) {
    sheet.load('id,name');
    sheet.protection.load('protected');
  }
  await context.sync();
  const here = sheets.filter(({ sheet }) => !sheet.isNullObject);
  const open = here.filter(({ sheet }) => !sheet.protection.protected);
  const comments = canComment();
  const taken = comments
    ? await commented(
        context,
        open.map(({ sheet }) => sheet),
      )
    : new Set<string>();
  for (const { sheet, cells } of open)
    for (const severity of ['error', 'warning', 'info'] as const) {
      const addresses = [...cells].filter(([, one]) => one.severity === severity).map(([address]) => address);
      for (let at = 0; at < addresses.length; at += CELLS_A_FORMAT) {
        const format = sheet
          .getRanges(addresses.slice(at, at + CELLS_A_FORMAT).join(','))
          .conditionalFormats.add(Excel.ConditionalFormatType.custom);
        format.custom.rule.formula = FORMULA;
        format.custom.format.fill.color = FILLS[severity];
      }
    }
  await context.sync();
  const all = open.flatMap(({ sheet, cells }) =>
    [...cells].map(([address, { texts }]) => ({ sheet, address, text: `${SIGN}\n${texts.join('\n')}` })),
  );
  const free = all.filter(({ sheet, address }) => !taken.has(`${sheet.id}!${address}`));
  return {
    cells: all.length,
    withOwnComment: all.length - free.length,
    comments: comments && (await comment(context, free)),
    protectedSheets: here.filter((one) => !open.includes(one)).map(({ sheet }) => sheet.name),
  };
}

/** Adds comments; false where Excel refuses, as where a cell has a note of the old kind. The colours are there all the same. */
async function comment(
  context: Excel.RequestContext,
  cells: readonly { readonly sheet: Excel.Worksheet; readonly address: string; readonly text: string }[],
): Promise<boolean> {
  try {
    for (const { sheet, address, text } of cells) sheet.comments.add(sheet.getRange(address), text);
    await context.sync();
    return true;
  } catch {
    return false;
  }
}

export async function unmark(context: Excel.RequestContext): Promise<Marked> {
  const { worksheets } = context.workbook;
  const comments = canComment();
  worksheets.load('items/id,items/name');
  await context.sync();
  const sheets = worksheets.items.map((sheet) => {
    const formats = sheet.getRange().conditionalFormats;
    formats.load('items/id,items/type');
    sheet.protection.load('protected');
    if (comments) sheet.comments.load('items/content');
    return { sheet, formats };
  });
  await context.sync();
  const custom = sheets.map(({ sheet, formats }) => ({
    sheet,
    formats: formats.items
      .filter(({ type }) => type === Excel.ConditionalFormatType.custom)
      .map((format) => {
        format.custom.rule.load('formula');
        return format;
      }),
  }));
  await context.sync();
  let cells = 0;
  const protectedSheets: string[] = [];
  for (const { sheet, formats } of custom) {
    const ours = formats.filter((format) => format.custom.rule.formula.includes(`"${SIGN}"`));
    const own = comments ? sheet.comments.items.filter(({ content }) => content.startsWith(`${SIGN}\n`)) : [];
    if (ours.length + own.length === 0) continue;
    if (sheet.protection.protected) {
      protectedSheets.push(sheet.name);
      continue;
    }
    for (const format of ours) format.delete();
    for (const one of own) one.delete();
    cells += Math.max(own.length, ours.length);
  }
  await context.sync();
  return { cells, protectedSheets, withOwnComment: 0, comments };
}
