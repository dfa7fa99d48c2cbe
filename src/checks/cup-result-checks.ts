/** §§ 332A2-3 and 334: the result of a cup match, and its report. */
import { cupFormats, extended } from '../rules/cup-format';
import { untilQuarterFinals } from '../rules/cup-rounds';
import { deadline } from '../rules/deadlines';
import { CUP } from '../workbook/kinds/cup';
import { blank, filled, numberIn, saysNo } from './cells';
import { byScore, cupMatches, matchName, otherSide, sideNamed, type CupMatch } from './cup-matches';
import { dateIn, dayOf, hasTime, MINUTES_A_DAY, minutesOf, momentText, timeIn } from './moments';
import type { Report } from './report';
import { tableCheck } from './table-check';

function checkWinner(match: CupMatch, report: Report): void {
  const { row, home, away } = match;
  const cell = filled(row, 'winner');
  if (!cell || !home || !away) return;
  const side = sideNamed(cell, home, away);
  const score = byScore(row);
  const subject = matchName(match);
  const winner = score === 'home' || score === 'away' ? match[score] : null;
  if (winner && !match.walkover) {
    if (side === score) return;
    const level = numberIn(row, 'impHome') === numberIn(row, 'impAway');
    report(
      '332A3',
      'error',
      subject,
      cell,
      'cupWinner',
      { actual: cell.text, expected: winner.text, by: level ? 'points' : 'imp' },
      { value: winner.text },
    );
  } else if (side === null && !match.walkover) {
    report('332A1', 'error', subject, cell, 'cupWinnerUnknown', { actual: cell.text });
  } else if (score === 'level' && !match.walkover) {
    report('332A3', 'error', subject, cell, 'cupWinnerLevel', { actual: cell.text });
  }
}

function checkBoards(match: CupMatch, inRound: number, report: Report): void {
  const formats = cupFormats(match.round, inRound);
  for (const [field, asked] of [
    ['boards', 'boards'],
    ['rounds', 'rounds'],
    ['boardsPerRound', 'perRound'],
  ] as const) {
    const cell = filled(match.row, field);
    const actual = cell?.number;
    if (!cell || actual == null || actual <= 0 || formats.some((format) => format[asked] === actual))
      continue;
    const [format] = formats;
    if (!format) return;
    const free = format.byAgreement || (field === 'boards' && extended(actual, format));
    report(
      formats.length > 1 ? '332A2' : format.clause,
      free ? 'warning' : 'error',
      matchName(match),
      cell,
      'cupBoards',
      {
        what: asked,
        actual,
        expected: formats.map((one) => one[asked]),
        byAgreement: format.byAgreement,
      },
    );
    return;
  }
}

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

function checkReport(match: CupMatch, today: number | null, report: Report): void {
  const { row } = match;
  const end = endOf(match);
  const cell = row.cells.reported;
  if (!cell || cell.unread || end === null) return;
  const ruling = deadline('cup', minutesOf(end), null);
  if (!ruling.ok) return;
  const latest = ruling.value;
  const subject = (match.winner && match[match.winner]?.text) || matchName(match);
  const until = momentText(latest / MINUTES_A_DAY);
  if (cell.number !== null) {
    // A day without a time is late only when all of it is.
    const late = hasTime(cell.number) ? minutesOf(cell.number) : dayOf(cell.number) * MINUTES_A_DAY;
    if (late > latest)
      report('334B1', 'error', subject, cell, 'cupReportLate', { actual: momentText(cell.number), until });
  } else if (blank(cell) && today !== null && match.winner && minutesOf(today) > latest) {
    report('334B1', 'warning', subject, cell, 'cupReportMissing', { until });
  }
}

/** § 334B1a: whoever reports tells who played. A column that nobody fills is not used. */
function checkPlayers(match: CupMatch, used: boolean, report: Report): void {
  const { row } = match;
  const cell = row.cells.playersGiven;
  if (!cell || cell.unread || match.walkover || !filled(row, 'reported')) return;
  if (cell.text === '' ? used : saysNo(cell))
    report(
      '334B1a',
      'error',
      (match.winner && match[match.winner]?.text) || matchName(match),
      cell,
      'cupPlayersMissing',
      {},
    );
}

/** §§ 331D1c and 334B3: the next round is paid with the report. */
function checkNextFee(match: CupMatch, used: boolean, report: Report): void {
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
  else if (cell.text === '' ? used : saysNo(cell))
    report('331D1c', 'warning', subject, cell, 'cupNextFeeMissing', {});
}

/** § 331D2: who withdraws pays what the opponents pay for the round. */
function checkFine(match: CupMatch, report: Report): void {
  const { row, winner } = match;
  const fine = filled(row, 'fine');
  const fee = numberIn(row, 'fee');
  if (!match.walkover || !fine || fine.number === null || fee === null || fine.number === fee) return;
  const loser = winner && match[otherSide(winner)];
  const values = { actual: fine.number, expected: fee };
  report('331D2', 'error', loser?.text ?? matchName(match), fine, 'cupWalkoverFine', values, { value: fee });
}

export const cupResultCheck = tableCheck({
  kind: CUP,
  clauses: [
    { clause: '332A2', needs: ['boards'] },
    { clause: '332A3', needs: ['winner', 'impHome', 'impAway'] },
    { clause: '334B1', needs: ['date', 'finish', 'reported'] },
    { clause: '334B1a', needs: ['reported', 'playersGiven'] },
    { clause: '331D1c', needs: ['reported', 'nextFeePaid'] },
    { clause: '331D2', needs: ['walkover', 'fine', 'fee'] },
  ],
  *run(season, report) {
    const matches = cupMatches(season);
    const size = new Map<number, number>();
    for (const { round } of matches) if (round) size.set(round.order, (size.get(round.order) ?? 0) + 1);
    const players = matches.some(({ row }) => filled(row, 'playersGiven'));
    const fees = matches.some(({ row }) => filled(row, 'nextFeePaid'));
    yield;
    for (const match of matches) {
      if (!match.home || !match.away) continue;
      checkWinner(match, report);
      checkFine(match, report);
      if (match.round && !untilQuarterFinals(match.round)) {
        checkBoards(match, 0, report);
        continue;
      }
      checkBoards(match, match.round ? (size.get(match.round.order) ?? 0) : 0, report);
      // § 334 holds up to and including the quarter-finals (reading 35).
      checkReport(match, season.today, report);
      checkPlayers(match, players, report);
      checkNextFee(match, fees, report);
    }
  },
});
