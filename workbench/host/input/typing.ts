/** Typing in the grid as in a Danish Excel, and numbers shown with a decimal comma. */
import { CellValueType, type ICellData, type Injector } from '@univerjs/core';
import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/sheets';
import { danishDate, danishNumber, fromDanishFormula, toDanishFormula } from './danish';

/** Before Univer's own readings, which are English. */
const FIRST = 10_000;
/** After the number formats have had their say. */
const LAST = -1;

export function readDanishTyping(injector: Injector): void {
  const interceptors = injector.get(SheetInterceptorService);
  const { writeCellInterceptor } = interceptors;
  const points = writeCellInterceptor.getInterceptPoints();
  writeCellInterceptor.intercept(points.AFTER_CELL_EDIT, {
    priority: FIRST,
    handler: (cell, _place, next) => next(cell ? fromTyped(cell) : cell),
  });
  writeCellInterceptor.intercept(points.BEFORE_CELL_EDIT, {
    priority: FIRST,
    handler: (cell, _place, next) => {
      const inner = next(cell);
      return typeof inner?.f === 'string' ? { ...inner, f: toDanishFormula(inner.f) } : inner;
    },
  });
  interceptors.intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: LAST,
    handler: (cell, { rawData }, next) => {
      const shown = next(cell) as ICellData | null | undefined;
      const { v } = shown ?? {};
      if (!shown || typeof v !== 'number' || Number.isInteger(v) || v !== rawData?.v) return shown;
      return { ...shown, v: String(Number(v.toPrecision(10))).replace('.', ','), t: CellValueType.NUMBER };
    },
  });
}

function fromTyped(cell: ICellData): ICellData {
  if (typeof cell.f === 'string' && cell.f !== '') return { ...cell, f: fromDanishFormula(cell.f) };
  if (typeof cell.v !== 'string') return cell;
  const typed = danishNumber(cell.v) ?? danishDate(cell.v);
  if (!typed) return cell;
  const style = typeof cell.s === 'object' ? cell.s : null;
  return {
    ...cell,
    v: typed.value,
    t: CellValueType.NUMBER,
    p: null,
    ...(typed.format && { s: { ...style, n: { pattern: typed.format } } }),
  };
}
