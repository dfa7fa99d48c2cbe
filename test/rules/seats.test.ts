import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { finalSeats } from '../../src/rules/final-seats';
import { quotaSeats } from '../../src/rules/quota-seats';
import { placingSeats, seats, splitPlacingSeats } from '../../src/rules/seats';
import { findDistricts } from '../../src/rules/seats-basis';
import { memberSeats } from '../../src/rules/member-seats';
import { apportion, quotaOf } from '../../src/rules/apportionment';

type ByName = Record<string, number | null>;

interface Case {
  clause: string;
  title: string;
  situation: {
    members?: Record<string, number>;
    A_final?: string[];
    B_final?: string[] | 'cancelled';
    B_final_pairs?: number;
    semifinal_runs?: [string, number][];
    preselected_used?: Record<string, number>;
    placing_seats_C1?: Record<string, number>;
    lots_drawn_order?: Record<string, number>;
    seats?: number;
    districts?: string[];
    last_year_final?: string[];
  };
  expected: {
    seats_A?: number;
    seats_B?: number;
    refused?: boolean;
    reported?: boolean;
    sum?: number;
    rounds?: number;
    lot_needed?: boolean;
    exact_quota?: Record<string, string>;
    tie?: { districts: string[]; seats: number } | null;
    seats_C1?: ByName;
    seats_of_70?: ByName;
    total?: ByName;
    per_district?: ByName;
    places?: ByName;
  };
}

const cases = (
  JSON.parse(readFileSync(new URL('../examples/worked-examples.json', import.meta.url), 'utf8')) as Case[]
).filter(({ clause }) => /^35[12]/u.test(clause));

const of = (clause: string, has: keyof Case['situation']): Case[] =>
  cases.filter((example) => example.clause === clause && example.situation[has] !== undefined);

const byName = (names: readonly string[], values: readonly (number | null)[]): ByName =>
  Object.fromEntries(names.map((name, i) => [name, values[i] ?? null]));

const inOrder = (names: readonly string[], values: Record<string, number> = {}): number[] =>
  names.map((name) => values[name] ?? 0);

const places = (names: readonly string[], list: readonly string[]): readonly number[] =>
  list.map((name) => names.indexOf(name));

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? NaN), 0);

describe('§ 351C whole', () => {
  it.each(of('351C', 'members'))('$title', ({ situation, expected }) => {
    const names = Object.keys(situation.members!);
    const ruling = seats({
      names,
      members: Object.values(situation.members!),
      finalA: places(names, situation.A_final!),
      finalB: places(names, situation.B_final as string[]),
      preselected: inOrder(names, situation.preselected_used),
      lots: [],
    });
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.problem));
    const { placing, byMembers, places: given } = ruling.value;
    expect([placing.seatsA, placing.seatsB]).toEqual([expected.seats_A, expected.seats_B]);
    expect(
      byName(
        names,
        placing.a.map((a, i) => a + placing.b[i]!),
      ),
    ).toEqual(expected.seats_C1);
    expect(byName(names, byMembers.seats)).toEqual(expected.seats_of_70);
    expect(byName(names, given)).toEqual(expected.total);
    expect(sum(given)).toBe(120);
  });
});

describe('§ 351C1', () => {
  it.each(of('351C1a', 'B_final_pairs'))('$title', ({ situation, expected }) => {
    const split = splitPlacingSeats(situation.B_final_pairs!);
    expect(split.ok).toBe(!expected.refused);
    if (split.ok) expect(split.value).toEqual({ seatsA: expected.seats_A, seatsB: expected.seats_B });
  });

  it.each(of('351C1a', 'A_final'))('$title', ({ situation, expected }) => {
    const names = Object.keys(expected.per_district!);
    const ruling = placingSeats(
      names,
      places(names, situation.A_final!),
      places(names, situation.B_final as string[]),
    );
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.problem));
    const { a, b } = ruling.value;
    expect(
      byName(
        names,
        a.map((value, i) => value + b[i]!),
      ),
    ).toEqual(expected.per_district);
  });

  it.each(of('351C1b', 'semifinal_runs'))('$title', ({ situation, expected }) => {
    const names = Object.keys(expected.per_district!);
    const list = situation.semifinal_runs!.flatMap(([name, times]) =>
      Array.from({ length: times }, () => name),
    );
    const ruling = placingSeats(names, places(names, list), null);
    expect(ruling.ok && byName(names, ruling.value.a)).toEqual(expected.per_district);
  });

  it('holds the thresholds: 80 pairs in B give 20, 81 none; 10 pairs give 10, 9 none; 40 give 10, 41 give 11', () => {
    const split = (pairs: number) => {
      const ruling = splitPlacingSeats(pairs);
      return ruling.ok ? [ruling.value.seatsA, ruling.value.seatsB] : ruling.problem.message.key;
    };
    expect([9, 10, 40, 41, 80, 81].map(split)).toEqual([
      'tooFewPairsInB',
      [40, 10],
      [40, 10],
      [39, 11],
      [30, 20],
      'tooManyPairsInB',
    ]);
  });

  it('refuses 49 placings of a semi-final, and 39 of an A-final beside 40 in B', () => {
    const none = (length: number): number[] => Array.from({ length }, () => 0);
    expect(placingSeats(['P'], none(49), null)).toMatchObject({
      problem: { message: { key: 'tooFewPlacings', values: { given: 49, needed: 50 } } },
    });
    expect(placingSeats(['P'], none(39), none(40))).toMatchObject({
      problem: { message: { key: 'tooFewPlacings', values: { given: 39, needed: 40 } } },
    });
  });
});

