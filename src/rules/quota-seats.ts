/** The plain largest remainder that § 351C2 rests on, with its lots. */
import { apportion, drawn, type Apportionment, type Lots, type Tie, type Whole } from './apportionment';
import { decided, refused } from './ruling';
import { invalid, isCount, shareSteps, type SeatsProblem, type SeatsRuling } from './seats-basis';

export interface Quota {
  readonly shares: Apportionment;
  /** Seats per unit; null where the number waits for a lot. */
  readonly seats: readonly (number | null)[];
  readonly pending: SeatsProblem | null;
}

/**
 * Plain largest remainder with lots, for anything that is shared out as § 351C2 does. `nameOf` names a unit where it is
 * spoken of.
 */
export function quotaSeats(
  nameOf: (unit: number) => string,
  weights: readonly Whole[],
  seats: number,
  lots: Lots = [],
): SeatsRuling<Quota> {
  let some = false;
  for (const [row, weight] of weights.entries()) {
    some ||= weight != 0;
    if (isCount(weight)) continue;
    return refused(
      invalid(
        '351C2',
        { key: 'negativeOrBroken', values: { name: nameOf(row), what: 'members' } },
        { reading: 22, argument: 'weights', row },
      ),
    );
  }
  if (!some)
    return refused(invalid('351C2', { key: 'noWeights', values: {} }, { reading: 22, argument: 'weights' }));
  const shares = apportion(weights, seats);
  const winners = shares.tie && drawn(shares.tie, lots);
  const given: (number | null)[] = shares.certain.slice();
  for (const unit of winners ?? []) given[unit] = (given[unit] ?? 0) + 1;
  if (shares.tie && !winners) for (const unit of shares.tie.candidates) given[unit] = null;
  const pending = shares.tie && !winners ? openTie(nameOf, shares.tie) : null;
  return decided({ shares, seats: given, pending }, () =>
    shareSteps(
      '351C2',
      weights.map((_, unit) => nameOf(unit)),
      weights,
      seats,
      shares,
      winners,
    ),
  );
}

const openTie = (nameOf: (unit: number) => string, { candidates, seats }: Tie): SeatsProblem => ({
  kind: 'pending',
  clause: '351C2',
  reading: 2,
  message: {
    key: 'lotNeeded',
    values: { names: candidates.map(nameOf), seats, round: 1, decidesCaught: false },
  },
});
