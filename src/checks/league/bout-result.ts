/** What a match after the basic tournament carries over (§ 323C), and who has won it (§ 323E). */
import { type Fraction, toNumber } from '../../rules/fraction';
import { carryOver } from '../../rules/playoff';
import { playoffWinner } from '../../rules/playoff-match';
import { basicTable, mutualMatch } from './basic-facts';
import type { Bout, Side } from './bouts';
import type { League } from './league';

export const isPlayoff = ({ stage }: Bout): boolean =>
  stage === 'semi' || stage === 'final' || stage === 'playoff';

/** What a match carries over, from the first side's view; null where the basic tournament does not tell. */
export function carriedTo(
  league: League,
  bout: Bout,
): { readonly carry: Fraction; readonly clause: string } | null {
  const [one, two] = bout.sides;
  if (!isPlayoff(bout)) return null;
  const mutual = mutualMatch(league, bout.season, one.team.key, two.team.key);
  const table = basicTable(league, bout.season);
  const placeOf = ({ team, cells }: Side): number | null =>
    table ? (table.find(({ key }) => key === team.key)?.place ?? null) : (cells.place?.number ?? null);
  const [rankOne, rankTwo] = [placeOf(one), placeOf(two)];
  if (!mutual || rankOne === null || rankTwo === null) return null;
  const ruling = carryOver(mutual.own, mutual.other, rankOne, rankTwo);
  return ruling.ok ? { carry: ruling.value, clause: ruling.steps[0]?.clause ?? '323C' } : null;
}

/** § 323E: who has won, where everything is there to tell. */
export function winnerOf(
  league: League,
  bout: Bout,
): { readonly team: string; readonly clause: string } | 'level' | null {
  const [one, two] = bout.sides;
  if (one.imp?.number == null || two.imp?.number == null || one.team.key === two.team.key) return null;
  const due = carriedTo(league, bout);
  const written =
    (one.cells.carry?.number ?? 0) > 0 ? (one.cells.carry?.number ?? 0) : -(two.cells.carry?.number ?? 0);
  if (isPlayoff(bout) && !due && !(one.cells.carry && two.cells.carry)) return null;
  if (bout.stage === 'deciding' && one.imp.number === two.imp.number) return null;
  const [a, b] = [one.cells.extra?.number, two.cells.extra?.number];
  const ruling = playoffWinner({
    teamA: one.team.key,
    teamB: two.team.key,
    impA: one.imp.number,
    impB: two.imp.number,
    ...(isPlayoff(bout) ? { carryA: due ? toNumber(due.carry) : written } : {}),
    ...(a != null && b != null ? { extra: { a, b } } : {}),
  });
  if (ruling.ok)
    return { team: ruling.value, clause: ruling.steps[ruling.steps.length - 1]?.clause ?? '323E' };
  return ruling.problem.kind === 'pending' ? 'level' : null;
}