describe('§ 351C2', () => {
  it.each(of('351C2', 'members'))('$title', ({ situation, expected }) => {
    const names = Object.keys(situation.members!);
    const members = Object.values(situation.members!);
    const lots = names.map((name) => situation.lots_drawn_order?.[name] ?? null);
    const ruling = quotaSeats((row) => names[row]!, members, situation.seats!, lots);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.problem));
    const { shares, seats: given } = ruling.value;
    expect(byName(names, given)).toEqual(expected.seats_of_70);
    names.forEach((name, i) => {
      const { numerator, denominator } = quotaOf(shares, i);
      const text = denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
      expect(text).toBe(expected.exact_quota![name]);
    });
    const { tie } = apportion(members, situation.seats!);
    expect(tie && { districts: tie.candidates.map((i) => names[i]), seats: tie.seats }).toEqual(expected.tie);
  });
});

describe('§ 351C3', () => {
  it.each(of('351C3', 'members'))('$title', ({ situation, expected }) => {
    const names = Object.keys(situation.members!);
    const placing = inOrder(names, situation.placing_seats_C1);
    const found = memberSeats({
      members: Object.values(situation.members!),
      placing,
      preselected: inOrder(names, situation.preselected_used),
      lots: [],
    });
    if ('fault' in found) throw new Error(found.fault);
    expect(byName(names, found.seats)).toEqual(expected.seats_of_70);
    if (expected.total) {
      expect(
        byName(
          names,
          found.seats.map((value, i) => value! + placing[i]!),
        ),
      ).toEqual(expected.total);
      expect(sum(found.seats) + sum(placing)).toBe(120);
    }
    if (expected.rounds !== undefined) expect(found.rounds.length - 1).toBe(expected.rounds);
    if (expected.lot_needed !== undefined) expect(found.pending !== null).toBe(expected.lot_needed);
    if (expected.tie)
      expect(found.pending!.tie).toEqual({
        candidates: places(names, expected.tie.districts),
        seats: expected.tie.seats,
      });
  });

  // A 12.5, B 25.5, C 2.5, D 29.5: the four are level for two places. C without one has 2 for its 2 pairs.
  const open = {
    members: [1250, 2550, 250, 2950],
    placing: [15, 15, 0, 20],
    preselected: [0, 0, 2, 0],
  };

  it('follows the lot of an earlier distribution that decides who is caught', () => {
    // A and B drawn: C has 2 for 2, gets 3; 67 over 6750: A 12.41, B 25.31, D 29.28 = 66, the last to A.
    expect(memberSeats({ ...open, lots: [1, 2, 3, 4] })).toMatchObject({
      seats: [13, 25, 3, 29],
      pending: null,
    });
    // C and D drawn: C has 3 for 2, and the first distribution stands.
    expect(memberSeats({ ...open, lots: [3, 4, 1, 2] })).toMatchObject({
      seats: [12, 25, 3, 30],
      pending: null,
    });
  });

  it('says that the open tie decides who is caught', () => {
    expect(memberSeats({ ...open, lots: [1, 1, 2, 3] })).toMatchObject({
      seats: [null, null, 3, null],
      pending: { round: 1, decidesCaught: true },
    });
  });

  it('refuses when the 70 are not enough: 70 pre-selected take all, 71 too many', () => {
    // X has no members and no placing: with 69 pairs it takes 70, with 70 pairs 71.
    const input = { members: [10, 0], placing: [50, 0], lots: [] };
    expect(memberSeats({ ...input, preselected: [0, 69] })).toMatchObject({ seats: [0, 70] });
    expect(memberSeats({ ...input, preselected: [0, 70] })).toEqual({ fault: 'notEnough' });
  });

  it('leaves every row open when the outcomes are too many to try', () => {
    // 20 equal districts, quota 3.5: 10 places among 20, each caught with 3 places for its 3 pairs.
    const members = Array.from({ length: 20 }, () => 1);
    const input = { members, placing: members.map(() => 0), preselected: members.map(() => 3) };
    const found = memberSeats({ ...input, lots: [] });
    expect(found).toMatchObject({ untried: true, pending: { round: 1 } });
    expect('seats' in found && found.seats.every((value) => value === null)).toBe(true);
  });
});

describe('§ 352A3', () => {
  it.each(of('352A3', 'last_year_final'))('$title', ({ situation, expected }) => {
    const names = situation.districts!;
    const found = finalSeats(names, places(names, situation.last_year_final!));
    if (expected.reported) {
      expect(found).toMatchObject({
        problem: { message: { key: 'otherThanEleven', values: { seats: expected.sum } } },
      });
      return;
    }
    expect(found.ok && byName(names, found.value)).toEqual(expected.places);
    expect(found.ok && sum(found.value)).toBe(expected.sum);
  });

  it('refuses 25 placings', () => {
    const names = Array.from({ length: 11 }, (_, i) => `D${i}`);
    const final = Array.from({ length: 25 }, () => 0);
    expect(finalSeats(names, final)).toMatchObject({ problem: { message: { key: 'tooFewPlacings' } } });
    expect(finalSeats(names, [...final, 1])).toMatchObject({ value: [27, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2] });
  });
});

describe('names', () => {
  it('are named with their row when unknown', () => {
    expect(findDistricts(['fyn'], ['fyn', 'jylland'], 'finalA', '351C1', ['Fyn', 'Jylland'])).toMatchObject({
      problem: { row: 1, message: { key: 'unknownDistrict', values: { name: 'Jylland', list: 'finalA' } } },
    });
  });
});
