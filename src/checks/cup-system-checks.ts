/** §§ 306B1, 331C, 342D2, 361C and 364D2: systems and cards in the cup, the clubs' final, the festival and elsewhere. */
import type { EventName } from '../workbook/events';
import { cupRound } from '../rules/cup-rounds';
import { FIGURES } from '../rules/figures';
import { SYSTEMS } from '../workbook/kinds/systems';
import { blank, filled, saysNo } from './cells';
import { dayOf } from './moments';
import type { Report } from './report';
import { daysFrom, isArtificial, systemsOf, WEEK, type PairSystem } from './system-rows';
import { tableCheck } from './table-check';

const TEAM_CARD_FROM = FIGURES.cupTeamCardFrom.value;

const roundOf = ({ row }: PairSystem) =>
  cupRound(filled(row, 'round')?.text ?? (row.section || row.table.about));

/** § 331C1: not against opponents who neither are seeded nor play one themselves. */
function checkArtificial(one: PairSystem, all: readonly PairSystem[], report: Report): void {
  const { row, subject } = one;
  const { artificial, opponentSeeded } = row.cells;
  const opponent = filled(row, 'opponent');
  if (!artificial || !isArtificial(row) || !opponentSeeded || opponentSeeded.unread || opponentSeeded.yes)
    return;
  const round = roundOf(one)?.order;
  const theirs = all.some(
    (other) =>
      filled(other.row, 'team')?.key === opponent?.key &&
      opponent !== null &&
      isArtificial(other.row) &&
      (round === undefined || roundOf(other)?.order === round),
  );
  if (theirs) return;
  // What opponents play who stand on no sheet, nobody tells.
  const known = opponent !== null && all.some(({ row: { cells } }) => cells.team?.key === opponent.key);
  report('331C1', known ? 'error' : 'warning', subject, artificial, 'cupSystemArtificial', {
    opponent: opponent?.text ?? '',
    known,
  });
}

/** § 331C2: the team card only against seeded opponents, or from the 1/16-finals on. */
function checkCard(one: PairSystem, report: Report): void {
  const { row, subject } = one;
  const card = filled(row, 'card');
  const seeded = row.cells.opponentSeeded;
  const round = roundOf(one);
  if (!card || !/hold|team/u.test(card.key) || !seeded || seeded.unread || seeded.yes || !round) return;
  if (round.matches !== null && round.matches <= TEAM_CARD_FROM) return;
  report('331C2', 'error', subject, card, 'cupSystemCard', { card: card.text });
}

/** § 331C4: what pairs events do not allow is sent a week before the match. */
function checkSent({ row, subject }: PairSystem, report: Report): void {
  const allowed = row.cells.allowedInPairs;
  // Where others have an x, a blank says no, though it may only be open yet.
  const open = allowed && blank(allowed) && row.table.rows.some(({ cells }) => cells.allowedInPairs?.yes);
  if (!allowed || allowed.unread || !(open || saysNo(allowed))) return;
  const field = row.cells.received ? 'received' : row.cells.sentOut ? 'sentOut' : 'opponentTold';
  const cell = row.cells[field];
  if (!cell || cell.unread) return;
  const days = daysFrom(row, field, 'date');
  if (blank(cell) && !open) report('331C4', 'warning', subject, cell, 'cupSystemUnsent', {});
  else if (days !== null && days < WEEK)
    report('331C4', 'error', subject, cell, 'cupSystemSentLate', { days });
}

/** § 306B1: a highly artificial system whose description missed the deadline is not used. */
function checkElsewhere({ row, late, subject }: PairSystem, today: number | null, report: Report): void {
  const { artificial, received, deadline } = row.cells;
  if (!artificial || !isArtificial(row)) return;
  const missed =
    received &&
    blank(received) &&
    today !== null &&
    deadline?.number != null &&
    dayOf(today) > dayOf(deadline.number);
  if ((late !== null && late > 0) || missed)
    report('306B1', 'error', subject, artificial, 'systemNotSent', {});
}

const OTHERS: readonly EventName[] = [
  'clubs-district',
  'clubs',
  'junior',
  'open-pairs',
  'mixed-pairs',
  'women-pairs',
  'veteran-pairs',
  'junior-pairs',
];

const FESTIVAL: readonly EventName[] = ['danish-open', 'festival', 'mini'];
const PAIRS_CARD: Partial<Record<EventName, string>> = {
  clubs: '342D2',
  'danish-open': '361C2',
  festival: '361C2',
  mini: '364D2',
};

/** §§ 342D2, 361C1-2, 364D2: where only what pairs events use is allowed. */
function checkAsPairs({ row, event, subject }: PairSystem, report: Report): void {
  const { artificial } = row.cells;
  if (event && FESTIVAL.includes(event) && artificial && isArtificial(row))
    report('361C1', 'error', subject, artificial, 'festivalArtificial', {});
  const clause = event && PAIRS_CARD[event];
  const card = filled(row, 'card');
  if (clause && card && /hold|team/u.test(card.key) && !/\bpar|pairs/u.test(card.key))
    report(clause, 'error', subject, card, 'pairsCardAsked', { card: card.text });
}

export const cupSystemCheck = tableCheck({
  kind: SYSTEMS,
  clauses: [
    { clause: '306B1', events: OTHERS, needs: ['artificial', 'deadline', 'received'] },
    { clause: '361C1', events: FESTIVAL, needs: ['artificial'] },
    ...Object.entries(PAIRS_CARD).map(([event, clause]) => ({
      clause,
      events: [event as EventName],
      needs: ['card' as const],
    })),
    { clause: '331C1', events: ['cup'], needs: ['artificial', 'opponentSeeded'] },
    { clause: '331C2', events: ['cup'], needs: ['card', 'opponentSeeded'] },
    { clause: '331C4', events: ['cup'], needs: ['allowedInPairs', 'date'] },
    { clause: '331C5', events: ['cup'], needs: ['artificial', 'changed'] },
  ],
  *run(season, report) {
    const all = systemsOf(season);
    const cup = all.filter(({ event }) => event === 'cup');
    yield;
    for (const one of cup) {
      checkArtificial(one, cup, report);
      checkCard(one, report);
      checkSent(one, report);
      const changed = filled(one.row, 'changed');
      if (changed && isArtificial(one.row))
        report('331C5', 'error', one.subject, changed, 'cupSystemChanged', {});
    }
    for (const one of all)
      if (one.event && OTHERS.includes(one.event)) checkElsewhere(one, season.today, report);
    for (const one of all) checkAsPairs(one, report);
  },
});
