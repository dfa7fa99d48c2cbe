/** §§ 305A3, 352A5, 353A1, 354A1: substitutes of pre-selected pairs, and who is old or young enough. */
import { eligible, type AgeEvent } from '../../rules/ages';
import { birthIn } from '../../workbook/answers';
import { fromSerial } from '../../workbook/dates';
import type { EventName } from '../../workbook/events';
import { PAIRS } from '../../workbook/kinds/pairs';
import { isNo, pairSheets, readEntrants, type Entrant } from './entrants';
import { said, type Finding } from '../finding';
import type { Report } from '../report';
import { tableCheck, type Season } from '../table-check';

const AGES: Partial<Record<EventName, readonly [clause: string, event: AgeEvent]>> = {
  'veteran-pairs': ['352A5', 'veteran'],
  'junior-pairs': ['353A1', 'junior'],
  'school-pairs': ['354A1', 'school'],
};

function checkAges({ row, name, team }: Entrant, year: number, report: Report): void {
  const rule = team.event && AGES[team.event];
  if (!rule) return;
  const [clause, event] = rule;
  const { born1, born2, player1, player2 } = row.cells;
  for (const [born, player, at] of [
    [born1, player1, 0],
    [born2, player2, 1],
  ] as const) {
    const days = born && !born.unread ? birthIn(born.text) : null;
    if (!born || !days) continue;
    // A year alone may be either side of the limit: then nothing can be said.
    const rulings = days.flatMap((serial) => {
      const day = fromSerial(serial);
      return day ? [eligible(event, day, year, null)] : [];
    });
    const [ruling] = rulings;
    if (!ruling || rulings.some((one) => one.ok && one.value)) continue;
    const who = player?.text || team.players[at]?.name.text || name;
    const key = !ruling.ok ? 'bornTooLate' : event === 'veteran' ? 'tooYoung' : 'tooOld';
    report(clause, 'error', who, born, key, { player: who, year, age: event });
  }
}

/** § 305A3: a pre-selected pair has a substitute only for one player, and only under force majeure. */
function checkSubstitute({ row, name, uses }: Entrant, report: Report): void {
  const { substitute, forceMajeure } = row.cells;
  if (uses !== true || !substitute || substitute.text === '' || isNo(substitute) || forceMajeure?.yes) return;
  // Without a column for it nobody tells whether there was force majeure.
  report('305A3', forceMajeure ? 'error' : 'warning', name, substitute, 'preselectedSubstitute', {});
}

const noSeason = (_: unknown, { year }: Season): Finding['message'] | null =>
  year === null ? said('seasonUnknown') : null;

export const pairPlayersCheck = tableCheck({
  kind: PAIRS,
  clauses: [
    { clause: '305A3', needs: ['preselected', 'substitute'] },
    { clause: '352A5', events: ['veteran-pairs'], needs: ['born1'], unless: noSeason },
    { clause: '353A1', events: ['junior-pairs'], needs: ['born1'], unless: noSeason },
    { clause: '354A1', events: ['school-pairs'], needs: ['born1'], unless: noSeason },
  ],
  *run(season, report) {
    for (const tables of pairSheets(season)) {
      yield;
      for (const [at, entrant] of (yield* readEntrants(season, tables)).entries()) {
        if (at % 500 === 499) yield;
        if (season.year !== null) checkAges(entrant, season.year, report);
        checkSubstitute(entrant, report);
      }
    }
  },
});
