/** Days written without their year: they are the season's, and of no season where nobody says which. */
import { expect, it } from 'vitest';
import { brief, checkSheets, four, skipped, type Cells, type When } from './checking';

const cup = (title: string, played: string, official = '18. jan.'): Cells => [
  [title],
  ['Omgang', 'Hjemmehold', 'Udehold', 'Officiel spilledag', 'Dato', 'Udsættelse godkendt'],
  [3, 'Nord', 'Syd', official, played, ''],
];

// § 333A5: later than the official day only with approval.
it.each([
  ['25/1', ['333A5 warning E3']],
  ['25. januar', ['333A5 warning E3']],
  ['søn. 25.1.', ['333A5 warning E3']],
  ['18/1', []],
  ['11.1.09', []],
  // In the season 2008/09 December is before January.
  ['28/12', []],
])('a match played on %s', (played, expected) => {
  const report = checkSheets({ Ark1: cup('Pokalturneringen 2008/09', played) });
  expect(brief(report)).toEqual(expected);
  expect(skipped(report)).toEqual([[]]);
});

it('takes the year from the settings where no sheet says it', () => {
  expect(brief(checkSheets({ Ark1: cup('Pokalturneringen', '25/1') }, {}, { season: 2009 }))).toEqual([
    '333A5 warning E3',
  ]);
});

it.each<[string, When]>([
  ['Pokalturneringen', {}],
  // Last season's, by its title: which year that is, nobody says.
  ['Pokalturneringen, sidste sæson', { season: 2009 }],
  ['Pokalturneringen 2007/08 og 2008/09', { season: 2009 }],
])('lists them as unread under the title %s', (title, when) => {
  const report = checkSheets({ Ark1: cup(title, '25/1') }, {}, when);
  expect(brief(report)).toEqual([]);
  expect(skipped(report)).toEqual([['unreadCells']]);
});

it('reads the deadline for a team with too few players (§ 303C2)', () => {
  const cells = (deadline: string): Cells => [
    ['Pokalturneringen 2008/09'],
    ['Hold', 'Spiller', 'Frist'],
    ...four('Nord', deadline).slice(1),
  ];
  // 39722 is 1 October 2008.
  expect(brief(checkSheets({ Ark1: cells('30/9') }, {}, { today: 39722 }))).toEqual(['303C2 error A3']);
  expect(brief(checkSheets({ Ark1: cells('1. okt.') }, {}, { today: 39722 }))).toEqual(['303C2 info A3']);
});

it('a birthday has a year of its own', () => {
  const report = checkSheets(
    { Ark1: [['DM for juniorhold'], ['Hold', 'Spiller', 'Født'], ...four('Nord', '14/2')] },
    {},
    { season: 2009 },
  );
  expect(brief(report)).toEqual([]);
  expect(skipped(report)).toEqual([['unreadCells']]);
});

it('a pair born in a year is read by the year, written as text or number', () => {
  const pairs = (year: string | number): Cells => [
    ['DM for juniorpar 2009'],
    ['Spiller 1', 'Spiller 2', 'Distrikt', 'Født 1', 'Født 2'],
    ['Ole Bang', 'Per Krag', 'Fyn', year, '2/3 1990'],
  ];
  for (const year of ['1980', 1980])
    expect(brief(checkSheets({ Ark1: pairs(year) }, {}, { season: 2009 }))).toEqual(['353A1 error D3']);
  expect(brief(checkSheets({ Ark1: pairs('1990') }, {}, { season: 2009 }))).toEqual([]);
});
