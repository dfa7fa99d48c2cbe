import type { AgeEvent } from '../rules/ages';
import type { FinalsCheckMessages } from './check-finals';

/** Findings of pairs that enter the championships: pre-selection, qualifiers, districts, substitutes and ages. */
type None = Record<never, never>;

/** `player` is also in `pair`, in `address`. */
interface Used {
  readonly player: string;
  readonly pair: string;
  readonly address: string;
}

/** `player` plays in `district` too, in `address`. */
interface Several {
  readonly player: string;
  readonly district: string;
  readonly address: string;
}

interface Age {
  readonly player: string;
  readonly year: number;
  /** `event` would be told by its label. */
  readonly age: AgeEvent;
}

export interface PairsCheckMessages extends FinalsCheckMessages {
  preselectedNone: None;
  preselectedBasis: None;
  preselectedByCommittee: None;
  preselectedOtherwise: { readonly other: string; readonly address: string };
  preselectedTooMany: { readonly n: number; readonly most: number; readonly champions: boolean };
  otherChampions: { readonly champions: string };
  consentLateStart: { readonly district: string; readonly weeks: number };
  consentLateFinal: { readonly district: string; readonly weeks: number };
  districtToldLate: { readonly district: string; readonly weeks: number };
  preselectedPlays: Used;
  preselectedQualifies: Used;
  severalRights: Several;
  severalDistricts: Several;
  noNotice: { readonly player: string; readonly district: string };
  noticeLate: { readonly player: string; readonly district: string };
  waivedYetQualifies: None;
  entryDistrict: { readonly actual: string; readonly expected: readonly string[] };
  districtLastYear: { readonly actual: string; readonly expected: string };
  districtOfPair: { readonly actual: string; readonly expected: string };
  preselectedSubstitute: None;
  sameTwice: { readonly player: string };
  pairTwice: { readonly address: string };
  inTwoPairs: { readonly player: string; readonly other: string; readonly address: string };
  tooOld: Age;
  tooYoung: Age;
  bornTooLate: Age;
}
