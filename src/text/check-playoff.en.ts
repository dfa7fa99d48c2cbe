import type { PlayoffCheckMessages } from './check-playoff';
import type { ChapterWords } from './checks';

export const checkPlayoffEn: ChapterWords<PlayoffCheckMessages> = {
  messages: {
    notAmongFour: ({ teams }, { list, quote }) =>
      `The team is not among the 4 best of the basic tournament: ${list(teams.map(quote))}.`,
    notSemifinalWinner: ({ teams }, { list, quote }) =>
      `The final is between the winners of the semi-finals: ${list(teams.map(quote))}.`,
    playoffDay: ({ final }) =>
      final
        ? 'The final is on the Sunday, the day after the semi-finals.'
        : 'The semi-finals are on the Saturday.',
    wrongOpponent: ({ winner, expected, inTime }, { quote }) =>
      inTime
        ? `${quote(winner)} has chosen ${quote(expected)} as opponent.`
        : `${quote(winner)} has not reported a choice in time and meets no. 4, ${quote(expected)}.`,
    wrongPlace: ({ actual, expected }, { number }) =>
      `The team is given as no. ${number(actual)} but finished as no. ${expected} in the basic tournament.`,
    carryWrong: ({ actual, expected, opponent }, { number, quote }) =>
      `The carry-over from the match against ${quote(opponent)} is ${actual} but should be ${number(expected)}.`,
    carryRounded: ({ actual, expected }, { number }) =>
      `The carry-over ${number(actual)} has been rounded; it is ${number(expected)}.`,
    carryMissing: ({ expected, opponent }, { number, quote }) =>
      `The team should carry over ${number(expected)} IMPs from the match against ${quote(opponent)}.`,
    carryNone: ({ actual }) => `Nothing is carried over to this match, but here it says ${actual}.`,
    carryOther: ({ other }, { quote }) =>
      `The carry-over is that of ${quote(other)}; only one team gets one.`,
    totalWrong: ({ actual, expected }, { number }) =>
      `The total is ${number(actual)}, but IMPs and carry-over make ${number(expected)}.`,
    playoffBoards: ({ actual, expected, halves, half }, { number }) =>
      `The match has ${number(actual)} boards; there should be ${expected} (${halves} x ${half}).`,
    homeWrong: ({ expected }, { quote }) =>
      `${quote(expected)} won the mutual match of the basic tournament and is at home in section 1.`,
    winnerWrong: ({ expected }, { quote }) => `The winner is ${quote(expected)}.`,
    extraRounds: () => 'The match is level: rounds of 4 boards are played until it is decided.',
    promotionTeams: ({ teams }, { list, quote }) =>
      teams.length === 0
        ? 'The team plays no promotion match.'
        : `The promotion match is between ${list(teams.map(quote))}.`,
    promotionNotNeeded: () => 'No promotion match is to be played.',
    choiceNotWinner: ({ expected }, { quote }) =>
      `The basic tournament was won by ${quote(expected)}, who has the choice.`,
    choiceNotQualified: ({ others }, { list, quote }) => `The choice is among ${list(others.map(quote))}.`,
    choiceLate: ({ days, expected }, { quote }) =>
      `The choice was reported ${days} days after the basic tournament’s result, and 8 are allowed: the opponent is no. 4, ${quote(expected)}.`,
    choiceOpen: ({ expected }, { quote }) =>
      `The 8 days have passed without a choice: the opponent is no. 4, ${quote(expected)}.`,
    areaSum: ({ area, actual, expected }, { number, quote }) =>
      `${quote(area)} has ${number(actual)} members here, but its districts make ${number(expected)}.`,
    placesWrong: ({ actual, expected }, { number }) =>
      `The area has ${number(actual)} places but should have ${expected}: the members do not deviate by more than a sixth.`,
    placesSum: ({ actual, expected }, { number }) =>
      `The areas have ${number(actual)} places in all; there are ${expected}.`,
    placesChange: ({ west, east, proposals }, { number, list }) =>
      `The members (west ${number(west)}, east ${number(east)}) deviate by more than a sixth: the places are no longer 3 and 3. Proposed west-east: ${list(
        proposals.map((one) => `${one.west}-${one.east}`),
      )}.`,
    eastTeams: ({ n, expected }) =>
      `The promotion event has ${n} teams; there should be ${expected}, unless kreds and districts have agreed otherwise.`,
    eastFrom: ({ from, n, expected }) =>
      `${from} has ${n} teams and should have ${expected}, unless kreds and districts have agreed otherwise.`,
  },
  clauses: {
    '323A1': 'The play-off is for the 4 best of the 1st division’s basic tournament.',
    '323A2': 'The winners of the semi-finals play the final: semi-finals on Saturday, final on Sunday.',
    '323A3': 'A play-off match has 64 boards: 4 halves of 16.',
    '323B1': 'The winner of the basic tournament freely chooses its opponent in the semi-final.',
    '323B2': 'The choice is reported within 8 days of the basic tournament’s result. Reading 40 (Læsning).',
    '323B3': 'Without a choice in time nos. 1 and 4 of the basic tournament meet.',
    '323C': 'The result of the mutual match of the basic tournament is carried over. Reading 11 (Læsning).',
    '323C1':
      'Half of the IMP difference, where the winner of the mutual match finished higher. Reading 11 (Læsning).',
    '323C2':
      'A third of the IMP difference, where the winner of the mutual match finished lower. Reading 11 (Læsning).',
    '323C3': 'IMPs carried over are not rounded.',
    '323D2': 'The winner of the mutual match is at home in section 1; if it was drawn, a lot decides.',
    '323E': 'The team with more IMPs, carry-over included, wins.',
    '323E1': 'If level, the team with more IMPs without carry-over wins.',
    '323E2': 'If that is level too, rounds of 4 boards are played.',
    '323F': 'Promotion match to the 2nd division: no carry-over. Reading 31 (Læsning).',
    '323F1': 'The promotion match is between the no. 2s of the two 3rd divisions.',
    '323F2': 'A promotion match has 64 boards: 4 halves of 16.',
    '323F5': 'A level promotion match is settled by rounds of 4 boards. Reading 31 (Læsning).',
    '324': 'There are 6 places in the 3rd division: 3 west and 3 east of Storebælt.',
    '324C2a':
      'The promotion event east of Storebælt: 1 team from Bornholm, 2 from København and 3 from Kreds II.',
    '324D':
      'The places change where the members of the areas differ by more than a sixth of all members. Reading 12 (Læsning).',
    '328A1': 'A deciding match has 60 boards: 3 halves of 20.',
  },
};
