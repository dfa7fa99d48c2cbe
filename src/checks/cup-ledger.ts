/** Away points collected over the rounds of the cup, § 332D2-4 (reading 17). */
import { awayPointsOf } from '../rules/cup';
import { follows, untilQuarterFinals, type CupRound } from '../rules/cup-rounds';
import { numberIn } from './cells';
import { SIDES, type CupMatch, type Side } from './cup-matches';

export const BEFORE = { home: 'upBeforeHome', away: 'upBeforeAway' } as const;

/** Why a match gives no away points, whatever the distance. */
export type NoPoints = 'walkover' | 'venue' | 'bye';

export function noPoints({ home, away, round, walkover, cancelled }: CupMatch): NoPoints | null {
  if (!home || !away) return 'bye';
  if (walkover || cancelled) return 'walkover';
  // § 333C2: DBF chooses where the semi-finals and the final are played.
  return round && !untilQuarterFinals(round) ? 'venue' : null;
}

/** What the rules give for the match; null where the distance is not given, or cannot be one. */
export function pointsDue(match: CupMatch): number | null {
  if (noPoints(match)) return 0;
  const km = numberIn(match.row, 'km');
  const { ferries: trips, ronneKoge: long } = match.row.cells;
  if (km === null || km < 0 || trips?.unread || long?.unread) return null;
  const [all, longer] = [trips?.number ?? 0, long?.number ?? 0];
  // `Heraf Rønne-Køge`: those trips are among the ferries, and count 10 in place of 4 (reading 16).
  const among = /heraf|of wh|of th/iu.test(match.row.table.columns.get('ronneKoge')?.text ?? '');
  const counts = [among ? all - longer : all, longer] as const;
  return counts.every((n) => Number.isSafeInteger(n) && n >= 0) ? awayPointsOf(km, ...counts) : null;
}

/** What a team had collected before a match. */
export interface Collected {
  /** By the rules. */
  readonly right: number;
  /** By the sheet's own points, right or wrong. */
  readonly stated: number;
  /** False where rounds are missing in between: then it is the least. */
  readonly exact: boolean;
}

export interface Ledger {
  readonly before: (match: CupMatch, side: Side) => Collected | null;
}

export function ledgerOf(matches: readonly CupMatch[]): Ledger {
  const rounds = new Map<number, CupRound>();
  const byTeam = new Map<string, CupMatch[]>();
  const irregular = new Set<string>();
  for (const match of matches) {
    if (match.round) rounds.set(match.round.order, match.round);
    for (const side of SIDES) {
      const team = match[side]?.key;
      if (team === undefined) continue;
      // A heat for losers, or a round that nobody can place: its points cannot be put in order.
      if (match.catchUp || !match.round) irregular.add(team);
      const played = byTeam.get(team);
      if (!match.round) continue;
      if (played) played.push(match);
      else byTeam.set(team, [match]);
    }
  }
  const ordered = [...rounds.values()].sort((a, b) => a.order - b.order);
  /** Whether the workbook has every round from one to another. */
  const unbroken = (from: CupRound, to: CupRound): boolean => {
    const between = ordered.filter(({ order }) => order >= from.order && order <= to.order);
    return between.every((round, at) => {
      const next = between[at + 1];
      return next === undefined || follows(round, next) === true;
    });
  };
  const first = ordered[0];
  const fromStart = (round: CupRound): boolean =>
    first?.order === 1 && first.matches === null && unbroken(first, round);

  const known = new Map<CupMatch, Partial<Record<Side, Collected | null>>>();
  const sideOf = (match: CupMatch, team: string): Side => (match.home?.key === team ? 'home' : 'away');

  function collect(match: CupMatch, side: Side): Collected | null {
    const { round } = match;
    const team = match[side]?.key;
    if (!round || team === undefined) return null;
    const earlier = (byTeam.get(team) ?? []).filter((one) => one.round && one.round.order < round.order);
    let last: CupMatch | null = null;
    for (const one of earlier)
      if (!last?.round || (one.round && one.round.order > last.round.order)) last = one;
    const regular = !irregular.has(team);
    if (!last?.round) return regular && fromStart(round) ? { right: 0, stated: 0, exact: true } : null;
    const lastSide = sideOf(last, team);
    const base = before(last, lastSide);
    const given = numberIn(last.row, BEFORE[lastSide]);
    const stated = given ?? base?.stated;
    const right = base?.exact ? base.right : (given ?? base?.right);
    if (stated === undefined || right === undefined) return null;
    const due = lastSide === 'home' ? 0 : pointsDue(last);
    const written = lastSide === 'home' ? 0 : (numberIn(last.row, 'up') ?? due);
    const earned = due ?? written;
    if (earned === null || written === null) return null;
    return {
      right: right + earned,
      stated: stated + written,
      exact: regular && (base?.exact === true || given !== null) && unbroken(last.round, round),
    };
  }

  function before(match: CupMatch, side: Side): Collected | null {
    const answers = known.get(match) ?? {};
    known.set(match, answers);
    const answer = answers[side];
    if (answer !== undefined) return answer;
    answers[side] = null;
    return (answers[side] = collect(match, side));
  }
  return { before };
}
