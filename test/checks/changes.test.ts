import { describe, expect, it } from 'vitest';
import { brief, checkSheets, four, unchecked, type Cells } from './checking';

type Change = readonly [player: string, role: string, changed?: string, approved?: string];
const HEAD = ['Hold', 'Spiller', 'Rolle', 'Ændret', 'Godkendt'];
const rows = (team: string, ...changes: readonly Change[]): string[][] => [
  ...(four(team, '', '', '') as string[][]),
  ...changes.map(([player, role, changed = '', approved = '']) => [team, player, role, changed, approved]),
];
const check = (sheet: string, ...teams: string[][][]): string[] =>
  brief(checkSheets({ [sheet]: [HEAD, ...teams.flat()] }));

describe('§ 303C3a: approval', () => {
  it.each<[Change, string[]]>([
    [['Bo', 'tilføjet', '20-11-2008', 'ja'], []],
    [['Bo', 'tilføjet', '20-11-2008', 'JKN'], []],
    [['Bo', 'tilføjet', '20-11-2008', 'nej'], ['303C3a error E6']],
    [['Bo', 'tilføjet', '', ''], ['303C3a warning E6']],
    [['Bo', 'udtrådt', '20-11-2008', ''], ['303C3a warning E6']],
    [['Bo', 'spiller', '20-11-2008', ''], ['303C3a warning E6']],
    [['Bo', 'spiller', '', ''], []],
  ])('%j', (change, expected) => {
    expect(check('Division', rows('Nord', change))).toEqual(expected);
  });
  it('cannot be told without its column', () => {
    const cells = [HEAD.slice(0, 3), ...four('Nord', ''), ['Nord', 'Bo', 'tilføjet']];
    const report = checkSheets({ Division: cells });
    expect(brief(report)).toEqual([]);
    expect(unchecked(report)).toContain('303C3a fieldMissing');
  });
});

describe('§ 303C3b: who has left', () => {
  const nord = rows('Nord', ['Bo', 'udtrådt', '20-11-2008', 'ja']);
  it('plays on no team afterwards, its own neither', () => {
    expect(check('Division', nord, rows('Syd', ['Eva', 'spiller']))).toEqual([]);
    expect(check('Division', nord, rows('Syd', ['Bo', 'spiller']))).toEqual(['303C3b warning B11']);
    expect(check('Division', nord, rows('Syd', ['Bo', 'tilføjet', '1-12-2008', 'ja']))).toEqual([
      '303C3b warning B11',
    ]);
    expect(check('Division', [...nord, ['Nord', 'Bo', 'tilføjet', '1-12-2008', 'ja']])).toEqual([
      '303C3b warning B7',
    ]);
  });
  it('may have been a substitute before, which is the organiser’s to see', () => {
    expect(check('Division', nord, rows('Syd', ['Bo', 'substitut']))).toEqual(['303C3b warning B11']);
  });
  it('may be a captain who does not play', () => {
    expect(check('Division', nord, rows('Syd', ['Bo', 'ikke-spillende kaptajn']))).toEqual([]);
  });
  it('is another matter in another event', () => {
    const report = checkSheets({ Division: [HEAD, ...nord], Pokal: [HEAD, ...rows('Syd', ['Bo', ''])] });
    expect(brief(report)).toEqual([]);
  });
});

describe('§ 303C3c: a team that falls below four', () => {
  const left = (n: number): string[][] =>
    rows('Nord').map((row, i) => (i < n ? [row[0] ?? '', row[1] ?? '', 'udtrådt', '1-11-2008', 'ja'] : row));
  it('may be topped up to four', () => {
    expect(check('Division', left(1))).toEqual(['303C3c warning A2']);
    const added = ['Nord', 'Bo', 'tilføjet', '2-11-2008', 'ja'];
    expect(check('Division', [...left(1), added])).toEqual([]);
    expect(check('Division', [...left(2), added])).toEqual(['303C3c warning A2']);
  });
  it('was too small from the start where not even those who left make four', () => {
    expect(check('Division', left(1).slice(0, 3))).toEqual(['303C1 error A2']);
  });
});

