import { describe, expect, it } from 'vitest';
import { findingText } from './wording';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkedFor, checkSheets, four, unchecked, type Cells } from './checking';

/** A list with one more column (or two): what stands in it for the four players of the first team. */
const list = (heading: string, ...cells: CellValue[]): Cells => [
  ['Hold', 'Spiller', heading],
  ...four('Nord').map((row, i) => [...row, cells[i] ?? '']),
  // The column is in use.
  ...four('Syd', 'x'),
];
const check = (sheet: string, cells: Cells): string[] => brief(checkSheets({ [sheet]: cells }));

describe('§ 303A2: the contact person', () => {
  const HEAD = ['Hold', 'Spiller', 'Rolle', 'Tlf.', 'Adresse'];
  const team = (...contacts: readonly (readonly [string, string])[]): Cells => [
    HEAD,
    ...four('Nord').map((row, i) => [...row, i === 1 ? 'kaptajn' : '', ...(contacts[i] ?? ['', ''])]),
    ...four('Syd', '', '86 12 34 56', 'Søndergade 1'),
  ];
  it('needs a telephone number and an address, at whichever player', () => {
    expect(check('Ark1', team(['', ''], ['', ''], ['20304050', 'Vej 1']))).toEqual([]);
    // Missing: at the captain, who is the contact as a rule.
    expect(check('Ark1', team(['', 'Vej 1']))).toEqual(['303A2 error D3']);
    expect(check('Ark1', team(['20304050', '']))).toEqual(['303A2 error E3']);
    expect(check('Ark1', team())).toEqual(['303A2 error D3', '303A2 error E3']);
    expect(check('Ark1', team(['-', 'Vej 1']))).toEqual(['303A2 error D3']);
  });
  it('is one person', () => {
    expect(check('Ark1', team(['20304050', ''], ['', 'Vej 1']))).toEqual(['303A2 warning E2']);
    expect(check('Ark1', team(['20304050', ''], ['20304051', 'Vej 1']))).toEqual([]);
  });
  it('is not asked for where no column tells of it, or nobody has filled it in', () => {
    const none = checkSheets({ Ark1: [HEAD.slice(0, 2), ...four('Nord')] });
    expect(brief(none)).toEqual([]);
    expect(unchecked(none)).toContain('303A2 fieldMissing');
    const blank = checkSheets({ Ark1: [HEAD, ...four('Nord', '', '', 'Vej 1')] });
    expect(brief(blank)).toEqual([]);
    expect(unchecked(blank)).toContain('303A2 columnBlank');
  });
  it('may stand in a cell that shows an error', () => {
    expect(check('Ark1', team(['#N/A', 'Vej 1']))).toEqual([]);
  });
});

describe('§ 303B1: payment', () => {
  it.each<[CellValue[], string[]]>([
    [['ja', 'ja', 'ja', 'ja'], []],
    [['x'], []],
    [[true, true, true, true], []],
    // An amount or a day is a yes.
    [[1200], []],
    [['12-9-2008'], []],
    [['nej'], ['303B1 error C2']],
    [[false, false, false, false], ['303B1 error C2']],
    [['', '', '', ''], ['303B1 error C2']],
    [['ja', 'nej', 'ja', 'ja'], ['303B1 error C3']],
    [['mangler'], ['303B1 error C2']],
    [[0], ['303B1 error C2']],
  ])('%j', (cells, expected) => {
    expect(check('Pokalturneringen', list('Betalt', ...cells))).toEqual(expected);
  });
  it('is not asked of the mini teams, who pay at the table (§ 364A3)', () => {
    expect(check('Minihold', list('Betalt', 'nej'))).toEqual([]);
  });
  it('is not asked for where the column is blank throughout', () => {
    const report = checkSheets({ Pokal: [['Hold', 'Spiller', 'Betalt'], ...four('Nord', '')] });
    expect(brief(report)).toEqual([]);
    expect(unchecked(report)).toContain('303B1 columnBlank');
    expect(checkedFor(report)).not.toContain('303B1');
  });
  it('is told in words', () => {
    const [finding] = checkSheets({ Pokal: list('Betalt', 'nej') }).findings;
    expect(finding && findingText(finding, 'da')).toBe(
      'Holdet har ikke betalt; tilmeldingen er ikke gyldig før da.',
    );
  });
});

