/** § 332D2-4: away points of the cup, and who plays at home. */
import { homeTeam } from '../rules/cup-match';
import { CUP } from '../workbook/kinds/cup';
import { filled, numberIn } from './cells';
import { BEFORE, ledgerOf, noPoints, pointsDue, type Ledger } from './cup-ledger';
import { cupMatches, matchName, SIDES, sideNamed, type CupMatch, type Side } from './cup-matches';
import type { Report } from './report';
import { tableCheck } from './table-check';

function checkPoints(match: CupMatch, report: Report): void {
  const cell = filled(match.row, 'up');
  const expected = pointsDue(match);
  if (!cell || cell.number === null || expected === null || cell.number === expected) return;
  const why = noPoints(match);
  const subject = match.away?.text ?? matchName(match);
  const values = { actual: cell.number, expected };
  if (why) report('332D4', 'error', subject, cell, 'cupUpNone', { ...values, why }, { value: 0 });
  else report('332D4', 'error', subject, cell, 'cupUp', values, { value: expected });
}

/** Reports what is wrong in the points collected so far; the sides that are. */
function checkCollected(match: CupMatch, ledger: Ledger, report: Report): void {
  for (const side of SIDES) {
    const cell = filled(match.row, BEFORE[side]);
    const due = ledger.before(match, side);
    if (!cell || cell.number === null || !due) continue;
    const { right, stated, exact } = due;
    // What follows from a wrong figure above is no second fault.
    if (cell.number === right || cell.number === stated) continue;
    if (!exact && cell.number >= Math.min(right, stated)) continue;
    const subject = match[side]?.text ?? '';
    const values = { actual: cell.number, expected: right, exact };
    report('332D2', 'error', subject, cell, 'cupUpBefore', values, exact ? { value: right } : undefined);
  }
}

/** Who is at home by some figures; null where the lot would decide and is not told. */
function atHome(match: CupMatch, up: Readonly<Record<Side, number>>, first: Side | null): Side | null {
  if (up.home === up.away && first === null) return null;
  const drawn: Side = first ?? 'home';
  const other: Side = drawn === 'home' ? 'away' : 'home';
  const ruling = homeTeam(drawn, up[drawn], other, up[other]);
  return ruling.ok ? (ruling.value as Side) : null;
}

function checkHome(match: CupMatch, ledger: Ledger, report: Report): void {
  const { row, home, away } = match;
  if (!home || !away || home.key === away.key || noPoints(match) === 'venue') return;
  const first = sideNamed(filled(row, 'drawnFirst'), home, away);
  const figures = (by: 'right' | 'stated'): Record<Side, number> | null => {
    const [own, others] = SIDES.map((side) => {
      const due = ledger.before(match, side);
      const given = numberIn(row, BEFORE[side]);
      return by === 'right' && due?.exact ? due.right : (given ?? (due?.exact ? due.stated : null));
    });
    return own == null || others == null ? null : { home: own, away: others };
  };
  const right = figures('right');
  const stated = figures('stated');
  // Wrong only where no reading of the figures makes it right: a wrong sum is told by itself.
  if (!right || !stated || atHome(match, right, first) !== 'away' || atHome(match, stated, first) !== 'away')
    return;
  const level = right.home === right.away;
  report(level ? '332D3' : '332D2', 'error', away.text, home, level ? 'cupHomeDrawn' : 'cupHomeByUp', {
    team: away.text,
    up: right.away,
    other: home.text,
    otherUp: right.home,
  });
}

export const cupPointsCheck = tableCheck({
  kind: CUP,
  clauses: [
    { clause: '332D4', needs: ['up', 'km'] },
    { clause: '332D2', needs: ['upBeforeHome', 'upBeforeAway'] },
    { clause: '332D3', needs: ['upBeforeHome', 'upBeforeAway', 'drawnFirst'] },
  ],
  *run(season, report) {
    const matches = cupMatches(season);
    if (matches.length === 0) return;
    yield;
    const ledger = ledgerOf(matches);
    for (const match of matches) {
      checkPoints(match, report);
      checkCollected(match, ledger, report);
      checkHome(match, ledger, report);
    }
  },
});
