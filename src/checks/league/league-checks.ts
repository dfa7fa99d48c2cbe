/** The checks of the division tournaments, §§ 322-328. */
import type { TableCheck } from '../table-check';
import { choiceCheck } from './choice';
import { clubMatchCheck } from './club-match-checks';
import { crossCheck } from './cross-checks';
import { lineUpCheck, vacancyCheck } from './line-up-checks';
import { matchCheck } from './match-checks';
import { playoffCheck } from './playoff-checks';
import { areaCheck, eastCheck } from './region-checks';
import { standingCheck } from './standing-checks';

export const leagueChecks: readonly TableCheck[] = [
  standingCheck,
  crossCheck,
  matchCheck,
  vacancyCheck,
  lineUpCheck,
  playoffCheck,
  choiceCheck,
  areaCheck,
  eastCheck,
  clubMatchCheck,
];