describe('§§ 321F2, 342G2: the appeals committee', () => {
  it.each([
    ['Divisionsturneringen', '321F2'],
    ['Damedivisionen', '321F2'],
    ['DM for klubber', '342G2'],
  ])('%s: a team names one of its players', (sheet, clause) => {
    expect(check(sheet, list('Appelkomite', '', 'x'))).toEqual([]);
    expect(check(sheet, list('Appelkomité'))).toEqual([`${clause} error C2`]);
  });
  it.each(['Pokalturneringen', 'Danish Open'])('%s asks for none', (sheet) => {
    expect(check(sheet, list('Appelkomite'))).toEqual([]);
  });
  it('is sat on by a player', () => {
    const cells = (role: string): Cells => [
      ['Hold', 'Spiller', 'Rolle', 'Appelkomite'],
      ...four('Nord', '', ''),
      ['Nord', 'Per Due', role, 'x'],
    ];
    expect(check('Division', cells('spiller'))).toEqual([]);
    expect(check('Division', cells('ikke-spillende kaptajn'))).toEqual(['321F2 error D6']);
    expect(check('Division', cells('udtrådt'))).toEqual(['321F2 error D6']);
  });
  it('may be named in the row of a wide list', () => {
    const wide = ['Hold', 'Spiller 1', 'Spiller 2', 'Spiller 3', 'Spiller 4', 'Appelkomite'];
    expect(
      check('Division', [
        wide,
        ['Nord', 'Bo', 'Ea', 'Ib', 'Pia', 'Ib'],
        ['Syd', 'Kai', 'Lis', 'Jan', 'Ane', ''],
      ]),
    ).toEqual(['321F2 error F3']);
  });
});

describe('§ 321F2: the appeals committee by name', () => {
  const check = (name: string): string[] =>
    brief(
      checkSheets({
        Hold: [
          ['Divisionsturneringen'],
          ['Hold', 'Spiller 1', 'Spiller 2', 'Spiller 3', 'Spiller 4', 'Appelkomité'],
          ['Ribe', 'Bo Dam', 'Ida Lund', 'Kim Aa Toft', 'Pia Storm', name],
          ['Varde', 'Leo Kjær', 'Eva Holm', 'Kim Toft', 'Åse Bruun', 'Eva Holm'],
        ],
      }),
    );
  it.each(['Ida Lund', 'Lund, Ida', 'Kim Toft', 'x', 'I. Lund', 'Ukendt Person'])(
    '%s may be theirs',
    (name) => {
      expect(check(name)).toEqual([]);
    },
  );
  it.each(['Leo Kjær', 'Kjær, Leo'])('%s is of another team', (name) => {
    expect(check(name)).toEqual(['321F2 error F3']);
  });
});

describe('§ 303C2: the deadline of a team of three', () => {
  // 15 September 2008 is Excel's day 39706.
  const cells: Cells = [['Hold', 'Spiller', 'Frist'], ...four('Nord', '15-9-2008').slice(1)];
  it.each([
    [39705, '303C2 info A2'],
    // The day itself is inside (reading 40).
    [39706, '303C2 info A2'],
    [39706.9, '303C2 info A2'],
    [39707, '303C2 error A2'],
  ])('on day %d', (today, expected) => {
    expect(brief(checkSheets({ Ark1: cells }, {}, { today }))).toEqual([expected]);
  });
  it('is not held against an unknown day', () => {
    expect(brief(checkSheets({ Ark1: cells }))).toEqual(['303C2 info A2']);
  });
});
