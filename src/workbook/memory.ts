/** What is kept in the workbook, so that it travels with it. */
import { EVENTS, type EventName } from './events';
import type { SheetChoice } from './snapshot';

/** A finding that somebody has decided not to act on. Kept by what it says, not by where it stands. */
export interface Ignored {
  readonly rule: string;
  readonly subject: string;
  /** The sheet that it stood on when it was ignored. */
  readonly sheet: string;
  readonly message: { readonly key: string; readonly values: Readonly<Record<string, unknown>> };
  readonly reason: string;
}

export interface Preferences {
  /** The year of "1 January in the season concerned" (reading 26). */
  readonly season?: number;
  /** The season's rate, DKK per km (§ 304B). */
  readonly rate?: number;
  readonly language?: 'da' | 'en';
  /** The tournaments that the workbook is about, for sheets that do not say theirs. */
  readonly events?: readonly EventName[];
}

export interface Memory {
  /** By sheet id. */
  readonly sheets: Readonly<Record<string, SheetChoice>>;
  /** By content (`contentKey`) and a number, for the same thing may be ignored twice. */
  readonly ignored: Readonly<Record<string, Ignored>>;
  readonly preferences: Preferences;
}

/** What is to be kept anew, by part and key; null takes it back. */
export type MemoryChanges = {
  readonly [P in keyof Memory]?: { readonly [K in keyof Memory[P]]?: Memory[P][K] | null };
};

export const NOTHING_KEPT: Memory = { sheets: {}, ignored: {}, preferences: {} };
export const MEMORY_PARTS = ['sheets', 'ignored', 'preferences'] as const satisfies readonly (keyof Memory)[];

/** A record with some entries changed; null takes one away. */
const changed = (
  kept: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== null));

/** What is kept, after some changes. */
export const withChanges = (memory: Memory, changes: MemoryChanges): Memory =>
  Object.fromEntries(
    MEMORY_PARTS.map((part) => [part, changed(memory[part] as Record<string, unknown>, changes[part] ?? {})]),
  ) as unknown as Memory;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
/** A message's values are texts, numbers, and lists of them. */
const isPlain = (value: unknown): boolean =>
  isText(value) ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value === null ||
  (Array.isArray(value) && value.every(isPlain));

function choiceIn(stored: unknown): SheetChoice | null {
  if (!isRecord(stored)) return null;
  const { kind, event, columns } = stored;
  return {
    ...(isText(kind) && { kind }),
    ...(isText(event) && { event }),
    ...(isRecord(columns) && {
      columns: Object.fromEntries(
        Object.entries(columns).filter((entry): entry is [string, string] => isText(entry[1])),
      ),
    }),
  };
}

function ignoredIn(stored: unknown): Ignored | null {
  if (!isRecord(stored)) return null;
  const { rule, subject, sheet, message, reason } = stored;
  if (!isText(rule) || !isText(subject) || !isText(sheet) || !isText(reason)) return null;
  if (!isRecord(message) || !isText(message.key) || !isRecord(message.values)) return null;
  if (!Object.values(message.values).every(isPlain)) return null;
  return { rule, subject, sheet, reason, message: { key: message.key, values: message.values } };
}

function preferencesIn({ season, rate, language, events }: Record<string, unknown>): Preferences {
  const known = Array.isArray(events) ? EVENTS.filter((event) => events.includes(event)) : [];
  return {
    ...(Number.isInteger(season) && { season: season as number }),
    ...(typeof rate === 'number' && Number.isFinite(rate) && rate >= 0 && { rate }),
    ...((language === 'da' || language === 'en') && { language }),
    ...(known.length > 0 && { events: known }),
  };
}

const each = <T>(stored: Record<string, unknown>, read: (one: unknown) => T | null): Record<string, T> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([key, one]) => {
      const value = read(one);
      return value === null ? [] : [[key, value]];
    }),
  );

/** A part as it is stored. Whoever made the workbook may have put anything there: only what fits is taken. */
export function readPart<P extends keyof Memory>(part: P, stored: unknown): Memory[P] {
  const readers: { readonly [Q in keyof Memory]: (stored: Record<string, unknown>) => Memory[Q] } = {
    sheets: (entries) => each(entries, choiceIn),
    ignored: (entries) => each(entries, ignoredIn),
    preferences: preferencesIn,
  };
  return readers[part](isRecord(stored) ? stored : {});
}
