/** Every check of the sheets beside the rosters. A new one is a line here. */
import { PAIRS_CHECKS } from './pairs';
import { leagueChecks } from './league/league-checks';
import type { TableCheck } from './table-check';
import { cupCourseCheck } from './cup-course-checks';
import { clubFeeCheck } from './club-fee-checks';
import { cupEntryCheck } from './cup-entry-checks';
import { entryFeeCheck } from './entry-fee-checks';
import { cupPointsCheck } from './cup-points-checks';
import { cupDayCheck } from './cup-day-checks';
import { cupReportCheck } from './cup-report-checks';
import { claimCheck } from './claim-checks';
import { cupResultCheck } from './cup-result-checks';
import { cupTimeCheck } from './cup-time-checks';
import { overnightCheck } from './overnight-checks';
import { poolCheck } from './pool-checks';
import { sponsorCheck } from './sponsor-checks';
import { systemCheck } from './system-checks';
import { cupSystemCheck } from './cup-system-checks';
import { seatingCheck } from './seating-checks';
import { lotCheck } from './lot-checks';
import { danishOpenCheck } from './danish-open-checks';
import { miniTeamCheck } from './mini-team-checks';
import { travelCheck } from './travel-checks';

export const TABLE_CHECKS: readonly TableCheck[] = [
  travelCheck,
  lotCheck,
  seatingCheck,
  cupSystemCheck,
  systemCheck,
  sponsorCheck,
  poolCheck,
  overnightCheck,
  ...PAIRS_CHECKS,
  entryFeeCheck,
  cupEntryCheck,
  clubFeeCheck,
  cupPointsCheck,
  cupCourseCheck,
  cupTimeCheck,
  cupResultCheck,
  cupReportCheck,
  cupDayCheck,
  claimCheck,
  ...leagueChecks,
  danishOpenCheck,
  miniTeamCheck,
];
