import type { Chapter } from './draft';
import { cupChapter } from './cup';
import { leagueChapters } from './league';
import { nextSeasonChapters } from './next-season';
import { pairsChapter } from './pairs';
import { playoffChapter } from './playoff';
import { poolChapters } from './pools';
import { rosters } from './rosters';
import { seatChapters } from './seats';
import { sponsors } from './sponsors';

/** The season, in the book's order. */
export const chapters: readonly Chapter[] = [
  sponsors,
  rosters,
  ...leagueChapters,
  playoffChapter,
  ...nextSeasonChapters,
  cupChapter,
  ...seatChapters,
  pairsChapter,
  ...poolChapters,
];
