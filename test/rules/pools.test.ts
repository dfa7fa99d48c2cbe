import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, lotOrder } from '../../src/rules/lot';
import { drawPools, stepSeed, type Draw, type PoolDistrict, type PoolPair } from '../../src/rules/pools';

const bySeed =
  (seed: string): Draw =>
  (step, items) =>
    drawn(items, stepSeed(seed, step));

/** Pairs of each district, ranked 1, 2, ... and named by district and rank. */
const pairsOf = (counts: Record<string, number>): PoolPair[] =>
  Object.entries(counts).flatMap(([district, count]) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${district} ${index + 1}`,
      district,
      rank: index + 1,
    })),
  );
/** Districts that come in the order given. */
const inOrder = (order: readonly string[]): PoolDistrict[] =>
  order.map((district, index) => ({ district, placingSeats: order.length - index, membershipSeats: 0 }));

const NAMES = ['Fyn', 'København', 'Bornholm', 'Østjylland', 'Vestjylland', 'Storstrøm', 'Sydjylland'];

it('holds every constraint for every seed and every field that can be divided', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(4, 5),
      fc.array(fc.tuple(fc.nat(14), fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: NAMES.length - 1 }),
      fc.string(),
      (pools, fields, seed) => {
        const counts: Record<string, number> = {};
        const districts = fields.map(([count, placingSeats, membershipSeats], index) => {
          counts[NAMES[index]!] = count;
          return { district: NAMES[index]!, placingSeats, membershipSeats };
        });
        const total = fields.reduce((sum, [count]) => sum + count, 0);
        const last = NAMES[fields.length]!;
        counts[last] = (pools - (total % pools)) % pools;
        districts.push({ district: last, placingSeats: 9, membershipSeats: 0 });
        const pairs = pairsOf(counts);
        const ruling = drawPools(pairs, districts, pools, bySeed(seed));
        expect(ruling.ok).toBe(true);
        if (!ruling.ok) return;
        const poolOf = new Map(pairs.map(({ name }, row) => [name, ruling.value[row]!]));
        for (let pool = 1; pool <= pools; pool += 1)
          expect(ruling.value.filter((number) => number === pool)).toHaveLength(pairs.length / pools);
        for (const [district, count] of Object.entries(counts))
          for (let start = 0; start < count; start += pools) {
            const group = Array.from({ length: Math.min(pools, count - start) }, (_, index) =>
              poolOf.get(`${district} ${start + index + 1}`)!,
            );
            expect(new Set(group).size, `${district} from ${start + 1}`).toBe(group.length);
          }
        // The order of the rows decides nothing.
        const turned = drawPools([...pairs].reverse(), [...districts].reverse(), pools, bySeed(seed));
        expect(turned.ok && [...turned.value].reverse()).toEqual(ruling.value);
      },
    ),
    { numRuns: 300 },
  );
});

describe('§ 351F2', () => {
  it('is impossible with pools that cannot be equal, and says how many pairs are left over', () => {
    const ruling = drawPools(pairsOf({ Fyn: 7 }), inOrder(['Fyn']), 4, bySeed('x'));
    expect(!ruling.ok && ruling.problem.message).toEqual({
      key: 'notEqual',
      values: { pairs: 7, pools: 4, over: 3 },
    });
  });
  it('keeps a district apart whose surplus pairs are drawn in two turns', () => {
    // A 1-3 wait, B 1-3 make six: A 1-3 and B 1 are drawn, B 2-3 wait for C 1-2.
    const pairs = pairsOf({ A: 3, B: 3, C: 2 });
    for (let seed = 0; seed < 50; seed += 1) {
      const ruling = drawPools(pairs, inOrder(['A', 'B', 'C']), 4, bySeed(String(seed)));
      const pools = ruling.ok ? ruling.value : [];
      expect(new Set(pools.slice(3, 6)).size).toBe(3);
    }
  });
  it('puts pre-selected pairs first', () => {
    const pairs = [
      { name: 'nr. 1', district: 'Fyn', rank: 1 },
      { name: 'nr. 2', district: 'Fyn', rank: 2 },
      { name: 'nr. 3', district: 'Fyn', rank: 3 },
      { name: 'nr. 4', district: 'Fyn', rank: 4 },
      { name: 'mestre', district: 'Fyn', rank: null },
      ...pairsOf({ København: 3 }),
    ];
    const ruling = drawPools(pairs, inOrder(['Fyn', 'København']), 4, bySeed('x'));
    const group = ruling.steps.find(({ message }) => message.key === 'group')!;
    expect(group.message.values).toMatchObject({ pairs: ['mestre', 'nr. 1', 'nr. 2', 'nr. 3'] });
  });
  it('refuses a pair twice, an unknown district, a district twice, two pairs at one place', () => {
    const key = (pairs: PoolPair[], districts: PoolDistrict[]) => {
      const ruling = drawPools(pairs, districts, 4, bySeed('x'));
      return !ruling.ok && ruling.problem.message.key;
    };
    const pair = (name: string, rank: number) => ({ name, district: 'Fyn', rank });
    expect(key([pair('a', 1), pair('a', 2)], inOrder(['Fyn']))).toBe('pairTwice');
    expect(key([pair('a', 1)], inOrder(['Bornholm']))).toBe('unknownDistrict');
    expect(key([pair('a', 1)], inOrder(['Fyn', 'Fyn']))).toBe('districtTwice');
    expect(key([pair('a', 1), pair('b', 1)], inOrder(['Fyn']))).toBe('sameRank');
  });
});

describe('lots', () => {
  it('go by the SHA-256 of seed, line feed and name', () => {
    const names = ['ærø', 'bornholm', 'fyn', 'å'];
    const ticket = (name: string) => createHash('sha256').update(`2009-01-31\n${name}`, 'utf8').digest('hex');
    const wanted = [...names].sort((a, b) => (ticket(a) < ticket(b) ? -1 : 1));
    expect(drawn(names, '2009-01-31')).toEqual(wanted);
  });
  it('are a permutation that the order of the rows never changes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 30 }), fc.string(), (names, seed) => {
        const ruling = lotOrder(names, seed);
        const order = ruling.ok ? ruling.value : [];
        expect([...order].sort((a, b) => a - b)).toEqual(names.map((_, index) => index + 1));
        const turned = lotOrder([...names].reverse(), seed);
        expect(turned.ok && [...turned.value].reverse()).toEqual(order);
      }),
    );
  });
  it('refuse a name twice', () => {
    const ruling = lotOrder(['a', 'b', 'a'], 'x');
    expect(!ruling.ok && ruling.problem.row).toBe(2);
  });
});
