/** §§ 331D1c, 331E1 and 334B: the report of a cup match, and what goes with it. */
import { untilQuarterFinals } from '../rules/cup-rounds';
import { deadline } from '../rules/deadlines';
import { FIGURES } from '../rules/figures';
import { CUP } from '../workbook/kinds/cup';
import { blank, filled, numberIn, saysNo } from './cells';
import { cupMatches, matchName, type CupMatch } from './cup-matches';
import { dateIn, dayOf, hasTime, MINUTES_A_DAY, minutesOf, momentText, timeIn } from './moments';
import type { Report } from './report';
import { tableCheck } from './table-check';

/** When a match ended, as a serial: by its day and time, the next day where it ran over midnight. */
function endOf({ row }: CupMatch): number | null {
  const cell = filled(row, 'finish');
  if (!cell) return null;
  if (typeof cell.value === 'number' && cell.value >= 61) return hasTime(cell.value) ? cell.value : null;
  const end = timeIn(cell);
  const date = numberIn(row, 'date');
  if (end === null || date === null) return null;
  const start = timeIn(filled(row, 'start')) ?? (hasTime(date) ? minutesOf(date - dayOf(date)) : null);
  return dayOf(date) + (start !== null && end < start ? 1 : 0) + end / MINUTES_A_DAY;
}

/** Columns that somebody fills in: only there a blank cell says something. */
type Used = Readonly<Record<'playersGiven' | 'nextFeePaid' | 'refundClaimed' | 'goldLost', boolean>>;

/** Who reports: the winners, where they are known. */
const reporter = (match: CupMatch): string => (match.winner && match[match.winner]?.text) || matchName(match);

/** § 334B1: what is wrong with a report; nothing where it is in time, and where nobody can tell. */
type Fault = () => void;
interface Reported {
  readonly faults: readonly Fault[];
  /** It came in time; null where the sheet does not tell. */
  readonly inTime: boolean | null;
}

function lateness(match: CupMatch, today: number | null, report: Report): Reported {
  const cell = match.row.cells.reported;
  const end = endOf(match);
  const none: Reported = { faults: [], inTime: null };
  if (!cell || cell.unread || end === null) return none;
  const ruling = deadline('cup', minutesOf(end), null);
  if (!ruling.ok) return none;
  const latest = ruling.value;
  const subject = reporter(match);
  const until = momentText(latest / MINUTES_A_DAY);
  if (cell.number !== null) {
    const { number } = cell;
    // A day without a time is late only when all of it is.
    const late = hasTime(number) ? minutesOf(number) : dayOf(number) * MINUTES_A_DAY;
    const tell: Fault = () =>
      report('334B1', 'error', subject, cell, 'cupReportLate', { actual: momentText(number), until });
    return { faults: late > latest ? [tell] : [], inTime: late <= latest };
  }
  if (blank(cell) && today !== null && match.winner && minutesOf(today) > latest)
    report('334B1', 'warning', subject, cell, 'cupReportMissing', { until });
  return none;
}

/** § 334B1a: whoever reports tells who played. A column that nobody fills is not used. */
function playersFault(match: CupMatch, used: Used, report: Report): Fault | null {
  const { row } = match;
  const cell = row.cells.playersGiven;
  if (!cell || cell.unread || match.walkover || !filled(row, 'reported')) return null;
  if (!(cell.text === '' ? used.playersGiven : saysNo(cell))) return null;
  return () => report('334B1a', 'error', reporter(match), cell, 'cupPlayersMissing', {});
}

const LOST = FIGURES.cupGoldLost.value;

/**
 * § 334B4: a point a player is taken for a late or incomplete report. Where a column keeps what is taken, that is the
 * cell to change, and a fault that has been answered by it is told no more.
 */
