import { checkFinalsDa } from './check-finals.da';
import type { PairsCheckMessages } from './check-pairs';
import type { ChapterWords } from './checks';

export const checkPairsDa: ChapterWords<PairsCheckMessages> = {
  messages: {
    ...checkFinalsDa.messages,
    preselectedNone: () => 'I denne turnering kan par ikke forhåndsudtages.',
    preselectedBasis: () => 'Skriv, om parret er udtaget som mester eller af udtagelseskomiteen (UK).',
    preselectedByCommittee: () => 'I denne turnering er kun de forsvarende mestre forhåndsudtaget.',
    preselectedOtherwise: ({ other, address }, { quote }) =>
      `Parret står også som forhåndsudtaget i ${address}, men der med ${quote(other)}.`,
    preselectedTooMany: ({ n, most, champions }) =>
      champions
        ? `${n} par står som forsvarende mestre, men der er kun ${most}.`
        : `${n} par er udtaget af udtagelseskomiteen; der kan højst være ${most}.`,
    otherChampions: ({ champions }, { quote }) =>
      `Sidste sæsons mestre er efter resultatlisten ${quote(champions)}.`,
    consentLateStart: ({ district }, { quote }) =>
      `Tilsagnet kom for sent: fristen udløb, da kvalifikationen i ${quote(district)} begyndte.`,
    consentLateFinal: ({ district, weeks }, { quote }) =>
      `Tilsagnet kom for sent: fristen er ${weeks} uger før distriktsfinalen i ${quote(district)}.`,
    districtToldLate: ({ district, weeks }, { quote }) =>
      `Udtagelseskomiteen skal orientere distriktet inden fristen, ${weeks} uger før distriktsfinalen i ${quote(district)}; reglerne siger ikke, hvad det betyder for parret.`,
    preselectedPlays: ({ player, pair, address }, { quote }) =>
      `${player} bruger en forhåndsudtagelse fra udtagelseskomiteen med ${quote(pair)} (${address}) og må ikke deltage i nogen kvalifikation til turneringen.`,
    preselectedQualifies: ({ player, pair, address }, { quote }) =>
      `${player} bruger en forhåndsudtagelse med ${quote(pair)} (${address}) og spiller derfor ikke om kvalifikation.`,
    severalRights: ({ player, district, address }, { quote }) =>
      `${player} spiller også om kvalifikation i ${quote(district)} (${address}); det kan kun ske i ét distrikt.`,
    severalDistricts: ({ player, district, address }, { quote }) =>
      `${player} deltager også i ${quote(district)} (${address}) og kan kun beholde kvalifikationsretten i ét distrikt; skriv, hvor den er fraskrevet.`,
    noNotice: ({ player, district }, { quote }) =>
      `Det er ikke noteret, hvornår ${player} fraskrev sig retten her; uden meddelelse i tide mister spilleren den også i ${quote(district)}.`,
    noticeLate: ({ player, district }, { quote }) =>
      `Fraskrivelsen kom først, da en af spillerens kvalifikationer var begyndt; ${player} mister derfor retten også i ${quote(district)}.`,
    waivedYetQualifies: () =>
      'Parret har en spiller, der har fraskrevet sig retten, og kan derfor ikke have den.',
    entryDistrict: ({ actual, expected }, { quote, list }) =>
      `Parret står i ${quote(actual)}, men spillernes medlemskaber giver ret til at spille i ${list(expected)}.`,
    districtLastYear: ({ actual, expected }, { quote }) =>
      `Mestrene hører til samme distrikt som sidste sæson, ${quote(expected)}, og ikke til ${quote(actual)}.`,
    districtOfPair: ({ actual, expected }, { quote }) =>
      `Det udtagne par hører til ${quote(expected)} efter spillernes medlemskaber, ikke til ${quote(actual)}.`,
    preselectedSubstitute: () => 'Et forhåndsudtaget par kan kun bruge substitut ved force majeure.',
    sameTwice: ({ player }) => `${player} står som begge parrets spillere.`,
    pairTwice: ({ address }) => `Parret står også i ${address}.`,
    inTwoPairs: ({ player, other, address }, { quote }) =>
      `${player} står også i parret ${quote(other)} (${address}).`,
    tooOld: ({ player, year, age }) =>
      age === 'junior'
        ? `${player} er fyldt 25 år den 1. januar ${year}.`
        : `${player} er fyldt 20 år inden den 1. januar ${year}.`,
    tooYoung: ({ player, year }) => `${player} er ikke fyldt 60 år inden den 1. januar ${year}.`,
    bornTooLate: ({ player, year }) => `${player} er født efter den 1. januar ${year}.`,
  },
  clauses: {
    ...checkFinalsDa.clauses,
    '301B1':
      'Et par kan være forhåndsudtaget som mestre eller af udtagelseskomiteen, når propositionerne giver mulighed for det. Uden tilsagn har det ingen følger.',
    '301C1':
      'Et par tilmelder sig i det distrikt, hvor flest af spillerne er medlem af en klub; er der flere, frit valg. Læsning 3.',
    '301C2':
      'Den, der bruger en forhåndsudtagelse fra udtagelseskomiteen, må ikke deltage i kvalifikation til turneringen. Læsning 36: et par, der trækkes ud undervejs, har ikke overtrådt reglen.',
    '301D1':
      'En spiller i flere distrikters kvalifikation kan kun spille om kvalifikation i ét af dem. Læsning 29.',
    '301D1a':
      'Retten fraskrives ved meddelelse, før den første af spillerens kvalifikationer begynder; ellers er den tabt overalt. Læsning 29 og 40.',
    '301D2':
      'Den, der bruger en forhåndsudtagelse, spiller ikke om kvalifikation i noget distrikt; parret tager en plads fra sit eget.',
    '301E1': 'Mestre, der bruger deres forhåndsudtagelse, hører til samme distrikt som sidste sæson.',
    '301E3':
      'Et par, der hverken er mester eller har spillet distriktsfinale med kvalifikationsret, hører til det største distrikt, hvor begge er medlem, ellers det største, hvor en af dem er. Læsning 3.',
    '305A3': 'Et forhåndsudtaget par bruger kun substitut ved force majeure, og kun for én spiller.',
    '351B1':
      'De forsvarende mestre er forhåndsudtaget; deres frist udløber, når kvalifikationen i distriktet begynder. Læsning 36 og 40.',
    '351B2':
      'Udtagelseskomiteen kan udtage op til 4 par; deres frist er 4 uger før distriktsfinalen, og inden da orienterer komiteen distriktet. Læsning 36 og 40.',
    '352A2':
      'Kun de forsvarende mestre er forhåndsudtaget; fristen udløber, når kvalifikationen i distriktet begynder. Læsning 36 og 40.',
    '352A5': 'Veteraner skal være fyldt 60 år inden den 1. januar i sæsonen. Læsning 20 og 26.',
    '353A1': 'Juniorer må ikke være fyldt 25 år den 1. januar i sæsonen. Læsning 20 og 26.',
    '354A1': 'Skolespillere må ikke være fyldt 20 år inden den 1. januar i sæsonen. Læsning 20 og 26.',
  },
};
