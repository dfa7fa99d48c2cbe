/** Findings of travel refunds, § 304 and what the events say of it. Amounts are DKK. */
interface Amounts {
  readonly actual: number;
  readonly expected: number;
}
interface Nights {
  readonly actual: number;
  readonly km: number;
  readonly limit: number;
}
interface Towns {
  readonly actual: string;
  readonly expected: string;
  readonly address: string;
}

export interface TravelCheckMessages {
  refundAmount: Amounts;
  rateDiffers: Amounts & { readonly n: number };
  refundAbroad: Amounts & { readonly abroad: number };
  refundByYstad: { readonly actual: number };
  refundOnlyBornholm: { readonly actual: number };
  refundBeyondCrossing: Amounts;
  refundNone: { readonly actual: number };
  refundTown: Towns;
  refundTownPlayers: Towns;
  nightTooEarly: { readonly actual: number };
  nightOneDay: { readonly actual: number; readonly days: number };
  nightTooNear: Nights;
  nightPersons: { readonly actual: number; readonly most: number; readonly far: number };
  nightMost: { readonly actual: number; readonly most: number };
}
