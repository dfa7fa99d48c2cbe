import type { CellRef, CellValue } from '../workbook/snapshot';

export type Severity = 'error' | 'warning' | 'info';

/** One thing wrong, at the cell that the user has to change. */
export interface Finding {
  /** Most specific clause: `303C1`. */
  readonly rule: string;
  readonly severity: Severity;
  /** Team, pair or player concerned, as it stands in the sheet. */
  readonly subject: string;
  readonly cell: CellRef;
  /** Name of the sheet and A1 address without the sheet, for showing. */
  readonly sheet: string;
  readonly address: string;
  /** Message key and its values (src/text/checks.da.ts and .en.ts). */
  readonly message: { readonly key: string; readonly values: Readonly<Record<string, unknown>> };
  /** The one value that would put it right, and where it belongs. */
  readonly fix?: { readonly cell: CellRef; readonly value: CellValue };
}

/** A message of the checks with its values. */
export const said = (key: string, values: Readonly<Record<string, unknown>> = {}): Finding['message'] => ({
  key,
  values,
});

/** One table recognised on a sheet. */
export interface RecognisedTable {
  readonly kind: string;
  /** Range read, A1 without the sheet. */
  readonly range: string;
  readonly event: string | null;
  readonly rows: number;
  /** False where the headings fit but others of their kind might as well: worth a look. */
  readonly sure: boolean;
  /** Field -> header as it stands in the sheet. */
  readonly columns: Readonly<Record<string, string>>;
  /** What its rows have of a number that people compare, as it stands in the sheet; at most the first few dozen. */
  readonly bars: readonly { readonly of: string; readonly value: number }[];
  /** Clauses that were checked for it. */
  readonly checked: readonly string[];
  /** Clauses that could not be checked, and why (message key in src/text/checks). */
  readonly notChecked: readonly { readonly clause: string; readonly reason: Finding['message'] }[];
}

export interface SheetReport {
  readonly sheetId: string;
  readonly sheet: string;
  readonly tables: readonly RecognisedTable[];
  /** Why nothing on the sheet, or a part of it, was checked. */
  readonly skipped: readonly Finding['message'][];
}

export interface CheckReport {
  readonly sheets: readonly SheetReport[];
  /** In a stable order: by sheet, row, column, clause. */
  readonly findings: readonly Finding[];
}

/** Between slices the check yields how far it is, 0 to 1, so that the pane can breathe, show it and cancel. */
export type CheckRun = Generator<number, CheckReport, void>;
