import type { CheckRun, Finding } from '../checks/finding';
import type { WorkbookSnapshot } from '../workbook/snapshot';

/** A thing to choose, and how it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What the pane asks of the checks: the run itself, and their words in the pane's language. */
export interface Checker {
  check(snapshot: WorkbookSnapshot): CheckRun;
  /** What a finding says, or why something was not checked. */
  sentence(message: Finding['message']): string;
  /** What a clause says, in our own words. */
  clauseText(rule: string): string;
  /** `§ 303C1`. */
  clause(rule: string): string;
  kindLabel(kind: string): string;
  eventLabel(event: string): string;
  fieldLabel(field: string): string;
  readonly kinds: readonly Option[];
  readonly events: readonly Option[];
  /** Fields that a column of such a sheet can hold. */
  fields(kind: string): readonly Option[];
  /** A header as `SheetChoice.columns` is keyed by. */
  fold(header: string): string;
}
