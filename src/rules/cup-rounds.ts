/** The rounds of the cup by their names, §§ 331-334: numbered, then `1/64-finale` to the final. */

export interface CupRound {
  /** How late it is: greater is later; every numbered round comes before the first named one. */
  readonly order: number;
  /** Matches of a named round: 1 in the final, 64 in the 1/64-finals; null for a numbered round. */
  readonly matches: number | null;
}

/** Words within a round's name, the longest first: an `ottendedelsfinale` is no `finale`. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/ottendedels|eighth-? ?final|round of 16/u, 8],
  [/kvartfinale|kvart-?finale|quarter-? ?final/u, 4],
  [/semi-? ?final/u, 2],
  [/(?:^|[ .,:(])final(?:e|en|er|erne)?s?(?:$|[ .,:)])/u, 1],
];

/** `1/8` within a longer text may be a day: there it takes `finale` or `del` behind it. */
const PARTS = [
  /^1\/(\d{1,3})$/u,
  /(?:^|[^\d])1\/(\d{1,3})\.?[ -]?(?:del|fin)/u,
  /(?:^|[^\d])(\d{1,3})\.?[ -]?dels/u,
];

const byMatches = (matches: number): CupRound => ({ order: 1e6 - matches, matches });

/** A round by a text that names it, such as `2`, `3. omgang`, `1/16-finale` or `Kvartfinaler, 4. april`; null for any other. */
export function cupRound(name: string): CupRound | null {
  const text = name.trim().toLowerCase();
  const part = PARTS.map((form) => form.exec(text)?.[1]).find((digits) => digits !== undefined);
  if (part !== undefined && Number(part) > 0) return byMatches(Number(part));
  const named = NAMED.find(([word]) => word.test(text));
  if (named) return byMatches(named[1]);
  const order =
    /^(\d{1,2})\.?$/u.exec(text)?.[1] ??
    /(?:^|[^\d])(\d{1,2})\. ?(?:omgang|runde|pokalrunde|pokalomgang)/u.exec(text)?.[1] ??
    /(?:omgang|runde|round) (\d{1,2})(?:$|[ .,:)|])/u.exec(text)?.[1] ??
    /(?:^|[^\d])(\d{1,2})(?:st|nd|rd|th) round/u.exec(text)?.[1];
  return order === undefined ? null : { order: Number(order), matches: null };
}

/** Whether `next` is the round right after `round`; null where the names cannot tell (from the last numbered one on). */
export function follows(round: CupRound, next: CupRound): boolean | null {
  if (round.matches === null) return next.matches === null ? next.order === round.order + 1 : null;
  return next.matches !== null && next.matches * 2 === round.matches;
}

/** §§ 333A-B, 334: up to and including the quarter-finals; null where the name does not tell (a numbered round is early). */
export const untilQuarterFinals = ({ matches }: CupRound): boolean => matches === null || matches >= 4;
