/** Findings of rosters: entries, changes, substitutes, clubs, ages and the festival. */

/** Somebody who stands on another list, at `address`. */
interface LastTeam {
  readonly player: string;
  readonly team: string;
  readonly address: string;
}
/** `sure` where the member number tells who it is, else only the name does. */
interface Elsewhere extends LastTeam {
  readonly sure: boolean;
}
interface OnDay {
  readonly player: string;
  readonly day: string;
}
interface TooOld {
  readonly player: string;
  readonly born: string;
  readonly limit: number;
  readonly year: number;
}
interface OnePlayer {
  readonly player: string;
}

export interface RosterCheckMessages {
  deadlinePassed: { readonly n: number; readonly deadline: string };
  topUp: { readonly n: number; readonly min: number };
  /** `field` is shown by its label. */
  contactMissing: { readonly field: string };
  contactSplit: OnePlayer;
  /** `exempt`: some teams of the event pay no fee (§ 342E2). */
  notPaid: { readonly exempt: boolean };
  appealMissing: Record<never, never>;
  appealNoPlayer: OnePlayer;
  changeRefused: OnePlayer;
  changeOpen: OnePlayer;
  hasLeft: Elsewhere;
  wasSubstitute: Elsewhere;
  belongsElsewhere: {
    readonly player: string;
    readonly from: readonly string[];
    readonly to: readonly string[];
  };
  lastTeamDiffers: LastTeam & { readonly other: string };
  lastTeamWithout: LastTeam;
  higherRow: { readonly n: number; readonly team: string; readonly row: number };
  substituteBarred: Elsewhere;
  substituteBeside: Elsewhere;
  twoTeamsInHalf: Elsewhere;
  onDivisionTeam: Elsewhere;
  wasOnDivisionTeam: Elsewhere;
  substituteStillIn: Elsewhere & { readonly round: string };
  substituteLateTeam: Elsewhere;
  substituteBeforeDivision: Elsewhere;
  lateBeforeDivision: { readonly player: string; readonly division: number };
  substituteBeforeOwn: { readonly player: string; readonly division: string };
  notAWoman: OnePlayer;
  alreadyInDivision: { readonly team: string; readonly address: string };
  joinedLate: OnDay & { readonly joined: string };
  joinedAfterPlay: OnDay & { readonly joined: string };
  leftEarly: OnDay & { readonly left: string };
  leftBeforePlay: OnDay & { readonly left: string };
  otherClub: { readonly player: string; readonly actual: string; readonly expected: string };
  notClubName: { readonly club: string };
  clubTeamSign: { readonly club: string; readonly n: number };
  tooManyADay: { readonly day: string; readonly most: number };
  playedForOther: Elsewhere;
  tooOldOn: TooOld;
  tooOldBefore: TooOld;
  notJuniorMember: OnePlayer;
  loanNotApproved: Elsewhere;
  loanBeforeFinal: Elsewhere & { readonly phase: string };
  loanInFinalA: Elsewhere & { readonly finalist: string };
  loanLeavesFew: Elsewhere & { readonly n: number; readonly least: number };
  miniTeams: { readonly n: number; readonly teams: number };
  startMissing: { readonly teams: number };
  startOutside: { readonly actual: string; readonly teams: number };
  startTwice: { readonly n: number; readonly team: string };
  /** Why something was not checked. */
  seasonUnknown: Record<never, never>;
  todayUnknown: Record<never, never>;
  /** `event` is shown by its label. */
  rosterMissing: { readonly event: string };
  lastRosterMissing: { readonly event: string };
  earlierSeason: { readonly address: string };
}
