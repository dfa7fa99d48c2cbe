import type { FestivalCheckMessages } from './check-festival';
import type { ChapterWords } from './checks';

export const checkFestivalEn: ChapterWords<FestivalCheckMessages> = {
  messages: {
    noPlace: ({ team }) =>
      `${team} is neither among the best 5 of the qualification nor the best 2 of the consolation phase, and the eighth place has gone to another team.`,
    lastPlace: ({ team, place }) =>
      `${team} was no. ${place} of the consolation phase. The eighth place is that of no. 3, unless ${team} won the festival’s open teams.`,
    choosersMeet: ({ team, other }) =>
      `${team} and ${other} are both among nos. 1-4 of the qualification; they choose opponents among the other four teams.`,
    chosenAlready: ({ team, address }) =>
      `${team} is in another quarter-final already (${address}): nos. 1-4 choose in turn among those who are left.`,
    chosenTwice: ({ n }) => `${n} quarter-finals are marked as chosen; no. 1 chooses one.`,
    choseSelf: () => 'No. 1 chooses among the other quarter-finals, not its own.',
    semiNotChosen: ({ home, away }) =>
      `No. 1 chose the winner of this quarter-final, but the semi-final is between ${home} and ${away}.`,
    notWinner: ({ actual, expected }) => `${actual} is given as the winner, but ${expected} has more IMPs.`,
    isOut: ({ team, other }) => `${team} lost to ${other} in the round before.`,
    noThirdPlace: () => 'There is no match for third place.',
    knockoutBoards: ({ actual, expected, clause }, { clause: sign }) =>
      `The match is over ${actual} boards; by ${sign(clause)} it is over ${expected}.`,
    miniQuarter: ({ home, away }) =>
      `Start numbers ${home} and ${away} do not meet in the quarter-final: it is 1-2, 3-4, 5-6 and 7-8.`,
    miniSemi: ({ home, away }) =>
      `Start numbers ${home} and ${away} do not meet in the semi-final: there the teams of 1-4 meet each other, and those of 5-8.`,
    miniFinal: ({ team, won, side }) =>
      `${team} ${won ? 'won' : 'lost'} its semi-final in ${side} and belongs in ${won ? `the ${side} final` : `the match for third place in ${side}`}.`,
    miniWinner: ({ actual, expected, level }) =>
      `${actual} is given as the winner, but ${expected} has more ${level ? 'total points, and the match was level in IMPs' : 'IMPs; total points count only when IMPs are level'}.`,
    miniDrawn: ({ team }) =>
      `${team} is given as the winner, but the match was level in IMPs and in total points: in round 3 it is a draw.`,
    miniRow: ({ team, won, side }) =>
      `${team} ${won ? 'won' : 'lost'} the quarter-final and belongs in the ${won ? 'A' : 'B'} semi-final, not in ${side}.`,
  },
  clauses: {
    '362B1':
      'The best 5 of the qualification, the best 2 of the consolation phase and one more team come to the knock-out.',
    '362B1c':
      'The eighth place is offered to the winner of the festival’s open teams, otherwise it goes to no. 3 of the consolation phase. The loser of a match is out.',
    '362B3a': 'Nos. 1-4 of the qualification choose in turn their opponents among the other four teams.',
    '362B3b': 'No. 1 then chooses from which other quarter-final its semi-final opponent comes; that stands.',
    '362B4a': 'Quarter- and semi-finals are over 24 boards in 2 halves of 12.',
    '362B4b': 'The final is over 40 boards in 2 halves of 20.',
    '362B4c': 'There is no match for third place.',
    '364B2a':
      'The quarter-finals are start numbers 1-2, 3-4, 5-6 and 7-8. Winners go to the A semi-final, losers to the B semi-final.',
    '364B2b':
      'In one semi-final the teams of 1-2 and 3-4 meet, in the other those of 5-6 and 7-8: winners in A, losers in B.',
    '364B2c': 'In A and in B the winners of the semi-finals play the final, the losers for third place.',
    '364B3': 'Each match is over 8 boards without halves.',
    '364C': 'A match that is level in IMPs is decided by total points.',
    '364C2':
      'A match of round 3 that is level in total points too is a draw; in rounds 1 and 2 a lot decides.',
  },
};
