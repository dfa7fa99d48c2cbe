import { describe, expect, it } from 'vitest';
import { brief, checkedFor, checkSheets, four, type Cells } from './checking';

const list = (title: string, ...teams: readonly (readonly [string, string])[]): Cells => [
  [title],
  ['Hold', 'Spiller', 'Distrikt'],
  ...teams.flatMap(([name, district]) => four(name, district)),
];
const check = (cells: Cells): string[] => brief(checkSheets({ Hold: cells }));
const TITLE = 'Distriktsmesterskab for klubber, Distrikt Fyn';

describe('§ 341A1: the clubs of a district', () => {
  it('may have more teams than one only by the conditions of the district', () => {
    expect(check(list(TITLE, ['Odense', 'Fyn'], ['Nyborg', 'Fyn']))).toEqual([]);
    expect(check(list(TITLE, ['Odense 1', 'Fyn'], ['Nyborg', 'Fyn'], ['Odense 2', 'Fyn']))).toEqual([
      '341A1 info A11',
    ]);
    // Once a list, whatever the clubs and their teams.
    expect(
      check(
        list(
          TITLE,
          ['Odense A', 'Fyn'],
          ['Odense B', 'Fyn'],
          ['Odense C', 'Fyn'],
          ['Ribe 1', ''],
          ['Ribe 2', ''],
        ),
      ),
    ).toEqual(['341A1 info A7']);
  });
  it('are the district’s own', () => {
    expect(check(list(TITLE, ['Odense', 'Fyn'], ['Ribe', 'Sydjylland']))).toEqual(['341A1 warning C7']);
    expect(check(list(TITLE, ['Odense', 'Distrikt Fyn'], ['Nyborg', 'fyn']))).toEqual([]);
    // Without a title that names one, the list may be of several districts.
    expect(check(list('Distriktsmesterskab for klubber', ['Odense', 'Fyn'], ['Ribe', 'Sydjylland']))).toEqual(
      [],
    );
    const both = 'Distriktsmesterskab for klubber, Fyn og Sydjylland';
    expect(check(list(both, ['Odense', 'Fyn'], ['Ribe', 'Sydjylland']))).toEqual([]);
    // Fynbo is no Fyn.
    expect(
      check(list('Distriktsmesterskab for klubber, Fynbo', ['Odense', 'Fyn'], ['Ribe', 'Sydjylland'])),
    ).toEqual([]);
  });
  it('are told of in the district’s championship alone', () => {
    const final = checkSheets({
      Hold: list('DM for klubber, Fyn', ['Odense', 'Fyn'], ['Ribe', 'Sydjylland']),
    });
    expect(brief(final)).toEqual([]);
    expect(checkedFor(final)).not.toContain('341A1');
    expect(checkedFor(checkSheets({ Hold: list(TITLE, ['Odense', 'Fyn']) }))).toContain('341A1');
  });
});
