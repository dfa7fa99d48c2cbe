import { describe, expect, it } from 'vitest';
import { findingText } from './wording';
import { brief, checkedFor, checkSheets, unchecked, type Cells } from './checking';

type Team = readonly [name: string, ...players: string[]];
const rows = (teams: readonly Team[]): string[][] =>
  teams.flatMap(([name, ...players]) => players.map((player) => [name, player]));
const HEAD = ['Hold', 'Spiller'];
const LAST: readonly Team[] = [
  ['Nord', 'Ask', 'Birk', 'Carl', 'Dan'],
  ['Syd', 'Eva', 'Finn', 'Gro', 'Hans'],
];

describe('§ 321C by last season’s lists', () => {
  const check = (teams: readonly Team[], last: readonly Team[] = LAST): string[] =>
    brief(
      checkSheets(
        {
          'Division 2008-2009': [HEAD, ...rows(teams)],
          'Division 2007-2008': [HEAD, ...rows(last)],
        },
        {},
        { season: 2009 },
      ),
    );
  it('wants two players of the team of the same name', () => {
    expect(check([['Nord', 'Ask', 'Birk', 'Ib', 'Jan']])).toEqual([]);
    expect(check([['Nord', 'Ask', 'Ib', 'Jan', 'Kaj']])).toEqual(['321C1 error A2']);
    expect(check([['Nord', 'Ib', 'Jan', 'Kaj', 'Lis']])).toEqual(['321C1 error A2']);
  });
  it('lets a team with another name be a new one', () => {
    expect(check([['Vest', 'Ask', 'Ib', 'Jan', 'Kaj']])).toEqual([]);
    expect(check([['Vest', 'Ask', 'Birk', 'Jan', 'Kaj']])).toEqual([]);
  });
  it('gives the right of a divided team to the part with most players', () => {
    const parts: Team[] = [
      ['Nord', 'Ask', 'Birk', 'Ib', 'Jan'],
      ['Vest', 'Carl', 'Dan', 'Otto', 'Kaj'],
    ];
    const five: Team[] = [['Nord', 'Ask', 'Birk', 'Carl', 'Dan', 'Otto']];
    // Three against two.
    expect(check(parts, five)).toEqual(['321C2a warning A2']);
    // Two against two: the captain chooses, else a lot.
    expect(check(parts, LAST)).toEqual(['321C2b warning A6']);
  });
  it('lets a lot decide between parts with as many, where it is drawn (§ 321C2c)', () => {
    const parts: Team[] = [
      ['Nord', 'Ask', 'Birk', 'Ib', 'Jan'],
      ['Vest', 'Carl', 'Dan', 'Otto', 'Kaj'],
    ];
    const drawn = (...lots: readonly (readonly [string, number | ''])[]): string[] =>
      brief(
        checkSheets(
          {
            'Division 2008-2009': [HEAD, ...rows(parts)],
            'Division 2007-2008': [HEAD, ...rows(LAST)],
            Lod: [
              ['Hvad', 'Deltager', 'Lod', 'Af'],
              ...lots.map(([team, lot]) => ['Nords spilleret', team, lot, 'NN']),
            ],
          },
          {},
          { season: 2009 },
        ),
      ).filter((line) => line.startsWith('321C'));
    expect(drawn(['Nord', 1], ['Vest', 2])).toEqual(['321C2c warning A6']);
    expect(drawn(['Nord', 2], ['Vest', 1])).toEqual(['321C2c warning A2']);
    // Still to be drawn.
    expect(drawn(['Nord', ''], ['Vest', ''])).toEqual(['321C2b warning A6']);
  });
  it('leaves parts without two players aside (reading 37)', () => {
    expect(
      check([
        ['Nord', 'Ask', 'Birk', 'Ib', 'Jan'],
        ['Vest', 'Carl', 'Kaj', 'Lis', 'Mie'],
      ]),
    ).toEqual([]);
  });
  it('does not count substitutes, nor who has left', () => {
    const last: Cells = [
      [...HEAD, 'Rolle'],
      ['Nord', 'Ask', ''],
      ['Nord', 'Birk', 'substitut'],
      ['Nord', 'Carl', 'udtrådt'],
    ];
    const report = checkSheets({
      'Division, sidste sæson': last,
      Division: [HEAD, ...rows([['Nord', 'Ask', 'Birk', 'Carl', 'Dan']])],
    });
    expect(brief(report)).toEqual(['321C1 error Division!A2']);
  });
  it('is checked without the column, and not without either', () => {
    const now = [HEAD, ...rows([['Nord', 'Ask', 'Birk', 'Ib', 'Jan']])];
    const both = checkSheets({ Division: now, 'Division, sidste sæson': [HEAD, ...rows(LAST)] });
    expect(checkedFor(both)).toContain('321C1');
    expect(unchecked(both)).not.toContain('321C1 fieldMissing');
    expect(unchecked(checkSheets({ Division: now }))).toContain('321C1 fieldMissing');
  });
  it('is held against the column where there is one', () => {
    const report = checkSheets({
      Division: [
        [...HEAD, 'Sidste sæsons hold'],
        ['Nord', 'Ask', 'Nord'],
        ['Nord', 'Birk', 'Nord'],
        ['Nord', 'Eva', 'Nord'],
        ['Nord', 'Ib', 'Nord'],
        ['Nord', 'Finn', 'Syd'],
      ],
      'Division, sidste sæson': [HEAD, ...rows(LAST)],
    });
    expect(brief(report)).toEqual(['321C1 warning C4', '321C1 warning C5']);
    expect(report.findings.map((finding) => findingText(finding, 'da'))).toEqual([
      "Eva er opført fra sidste sæsons »Nord«, men stod på »Syd« ('Division, sidste sæson'!B6).",
      "Ib er opført fra sidste sæsons »Nord« ('Division, sidste sæson'!A2), men stod ikke på det.",
    ]);
  });
  it('takes the two seasons of a workbook that says no more for this one and last', () => {
    const report = checkSheets({
      'Division 2007-2008': [HEAD, ...rows(LAST)],
      'Division 2008-2009': [HEAD, ...rows([['Nord', 'Ask', 'Ib', 'Jan', 'Kaj']])],
    });
    expect(brief(report)).toEqual(['321C1 error Division 2008-2009!A2']);
  });
});

