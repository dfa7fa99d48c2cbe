import { describe, expect, it } from 'vitest';
import { findingText } from './wording';
import { brief, checkedFor, checkSheets, four, unchecked, type Cells } from './checking';

describe('§ 321D1: a substitute', () => {
  const list = (registered: string, substitute: string): Cells => [
    ['Hold', 'Spiller', 'Rolle', 'Division'],
    ...four('Nord', '', registered),
    ...four('Syd', '', substitute),
    ['Syd', 'Ask Nord', 'substitut', substitute],
  ];
  it.each([
    ['1. division', '1. division', ['321D1 warning B10']],
    ['1. division', '2. division', ['321D1 warning B10']],
    ['2. division', '3. division Vest', ['321D1 warning B10']],
    ['2. division', '1. division', []],
    ['3. division Øst', '2. division', []],
    ['3. division Øst', '3. division Øst', ['321D1 warning B10']],
    // Reading 30: neither is the higher; allowed, and worth a look.
    ['3. division Øst', '3. division Vest', ['321D1 warning B10']],
    ['3 Øst', '3 Vest', ['321D1 warning B10']],
    ['', '', []],
  ])('of %s in %s', (registered, substitute, expected) => {
    expect(brief(checkSheets({ Divisionsturneringen: list(registered, substitute) }))).toEqual(expected);
  });
  it('is looked for in the whole tournament, and in each of the two by itself', () => {
    const sheet = (title: string, ...rows: Cells[]): Cells => [
      [title],
      ['Hold', 'Spiller', 'Rolle'],
      ...rows.flat(),
    ];
    const guest = [['Syd', 'Ask Nord', 'substitut']];
    const first = sheet('Divisionsturneringen 2008/09 - 1. division', four('Nord', ''));
    const second = sheet('Divisionsturneringen 2008/09 - 2. division', four('Syd', ''), guest);
    const ladies = sheet('Damedivisionen 2008/09 - 2. division', four('Syd', ''), guest);
    expect(brief(checkSheets({ 'Ark 1': first, 'Ark 2': second }))).toEqual(['321D1 warning Ark 2!B7']);
    expect(brief(checkSheets({ 'Ark 1': first, 'Ark 2': ladies }))).toEqual([]);
  });
  it('says whom, where and why', () => {
    const [finding] = checkSheets({ Divisionsturneringen: list('1. division', '2. division') }).findings;
    expect(finding && findingText(finding, 'da')).toBe(
      'Ask Nord kan ikke være substitut, da spilleren er tilmeldt »Nord« (B2) i samme eller en højere division. Kun navnet er ens: undersøg, om det er samme person.',
    );
  });
  it('is not checked where no division is named', () => {
    const report = checkSheets({ Divisionsturneringen: list('', '') });
    expect(unchecked(report)).toContain('321D1 fieldMissing');
    expect(checkedFor(report)).not.toContain('321D1');
    expect(checkedFor(checkSheets({ Divisionsturneringen: list('2', '2') }))).toContain('321D1');
  });
});

describe('§ 321D2: a substitute in a half', () => {
  const list = (one: string, other: string): Cells => [
    ['Hold', 'Spiller', 'Rolle', 'Halvleg'],
    ...four('Nord', '', ''),
    ['Nord', 'Bo', 'substitut', one],
    ...four('Syd', '', ''),
    ['Syd', 'Bo', 'substitut', other],
  ];
  it.each([
    ['3', '3', ['321D2 warning B11']],
    ['3', '4', []],
    ['3 og 4', '4, 5', ['321D2 warning B11']],
    ['3', '', []],
  ])('in %s and %s', (one, other, expected) => {
    expect(brief(checkSheets({ Division: list(one, other) }))).toEqual(expected);
  });
});

describe('§ 324A4: the qualifiers to the 3rd division', () => {
  const HEAD = ['Hold', 'Spiller', 'DBF-nr.', 'Rolle'];
  const numbered = (name: string, from: number): (string | number)[][] =>
    four(name).map(([team = '', player = ''], i) => [String(team), String(player), from + i, '']);
  const division: Cells = [HEAD, ...numbered('Nord', 101), ['Nord', 'Ella Gren', 105, 'substitut']];
  const qualifier = (...row: (string | number)[]): Cells => [
    ['Kvalifikationsturnering til 3. division - Kreds IV'],
    HEAD,
    ...numbered('Vest', 201),
    ['Vest', ...row],
  ];
  const check = (...row: (string | number)[]): string[] =>
    brief(checkSheets({ Kvalifikation: qualifier(...row), Divisionsturneringen: division }));
  it('are closed to players of a division team', () => {
    expect(check('Bo Dam', 205, '')).toEqual([]);
    expect(check('Ask Nord', 101, '')).toEqual(['324A4 error B7']);
    expect(check('Ask Nord', '0 101', 'substitut')).toEqual(['324A4 error B7']);
    // Who only was a substitute there is registered on no division team.
    expect(check('Ella Gren', 105, '')).toEqual([]);
    expect(check('Ask Nord', 101, 'ikke-spillende kaptajn')).toEqual([]);
  });
  it('go by the number before the name; the name alone is worth a look', () => {
    expect(check('Ask Nord', 205, '')).toEqual([]);
    expect(check('Ask Nord', '', '')).toEqual(['324A4 warning B7', '303A2 warning C7']);
  });
  it('are not the division tournament itself', () => {
    const report = checkSheets({ Kvalifikation: qualifier('Bo Dam', 205, '') });
    expect(report.sheets[0]?.tables[0]?.event).toBe('qualifier');
    expect(unchecked(report)).toContain('324A4 rosterMissing');
  });
});

describe('§ 325D1: teams of women', () => {
  const list = (sex: string, role = ''): Cells => [
    ['Hold', 'Spiller', 'Køn', 'Rolle'],
    ...four('Nord', 'K', ''),
    ['Nord', 'Bo Dam', sex, role],
  ];
  it.each([
    ['Damedivisionen', 'K', '', []],
    ['Damedivisionen', 'M', '', ['325D1 error C6']],
    ['Damedivisionen', 'Mand', 'substitut', ['325D1 error C6']],
    ['Damedivisionen', 'M', 'ikke-spillende kaptajn', []],
    ['Damedivisionen', '', '', []],
    ['Divisionsturneringen', 'M', '', []],
  ])('%s: %s %s', (sheet, sex, role, expected) => {
    expect(brief(checkSheets({ [sheet]: list(sex, role) }))).toEqual(expected);
  });
});

it('§ 325D1: the qualifier is for teams that play in no division', () => {
  const sheet = (title: string, ...rows: Cells[]): Cells => [[title], ['Hold', 'Spiller'], ...rows.flat()];
  const report = checkSheets({
    A: sheet('Damedivisionen - 2. division', four('Nord')),
    B: sheet('Damedivisionen - kvalifikation til 2. division', four('Syd'), [
      ['Nord', 'Eva'],
      ['Nord', 'Fie'],
      ['Nord', 'Gro'],
      ['Nord', 'Ida'],
    ]),
  });
  expect(brief(report)).toEqual(['325D1 error B!A7']);
});
