/** § 323: the play-off of the Divisionsturneringen. */
import { FIGURES } from './figures';
import { exactly, fraction, multiply, subtract, type Fraction } from './fraction';
import { decided, refused, type Ruling } from './ruling';

export interface PlayoffMessages {
  drawn: object;
  half: { readonly difference: Fraction; readonly carried: Fraction };
  third: { readonly difference: Fraction; readonly carried: Fraction };
  equalRanks: { readonly rank: number };
}

/**
 * IMP carried over from the mutual match of the basic tournament, signed as seen by the first team, never rounded
 * (§ 323C, reading 11). Ranks are final placings, 1 the best. Equal ranks are refused.
 */
export function carryOver(
  impFor: number,
  impAgainst: number,
  rankFor: number,
  rankAgainst: number,
): Ruling<Fraction, PlayoffMessages> {
  if (rankFor === rankAgainst)
    return refused({
      kind: 'invalid',
      clause: '323C',
      argument: 'rankAgainst',
      message: { key: 'equalRanks', values: { rank: rankFor } },
    });
  const difference = subtract(exactly(impFor), exactly(impAgainst));
  if (difference.numerator === 0n)
    return decided(fraction(0n), [{ clause: '323C', reading: 11, message: { key: 'drawn', values: {} } }]);
  const winnerHigher = difference.numerator > 0n === rankFor < rankAgainst;
  const { value } = winnerHigher ? FIGURES.carryOverHigher : FIGURES.carryOverLower;
  const carried = multiply(difference, value);
  return decided(carried, [
    {
      clause: winnerHigher ? '323C1' : '323C2',
      reading: 11,
      message: { key: winnerHigher ? 'half' : 'third', values: { difference, carried } },
    },
  ]);
}
