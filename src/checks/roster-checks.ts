/** Every check of rosters. A new one is a line here. */
import { AGE_CHECKS } from './age-checks';
import { CHANGE_CHECKS } from './change-checks';
import { clubDistrictCheck } from './club-district-checks';
import { CLUB_ROSTER_CHECKS } from './club-roster-checks';
import { CUP_ROSTER_CHECKS } from './cup-roster-checks';
import { DIVISION_ROSTER_CHECKS } from './division-roster-checks';
import { ENTRY_CHECKS } from './entry-checks';
import { FESTIVAL_ROSTER_CHECKS } from './festival-roster-checks';
import { higherRowCheck } from './higher-row-checks';
import { identityCheck } from './identity';
import { lastSeasonCheck } from './last-season';
import type { RosterCheck } from './roster-check';
import { TEAM_RIGHT_CHECKS } from './team-right-checks';
import { TEAM_CHECKS } from './team-checks';

export const ROSTER_CHECKS: readonly RosterCheck[] = [
  ...TEAM_CHECKS,
  ...TEAM_RIGHT_CHECKS,
  ...ENTRY_CHECKS,
  ...CHANGE_CHECKS,
  identityCheck,
  lastSeasonCheck,
  higherRowCheck,
  ...DIVISION_ROSTER_CHECKS,
  ...CUP_ROSTER_CHECKS,
  ...CLUB_ROSTER_CHECKS,
  clubDistrictCheck,
  ...AGE_CHECKS,
  ...FESTIVAL_ROSTER_CHECKS,
];
