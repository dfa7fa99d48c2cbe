/** Findings of entries: rights, fees and seeding. */
export interface EntriesCheckMessages {
  teamWithoutRight: { readonly player: string };
}
