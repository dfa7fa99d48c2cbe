/** The matches of the cup as the sheets tell of them. */
import { cupRound, type CupRound } from '../rules/cup-rounds';
import { exactly, fraction } from '../rules/fraction';
import { cupWinner } from '../rules/cup-match';
import { answerIn } from '../workbook/answers';
import { CUP, type CupField } from '../workbook/kinds/cup';
import { isNobody } from '../workbook/nobody';
import type { Cell, Row } from '../workbook/table-rows';
import { filled, numberIn } from './cells';
import { tablesOf, type Season } from './table-check';

export type Side = 'home' | 'away';
export const SIDES: readonly Side[] = ['home', 'away'];
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export interface CupMatch {
  readonly row: Row<CupField>;
  /** The teams; null for a bye, and where the cell is blank. */
  readonly home: Cell | null;
  readonly away: Cell | null;
  readonly round: CupRound | null;
  /** As the sheet writes it; blank where nothing names it. */
  readonly roundName: string;
  /** A heat for losers (opsamlingsheat, § 332A1). */
  readonly catchUp: boolean;
  readonly walkover: boolean;
  /** § 333A2: not played, and both teams go on. */
  readonly cancelled: boolean;
  /** By the winner's column, else by the score; null while nobody knows. */
  readonly winner: Side | null;
}

const CATCH_UP = /opsamling|catch-?up/u;
const HOME = new Set(['hjemme', 'hjemmehold', 'hjemmeholdet', 'h', 'home']);
const AWAY = new Set(['ude', 'udehold', 'udeholdet', 'u', 'away']);
const WALKOVER = /\bw\.? ?o\.?\b|walk-?over|uden kamp/u;

const teamIn = (row: Row<CupField>, field: Side): Cell | null => {
  const cell = filled(row, field);
  return cell && !isNobody(cell.key) ? cell : null;
};

const bare = (key: string): string => key.replace(/\s*\([^)]*\)$/u, '');

/** The side that a cell names, by the team's name or as home or away; null for anything else. */
export function sideNamed(cell: Cell | null, home: Cell | null, away: Cell | null): Side | null {
  if (!cell) return null;
  const key = bare(cell.key);
  const [isHome, isAway] = [home, away].map(
    (team) => team !== null && (team.key === key || team.key === cell.key),
  );
  if (isHome !== isAway) return isHome ? 'home' : 'away';
  return HOME.has(key) ? 'home' : AWAY.has(key) ? 'away' : null;
}

/** Who has won by IMP, then by total points (§ 332A3); `level` where both are given and equal. */
export function byScore(row: Row<CupField>): Side | 'level' | null {
  const imps = [numberIn(row, 'impHome'), numberIn(row, 'impAway')] as const;
  const points = [numberIn(row, 'pointsHome'), numberIn(row, 'pointsAway')] as const;
  if (imps[0] === null || imps[1] === null) return null;
  const known = points[0] !== null && points[1] !== null;
  const score = (team: Side, at: 0 | 1) => ({
    team,
    imp: exactly(imps[at] ?? 0),
    points: known ? exactly(points[at] ?? 0) : fraction(0n),
  });
  const ruling = cupWinner(score('home', 0), score('away', 1));
  if (ruling.ok) return ruling.value as Side;
  return known ? 'level' : null;
}

function winnerOf(row: Row<CupField>, home: Cell | null, away: Cell | null): Side | null {
  const cell = filled(row, 'winner');
  if (cell) return sideNamed(cell, home, away);
  const side = byScore(row);
  return side === 'level' ? null : side;
}

/** All matches of the cup, in the order of the sheets. */
export function cupMatches(season: Season): readonly CupMatch[] {
  return tablesOf(season, CUP).flatMap((table) => {
    // A row that holds nothing but a round's name is the title of those below it.
    let title = '';
    const matches: CupMatch[] = [];
    for (const row of table.rows) {
      const home = teamIn(row, 'home');
      const away = teamIn(row, 'away');
      const first = row.cells.home;
      if (first && !row.cells.away?.text && (cupRound(first.key) ?? CATCH_UP.test(first.key))) {
        title = first.text;
        continue;
      }
      const own = filled(row, 'round');
      const roundName = own?.text ?? title;
      const named = own?.key ?? title.toLowerCase();
      const round = cupRound(named) ?? (named === '' ? cupRound(table.about) : null);
      const cancelled = answerIn(filled(row, 'cancelled')?.text ?? '') === 'yes';
      matches.push({
        row,
        home,
        away,
        round,
        roundName,
        catchUp: CATCH_UP.test(named === '' ? table.about : named),
        walkover:
          row.cells.walkover?.yes === true ||
          WALKOVER.test(filled(row, 'winner')?.key ?? '') ||
          WALKOVER.test(filled(row, 'walkover')?.key ?? ''),
        cancelled,
        winner: cancelled ? null : winnerOf(row, home, away),
      });
    }
    return matches;
  });
}

/** `Trumf Es - Odense Å` */
export const matchName = ({ home, away }: CupMatch): string =>
  [home?.text, away?.text].filter((name) => name !== undefined).join(' - ');
