/** What a kind of sheet is: its columns, the headings that organisers give them, and when a row of headings is it. */
import type { EventName } from '../events';

/**
 * How a column's cells are read: `date` is a serial, with its time of day, whose year may be the season's; `dated` one that
 * need not be in the season, with a year of its own, or a year alone, which stays text; `yes` an x, Ja or a tick; `score` a
 * number, or two of them, as in `45-32` and `2 x 18`, which stay text.
 */
export type FieldType = 'text' | 'number' | 'date' | 'dated' | 'yes' | 'score';

export interface Field {
  readonly type: FieldType;
  /** As `headingKey` writes them: small letters and digits, nothing between. */
  readonly headings: readonly string[];
  /** Amounts and counts have no thousandths: `1.200` written as text is twelve hundred. */
  readonly thousands?: boolean;
}

/** Where a row of headings stands. */
export interface Setting {
  readonly event: EventName | null;
  /** The sheet's name and the titles above the table, folded, one after the other. */
  readonly about: string;
}

/** 0: no such table. 1: likely, where nothing fits better. 2: such a table. */
export type Fit = 0 | 1 | 2;

export interface TableKind<F extends string = string> {
  readonly kind: string;
  /**
   * A heading may stand under several fields: the first column with it is the first field's, the next the second's,
   * as in `Hold | IMP | Hold | IMP`.
   */
  readonly fields: Readonly<Record<F, Field>>;
  /** Judges a row of headings by the fields that it has. A sheet that has nothing to do with bridge must not fit. */
  readonly fits: (has: (...fields: F[]) => boolean, setting: Setting) => Fit;
  /** Numbers that people compare row by row: the pane draws them as bars beside what they belong to. */
  readonly bars?: { readonly of: F; readonly value: F };
  /** A row counts only where at least one of these is filled: notes and sums below a table are no rows of it. */
  readonly key: readonly F[];
  /** A blank cell of these stands for the one above it, as where `Runde` is written once for all its matches. */
  readonly carried?: readonly F[];
  /** A column that tells the event where no title does. */
  readonly eventFrom?: F;
}

const field =
  (type: FieldType) =>
  (...headings: readonly string[]): Field => ({ type, headings });
export const text = field('text');
export const number = field('number');
/** Kroner, or a count of many: numbers without thousandths. */
export const amount = (...headings: readonly string[]): Field => ({
  type: 'number',
  thousands: true,
  headings,
});
export const date = field('date');
export const dated = field('dated');
export const yes = field('yes');
export const score = field('score');
