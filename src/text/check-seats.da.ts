import type { SeatsCheckMessages } from './check-seats';
import type { ChapterWords } from './checks';

const places = (n: number): string => `${n} ${n === 1 ? 'plads' : 'pladser'}`;

export const checkSeatsDa: ChapterWords<SeatsCheckMessages> = {
  messages: {
    districtTooMany: ({ district, pairs, places: held, used, rest, reserve }, { quote }) =>
      `${quote(district)} har ${pairs} par med, men ${places(held)}: ${used} til forhåndsudtagne par og ${rest} efter distriktsmesterskabet.${reserve ? ' Det er kun rigtigt, hvis parret er reserve for et andet distrikt (§ 305B).' : ''}`,
    pairsListed: ({ n, pairs }) => `Der er ${n} par på listen, men ${pairs} par deltager.`,
    placesLeft: ({ n, pairs, districts }, { list, quote }) =>
      `Der er ${n} par på listen, men ${pairs} par deltager; der er pladser tilbage i ${list(districts.map(quote))}.`,
    preselectedNotIn: () => 'Parret bruger sin forhåndsudtagelse, men er ikke i nogen pulje.',
    preselectedCount: ({ said, n }) =>
      `Antallet af forhåndsudtagne par er angivet til ${said}, men efter listerne over par bruger ${n} udtagelsen.`,
    stageUnknown: () => 'det fremgår ikke, hvilken fase af turneringen listen er for.',
    placesUnknown: () => 'distrikternes pladser kan ikke læses ud af arkene.',
    placeTwice: ({ place, other, address }, { quote }) =>
      `Nr. ${place} står også ved ${quote(other)} (${address}).`,
    placeShared: ({ place, other, address }, { quote }) =>
      `Nr. ${place} står også ved ${quote(other)} (${address}); det er kun rigtigt, hvis de to par deler pladsen.`,
    placeMissing: ({ place, upTo }) =>
      place === upTo ? `Nr. ${place} mangler.` : `Nr. ${place}-${upTo} mangler.`,
    districtUnknown: ({ district }, { quote }) =>
      `Distriktet ${quote(district)} er ikke blandt turneringens distrikter.`,
    districtAgain: ({ district, address }, { quote }) =>
      `Distriktet ${quote(district)} står også i ${address}.`,
    membersUnusable: ({ district }, { quote }) =>
      `Tallet for ${quote(district)} skal være et helt tal, 0 eller derover.`,
    seatsFromPlacings: ({ actual, expected }) =>
      `Distriktet har ${places(actual)} fra sidste sæson, men placeringerne giver ${expected}.`,
    seatsFromMembers: ({ actual, expected }) =>
      `Distriktet har ${places(actual)} efter medlemstal, men skal have ${expected}.`,
    seatsInAll: ({ actual, expected }) => `Distriktet har ${places(actual)}, men skal have ${expected}.`,
    seatsSum: ({ actual, expected }) =>
      `Distrikterne har ${actual} pladser tilsammen, men der er ${expected}.`,
    seatsFixed: ({ actual, expected }) =>
      `Distriktet har ${actual} ${actual === 1 ? 'fast plads' : 'faste pladser'}, men alle distrikter har ${expected}.`,
    seatsOtherDistricts: ({ districts, needed, seats }) =>
      `Der er ${districts} distrikter og ikke ${needed}: reglen giver da ${seats} pladser.`,
  },
  clauses: {
    '351A2':
      'Forhåndsudtagne par, der bruger udtagelsen, træder ind i semifinalen og tæller med i distriktets pladser.',
    '352A1': '48 par deltager i finalen.',
    '351A3':
      'Et distrikts pladser går efter placeringerne i distriktsmesterskabet, når de forhåndsudtagne par har fået deres.',
    '351C':
      'Distrikterne får tilsammen 120 pladser: 50 efter placeringer og 70 efter medlemstal. Læsning 2: rækker, der venter på lod, kontrolleres ikke.',
    '351C1':
      '50 pladser går til de distrikter, som de bedst placerede par i sidste sæsons A- og B-finale hørte til. Læsning 21.',
    '351C2':
      '70 pladser fordeles efter medlemstal med største rest; står distrikter lige, trækkes lod. Læsning 22.',
    '351C3':
      'Et distrikt, hvis forhåndsudtagne par bruger alle dets pladser, får så mange, at der er én til andre par; resten af de 70 fordeles på ny. Læsning 23.',
    '352A3':
      'De 48 pladser: 2 til hvert af de 11 distrikter og 26 efter sidste års finale. Læsning 25: et andet antal distrikter meldes.',
    '352A3a': 'Hvert distrikt har 2 faste pladser.',
    '352A3b': 'Hver af de første 26 i sidste års finale giver sit distrikt en plads.',
    '352A4': 'Et distrikts pladser går efter placeringerne i distriktsmesterskabet.',
  },
};
