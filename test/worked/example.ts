/**
 * The examples of `test/examples/worked-examples.json`, and how they are put to the functions and the checks. They were
 * derived by hand from the Danish text of 1 July 2008, apart from this program; the file stands as it was written and is
 * never edited to suit the code.
 */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Severity } from '../../src/checks/finding';
import { findingText } from '../checks/wording';
import { readDate } from '../../src/workbook/dates';
import { checkSheets, type Cells, type When } from '../checks/checking';
import { associated, CustomFunctionsError } from '../functions/custom-functions';
import '../../src/functions/index';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- facts as they stand in the file
export type Facts = Readonly<Record<string, any>>;

export interface Example {
  readonly clause: string;
  readonly title: string;
  readonly situation: Facts;
  readonly expected: Facts;
  readonly why: string;
}

export const EXAMPLES = JSON.parse(
  readFileSync(new URL('../examples/worked-examples.json', import.meta.url), 'utf8'),
) as readonly Example[];

/** Puts a situation to the product and holds its answer against every fact that is expected. */
export type Answer = (situation: Facts, expected: Facts) => void;
export type Answers = Readonly<Record<string, Answer>>;

export const nameOf = ({ clause, title }: Example): string => `§ ${clause}: ${title}`;

/** The facts of an example, and those among them that nobody has looked at. */
export function watched(facts: Facts): { readonly facts: Facts; readonly unread: () => string[] } {
  const read = new Set<string | symbol>();
  return {
    facts: new Proxy(facts, {
      get: (target, key) => {
        read.add(key);
        return Reflect.get(target, key) as unknown;
      },
    }),
    // A note explains the facts and is none.
    unread: () => Object.keys(facts).filter((key) => key !== 'note' && !read.has(key)),
  };
}

export const column = (items: readonly unknown[]): unknown[][] => items.map((item) => [item]);

/** The cells of a function; where it is refused as a whole, a single cell with the error. */
export function cells(id: string, ...args: readonly unknown[]): unknown[][] {
  try {
    return associated.get(id)?.(...args) as unknown[][];
  } catch (error) {
    if (error instanceof CustomFunctionsError) return [[error]];
    throw error;
  }
}

export const cell = (id: string, ...args: readonly unknown[]): unknown => cells(id, ...args)[0]?.[0];

/** What `DBF.WHY` tells of a call. */
export const why = (id: string, ...args: readonly unknown[]): string => String(cell('WHY', id, ...args));

/** What stands in a cell, an error by its code. */
export const shown = (value: unknown): unknown =>
  value instanceof CustomFunctionsError ? value.code : value;
export const PENDING = '#N/A';
export const REFUSED = '#VALUE!';

export interface Told {
  readonly rule: string;
  readonly sheet: string;
  readonly severity: Severity;
  readonly address: string;
  readonly message: string;
}

/**
 * What is found in sheets; `clause` has to be one that a table was checked for, so that silence means something.
 */
export function found(clause: string, sheets: Readonly<Record<string, Cells>>, when: When = {}): Told[] {
  const report = checkSheets(sheets, {}, when);
  const checked = report.sheets.flatMap(({ tables }) => tables.flatMap((table) => table.checked));
  expect(checked.filter((each) => each.startsWith(clause) || clause.startsWith(each))).not.toEqual([]);
  return report.findings.map(({ rule, severity, sheet, address, message }) => ({
    rule,
    sheet,
    severity,
    address,
    message: findingText({ message }, 'da'),
  }));
}

/** Clause and severity of findings. */
export const inShort = (told: readonly Told[]): string[] =>
  told.map(({ rule, severity }) => `${rule} ${severity}`);

/** A day or moment as Excel keeps it. */
export function serial(iso: string): number {
  const value = readDate(iso);
  if (value === null) throw new Error(`${iso} is no date`);
  return value;
}
/** The year of the 1 January in a season written as `2008/09`. */
export const yearOf = (season: string): number => Number(season.slice(0, 4)) + 1;

/** A player with a name and a member number of one's own, by letter. */
export const player = (letter: string): string => `Bo ${letter}strup`;
export const numberOf = (letter: string): number => 1000 + letter.charCodeAt(0);
