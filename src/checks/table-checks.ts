/** Every check of the sheets beside the rosters. A new one is a line here. */
import type { TableCheck } from './table-check';
import { travelCheck } from './travel-checks';

export const TABLE_CHECKS: readonly TableCheck[] = [travelCheck];
