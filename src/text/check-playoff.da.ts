import type { PlayoffCheckMessages } from './check-playoff';
import type { ChapterWords } from './checks';

export const checkPlayoffDa: ChapterWords<PlayoffCheckMessages> = {
  messages: {
    notAmongFour: ({ teams }, { list, quote }) =>
      `Holdet er ikke blandt de 4 bedste efter grundspillet: ${list(teams.map(quote))}.`,
    notSemifinalWinner: ({ teams }, { list, quote }) =>
      `Finalen spilles mellem semifinalernes vindere: ${list(teams.map(quote))}.`,
    playoffDay: ({ final }) =>
      final
        ? 'Finalen spilles om søndagen, dagen efter semifinalerne.'
        : 'Semifinalerne spilles om lørdagen.',
    wrongOpponent: ({ winner, expected, inTime }, { quote }) =>
      inTime
        ? `${quote(winner)} har valgt ${quote(expected)} som modstander.`
        : `${quote(winner)} har ikke meddelt et valg i tide og møder nr. 4, ${quote(expected)}.`,
    wrongPlace: ({ actual, expected }, { number }) =>
      `Holdet står som nr. ${number(actual)}, men sluttede som nr. ${expected} i grundspillet.`,
    carryWrong: ({ actual, expected, opponent }, { number, quote }) =>
      `Overførslen fra kampen mod ${quote(opponent)} er ${actual}, men skal være ${number(expected)}.`,
    carryRounded: ({ actual, expected }, { number }) =>
      `Overførslen ${number(actual)} er afrundet; den er ${number(expected)}.`,
    carryMissing: ({ expected, opponent }, { number, quote }) =>
      `Holdet skal have overført ${number(expected)} imp fra kampen mod ${quote(opponent)}.`,
    carryNone: ({ actual }) => `Der overføres intet til denne kamp, men her står ${actual}.`,
    carryOther: ({ other }, { quote }) => `Overførslen er ${quote(other)}s; kun ét hold får en.`,
    totalWrong: ({ actual, expected }, { number }) =>
      `Summen er ${number(actual)}, men imp og overførsel giver ${number(expected)}.`,
    playoffBoards: ({ actual, expected, halves, half }, { number }) =>
      `Kampen har ${number(actual)} spil; der skal være ${expected} (${halves} x ${half}).`,
    homeWrong: ({ expected }, { quote }) =>
      `${quote(expected)} vandt den indbyrdes kamp i grundspillet og er hjemmehold i 1. sektion.`,
    winnerWrong: ({ expected }, { quote }) => `Vinderen er ${quote(expected)}.`,
    extraRounds: () => 'Kampen står lige: der spilles runder a 4 spil, til den er afgjort.',
    promotionTeams: ({ teams }, { list, quote }) =>
      teams.length === 0
        ? 'Holdet skal ikke spille oprykningskamp.'
        : `Oprykningskampen spilles mellem ${list(teams.map(quote))}.`,
    promotionNotNeeded: () => 'Der skal ingen oprykningskamp spilles.',
    choiceNotWinner: ({ expected }, { quote }) =>
      `Grundspillet blev vundet af ${quote(expected)}, som har valget.`,
    choiceNotQualified: ({ others }, { list, quote }) => `Der kan vælges mellem ${list(others.map(quote))}.`,
    choiceLate: ({ days, expected }, { quote }) =>
      `Valget er meddelt ${days} dage efter grundspillets resultat, og fristen er 8: modstanderen er nr. 4, ${quote(expected)}.`,
    choiceOpen: ({ expected }, { quote }) =>
      `Fristen på 8 dage er udløbet uden et valg: modstanderen er nr. 4, ${quote(expected)}.`,
    areaSum: ({ area, actual, expected }, { number, quote }) =>
      `${quote(area)} har ${number(actual)} medlemmer her, men distrikterne giver ${number(expected)}.`,
    placesWrong: ({ actual, expected }, { number }) =>
      `Området har ${number(actual)} pladser, men skal have ${expected}: medlemstallene afviger ikke med mere end en sjettedel.`,
    placesSum: ({ actual, expected }, { number }) =>
      `Områderne har ${number(actual)} pladser i alt; der er ${expected}.`,
    placesChange: ({ west, east, proposals }, { number, list }) =>
      `Medlemstallene (vest ${number(west)}, øst ${number(east)}) afviger med mere end en sjettedel: fordelingen 3 og 3 ændres. Forslag vest-øst: ${list(
        proposals.map((one) => `${one.west}-${one.east}`),
      )}.`,
    eastTeams: ({ n, expected }) =>
      `Oprykningsturneringen har ${n} hold; der skal være ${expected}, medmindre kreds og distrikter har aftalt andet.`,
    eastFrom: ({ from, n, expected }) =>
      `${from} har ${n} hold og skal have ${expected}, medmindre kreds og distrikter har aftalt andet.`,
  },
  clauses: {
    '323A1': 'I slutspillet deltager de 4 bedste efter 1. divisions grundspil.',
    '323A2': 'Semifinalernes vindere spiller finalen: semifinaler om lørdagen, finale om søndagen.',
    '323A3': 'En slutspilskamp er på 64 spil: 4 halvlege a 16.',
    '323B1': 'Grundspillets vinder vælger frit sin semifinalemodstander.',
    '323B2': 'Valget meddeles senest 8 dage efter grundspillets resultat. Læsning 40.',
    '323B3': 'Uden et valg i tide mødes grundspillets nr. 1 og 4.',
    '323C': 'Resultatet af den indbyrdes kamp i grundspillet overføres. Læsning 11.',
    '323C1': 'Halvdelen af imp-differencen, når den indbyrdes kamps vinder sluttede højest. Læsning 11.',
    '323C2': 'En tredjedel af imp-differencen, når den indbyrdes kamps vinder sluttede lavest. Læsning 11.',
    '323C3': 'De overførte imp afrundes ikke.',
    '323D2': 'Vinderen af den indbyrdes kamp er hjemmehold i 1. sektion; endte den uafgjort, trækkes lod.',
    '323E': 'Holdet med flest imp, overførsel medregnet, vinder.',
    '323E1': 'Ved imp-lighed vinder det hold, der har flest imp uden overførsel.',
    '323E2': 'Er der lighed også dér, spilles runder a 4 spil.',
    '323F': 'Oprykningskamp til 2. division: ingen overførsel. Læsning 31.',
    '323F1': 'Oprykningskampen spilles mellem de to nr. 2 i 3. division.',
    '323F2': 'Oprykningskampen er på 64 spil: 4 halvlege a 16.',
    '323F5': 'En oprykningskamp, der ender lige, afgøres ved runder a 4 spil. Læsning 31.',
    '324': 'Der er 6 pladser i 3. division: 3 vest og 3 øst for Storebælt.',
    '324C2a':
      'Oprykningsturneringen øst for Storebælt: 1 hold fra Bornholm, 2 fra København og 3 fra Kreds II.',
    '324D':
      'Fordelingen ændres, når områdernes medlemstal afviger med mere end en sjettedel af alle medlemmer. Læsning 12.',
    '328A1': 'En omkamp er på 60 spil: 3 halvlege a 20.',
  },
};
