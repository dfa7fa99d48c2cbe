/** What the custom functions say of their arguments, and the words of an explanation. */
import type { Language } from './format';
import type { MessageOf } from '../rules/ruling';

/** The texts of one function in one language; `P` are its parameters. Parameter names are what Excel shows. */
export interface FunctionText<P extends string = string> {
  readonly description: string;
  /** The formula as a Danish or an English Excel shows it. */
  readonly example: string;
  readonly parameters: Readonly<Record<P, { readonly name: string; readonly description: string }>>;
}

export type FunctionTexts<P extends string = string> = Readonly<Record<Language, FunctionText<P>>>;

/** What a parameter may expect: the sentence goes on from "expected". */
export interface Expectations {
  /** `min` and `max` are infinite where there is no limit. */
  number: { readonly min: number; readonly max: number; readonly whole: boolean };
  ambiguous: { readonly thousands: number; readonly decimal: number };
  text: object;
  yesNo: object;
  date: object;
  oneOf: { readonly words: readonly string[] };
}

/** An argument or a cell of it; row and column count from 1 within the argument, null where it has only one. */
export interface Place {
  readonly parameter: string;
  readonly row: number | null;
  readonly column: number | null;
}

export interface FunctionMessages {
  missing: { readonly place: Place };
  gap: { readonly place: Place };
  expected: {
    readonly place: Place;
    readonly expected: MessageOf<Expectations>;
    readonly found: string | number | boolean;
  };
  errorCell: { readonly place: Place; readonly error: string };
  ragged: { readonly place: Place };
  notOneCell: { readonly place: Place; readonly rows: number; readonly columns: number };
  notOneLine: { readonly place: Place; readonly rows: number; readonly columns: number };
  shapes: {
    readonly first: Place;
    readonly second: Place;
    readonly firstRows: number;
    readonly firstColumns: number;
    readonly secondRows: number;
    readonly secondColumns: number;
  };
  /** A rule's own sentence about an argument. */
  inArgument: { readonly place: Place; readonly sentence: string };
  /** A rule's own sentence about one row. */
  atRow: { readonly row: number; readonly column: number | null; readonly sentence: string };
  /** A rule's sentence with its clause and reading. */
  cited: { readonly sentence: string; readonly clause: string; readonly reading: number | null };
  unexpected: object;
  /** The result is beyond the numbers of a cell. */
  tooLarge: object;
  result: { readonly result: string };
  blank: object;
  moreRows: { readonly rows: number };
  unknownFunction: { readonly name: string; readonly known: readonly string[] };
}
