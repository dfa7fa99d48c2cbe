import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from '../../src/rules/apportionment';
import { memberSeats, type MemberSeatsInput } from '../../src/rules/member-seats';

type Outcome = readonly number[] | 'fault';

/** § 351C2-3 by trying every way every tie can fall, without any of the short cuts of the rule itself. */
function outcomes(input: MemberSeatsInput, fixed: ReadonlyMap<number, number> = new Map()): Outcome[] {
  const free = input.members.map((_, i) => i).filter((i) => !fixed.has(i));
  const left = 70 - [...fixed.values()].reduce((a, b) => a + b, 0);
  const weights = free.map((i) => input.members[i]!);
  const nobody = weights.every((weight) => weight === 0);
  if (left < 0 || (nobody && left > 0)) return ['fault'];
  const shares = nobody ? null : apportion(weights, left);
  const falls = shares?.tie ? choices(shares.tie.candidates, shares.tie.seats) : [[]];
  return falls.flatMap((won) => {
    const seats = input.members.map((_, i) => {
      const place = free.indexOf(i);
      return place < 0 ? fixed.get(i)! : (shares?.certain[place] ?? 0) + (won.includes(place) ? 1 : 0);
    });
    const caught = free.filter(
      (i) => input.preselected[i]! > 0 && input.preselected[i]! >= input.placing[i]! + seats[i]!,
    );
    if (caught.length === 0) return [seats];
    const more = caught.map((i) => [i, input.preselected[i]! + 1 - input.placing[i]!] as const);
    return outcomes(input, new Map([...fixed, ...more]));
  });
}

function choices(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

// Few different weights, so that ties are common, and pre-selected pairs near what a small district has.
const situation = fc
  .array(
    fc.record({
      weight: fc.constantFrom(0, 1, 1, 2, 3, 5, 10, 20, 35),
      placing: fc.integer({ min: 0, max: 4 }),
      preselected: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .filter((rows) => rows.some(({ weight }) => weight > 0))
  .map((rows) => ({
    members: rows.map(({ weight }) => weight),
    placing: rows.map(({ placing }) => placing),
    preselected: rows.map(({ preselected }) => preselected),
    lots: [] as (number | null)[],
  }));

const RUNS = { numRuns: 1500 };

describe('§ 351C2-3 against every way the lots can fall', () => {
  it('keeps exactly the rows that no lot can change', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const all = outcomes(input);
        const found = memberSeats(input);
        const stand = all.filter((outcome): outcome is readonly number[] => outcome !== 'fault');
        expect('fault' in found).toBe(stand.length === 0);
        if ('fault' in found) return;
        const sure = stand.length === all.length;
        const wanted = input.members.map((_, i) =>
          sure && stand.every((outcome) => outcome[i] === stand[0]![i]) ? stand[0]![i]! : null,
        );
        expect(found.seats).toEqual(wanted);
        expect(found.pending === null).toBe(!wanted.includes(null));
      }),
      RUNS,
    );
  });

  it('gives one of those outcomes, 70 in all, once every lot is drawn; and lots change no row that was sure', () => {
    fc.assert(
      fc.property(situation, fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 6 }), (input, drawn) => {
        const lots = [...new Set(drawn)];
        fc.pre(lots.length >= input.members.length);
        const without = memberSeats(input);
        const found = memberSeats({ ...input, lots });
        if ('fault' in found || 'fault' in without) return;
        expect(found.pending).toBeNull();
        expect(outcomes(input)).toContainEqual(found.seats);
        expect(found.seats.reduce<number>((sum, value) => sum + value!, 0)).toBe(70);
        without.seats.forEach((value, i) => {
          if (value !== null) expect(found.seats[i]).toBe(value);
        });
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const turned = {
          members: [...input.members].reverse(),
          placing: [...input.placing].reverse(),
          preselected: [...input.preselected].reverse(),
          lots: [],
        };
        const [found, back] = [memberSeats(input), memberSeats(turned)];
        if ('fault' in found || 'fault' in back) return expect(back).toEqual(found);
        expect([...back.seats].reverse()).toEqual(found.seats);
      }),
      RUNS,
    );
  });
});
