import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, four, unchecked, type Cells } from './checking';

const born = (cell: CellValue, role = ''): Cells => [
  ['Hold', 'Spiller', 'Født', 'Rolle'],
  ...four('Nord', '1-6-1995', ''),
  ['Nord', 'Bo Dam', cell, role],
];

describe('§§ 343A1, 344A1: age on 1 January 2009', () => {
  it.each<[string, CellValue, string[]]>([
    // Juniors: 25 on the day itself is too old (reading 20).
    ['Juniorhold', '2-1-1984', []],
    ['Juniorhold', '1-1-1984', ['343A1 error C6']],
    ['Juniorhold', '31-12-1983', ['343A1 error C6']],
    // Schools: 20 on the day itself is not.
    ['Skolehold', '1-1-1989', []],
    ['Skolehold', '31-12-1988', ['344A1 error C6']],
    // Excel's day 30682 is 1 January 1984.
    ['Juniorhold', 30682, ['343A1 error C6']],
    ['Juniorhold', 30683, []],
    // A year alone decides where every day of it does.
    ['Juniorhold', 1983, ['343A1 error C6']],
    ['Juniorhold', 1984, []],
    ['Skolehold', '1988', ['344A1 error C6']],
    ['Skolehold', '1989', []],
    ['Juniorhold', '', []],
    ['Pokalturneringen', '1-1-1950', []],
  ])('%s: born %s', (sheet, cell, expected) => {
    expect(brief(checkSheets({ [sheet]: born(cell) }, {}, { season: 2009 }))).toEqual(expected);
  });
  it('is not asked of a captain who does not play', () => {
    const cells = born('1-1-1950', 'ikke-spillende kaptajn');
    expect(brief(checkSheets({ Juniorhold: cells }, {}, { season: 2009 }))).toEqual([]);
  });
  it('is not guessed while the season is unknown', () => {
    const report = checkSheets({ Juniorhold: born('1-1-1950') });
    expect(brief(report)).toEqual([]);
    expect(unchecked(report)).toContain('343A1 seasonUnknown');
  });
  it('cannot be told from a year of two digits', () => {
    const report = checkSheets({ Juniorhold: born('01-01-84') }, {}, { season: 2009 });
    expect(brief(report)).toEqual([]);
    expect(report.sheets[0]?.skipped).toEqual([{ key: 'unreadCells', values: { n: 1, address: 'C6' } }]);
  });
});

it('§ 343A1: juniors are members of DBF or its junior club, pupils need not be', () => {
  const cells = [['Hold', 'Spiller', 'Medlem'], ...four('Nord', 'ja'), ['Nord', 'Bo Dam', 'nej']];
  expect(brief(checkSheets({ Juniorhold: cells }))).toEqual(['343A1 error C6']);
  expect(brief(checkSheets({ Skolehold: cells }))).toEqual([]);
});

describe('§ 343A2: a substitute from another junior team', () => {
  const HEAD = ['Hold', 'Spiller', 'Rolle', 'Godkendt', 'Fase', 'A-finale'];
  const list = (approved: string, phase: string, own: string, home: string, left = 5): Cells => [
    HEAD,
    ...four('Nord', '', '', '', own),
    ['Nord', 'Bo Dam', 'substitut', approved, phase, own],
    ...four('Syd', '', '', '', home).slice(0, left - 1),
    ['Syd', 'Bo Dam', '', '', '', home],
  ];
  it.each<[string, Parameters<typeof list>, string[]]>([
    ['all four conditions met', ['ja', 'B-finale', '', ''], []],
    ['refused', ['nej', 'B-finale', '', ''], ['343A2a warning D6']],
    ['nothing said', ['', 'B-finale', '', ''], ['343A2a warning D6']],
    ['before the final', ['ja', '2. weekend', '', ''], ['343A2b warning E6']],
    ['in a semi-final', ['ja', 'Semifinale', '', ''], ['343A2b warning E6']],
    ['for a team in the A-final', ['ja', 'Finale', 'x', ''], ['343A2c warning B6']],
    ['from a team in the A-final', ['ja', 'Finale', '', 'x'], ['343A2c warning B6']],
    ['from a team of four', ['ja', 'Finale', '', '', 4], ['343A2d warning B6']],
  ])('%s', (_, cells, expected) => {
    expect(brief(checkSheets({ Juniorhold: list(...cells) }))).toEqual(expected);
  });
  it('is another matter than one from outside', () => {
    const cells = list('nej', '2. weekend', 'x', '').slice(0, 6);
    expect(brief(checkSheets({ Juniorhold: cells }))).toEqual([]);
  });
});
