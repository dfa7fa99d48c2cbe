import type { BornholmPairsMessages } from '../rules/bornholm-pairs';
import type { Phrases } from './phrases';

export const bornholmPairsDa: Phrases<BornholmPairsMessages> = {
  fullCars: ({ persons, cars }) => `${persons} personer, så mange som muligt (4) i hver bil: ${cars} biler.`,
  givenCars: ({ persons, cars, needed }) =>
    `${cars} biler til ${persons} personer efter turneringsarrangørens valg (fulde biler: ${needed}).`,
  crossing: ({ cars, perCar, total }, format) =>
    `Færge Rønne-Ystad og Øresundsbron: ${cars} x ${format.number(perCar)} kr. = ${format.number(total)} kr.`,
  viaYstad: () => 'Rejse via Ystad og Øresundsbron: ingen refusion.',
  capitalViaYstad: () =>
    'Destinationen er i hovedstadsområdet, og intet forhindrer rejse via Ystad: ingen refusion.',
  fareLessOwn: ({ fare, own, refund, flight }, format) =>
    `${flight ? 'Fly Rønne-Kastrup' : 'Færge Rønne-Køge og tog'}: ${format.number(fare)} - ${format.number(own)} kr. i egenbetaling = ${format.number(refund)} kr. (aldrig under 0).`,
  ownNotGiven: () => 'Egenbetalingens størrelse står ikke i teksten: den er oplyst af brugeren.',
};
