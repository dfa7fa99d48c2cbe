import type { Random } from './random';

/** A sheet as an organiser means it, before it is typed in: what stands in the cells, not how it is written. */
export interface Draft {
  readonly id: string;
  /** Sheets of one event may share a sheet in the workbook. */
  readonly event: string;
  /** Name of the sheet and title above the table; each says event and division on its own. */
  sheet: string;
  title: string;
  columns: Column[];
  rows: Row[];
  /** Field whose text may stand only on the first of its rows (the team's name). */
  group?: string;
  /** Fields that are the team's and may stand once per group. */
  once?: readonly string[];
  /** Whether a row with the column sums may follow. */
  totals?: boolean;
  /** Its rows are counted together: what is wrong with one may make up for what is wrong with another. */
  whole?: boolean;
  /** The order of the columns or rows tells something: leave it. */
  fixed?: boolean;
}

export interface Column {
  readonly field: string;
  /** Headings an organiser may write. */
  readonly names: readonly string[];
}

export type Row = Record<string, Cell>;

export type Cell = string | number | Dated | Timed | Member | Named | Ticked;
/** A day, with the time of day in minutes where there is one. */
export interface Dated {
  readonly kind: 'date';
  readonly serial: number;
  readonly minutes?: number;
}
/** Time of day in minutes. */
export interface Timed {
  readonly kind: 'time';
  readonly minutes: number;
}
export interface Member {
  readonly kind: 'member';
  readonly number: number;
}
/** One person, or the two of a pair. */
export interface Named {
  readonly kind: 'named';
  readonly people: readonly Person[];
}
export interface Ticked {
  readonly kind: 'tick';
  readonly yes: boolean;
}

export interface Person {
  readonly first: string;
  readonly last: string;
  readonly number: number;
  readonly female: boolean;
  readonly district: string;
  readonly club: string;
  readonly town: string;
  /** Serial of the day of birth. */
  readonly born: number;
}

export const column = (field: string, ...names: string[]): Column => ({ field, names });
export const named = (...people: Person[]): Named => ({ kind: 'named', people });
export const member = (person: Person): Member => ({ kind: 'member', number: person.number });
export const tick = (yes: boolean): Ticked => ({ kind: 'tick', yes });
export const time = (hours: number, minutes = 0): Timed => ({ kind: 'time', minutes: hours * 60 + minutes });
/** Excel's serial of a day. */
export const serial = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / 86_400_000 + 25_569;
export const on = (year: number, month: number, day: number): Dated => ({
  kind: 'date',
  serial: serial(year, month, day),
});
export const day = (serial: number, minutes?: number): Dated =>
  minutes === undefined ? { kind: 'date', serial } : { kind: 'date', serial, minutes };

/** Where a finding is expected; of several places and clauses, any will do, where the spec leaves it open. */
export interface Expected {
  readonly clauses: readonly string[];
  readonly at: readonly Place[];
  /** Rows on which it rests besides: with one of them spoiled it may be no fault. */
  readonly about?: readonly Row[];
  /** More findings of these clauses in these places are no false alarm. */
  readonly more?: boolean;
}
export interface Place {
  readonly row: Row;
  readonly field: string;
}

export const expected = (clauses: string | readonly string[], ...at: Place[]): Expected => ({
  clauses: typeof clauses === 'string' ? [clauses] : clauses,
  at,
});
export const places = (rows: readonly Row[], ...fields: string[]): Place[] =>
  rows.flatMap((row) => fields.map((field) => ({ row, field })));

/** Part of the season that belongs together in a workbook. */
export interface Chapter {
  readonly name: string;
  /** The day on which it is checked. */
  readonly today: number;
  build(random: Random): Draft[];
  readonly faults: readonly Fault[];
}

export interface Fault {
  /** Most specific clause: `303C1`. */
  readonly clause: string;
  readonly what: string;
  /** Spoils the drafts and tells which findings are due. */
  plant(drafts: Drafts, random: Random): Expected[];
}

/** The drafts of a chapter by id. */
export type Drafts = (id: string) => Draft;

export const draftsOf =
  (drafts: readonly Draft[]): Drafts =>
  (id) => {
    const found = drafts.find((draft) => draft.id === id);
    if (!found) throw new Error(`no draft ${id}`);
    return found;
  };

/** The element, which is there. */
export function the<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`no element ${index} of ${list.length}`);
  return found;
}

export const fault = (clause: string, what: string, plant: Fault['plant']): Fault => ({
  clause,
  what,
  plant,
});

/** Rows by the text of a field. */
export function groupsOf(rows: readonly Row[], field: string): Row[][] {
  const groups = new Map<Cell, Row[]>();
  for (const row of rows) {
    const key = row[field] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}
