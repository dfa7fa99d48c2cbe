import type { ApplicationsCheckMessages } from './check-applications';
import type { PairsCheckMessages } from './check-pairs';
import type { SeatsCheckMessages } from './check-seats';
import type { LeagueCheckMessages } from './check-league';
import type { RosterCheckMessages } from './check-rosters';
import type { CupCheckMessages } from './check-cup';
import type { AdministrationCheckMessages } from './check-administration';
import type { SystemsCheckMessages } from './check-systems';
import type { SeatingCheckMessages } from './check-seating';
import type { LotsCheckMessages } from './check-lots';
import type { FestivalCheckMessages } from './check-festival';
import type { EntriesCheckMessages } from './check-entries';
import type { TravelCheckMessages } from './check-travel';
import type { Format } from './format';
import type { Phrases } from './phrases';

type None = Record<never, never>;

/** Two teams claim the right of last season's `team`: this one with `n` of its players, `other` with `most`. */
interface Claim {
  readonly n: number;
  readonly team: string;
  readonly other: string;
  readonly address: string;
  readonly most: number;
}

/** What the checks say, with the values that the sentences show. */
export interface CheckMessages
  extends
    FestivalCheckMessages,
    TravelCheckMessages,
    ApplicationsCheckMessages,
    EntriesCheckMessages,
    LotsCheckMessages,
    SeatingCheckMessages,
    SystemsCheckMessages,
    AdministrationCheckMessages,
    SeatsCheckMessages,
    PairsCheckMessages,
    LeagueCheckMessages,
    RosterCheckMessages,
    CupCheckMessages {
  teamSize: { readonly n: number; readonly clause: string; readonly min: number; readonly max: number };
  teamSizeAllowed: { readonly n: number; readonly deadline: string };
  twice: { readonly player: string; readonly address: string; readonly sure: boolean };
  twoTeams: {
    readonly player: string;
    readonly other: string;
    readonly address: string;
    readonly sure: boolean;
  };
  noNumber: { readonly player: string };
  sharedNumber: {
    readonly number: string;
    readonly player: string;
    readonly other: string;
    readonly address: string;
  };
  twoNumbers: {
    readonly number: string;
    readonly player: string;
    readonly other: string;
    readonly address: string;
  };
  nameMissing: { readonly number: string };
  notMember: { readonly player: string };
  noHomeTown: None;
  homeTown: { readonly actual: string; readonly expected: readonly string[]; readonly n: number };
  lastTeam: { readonly n: number; readonly team: string };
  claimLost: Claim;
  claimEven: Claim;
  claimDrawn: Claim;
  eventUnknown: None;
  /** `field` and `kind` are shown by their labels. */
  fieldMissing: { readonly field: string };
  sheetMissing: { readonly kind: string };
  unreadCells: { readonly n: number; readonly address: string };
  errorCells: { readonly n: number; readonly address: string };
  columnBlank: { readonly column: string };
  noBridge: { readonly address: string };
  noTeams: { readonly address: string };
  noRows: { readonly address: string };
  otherTable: { readonly range: string; readonly headings: readonly string[] };
  noTable: None;
  ignored: None;
  empty: None;
  tooLarge: None;
  gone: None;
}

/** The words of one chapter's checks: its findings, and what its clauses ask, in short. */
export interface ChapterWords<M> {
  readonly messages: Phrases<M>;
  readonly clauses: Readonly<Record<string, string>>;
}

/** How kinds of sheet and the fields of their columns are called. */
export interface SheetWords {
  readonly kinds: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

export interface CheckWords extends ChapterWords<CheckMessages>, SheetWords {
  readonly events: Readonly<Record<string, string>>;
}

/** A message as it travels through the checks, whatever chapter it is of. */
export interface LooseMessage {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The sentence of a message of the checks: of a finding, or why something was not checked. */
export function sentence(
  { key, values: raw }: LooseMessage,
  { messages, fields, kinds, events }: CheckWords,
  format: Format,
): string {
  const phrases = messages as Readonly<
    Record<string, ((values: never, format: Format) => string) | undefined>
  >;
  const { field, kind, event } = raw;
  const values = {
    ...raw,
    ...(typeof field === 'string' && { field: fields[field] ?? field }),
    ...(typeof kind === 'string' && { kind: kinds[kind] ?? kind }),
    ...(typeof event === 'string' && { event: events[event] ?? event }),
  };
  return phrases[key]?.(values as never, format) ?? key;
}
