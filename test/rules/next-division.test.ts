import { describe, expect, it } from 'vitest';
import { nextDivision, type NextPlace } from '../../src/rules/next-division';
import { nextSeason, type Placing, type Pyramid, type Source } from '../../src/rules/next-season';

const place = (pyramid: Pyramid, source: Source, no: number, teams?: number): NextPlace | string => {
  const ruling = nextDivision(pyramid, source, no, teams);
  return ruling.ok ? ruling.value : ruling.problem.message.key;
};

describe('§§ 322B-D: both sides of every line', () => {
  it.each<[Source, number, NextPlace]>([
    ['1', 1, 1],
    ['1', 10, 1],
    ['1', 11, 2],
    ['1', 12, 2],
    ['2', 1, 1],
    ['2', 2, 1],
    ['2', 3, 2],
    ['2', 9, 2],
    ['2', 10, 3],
    ['2', 12, 3],
    ['3E', 1, 2],
    ['3E', 2, 'match'],
    ['3W', 2, 'match'],
    ['3W', 3, 3],
    ['3W', 9, 3],
    ['3W', 10, 'none'],
    ['K4', 3, 3],
    ['K4', 4, 'none'],
    ['K2', 1, 3],
    ['K2', 2, 'none'],
    ['E', 2, 3],
    ['E', 3, 'none'],
  ])('no. %2$i of %1$s', (source, no, expected) => {
    expect(place('open', source, no)).toBe(expected);
  });

  it('refuses a place beyond the division', () => {
    expect(place('open', '2', 13)).toBe('placeBeyondTable');
    expect(place('women', '2', 11, 9)).toBe('placeBeyondTable');
    expect(place('women', 'Q', 4, 3)).toBe('placeBeyondTable');
  });
});

describe('§§ 325B-C: both sides of every line', () => {
  it.each<[Source, number, number, NextPlace]>([
    ['1', 8, 9, 1],
    ['1', 9, 9, 2],
    ['2', 2, 9, 1],
    ['2', 7, 9, 2],
    ['2', 8, 9, 'none'],
    ['2', 8, 8, 2],
    ['2', 9, 6, 'none'],
    ['2', 9, 5, 2],
    ['2', 10, 2, 'none'],
    ['Q', 3, 9, 2],
    ['Q', 3, 8, 'none'],
    ['Q', 2, 6, 2],
    ['Q', 2, 5, 'none'],
    ['Q', 1, 2, 2],
  ])('%s no. %i with %i qualifier teams', (source, no, teams, expected) => {
    expect(place('women', source, no, teams)).toBe(expected);
  });

  it('waits for the number of qualifier teams only where it matters, and is silent below two', () => {
    expect(place('women', '1', 10)).toBe(2);
    expect(place('women', '2', 8)).toBe('qualifierNeeded');
    expect(place('women', '2', 8, 1)).toBe('qualifierSilent');
  });
});

it('agrees with the whole line-up, placing by placing', () => {
  const table = (source: Source, teams: number): Placing[] =>
    Array.from({ length: teams }, (_, index) => ({
      source,
      place: index + 1,
      team: `${source}-${index + 1}`,
    }));
  for (const [pyramid, standings, qualifiers, teams] of [
    [
      'open',
      ['1', '2', '3E', '3W'] as const,
      [...table('K4', 5), ...table('K2', 2), ...table('E', 6)],
      undefined,
    ],
    ['women', ['1', '2'] as const, table('Q', 7), 7],
  ] as const) {
    const all = standings.flatMap((source) => table(source, pyramid === 'open' ? 12 : 10));
    const ruling = nextSeason({ pyramid, standings: all, qualifiers });
    if (!ruling.ok) throw new Error(ruling.problem.message.key);
    for (const { source, place: no, team } of [...all, ...qualifiers]) {
      const row = ruling.value.rows.find(
        ({ occupant }) => occupant.kind === 'team' && occupant.team === team,
      );
      const single = place(pyramid, source, no, teams);
      expect([team, row?.division ?? 'none']).toEqual([team, single === 'match' ? 'none' : single]);
    }
  }
});
