/** What the examples expect and nothing in the product answers yet, with the reason. */
export const WAITING: Readonly<Record<string, { readonly facts: readonly string[]; readonly why: string }>> =
  {};
