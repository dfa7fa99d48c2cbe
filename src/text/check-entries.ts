/** Findings of entries: rights, fees and seeding. */
export interface EntriesCheckMessages {
  teamWithoutRight: { readonly player: string };
  /** Two teams of `n` and `above` players that may be one under two names. */
  teamParted: {
    readonly n: number;
    readonly other: string;
    readonly address: string;
    readonly above: number;
  };
}
