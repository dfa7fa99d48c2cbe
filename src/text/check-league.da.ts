import type { LeagueCheckMessages } from './check-league';
import { checkLineUpDa } from './check-line-up.da';
import { checkPlayoffDa } from './check-playoff.da';
import type { ChapterWords } from './checks';

const OF = { kp: 'KP', imp: 'imp' } as const;

export const checkLeagueDa: ChapterWords<LeagueCheckMessages> = {
  messages: {
    ...checkPlayoffDa.messages,
    ...checkLineUpDa.messages,
    divisionSize: ({ n, size }) =>
      n < size
        ? `Divisionen har ${n} hold og skal have ${size}; færre kun, hvis en plads blev ledig for sent til, at nogen kunne rykke op.`
        : `Divisionen har ${n} hold og skal have ${size}.`,
    teamTwice: ({ address }) => `Holdet står allerede i tabellen, i ${address}.`,
    standingTwice: ({ place, other, address }, { quote }) =>
      `${quote(other)} er også nr. ${place}, i ${address}, og har ikke lige så mange KP.`,
    placeBeyond: ({ place, size }) => `Nr. ${place} findes ikke: placeringerne går fra 1 til ${size}.`,
    placeOrder: ({ place, kp, other, otherPlace, otherKp }, { quote, number }) =>
      `Holdet er nr. ${place} med ${number(kp)} KP, men ${quote(other)} er nr. ${otherPlace} med ${number(otherKp)}.`,
    tieMatters: ({ place, teams, decided }, { list, quote, clause }) =>
      `${list(teams.map(quote))} deler placeringen som nr. ${place}. ${
        decided
          ? `Står de lige også efter ${clause('221')}, skal de spille en omkamp på 60 spil.`
          : `Turneringsarrangøren må afgøre, om der skal spilles en omkamp: har placeringen betydning, også efter ${clause('221')}, gælder ${clause('328')}.`
      }`,
    levelMatters: ({ other, place, next }, { quote, clause }) =>
      `Holdet og ${quote(other)} står lige, og mellem nr. ${place} og ${next} står noget på spil: er de lige også efter ${clause('221')}, spilles en omkamp.`,
    playedWrong: ({ n, expected }, { number }) =>
      `Holdet har spillet ${number(n)} ${n === 1 ? 'kamp' : 'kampe'}; alle mod alle er ${expected}.`,
    sumWrong: ({ of, actual, expected }, { number }) =>
      `Holdet har ${number(actual)} ${OF[of]} i stillingen, men ${number(expected)} i sine kampe.`,
    twoRows: ({ team, address, level }, { quote }) =>
      `${quote(team)} spiller også i ${level ? 'den anden 3. division' : 'en højere række'}, i ${address}.`,
    meetsItself: () => 'Holdet møder sig selv.',
    meetsTwice: ({ opponent, address }, { quote }) =>
      `Holdet har allerede mødt ${quote(opponent)}, i ${address}; alle mødes én gang.`,
    otherTeams: ({ known, n }) =>
      `Kun ${known} af de ${n} hold her står i divisionens stilling. Er det samme division og sæson?`,
    listTwice: ({ address }) =>
      `Divisionens kampe står to gange: her og i ${address}. Hold gamle udgaver og kopier ude af kontrollen (»Ret«).`,
    notInTable: ({ team }, { quote }) => `${quote(team)} står ikke i divisionens stilling.`,
    twiceInRound: ({ team, round, address }, { quote }) =>
      `${quote(team)} spiller også en anden kamp i runde ${round}, i ${address}.`,
    weekendBeyond: ({ n, expected }) =>
      `Kampene er fordelt på ${n} weekender; der ${expected === 1 ? 'er 1' : `er ${expected}`}.`,
    matchesMissing: ({ matches, n }, { list }) =>
      n > matches.length
        ? `Der mangler ${n} kampe, bl.a. ${list(matches)}.`
        : `Der mangler ${n === 1 ? 'kampen' : 'kampene'} ${list(matches)}.`,
    boards: ({ actual, expected, halves, half }, { number }) =>
      `Der er ${number(actual)} spil; der skal være ${expected}${halves !== null && half !== null ? ` (${halves} x ${half})` : ''}.`,
    halves: ({ actual, expected }, { number }) =>
      `Kampen har ${number(actual)} ${actual === 1 ? 'halvleg' : 'halvlege'}; der skal være ${expected}.`,
    pointsSum: ({ home, away, sum }, { number }) =>
      `${number(home)} og ${number(away)} KP hører ikke sammen: i de andre kampe er summen ${number(sum)}.`,
    matchSums: ({ addresses }, { list }) =>
      `Kampens imp passer ikke med de to holds imp i stillingen (${list(addresses)}).`,
    matchCross: ({ address }) => `Kampens resultat er et andet end krydstabellens, i ${address}.`,
    seedsEarly: ({ home, away, rounds }, { quote }) =>
      `${quote(home)} og ${quote(away)} var blandt nr. 1-4 sidste sæson og skal så vidt muligt først mødes i ${
        rounds === 1 ? 'den sidste runde' : `de sidste ${rounds} runder`
      }.`,
    crossDiagonal: () => 'Her ville holdet møde sig selv; feltet skal være tomt.',
    crossMissing: ({ opponent }, { quote }) => `Resultatet mod ${quote(opponent)} mangler.`,
    crossMatch: ({ opponent, actual, expected }, { quote, number }) =>
      `Resultatet mod ${quote(opponent)} er ${actual}; efter kampen skal det være ${number(expected)}.`,
    crossMirror: ({ opponent, actual, other, address }, { quote }) =>
      `Resultatet mod ${quote(opponent)} er ${actual}, men modstanderens er ${other}, i ${address}.`,
    crossTotal: ({ actual, expected }, { number }) =>
      `Summen er ${number(actual)}, men holdets resultater giver ${number(expected)}.`,
    lastTableMissing: () => 'sidste sæsons stilling mangler.',
  },
  clauses: {
    ...checkPlayoffDa.clauses,
    ...checkLineUpDa.clauses,
    '321C4': 'Et hold, der kunne spille i flere rækker, spiller kun i den højeste.',
    '322A1':
      '1. division, 2. division og 3. division Øst og Vest har hver 12 hold; hver placering har ét hold.',
    '322A2': 'I hver division spiller alle mod alle én gang, over 4 weekender.',
    '322A3':
      'Sidste sæsons nr. 1-4 i 1. division mødes så sent som muligt, under hensyn til holdenes geografi. Læsning 33: en advarsel.',
    '322A4': 'En kamp er på 36 spil: 2 halvlege a 18.',
    '324C2b': 'I oprykningsturneringen øst for Storebælt spiller alle mod alle i én weekend.',
    '324C2c': 'I oprykningsturneringen øst for Storebælt er en kamp på 24 spil.',
    '325A1': 'Damernes divisioner har hver 10 hold; hver placering har ét hold.',
    '325A2': 'I hver af damernes divisioner spiller alle mod alle én gang, over 3 weekender.',
    '325A3':
      'Sidste sæsons nr. 1-4 i damernes 1. division mødes så sent som muligt, under hensyn til holdenes geografi. Læsning 33: en advarsel.',
    '325A4': 'En damekamp er på 40 spil: 2 halvlege a 20.',
    '328A':
      'Placeringerne går efter KP. Står to hold lige også efter § 221, og har det betydning for medaljer, kvalifikation eller op- og nedrykning, spilles en omkamp. Læsning 31.',
    '342C1': 'I DM for klubber spiller alle mod alle én gang.',
    '342C2': 'I DM for klubber er en kamp på 12 spil i én runde.',
  },
};
