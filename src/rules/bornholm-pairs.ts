/** Travel to and from Bornholm where the event has its own rule: §§ 342F1, 351E1, 352C1 and 353D1. */
import { FIGURES } from './figures';
import { add, compare, fraction, multiply, subtract, type Fraction } from './fraction';
import { decided, type Ruling, type Step } from './ruling';

export interface BornholmPairsMessages {
  fullCars: { persons: number; cars: number };
  givenCars: { persons: number; cars: number; needed: number };
  crossing: { cars: number; perCar: Fraction; total: Fraction };
  viaYstad: Record<never, never>;
  capitalViaYstad: Record<never, never>;
  fareLessOwn: { fare: Fraction; own: Fraction; refund: Fraction; flight: boolean };
  ownNotGiven: Record<never, never>;
}

/**
 * §§ 342F1, 351E1, 352C1: ferry Rønne-Ystad and the Øresund bridge, DKK for all the cars (reading 28).
 * @param ferry DKK per car, there and back, as is `bridge`
 * @param cars the organiser's number (342F1); null for as few as hold everybody, four in each (351E1, 352C1)
 */
export function crossing(
  persons: number,
  ferry: Fraction,
  bridge: Fraction,
  cars: number | null,
): Ruling<Fraction, BornholmPairsMessages> {
  const needed = Math.ceil(persons / FIGURES.personsPerCar.value);
  const used = cars ?? needed;
  const perCar = add(ferry, bridge);
  const total = multiply(perCar, fraction(BigInt(used)));
  return decided(total, [
    cars === null
      ? { clause: '351E1', reading: 28, message: { key: 'fullCars', values: { persons, cars: used } } }
      : { clause: '342F1', reading: 28, message: { key: 'givenCars', values: { persons, cars, needed } } },
    {
      clause: cars === null ? '351E1' : '342F1',
      message: { key: 'crossing', values: { cars: used, perCar, total } },
    },
  ]);
}

export type JuniorJourney = 'ystad' | 'east' | 'capital' | 'west';

/**
 * § 353D1: DKK refunded to juniors from Bornholm. East of Storebælt ferry Rønne-Køge and train, to the capital area only
 * when weather or time stops the journey via Ystad; west of it the flight Rønne-Kastrup; less the self-payment, whose
 * amount the text does not give (reading 28). Nothing via Ystad. Never below 0.
 */
export function juniorRefund(
  journey: JuniorJourney,
  fare: Fraction,
  own: Fraction,
  hindered: boolean,
): Ruling<Fraction, BornholmPairsMessages> {
  const nothing = fraction(0n);
  if (journey === 'ystad')
    return decided(nothing, [{ clause: '353D1a', message: { key: 'viaYstad', values: {} } }]);
  if (journey === 'capital' && !hindered)
    return decided(nothing, [{ clause: '353D1b', message: { key: 'capitalViaYstad', values: {} } }]);
  const flight = journey === 'west';
  const left = subtract(fare, own);
  const refund = compare(left, nothing) > 0 ? left : nothing;
  const steps: Step<BornholmPairsMessages>[] = [
    {
      clause: flight ? '353D1c' : '353D1b',
      reading: 28,
      message: { key: 'fareLessOwn', values: { fare, own, refund, flight } },
    },
    { clause: '353D1a', reading: 28, message: { key: 'ownNotGiven', values: {} } },
  ];
  return decided(refund, steps);
}
