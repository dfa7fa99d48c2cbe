/** §§ 331D2 and 332A2-3: the result of a cup match. */
import { cupFormats, extended } from '../rules/cup-format';
import { untilQuarterFinals } from '../rules/cup-rounds';
import { CUP } from '../workbook/kinds/cup';
import { filled, numberIn } from './cells';
import { byScore, cupMatches, matchName, otherSide, sideNamed, type CupMatch } from './cup-matches';
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
    { clause: '331D2', needs: ['walkover', 'fine', 'fee'] },
  ],
  *run(season, report) {
    const matches = cupMatches(season);
    const size = new Map<number, number>();
    for (const { round } of matches) if (round) size.set(round.order, (size.get(round.order) ?? 0) + 1);
    yield;
    for (const match of matches) {
      if (!match.home || !match.away || match.cancelled) continue;
      checkWinner(match, report);
      checkFine(match, report);
      const late = match.round !== null && !untilQuarterFinals(match.round);
      checkBoards(match, match.round && !late ? (size.get(match.round.order) ?? 0) : 0, report);
    }
  },
});
