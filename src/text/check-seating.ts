/** Findings of the line-ups of a match, §§ 321D2, 328A and 332E. */
export interface SeatingCheckMessages {
  seatedFirst: {
    readonly round: number;
    readonly team: string;
    readonly artificial: boolean;
    readonly deciding: boolean;
  };
  seatedRunning: { readonly other: string; readonly rounds: readonly number[]; readonly deciding: boolean };
  seatedOften: { readonly other: string; readonly most: number };
  seatedTwoTeams: { readonly player: string; readonly other: string; readonly address: string };
}
