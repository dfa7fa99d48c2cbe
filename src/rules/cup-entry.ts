/** §§ 331A, 331D and 332B: the cup kept for good, the fees, and the round in which a team enters. */
import { cupRound } from './cup-rounds';
import { FIGURES } from './figures';
import { fraction, multiply, type Fraction } from './fraction';
import { decided, refused, type Ruling, type Step } from './ruling';

export interface CupEntryMessages {
  inARow: { captain: string; season: number };
  inAll: { captain: string; season: number };
  open: { captain: string; wins: number };
  noWins: Record<never, never>;
  upFront: { rounds: number; fee: Fraction; guaranteed: boolean };
  further: Record<never, never>;
  withReport: { rounds: number; next: number; paid: number; fee: Fraction };
  paidAhead: { paid: number; next: number };
  lastRound: Record<never, never>;
  playedMissing: Record<never, never>;
  walkOver: { fee: Fraction };
  unseeded: Record<never, never>;
  byHighest: { division: 1 | 2 | 3; round: string };
  mayBeExempt: { division: 1 | 2 | 3 };
  exempt: { division: 1 | 2 | 3 };
  exemptNeedsOne: { players: number };
  planOrder: { higher: 1 | 2 | 3; lower: 1 | 2 | 3 };
  planLength: { rounds: number };
  planUnclear: { round: string };
}

export interface TrophyWinner {
  readonly captain: string;
  /** Number of the season in the list, from 1. */
  readonly season: number;
}

/** § 331A: the captain who first has 3 final wins in a row or 5 in all (reading 18); null while nobody has. */
export function trophyKeeper(captains: readonly string[]): Ruling<TrophyWinner | null, CupEntryMessages> {
  const wins = new Map<string, number>();
  let row = 0;
  for (const [index, captain] of captains.entries()) {
    const inAll = (wins.get(captain) ?? 0) + 1;
    wins.set(captain, inAll);
    row = captain === captains[index - 1] ? row + 1 : 1;
    const season = index + 1;
    if (row === FIGURES.trophyInARow.value || inAll === FIGURES.trophyInAll.value)
      return decided({ captain, season }, [
        {
          clause: '331A',
          reading: 18,
          message: {
            key: row === FIGURES.trophyInARow.value ? 'inARow' : 'inAll',
            values: { captain, season },
          },
        },
      ]);
  }
  const best = [...wins].reduce<[string, number] | null>(
    (top, entry) => (top === null || entry[1] > top[1] ? entry : top),
    null,
  );
  return decided(null, [
    {
      clause: '331A',
      reading: 18,
      message: best
        ? { key: 'open', values: { captain: best[0], wins: best[1] } }
        : { key: 'noWins', values: {} },
    },
  ]);
}

/** § 331D1a-b: DKK due with the entry; `guaranteed` for a team that enters before an extra heat (opsamlingsheat). */
export function feeUpFront(fee: Fraction, guaranteed: boolean): Ruling<Fraction, CupEntryMessages> {
  const rounds = (guaranteed ? FIGURES.cupRoundsGuaranteed : FIGURES.cupRoundsUpFront).value;
  return decided(multiply(fee, fraction(BigInt(rounds))), [
    {
      clause: guaranteed ? '331D1a' : '331D1b',
      message: { key: 'upFront', values: { rounds, fee, guaranteed } },
    },
    { clause: '331D1c', message: { key: 'further', values: {} } },
  ]);
}

/**
 * § 331D1c (334B3): DKK due with the report of a match, for the next round unless it is paid.
 * @param paid rounds paid so far, a round that is free after a walk-over or under 333A2a among them
 * @param played rounds played, the reported one included
 * @param last the reported match was the team's last one in any case (the final)
 */
export function feeWithReport(
  fee: Fraction,
  paid: number,
  played: number,
  last: boolean,
): Ruling<Fraction, CupEntryMessages> {
  const clause = '331D1c';
  if (last) return decided(fraction(0n), [{ clause, message: { key: 'lastRound', values: {} } }]);
  const next = played + 1;
  const rounds = Math.max(0, next - paid);
  return decided(multiply(fee, fraction(BigInt(rounds))), [
    {
      clause,
      message:
        rounds === 0
          ? { key: 'paidAhead', values: { paid, next } }
          : { key: 'withReport', values: { rounds, next, paid, fee } },
    },
  ]);
}

/** § 331D2: the fine of a team that withdraws without play is the opponents' fee for that round, DKK. */
export const walkOverFine = (fee: Fraction): Ruling<Fraction, CupEntryMessages> =>
  decided(fee, [{ clause: '331D2', message: { key: 'walkOver', values: { fee } } }]);

export type CupDivision = 1 | 2 | 3;

/** The organiser's plan: the round in which the teams of the 1st, 2nd and 3rd division enter. */
export type CupPlan = readonly [string, string, string];

/** § 332B1a: a lower division never enters later than a higher one. Null where the plan can be used. */
export function planProblem(plan: CupPlan): Ruling<never, CupEntryMessages> | null {
  const rounds = plan.map((round) => cupRound(round)?.order ?? null);
  for (const [index, round] of rounds.entries())
    if (round === null && new Set(plan).size > 1)
      return refused({
        kind: 'invalid',
        clause: '332B1',
        row: index,
        argument: 'plan',
        message: { key: 'planUnclear', values: { round: plan[index] ?? '' } },
      });
  for (const index of [0, 1] as const)
    if (rounds[index]! < rounds[index + 1]!)
      return refused({
        kind: 'invalid',
        clause: '332B1a',
        reading: 32,
        argument: 'plan',
        message: {
          key: 'planOrder',
          values: { higher: (index + 1) as CupDivision, lower: (index + 2) as CupDivision },
        },
      });
  return null;
}

/**
 * § 332B1-2: the round in which a team enters, by its highest division player; null for the first round (unseeded).
 * @param divisions of the players who play in a division this season
 * @param exempt the organiser has chosen not to seed a team with one division player, at its request (B2)
 */
export function entryRound(
  divisions: readonly CupDivision[],
  plan: CupPlan,
  exempt: boolean,
): Ruling<string | null, CupEntryMessages> {
  if (exempt && divisions.length !== 1)
    return refused({
      kind: 'invalid',
      clause: '332B2',
      reading: 32,
      argument: 'exempt',
      message: { key: 'exemptNeedsOne', values: { players: divisions.length } },
    });
  if (divisions.length === 0)
    return decided(null, [{ clause: '332B1', message: { key: 'unseeded', values: {} } }]);
  const division = Math.min(...divisions) as CupDivision;
  if (exempt)
    return decided(null, [
      { clause: '332B2', reading: 32, message: { key: 'exempt', values: { division } } },
    ]);
  const round = plan[division - 1]!;
  const steps: Step<CupEntryMessages>[] = [
    { clause: '332B1', reading: 32, message: { key: 'byHighest', values: { division, round } } },
  ];
  if (divisions.length === 1)
    steps.push({ clause: '332B2', reading: 32, message: { key: 'mayBeExempt', values: { division } } });
  return decided(round, steps);
}
