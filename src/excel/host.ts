import type { Memory, MemoryChanges } from '../workbook/memory';
import type { CellRef, CellValue, SheetSnapshot } from '../workbook/snapshot';

/** What the rest of the add-in sees of Excel. Tests and the workbench can stand in for it. */
export interface Host {
  /** Excel's display language, such as `da-DK`. */
  readonly displayLanguage: string;
  /** Excel's own theme, or null where it does not tell. */
  theme(): 'light' | 'dark' | null;
  /** Calls back when the theme may have changed. */
  onThemeChanged(listener: () => void): void;

  /** Every sheet as it stands now. Rejects with a `HostError`; stops between two requests when `signal` is aborted. */
  readSheets(onProgress: (share: number) => void, signal: AbortSignal): Promise<readonly SheetSnapshot[]>;

  /** Selects the cell. Shows nothing hidden unless `show` names it: it is the user's to show. */
  goTo(cell: CellRef, show?: Hidden): Promise<Arrival>;

  /** What the workbook keeps of the add-in's. */
  loadMemory(): Memory;
  /** The same with what others have saved since; where Excel cannot tell, what is known already. Never rejects. */
  refreshMemory(): Promise<Memory>;
  /**
   * Keeps changes in the workbook beside what others have saved there meanwhile, and answers with all of it; rejects
   * with a `HostError` when the workbook refuses.
   */
  saveMemory(changes: MemoryChanges): Promise<Memory>;

  /** A cell as it stands now, before it is overwritten. */
  lookAt(cell: CellRef): Promise<CellContent>;
  /** Writes one value over what `lookAt` has seen, as one step to undo; rejects with `changed` where it is no longer there. */
  write(cell: CellRef, seen: CellContent, value: CellValue): Promise<void>;

  /** Marks cells with a colour and, where this Excel can, a comment. The cells' own colours and comments stay as they are. */
  mark(marks: readonly CellMark[]): Promise<Marked>;
  /** Takes all marks away, whoever has set them and wherever the cells have moved to. */
  unmark(): Promise<Marked>;
  /** Writes rows of text to a new sheet, the first row as headings, and shows it. Answers with the sheet's name. */
  addSheet(name: string, rows: readonly (readonly string[])[]): Promise<string>;

  /** Calls back after every edit that is not the add-in's own, co-authors' included. */
  onChanged(listener: () => void): Promise<void>;
}

export interface CellContent {
  readonly value: CellValue;
  /** In English with commas; null where the cell has a plain value. */
  readonly formula: string | null;
}

export interface CellMark {
  readonly cell: CellRef;
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
}

export interface Marked {
  /** Cells that now have a mark, or had one. */
  readonly cells: number;
  /** Sheets left as they are because they are protected. */
  readonly protectedSheets: readonly string[];
  /** Cells with a comment of the user's own: coloured, but their comment is left alone. */
  readonly withOwnComment: number;
  /** Whether this Excel took comments. */
  readonly comments: boolean;
}

/** What hides a cell. A row may be hidden by hand or by a filter: Excel does not tell which. */
export type Hidden = 'sheet' | 'row' | 'column';

export type Arrival =
  | { readonly kind: 'there' }
  | { readonly kind: 'hidden'; readonly what: Hidden }
  /** The sheet has been deleted. */
  | { readonly kind: 'gone' };

/** Why something could not be done, in terms that the pane has a sentence for. */
export type HostProblemCode =
  | 'no-office'
  | 'no-excel'
  | 'too-old'
  | 'editing'
  | 'too-large'
  | 'busy'
  | 'gone'
  | 'changed'
  | 'protected'
  | 'connection'
  | 'not-fetched'
  | 'settings'
  | 'unknown';

export class HostError extends Error {
  constructor(
    readonly code: HostProblemCode,
    /** The requirement that is missing, or Excel's own code and text. */
    readonly detail = '',
    /** Office's display language, where it has told it before there is a host to ask. */
    readonly displayLanguage: string | null = null,
  ) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'HostError';
  }
}
