/** What SUCCESSOR says of its ranges, before the rule is asked. */
export interface ContinuationCellMessages {
  readonly rosterRows: { readonly teams: number; readonly rows: number };
  readonly oldTeamsRows: { readonly players: number; readonly teams: number };
}

export type SuccessorParameter = 'oldPlayers' | 'teams' | 'players' | 'captainsChoice' | 'lot' | 'oldTeams';
