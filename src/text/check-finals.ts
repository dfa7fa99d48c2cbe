/** Findings of pools, finals, line-ups by section, programmes, the clubs of their final, and bans. */
type None = Record<never, never>;

/** `other`, in `address`, is in the same `pool`. */
interface Together {
  readonly pool: string;
  readonly other: string;
  readonly address: string;
}

export interface FinalsCheckMessages {
  districtPlaceTwice: { readonly place: number; readonly other: string; readonly address: string };
  passedOver: { readonly place: number; readonly missing: number };
  groupTogether: Together;
  surplusTogether: Together;
  turnTogether: Together;
  poolSize: { readonly pool: string; readonly n: number; readonly size: number };
  poolNumber: { readonly n: number; readonly pools: number };
  pairsInAll: { readonly n: number; readonly pairs: number };
  pairNumberTwice: { readonly n: number; readonly other: string; readonly address: string };
  pairNumberOutside: { readonly n: number; readonly size: number };
  championsUnknown: None;
  championsMove: None;
  notInSemifinal: None;
  finalADeclined: { readonly place: number };
  finalANotNext: { readonly place: number; readonly next: number };
  finalAMissing: { readonly n: number; readonly size: number; readonly next: number };
  bothFinals: { readonly address: string };
  declinedPlaysB: { readonly place: number };
  nobodyOriginal: None;
  changedWithin: None;
  secondPeriod: { readonly section: string };
  bothReplaced: None;
  pairNotPaid: None;
  programmeNoRow: Record<never, never>;
  programmeNumber: { readonly actual: number; readonly expected: number; readonly field: string };
  festivalTeams: { readonly actual: number; readonly expected: number; readonly field: string };
  festivalBoards: { readonly actual: number; readonly expected: number };
  clubTwice: { readonly other: string; readonly address: string };
  twoChampions: { readonly district: string; readonly other: string; readonly address: string };
  notChampion: { readonly district: string; readonly place: number };
  championAbsent: { readonly district: string; readonly place: number };
  extraNotNeeded: { readonly n: number };
  extraDistrict: { readonly actual: string; readonly expected: string };
  extraMissing: { readonly n: number; readonly district: string };
  banned: { readonly player: string; readonly address: string };
  bannedByName: { readonly player: string; readonly address: string };
}
