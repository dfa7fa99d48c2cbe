/** §§ 322A2, 325A2: a cross table: everybody against everybody, the same result from both sides, and as the matches have it. */
import { CROSS } from '../../workbook/kinds/cross';
import { placeFrom, type Report } from '../report';
import { tableCheck } from '../table-check';
import { crossTotals, crossValue, mirrors, viewOf, type CrossView } from './cross-results';
import { leagueOf, standingOf, type Cross, type CrossResult, type League } from './league';
import { allPlayAll, resultFor } from './meetings';

/** What the matches say that the team's result is. */
function playedFor(league: League, cross: Cross, view: CrossView, one: CrossResult): number | null {
  if (view.of === null) return null;
  const result = resultFor(league, cross, one.team.key, one.opponent.key, view.of);
  return result && (view.of === 'kp' ? result.own : result.own - result.other);
}

/**
 * Of two results that do not agree, the one that the division's table or the sums beside them do not know; the later one where
 * they are silent.
 */
function wrongOf(
  league: League,
  cross: Cross,
  view: CrossView,
  pair: readonly [CrossResult, CrossResult],
): CrossResult {
  const standing = standingOf(league, cross);
  const { of } = view;
  if (of === null) return pair[1];
  const off = pair.filter(({ team }) => {
    const row =
      standing && standing !== 'several' ? standing.rows.find((one) => one.team.key === team.key) : undefined;
    const total =
      row?.row.cells[of]?.number ?? cross.totals.find((one) => one.team.key === team.key)?.cell.number;
    const others = [...new Set(cross.results.map((one) => one.team.key))].filter((key) => key !== team.key);
    const sum = others.reduce((all, other) => all + (crossValue(cross, team.key, other) ?? 0), 0);
    return total != null && total !== sum;
  });
  return off.length === 1 && off[0] ? off[0] : pair[1];
}

/** The table tells the same from both sides, and the match tells something else. */
function reportMatch(league: League, cross: Cross, view: CrossView, one: CrossResult, report: Report): void {
  if (view.of === null) return;
  const row = resultFor(league, cross, one.team.key, one.opponent.key, view.of)?.meeting.rows[0];
  const cell = row?.row.cells[view.of === 'kp' ? 'kpHome' : 'impHome'];
  if (row && cell)
    report(allPlayAll(cross), 'error', `${row.home.text} - ${row.away.text}`, cell, 'matchCross', {
      address: placeFrom(cell, one.cell),
    });
}

function* checkResults(league: League, cross: Cross, report: Report): Generator<void, void, void> {
  const view = viewOf(cross);
  const clause = allPlayAll(cross);
  const teams = [...new Set(cross.results.map(({ team }) => team.key))];
  const filled = (one: CrossResult | undefined): boolean => !!one && one.cell.text !== '';
  const unread = (one: CrossResult | undefined): boolean => !!one && one.cell.unread;
  /** A team that has met all others: the tournament is over, and what stands empty is missing. */
  const over = teams.some((team) =>
    teams.every((other) => other === team || filled(view.at(team, other)) || filled(view.at(other, team))),
  );
  for (const [at, team] of teams.entries()) {
    yield;
    const own = view.at(team, team);
    if (own && filled(own)) report(clause, 'error', own.team.text, own.cell, 'crossDiagonal', {});
    for (const other of teams.slice(at + 1)) {
      const [one, back] = [view.at(team, other), view.at(other, team)];
      if (!one || !back || unread(one) || unread(back)) continue;
      if (!filled(one) && !filled(back)) {
        if (over)
          report(clause, 'error', one.team.text, one.cell, 'crossMissing', { opponent: one.opponent.text });
        continue;
      }
      const off = [one, back].filter((side) => {
        const expected = playedFor(league, cross, view, side);
        return (
          expected !== null &&
          filled(side) &&
          crossValue(cross, side.team.key, side.opponent.key) !== expected
        );
      });
      if (off.length === 2 && mirrors(view, one, back) === true) {
        reportMatch(league, cross, view, one, report);
        continue;
      }
      for (const side of off)
        report(clause, 'error', side.team.text, side.cell, 'crossMatch', {
          opponent: side.opponent.text,
          actual: side.cell.text,
          expected: playedFor(league, cross, view, side) ?? 0,
        });
      if (off.length > 0 || mirrors(view, one, back) !== false) continue;
      const wrong = wrongOf(league, cross, view, [one, back]);
      const right = wrong === one ? back : one;
      report(clause, 'error', wrong.team.text, wrong.cell, 'crossMirror', {
        opponent: wrong.opponent.text,
        actual: wrong.cell.text,
        other: right.cell.text,
        address: placeFrom(wrong.cell, right.cell),
      });
    }
  }
}

/** `I alt` beside the results; where most of the sums are others, the column counts something else. */
function checkTotals(cross: Cross, report: Report): void {
  const sums = crossTotals(cross);
  const { of } = viewOf(cross);
  if (of === null) return;
  const counted = cross.totals.flatMap(({ team, cell }) => {
    const sum = sums.get(team.key)?.[of];
    return cell.number !== null && sum?.matches === cross.totals.length - 1
      ? [{ team, cell, actual: cell.number, expected: Number(sum.total.toPrecision(15)) }]
      : [];
  });
  const off = counted.filter(({ actual, expected }) => actual !== expected);
  if (off.length * 2 >= counted.length) return;
  // § 307 has penalties in match points, which no list of results shows.
  for (const { team, cell, actual, expected } of off)
    report(allPlayAll(cross), of === 'kp' ? 'warning' : 'error', team.text, cell, 'crossTotal', {
      actual,
      expected,
    });
}

export const crossCheck = tableCheck({
  kind: CROSS,
  clauses: [
    { clause: '322A2', events: ['division'] },
    { clause: '325A2', events: ['women'] },
  ],
  *run(season, report) {
    const league = leagueOf(season);
    for (const cross of league.crosses) {
      yield;
      yield* checkResults(league, cross, report);
      checkTotals(cross, report);
    }
  },
});
