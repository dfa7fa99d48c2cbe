/** The functions of the chapters beyond seats, season and travel, in the book's order. */
import { championshipFunctions } from './championships';
import { cupChapterFunctions } from './cup-chapter';
import { entryFunctions } from './entry';
import { substituteFunctions } from './substitutes';
import { timeFunctions } from './times';

export const chapterFunctions = [
  ...entryFunctions,
  ...substituteFunctions,
  ...timeFunctions,
  ...cupChapterFunctions,
  ...championshipFunctions,
];
