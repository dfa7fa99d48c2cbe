/** Findings of the matches of the cup, §§ 331-334. Times and days are given as they are shown. */
interface Amounts {
  readonly actual: number;
  readonly expected: number;
}
interface Points {
  readonly team: string;
  readonly up: number;
  readonly other: string;
  readonly otherUp: number;
}
interface Late {
  readonly actual: string;
  readonly official: string;
  readonly days: number;
}
interface LateReport {
  readonly actual: string;
  readonly until: string;
}
type None = Record<never, never>;

export interface CupCheckMessages {
  cupUp: Amounts;
  cupUpNone: Amounts & { readonly why: 'walkover' | 'venue' | 'bye' };
  /** `exact` false: the least it can be. */
  cupUpBefore: Amounts & { readonly exact: boolean };
  cupHomeByUp: Points;
  cupHomeDrawn: Points;
  cupWinner: { readonly actual: string; readonly expected: string; readonly by: 'imp' | 'points' };
  cupWinnerUnknown: { readonly actual: string };
  cupWinnerLevel: { readonly actual: string };
  cupBoards: {
    readonly what: 'boards' | 'rounds' | 'perRound';
    readonly actual: number;
    readonly expected: readonly number[];
    readonly byAgreement: boolean;
  };
  cupReportLate: LateReport;
  cupReportMissing: { readonly until: string };
  cupPlayersMissing: None;
  cupNextFeeLate: LateReport;
  cupNextFeeMissing: None;
  cupWalkoverFine: Amounts;
  cupAgainstItself: None;
  cupTwice: { readonly address: string };
  cupKnockedOut: { readonly address: string; readonly winner: string };
  cupNotInNext: { readonly round: string; readonly full: boolean };
  cupSameClub: { readonly club: string };
  cupFarAway: { readonly km: number; readonly limit: number };
  cupEntersEarly: { readonly division: number; readonly players: number };
  cupEntersAbove: {
    readonly division: number;
    readonly other: string;
    readonly otherDivision: number;
    readonly address: string;
  };
  cupEntryLot: { readonly division: number; readonly early: string; readonly late: string };
  goldNotTaken: { readonly due: number };
  goldAmount: Amounts;
  goldTaken: { readonly actual: number };
  cupClaimLate: LateReport;
  cupClaimMissing: { readonly refund: number };
  cupNoOfficialDay: { readonly round: string };
  cupOtherDay: { readonly actual: string; readonly usual: string };
  cupUnplayed: { readonly official: string };
  cupCancelledWinner: { readonly actual: string };
  cupCancelledOut: { readonly other: string };
  cupCancelledFee: None;
  cupCancelledBye: None;
  cupStartOutside: { readonly start: string; readonly earliest: string; readonly latest: string };
  cupLaterUnapproved: Late;
  cupLaterRefused: Late;
  cupWeekend: { readonly actual: string; readonly final: boolean };
}
