import type { CellRef } from '../workbook/snapshot';
import type { Arrival, Hidden } from './host';

/**
 * Selects a cell. What hides it is reported, not changed; `show` is what the user has just asked to have shown.
 * The sheet is found by its id, so a renaming does not matter.
 */
export async function goTo(
  context: Excel.RequestContext,
  { sheetId, row, column }: CellRef,
  show?: Hidden,
): Promise<Arrival> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(sheetId);
  const cell = sheet.getRangeByIndexes(row, column, 1, 1);
  sheet.load('visibility');
  cell.load('rowHidden,columnHidden');
  await context.sync();
  if (sheet.isNullObject) return { kind: 'gone' };

  const hiding: [Hidden, boolean][] = [
    ['sheet', sheet.visibility !== 'Visible'],
    ['row', cell.rowHidden === true],
    ['column', cell.columnHidden === true],
  ];
  const still = hiding.find(([what, hidden]) => hidden && what !== show);
  if (show === 'sheet') sheet.visibility = 'Visible';
  if (show === 'row') cell.rowHidden = false;
  if (show === 'column') cell.columnHidden = false;
  if (still) {
    if (show) await context.sync();
    return { kind: 'hidden', what: still[0] };
  }

  // Excel selects across sheets only once the sheet is the active one.
  sheet.activate();
  await context.sync();
  cell.select();
  await context.sync();
  return { kind: 'there' };
}
