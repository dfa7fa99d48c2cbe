/** § 304 B-E: transport and accommodation. Amounts are DKK for a team of 4; distances km; all 0 or more. */
import { cupRound, untilQuarterFinals } from './cup-rounds';
import { FIGURES } from './figures';
import { add, exactly, fraction, multiply, subtract, type Fraction } from './fraction';
import { decided, refused, type Ruling, type Step } from './ruling';

export interface TravelMessages {
  costs: { readonly km: number; readonly rate: number; readonly tolls: number; readonly amount: Fraction };
  fare: { readonly fare: number };
  onward: { readonly km: number; readonly rate: number; readonly tolls: number; readonly amount: Fraction };
  selfPayment: { readonly km: number; readonly rate: number; readonly amount: Fraction };
  nothingLeft: object;
  viaYstad: object;
  oneDay: { readonly days: number };
  entitledByRefund: { readonly refund: number };
  entitledByDistance: { readonly km: number; readonly limit: number };
  notEntitled: { readonly km: number; readonly limit: number };
  beforeSemiFinal: { readonly round: string };
  inSemiOrFinal: { readonly round: string };
  roundUnclear: { readonly round: string };
  persons: { readonly far: number; readonly limit: number; readonly most: number };
}

const SELF_KM = FIGURES.selfPayment.value;
const ZERO = fraction(0n);
const driving = (km: number, rate: number, tolls: number): Fraction =>
  add(multiply(exactly(km), exactly(rate)), exactly(tolls));

/** One self-payment for the whole journey; never below 0 (§ 304B1, reading 5). */
function lessSelfPayment(
  costs: Fraction,
  rate: number,
  steps: Step<TravelMessages>[],
): Ruling<Fraction, TravelMessages> {
  const own = multiply(fraction(BigInt(SELF_KM)), exactly(rate));
  const left = subtract(costs, own);
  steps.push({
    clause: '304B1',
    reading: 5,
    message: { key: 'selfPayment', values: { km: SELF_KM, rate, amount: own } },
  });
  if (left.numerator >= 0n) return decided(left, steps);
  steps.push({ clause: '304B1', reading: 5, message: { key: 'nothingLeft', values: {} } });
  return decided(ZERO, steps);
}

/** Transport refund; `km` is the round trip, only what counts by § 304E (§ 304B1, reading 5). */
export function transportRefund(km: number, rate: number, tolls: number): Ruling<Fraction, TravelMessages> {
  const amount = driving(km, rate, tolls);
  return lessSelfPayment(amount, rate, [
    { clause: '304B1', message: { key: 'costs', values: { km, rate, tolls, amount } } },
  ]);
}

export type BornholmKind = 'øst' | 'hovedstad' | 'vest';

/**
 * Refund to or from Bornholm, § 304C2-3 (reading 6). `fare` is ferry and train, or flight; onward kilometres and tolls
 * count west of Storebælt only. To the capital area without hindrance the rule sends the team via Ystad (§ 304B).
 */
export function bornholmRefund(
  kind: BornholmKind,
  rate: number,
  fare: number,
  onwardKm: number,
  tolls: number,
  hindered: boolean,
): Ruling<Fraction, TravelMessages> {
  if (kind === 'hovedstad' && !hindered)
    return refused({
      kind: 'pending',
      clause: '304C2b',
      reading: 6,
      message: { key: 'viaYstad', values: {} },
    });
  const clause = kind === 'vest' ? '304C3' : kind === 'øst' ? '304C2a' : '304C2b';
  const steps: Step<TravelMessages>[] = [{ clause, reading: 6, message: { key: 'fare', values: { fare } } }];
  let costs = exactly(fare);
  if (kind === 'vest') {
    const amount = driving(onwardKm, rate, tolls);
    steps.push({
      clause: '304C3',
      message: { key: 'onward', values: { km: onwardKm, rate, tolls, amount } },
    });
    costs = add(costs, amount);
  }
  return lessSelfPayment(costs, rate, steps);
}

/**
 * Persons, 0 to 4, whose night can be refunded (§ 304D, reading 7); distances one way to the venue. In the cup, `round`
 * names the round: only in the semi-finals and the final (§ 331E2).
 */
export function overnightPersons(
  days: number,
  refund: number,
  homeKm: number,
  playerKm: readonly number[],
  round?: string,
): Ruling<number, TravelMessages> {
  if (round !== undefined) {
    const named = cupRound(round);
    if (!named)
      return refused({
        kind: 'invalid',
        clause: '331E2',
        argument: 'cupRound',
        message: { key: 'roundUnclear', values: { round } },
      });
    if (untilQuarterFinals(named))
      return decided(0, [{ clause: '331E2', message: { key: 'beforeSemiFinal', values: { round } } }]);
  }
  const inCup: Step<TravelMessages>[] =
    round === undefined ? [] : [{ clause: '331E2', message: { key: 'inSemiOrFinal', values: { round } } }];
  const limit = FIGURES.overnightDistance.value;
  const most = FIGURES.overnightPersons.value;
  const step = (message: Step<TravelMessages>['message']): Step<TravelMessages> => ({
    clause: '304D',
    reading: 7,
    message,
  });
  if (days <= 1) return decided(0, [...inCup, step({ key: 'oneDay', values: { days } })]);
  if (refund <= 0 && homeKm <= limit)
    return decided(0, [...inCup, step({ key: 'notEntitled', values: { km: homeKm, limit } })]);
  const far = playerKm.filter((km) => km > limit).length;
  return decided(Math.min(far, most), [
    ...inCup,
    step(
      refund > 0
        ? { key: 'entitledByRefund', values: { refund } }
        : { key: 'entitledByDistance', values: { km: homeKm, limit } },
    ),
    step({ key: 'persons', values: { far, limit, most } }),
  ]);
}
