import { describe, expect, it } from 'vitest';
import { cupFormats, extended } from '../../src/rules/cup-format';
import { cupRound, follows, untilQuarterFinals } from '../../src/rules/cup-rounds';

describe('a round of the cup by its name', () => {
  it.each([
    ['2', null],
    ['3. omgang', null],
    ['Pokalturneringen 2008/09, 1. runde', null],
    ['1/64-finale', 64],
    ['1/64', 64],
    ['6. omgang (1/16-finale)', 16],
    ['32-delsfinaler', 32],
    ['Ottendedelsfinale', 8],
    ['1/8-finaler', 8],
    ['Kvartfinaler, søndag 8. februar', 4],
    ['Semifinale', 2],
    ['Finale', 1],
    ['Final', 1],
  ])('%s', (name, matches) => {
    expect(cupRound(name)?.matches).toBe(matches);
  });
  it.each([['Finalestævne'], ['spilles 1/11 2008'], ['2008/09'], [''], ['Rest']])('not %s', (name) => {
    expect(cupRound(name)).toBeNull();
  });
  it('comes after the earlier ones', () => {
    const names = [
      '1',
      '2. omgang',
      '10. omgang',
      '1/64',
      '1/32',
      'Ottendedelsfinale',
      'Kvartfinale',
      'Semifinale',
      'Finale',
    ];
    const orders = names.map((name) => cupRound(name)?.order ?? NaN);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(new Set(orders).size).toBe(names.length);
  });
  it('follows the one before it, where the names tell', () => {
    const next = (a: string, b: string): boolean | null => follows(cupRound(a)!, cupRound(b)!);
    expect(next('1', '2')).toBe(true);
    expect(next('1', '3')).toBe(false);
    expect(next('1/16', 'Ottendedelsfinale')).toBe(true);
    expect(next('1/16', 'Kvartfinale')).toBe(false);
    expect(next('3', '1/64')).toBeNull();
  });
  it('is early up to and including the quarter-finals (§§ 333-334)', () => {
    expect(
      ['3', '1/8', 'Kvartfinale', 'Semifinale', 'Finale'].map((name) => untilQuarterFinals(cupRound(name)!)),
    ).toEqual([true, true, true, false, false]);
  });
});

describe('the boards of a cup match, § 332A2', () => {
  const boards = (name: string, matches = 0): number[] =>
    cupFormats(cupRound(name), matches).map((one) => one.boards);
  it('are 40 up to and including the eighth-finals, then 48', () => {
    expect(boards('1/8')).toEqual([40]);
    expect(boards('Kvartfinale')).toEqual([48]);
    expect(boards('1')).toEqual([40]);
    // A 5th round of 4 matches may be the quarter-finals; of 5 it cannot.
    expect(boards('5', 4)).toEqual([40, 48]);
    expect(boards('5', 5)).toEqual([40]);
  });
  it('may be agreed upon up to and including the quarter-finals (§ 332A2c)', () => {
    expect(
      ['1/8', 'Kvartfinale', 'Semifinale'].map((name) => cupFormats(cupRound(name), 0)[0]?.byAgreement),
    ).toEqual([true, true, false]);
  });
  it('grow by 4 at a time where the match is level (§ 332A3)', () => {
    const [format] = cupFormats(cupRound('Finale'), 0);
    expect([48, 50, 52, 56, 44].map((n) => extended(n, format!))).toEqual([false, false, true, true, false]);
  });
});
