/** What a row of a refund sheet says beside its figures. */
import { cupRound, type CupRound } from '../rules/cup-rounds';
import { FIGURES } from '../rules/figures';
import type { BornholmKind } from '../rules/travel';
import type { TravelField } from '../workbook/kinds/travel';
import type { Row } from '../workbook/table-rows';
import { filled, numberIn } from './cells';

/** Which of § 304C2-3 a destination falls under, in the sheet's words; null where they do not tell. */
export function bornholmRow(row: Row<TravelField>): BornholmKind | null {
  const key = filled(row, 'destination')?.key ?? '';
  if (/hovedstad/u.test(key)) return 'hovedstad';
  if (/^øst|øst for storebælt/u.test(key)) return 'øst';
  return /^vest(?:$|[ ,.(])|vest for storebælt/u.test(key) ? 'vest' : null;
}

/** What tickets cost, where the row has any. */
export const farePaid = (row: Row<TravelField>): number | null => {
  const fare = numberIn(row, 'fare');
  return fare !== null && fare > 0 ? fare : null;
};

/** From the home town to the venue, one way. */
export function oneWay(row: Row<TravelField>): number | null {
  const given = numberIn(row, 'homeKm');
  if (given !== null) return given;
  const km = numberIn(row, 'km');
  return km === null ? null : km / 2;
}

export const overnightMost = FIGURES.overnightPersons.value;

/** The round of the cup that a refund is for, by its row or by the titles. */
export const refundRound = (row: Row<TravelField>): CupRound | null => {
  const own = filled(row, 'round')?.text;
  return own === undefined ? cupRound(row.section || row.table.about) : cupRound(own);
};
