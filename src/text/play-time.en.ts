import type { PlayTimeMessages } from '../rules/play-time';
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
