/** § 304. */
import { expect } from 'vitest';
import { cell, type Answer, type Answers, type Facts } from './example';

const holds = (refund: unknown, expected: Facts): void => {
  expect(refund).toBe(expected.refund_dkk);
  // To the øre and beyond: nothing is rounded.
  if (expected.exact !== undefined) expect(String(refund)).toBe(expected.exact);
};

const bridgeAndFerry = ({ ferry_dkk, bridge_dkk, tolls_dkk }: Facts): number =>
  tolls_dkk ?? Number(ferry_dkk) + Number(bridge_dkk);

const car: Answer = (s, expected) =>
  holds(
    cell(
      'REFUND',
      // Only the part in Denmark counts, save on the way from Bornholm by § 304C.
      s.km_round_trip_in_denmark ?? s.km_round_trip,
      s.rate_dkk_per_km,
      s.tolls_and_ferries_dkk ?? bridgeAndFerry(s),
    ),
    expected,
  );

const KINDS: Facts = {
  'east of Storebælt, outside capital area': 'øst',
  'capital area': 'hovedstad',
  'west of Storebælt': 'vest',
};
const bornholm: Answer = (s, expected) =>
  holds(
    cell(
      'BORNHOLM',
      KINDS[s.destination],
      s.rate_dkk_per_km,
      s.flight_dkk ?? s.koege_ferry_train_dkk,
      s.km_round_trip ?? null,
      null,
      s.hindrance,
    ),
    expected,
  );

const night: Answer = (s, { persons }) =>
  expect(
    cell('OVERNIGHT', s.days, s.transport_refund_dkk, s.home_town_km_one_way, [s.players_km_one_way]),
  ).toBe(persons);

export const travel: Answers = {
  '304B1': car,
  '304C1': car,
  '304C2a': bornholm,
  '304C2b': bornholm,
  '304C3': bornholm,
  '304D': night,
  '304E': car,
};
