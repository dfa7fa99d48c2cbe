/** Every kind of sheet but the rosters, which `roster.ts` reads. */
import type { TableKind } from './kind';
import { PAIRS_KINDS } from './pairs-kinds';
import { AREAS } from './areas';
import { ENTRIES } from './entries';
import { CROSS } from './cross';
import { LINE_UP } from './line-up';
import { MATCHES } from './matches';
import { CHOICE, PLAYOFF } from './playoff';
import { STANDINGS } from './standings';
import { CUP } from './cup';
import { POOL_ACCOUNT } from './pool-account';
import { SPONSORS } from './sponsors';
import { SYSTEMS } from './systems';
import { SEATING } from './seating';
import { LOTS } from './lots';
import { TRAVEL } from './travel';
import { VACANCIES } from './vacancies';

export type AnyKind = TableKind<string>;

export const KINDS = [
  TRAVEL,
  LOTS,
  SEATING,
  SYSTEMS,
  SPONSORS,
  POOL_ACCOUNT,
  ...PAIRS_KINDS,
  STANDINGS,
  CROSS,
  MATCHES,
  LINE_UP,
  VACANCIES,
  PLAYOFF,
  CHOICE,
  AREAS,
  CUP,
  ENTRIES,
] as unknown as readonly AnyKind[];

/** What a heading can be: for each kind, the fields that have it, in order. */
export type Meanings = ReadonlyMap<AnyKind, readonly string[]>;

const BY_HEADING = new Map<string, Map<AnyKind, string[]>>();
for (const kind of KINDS)
  for (const [field, { headings }] of Object.entries(kind.fields))
    for (const heading of headings) {
      let meanings = BY_HEADING.get(heading);
      if (!meanings) BY_HEADING.set(heading, (meanings = new Map<AnyKind, string[]>()));
      const fields = meanings.get(kind);
      if (!fields) meanings.set(kind, [field]);
      else if (!fields.includes(field)) fields.push(field);
    }

export const KIND_HEADING_KEYS: readonly string[] = [...BY_HEADING.keys()];
/** The first two letters of every heading. */
export const KIND_HEADING_STARTS: readonly string[] = [...BY_HEADING.keys()].map((heading) =>
  heading.slice(0, 2),
);

export const meaningsOf = (key: string): Meanings | undefined => BY_HEADING.get(key);
export const kindNamed = (name: string | undefined): AnyKind | undefined =>
  KINDS.find(({ kind }) => kind === name);
