/** Findings of entries: rights, fees and seeding. */
interface Amounts {
  readonly actual: number;
  readonly expected: number;
}
interface InDistrict {
  readonly district: string;
  readonly members: number;
}

export interface EntriesCheckMessages {
  teamWithoutRight: { readonly player: string };
  /** Two teams of `n` and `above` players that may be one under two names. */
  teamParted: {
    readonly n: number;
    readonly other: string;
    readonly address: string;
    readonly above: number;
  };
  paidShort: Amounts;
  feeSum: Amounts;
  /** `field` is shown by its label. */
  feeOdd: Amounts & { readonly field: string };
  feePool: Amounts & { readonly n: number };
  cupEntryFee: {
    readonly actual: number;
    readonly expected: readonly number[];
    readonly rounds: readonly number[];
  };
  cupEntryUnpaid: { readonly rounds: readonly number[] };
  cupEntryRounds: Amounts;
  cupEntryLate: { readonly actual: string; readonly until: string };
  seededRefused: Record<never, never>;
  seededUnasked: Record<never, never>;
  clubFeeExempt: InDistrict;
  clubFeeMissing: InDistrict;
  /** `others`: clubs that have several teams as well. */
  clubTeams: { readonly n: number; readonly first: string; readonly others: number };
  clubOtherDistrict: { readonly district: string };
  /** Why something was not checked. */
  membersUnknown: Record<never, never>;
}
