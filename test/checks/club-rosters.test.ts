import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, four, unchecked, type Cells } from './checking';

const DISTRICT = 'Distriktsmesterskab for klubber';

describe('§§ 341B2, 342B2: membership of the club', () => {
  const list = (headings: string[], ...cells: CellValue[]): Cells => [
    ['Hold', 'Spiller', ...headings],
    ...four('Odense', '1-1-2000', '18-4-2009'),
    ['Odense', 'Bo Dam', ...cells],
  ];
  const joined = ['Indmeldt i klubben', 'Dato'];
  it.each<[string, CellValue[], string[]]>([
    // Reading 19: the list of 31 December 2008 in season 2008/09, whose 1 January is in 2009.
    ['341B2', ['31-12-2008', ''], []],
    ['341B2', ['1-1-2009', ''], ['341B2 error C6']],
    // Excel's day 39814 is 1 January 2009.
    ['342B2', [39813, ''], []],
    ['342B2', [39814, ''], ['342B2 error C6']],
    ['341B2', ['15-11-2008', '14-11-2008'], ['341B2 error C6']],
    ['341B2', ['15-11-2008', '15-11-2008'], []],
    ['341B2', ['15-11-2008', '15-11-2008; 1-11-2008'], ['341B2 error C6']],
    ['341B2', ['', '1-11-2008'], []],
  ])('%s %j', (clause, cells, expected) => {
    const sheet = clause === '341B2' ? DISTRICT : 'DM for klubber';
    expect(brief(checkSheets({ [sheet]: list(joined, ...cells) }, {}, { season: 2009 }))).toEqual(expected);
  });
  it('by the list is not checked while the season is unknown; by the day it is', () => {
    const report = checkSheets({ [DISTRICT]: list(joined, '1-1-2009', '31-12-2008') });
    expect(brief(report)).toEqual(['341B2 error C6']);
    expect(unchecked(report)).toContain('341B2 seasonUnknown');
    expect(brief(checkSheets({ [DISTRICT]: list(joined, '1-1-2009', '2-1-2009') }))).toEqual([]);
  });
  it('ends when a player leaves the club', () => {
    const check = (left: string, day: string): string[] => {
      const cells = list(['Udmeldt', 'Dato'], left, day).map((row, i) =>
        i > 0 && i < 5 ? [row[0] ?? '', row[1] ?? '', '', row[3] ?? ''] : row,
      );
      return brief(checkSheets({ [DISTRICT]: cells }, {}, { season: 2009 }));
    };
    expect(check('30-12-2008', '1-12-2008')).toEqual(['341B2 error C6']);
    // On the very day the list may still have the player.
    expect(check('31-12-2008', '1-12-2008')).toEqual(['341B2 warning C6']);
    expect(check('1-3-2009', '28-2-2009')).toEqual([]);
    expect(check('1-3-2009', '2-3-2009')).toEqual(['341B2 error C6']);
  });
  it('tells of dates that it cannot read', () => {
    const report = checkSheets({ [DISTRICT]: list(joined, 'i efteråret', '') }, {}, { season: 2009 });
    expect(brief(report)).toEqual([]);
    expect(report.sheets[0]?.skipped).toEqual([{ key: 'unreadCells', values: { n: 1, address: 'C6' } }]);
  });
});

describe('the club of a team', () => {
  const list = (name: string, ...clubs: string[]): Cells =>
    clubs.map((club, i) => [name, `Bo ${'ABCDEFGH'[i] ?? ''} ${name}`, club]);
  const check = (sheet: string, ...teams: Cells[]): string[] =>
    brief(checkSheets({ [sheet]: [['Hold', 'Spiller', 'Klub'], ...teams.flat()] }));
  const O = 'Odense Bridgeklub';
  it('is that of all its players (§§ 341B2, 342B2)', () => {
    expect(check(DISTRICT, list(O, O, O, O, O))).toEqual([]);
    expect(check(DISTRICT, list(O, O, O, O, 'Skive BK'))).toEqual(['341B2 error C5']);
    expect(check('DM for klubber', list(O, O, O, O, 'Skive BK'))).toEqual(['342B2 error C5']);
    // A player may be a member of several clubs.
    expect(check(DISTRICT, list(O, O, O, O, `Skive BK; ${O}`))).toEqual([]);
    expect(check('Pokalturneringen', list(O, O, O, O, 'Skive BK'))).toEqual([]);
  });
  it('gives the team its name (§ 341A2)', () => {
    expect(check(DISTRICT, list('Løverne', O, O, O, O))).toEqual(['341A2 error A2']);
    expect(check('DM for klubber', list('Løverne', O, O, O, O))).toEqual([]);
    // That there are two is a reminder (§ 341A1).
    const two = (...lists: Parameters<typeof check>[1][]): string[] =>
      check(DISTRICT, ...lists).filter((line) => line !== '341A1 info A6');
    expect(two(list(`${O} 1`, O, O, O, O), list(`${O} B`, O, O, O, O))).toEqual([]);
    expect(two(list(O, O, O, O, O), list(`${O} 2`, O, O, O, O))).toEqual(['341A2 error A2']);
  });
});

describe('§ 341B3: players a day', () => {
  const list = (...rows: readonly (readonly [string, string])[]): Cells => [
    ['Hold', 'Spiller', 'Dato'],
    ...rows.map(([player, day]) => ['Odense', player, day]),
  ];
  const six = (day: string): [string, string][] =>
    ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => [`Bo ${name}`, day]);
  const check = (...rows: [string, string][]): string[] => brief(checkSheets({ [DISTRICT]: list(...rows) }));
  it('are at most six', () => {
    expect(check(...six('4-10-2008'))).toEqual([]);
    expect(check(...six('4-10-2008'), ['Bo G', '4-10-2008'])).toEqual(['341B3 error B8']);
    // Told once a day.
    expect(check(...six('4-10-2008'), ['Bo G', '4-10-2008'], ['Bo H', '4-10-2008'])).toEqual([
      '341B3 error B8',
    ]);
  });
  it('are counted day by day; a player may stand in the list once for each', () => {
    expect(check(...six('4-10-2008'), ['Bo G', '11-10-2008'])).toEqual([]);
    expect(check(...six('4-10-2008'), ...six('11-10-2008'))).toEqual([]);
    expect(check(...six('4-10-2008'), ['Bo A', '04.10.2008'])).toEqual(['303A2 warning B8']);
  });
});

describe('§ 342B4: who has played for another club', () => {
  const HEAD = ['Hold', 'Spiller', 'DBF-nr.'];
  const rows = (name: string, from: number): CellValue[][] => four(name).map((row, i) => [...row, from + i]);
  it('in a district championship', () => {
    const check = (team: string, number: CellValue): string[] =>
      brief(
        checkSheets({
          'DM for klubber': [HEAD, ...rows('Odense', 101), ['Odense', 'Eva Gram', number]],
          [DISTRICT]: [HEAD, ...rows(team, 201), [team, 'Eva Gram', 205]],
        }),
      );
    expect(check('Skive', 205)).toEqual(['342B4 error B6']);
    expect(check('Skive', 305)).toEqual([]);
    // § 342B5: for another team of the same club.
    expect(check('Odense 2', 205)).toEqual([]);
  });
});
