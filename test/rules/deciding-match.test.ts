import { describe, expect, it } from 'vitest';
import { decidingMatch } from '../../src/rules/deciding-match';
import type { Pyramid, Source } from '../../src/rules/next-season';

const outcome = (
  pyramid: Pyramid,
  source: Source,
  place: number,
  teams = 2,
  qualifierTeams?: number,
): boolean | string => {
  const ruling = decidingMatch({
    pyramid,
    source,
    place,
    teams,
    ...(qualifierTeams === undefined ? {} : { qualifierTeams }),
  });
  return ruling.ok ? ruling.value : ruling.problem.message.key;
};

/** The places whose tie with the next place matters. */
const borders = (pyramid: Pyramid, source: Source, size: number, qualifierTeams?: number): number[] =>
  Array.from({ length: size - 1 }, (_, index) => index + 1).filter(
    (place) => outcome(pyramid, source, place, 2, qualifierTeams) === true,
  );

describe('§ 328: where two equal teams play', () => {
  it('the play-off, promotion and relegation of the Divisionsturnering', () => {
    expect(borders('open', '1', 12)).toEqual([4, 10]);
    expect(borders('open', '2', 12)).toEqual([2, 9]);
    expect(borders('open', '3E', 12)).toEqual([1, 2, 9]);
    expect(borders('open', '3W', 12)).toEqual([1, 2, 9]);
  });

  it('the women, whose borders move with the qualifier', () => {
    expect(borders('women', '1', 10)).toEqual([8]);
    expect(borders('women', '2', 10, 9)).toEqual([2, 7]);
    expect(borders('women', '2', 10, 8)).toEqual([2, 8]);
    expect(borders('women', '2', 10, 5)).toEqual([2, 9]);
    expect(borders('women', 'Q', 9, 9)).toEqual([3]);
  });

  it('waits where medals may be at stake, of which the book is silent', () => {
    expect(outcome('women', '1', 1)).toBe('medalsNotGiven');
    expect(outcome('women', '1', 3)).toBe('medalsNotGiven');
    expect(outcome('women', '1', 4)).toBe(false);
  });

  it('three or more equal are undecided, where it matters at all', () => {
    expect(outcome('open', '2', 2, 3)).toBe('moreThanTwo');
    expect(outcome('open', '2', 3, 3)).toBe(false);
  });

  it('refuses places that do not exist and the qualifiers to the 3rd division', () => {
    expect(outcome('open', '2', 12)).toBe('placeBeyondTable');
    expect(outcome('open', '2', 1, 1e9)).toBe('placeBeyondTable');
    expect(outcome('open', 'K4', 3)).toBe('notADivision');
    expect(outcome('women', '2', 7)).toBe('qualifierNeeded');
  });
});
