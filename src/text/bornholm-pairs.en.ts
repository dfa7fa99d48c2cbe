import type { BornholmPairsMessages } from '../rules/bornholm-pairs';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

export const bornholmPairsEn: Phrases<BornholmPairsMessages> = {
  fullCars: ({ persons, cars }) =>
    `${count(persons, 'person', 'persons')} with 4 in each car: ${count(cars, 'car', 'cars')}.`,
  givenCars: ({ persons, cars, needed }) =>
    `${count(cars, 'car', 'cars')} for ${count(persons, 'person', 'persons')} as the organiser chose (full cars: ${needed}).`,
  crossing: ({ cars, perCar, total }, format) =>
    `Ferry Rønne-Ystad and the Øresund bridge: ${cars} x DKK ${format.number(perCar)} = DKK ${format.number(total)}.`,
  viaYstad: () => 'Journey via Ystad and the Øresund bridge: no refund.',
  capitalViaYstad: () =>
    'The destination is in the capital area and nothing stops the journey via Ystad: no refund.',
  fareLessOwn: ({ fare, own, refund, flight }, format) =>
    `${flight ? 'Flight Rønne-Kastrup' : 'Ferry Rønne-Køge and train'}: ${format.number(fare)} - DKK ${format.number(own)} of self-payment = DKK ${format.number(refund)} (never below 0).`,
  ownNotGiven: () => 'The text does not give the amount of the self-payment: it is the one entered.',
};

export const crossingTextEn: FunctionText<'persons' | 'ferry' | 'bridge' | 'cars'> = {
  description: 'Ferry Rønne-Ystad and Øresund bridge covered, DKK, §§ 342F1, 351E1, 352C1',
  example: '=DBF.CROSSING(6,1200,500)',
  parameters: {
    persons: { name: 'persons', description: 'Number of persons' },
    ferry: { name: 'ferry', description: 'Ferry per car, return, DKK' },
    bridge: { name: 'bridge', description: 'Bridge per car, return, DKK' },
    cars: { name: 'cars', description: 'Number of cars as the organiser chose; blank: 4 persons in each' },
  },
};

export const bornholmJuniorTextEn: FunctionText<'kind' | 'fare' | 'selfPayment' | 'hindered'> = {
  description: 'Travel refund for junior pairs from Bornholm, DKK, § 353D1',
  example: '=DBF.BORNHOLMJUNIOR("øst",600,200)',
  parameters: {
    kind: {
      name: 'kind',
      description: '“øst” (east of Storebælt), “hovedstad” (capital area), “vest” (west) or “ystad”',
    },
    fare: { name: 'fare', description: 'Ferry and train, or flight Rønne-Kastrup, return, DKK' },
    selfPayment: { name: 'selfPayment', description: 'Self-payment, DKK' },
    hindered: { name: 'hindered', description: 'TRUE when weather or time stops the journey via Ystad' },
  },
};
