import type { LeagueCheckMessages } from './check-league';
import { checkLineUpEn } from './check-line-up.en';
import { checkPlayoffEn } from './check-playoff.en';
import type { ChapterWords } from './checks';

const OF = { kp: 'VP', imp: 'IMPs' } as const;

export const checkLeagueEn: ChapterWords<LeagueCheckMessages> = {
  messages: {
    ...checkPlayoffEn.messages,
    ...checkLineUpEn.messages,
    divisionSize: ({ n, size }) =>
      n < size
        ? `The division has ${n} teams and should have ${size}; fewer only after a vacancy that came too late for anybody to move up.`
        : `The division has ${n} teams and should have ${size}.`,
    teamTwice: ({ address }) => `The team is already in the table, in ${address}.`,
    standingTwice: ({ place, other, address }, { quote }) =>
      `${quote(other)} is no. ${place} too, in ${address}, with a different number of VP.`,
    placeBeyond: ({ place, size }) => `There is no no. ${place}: places run from 1 to ${size}.`,
    placeOrder: ({ place, kp, other, otherPlace, otherKp }, { quote, number }) =>
      `The team is no. ${place} with ${number(kp)} VP, but ${quote(other)} is no. ${otherPlace} with ${number(otherKp)}.`,
    tieMatters: ({ place, teams, decided }, { list, quote, clause }) =>
      `${list(teams.map(quote))} share place ${place}. ${
        decided
          ? `If they are equal after ${clause('221')} as well, they play a deciding match of 60 boards.`
          : `The organiser has to settle whether a deciding match is played: if the place matters, after ${clause('221')} as well, ${clause('328')} holds.`
      }`,
    levelMatters: ({ other, place, next }, { quote, clause }) =>
      `The team and ${quote(other)} are level, and it matters who is no. ${place} and who is no. ${next}: if they are equal after ${clause('221')} as well, a deciding match is played.`,
    playedWrong: ({ n, expected }, { number }) =>
      `The team has played ${number(n)} ${n === 1 ? 'match' : 'matches'}; all-play-all makes ${expected}.`,
    sumWrong: ({ of, actual, expected }, { number }) =>
      `The team has ${number(actual)} ${OF[of]} in the table but ${number(expected)} in its matches.`,
    twoRows: ({ team, address, level }, { quote }) =>
      `${quote(team)} also plays in ${level ? 'the other 3rd division' : 'a higher division'}, in ${address}.`,
    meetsItself: () => 'The team meets itself.',
    meetsTwice: ({ opponent, address }, { quote }) =>
      `The team has already met ${quote(opponent)}, in ${address}; everybody meets once.`,
    otherTeams: ({ known, n }) =>
      `Only ${known} of the ${n} teams here are in the division’s table. Is it the same division and season?`,
    listTwice: ({ address }) =>
      `The matches of the division are given twice: here and in ${address}. Leave old versions and copies out of the check (“Correct”).`,
    notInTable: ({ team }, { quote }) => `${quote(team)} is not in the division’s table.`,
    twiceInRound: ({ team, round, address }, { quote }) =>
      `${quote(team)} plays another match in round ${round} too, in ${address}.`,
    weekendBeyond: ({ n, expected }) =>
      `The matches take ${n} weekends; there ${expected === 1 ? 'is 1' : `are ${expected}`}.`,
    matchesMissing: ({ matches, n }, { list }) =>
      n > matches.length
        ? `${n} matches are missing, among them ${list(matches)}.`
        : `Missing ${n === 1 ? 'match' : 'matches'}: ${list(matches)}.`,
    boards: ({ actual, expected, halves, half }, { number }) =>
      `There are ${number(actual)} boards; there should be ${expected}${halves !== null && half !== null ? ` (${halves} x ${half})` : ''}.`,
    halves: ({ actual, expected }, { number }) =>
      `The match has ${number(actual)} ${actual === 1 ? 'half' : 'halves'}; there should be ${expected}.`,
    pointsSum: ({ home, away, sum }, { number }) =>
      `${number(home)} and ${number(away)} VP do not belong together: in the other matches they add up to ${number(sum)}.`,
    matchSums: ({ addresses }, { list }) =>
      `The match’s IMPs do not agree with those of the two teams in the table (${list(addresses)}).`,
    matchCross: ({ address }) => `The result differs from the cross table, in ${address}.`,
    seedsEarly: ({ home, away, rounds }, { quote }) =>
      `${quote(home)} and ${quote(away)} were among nos. 1-4 last season and should, as far as possible, not meet before ${
        rounds === 1 ? 'the last round' : `the last ${rounds} rounds`
      }.`,
    crossDiagonal: () => 'Here the team would meet itself; the cell should be blank.',
    crossMissing: ({ opponent }, { quote }) => `The result against ${quote(opponent)} is missing.`,
    crossMatch: ({ opponent, actual, expected }, { quote, number }) =>
      `The result against ${quote(opponent)} is ${actual}; by the match it should be ${number(expected)}.`,
    crossMirror: ({ opponent, actual, other, address }, { quote }) =>
      `The result against ${quote(opponent)} is ${actual}, but the opponent’s is ${other}, in ${address}.`,
    crossTotal: ({ actual, expected }, { number }) =>
      `The sum is ${number(actual)}, but the team’s results add up to ${number(expected)}.`,
    lastTableMissing: () => 'last season’s table is missing.',
  },
  clauses: {
    ...checkPlayoffEn.clauses,
    ...checkLineUpEn.clauses,
    '321C4': 'A team that could play in several divisions plays in the highest only.',
    '322A1':
      'The 1st, the 2nd and the 3rd division East and West have 12 teams each; each place has one team.',
    '322A2': 'In each division everybody meets everybody once, over 4 weekends.',
    '322A3':
      'Last season’s nos. 1-4 of the 1st division meet as late as possible, with regard to where the teams live. Reading 33 (Læsning): a warning.',
    '322A4': 'A match has 36 boards: 2 halves of 18.',
    '324C2b': 'In the promotion event east of Storebælt everybody meets everybody in one weekend.',
    '324C2c': 'In the promotion event east of Storebælt a match has 24 boards.',
    '325A1': 'Each women’s division has 10 teams; each place has one team.',
    '325A2': 'In each women’s division everybody meets everybody once, over 3 weekends.',
    '325A3':
      'Last season’s nos. 1-4 of the women’s 1st division meet as late as possible, with regard to where the teams live. Reading 33 (Læsning): a warning.',
    '325A4': 'A women’s match has 40 boards: 2 halves of 20.',
    '328A':
      'Places go by VP. Two teams that are level after § 221 as well play a deciding match if it matters for medals, qualification, promotion or relegation. Reading 31 (Læsning).',
    '342C1': 'In the final of the clubs everybody meets everybody once.',
    '342C2': 'In the final of the clubs a match has 12 boards in one round.',
  },
};
