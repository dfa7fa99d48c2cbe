/** Findings of sponsors (§ 302) and of the accounts of travel pools (§ 321B). Amounts are DKK. */
interface Amounts {
  readonly actual: number;
  readonly expected: number;
}

export interface AdministrationCheckMessages {
  sponsorUnapproved: {
    readonly name: string;
    readonly sponsor: string;
    readonly amount?: number;
    readonly minimum?: number | null;
  };
  sponsorBelow: { readonly amount: number; readonly minimum: number | null };
  poolContributions: Amounts;
  poolCarried: Amounts;
  poolBegins: Amounts & { readonly address: string };
  poolTwice: { readonly other: string; readonly address: string };
  poolPaid: Amounts & { readonly sheets: readonly string[]; readonly nights: boolean };
}