describe('§ 303C3d: an added player who was a substitute', () => {
  const SHEET = ['Hold', 'Spiller', 'Rolle', 'Division'];
  const list = (from: string, to: string, role = 'tilføjet'): Cells => [
    SHEET,
    ...four('Nord', '', to),
    ['Nord', 'Bo', role, to],
    ...four('Syd', '', from),
    ['Syd', 'Bo', 'substitut', from],
  ];
  it.each([
    ['2. division', '2. division', ['303C3d warning B6']],
    ['3. division Øst', '2. division', ['303C3d warning B6']],
    ['3. division Vest', '1. division', ['303C3d warning B6']],
    ['1. division', '2. division', []],
    // Two divisions of which neither is the lower (reading 30).
    ['3. division Øst', '3. division Vest', []],
    ['3. division Øst', '3. division Øst', ['303C3d warning B6']],
    ['3', '2', ['303C3d warning B6']],
  ])('in %s, to %s', (from, to, expected) => {
    expect(brief(checkSheets({ Divisionsturneringen: list(from, to) }))).toEqual(expected);
  });
  it('goes by the sheet’s title where there is no column', () => {
    const sheet = (title: string, ...more: string[][]): Cells => [[title], SHEET.slice(0, 3), ...more];
    const report = checkSheets({
      A: sheet('Divisionsturneringen - 1. division', ...rows('Nord', ['Bo', 'tilføjet'])),
      B: sheet('Divisionsturneringen - 3. division Vest', ...rows('Syd', ['Bo', 'substitut'])),
    });
    expect(brief(report)).toEqual(['303C3d warning B7']);
  });
  it('is no fault of a player who was on the team from the start; nor between unknown divisions', () => {
    // 321D1 is about players registered in the same division.
    expect(
      brief(checkSheets({ Divisionsturneringen: list('2. division', '2. division', 'spiller') })),
    ).toEqual(['321D1 warning B11']);
    expect(brief(checkSheets({ Divisionsturneringen: list('', '') }))).toEqual([]);
    expect(unchecked(checkSheets({ Divisionsturneringen: list('', '') }))).toContain('303C3d fieldMissing');
  });
  it('holds in an event of one row', () => {
    const cells = [HEAD, ...rows('Nord', ['Bo', 'tilføjet', '', 'ja']), ...rows('Syd', ['Bo', 'substitut'])];
    expect(brief(checkSheets({ Juniorhold: cells }))).toEqual(['303C3d warning B6']);
  });
});

describe('§ 301C3: a supplement that moves the team', () => {
  type Member = readonly [district: string, role: string];
  const team = (...players: readonly Member[]): Cells => [
    ['Kvalifikation til 3. division, Kreds IV'],
    ['Hold', 'Spiller', 'Distrikt', 'Rolle'],
    ...players.map(([district, role], i) => ['Nord', `Bo ${'ABCDEFG'[i] ?? ''}`, district, role]),
  ];
  const check = (...players: readonly Member[]): string[] => brief(checkSheets({ Ark1: team(...players) }));
  it('is worth a look', () => {
    // Before: three of Fyn against two; after: two against three.
    expect(
      check(
        ['Fyn', ''],
        ['Fyn', ''],
        ['Fyn', 'udtrådt'],
        ['Østjylland', ''],
        ['Østjylland', ''],
        ['Østjylland', 'tilføjet'],
      ),
    ).toEqual(['301C3 warning B8']);
    expect(
      check(
        ['Fyn', ''],
        ['Fyn', ''],
        ['Fyn', 'udtrådt'],
        ['Østjylland', ''],
        ['Fyn', ''],
        ['Østjylland', 'tilføjet'],
      ),
    ).toEqual([]);
  });
  it('leaves a team its choice where several districts have as many', () => {
    // Two against two: either may be chosen, and Fyn still may after a third of Fyn comes in.
    expect(
      check(
        ['Fyn', ''],
        ['Fyn', ''],
        ['Fyn', ''],
        ['Østjylland', ''],
        ['Østjylland', ''],
        ['Østjylland', 'tilføjet'],
      ),
    ).toEqual([]);
    expect(
      check(['Fyn', ''], ['Fyn', ''], ['Østjylland', ''], ['Østjylland', ''], ['Østjylland', 'tilføjet']),
    ).toEqual(['301C3 warning B7']);
  });
  it('is not judged where a district is not known', () => {
    expect(
      check(['Fyn', ''], ['', ''], ['Østjylland', ''], ['Østjylland', ''], ['Østjylland', 'tilføjet']),
    ).toEqual([]);
  });
});
