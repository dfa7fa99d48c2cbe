/** § 333A1-3: the official day of a round, and matches that cannot be played on it. */
import { follows, untilQuarterFinals, type CupRound } from '../rules/cup-rounds';
import { answerIn } from '../workbook/answers';
import { CUP } from '../workbook/kinds/cup';
import type { Cell } from '../workbook/table-rows';
import { blank, filled, numberIn } from './cells';
import { appearancesOf } from './cup-appearances';
import { cupMatches, matchName, otherSide, SIDES, type CupMatch } from './cup-matches';
import { dayOf, dayText } from './moments';
import { isUsed, paymentIn } from './payments';
import type { Report } from './report';
import { said } from './finding';
import { tableCheck, type Season } from './table-check';

const officialDay = ({ row }: CupMatch): number | null => {
  const day = numberIn(row, 'officialDay');
  return day === null ? null : dayOf(day);
};

/** The day that two thirds of a round's matches have, of three or more. */
function usualDay(matches: readonly CupMatch[]): number | null {
  const days = matches.flatMap((match) => officialDay(match) ?? []);
  const counts = new Map<number, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [day = null, times = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return days.length >= 3 && times * 3 >= days.length * 2 ? day : null;
}

/** § 333A1: each round has its day. § 333A2: another one only for players who represent DBF. */
function checkOfficial(matches: readonly CupMatch[], report: Report): void {
  const days = matches.flatMap((match) => officialDay(match) ?? []);
  const first = matches.find(
    ({ row }) => blank(row.cells.officialDay) && isUsed(row.table, 'officialDay') && filled(row, 'date'),
  );
  if (days.length === 0 && first?.row.cells.officialDay) {
    report('333A1', 'warning', matchName(first), first.row.cells.officialDay, 'cupNoOfficialDay', {
      round: first.roundName,
    });
    return;
  }
  const usual = usualDay(matches);
  if (usual === null) return;
  for (const match of matches) {
    const day = officialDay(match);
    const cell = match.row.cells.officialDay;
    if (day === null || day === usual || !cell || cell.carried) continue;
    const { otherDay } = match.row.cells;
    const answer = otherDay ? answerIn(otherDay.text) : '';
    if (answer === 'yes' || otherDay?.unread) continue;
    report('333A2', answer === 'no' ? 'error' : 'warning', matchName(match), cell, 'cupOtherDay', {
      actual: dayText(day),
      usual: dayText(usual),
    });
  }
}

/** § 333A3: without another agreement the match is played on the official day; others of the round have been. */
function checkPlayed(matches: readonly CupMatch[], today: number | null, report: Report): void {
  if (today === null || !matches.some(({ winner }) => winner !== null)) return;
  for (const match of matches) {
    const { row, home, away, winner, walkover, cancelled } = match;
    const day = officialDay(match);
    if (day === null || day >= dayOf(today) || winner !== null || walkover || cancelled) continue;
    const told = (
      ['date', 'winner', 'impHome', 'impAway', 'pointsHome', 'reported', 'postponed', 'otherDay'] as const
    ).some((field) => row.cells[field] && (row.cells[field].text !== '' || row.cells[field].unread));
    const at = row.cells.date ?? row.cells.officialDay;
    if (home && away && at && !told)
      report('333A3', 'warning', matchName(match), at, 'cupUnplayed', { official: dayText(day) });
  }
}

/** § 333A2: both teams of a cancelled match go on, and neither pays for the next round. */
function checkCancelled(
  match: CupMatch,
  next: CupRound | undefined,
  plays: (team: Cell, round: CupRound) => boolean,
  report: Report,
): void {
  const { row, round, cancelled } = match;
  const at = filled(row, 'cancelled');
  if (!cancelled || !at || !round) return;
  const [winner, fee] = [filled(row, 'winner'), filled(row, 'nextFeePaid')];
  if (winner) {
    report('333A2', 'error', matchName(match), winner, 'cupCancelledWinner', { actual: winner.text });
    return;
  }
  for (const side of SIDES) {
    const [team, other] = [match[side], match[otherSide(side)]];
    if (!team || !other || !next || follows(round, next) === false) continue;
    if (plays(other, next) && !plays(team, next))
      report('333A2', 'error', team.text, team, 'cupCancelledOut', { other: other.text });
  }
  if (fee && paymentIn(fee, false).made === true)
    report('333A2a', 'warning', matchName(match), fee, 'cupCancelledFee', {});
  report('333A2b', 'info', matchName(match), at, 'cupCancelledBye', {});
}

const noToday = (_: unknown, { today }: Season) => (today === null ? said('todayUnknown') : null);

export const cupDayCheck = tableCheck({
  kind: CUP,
  clauses: [
    { clause: '333A1', needs: ['officialDay', 'date'] },
    { clause: '333A2', needs: ['officialDay'] },
    { clause: '333A2', needs: ['cancelled'] },
    { clause: '333A3', needs: ['officialDay'], unless: noToday },
  ],
  *run(season, report) {
    const matches = cupMatches(season);
    if (matches.length === 0) return;
    yield;
    const rounds = new Map<number, { readonly round: CupRound; readonly matches: CupMatch[] }>();
    for (const match of matches) {
      // §§ 333A-B hold up to and including the quarter-finals.
      if (!match.round || match.catchUp || !match.home || !match.away) continue;
      const known = rounds.get(match.round.order);
      if (known) known.matches.push(match);
      else rounds.set(match.round.order, { round: match.round, matches: [match] });
    }
    const orders = [...rounds.keys()].sort((a, b) => a - b);
    const teams = appearancesOf(matches);
    const plays = (team: Cell, { order }: CupRound): boolean =>
      (teams.get(team.key) ?? []).some(({ match }) => match.round?.order === order);
    for (const { round, matches: own } of rounds.values()) {
      if (!untilQuarterFinals(round)) continue;
      checkOfficial(own, report);
      checkPlayed(own, season.today, report);
      const next = rounds.get(orders.find((order) => order > round.order) ?? -1)?.round;
      for (const match of own) checkCancelled(match, next, plays, report);
    }
  },
});