function checkReport(match: CupMatch, today: number | null, used: Used, report: Report): void {
  const time = lateness(match, today, report);
  const players = playersFault(match, used, report);
  const faults = [...time.faults, ...(players ? [players] : [])];
  const cell = match.row.cells.goldLost;
  if (!cell || cell.unread || !used.goldLost) {
    for (const tell of faults) tell();
    return;
  }
  const taken = Math.abs(cell.number ?? 0);
  const subject = reporter(match);
  if (faults.length > 0 && taken === 0)
    report('334B4', 'error', subject, cell, 'goldNotTaken', { due: LOST });
  // Of a whole team, as some write it, the points are those of 4 players or more.
  else if (
    faults.length > 0 &&
    taken !== LOST &&
    !(Number.isInteger(taken) && taken >= FIGURES.teamLeast.value)
  )
    report('334B4', 'error', subject, cell, 'goldAmount', { actual: taken, expected: LOST });
  else if (faults.length === 0 && taken > 0 && time.inTime === true)
    report('334B4', 'warning', subject, cell, 'goldTaken', { actual: taken });
}

/** §§ 331E1, 334B1c: what is claimed is given with the report. */
function checkClaim(match: CupMatch, used: Used, report: Report): void {
  const { row } = match;
  const { refund, refundClaimed } = row.cells;
  const reported = filled(row, 'reported')?.number;
  if (!refundClaimed || refundClaimed.unread || reported == null) return;
  const claimed = dateIn(refundClaimed);
  const subject = matchName(match);
  if (claimed !== null && dayOf(claimed) > dayOf(reported))
    report('331E1', 'warning', subject, refundClaimed, 'cupClaimLate', {
      actual: momentText(claimed),
      until: momentText(reported),
    });
  else if (
    refund?.number != null &&
    refund.number > 0 &&
    (refundClaimed.text === '' ? used.refundClaimed : saysNo(refundClaimed))
  )
    report('331E1', 'warning', subject, refundClaimed, 'cupClaimMissing', { refund: refund.number });
}

/** §§ 331D1c and 334B3: the next round is paid with the report. */
function checkNextFee(match: CupMatch, used: Used, report: Report): void {
  const { row, winner } = match;
  const cell = row.cells.nextFeePaid;
  const reported = filled(row, 'reported')?.number;
  if (!cell || cell.unread || !winner || reported == null || match.round?.matches === 1) return;
  const subject = match[winner]?.text ?? matchName(match);
  const paid = dateIn(cell);
  if (paid !== null && dayOf(paid) > dayOf(reported))
    report('331D1c', 'warning', subject, cell, 'cupNextFeeLate', {
      actual: momentText(paid),
      until: momentText(reported),
    });
  else if (cell.text === '' ? used.nextFeePaid : saysNo(cell))
    report('331D1c', 'warning', subject, cell, 'cupNextFeeMissing', {});
}

export const cupReportCheck = tableCheck({
  kind: CUP,
  clauses: [
    { clause: '331D1c', needs: ['reported', 'nextFeePaid'] },
    { clause: '331E1', needs: ['reported', 'refundClaimed'] },
    { clause: '334B1', needs: ['date', 'finish', 'reported'] },
    { clause: '334B1a', needs: ['reported', 'playersGiven'] },
    { clause: '334B4', needs: ['reported', 'goldLost'] },
  ],
  *run(season, report) {
    const matches = cupMatches(season);
    const isUsed = (field: keyof Used): boolean => matches.some(({ row }) => filled(row, field));
    const used: Used = {
      playersGiven: isUsed('playersGiven'),
      nextFeePaid: isUsed('nextFeePaid'),
      refundClaimed: isUsed('refundClaimed'),
      goldLost: isUsed('goldLost'),
    };
    yield;
    for (const match of matches) {
      if (!match.home || !match.away || match.cancelled) continue;
      // § 334 holds up to and including the quarter-finals (reading 35).
      if (match.round && !untilQuarterFinals(match.round)) continue;
      checkReport(match, season.today, used, report);
      checkClaim(match, used, report);
      checkNextFee(match, used, report);
    }
  },
});
