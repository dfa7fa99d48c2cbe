/** Every custom function of a rule. A new one is added to the list of its chapter; a new chapter here. */
import { chapterFunctions } from './chapters';
import { cupFunctions } from './cup';
import type { RuleFunction } from './define';
import { divisionFunctions } from './divisions';
import { playoffFunctions } from './playoff';
import { seatsFunctions } from './seats';
import { travelFunctions } from './travel';

export const ruleFunctions: readonly RuleFunction[] = [
  ...travelFunctions,
  ...playoffFunctions,
  ...divisionFunctions,
  ...cupFunctions,
  ...seatsFunctions,
  ...chapterFunctions,
];
