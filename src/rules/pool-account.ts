import { add, exactly, fraction, subtract, type Fraction } from './fraction';
import { decided, type Ruling } from './ruling';

/** § 321B3: the travel pool of one event, carried from season to season. */

export interface PoolMessages {
  readonly account: {
    readonly carried: Fraction;
    readonly contributions: Fraction;
    readonly refunds: Fraction;
    readonly result: Fraction;
  };
}

const sum = (amounts: readonly number[]): Fraction =>
  amounts.reduce((total, amount) => add(total, exactly(amount)), fraction(0n));

/**
 * DKK carried to next season: what was carried (negative for a deficit), plus the teams' contributions, less the
 * refunds for travel and overnight stay. One pool per event (§ 321B1).
 */
export function poolAccount(
  carried: number,
  contributions: readonly number[],
  refunds: readonly number[],
): Ruling<Fraction, PoolMessages> {
  const values = { carried: exactly(carried), contributions: sum(contributions), refunds: sum(refunds) };
  const result = subtract(add(values.carried, values.contributions), values.refunds);
  return decided<Fraction, PoolMessages>(result, [
    { clause: '321B3', message: { key: 'account', values: { ...values, result } } },
  ]);
}
