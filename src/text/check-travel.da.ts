import type { TravelCheckMessages } from './check-travel';
import type { ChapterWords } from './checks';

const persons = (n: number): string => `${n} ${n === 1 ? 'person' : 'personer'}`;

export const checkTravelDa: ChapterWords<TravelCheckMessages> = {
  messages: {
    rateDiffers: ({ actual, expected, n }, { number }) =>
      `Satsen er ${number(actual)} kr. pr. km${n > 1 ? ` i ${n} rækker` : ''}, men sæsonens er ${number(expected)} kr. (ruden, Indstillinger).`,
    refundAmount: ({ actual, expected }, { number }) =>
      `Refusionen er ${number(actual)} kr., men skal være ${number(expected)} kr.`,
    refundAbroad: ({ actual, expected, abroad }, { number }) =>
      `Refusionen er ${number(actual)} kr., men skal være ${number(expected)} kr.: de ${number(abroad)} km i udlandet dækkes ikke.`,
    refundByYstad: ({ actual }, { number }) =>
      `Refusionen er ${number(actual)} kr., men til hovedstadsområdet dækkes billetterne kun, når vejr eller tid forhindrer rejsen via Ystad; ellers gælder § 304B.`,
    refundOnlyBornholm: ({ actual }, { number }) =>
      `Refusionen er ${number(actual)} kr., men her dækkes kun færge og bro til og fra Bornholm.`,
    refundBeyondCrossing: ({ actual, expected }, { number }) =>
      `Refusionen er ${number(actual)} kr., men færge og bro er ${number(expected)} kr., og mere dækkes normalt ikke.`,
    refundNone: ({ actual }, { number }) =>
      `Refusionen er ${number(actual)} kr., men turneringen giver ingen rejserefusion.`,
    refundTown: ({ actual, expected, address }, { quote }) =>
      `Hjembyen er ${quote(actual)}, men holdet har angivet ${quote(expected)} (${address}).`,
    refundTownPlayers: ({ actual, expected, address }, { quote }) =>
      `Hjembyen er ${quote(actual)}, men flest af holdets spillere (${address}) bor i ${quote(expected)}.`,
    nightTooEarly: ({ actual }) =>
      `Overnatning for ${persons(actual)}: i Pokalturneringen dækkes overnatning kun i semifinale og finale.`,
    nightOneDay: ({ actual }) =>
      `Overnatning for ${persons(actual)}, men arrangementet varer ikke mere end 1 dag.`,
    nightTooNear: ({ actual, km, limit }, { number }) =>
      `Overnatning for ${persons(actual)}, men holdet får ingen transportgodtgørelse, og der er ${number(km)} km fra hjembyen, ikke mere end ${number(limit)}.`,
    nightPersons: ({ actual, most, far }) =>
      `Overnatning for ${persons(actual)}, men der kan gives for ${persons(most)}: ${far} har mere end 65 km, og højst 4 dækkes.`,
    nightMost: ({ actual, most }) =>
      `Overnatning for ${persons(actual)}, men der dækkes højst ${most} pr. hold.`,
  },
  clauses: {
    '304': 'Rejse refunderes kun, hvor turneringens bestemmelser siger det. Læsning 28.',
    '304B1':
      'Kørte km x sats plus bro og færge, minus egenbetalingen på 200 km x sats, dog aldrig under 0. Læsning 5.',
    '304C1': 'Til og fra Bornholm via Ystad gælder § 304B, også for kilometrene i Sverige. Læsning 6.',
    '304C2': 'Til og fra Bornholm øst for Storebælt: færge og tog minus én egenbetaling. Læsning 6.',
    '304C2a': 'Uden for hovedstadsområdet: færge Rønne-Køge og tog minus én egenbetaling. Læsning 6.',
    '304C2b':
      'I hovedstadsområdet dækkes billetter kun, når vejr eller tid forhindrer rejsen via Ystad. Læsning 6.',
    '304C3': 'Vest for Storebælt: fly og videre efter § 304B minus én egenbetaling. Læsning 6.',
    '304D':
      'Overnatning dækkes ved arrangementer over mere end 1 dag, for højst 4 spillere, der selv har mere end 65 km. Holdet skal også have ret til transportgodtgørelse eller mere end 65 km fra hjembyen. Læsning 7.',
    '304E': 'Kørsel uden for Danmark dækkes ikke, undtagen til og fra Bornholm.',
    '331E2': 'I Pokalturneringen dækkes overnatning kun i semifinale og finale. Læsning 28.',
    '342F1':
      'Til og fra Bornholm dækkes færge Rønne-Ystad og bro, medmindre vejr eller tid kræver andet. Læsning 28.',
    '342F2': 'Ellers giver DM for klubber ingen refusion.',
    '351E1': 'Til og fra Bornholm dækkes færge Rønne-Ystad og bro, regnet med 4 i hver bil. Læsning 28.',
    '352C1': 'Til og fra Bornholm dækkes færge Rønne-Ystad og bro, regnet med 4 i hver bil. Læsning 28.',
  },
};
