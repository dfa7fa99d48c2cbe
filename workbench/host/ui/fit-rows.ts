/** Rows that are as high as what is in them, as Excel makes them when it opens a file and when it has calculated. */
import { ICommandService, type Injector } from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import { IRenderManagerService } from '@univerjs/engine-render';
import { AutoHeightController } from '@univerjs/sheets-ui';

/** Fitting lays out every cell: of a long list only the beginning is fitted, the rest keeps the file's heights. */
const MOST_ROWS = 1000;

/**
 * Fits the rows of the sheet that is shown, whenever another is shown or results come.
 * @param rowsOf the rows of a sheet, from zero, that the grid's usual height may not fit
 */
export function keepRowsFitted(
  api: FUniver,
  injector: Injector,
  rowsOf: (sheetId: string) => readonly number[],
): void {
  const renders = injector.get(IRenderManagerService);
  const commands = injector.get(ICommandService);
  function fit(): void {
    const sheet = api.getActiveWorkbook()?.getActiveSheet();
    if (!sheet || !renders.getRenderById(sheet.getWorkbook().getUnitId())) return;
    const rows = rowsOf(sheet.getSheetId()).slice(0, MOST_ROWS);
    const ranges = rows.map((row) => ({
      startRow: row,
      endRow: row,
      startColumn: 0,
      endColumn: sheet.getMaxColumns() - 1,
    }));
    const { redos } = injector
      .get(AutoHeightController)
      .getUndoRedoParamsOfAutoHeight(ranges, sheet.getSheetId());
    // Not the command, which the user could undo.
    for (const { id, params } of redos) commands.syncExecuteCommand(id, params, { onlyLocal: true });
  }
  // A grid is drawn a moment after its workbook is there.
  renders.created$.subscribe(() => setTimeout(fit, 0));
  api.addEvent(api.Event.ActiveSheetChanged, fit);
  api.getFormula().calculationResultApplied(fit);
}
