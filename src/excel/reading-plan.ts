/** How much of the workbook goes into one request: Excel on the web answers with at most 5 MB. */

/** Below Excel's 5 MB, with room for the envelope and for letters that take two bytes. */
export const RESPONSE_BYTES = 4_500_000;
/** What a cell takes in the answer until it is known: an average roster has names of 20 and blanks of 3. */
export const GUESSED_BYTES_PER_CELL = 11;
/** Excel reads at most 5 million cells at a time; a sheet above that is no tournament sheet. */
export const MOST_CELLS = 5_000_000;

/** The used range of one sheet, zero-based. */
export interface Extent {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** A band of rows of the sheet with number `sheet`; `row` counts from the top of its used range. */
export interface Piece {
  readonly sheet: number;
  readonly row: number;
  readonly rows: number;
}

/**
 * Takes as much as fits within `cells` off the front of `waiting`, cutting the last piece if need be.
 * At least one row is always taken, so that it ends.
 */
export function takeBlock(waiting: Piece[], extents: readonly Extent[], cells: number): Piece[] {
  const block: Piece[] = [];
  let room = cells;
  while (waiting.length > 0) {
    const piece = waiting[0] as Piece;
    const columns = (extents[piece.sheet] as Extent).columns;
    const fits = Math.floor(room / columns);
    const rows = Math.min(piece.rows, block.length === 0 ? Math.max(1, fits) : fits);
    // A row wider than the whole block leaves less than no room.
    if (rows <= 0) break;
    block.push({ ...piece, rows });
    room -= rows * columns;
    if (rows === piece.rows) waiting.shift();
    else {
      waiting[0] = { ...piece, row: piece.row + rows, rows: piece.rows - rows };
      break;
    }
  }
  return block;
}

/** The two halves of a piece that was too much at once, or null when it is a single row. */
export function halve(piece: Piece): [Piece, Piece] | null {
  if (piece.rows < 2) return null;
  const half = Math.ceil(piece.rows / 2);
  return [
    { ...piece, rows: half },
    { ...piece, row: piece.row + half, rows: piece.rows - half },
  ];
}

/** Bytes that the cells of these rows take in an answer, on average, from an even sample of the rows. */
export function bytesPerCell(rows: readonly (readonly unknown[])[]): number {
  const step = Math.max(1, Math.floor(rows.length / 200));
  let bytes = 0;
  let cells = 0;
  for (let r = 0; r < rows.length; r += step)
    for (const value of rows[r] as readonly unknown[]) {
      bytes += typeof value === 'string' ? value.length + 3 : String(value).length + 1;
      cells++;
    }
  return cells === 0 ? GUESSED_BYTES_PER_CELL : Math.max(3, bytes / cells);
}
