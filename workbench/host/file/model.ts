/** What is taken from a file. Addresses are A1 without the sheet. */
export interface Table {
  readonly name: string;
  readonly sheet: string;
  readonly ref: string;
  readonly columns: readonly string[];
  /** Rows of totals at its end. */
  readonly totals: number;
}
