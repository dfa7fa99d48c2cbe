import { add, compare, exactly, fraction, subtract, toNumber, type Fraction } from './fraction';
import { FIGURES } from './figures';
import { decided, refused, type Ruling, type Step } from './ruling';

/** §§ 323A-B and 323D-F: the play-off of the 1st division and the promotion match. § 323C stands beside it. */

export interface PlayoffMatch {
  readonly teamA: string;
  readonly teamB: string;
  /** IMP of the match itself, without carry-over. */
  readonly impA: number;
  readonly impB: number;
  /** IMP carried over, from A's side: sixths, as § 323C gives them. None in the promotion match (§ 323F). */
  readonly carryA?: number;
  /** IMP of the rounds of 4 boards in all; every round before the last was level (§ 323E2). */
  readonly extra?: { readonly a: number; readonly b: number };
}

export interface PlayoffMessages {
  readonly sameTeam: { readonly team: string };
  readonly carryNotSixths: { readonly carry: number };
  readonly extraNotNeeded: { readonly winner: string };
  readonly extraRounds: { readonly teamA: string; readonly teamB: string };
  readonly totals: {
    readonly teamA: string;
    readonly teamB: string;
    readonly impA: Fraction;
    readonly impB: Fraction;
    /** From A's side. */
    readonly carry: Fraction;
    /** A's lead with the carry-over. */
    readonly lead: Fraction;
  };
  readonly byTotal: { readonly winner: string; readonly margin: Fraction };
  readonly byMatch: { readonly winner: string; readonly margin: Fraction };
  readonly byExtraRounds: { readonly winner: string; readonly a: number; readonly b: number };
}

/**
 * The carried IMP exactly. A cell can only hold the double next to a third, so a value that a sixth is shown as at 15
 * digits is that sixth (readings 1 and 11); null for any other value, which § 323C cannot have given.
 */
export function sixths(carry: number): Fraction | null {
  if (!Number.isFinite(carry) || Math.abs(carry) > 1e9) return null;
  const nearest = fraction(BigInt(Math.round(carry * 6)), 6n);
  return Number(carry.toPrecision(15)) === Number(toNumber(nearest).toPrecision(15)) ? nearest : null;
}

/** The winner of a play-off or promotion match; level twice, it waits for rounds of 4 boards (§ 323E2). */
export function playoffWinner(match: PlayoffMatch): Ruling<string, PlayoffMessages> {
  const { teamA, teamB, extra } = match;
  if (teamA === teamB)
    return refused({
      kind: 'invalid',
      clause: '323A1',
      argument: 'teamB',
      message: { key: 'sameTeam', values: { team: teamA } },
    });
  const carried = match.carryA ?? 0;
  const carry = sixths(carried);
  if (!carry)
    return refused({
      kind: 'invalid',
      clause: '323C3',
      reading: 11,
      argument: 'carryA',
      message: { key: 'carryNotSixths', values: { carry: carried } },
    });
  const impA = exactly(match.impA);
  const impB = exactly(match.impB);
  const played = subtract(impA, impB);
  const lead = add(played, carry);
  const steps: Step<PlayoffMessages>[] = [
    {
      clause: '323C',
      reading: 11,
      message: { key: 'totals', values: { teamA, teamB, impA, impB, carry, lead } },
    },
  ];
  const ahead = (margin: Fraction): string => (compare(margin, fraction(0n)) > 0 ? teamA : teamB);
  for (const [clause, key, margin] of [
    ['323E', 'byTotal', lead],
    ['323E1', 'byMatch', played],
  ] as const) {
    if (compare(margin, fraction(0n)) === 0) continue;
    const winner = ahead(margin);
    if (extra)
      return refused(
        {
          kind: 'invalid',
          clause: '323E2',
          argument: 'extraA',
          message: { key: 'extraNotNeeded', values: { winner } },
        },
        steps,
      );
    const size = compare(margin, fraction(0n)) < 0 ? subtract(fraction(0n), margin) : margin;
    return decided<string, PlayoffMessages>(winner, [
      ...steps,
      { clause, message: { key, values: { winner, margin: size } } },
    ]);
  }
  if (!extra || compare(exactly(extra.a), exactly(extra.b)) === 0)
    return refused(
      { kind: 'pending', clause: '323E2', message: { key: 'extraRounds', values: { teamA, teamB } } },
      steps,
    );
  const winner = extra.a > extra.b ? teamA : teamB;
  return decided<string, PlayoffMessages>(winner, [
    ...steps,
    { clause: '323E2', message: { key: 'byExtraRounds', values: { winner, ...extra } } },
  ]);
}

