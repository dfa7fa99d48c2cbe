type None = Record<never, never>;

/** Findings of the places of the districts and of the results that they go by. */
export interface SeatsCheckMessages {
  /** `used` of the places by pre-selected pairs; `reserve`: another district has fewer than its places. */
  districtTooMany: {
    readonly district: string;
    readonly pairs: number;
    readonly places: number;
    readonly used: number;
    readonly rest: number;
    readonly reserve: boolean;
  };
  pairsListed: { readonly n: number; readonly pairs: number };
  placesLeft: { readonly n: number; readonly pairs: number; readonly districts: readonly string[] };
  preselectedNotIn: None;
  preselectedCount: { readonly said: number; readonly n: number };
  stageUnknown: None;
  placesUnknown: None;
  placeTwice: { readonly place: number; readonly other: string; readonly address: string };
  placeShared: { readonly place: number; readonly other: string; readonly address: string };
  placeMissing: { readonly place: number; readonly upTo: number };
  districtUnknown: { readonly district: string };
  districtAgain: { readonly district: string; readonly address: string };
  membersUnusable: { readonly district: string };
  seatsFromPlacings: { readonly actual: number; readonly expected: number };
  seatsFromMembers: { readonly actual: number; readonly expected: number };
  seatsInAll: { readonly actual: number; readonly expected: number };
  seatsSum: { readonly actual: number; readonly expected: number };
  seatsFixed: { readonly actual: number; readonly expected: number };
  seatsOtherDistricts: { readonly districts: number; readonly needed: number; readonly seats: number };
}
