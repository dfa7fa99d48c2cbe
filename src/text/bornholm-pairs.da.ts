import type { BornholmPairsMessages } from '../rules/bornholm-pairs';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

export const bornholmPairsDa: Phrases<BornholmPairsMessages> = {
  fullCars: ({ persons, cars }) =>
    `${count(persons, 'person', 'personer')} med 4 i hver bil: ${count(cars, 'bil', 'biler')}.`,
  givenCars: ({ persons, cars, needed }) =>
    `${count(cars, 'bil', 'biler')} til ${count(persons, 'person', 'personer')} efter turneringsarrangørens valg (fulde biler: ${needed}).`,
  crossing: ({ cars, perCar, total }, format) =>
    `Færge Rønne-Ystad og Øresundsbron: ${cars} x ${format.number(perCar)} kr. = ${format.number(total)} kr.`,
  viaYstad: () => 'Rejse via Ystad og Øresundsbron: ingen refusion.',
  capitalViaYstad: () =>
    'Destinationen er i hovedstadsområdet, og intet forhindrer rejse via Ystad: ingen refusion.',
  fareLessOwn: ({ fare, own, refund, flight }, format) =>
    `${flight ? 'Fly Rønne-Kastrup' : 'Færge Rønne-Køge og tog'}: ${format.number(fare)} - ${format.number(own)} kr. i egenbetaling = ${format.number(refund)} kr. (aldrig under 0).`,
  ownNotGiven: () => 'Egenbetalingens størrelse står ikke i teksten: den er oplyst af brugeren.',
};

export const crossingTextDa: FunctionText<'persons' | 'ferry' | 'bridge' | 'cars'> = {
  description: 'Dækning af færge Rønne-Ystad og Øresundsbron i kr., §§ 342F1, 351E1, 352C1',
  example: '=DBF.CROSSING(6;1200;500)',
  parameters: {
    persons: { name: 'personer', description: 'Antal personer' },
    ferry: { name: 'færge', description: 'Færge pr. bil, tur/retur, kr.' },
    bridge: { name: 'bro', description: 'Bro pr. bil, tur/retur, kr.' },
    cars: { name: 'biler', description: 'Antal biler efter arrangørens valg; tom: 4 personer i hver' },
  },
};

export const bornholmJuniorTextDa: FunctionText<'kind' | 'fare' | 'selfPayment' | 'hindered'> = {
  description: 'Rejserefusion til juniorpar fra Bornholm i kr., § 353D1',
  example: '=DBF.BORNHOLMJUNIOR("øst";600;200)',
  parameters: {
    kind: { name: 'art', description: '»øst« (for Storebælt), »hovedstad«, »vest« eller »ystad«' },
    fare: { name: 'billet', description: 'Færge og tog, hhv. fly Rønne-Kastrup, tur/retur, kr.' },
    selfPayment: { name: 'egenbetaling', description: 'Egenbetaling i kr.' },
    hindered: {
      name: 'forhindret',
      description: 'SAND, hvis vejr- eller tidsforhold forhindrer rejse via Ystad',
    },
  },
};
