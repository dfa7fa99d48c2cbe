/** §§ 332A3 and 332D2-3: who wins a cup match, and who plays it at home. */
import { compare, type Fraction } from './fraction';
import { decided, refused, type Ruling } from './ruling';

export interface CupMatchMessages {
  byImp: { winner: string; imp: Fraction; other: Fraction };
  byPoints: { winner: string; imp: Fraction; points: Fraction; other: Fraction };
  fourBoards: { imp: Fraction; points: Fraction };
  mostUp: { home: string; up: number; other: number };
  drawnFirst: { home: string; up: number };
  sameTeam: { team: string };
}

export interface CupScore {
  readonly team: string;
  readonly imp: Fraction;
  /** Total points (spilpoint). */
  readonly points: Fraction;
}

/**
 * § 332A3: more IMP wins, then more total points; level on both, 4 boards are played at a time and the scores are
 * given with them included, for "samme princip" decides again.
 */
export function cupWinner(a: CupScore, b: CupScore): Ruling<string, CupMatchMessages> {
  const clause = '332A3';
  if (a.team === b.team)
    return refused({
      kind: 'invalid',
      clause,
      argument: 'teamB',
      message: { key: 'sameTeam', values: { team: a.team } },
    });
  const imp = compare(a.imp, b.imp);
  if (imp !== 0) {
    const [first, second] = imp > 0 ? [a, b] : [b, a];
    return decided(first.team, [
      {
        clause,
        message: { key: 'byImp', values: { winner: first.team, imp: first.imp, other: second.imp } },
      },
    ]);
  }
  const points = compare(a.points, b.points);
  if (points === 0)
    return refused({
      kind: 'pending',
      clause,
      message: { key: 'fourBoards', values: { imp: a.imp, points: a.points } },
    });
  const [first, second] = points > 0 ? [a, b] : [b, a];
  return decided(first.team, [
    {
      clause,
      message: {
        key: 'byPoints',
        values: { winner: first.team, imp: first.imp, points: first.points, other: second.points },
      },
    },
  ]);
}

/** § 332D2-3: the team with most UP in all is at home; level, the team drawn first (reading 17). */
export function homeTeam(
  drawnFirst: string,
  upFirst: number,
  drawnSecond: string,
  upSecond: number,
): Ruling<string, CupMatchMessages> {
  if (drawnFirst === drawnSecond)
    return refused({
      kind: 'invalid',
      clause: '332D2',
      argument: 'second',
      message: { key: 'sameTeam', values: { team: drawnFirst } },
    });
  if (upFirst === upSecond)
    return decided(drawnFirst, [
      {
        clause: '332D3',
        reading: 17,
        message: { key: 'drawnFirst', values: { home: drawnFirst, up: upFirst } },
      },
    ]);
  const home = upFirst > upSecond ? drawnFirst : drawnSecond;
  return decided(home, [
    {
      clause: '332D2',
      reading: 17,
      message: {
        key: 'mostUp',
        values: { home, up: Math.max(upFirst, upSecond), other: Math.min(upFirst, upSecond) },
      },
    },
  ]);
}
