/** Findings of juniors' applications for a refund (§§ 351E2, 352C2, 353D2). Days are written out. */
import type { ApplicationPart } from '../rules/applications';

export interface ApplicationsCheckMessages {
  applicationLate: { readonly received: string; readonly last: string; readonly days: number };
  applicationLacks: { readonly parts: readonly ApplicationPart[] };
  birthInPart: { readonly born: string };
}

/** The three clauses that say the same. */
export const APPLICATION_CLAUSES = ['351E2', '352C2', '353D2'] as const;
