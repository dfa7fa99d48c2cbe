import type { BornholmPairsMessages } from '../rules/bornholm-pairs';
import type { Phrases } from './phrases';

export const bornholmPairsEn: Phrases<BornholmPairsMessages> = {
  fullCars: ({ persons, cars }) => `${persons} persons, as many as possible (4) in each car: ${cars} cars.`,
  givenCars: ({ persons, cars, needed }) =>
    `${cars} cars for ${persons} persons as the organiser chose (full cars: ${needed}).`,
  crossing: ({ cars, perCar, total }, format) =>
    `Ferry Rønne-Ystad and the Øresund bridge: ${cars} x DKK ${format.number(perCar)} = DKK ${format.number(total)}.`,
  viaYstad: () => 'Journey via Ystad and the Øresund bridge: no refund.',
  capitalViaYstad: () =>
    'The destination is in the capital area and nothing stops the journey via Ystad: no refund.',
  fareLessOwn: ({ fare, own, refund, flight }, format) =>
    `${flight ? 'Flight Rønne-Kastrup' : 'Ferry Rønne-Køge and train'}: ${format.number(fare)} - DKK ${format.number(own)} of self-payment = DKK ${format.number(refund)} (never below 0).`,
  ownNotGiven: () => 'The text does not give the amount of the self-payment: it is the one entered.',
};
