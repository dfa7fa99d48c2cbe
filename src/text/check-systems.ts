/** Findings of systems and their descriptions, §§ 306, 327 and 331C. */
type None = Record<never, never>;
interface Days {
  readonly days: number;
}
interface Many {
  readonly systems: number;
  readonly most: number;
}

export interface SystemsCheckMessages {
  systemMissing: Days & { readonly deadline: string };
  systemLate: Days & { readonly expected: number };
  systemFine: Days & { readonly actual: number; readonly expected: number };
  systemFineUnpaid: { readonly expected: number };
  systemLateArtificial: Days;
  systemStandard: Days;
  systemPairsCard: { readonly card: string };
  systemProtestLate: Days;
  systemArtificialChanged: None;
  systemChangedLate: Days;
  systemsArtificial: { readonly actual: number; readonly most: number };
  systemsToldLate: Many & Days;
  systemsUntold: Many;
  systemQualifierFine: { readonly actual: number };
  systemNotSent: None;
  /** `known`: the opponents' own systems stand on the sheet. */
  cupSystemArtificial: { readonly opponent: string; readonly known: boolean };
  festivalArtificial: None;
  pairsCardAsked: { readonly card: string };
  cupSystemCard: { readonly card: string };
  cupSystemUnsent: None;
  cupSystemSentLate: Days;
  cupSystemChanged: None;
}
