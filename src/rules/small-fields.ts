/** § 365B4: the boards of a pairs event of the festival with few pairs, where all are to meet all. */
import { decided, refused, type Ruling } from './ruling';

export interface SmallField {
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly boards: number;
}

interface Facts extends SmallField {
  readonly pairs: number;
  /** The boards that the event has otherwise. */
  readonly usual: number;
}

export interface SmallFieldMessages {
  comesOut: Facts;
  changed: Facts;
  tooManyPairs: { readonly pairs: number; readonly rounds: number; readonly usual: number };
}

/**
 * The number of boards nearest to the usual one that lets every pair meet every other. The text gives an example (12
 * pairs: 11 rounds of 5 boards in place of 57) and no formula, so this is a proposal (reading 40). With an odd number of
 * pairs one sits out each round; so the rounds are odd in number, and no two numbers of boards are equally near.
 * @param usual boards of the event, § 365B1-3
 * @param pairs at least 2
 */
export function smallField(usual: number, pairs: number): Ruling<SmallField, SmallFieldMessages> {
  const rounds = pairs % 2 === 0 ? pairs - 1 : pairs;
  if (rounds > usual)
    return refused({
      kind: 'invalid',
      clause: '365B4',
      reading: 40,
      argument: 'pairs',
      message: { key: 'tooManyPairs', values: { pairs, rounds, usual } },
    });
  const whole = Math.floor(usual / rounds);
  const [fewer, more] = [whole * rounds, (whole + 1) * rounds];
  const boardsPerRound = usual - fewer < more - usual ? whole : whole + 1;
  const field = { rounds, boardsPerRound, boards: rounds * boardsPerRound };
  const key = field.boards === usual ? 'comesOut' : 'changed';
  return decided<SmallField, SmallFieldMessages>(field, [
    { clause: '365B4', reading: 40, message: { key, values: { ...field, pairs, usual } } },
  ]);
}
