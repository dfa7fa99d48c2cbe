type None = Record<never, never>;

/** Findings of the play-off, promotion and deciding matches (§§ 323, 328) and of the regions' places (§ 324). */
export interface PlayoffCheckMessages {
  notAmongFour: { readonly teams: readonly string[] };
  notSemifinalWinner: { readonly teams: readonly string[] };
  playoffDay: { readonly final: boolean };
  wrongOpponent: { readonly winner: string; readonly expected: string; readonly inTime: boolean };
  wrongPlace: { readonly actual: number; readonly expected: number };
  carryWrong: { readonly actual: string; readonly expected: number; readonly opponent: string };
  carryRounded: { readonly actual: number; readonly expected: number };
  carryMissing: { readonly expected: number; readonly opponent: string };
  carryNone: { readonly actual: string };
  carryOther: { readonly other: string };
  totalWrong: { readonly actual: number; readonly expected: number };
  playoffBoards: {
    readonly actual: number;
    readonly expected: number;
    readonly halves: number;
    readonly half: number;
  };
  homeWrong: { readonly expected: string };
  winnerWrong: { readonly expected: string };
  extraRounds: None;
  promotionTeams: { readonly teams: readonly string[] };
  promotionNotNeeded: None;
  choiceNotWinner: { readonly expected: string };
  choiceNotQualified: { readonly others: readonly string[] };
  choiceLate: { readonly days: number; readonly expected: string };
  choiceOpen: { readonly expected: string };
  areaSum: { readonly area: string; readonly actual: number; readonly expected: number };
  placesWrong: { readonly actual: number; readonly expected: number };
  placesSum: { readonly actual: number; readonly expected: number };
  placesChange: {
    readonly west: number;
    readonly east: number;
    readonly proposals: readonly { readonly west: number; readonly east: number }[];
  };
  eastTeams: { readonly n: number; readonly expected: number };
  eastFrom: { readonly from: string; readonly n: number; readonly expected: number };
}
