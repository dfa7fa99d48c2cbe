import type { PlayTimeMessages } from '../rules/play-time';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const playTimeEn: Phrases<PlayTimeMessages> = {
  team: ({ boards, minutes }, format) =>
    `Teams: ${boards} boards at 8 an hour take ${format.number(minutes)} minutes.`,
  pairs: ({ boards, rounds, minutes }, format) =>
    `Pairs: ${boards} boards of 7 minutes and ${rounds} x 1 minute for moving take ${format.number(minutes)} minutes.`,
  screens: ({ boards, minutes }, format) =>
    `Screens: about 1 minute more for each of ${boards} boards, ${format.number(minutes)} minutes in all.`,
  moreRoundsThanBoards: ({ boards, rounds }) => `${boards} boards cannot be played in ${rounds} rounds.`,
};

export const playTimeTextEn: FunctionText<'boards' | 'form' | 'rounds' | 'screens'> = {
  description: 'Normal playing time in minutes, § 307F',
  example: '=DBF.PLAYTIME(18,"hold",1,TRUE)',
  parameters: {
    boards: { name: 'boards', description: 'Number of boards in all' },
    form: { name: 'form', description: '“hold” (teams) or “par” (pairs)' },
    rounds: { name: 'rounds', description: 'Number of rounds of a pairs event; blank: 1' },
    screens: { name: 'screens', description: 'TRUE when screens are used' },
  },
};
