import { describe, expect, it } from 'vitest';
import { findingText } from './wording';
import { brief, checkSheets, type Cells } from './checking';

const HEAD = ['Hold', 'Spiller'];
const team = (name: string, ...players: string[]): string[][] => players.map((player) => [name, player]);
const four = (name: string): string[][] =>
  team(name, `Ask ${name}`, `Birk ${name}`, `Carl ${name}`, `Dan ${name}`);

describe('one person on two teams', () => {
  it('is looked for in all sheets of an event, and told of at one cell', () => {
    const first = [HEAD, ...four('Nord'), ['Nord', 'Bo Dam']];
    const second = [HEAD, ...four('Syd'), ['Syd', 'Dam, Bo']];
    const report = checkSheets({ 'Danish Open 1': first, 'Danish Open 2': second });
    expect(brief(report)).toEqual(['362A2 warning Danish Open 2!B6']);
    const [finding] = report.findings;
    expect(finding && findingText(finding, 'da')).toBe(
      "Dam, Bo står også på holdet »Nord«, i 'Danish Open 1'!B6. Kun navnet er ens: undersøg, om det er samme person.",
    );
    // Another event, or one that is not known, is another matter.
    expect(brief(checkSheets({ 'Danish Open': first, Festival: second }))).toEqual([]);
    expect(brief(checkSheets({ 'Ark 1': first, 'Ark 2': second }))).toEqual([]);
  });

  it.each([
    ['Division', '303A2 warning'],
    ['Damedivisionen', '303A2 warning'],
    ['Pokal', '331B2d warning'],
    ['Distriktsmesterskab for klubber', '341B4 warning'],
    ['DM for klubber', '342B4 warning'],
    ['Danish Open', '362A2 warning'],
    ['Festival', '363A3 warning'],
    ['Minihold', '303A2 warning'],
    ['Ark1', '303A2 warning'],
  ])('in %s: %s', (sheet, expected) => {
    const three = (name: string): string[][] => four(name).slice(0, 3);
    const cells = [HEAD, ...three('Nord'), ['Nord', 'Bo'], ...three('Syd'), ['Syd', 'Bo']];
    expect(brief(checkSheets({ [sheet]: cells }))).toEqual([`${expected} B9`]);
  });

  it.each([
    ['Pokal', '331B2d'],
    ['Distriktsmesterskab for klubber', '341B4'],
    ['DM for klubber', '342B4'],
    ['Danish Open', '362A2'],
    ['Festival', '363A3'],
  ])(
    'in %s is an error where the member number tells, and a warning where only the name does',
    (sheet, clause) => {
      const cells = (number: number | string): Cells => [
        ['Hold', 'Spiller', 'DBF-nr.'],
        ...four('Nord').map((row, i) => [...row, 101 + i]),
        ['Nord', 'Bo Dam', 120],
        ...four('Syd').map((row, i) => [...row, 111 + i]),
        ['Syd', 'Bo Dam', number],
      ];
      expect(brief(checkSheets({ [sheet]: cells(120) }))).toEqual([`${clause} error B11`]);
      expect(brief(checkSheets({ [sheet]: cells('') }))).toEqual([
        `${clause} warning B11`,
        '303A2 warning C11',
      ]);
      // Two of one name with two numbers are two people, or a slip of the pen.
      expect(brief(checkSheets({ [sheet]: cells(121) }))).toEqual(['303A2 warning C11']);
    },
  );

  const role = (a: string, b: string): Cells => [
    ['Hold', 'Spiller', 'Rolle'],
    ...four('Nord'),
    ['Nord', 'Bo Dam', a],
    ...four('Syd'),
    ['Syd', 'Bo Dam', b],
  ];
  it.each([
    // A non-playing captain plays for nobody.
    ['Danish Open', 'ikke-spillende kaptajn', '', []],
    ['Division', '', 'NPC', []],
    // § 303A2 is about who is registered; §§ 342B4 and 362A2 about who plays.
    ['Division', '', 'substitut', []],
    ['DM for klubber', 'substitut', '', ['342B4 warning B11']],
    ['Danish Open', '', 'substitut', ['362A2 warning B11']],
    // § 331B2a: a cup substitute may be a player whose team is out.
    ['Pokal', '', 'substitut', []],
    ['Pokal', '', '', ['331B2d warning B11']],
    // § 303C3b: who has left a team plays on none.
    ['Danish Open', '', 'udtrådt', ['303C3b warning B6']],
  ])('%s: "%s" and "%s"', (sheet, a, b, expected) => {
    expect(brief(checkSheets({ [sheet]: role(a, b) }))).toEqual(expected);
  });

  it('goes by the round in the cup', () => {
    const rows = (a: string, b: string): Cells => [
      ['Hold', 'Spiller', 'Rolle', 'Omgang'],
      ...four('Nord'),
      ['Nord', 'Bo Dam', 'substitut', a],
      ...four('Syd'),
      ['Syd', 'Bo Dam', 'substitut', b],
    ];
    expect(brief(checkSheets({ Pokal: rows('1', '2') }))).toEqual([]);
    expect(brief(checkSheets({ Pokal: rows('2', '2') }))).toEqual(['331B2d warning B11']);
  });

  it('is no fault between teams of one club (§§ 341B5, 342B5), only worth a look', () => {
    const cells = [HEAD, ...four('Odense 1'), ['Odense 1', 'Bo'], ...four('Odense 2'), ['Odense 2', 'Bo']];
    expect(brief(checkSheets({ 'DM for klubber': cells }))).toEqual(['303A2 warning B11']);
  });

  it('is not seen where a list stands in the workbook once more', () => {
    expect(
      brief(checkSheets({ 'Pokal 1': [HEAD, ...four('Nord')], 'Pokal 2': [HEAD, ...four('Nord')] })),
    ).toEqual([]);
  });
});

