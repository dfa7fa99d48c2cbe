/** Findings of the places of the districts and of the results that they go by. */
export interface SeatsCheckMessages {
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
