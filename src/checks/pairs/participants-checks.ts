/** §§ 351A3, 352A4 in lists of pairs: the places of a district's pairs. */
import type { EventName } from '../../workbook/events';
import { PAIRS } from '../../workbook/kinds/pairs';
import { tableCheck, tablesOf } from '../table-check';
import { checkRanking, passedOver, type Ranked } from './district-places';
import { districtsWithPlaces } from './due-seats';
import { entrantsOf } from './entrants';
import { BY_SEATS, FROM_FINAL, isOneOf } from './placings-checks';

export const participantsCheck = tableCheck({
  kind: PAIRS,
  clauses: [
    { clause: '351A3', events: BY_SEATS, needs: ['place', 'district'] },
    { clause: '352A4', events: FROM_FINAL, needs: ['place', 'district'] },
  ],
  *run(season, report) {
    const excused = new Map<EventName | null, ReadonlySet<string>>();
    for (const table of tablesOf(season, PAIRS)) {
      yield;
      const open = isOneOf(BY_SEATS, table.event);
      if (!open && !isOneOf(FROM_FINAL, table.event)) continue;
      // Heats rank anew, each by itself.
      if (/kvalifikation|indledende|række/u.test(table.about)) continue;
      const ranked = entrantsOf(season, [table]).flatMap(({ name, row }): Ranked[] => {
        const { place, district } = row.cells;
        return place && place.number !== null && district && district.text !== ''
          ? [{ name, district: district.key, place }]
          : [];
      });
      const passed = excused.get(table.event) ?? passedOver(season, table.event);
      excused.set(table.event, passed);
      const known = districtsWithPlaces(season, table.event);
      checkRanking(open ? '351A3' : '352A4', ranked, passed, known, report);
    }
  },
});
