type None = Record<never, never>;

/** Findings of next season's line-up and of the vacancies (§§ 322B-D, 325B-C, 326). */
export interface LineUpCheckMessages {
  lineUpTwice: { readonly address: string };
  lineUpDivision: { readonly division: number; readonly expected: number; readonly declined: boolean };
  lineUpGiven: { readonly address: string };
  /** `expected`: whose place it is; the two of a match; nobody's where the division has too many teams. */
  lineUpStranger: { readonly division: number; readonly expected: readonly string[] };
  lineUpMissing: { readonly team: string; readonly division: number };
  lineUpSides: { readonly east: number; readonly west: number; readonly size: number };
  vacancyUnknown: { readonly team: string };
  seasonUnclear: None;
  tableUnclear: None;
  lastTablesMissing: None;
}
