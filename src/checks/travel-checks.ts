/** § 304: refunds as they stand against what the rules give. */
import { exactly, toNumber } from '../rules/fraction';
import { transportRefund } from '../rules/travel';
import { TRAVEL } from '../workbook/kinds/travel';
import { complete, tableCheck, tablesOf } from './table-check';

/** Reading 28: only these refund kilometres. */
const REFUNDED = ['division', 'women', 'cup'] as const;

export const travelCheck = tableCheck({
  kind: TRAVEL,
  clauses: [{ clause: '304B1', events: REFUNDED, needs: ['km', 'rate', 'refund'] }],
  *run(season, report) {
    for (const table of tablesOf(season, TRAVEL)) {
      if (!REFUNDED.some((event) => event === table.event)) continue;
      yield;
      for (const row of table.rows) {
        const { team, km, rate, tolls, abroad, refund } = row.cells;
        if (!complete(row, 'km', 'rate', 'refund') || !team || !km || !rate || !refund) continue;
        if (tolls?.unread || abroad?.unread) continue;
        // § 304E: kilometres outside Denmark do not count.
        const counts = (km.number ?? 0) - (abroad?.number ?? 0);
        const ruling = transportRefund(counts, rate.number ?? 0, tolls?.number ?? 0);
        if (!ruling.ok) continue;
        const expected = toNumber(ruling.value);
        if (toNumber(exactly(refund.number ?? 0)) === expected) continue;
        report(
          '304B1',
          'error',
          team.text,
          refund,
          'refundAmount',
          { actual: refund.number ?? 0, expected },
          { value: expected },
        );
      }
    }
  },
});
