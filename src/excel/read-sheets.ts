import type { CellValue, SheetSnapshot } from '../workbook/snapshot';
import { hostError } from './problems';
import {
  bytesPerCell,
  GUESSED_BYTES_PER_CELL,
  halve,
  MOST_CELLS,
  RESPONSE_BYTES,
  takeBlock,
  type Extent,
  type Piece,
} from './reading-plan';

/** A sheet on its way to becoming a snapshot. */
interface Reading extends Extent {
  readonly id: string;
  readonly name: string;
  readonly visibility: SheetSnapshot['visibility'];
  readonly values: (readonly CellValue[])[];
  unread?: 'too-large' | 'gone';
}

/** Cells of a request until it is known what they take. */
const GUESSED_CELLS = Math.floor(RESPONSE_BYTES / GUESSED_BYTES_PER_CELL);

const visibilities: Readonly<Record<string, SheetSnapshot['visibility']>> = {
  Visible: 'visible',
  Hidden: 'hidden',
  VeryHidden: 'veryHidden',
};

/**
 * Reads every sheet's used range: one request for the sheets, one for the extents, and as few as the 5 MB of
 * Excel on the web allow for the values. Below that together it is three requests, whatever the number of sheets.
 *
 * A sheet deleted meanwhile comes back as `gone`, one that Excel will not hand over as `too-large`.
 */
export async function readSheets(
  context: Excel.RequestContext,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SheetSnapshot[]> {
  const readings = await readExtents(context, signal);
  signal.throwIfAborted();
  await readValues(context, readings, onProgress, signal);
  return readings.map(({ id, name, visibility, top, left, values, unread }) =>
    unread
      ? { id, name, visibility, top, left, values: [], unread }
      : { id, name, visibility, top, left, values },
  );
}

async function readExtents(context: Excel.RequestContext, signal: AbortSignal): Promise<Reading[]> {
  const sheets = context.workbook.worksheets;
  sheets.load('items/id,items/name,items/visibility,items/position');
  await context.sync();
  signal.throwIfAborted();
  const asked = [...sheets.items]
    .sort((a, b) => a.position - b.position)
    .map(({ id, name, visibility }) => {
      // By id, or null where it has just been deleted: the object itself would fail the whole request.
      const sheet = sheets.getItemOrNullObject(id);
      const used = sheet.getUsedRangeOrNullObject(true);
      sheet.load('name');
      used.load('rowIndex,columnIndex,rowCount,columnCount');
      return { id, name, visibility: visibilities[visibility] ?? 'visible', sheet, used };
    });
  await context.sync();
  return asked.map(({ id, name, visibility, sheet, used }) => {
    const extent = used.isNullObject
      ? { top: 0, left: 0, rows: 0, columns: 0 }
      : { top: used.rowIndex, left: used.columnIndex, rows: used.rowCount, columns: used.columnCount };
    // It may have been renamed between the two requests.
    const now = sheet.isNullObject ? name : sheet.name;
    const reading: Reading = { id, name: now, visibility, ...extent, values: [] };
    if (sheet.isNullObject) reading.unread = 'gone';
    else if (extent.rows * extent.columns > MOST_CELLS) reading.unread = 'too-large';
    return reading;
  });
}

async function readValues(
  context: Excel.RequestContext,
  readings: readonly Reading[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting: Piece[] = readings.flatMap(({ rows, unread }, sheet) =>
    rows > 0 && !unread ? [{ sheet, row: 0, rows }] : [],
  );
  const cellsOf = (pieces: readonly Piece[]): number =>
    pieces.reduce((sum, { sheet, rows }) => sum + rows * (readings[sheet] as Reading).columns, 0);
  const all = cellsOf(waiting);
  let most = GUESSED_CELLS;

  while (waiting.length > 0) {
    signal.throwIfAborted();
    const block = takeBlock(waiting, readings, most);
    let answers: Answer[];
    try {
      // One request per block of up to 5 MB, not per sheet: more data than one answer can hold leaves no other way.
      answers = await readBlock(context, block, readings, waiting.length > 0);
    } catch (error) {
      if (hostError(error).code !== 'too-large') throw error;
      most = Math.max(1, Math.floor(cellsOf(block) / 2));
      const smaller = block.length > 1 ? block : splitOrGiveUp(block[0] as Piece, readings);
      putBack(waiting, smaller);
      if (smaller.length === 0) {
        // The rest of that sheet is not asked for row by row, and the others are not read in its small steps.
        leaveOut(waiting, readings);
        most = GUESSED_CELLS;
      }
      continue;
    }
    let measured = 0;
    for (const { piece, answer } of answers) {
      const reading = readings[piece.sheet] as Reading;
      if (answer === 'gone') reading.unread = 'gone';
      else if (answer === null) putBack(waiting, splitOrGiveUp(piece, readings));
      else {
        answer.forEach((row, r) => (reading.values[piece.row + r] = row));
        measured += bytesPerCell(answer) * cellsOf([piece]);
      }
    }
    // The next block is cut by what the cells so far really took, but never larger after a refusal.
    if (measured > 0) most = resized(most, measured / cellsOf(block));
    leaveOut(waiting, readings);
    onProgress(all === 0 ? 1 : 1 - cellsOf(waiting) / all);
  }
}

interface Answer {
  readonly piece: Piece;
  /** The values; null where Excel silently gave none. */
  readonly answer: readonly (readonly CellValue[])[] | null | 'gone';
}

async function readBlock(
  context: Excel.RequestContext,
  block: readonly Piece[],
  readings: readonly Reading[],
  more: boolean,
): Promise<Answer[]> {
  const asked = block.map((piece) => {
    const { id, top, left, columns } = readings[piece.sheet] as Reading;
    const sheet = context.workbook.worksheets.getItemOrNullObject(id);
    const range = sheet.getRangeByIndexes(top + piece.row, left, piece.rows, columns);
    range.load('values');
    return { piece, range };
  });
  await context.sync();
  return asked.map(({ piece, range }) => {
    if (range.isNullObject) return { piece, answer: 'gone' };
    const values = range.values as unknown[][] | null | undefined;
    // Excel need not keep this block while it reads the next; the last one goes with the run, without a request more.
    if (more) range.untrack();
    return { piece, answer: values ? values.map(cells) : null };
  });
}

/** A row as Excel gives it, with what is neither text, number nor truth value (a blank as null) as blank. */
function cells(row: readonly unknown[]): readonly CellValue[] {
  const plain = (value: unknown): value is CellValue =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return row.every(plain) ? row : row.map((value) => (plain(value) ? value : ''));
}

/** Strikes the pieces of sheets that cannot be read after all. */
function leaveOut(waiting: Piece[], readings: readonly Reading[]): void {
  for (let i = waiting.length - 1; i >= 0; i--)
    if ((readings[(waiting[i] as Piece).sheet] as Reading).unread) waiting.splice(i, 1);
}

const putBack = (waiting: Piece[], pieces: readonly Piece[]): void => void waiting.unshift(...pieces);

/** What to try next for a piece that was too much: its halves, or nothing when a single row is. */
function splitOrGiveUp(piece: Piece, readings: readonly Reading[]): readonly Piece[] {
  const halves = halve(piece);
  if (!halves) (readings[piece.sheet] as Reading).unread = 'too-large';
  return halves ?? [];
}

const resized = (most: number, bytes: number): number => {
  const fitting = Math.min(MOST_CELLS, Math.floor(RESPONSE_BYTES / bytes));
  return most < GUESSED_CELLS ? Math.min(most, fitting) : fitting;
};
