/** The ties of a knock-out at the festival: who met whom in which round, and who went on. */
import { formatOf } from '../rules/formats';
import type { EventName } from '../workbook/events';
import { MATCHES, type MatchesField } from '../workbook/kinds/matches';
import type { Cell, Row } from '../workbook/table-rows';
import { boardsOf, scoreOf } from './league/league';
import type { Report } from './report';
import { tablesOf, type Season } from './table-check';

export type Round = 'quarter' | 'semi' | 'final' | 'third';

export interface Tie {
  readonly round: Round;
  /** The mini teams' semi-finals and finals are two rows, A and B (§ 364B2). */
  readonly side: 'A' | 'B' | null;
  readonly home: Cell;
  readonly away: Cell;
  /** Who may count as the winner: by the score, and by what the sheet says; none where neither tells. */
  readonly winners: ReadonlySet<string>;
  /** The team that the sheet names as the winner, where it is one of the two. */
  readonly named: Cell | null;
  /** By the score alone, in IMP and of the mini teams then in total points (§ 364C); null where it is level or not there. */
  readonly byScore: string | null;
  /** In IMP. */
  readonly level: boolean;
  /** A match of the mini teams that is level in IMP and in total points. */
  readonly drawn: boolean;
  readonly row: Row<MatchesField>;
}

export function roundIn(words: string): Round | null {
  if (/kvart|quarter|1\. ?omgang/u.test(words)) return 'quarter';
  if (/semi|2\. ?omgang/u.test(words)) return 'semi';
  if (/3\.? ?-?plads|bronze|third place/u.test(words)) return 'third';
  return /final|3\. ?omgang/u.test(words) ? 'final' : null;
}

const sideIn = (words: string): Tie['side'] => {
  const [, letter] = /(?<![\p{L}])([ab])(?![\p{L}])/u.exec(words) ?? [];
  return letter === 'a' ? 'A' : letter === 'b' ? 'B' : null;
};

/** Every tie of an event's knock-out, in the order of the sheets; yields now and then. */
export function* tiesOf(season: Season, event: EventName): Generator<void, Tie[], void> {
  const ties: Tie[] = [];
  for (const { rows } of tablesOf(season, MATCHES, event))
    for (const [at, row] of rows.entries()) {
      if (at % 300 === 299) yield;
      const { home, away, match, matchRound, winner, impHome, impAway, pointsHome, pointsAway } = row.cells;
      if (!home || !away || home.text === '' || away.text === '') continue;
      const words = `${match?.key ?? ''} ${matchRound?.key ?? ''} ${row.section}`;
      const round = roundIn(words);
      if (!round) continue;
      const imp = scoreOf(impHome, impAway);
      const level = imp !== null && imp.home === imp.away;
      const points = level && event === 'mini' ? scoreOf(pointsHome, pointsAway) : null;
      const score = points ?? imp;
      const byScore =
        !score || score.home === score.away ? null : score.home > score.away ? home.key : away.key;
      const named = [home, away].find(({ key }) => key === winner?.key) ?? null;
      ties.push({
        round,
        side: sideIn(words),
        home,
        away,
        named,
        byScore,
        level,
        drawn: points !== null && points.home === points.away,
        winners: new Set([byScore, named?.key ?? null].filter((key) => key !== null)),
        row,
      });
    }
  return ties;
}

export const teamsOf = ({ home, away }: Tie): readonly [Cell, Cell] => [home, away];
export const hasTeam = ({ home, away }: Tie, key: string): boolean => home.key === key || away.key === key;

/** Holds the boards of a match against those of its event's or phase's format, as `DBF.FORMAT` knows it by name. */
export function checkBoards({ row, home, away }: Tie, format: string, clause: string, report: Report): void {
  const ruling = formatOf(format, 'spil');
  const { boards } = row.cells;
  const actual = boardsOf(boards);
  if (!ruling.ok || !boards || boards.carried || actual === null || actual === ruling.value) return;
  const expected = Number(ruling.value);
  const values = { actual, expected, clause };
  report(clause, 'error', `${home.text} - ${away.text}`, boards, 'knockoutBoards', values, {
    value: expected,
  });
}
