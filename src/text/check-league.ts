import type { LineUpCheckMessages } from './check-line-up';
import type { PlayoffCheckMessages } from './check-playoff';

type None = Record<never, never>;

/** Findings of the divisions' tables, matches and cross tables (§§ 321C4, 322, 324-325, 328). */
export interface LeagueCheckMessages extends LineUpCheckMessages, PlayoffCheckMessages {
  divisionSize: { readonly n: number; readonly size: number };
  teamTwice: { readonly address: string };
  standingTwice: { readonly place: number; readonly other: string; readonly address: string };
  placeBeyond: { readonly place: number; readonly size: number };
  placeOrder: {
    readonly place: number;
    readonly kp: number;
    readonly other: string;
    readonly otherPlace: number;
    readonly otherKp: number;
  };
  tieMatters: { readonly place: number; readonly teams: readonly string[]; readonly decided: boolean };
  levelMatters: { readonly other: string; readonly place: number; readonly next: number };
  playedWrong: { readonly n: number; readonly expected: number };
  sumWrong: { readonly of: 'kp' | 'imp'; readonly actual: number; readonly expected: number };
  /** `level`: in the other 3rd division, which is no higher (reading 31). */
  twoRows: { readonly team: string; readonly address: string; readonly level: boolean };
  meetsItself: None;
  meetsTwice: { readonly opponent: string; readonly address: string };
  otherTeams: { readonly known: number; readonly n: number };
  listTwice: { readonly address: string };
  notInTable: { readonly team: string };
  twiceInRound: { readonly team: string; readonly round: string; readonly address: string };
  weekendBeyond: { readonly n: number; readonly expected: number };
  matchesMissing: { readonly matches: readonly string[]; readonly n: number };
  /** `halves` and `half`: null where a row is a half itself, or a match has none. */
  boards: {
    readonly actual: number;
    readonly expected: number;
    readonly halves: number | null;
    readonly half: number | null;
  };
  halves: { readonly actual: number; readonly expected: number };
  pointsSum: { readonly home: number; readonly away: number; readonly sum: number };
  matchSums: { readonly addresses: readonly string[] };
  matchCross: { readonly address: string };
  seedsEarly: { readonly home: string; readonly away: string; readonly rounds: number };
  crossDiagonal: None;
  crossMissing: { readonly opponent: string };
  crossMatch: { readonly opponent: string; readonly actual: string; readonly expected: number };
  crossMirror: {
    readonly opponent: string;
    readonly actual: string;
    readonly other: string;
    readonly address: string;
  };
  crossTotal: { readonly actual: number; readonly expected: number };
  lastTableMissing: None;
}
