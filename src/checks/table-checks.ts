/** Every check of the sheets beside the rosters. A new one is a line here. */
import { placingsCheck } from './placings-checks';
import { seatsCheck } from './seats-checks';
import type { TableCheck } from './table-check';
import { travelCheck } from './travel-checks';

export const TABLE_CHECKS: readonly TableCheck[] = [travelCheck, seatsCheck, placingsCheck];
