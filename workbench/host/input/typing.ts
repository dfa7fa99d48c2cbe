/** Typing in the grid as in a Danish Excel, and numbers shown with a decimal comma. */
import { CellValueType, HorizontalAlign, type ICellData, type Injector } from '@univerjs/core';
import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/sheets';
import { danishDate, danishNumber, fromDanishFormula, toDanishFormula } from './danish';

/** Before Univer's own readings, which are English. */
const FIRST = 10_000;
/** After the number formats have had their say, but before Univer's own last word, which asks nobody further. */
const LAST = 0;

const [TRUE, FALSE] = ['SAND', 'FALSK'];
const CENTRED = { t: CellValueType.STRING, interceptorStyle: { ht: HorizontalAlign.CENTER } };

export function readDanishTyping(injector: Injector): void {
  const interceptors = injector.get(SheetInterceptorService);
  const { writeCellInterceptor } = interceptors;
  const points = writeCellInterceptor.getInterceptPoints();
  writeCellInterceptor.intercept(points.AFTER_CELL_EDIT, {
    priority: FIRST,
    handler: (cell, _place, next) => next(cell ? fromTyped(cell) : cell),
  });
  // The engine's own word on formulas is the last one and asks nobody further: what is to be edited is taken after it.
  const chain = writeCellInterceptor.fetchThroughInterceptors.bind(writeCellInterceptor);
  writeCellInterceptor.fetchThroughInterceptors = (name, filter) => {
    const composed = chain(name, filter);
    if (String(name) !== String(points.BEFORE_CELL_EDIT)) return composed;
    return (cell, place) => toEdited(composed(cell, place) as ICellData | null) as typeof cell;
  };
  interceptors.intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: LAST,
    handler: (cell, _place, next) => {
      const shown = next(cell) as ICellData | null | undefined;
      const { v, t } = shown ?? {};
      if (t === CellValueType.BOOLEAN) return { ...shown, v: v ? TRUE : FALSE, ...CENTRED };
      if (!shown || typeof v !== 'number' || Number.isInteger(v)) return shown;
      return { ...shown, v: String(Number(v.toPrecision(10))).replace('.', ','), t: CellValueType.NUMBER };
    },
  });
}

/** What the cell's editor and the formula bar show. */
function toEdited(cell: ICellData | null | undefined): ICellData | null | undefined {
  if (typeof cell?.f === 'string' && cell.f !== '') return { ...cell, f: toDanishFormula(cell.f) };
  return typeof cell?.v === 'number' ? { ...cell, v: String(cell.v).replace('.', ',') } : cell;
}

function fromTyped(cell: ICellData): ICellData {
  if (typeof cell.f === 'string' && cell.f !== '') return { ...cell, f: fromDanishFormula(cell.f) };
  if (typeof cell.v !== 'string') return cell;
  // Univer makes truth of its own words for it.
  if (/^(sand|falsk)$/i.test(cell.v.trim()))
    return { ...cell, v: cell.v.trim().toUpperCase() === TRUE ? 'TRUE' : 'FALSE' };
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
