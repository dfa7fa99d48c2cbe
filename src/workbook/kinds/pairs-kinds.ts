/** The kinds of sheet of the pairs championships, the club championship and the festival's bans. */
import { APPLICATIONS } from './applications';
import { BANS } from './bans';
import { CLUB_CHAMPIONS, CLUB_FINALISTS } from './club-final';
import { DISTRICTS } from './districts';
import { ENTRANTS } from './entrants';
import { PAIR_SECTIONS } from './pair-sections';
import { PAIRS } from './pairs';
import { PLACINGS } from './placings';
import { POOLS } from './pools';
import { PROGRAMME } from './programme';

export const PAIRS_KINDS = [
  DISTRICTS,
  ENTRANTS,
  PLACINGS,
  PAIRS,
  PAIR_SECTIONS,
  POOLS,
  PROGRAMME,
  CLUB_FINALISTS,
  CLUB_CHAMPIONS,
  BANS,
  APPLICATIONS,
] as const;
