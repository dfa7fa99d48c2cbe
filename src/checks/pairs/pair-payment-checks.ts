/** §§ 303B1, 353C1, 354C: the pairs that pay their fee themselves; of the other championships the districts pay. */
import type { EventName } from '../../workbook/events';
import { answerIn } from '../../workbook/answers';
import { PAIRS } from '../../workbook/kinds/pairs';
import { tableCheck, tablesOf } from '../table-check';

const PAY_THEMSELVES: readonly EventName[] = ['junior-pairs', 'school-pairs'];

export const pairPaymentCheck = tableCheck({
  kind: PAIRS,
  clauses: [{ clause: '303B1', events: PAY_THEMSELVES, needs: ['paid'] }],
  *run(season, report) {
    for (const event of PAY_THEMSELVES)
      for (const { rows } of tablesOf(season, PAIRS, event)) {
        yield;
        // A column that nobody has begun to fill tells nothing.
        if (rows.every(({ cells }) => cells.paid?.text === '')) continue;
        for (const { cells } of rows) {
          const { paid, pair, player1, player2, substitute } = cells;
          if (!paid || paid.unread || answerIn(paid.text) === 'yes' || substitute?.text) continue;
          const names = [player1?.text, player2?.text].filter((name) => name);
          // A remark below the pairs is none of them.
          if (!pair?.text && names.length < 2) continue;
          report('303B1', 'error', pair?.text || names.join(' - '), paid, 'pairNotPaid', {});
        }
      }
  },
});
