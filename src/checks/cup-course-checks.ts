/** §§ 332A1, 332B1 and 332C: who plays in which round of the cup, and whom. */
import { follows, type CupRound } from '../rules/cup-rounds';
import { FIGURES } from '../rules/figures';
import { CUP } from '../workbook/kinds/cup';
import type { Cell } from '../workbook/table-rows';
import { filled, numberIn } from './cells';
import { cupMatches, matchName, otherSide, SIDES, type CupMatch } from './cup-matches';
import { appearancesOf, type Appearance, type Course } from './cup-appearances';
import { checkEntries, divisionsOf, divisionsUnknown } from './cup-division-entries';
import { dayOf } from './moments';
import { placeFrom, type Report } from './report';
import { tableCheck } from './table-check';

const PENDING = /^(?:vinder|taber|winner|loser)(?:en|e)?$/u;

/** A team twice in one round. */
function checkTwice(appearances: readonly Appearance[], report: Report): void {
  const rounds = new Map<string, Appearance>();
  for (const one of appearances) {
    const { match, cell, side } = one;
    // `Vinder` alone stands for any of them.
    if (PENDING.test(cell.key)) continue;
    if (side === 'away' && match.home?.key === cell.key) {
      report('332A1', 'error', cell.text, cell, 'cupAgainstItself', {});
      continue;
    }
    if (!match.round) continue;
    const round = `${match.round.order}|${match.catchUp}`;
    const earlier = rounds.get(round);
    if (earlier)
      report('332A1', 'error', cell.text, cell, 'cupTwice', { address: placeFrom(cell, earlier.cell) });
    else rounds.set(round, one);
  }
}

/** A team that lost earlier, where no heat for losers gave it a second chance. */
function checkKnockedOut(appearances: readonly Appearance[], report: Report): void {
  const lost = appearances.find(
    ({ match, side }) =>
      match.winner !== null && match.winner !== side && match.home && match.away && match.round,
  );
  if (!lost?.match.round || appearances.some(({ match }) => match.catchUp)) return;
  const order = lost.match.round.order;
  const again = appearances
    .filter(({ match }) => match.round && match.round.order > order)
    .sort((a, b) => (a.match.round?.order ?? 0) - (b.match.round?.order ?? 0))[0];
  if (!again) return;
  report('332A1', 'error', again.cell.text, again.cell, 'cupKnockedOut', {
    address: placeFrom(again.cell, lost.match.row.cells.winner ?? lost.cell),
    winner: lost.match[otherSide(lost.side)]?.text ?? '',
  });
}

/** A winner who is not in the next round. Byes need not be listed, so only a full round leaves no doubt. */
function checkAdvances(match: CupMatch, { rounds, byRound, teams }: Course, report: Report): void {
  const { round, winner } = match;
  if (!round || !winner || match.catchUp) return;
  const [team, loser] = [match[winner], match[otherSide(winner)]];
  const next = rounds.find(({ order }) => order > round.order);
  if (!team || !next || follows(round, next) === false) return;
  const played = byRound.get(next.order) ?? [];
  const plays = (cell: Cell | null): boolean =>
    cell !== null && (teams.get(cell.key) ?? []).some((one) => one.match.round?.order === next.order);
  // `Vinder af kamp 3` stands for one of them.
  if (played.some((one) => SIDES.some((side) => /^(?:vinder|winner)\b/u.test(one[side]?.key ?? '')))) return;
  // A round that most winners are not in is drawn in part only, or is a later one.
  const winners = (byRound.get(round.order) ?? []).flatMap((one) => (one.winner ? [one[one.winner]] : []));
  if (winners.filter(plays).length * 2 < winners.length) return;
  // Where the loser plays on, that is the fault, and it is told there.
  if (plays(team) || plays(loser) || (teams.get(team.key) ?? []).some((one) => one.match.catchUp)) return;
  const full =
    next.matches !== null && played.filter(({ home, away }) => home && away).length === next.matches;
  const later = (teams.get(team.key) ?? []).some((one) => (one.match.round?.order ?? 0) > next.order);
  if (later && !full) return;
  const at = filled(match.row, 'winner') ?? team;
  report('332A1', full ? 'error' : 'warning', team.text, at, 'cupNotInNext', {
    round: played.find(({ roundName }) => roundName !== '')?.roundName ?? '',
    full,
  });
}

/** § 332C2: in round 1 an unseeded team meets no team of its captain's club (reading 33). */
function checkClubs(match: CupMatch, report: Report): void {
  const { row, round, away, home } = match;
  const [own, other] = [filled(row, 'clubHome'), filled(row, 'clubAway')];
  if (round?.order !== 1 || !home || !away || !own || !other || own.key !== other.key) return;
  if (row.cells.seededHome?.yes && row.cells.seededAway?.yes) return;
  report('332C2', 'error', matchName(match), away, 'cupSameClub', { club: own.text });
}

/** § 333A5b: the team gave its protection up by a match later than the official day. */
const postponed = ({ row }: CupMatch): boolean => {
  const [official, played] = [numberIn(row, 'officialDay'), numberIn(row, 'date')];
  return official !== null && played !== null && dayOf(played) > dayOf(official);
};

/** § 332C1: the first rounds, as far as possible, within 150 km each way. The numbered rounds are taken as these. */
function checkDistance(match: CupMatch, { teams }: Course, report: Report): void {
  const { row, round } = match;
  const cell = filled(row, 'km');
  const limit = FIGURES.cupDistance.value;
  if (!cell || cell.number === null || cell.number <= limit || !round || round.matches !== null) return;
  const gaveUp = SIDES.some((side) =>
    (teams.get(match[side]?.key ?? '') ?? []).some(
      (one) => one.match.round && one.match.round.order < round.order && postponed(one.match),
    ),
  );
  if (!gaveUp) report('332C1', 'warning', matchName(match), cell, 'cupFarAway', { km: cell.number, limit });
}

export const cupCourseCheck = tableCheck({
  kind: CUP,
  clauses: [
    { clause: '332A1' },
    { clause: '332B1', beside: ['roster'], unless: divisionsUnknown },
    { clause: '332B1b', beside: ['roster'], unless: divisionsUnknown },
    { clause: '332C1', needs: ['km'] },
    { clause: '332C2', needs: ['clubHome', 'clubAway'] },
  ],
  *run(season, report) {
    const matches = cupMatches(season);
    if (matches.length === 0) return;
    const byRound = new Map<number, CupMatch[]>();
    const rounds = new Map<number, CupRound>();
    for (const match of matches)
      if (match.round && !match.catchUp) {
        rounds.set(match.round.order, match.round);
        byRound.set(match.round.order, [...(byRound.get(match.round.order) ?? []), match]);
      }
    const course: Course = {
      rounds: [...rounds.values()].sort((a, b) => a.order - b.order),
      byRound,
      teams: appearancesOf(matches),
    };
    yield;
    for (const appearances of course.teams.values()) {
      checkTwice(appearances, report);
      checkKnockedOut(appearances, report);
    }
    for (const match of matches) {
      checkAdvances(match, course, report);
      checkClubs(match, report);
      checkDistance(match, course, report);
    }
    checkEntries(season, course, divisionsOf(season), report);
  },
});
