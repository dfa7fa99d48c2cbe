/** Numbers that stand in cells as text, in Danish (`1.234,5`) and plain (`1234.5`) form. */

export type NumberReading =
  | { readonly ok: true; readonly value: number }
  /** `1.234`: a Dane's one thousand two hundred and thirty-four, or a decimal number. Nobody but the writer can tell. */
  | { readonly ok: false; readonly reason: 'ambiguous'; readonly thousands: number; readonly decimal: number }
  | { readonly ok: false; readonly reason: 'not-a-number' };

const NOT_A_NUMBER: NumberReading = { ok: false, reason: 'not-a-number' };

/** Hyphen-minus, minus sign, and the two dashes that text programs put in its place. */
const SIGN = /^([-+\u2212\u2013\u2012]?)\s*(.+)$/u;
/** Thousands by full stop, then either more than one group or a decimal comma. */
const DANISH_GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)$|^\d{1,3}(?:\.\d{3}){2,}$/u;
/** Thousands by (no-break, thin) space; the decimal sign is then free. */
const SPACE_GROUPED = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/u;
const DECIMAL_COMMA = /^\d*,\d+$/u;
const DECIMAL_STOP = /^\d*\.\d+$/u;
const AMBIGUOUS = /^[1-9]\d*\.\d{3}$/u;

/**
 * Reads a number given as text. A single full stop with exactly three digits behind it and no leading zero is
 * ambiguous; English thousands (`1,234.5`), units, percent and exponents are not numbers here.
 */
export function readNumber(text: string): NumberReading {
  const [, sign = '', unsigned = ''] = SIGN.exec(text.trim()) ?? [];
  const signed = (digits: string): number => {
    const value = Number(digits);
    return sign === '' || sign === '+' || value === 0 ? value : -value;
  };
  const read = (digits: string): NumberReading => {
    const value = signed(digits);
    return Number.isFinite(value) ? { ok: true, value } : NOT_A_NUMBER;
  };
  if (/^\d+$/u.test(unsigned)) return read(unsigned);
  if (DECIMAL_COMMA.test(unsigned)) return read(unsigned.replace(',', '.'));
  if (AMBIGUOUS.test(unsigned))
    return {
      ok: false,
      reason: 'ambiguous',
      thousands: signed(unsigned.replace('.', '')),
      decimal: signed(unsigned),
    };
  if (DECIMAL_STOP.test(unsigned)) return read(unsigned);
  if (DANISH_GROUPED.test(unsigned)) return read(unsigned.replaceAll('.', '').replace(',', '.'));
  if (SPACE_GROUPED.test(unsigned)) return read(unsigned.replace(/\s/gu, '').replace(',', '.'));
  return NOT_A_NUMBER;
}

/** What stands before a number and is no part of it; `ca.` is not here, for about 30 is not 30. */
const BEFORE = /^(?:kr\.?|dkk|nr\.?|no\.?|#)\s*(?=[-+\u2212\d,.])/iu;
/** Units, alone or one of another: `3,47 kr./km`, `500 km t/r`. */
const UNIT =
  '(?:km|kr\\.?|dkk|,-|%|pct\\.?|spil|imps?|kp|vps?|up|points?|dage?|pers(?:\\.|oner)?|hold|par|stk\\.?|ture?|boards|days)';
const BEHIND = new RegExp(
  `\\s*(?:${UNIT}(?:\\s*(?:/|pr\\.?|per)\\s*${UNIT})?(?:\\s*(?:t/r|tur/retur))?\\.?|\\.)$`,
  'iu',
);
const MONEY = /kr|dkk|,-/iu;
const HALF = /^([-+\u2212]?\d*)½$/u;

/**
 * Reads a number with what people write around it: `500 km`, `kr. 1.234,50`, `nr. 3`, `3.` for a place, `4½`. An amount
 * has no thousandths: `1.200 kr.` is twelve hundred.
 */
export function readQuantity(text: string): NumberReading {
  const plain = text.trim();
  const whole = readNumber(plain);
  if (whole.ok) return whole;
  const bare = plain.replace(BEFORE, '').replace(BEHIND, '').replace(BEHIND, '');
  const half = HALF.exec(bare.replace(/(?<=\d)\s+(?=½)/u, ''));
  if (half) return readNumber(`${half[1] ?? ''},5`);
  const reading = bare === plain ? whole : readNumber(bare);
  return !reading.ok && reading.reason === 'ambiguous' && bare !== plain && MONEY.test(plain)
    ? { ok: true, value: reading.thousands }
    : reading;
}
