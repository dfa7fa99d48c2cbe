import { describe, expect, it } from 'vitest';
import { poolAccount } from '../../src/rules/pool-account';
import { regionPlaces } from '../../src/rules/region-places';
import { exactly } from '../../src/rules/fraction';

describe('§ 324D at its threshold', () => {
  it('a deviation of exactly a sixth changes nothing, one member more does', () => {
    // 7000 - 5000 = 2000 = 12000 / 6.
    expect(regionPlaces(7000, 5000)).toMatchObject({ value: { places: { west: 3, east: 3 } } });
    // 7001 - 4999 = 2002 > 2000; quotas 3.5005 and 2.4995.
    expect(regionPlaces(7001, 4999)).toMatchObject({
      value: { places: null, proposals: [{ west: 4, east: 2 }] },
    });
    expect(regionPlaces(4999, 7001)).toMatchObject({
      value: { places: null, proposals: [{ west: 2, east: 4 }] },
    });
  });

  it('equal remainders leave two proposals', () => {
    // 6 x 9000 / 12000 = 4.5 and 1.5.
    expect(regionPlaces(9000, 3000)).toMatchObject({
      value: {
        proposals: [
          { west: 4, east: 2 },
          { west: 5, east: 1 },
        ],
      },
    });
  });

  it('asks for members', () => {
    expect(regionPlaces(0, 0)).toMatchObject({ ok: false, problem: { message: { key: 'noMembers' } } });
    expect(regionPlaces(10, 0)).toMatchObject({ value: { proposals: [{ west: 6, east: 0 }] } });
  });
});

describe('§ 321B3', () => {
  it('carries a surplus and a deficit, exactly to the øre', () => {
    expect(poolAccount(1000, [2000, 2000], [3500.1, 0.2])).toMatchObject({ value: exactly(1499.7) });
    expect(poolAccount(-250, [100], [])).toMatchObject({ value: exactly(-150) });
    expect(poolAccount(0, [0.1, 0.2], [0.3])).toMatchObject({ value: exactly(0) });
  });
});
