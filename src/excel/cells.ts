import type { CellRef, CellValue } from '../workbook/snapshot';
import { HostError, type CellContent } from './host';

/** A value as it is written: text that Excel would take for a formula stays text. */
export const asWritten = (value: CellValue): CellValue =>
  typeof value === 'string' && /^[=+\-@']/.test(value) ? `'${value}` : value;

async function cellAt(
  context: Excel.RequestContext,
  { sheetId, row, column }: CellRef,
): Promise<Excel.Range> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(sheetId);
  const cell = sheet.getRangeByIndexes(row, column, 1, 1);
  sheet.load('name');
  cell.load('values,formulas');
  await context.sync();
  if (sheet.isNullObject) throw new HostError('gone');
  return cell;
}

function contentOf(cell: Excel.Range): CellContent {
  const value = cell.values[0]?.[0] as CellValue | null;
  const formula: unknown = cell.formulas[0]?.[0];
  return {
    value: value ?? '',
    formula: typeof formula === 'string' && formula.startsWith('=') && formula !== value ? formula : null,
  };
}

export const lookAt = async (context: Excel.RequestContext, ref: CellRef): Promise<CellContent> =>
  contentOf(await cellAt(context, ref));

/** Writes over what has been seen, in one request: one step to undo. */
export async function write(
  context: Excel.RequestContext,
  ref: CellRef,
  seen: CellContent,
  value: CellValue,
): Promise<void> {
  const cell = await cellAt(context, ref);
  const now = contentOf(cell);
  if (now.value !== seen.value || now.formula !== seen.formula) throw new HostError('changed');
  cell.values = [[asWritten(value)]];
  await context.sync();
}
