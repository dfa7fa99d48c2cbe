/** Exact numbers: every comparison, tie and threshold of the rulebook is decided on these, never on floats. */

export interface Fraction {
  readonly numerator: bigint;
  /** Always above 0; the fraction is in lowest terms. */
  readonly denominator: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
};

/** The fraction `numerator / denominator` in lowest terms. Throws RangeError on a denominator of 0. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError('denominator is 0');
  const common = gcd(numerator, denominator) || 1n;
  const sign = denominator < 0n ? -1n : 1n;
  return { numerator: (sign * numerator) / common, denominator: (sign * denominator) / common };
}

/**
 * The exact decimal that a double stands for at 15 significant digits, as Excel shows it (reading 1):
 * 30.000000000000004 is 30. Throws RangeError unless the number is finite.
 */
export function exactly(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError('not a finite number');
  if (Number.isSafeInteger(value) && Math.abs(value) < 1e15)
    return { numerator: BigInt(value), denominator: 1n };
  const [mantissa = '0', exponent = '0'] = value.toExponential(14).split('e');
  const digits = BigInt(mantissa.replace('.', ''));
  const power = Number(exponent) - 14;
  return power >= 0 ? fraction(digits * 10n ** BigInt(power)) : fraction(digits, 10n ** BigInt(-power));
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** Below 0, 0 or above 0 as `a` is less than, equal to or greater than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The greatest integer not above the fraction. */
export function floor({ numerator, denominator }: Fraction): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}

/** The least integer not below the fraction. */
export const ceiling = ({ numerator, denominator }: Fraction): bigint =>
  -floor({ numerator: -numerator, denominator });

/** The double nearest to the exact value: what a cell gets (reading 1). */
export function toNumber({ numerator, denominator }: Fraction): number {
  const [a, b] = [Number(numerator), Number(denominator)];
  // Of two numbers that are exact the quotient is rounded once.
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return a === 0 ? 0 : a / b;
  const sign = numerator < 0n ? -1 : 1;
  const top = numerator < 0n ? -numerator : numerator;
  if (top === 0n) return 0;
  // Scale so that the quotient has 64 bits or more, with a sticky last bit: Number() then rounds once, half to even.
  const shift = BigInt(Math.max(0, 66 - (top.toString(2).length - denominator.toString(2).length)));
  const scaled = top << shift;
  const quotient = scaled / denominator;
  const sticky = quotient * denominator === scaled ? quotient : quotient | 1n;
  return (sign * Number(sticky)) / 2 ** Number(shift);
}
