import { describe, expect, it } from 'vitest';
import {
  entryRound,
  planProblem,
  trophyKeeper,
  type CupDivision,
  type CupPlan,
} from '../../src/rules/cup-entry';
import { deadline } from '../../src/rules/deadlines';
import { readDate } from '../../src/workbook/dates';

const minutes = (iso: string): number => Math.round(readDate(iso)! * 1440);
const PLAN: CupPlan = ['1/16-finale', '1/32-finale', '1/64-finale'];

describe('§ 331A', () => {
  it('keeps the cup open after two in a row and four in all', () => {
    const ruling = trophyKeeper(['P', 'P', 'Q', 'P', 'P', 'Q']);
    expect(ruling.ok && ruling.value).toBeNull();
  });
  it('goes to the captain who is first, not to a later one', () => {
    const ruling = trophyKeeper(['P', 'P', 'P', 'Q', 'Q', 'Q']);
    expect(ruling.ok && ruling.value).toEqual({ captain: 'P', season: 3 });
  });
});

describe('§ 332B1', () => {
  const round = (divisions: CupDivision[]) => {
    const ruling = entryRound(divisions, PLAN, false);
    return ruling.ok && ruling.value;
  };
  it('counts the highest division player only', () => {
    expect(round([3, 2, 3])).toBe('1/32-finale');
    expect(round([1, 3])).toBe('1/16-finale');
  });
  it('refuses a plan that seeds a lower division higher, not one that seeds them alike', () => {
    expect(planProblem(['4', '5', '3'])).toMatchObject({ ok: false, problem: { clause: '332B1a' } });
    expect(planProblem(['5', '5', '4'])).toBeNull();
    expect(planProblem(['1/64-finale', '1/32-finale', '1/64-finale'])).not.toBeNull();
    expect(planProblem(['5', 'senere', '3'])).toMatchObject({ ok: false });
  });
  it('exempts only a team with exactly one division player', () => {
    expect(entryRound([3, 3], PLAN, true).ok).toBe(false);
    expect(entryRound([], PLAN, true).ok).toBe(false);
  });
});

describe('§ 321E', () => {
  const until = (official: string, actual: string | null) => {
    const ruling = deadline('division', minutes(official), actual === null ? null : minutes(actual));
    return ruling.ok && ruling.value;
  };
  it('is 15 minutes after the official end, or the actual end where play ran over', () => {
    expect(until('2008-10-04T17:00', null)).toBe(minutes('2008-10-04T17:15'));
    expect(until('2008-10-04T17:00', '2008-10-04T17:01')).toBe(minutes('2008-10-04T17:16'));
    expect(until('2008-10-04T17:00', '2008-10-04T16:40')).toBe(minutes('2008-10-04T17:15'));
    expect(until('2008-10-04T23:50', null)).toBe(minutes('2008-10-05T00:05'));
  });
  it('has no actual end for other deadlines', () => {
    expect(deadline('cup', 0, 10).ok).toBe(false);
  });
});

it('§ 332D1: an official day on a Thursday has its draw the Thursday after', () => {
  const draw = deadline('draw', minutes('2008-10-09'), null);
  expect(draw.ok && draw.value).toBe(minutes('2008-10-16'));
});
