import type { CellRef, SheetChoice, SheetSnapshot } from '../workbook/snapshot';

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

  /** What the user has corrected, by sheet id. */
  loadChoices(): Readonly<Record<string, SheetChoice>>;
  /**
   * Keeps corrections in the workbook, by sheet id (null takes one back), beside those that others have saved there
   * meanwhile. Answers with all of them; rejects with a `HostError` when the workbook refuses.
   */
  saveChoices(
    changes: Readonly<Record<string, SheetChoice | null>>,
  ): Promise<Readonly<Record<string, SheetChoice>>>;

  /** Calls back after every edit that is not the add-in's own, co-authors' included. */
  onChanged(listener: () => void): Promise<void>;
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
  | 'protected'
  | 'connection'
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
