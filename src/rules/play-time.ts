/** § 307F: how long a round takes. */
import { FIGURES } from './figures';
import { add, fraction, multiply, type Fraction } from './fraction';
import { decided, refused, type Ruling, type Step } from './ruling';

export interface PlayTimeMessages {
  team: { boards: number; minutes: Fraction };
  pairs: { boards: number; rounds: number; minutes: Fraction };
  screens: { boards: number; minutes: Fraction };
  moreRoundsThanBoards: { boards: number; rounds: number };
}

/**
 * § 307F: normal playing time in minutes (reading 9): teams 8 boards an hour; pairs 7 minutes a board and
 * 1 minute for moving after each round; with screens 1 minute more a board.
 * @param boards whole number, 1 or more, over all the rounds
 * @param rounds whole number, 1 or more; plays no part for teams
 */
export function playTime(
  boards: number,
  form: 'team' | 'pairs',
  rounds: number,
  screens: boolean,
): Ruling<Fraction, PlayTimeMessages> {
  const count = fraction(BigInt(boards));
  const steps: Step<PlayTimeMessages>[] = [];
  let minutes: Fraction;
  if (form === 'team') {
    minutes = multiply(count, fraction(60n, BigInt(FIGURES.teamBoardsPerHour.value)));
    steps.push({ clause: '307F1', reading: 9, message: { key: 'team', values: { boards, minutes } } });
  } else {
    if (rounds > boards)
      return refused({
        kind: 'invalid',
        clause: '307F2',
        argument: 'rounds',
        message: { key: 'moreRoundsThanBoards', values: { boards, rounds } },
      });
    minutes = add(
      multiply(count, fraction(BigInt(FIGURES.pairsMinutesPerBoard.value))),
      fraction(BigInt(rounds) * BigInt(FIGURES.minutesPerMove.value)),
    );
    steps.push({
      clause: '307F2',
      reading: 9,
      message: { key: 'pairs', values: { boards, rounds, minutes } },
    });
  }
  if (screens) {
    minutes = add(minutes, multiply(count, fraction(BigInt(FIGURES.screensMinutesPerBoard.value))));
    steps.push({ clause: '307F3', reading: 9, message: { key: 'screens', values: { boards, minutes } } });
  }
  return decided(minutes, steps);
}
