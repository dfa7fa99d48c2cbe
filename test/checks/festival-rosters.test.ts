import { describe, expect, it } from 'vitest';
import { findingText } from './wording';
import { brief, checkSheets, four, skipped, unchecked, type Cells } from './checking';

describe('§ 363A1: the open teams are closed to the division tournament', () => {
  const HEAD = ['Hold', 'Spiller', 'Rolle'];
  const festival: Cells = [HEAD, ...four('Gæster', ''), ['Gæster', 'Bo Dam', '']];
  const division = (title: string, role: string): Cells => [
    [title],
    HEAD,
    ...four('Nord', ''),
    ['Nord', 'Bo Dam', role],
  ];
  const check = (sheets: Record<string, Cells>, season = 2009): string[] =>
    brief(checkSheets({ Festival: festival, ...sheets }, {}, { season }));
  // The lists have no member numbers: the name alone is worth a look.
  it('of this season and of last', () => {
    expect(check({ A: division('Divisionsturneringen 2008/09', '') })).toEqual(['363A1 warning B6']);
    expect(check({ A: division('Divisionsturneringen 2007/08', '') })).toEqual(['363A1 warning B6']);
    expect(check({ A: division('Divisionsturneringen, sidste sæson', '') })).toEqual(['363A1 warning B6']);
    expect(check({ A: division('Divisionsturneringen 2006/07', '') })).toEqual([]);
    expect(check({ A: division('Damedivisionen 2008/09', '') })).toEqual([]);
  });
  it('who left a team was registered on it; a substitute was not', () => {
    expect(check({ A: division('Divisionsturneringen 2007/08', 'udtrådt') })).toEqual(['363A1 warning B6']);
    expect(check({ A: division('Divisionsturneringen 2008/09', 'substitut') })).toEqual([]);
  });
  it('is certain by the number', () => {
    const report = checkSheets({
      Festival: [['Hold', 'Spiller', 'DBF-nr.'], ...four('Gæster').map((row, i) => [...row, 101 + i])],
      'Divisionsturneringen 2008-09': [
        ['Hold', 'Spiller', 'DBF-nr.'],
        ...four('Nord').map((row, i) => [...row, 104 + i]),
      ],
    });
    expect(brief(report)).toEqual(['363A1 error B5']);
    const [finding] = report.findings;
    expect(finding && findingText(finding, 'en')).toBe(
      "Dan Gæster is registered on “Nord” of the division tournament ('Divisionsturneringen 2008-09'!B2).",
    );
  });
  it('says which lists it had', () => {
    const report = checkSheets(
      { Festival: festival, A: division('Divisionsturneringen 2008/09', '') },
      {},
      { season: 2009 },
    );
    expect(unchecked(report)).toContain('363A1 lastRosterMissing');
    expect(unchecked(report)).not.toContain('363A1 rosterMissing');
  });
  it('compares with a list of an earlier season, which it does not check', () => {
    const cells = division('Divisionsturneringen 2007/08', '').slice(0, 4);
    const report = checkSheets({ Festival: festival, A: cells }, {}, { season: 2009 });
    expect(brief(report)).toEqual([]);
    expect(skipped(report)[1]).toEqual(['earlierSeason']);
    expect(report.sheets[1]?.tables[0]?.checked).toEqual([]);
  });
});

describe('§ 364B1: eight mini teams', () => {
  const list = (...starts: (string | number)[]): Cells => [
    ['Hold', 'Spiller', 'Startnr.'],
    ...starts.flatMap((start, i) => four(`Hold ${'ABCDEFGHIJ'[i] ?? ''}`, start)),
  ];
  const check = (...starts: (string | number)[]): string[] =>
    brief(checkSheets({ Minihold: list(...starts) }));
  it('have the numbers 1 to 8', () => {
    expect(check(1, 2, 3, 4, 5, 6, 7, 8)).toEqual([]);
    expect(check(1, 2, 3, 4, 5, 6, 7, '8.')).toEqual([]);
    expect(check(1, 2, 3, 4, 5, 6, 7, 7)).toEqual(['364B1 error C30']);
    expect(check(1, 2, 3, 4, 5, 6, 7, 9)).toEqual(['364B1 error C30']);
    expect(check(0, 2, 3, 4, 5, 6, 7, 8)).toEqual(['364B1 error C2']);
    expect(check(1, 2, 3, 4, 5, 6, 7, '')).toEqual(['364B1 warning C30']);
  });
  it('are not seven once they are drawn, and never nine', () => {
    expect(check(1, 2, 3, 4, 5, 6, 7)).toEqual(['364B1 error A26']);
    expect(check('', '', '')).toEqual([]);
    expect(check('', '', '', '', '', '', '', '', '')).toEqual(['364B1 error A34']);
  });
  it('are counted in each tournament by itself', () => {
    const title = (name: string): Cells => [[], [name]];
    const first = list(1, 2, 3, 4, 5, 6, 7, 8);
    const second = list(1, 2, 3, 4, 5, 6, 7, 8).map(([team = '', player = '', start = '']) => [
      String(team),
      String(player).replace('Hold', 'Ny'),
      start,
    ]);
    expect(brief(checkSheets({ Minihold: [...first, ...title('Miniholdturnering 2'), ...second] }))).toEqual(
      [],
    );
  });
});
