/** § 342C: the final of the clubs: all-play-all, every match of 12 boards in one round. */
import { MATCHES, type MatchesField } from '../../workbook/kinds/matches';
import type { Row } from '../../workbook/table-rows';
import { placeFrom } from '../report';
import { tableCheck, tablesOf } from '../table-check';
import { boardsOf, pairKey } from './league';
import { formatNamed } from './meetings';

export const clubMatchCheck = tableCheck({
  kind: MATCHES,
  clauses: [
    { clause: '342C1', events: ['clubs'], needs: ['home', 'away'] },
    { clause: '342C2', events: ['clubs'], needs: ['boards'] },
  ],
  *run(season, report) {
    const met = new Map<string, Row<MatchesField>>();
    const due = formatNamed('DM for klubber')?.boards;
    for (const table of tablesOf(season, MATCHES, 'clubs')) {
      yield;
      for (const row of table.rows) {
        const { home, away, boards } = row.cells;
        if (!home || !away || home.text === '' || away.text === '') continue;
        if (home.key === away.key) {
          report('342C1', 'error', home.text, away, 'meetsItself', {});
          continue;
        }
        const before = met.get(pairKey(home.key, away.key))?.cells.away;
        if (before)
          report('342C1', 'error', home.text, away, 'meetsTwice', {
            opponent: away.text,
            address: placeFrom(away, before),
          });
        else met.set(pairKey(home.key, away.key), row);
        const actual = boardsOf(boards);
        if (boards && actual !== null && due !== undefined && actual !== due)
          report(
            '342C2',
            'error',
            `${home.text} - ${away.text}`,
            boards,
            'boards',
            { actual, expected: due, halves: null, half: null },
            { value: due },
          );
      }
    }
  },
});
