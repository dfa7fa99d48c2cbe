import { applicationChapters } from './applications';
import { clubChapters } from './clubs';
import { continuation } from './continuation';
import { crossingChapter } from './crossings';
import { cupChapter } from './cup';
import { cupFeeChapter } from './cup-fees';
import type { Chapter } from './draft';
import { entryChapters } from './entries';
import { festivalChapters } from './festival';
import { finalPairChapters } from './final-pairs';
import { leagueChapters } from './league';
import { lineUpChapters } from './line-ups';
import { lotChapter } from './lots';
import { nextSeasonChapters } from './next-season';
import { pairsChapter } from './pairs';
import { playoffChapter } from './playoff';
import { poolChapters } from './pools';
import { regionChapter } from './regions';
import { rosters } from './rosters';
import { seatChapters } from './seats';
import { sponsors } from './sponsors';
import { systemChapters } from './systems';
import { travelChapters } from './travel';
import { womenRosters } from './women-rosters';
import { youngChapters } from './young';

/** The season, in the book's order. */
export const chapters: readonly Chapter[] = [
  sponsors,
  rosters,
  womenRosters,
  continuation,
  ...leagueChapters,
  playoffChapter,
  ...nextSeasonChapters,
  regionChapter,
  ...travelChapters,
  ...systemChapters,
  ...lineUpChapters,
  cupChapter,
  ...entryChapters,
  cupFeeChapter,
  lotChapter,
  ...clubChapters,
  crossingChapter,
  ...youngChapters,
  ...seatChapters,
  pairsChapter,
  ...poolChapters,
  ...finalPairChapters,
  ...applicationChapters,
  ...festivalChapters,
];