export interface HomeMessages {
  readonly homeByMatch: { readonly home: string; readonly away: string };
  readonly homeByLot: { readonly home: string; readonly away: string };
  readonly homeLot: { readonly teamA: string; readonly teamB: string };
  readonly lotOutside: { readonly lot: string; readonly teamA: string; readonly teamB: string };
}

/**
 * § 323D2: who is home in section 1 (and away in section 2): the winner of the mutual match of the basic tournament,
 * else the team drawn. In the promotion match always the team drawn (§ 323F4): leave out `mutual`.
 */
export function playoffHome(
  teamA: string,
  teamB: string,
  mutual: { readonly impA: number; readonly impB: number } | undefined,
  lot: string | undefined,
): Ruling<string, HomeMessages> {
  const difference = mutual ? compare(exactly(mutual.impA), exactly(mutual.impB)) : 0;
  const clause = mutual ? '323D2' : '323F4';
  if (difference !== 0) {
    const [home, away] = difference > 0 ? [teamA, teamB] : [teamB, teamA];
    return decided<string, HomeMessages>(home, [
      { clause, message: { key: 'homeByMatch', values: { home, away } } },
    ]);
  }
  if (lot === undefined)
    return refused({ kind: 'pending', clause, message: { key: 'homeLot', values: { teamA, teamB } } });
  if (lot !== teamA && lot !== teamB)
    return refused({
      kind: 'invalid',
      clause,
      argument: 'lot',
      message: { key: 'lotOutside', values: { lot, teamA, teamB } },
    });
  return decided<string, HomeMessages>(lot, [
    {
      clause,
      message: { key: 'homeByLot', values: { home: lot, away: lot === teamA ? teamB : teamA } },
    },
  ]);
}

export interface SemifinalMessages {
  readonly notFour: { readonly teams: number };
  readonly notQualified: { readonly choice: string; readonly others: readonly string[] };
  readonly chosen: { readonly winner: string; readonly opponent: string };
  /** § 323B3: nothing said in time. */
  readonly notChosen: { readonly winner: string; readonly opponent: string };
}

/** The two teams of a semi-final. */
export type Semifinal = readonly [string, string];

/** § 323B: the two semi-finals of nos. 1-4 (in that order), by the winner's choice or else no. 1 against no. 4. */
export function semifinals(
  best: readonly string[],
  choice?: string,
): Ruling<readonly [Semifinal, Semifinal], SemifinalMessages> {
  const teams = new Set(best).size;
  const [winner, , , last] = best;
  if (
    winner === undefined ||
    last === undefined ||
    teams !== best.length ||
    teams !== FIGURES.playoffTeams.value
  )
    return refused({
      kind: 'invalid',
      clause: '323A1',
      argument: 'best',
      message: { key: 'notFour', values: { teams } },
    });
  const others = best.slice(1);
  if (choice !== undefined && !others.includes(choice))
    return refused({
      kind: 'invalid',
      clause: '323B1',
      argument: 'choice',
      message: { key: 'notQualified', values: { choice, others } },
    });
  const opponent = choice ?? last;
  const [third = '', fourth = ''] = others.filter((team) => team !== opponent);
  return decided<readonly [Semifinal, Semifinal], SemifinalMessages>(
    [
      [winner, opponent],
      [third, fourth],
    ],
    [
      {
        clause: choice === undefined ? '323B3' : '323B1',
        message: { key: choice === undefined ? 'notChosen' : 'chosen', values: { winner, opponent } },
      },
    ],
  );
}
