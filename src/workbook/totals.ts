/** Rows that sum up the others are no rows of a table. */
import { fold } from './folding';
import { headingKey } from './roster-fields';

const TOTALS = new Set([
  ...['ialt', 'total', 'totalt', 'totals', 'sum', 'sumialt', 'samlet', 'antal', 'gennemsnit'],
  ...['antalspillere', 'antalhold', 'players'],
  ...[
    'subtotal',
    'mellemsum',
    'delsum',
    'hovedtotal',
    'grandtotal',
    'samletialt',
    'totalialt',
    'average',
    'sumtotal',
  ],
]);
/** How they begin: most texts do not. */
const MAY_BE_TOTAL =
  /^\s*(?:i\s*alt|total|sum|samlet|antal|gennemsnit|players|sub|mellem|del|hoved|grand|average)/iu;
/** `Spillere i alt`, `I alt 12 hold`, `Antal tilmeldte hold`: no team and no player is called so. */
const COUNTED = /^(?:i alt \p{L}+|(?:\p{L}+ ){1,2}i alt|antal (?:\p{L}+ )?(?:hold|spillere|par))$/u;

/** Whether a text such as `I alt: 12` heads a row of totals. */
export const isTotal = (text: string): boolean =>
  (MAY_BE_TOTAL.test(text) && TOTALS.has(headingKey(text.replace(/[:\d]/gu, '')))) ||
  (/i alt|antal/iu.test(text) && COUNTED.test(fold(text.replace(/[:\d]/gu, ' '))));
