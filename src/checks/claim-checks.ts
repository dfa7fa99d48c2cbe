/** § 331E1: refunds of the cup are claimed with the report of the match. */
import { untilQuarterFinals } from '../rules/cup-rounds';
import { TRAVEL } from '../workbook/kinds/travel';
import { filled, numberIn } from './cells';
import { cupMatches, SIDES } from './cup-matches';
import { dayOf, momentText } from './moments';
import { tableCheck, tablesOf } from './table-check';
import { refundRound } from './travel-rows';

export const claimCheck = tableCheck({
  kind: TRAVEL,
  clauses: [{ clause: '331E1', events: ['cup'], needs: ['claimed'], beside: ['cup'] }],
  *run(season, report) {
    const tables = tablesOf(season, TRAVEL, 'cup').filter(({ columns }) => columns.has('claimed'));
    if (tables.length === 0) return;
    const matches = cupMatches(season);
    for (const table of tables) {
      yield;
      for (const row of table.rows) {
        const [team, claimed] = [filled(row, 'team'), filled(row, 'claimed')];
        const round = refundRound(row);
        if (!team || claimed?.number == null || !round || !untilQuarterFinals(round)) continue;
        const own = matches.filter(
          (match) =>
            match.round?.order === round.order &&
            !match.catchUp &&
            SIDES.some((side) => match[side]?.key === team.key),
        );
        const reported = own[0] && own.length === 1 ? numberIn(own[0].row, 'reported') : null;
        if (reported !== null && dayOf(claimed.number) > dayOf(reported))
          report('331E1', 'warning', team.text, claimed, 'cupClaimLate', {
            actual: momentText(claimed.number),
            until: momentText(reported),
          });
      }
    }
  },
});