describe('§ 321C4: a team with players of a higher team that is no more', () => {
  const list = (division: number, teams: readonly (readonly [string, ...string[]])[]): Cells => [
    [`Divisionsturneringen 2008/09 - ${division}. division`],
    ['Hold', 'Spiller', 'Sidste sæsons hold'],
    ...teams.flatMap(([name, ...from]) =>
      from.map((last, i) => [name, `${'ABCDEF'[i] ?? ''} ${name}`, last]),
    ),
  ];
  const table = (division: number, ...teams: string[]): Cells => [
    [`Divisionsturneringen 2007/08 - ${division}. division - slutstilling`],
    ['Nr.', 'Hold', 'KP'],
    ...teams.map((team, i) => [i + 1, team, 200 - i]),
  ];
  const own = (name: string): [string, ...string[]] => [name, name, name, name, name];
  const check = (second: [string, ...string[]], gone = 'Es', ...first: [string, ...string[]][]): string[] =>
    brief(
      checkSheets(
        {
          '1. division': list(1, [own('Konge'), ...first]),
          '2. division': list(2, [second, own('Knægt')]),
          'Sidst 1': table(1, 'Konge', ...(gone === 'Es' ? ['Es'] : []), 'Dame'),
          'Sidst 2': table(2, 'Ti', 'Ni', 'Nord', 'Knægt'),
        },
        {},
        { season: 2009 },
      ),
    ).filter((line) => line.startsWith('321C'));
  it('is told that it could play there', () => {
    expect(check(['Nord', 'Nord', 'Nord', 'Nord', 'Es', 'Es'])).toEqual(['321C4 warning 2. division!A3']);
    expect(check(['Nord', 'Nord', 'Nord', 'Nord', 'Nord', 'Es'])).toEqual([]);
  });
  it('is not where somebody else uses that right, or no right is known', () => {
    expect(check(['Nord', 'Nord', 'Nord', 'Nord', 'Es', 'Es'], 'Es', own('Es'))).toEqual([]);
    expect(check(['Nord', 'Nord', 'Nord', 'Nord', 'Es', 'Es'], 'nobody')).toEqual([]);
  });
});
