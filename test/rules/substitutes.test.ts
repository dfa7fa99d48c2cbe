import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateArrival, reserveOrder } from '../../src/rules/reserves';
import { rightsAfterSubstitution, type Played } from '../../src/rules/substitutes';

const played = (boards: Record<string, number>): Played[] =>
  Object.entries(boards).map(([name, count]) => ({ name, boards: count }));
const rights = (
  registered: Record<string, number>,
  boards: number,
  substitutes: Record<string, number>,
  excluded: string[] = [],
) => rightsAfterSubstitution(played(registered) as [Played, Played], boards, played(substitutes), excluded);
const holders = (ruling: ReturnType<typeof rights>) => ruling.ok && ruling.value.holders;

describe('§ 305A4b', () => {
  it('takes the right at one board below half and one board more', () => {
    expect(holders(rights({ A: 29, B: 60 }, 60, { S: 31 }))).toEqual(['B', 'S']);
    expect(holders(rights({ A: 29, B: 60 }, 60, { S: 29, T: 2 }))).toEqual(['A', 'B']);
    expect(holders(rights({ A: 29, B: 61 }, 61, { S: 30, T: 2 }))).toEqual(['B', 'S']);
  });
  it('leaves two substitutes with equally many boards undecided', () => {
    const ruling = rights({ A: 60, B: 10 }, 60, { S: 25, T: 25 });
    expect(holders(ruling)).toEqual(['A', null]);
    expect(ruling.ok && ruling.value.undecided?.message).toMatchObject({ values: { names: ['S', 'T'] } });
  });
  it('lets the right stay when the next eligible substitute has no more boards than the player', () => {
    expect(holders(rights({ A: 20, B: 60 }, 60, { S: 20, T: 20 }, ['S']))).toEqual(['A', 'B']);
  });
  it('is no longer undecided when one of the equal substitutes is excluded', () => {
    expect(holders(rights({ A: 60, B: 10 }, 60, { S: 25, T: 25 }, ['T']))).toEqual(['A', 'S']);
  });
});

describe('§ 305A4c', () => {
  it('leaves the last right undecided between a player and a substitute with equally many boards', () => {
    expect(holders(rights({ A: 40, B: 30 }, 100, { S: 50, T: 40 }))).toEqual(['S', null]);
  });
  it('lets an excluded substitute be passed over, and the right stay with the player on equal boards', () => {
    expect(holders(rights({ A: 30, B: 40 }, 100, { S: 40, T: 30 }, ['S']))).toEqual(['A', 'B']);
  });
  it('reports boards without anybody of the original pair (305A1)', () => {
    const keys = rights({ A: 30, B: 40 }, 100, { S: 60, T: 50 }).steps.map(({ message }) => message.key);
    expect(keys).toContain('nobodyOriginal');
    const fine = rights({ A: 46, B: 44 }, 100, { S: 90 }).steps.map(({ message }) => message.key);
    expect(fine).not.toContain('nobodyOriginal');
  });
});

describe('what § 305A4 refuses', () => {
  it('more boards than the event has, a name twice, an excluded name that nobody has', () => {
    expect(rights({ A: 61, B: 10 }, 60, {}).ok).toBe(false);
    expect(rights({ A: 60, B: 40 }, 60, { S: 21 }).ok).toBe(false);
    expect(rights({ A: 60, B: 10 }, 60, { S: 50 }, ['X']).ok).toBe(false);
    expect(
      rightsAfterSubstitution(
        [
          { name: 'A', boards: 30 },
          { name: 'A', boards: 30 },
        ],
        60,
        [],
        [],
      ).ok,
    ).toBe(false);
  });
});

it('never gives both rights to one player', () => {
  const count = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(
      fc.tuple(count, count),
      fc.array(count, { maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      ([a, b], others, barred) => {
        const substitutes = others.map((boards, index) => ({ name: `S${index}`, boards }));
        const excluded = substitutes.filter((_, index) => barred[index]).map(({ name }) => name);
        const ruling = rightsAfterSubstitution(
          [
            { name: 'A', boards: a },
            { name: 'B', boards: b },
          ],
          60,
          substitutes,
          excluded,
        );
        if (!ruling.ok) return;
        const [first, second] = ruling.value.holders;
        expect(first === null || first !== second).toBe(true);
        expect(first === null || second === null).toBe(ruling.value.undecided !== null);
        for (const name of excluded) expect([first, second]).not.toContain(name);
      },
    ),
  );
});

describe('§ 305C2', () => {
  it('gives the reserves the place only above a third, or with the whole first section', () => {
    const place = (boards: number, section: number, of: number) => {
      const ruling = lateArrival(boards, section, of, null);
      return ruling.ok && ruling.value;
    };
    expect(place(20, 30, 60)).toBe('original');
    expect(place(21, 30, 60)).toBe('reserves');
    expect(place(14, 15, 60)).toBe('original');
    expect(place(15, 15, 60)).toBe('reserves');
  });
  it('refuses what cannot be', () => {
    expect(lateArrival(5, 70, 60, null).ok).toBe(false);
    expect(lateArrival(61, 30, 60, null).ok).toBe(false);
  });
});

it('§ 305B asks for the placing of a reserve from the final', () => {
  const ruling = reserveOrder('Fyn', [{ name: 'R', district: 'Fyn', inFinal: true, placing: null }]);
  expect(!ruling.ok && ruling.problem.message.key).toBe('placingMissing');
});
