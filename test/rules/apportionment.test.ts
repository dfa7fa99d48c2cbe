import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion, drawn, quotaOf, remainderOf } from '../../src/rules/apportionment';
import { fraction } from '../../src/rules/fraction';

interface Case {
  id: string;
  source: string;
  seats: number;
  votes: number[];
  expected: number[] | null;
  certain?: number[];
  tie: { candidates: number[]; seats: number } | null;
  published_full?: boolean;
  floor: number[];
  remainder_numerators: number[];
  denominator: number;
}

const { cases } = JSON.parse(
  readFileSync(new URL('../examples/largest-remainder.json', import.meta.url), 'utf8'),
) as { cases: Case[] };

describe.each(cases)('largest remainder: $id ($source)', (example) => {
  for (const [arithmetic, weights] of [
    ['plain', example.votes],
    ['big', example.votes.map(BigInt)],
  ] as const)
    it(`agrees in ${arithmetic} integers`, () => {
      const shares = apportion(weights, example.seats);
      expect(shares.certain).toEqual(example.expected ?? example.certain);
      expect(shares.tie).toEqual(
        example.tie && { candidates: example.tie.candidates, seats: example.tie.seats },
      );
      expect(shares.full).toEqual(example.floor);
      example.remainder_numerators.forEach((numerator, unit) => {
        expect(remainderOf(shares, unit)).toEqual(fraction(BigInt(numerator), BigInt(example.denominator)));
      });
    });
});

const weights = fc
  .array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 30 })
  .filter((list) => list.some((weight) => weight > 0));
const seats = fc.integer({ min: 0, max: 300 });

describe('largest remainder', () => {
  it('gives out every seat, none a whole seat off its quota', () => {
    fc.assert(
      fc.property(weights, seats, (list, all) => {
        const shares = apportion(list, all);
        const given = shares.certain.reduce((sum, value) => sum + value, 0);
        expect(given + (shares.tie?.seats ?? 0)).toBe(all);
        shares.certain.forEach((value, unit) => {
          expect(Math.abs(value - (list[unit]! * all) / list.reduce((a, b) => a + b))).toBeLessThan(1);
        });
      }),
    );
  });

  it('does not depend on the order of the units', () => {
    fc.assert(
      fc.property(weights, seats, (list, all) => {
        const back = apportion([...list].reverse(), all);
        const shares = apportion(list, all);
        expect([...back.certain].reverse()).toEqual(shares.certain);
        expect(back.tie?.candidates.map((unit) => list.length - 1 - unit).reverse()).toEqual(
          shares.tie?.candidates,
        );
      }),
    );
  });

  it('is the same when all weights grow alike, also past 2^53', () => {
    fc.assert(
      fc.property(weights, seats, fc.bigInt({ min: 1n, max: 10n ** 20n }), (list, all, factor) => {
        const shares = apportion(list, all);
        const grown = apportion(
          list.map((weight) => BigInt(weight) * factor),
          all,
        );
        expect(grown.certain).toEqual(shares.certain);
        expect(grown.tie).toEqual(shares.tie);
        expect(list.map((_, unit) => quotaOf(grown, unit))).toEqual(
          list.map((_, unit) => quotaOf(shares, unit)),
        );
      }),
    );
  });

  it('is exact where doubles are not: numbers whose products pass 2^53', () => {
    // 2 seats over M = 2^53 - 1: quotas 1 + 1/M and 1 - 1/M, so 1 whole, and the last seat to the second.
    const shares = apportion([4503599627370496, 4503599627370495], 2);
    expect(shares.full).toEqual([1, 0]);
    expect(shares.certain).toEqual([1, 1]);
  });

  it('refuses weights that are all 0', () => {
    expect(() => apportion([0, 0], 3)).toThrow(RangeError);
    expect(() => apportion([0n, 0n], 3)).toThrow(RangeError);
  });
});

describe('lots', () => {
  const tie = { candidates: [0, 2, 3], seats: 2 };

  it('give the seats in the order drawn, whatever stands for the others', () => {
    expect(drawn(tie, [3, 1, 1, 2])).toEqual([2, 3]);
    expect(drawn(tie, [10, null, 40, 20])).toEqual([0, 3]);
  });

  it('leave the tie open when one is missing or two are equal among the tied', () => {
    expect(drawn(tie, [3, 1, null, 2])).toBeNull();
    expect(drawn(tie, [2, 1, 3, 2])).toBeNull();
    expect(drawn(tie, [1])).toBeNull();
  });
});
