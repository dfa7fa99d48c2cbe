/** Figures of the rulebook's edition of 1 July 2008, with their clauses. */

/** §§ 343A1/353A1 (not 25 on 1 January), 344A1/354A1 (not 20 before it), 352A5 (60 before it). Years. */
export const AGE_LIMITS = {
  junior: { clause: '343A1', limit: 25, atLeast: false, onTheDay: true, membership: true },
  school: { clause: '344A1', limit: 20, atLeast: false, onTheDay: false, membership: false },
  veteran: { clause: '352A5', limit: 60, atLeast: true, onTheDay: false, membership: true },
} as const;

/** § 327C1: DKK per pair and started week. */
export const FINE_PER_WEEK_DKK = 100;

/** § 307F1-3. */
export const PLAY_TIME = {
  teamBoardsPerHour: 8n,
  pairsMinutesPerBoard: 7n,
  minutesPerMove: 1n,
  screensMinutesPerBoard: 1n,
} as const;

/** § 321E: 15 minutes; §§ 334B1, C2, D1: 18 hours. Minutes. */
export const DEADLINE_MINUTES = { division: 15, cup: 18 * 60, afterReport: 18 * 60 } as const;

/** § 331A: final wins that keep the cup for good. */
export const TROPHY_WINS = { inARow: 3, inAll: 5 } as const;

/** § 331D1a-b: rounds paid with the entry. */
export const CUP_ROUNDS_UP_FRONT = { guaranteedTwo: 2, otherwise: 1 } as const;

/** §§ 351E1, 352C1: "så mange personer som muligt (4) i hver bil". */
export const PERSONS_PER_CAR = 4;

/** § 305C2: the reserves keep the place after more than this part of the event. */
export const RESERVES_KEEP_AFTER = { parts: 3 } as const;

/** § 351F1: pairs in the semi-final. */
export const SEMIFINAL_PAIRS = 120;
