/** What a workbook is to us: plain data, read once, with nothing of Excel in it. */
import type { EventName } from './events';

/** A cell as read: `''` is blank; an error cell is its text, such as `#N/A`, with `isError` telling it from typed text. */
export type CellValue = string | number | boolean;

export interface SheetSnapshot {
  /** Excel's own id of the sheet: it survives a renaming. */
  readonly id: string;
  readonly name: string;
  readonly visibility: 'visible' | 'hidden' | 'veryHidden';
  /** Zero-based row and column of `values[0][0]` in the sheet. */
  readonly top: number;
  readonly left: number;
  /** The used range, row by row, all rows equally long. Empty for an empty sheet. */
  readonly values: readonly (readonly CellValue[])[];
  /** Why the sheet could not be read (too large, gone meanwhile); `values` is then empty. */
  readonly unread?: 'too-large' | 'gone';
  /** The year of the 1 January of the season that its days without a year are in; none where nobody knows. */
  readonly season?: number | null;
}

/** What the user has corrected or chosen; kept in the workbook. Keyed by sheet id. */
export interface SheetChoice {
  /** `ignore`: not to be checked. */
  readonly kind?: string;
  readonly event?: string;
  /** Header text (folded) of a column -> field name. */
  readonly columns?: Readonly<Record<string, string>>;
}

export interface WorkbookSnapshot {
  readonly sheets: readonly SheetSnapshot[];
  readonly choices: Readonly<Record<string, SheetChoice>>;
  /** The year of "1 January in the season concerned" (reading 26): 2009 for the season 2008/09. */
  readonly season?: number | null;
  /** The season's rate, DKK per km (§ 304B), where the workbook's user has given it. */
  readonly rate?: number | null;
  /** The tournaments that the workbook is about, where its user has said so. */
  readonly events?: readonly EventName[];
  /** Today as a serial, for what depends on it. */
  readonly today?: number | null;
}

/** A cell of a sheet by zero-based row and column of the sheet (not of the used range). */
export interface CellRef {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
}

/** `AB` for 27. */
export function columnName(column: number): string {
  let name = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26))
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

/** A1 address of a zero-based cell, without the sheet. */
export const addressOf = (row: number, column: number): string => `${columnName(column)}${row + 1}`;
