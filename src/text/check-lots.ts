/** Findings of lots that have been drawn. */
export interface LotsCheckMessages {
  lotParticipantTwice: { readonly participant: string; readonly address: string };
  lotParticipantMissing: Record<never, never>;
  lotTwice: { readonly lot: number; readonly address: string };
  lotOutside: { readonly lot: number; readonly most: number };
  lotPending: { readonly participants: number };
  lotPartly: { readonly participants: number };
  lotOther: {
    readonly participant: string;
    readonly actual: number;
    readonly expected: number;
    readonly seed: string;
  };
  lotStale: { readonly participants: readonly string[] };
  lotRepeated: { readonly what: string; readonly address: string };
}
