/** § 364B2-3, C: the bracket of the mini teams by their start numbers, the winners, and the boards of each match. */
import { MATCHES, type MatchesField } from '../workbook/kinds/matches';
import { readQuantity } from '../workbook/numbers';
import type { Cell } from '../workbook/table-rows';
import { checkBoards, hasTeam, teamsOf, tiesOf, type Tie } from './knockout';
import type { Report } from './report';
import { tableCheck, type ClauseNeed, type Season } from './table-check';

const EVENT = 'mini';
/** § 364B1. */
const STARTS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8]);

/** Start numbers by team, of a tournament that the workbook has one list of; one that two teams have is told of there. */
function startsOf({ rosters }: Season): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const { event, teams } of rosters) {
    if (event !== EVENT) continue;
    for (const { key, players } of teams)
      for (const { fields } of players) {
        const reading = readQuantity(fields.startNumber?.text ?? '');
        // Another number than 1-8 is told of in the list of teams, and says nothing of the bracket.
        if (reading.ok && STARTS.has(reading.value)) starts.set(key, reading.value);
      }
  }
  const holders = new Map<number, number>();
  for (const start of starts.values()) holders.set(start, (holders.get(start) ?? 0) + 1);
  return new Map([...starts].filter(([, start]) => holders.get(start) === 1));
}

/** 1-2, 3-4, 5-6, 7-8 are quarter-finals 1 to 4 (§ 364B2a). */
const quarterOf = (start: number | undefined): number | null =>
  start === undefined ? null : Math.ceil(start / 2);

function checkBracket(ties: readonly Tie[], starts: ReadonlyMap<string, number>, report: Report): void {
  const numberOf = ({ key }: Cell): number | undefined => starts.get(key);
  for (const { round, home, away } of ties) {
    const [a, b] = [quarterOf(numberOf(home)), quarterOf(numberOf(away))];
    if (a === null || b === null) continue;
    const values = { home: numberOf(home) ?? 0, away: numberOf(away) ?? 0 };
    if (round === 'quarter' && a !== b) report('364B2a', 'error', away.text, away, 'miniQuarter', values);
    // In the semi-finals the first two quarter-finals meet, and the last two (§ 364B2b).
    else if (round === 'semi' && (a === b || Math.ceil(a / 2) !== Math.ceil(b / 2)))
      report('364B2b', 'error', away.text, away, 'miniSemi', values);
  }
}

/** Winners go to the A row, losers to the B row; the semi-finals that have a team of the other row. */
function checkRows(ties: readonly Tie[], report: Report): ReadonlySet<Tie> {
  const mixed = new Set<Tie>();
  for (const tie of ties) {
    if (tie.round !== 'semi' || !tie.side) continue;
    for (const team of teamsOf(tie)) {
      const played = ties.find((one) => one.round === 'quarter' && hasTeam(one, team.key));
      if (!played || played.winners.size !== 1) continue;
      const won = played.winners.has(team.key);
      if (won === (tie.side === 'A')) continue;
      mixed.add(tie);
      report('364B2a', 'error', team.text, team, 'miniRow', { team: team.text, won, side: tie.side });
    }
  }
  return mixed;
}

/** The winners of a row's semi-finals play its final, the losers for no. 3 (§ 364B2c). */
function checkFinals(ties: readonly Tie[], mixed: ReadonlySet<Tie>, report: Report): void {
  for (const tie of ties) {
    if ((tie.round !== 'final' && tie.round !== 'third') || !tie.side) continue;
    for (const team of teamsOf(tie)) {
      const played = ties.find((one) => one.round === 'semi' && one.side && hasTeam(one, team.key));
      // What follows from a semi-final that was told of is no fault of its own.
      if (!played?.side || played.winners.size !== 1 || mixed.has(played)) continue;
      const won = played.winners.has(team.key);
      if (won !== (tie.round === 'final') || played.side !== tie.side)
        report('364B2c', 'error', team.text, team, 'miniFinal', { team: team.text, won, side: played.side });
    }
  }
}

/** § 364C: by IMP, then by total points; still level in the last round, nobody wins. In the others it is a lot. */
function checkWinners(ties: readonly Tie[], report: Report): void {
  for (const { byScore, named, drawn, level, round, row, home, away } of ties) {
    const { winner } = row.cells;
    if (!winner || !named) continue;
    const expected = byScore === null ? null : byScore === home.key ? home : away;
    if (expected && expected.key !== named.key)
      report('364C', 'error', named.text, winner, 'miniWinner', {
        actual: named.text,
        expected: expected.text,
        level,
      });
    else if (drawn && (round === 'final' || round === 'third'))
      report('364C2', 'error', named.text, winner, 'miniDrawn', { team: named.text });
  }
}

const clause = (of: string, needs: readonly MatchesField[] = []): ClauseNeed<MatchesField> => ({
  clause: of,
  events: [EVENT],
  needs,
});

export const miniTeamCheck = tableCheck({
  kind: MATCHES,
  clauses: [
    { ...clause('364B2a'), beside: ['roster'] },
    { ...clause('364B2b'), beside: ['roster'] },
    clause('364B2c'),
    clause('364B3', ['boards']),
    clause('364C', ['winner', 'impHome']),
    clause('364C2', ['winner', 'impHome', 'pointsHome', 'pointsAway']),
  ],
  *run(season, report) {
    const ties = yield* tiesOf(season, EVENT);
    if (ties.length === 0) return;
    checkBracket(ties, startsOf(season), report);
    checkFinals(ties, checkRows(ties, report), report);
    checkWinners(ties, report);
    for (const tie of ties) checkBoards(tie, 'Minihold', '364B3', report);
  },
});
