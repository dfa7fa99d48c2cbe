/** §§ 301B, 351B, 352A2: until when a pre-selected pair may say that it uses its right. */
import { FIGURES } from './figures';

/** § 301B1: the reigning champions, or a pair of the selection committee's. */
export type Basis = 'champion' | 'committee';

const DAYS_A_WEEK = 7;

/**
 * Whether a consent is in time; days are counted from any day, with the time as a fraction. Champions have until the
 * district's qualifier starts (351B1, 352A2), committee pairs until 4 weeks before the district final (351B2,
 * reading 36). Where an hour is not given, the day of the deadline is inside (reading 40).
 * @param limit the start of the qualifier, or the district final
 */
export function consentInTime(basis: Basis, consent: number, limit: number): boolean {
  if (basis === 'committee')
    return Math.floor(consent) <= Math.floor(limit) - FIGURES.consentWeeks.value * DAYS_A_WEEK;
  return timed(consent, limit) ? consent <= limit : Math.floor(consent) <= Math.floor(limit);
}

/** § 301D1a: whether notice was given before the first qualifier started; the day of the start is inside (reading 40). */
export const noticeInTime = (notice: number, start: number): boolean =>
  timed(notice, start) ? notice < start : Math.floor(notice) <= Math.floor(start);

const timed = (...moments: readonly number[]): boolean =>
  moments.every((moment) => !Number.isInteger(moment));