describe('member numbers', () => {
  type Row = readonly [team: string, player: string, number: string | number];
  const check = (...rows: Row[]): string[] =>
    brief(checkSheets({ A: [['Hold', 'Spiller', 'DBF-nr.'], ...rows] }));
  const base: Row[] = [
    ['Nord', 'Ask', 101],
    ['Nord', 'Birk', 102],
    ['Nord', 'Carl', 103],
    ['Nord', 'Dan', 104],
  ];
  it('that are missing, shared, without a name, or two of one name are warnings at the cell to change', () => {
    expect(check(...base)).toEqual([]);
    expect(check(...base, ['Nord', 'Bo', ''])).toEqual(['303A2 warning C6']);
    expect(check(...base, ['Nord', 'Bo', 101])).toEqual(['303A2 warning C6']);
    expect(check(...base, ['Nord', '', 105])).toEqual(['303A2 warning B6']);
    expect(
      check(...base, ['Syd', 'Ask', 105], ['Syd', 'E', 106], ['Syd', 'F', 107], ['Syd', 'G', 108]),
    ).toEqual(['303A2 warning C6']);
  });
  it('are not missed where no table has them, or none is filled in', () => {
    expect(brief(checkSheets({ A: [HEAD, ...four('Nord')] }))).toEqual([]);
    const report = checkSheets({ A: [['Hold', 'Spiller', 'DBF-nr.'], ...four('Nord')] });
    expect(brief(report)).toEqual([]);
    expect(report.sheets[0]?.tables[0]?.notChecked).toContainEqual({
      clause: '303A2',
      reason: { key: 'columnBlank', values: { column: 'DBF-nr.' } },
    });
  });
  it('are the same as text, with blanks, full stops and leading zeros', () => {
    expect(check(...base, ['Nord', 'Ask', '00 101'])).toEqual(['303A2 error B6']);
    expect(check(...base, ['Nord', 'Ask', '1.01'])).toEqual(['303A2 error B6']);
  });
  it('tell a person from a namesake without one', () => {
    expect(check(...base, ['Nord', 'Ask', ''])).toEqual(['303A2 warning B6', '303A2 warning C6']);
  });
});

it('finds a player twice on a team, however the name is written', () => {
  for (const name of ['Bo Dam', 'Dam, Bo', ' bo  DAM', 'Bo Dam (K)'])
    expect(brief(checkSheets({ A: [HEAD, ...four('Nord'), ['Nord', 'Bo Dam'], ['Nord', name]] }))).toEqual([
      '303A2 warning B7',
    ]);
});

it('finds the same in whatever order the teams stand', () => {
  const head = ['Hold', 'Spiller', 'DBF-nr.'];
  const teams: Cells[] = [
    [
      ['Nord', 'Ask', 101],
      ['Nord', 'Birk', 102],
      ['Nord', 'Carl', ''],
    ],
    [
      ['Syd', 'Ask', 101],
      ['Syd', 'Eva', 105],
      ['Syd', 'Finn', 106],
      ['Syd', 'Gro', 107],
    ],
    [
      ['Vest', 'Hans', 105],
      ['Vest', 'Ida', 109],
      ['Vest', 'Jens', 110],
      ['Vest', 'Jens', 110],
      ['Vest', 'Carl', 103],
    ],
  ];
  const rules = (order: readonly number[]): string[] =>
    checkSheets({ 'Danish Open': [head, ...order.flatMap((i) => [...(teams[i] ?? [])])] })
      .findings.map(({ rule, severity, message }) => `${rule} ${severity} ${message.key}`)
      .sort();
  const expected = [
    '303A2 error twice',
    '303A2 warning noNumber',
    '303A2 warning sharedNumber',
    '303C1 error teamSize',
    // Ask has his number in both places, Carl in one.
    '362A2 error twoTeams',
    '362A2 warning twoTeams',
  ];
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])
    expect(rules(order)).toEqual(expected);
});

it('takes no two unnamed players for one person', () => {
  const cells = [HEAD, ...four('Nord'), ['Nord', 'NN'], ['Nord', 'N.N.'], ...four('Syd'), ['Syd', 'NN']];
  expect(brief(checkSheets({ 'Danish Open': cells }))).toEqual([]);
});
