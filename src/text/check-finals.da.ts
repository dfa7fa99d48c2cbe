import type { FinalsCheckMessages } from './check-finals';
import type { ChapterWords } from './checks';

export const checkFinalsDa: ChapterWords<FinalsCheckMessages> = {
  messages: {
    districtPlaceTwice: ({ place, other, address }, { quote }) =>
      `Nr. ${place} i distriktet står også ved ${quote(other)} (${address}).`,
    passedOver: ({ place, missing }) =>
      `Distriktets nr. ${place} er med, men nr. ${missing} er ikke; pladserne går efter placeringen, medmindre parret har meldt fra eller ikke har ret.`,
    groupTogether: ({ pool, other, address }, { quote }) =>
      `Parret er i pulje ${pool} sammen med ${quote(other)} (${address}) fra samme gruppe i distriktet; en gruppes par skal i hver sin pulje.`,
    surplusTogether: ({ pool, other, address }, { quote }) =>
      `Parret er i pulje ${pool} sammen med ${quote(other)} (${address}); et distrikts overskydende par skal i hver sin pulje.`,
    turnTogether: ({ pool, other, address }, { quote }) =>
      `Parret er i pulje ${pool} sammen med ${quote(other)} (${address}); par, der udtages samtidig fra overskudspuljen, skal i hver sin pulje.`,
    poolSize: ({ pool, n, size }) => `Pulje ${pool} har ${n} par, men alle puljer har ${size}.`,
    poolNumber: ({ n, pools }) => `Der er ${n} ${n === 1 ? 'pulje' : 'puljer'}, men der skal være ${pools}.`,
    pairsInAll: ({ n, pairs }) => `Der er ${n} par i puljerne, men ${pairs} par deltager.`,
    pairNumberTwice: ({ n, other, address }, { quote }) =>
      `Parnr. ${n} står også ved ${quote(other)} (${address}).`,
    pairNumberOutside: ({ n, size }) => `Parnr. ${n} findes ikke; der er ${size} par.`,
    championsUnknown: () => 'det fremgår ingen steder, hvem de forsvarende mestre er.',
    championsMove: () =>
      'De forsvarende mestre skal sidde fast, medmindre særlige forhold taler for et andet par.',
    notInSemifinal: () => 'Parret findes ikke i semifinalens resultat.',
    finalADeclined: ({ place }) => `Parret (nr. ${place} i semifinalen) har meldt afbud til A-finalen.`,
    finalANotNext: ({ place, next }) =>
      next === 0
        ? `Parret blev nr. ${place} i semifinalen og er ikke blandt de 40, der skal spille.`
        : `Parret blev nr. ${place} i semifinalen, men nr. ${next} skal spille og mangler her.`,
    finalAMissing: ({ n, size, next }) =>
      `A-finalen har ${n} par og skal have ${size}; nr. ${next} fra semifinalen mangler.`,
    bothFinals: ({ address }) => `Parret spiller A-finalen (${address}) og kan ikke spille B-finalen.`,
    declinedPlaysB: ({ place }) =>
      `Parret (nr. ${place} i semifinalen) har meldt afbud til A-finalen og kan derfor ikke spille B-finalen.`,
    nobodyOriginal: () =>
      'Ingen af parrets tilmeldte spillere sidder ved bordet; mindst én af dem skal altid spille.',
    changedWithin: () => 'Udskiftning må kun ske mellem to sektioner, medmindre der er force majeure.',
    secondPeriod: ({ section }) =>
      `En tilmeldt spiller er erstattet igen i sektion ${section}; i hver fase må det kun ske i én sammenhængende periode, medmindre der er force majeure.`,
    bothReplaced: () => 'I et forhåndsudtaget par kan kun én af spillerne erstattes.',
    pairNotPaid: () => 'Parret har ikke betalt indskud; tilmeldingen er ikke gyldig før da.',
    programmeNoRow: () => 'planen har ingen række med tal for det.',
    programmeNumber: ({ actual, expected, field }, { quote }) =>
      `${quote(field)} er ${actual}, men skal være ${expected}.`,
    festivalTeams: ({ actual, expected, field }, { quote }) =>
      `${quote(field)} er ${actual} og ikke ${expected}; en anden form vælges kun efter antallet af hold.`,
    festivalBoards: ({ actual, expected }) =>
      `Der spilles ${actual} spil og ikke ${expected}; et andet antal er kun for få deltagende par.`,
    clubTwice: ({ other, address }, { quote }) =>
      `Klubben er også med som ${quote(other)} (${address}); ingen klub har mere end ét hold i finalen.`,
    twoChampions: ({ district, other, address }, { quote }) =>
      `${quote(other)} (${address}) står også som mester i ${quote(district)}.`,
    notChampion: ({ district, place }, { quote }) =>
      `Holdet blev nr. ${place} i ${quote(district)}; kun distriktsmesteren er kvalificeret.`,
    championAbsent: ({ district, place }, { quote }) =>
      `Holdet blev nr. ${place} i ${quote(district)}, hvis distriktsmester ikke er med.`,
    extraNotNeeded: ({ n }) => `Antallet af distriktsmestre er lige (${n}): intet hold skal føjes til.`,
    extraDistrict: ({ actual, expected }, { quote }) =>
      `Det ekstra hold er fra ${quote(actual)}, men skal være fra de forsvarende mestres distrikt, ${quote(expected)}.`,
    extraMissing: ({ n, district }, { quote }) =>
      `Antallet af distriktsmestre er ulige (${n}): den næstbedste klub fra de forsvarende mestres distrikt, ${quote(district)}, skal også være med.`,
    banned: ({ player, address }) =>
      `${player} er ekskluderet eller i karantæne (${address}) og kan ikke deltage.`,
    bannedByName: ({ player, address }) =>
      `${player} hedder det samme som en spiller, der er ekskluderet eller i karantæne (${address}); er det samme person, kan vedkommende ikke deltage.`,
  },
  clauses: {
    '305A1': 'Mindst én af de tilmeldte spillere skal altid spille.',
    '305A2':
      'En spiller erstattes kun i én sammenhængende periode i hver fase, og der skiftes kun mellem to sektioner, medmindre der er force majeure.',
    '342A1': 'Distriktsmestrene er kvalificeret til landsfinalen.',
    '342A2':
      'Ved et ulige antal hold er også den næstbedste klub fra de forsvarende mestres distrikt med; ingen klub har to hold. Læsning 39 og 40.',
    '351A1': '120 par deltager.',
    '351F1': 'Semifinalen spilles i puljer, alle mod alle i runder a 2 spil.',
    '351F1a': 'Åbent par: 4 puljer a 30 par.',
    '351F1b': 'Mixed par: 5 puljer a 24 par.',
    '351F2b':
      'Et distrikts par fordeles gruppevis fra toppen; en gruppes par kommer i hver sin pulje. Læsning 24.',
    '351F2c':
      'Overskydende par fordeles fra overskudspuljen ved lodtrækning; et distrikts overskydende par deler aldrig pulje. Læsning 24.',
    '351F3':
      'Puljens parnumre tildeles ved lodtrækning; de forsvarende mestre sidder fast, medmindre særlige forhold taler for et andet par.',
    '351G1': 'A-finalen spilles af semifinalens 40 bedste; ved afbud rykker nr. 41 og de følgende op.',
    '351G2a': 'Åbent par, A-finale: 39 runder a 3 spil.',
    '351G2b': 'Mixed par, A-finale: 39 runder a 2 spil.',
    '351G3':
      'A-finalens parnumre fordeles ved lodtrækning; de forsvarende mestre sidder fast, medmindre særlige forhold taler for et andet par.',
    '351H2': 'B-finalen er for semifinalens øvrige par; der er ingen reserver.',
    '351H3':
      'Et par, der melder afbud til A-finalen, kan ikke spille B-finalen. Læsning 40: nr. 41 og derunder giver en advarsel.',
    '351H4a': 'Åbent par, B-finale: 39 runder a 3 spil.',
    '351H4b': 'Mixed par, B-finale: 39 runder a 2 spil.',
    '361A3':
      'Spillere, som deres forbund har ekskluderet eller givet karantæne, kan ikke deltage i festivalens åbne turneringer.',
    '363B1':
      'Der spilles forskudt Monrad over 12 kampe a 8 spil; efter antallet af hold kan der vælges en anden form.',
    '365B1': 'Bronzeturneringer er på 28 spil; ved få par kan antallet ændres. Læsning 40.',
    '365B2': 'Sølvturneringer er på 42 spil; ved få par kan antallet ændres. Læsning 40.',
    '365B3': 'Guldturneringer er på 57 spil; ved få par kan antallet ændres. Læsning 40.',
  },
};
