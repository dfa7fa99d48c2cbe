/** Tells which cells were changed in the grid. Results of calculation are changes too for Univer; they are left out. */
import { ICommandService, type IDisposable, type Injector } from '@univerjs/core';
import type { Area } from '../wire/address';

const VALUES = 'sheet.mutation.set-range-values';
const MOVE = 'sheet.mutation.move-range';
const REORDER = 'sheet.mutation.reorder-range';

type Matrix = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
interface Side {
  readonly subUnitId: string;
  readonly value?: Matrix;
}
interface Params {
  readonly unitId?: string;
  readonly subUnitId: string;
  readonly cellValue?: Matrix;
  readonly from?: Side;
  readonly to?: Side;
  readonly range?: { startRow: number; endRow: number; startColumn: number; endColumn: number };
}

/** A change of format alone has none of these. */
const hasContent = (cell: unknown): boolean =>
  cell === null ||
  (typeof cell === 'object' && ['v', 'f', 'si', 'p'].some((part) => part in (cell as object)));

function bounds(matrix: Matrix | undefined, counts: (cell: unknown) => boolean): Area | null {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (const [row, cells] of Object.entries(matrix ?? {}))
    for (const [column, cell] of Object.entries(cells ?? {})) {
      if (!counts(cell)) continue;
      [top, left] = [Math.min(top, +row), Math.min(left, +column)];
      [bottom, right] = [Math.max(bottom, +row), Math.max(right, +column)];
    }
  return bottom < 0 ? null : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

export function watchCellEdits(
  injector: Injector,
  unitId: () => string,
  onEdit: (sheetId: string, area: Area) => void,
): IDisposable {
  const tell = (sheetId: string, area: Area | null): void => {
    if (area) onEdit(sheetId, area);
  };
  return injector.get(ICommandService).onCommandExecuted(({ id, params }, options) => {
    const change = params as Params | undefined;
    if (options?.onlyLocal || options?.fromFormula || change?.unitId !== unitId()) return;
    if (id === VALUES) tell(change.subUnitId, bounds(change.cellValue, hasContent));
    else if (id === MOVE)
      for (const side of [change.from, change.to])
        if (side)
          tell(
            side.subUnitId,
            bounds(side.value, () => true),
          );
    if (id === REORDER && change.range) {
      const { startRow, endRow, startColumn, endColumn } = change.range;
      tell(change.subUnitId, {
        row: startRow,
        column: startColumn,
        rows: endRow - startRow + 1,
        columns: endColumn - startColumn + 1,
      });
    }
  });
}
