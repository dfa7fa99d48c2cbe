import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, toNumber } from '../../src/rules/fraction';
import {
  playoffHome,
  playoffWinner,
  semifinals,
  sixths,
  type PlayoffMatch,
} from '../../src/rules/playoff-match';

const outcome = (match: PlayoffMatch): string => {
  const ruling = playoffWinner(match);
  return ruling.ok ? ruling.value : ruling.problem.message.key;
};
const match = (impA: number, impB: number, carryA?: number): PlayoffMatch => ({
  teamA: 'P',
  teamB: 'Q',
  impA,
  impB,
  ...(carryA === undefined ? {} : { carryA }),
});

describe('§ 323E on exact sixths', () => {
  it('a third of an IMP decides, in a cell too', () => {
    expect(outcome(match(100, 100, 1 / 3))).toBe('P');
    expect(outcome(match(100, 100, -1 / 3))).toBe('Q');
    // 10 / 3 as Excel shows it at 15 digits.
    expect(outcome(match(100, 103, 3.33333333333333))).toBe('P');
    expect(outcome(match(100, 104, 3.33333333333333))).toBe('Q');
  });

  it('level with the carry-over, the match itself decides; it is always the other side that wins it', () => {
    expect(outcome(match(100, 109, 9))).toBe('Q');
    expect(outcome(match(109, 100, -9))).toBe('P');
  });

  it('level twice waits for 4 boards; a level round waits for the next', () => {
    expect(outcome(match(100, 100, 0))).toBe('extraRounds');
    expect(outcome(match(100, 100))).toBe('extraRounds');
    expect(outcome({ ...match(100, 100), extra: { a: 5, b: 5 } })).toBe('extraRounds');
    expect(outcome({ ...match(100, 100), extra: { a: 5, b: 6 } })).toBe('Q');
  });

  it('refuses a carry-over that is no sixth, extra rounds after a decision, and a team against itself', () => {
    expect(outcome(match(100, 100, 3.33))).toBe('carryNotSixths');
    expect(outcome({ ...match(101, 100), extra: { a: 1, b: 0 } })).toBe('extraNotNeeded');
    expect(outcome({ ...match(101, 100), teamB: 'P' })).toBe('sameTeam');
  });

  it('reads every half and third back from its double', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (n) => {
        const exact = fraction(BigInt(n), 6n);
        expect(sixths(toNumber(exact))).toEqual(exact);
        expect(sixths(Number((n / 6).toPrecision(15)))).toEqual(exact);
      }),
    );
  });

  it('is the same match from the other side', () => {
    const imp = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(imp, imp, fc.integer({ min: -300, max: 300 }), (a, b, carried) => {
        const there = outcome(match(a, b, carried / 6));
        const back = outcome({ teamA: 'Q', teamB: 'P', impA: b, impB: a, carryA: -carried / 6 });
        expect(back).toBe(there);
      }),
    );
  });
});

describe('§ 323D2 and § 323F4', () => {
  it('a drawn mutual match and the promotion match wait for a lot', () => {
    expect(playoffHome('P', 'Q', { impA: 50, impB: 50 }, undefined)).toMatchObject({
      problem: { kind: 'pending' },
    });
    expect(playoffHome('P', 'Q', undefined, undefined)).toMatchObject({
      problem: { kind: 'pending', clause: '323F4' },
    });
    expect(playoffHome('P', 'Q', undefined, 'Q')).toMatchObject({ ok: true, value: 'Q' });
    expect(playoffHome('P', 'Q', undefined, 'R')).toMatchObject({ problem: { kind: 'invalid' } });
  });
});

describe('§ 323B', () => {
  const best = ['P1', 'P2', 'P3', 'P4'] as const;
  it('no. 1 chooses among the other three, and meets no. 4 when it says nothing', () => {
    expect(semifinals(best)).toMatchObject({
      value: [
        ['P1', 'P4'],
        ['P2', 'P3'],
      ],
    });
    expect(semifinals(best, 'P2')).toMatchObject({
      value: [
        ['P1', 'P2'],
        ['P3', 'P4'],
      ],
    });
    expect(semifinals(best, 'P1').ok).toBe(false);
    expect(semifinals(best, 'P5').ok).toBe(false);
    expect(semifinals(best.slice(0, 3)).ok).toBe(false);
    expect(semifinals(['P1', 'P2', 'P3', 'P3']).ok).toBe(false);
  });
});
