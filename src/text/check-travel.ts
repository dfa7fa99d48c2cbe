/** Findings of travel refunds. */
export interface TravelCheckMessages {
  refundAmount: { readonly actual: number; readonly expected: number };
}
