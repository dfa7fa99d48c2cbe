import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../worked/example';
import { brief, checkSheets, type Cells } from './checking';

/** 351C worked by hand: eleven districts, a B-final of 57 pairs, nobody pre-selected. */
const example = EXAMPLES.find(({ title }) => title.startsWith('Eleven districts'))!;
const situation = example.situation as unknown as {
  members: Record<string, number>;
  A_final: string[];
  B_final: string[];
};
const expected = example.expected as unknown as {
  seats_C1: Record<string, number>;
  seats_of_70: Record<string, number>;
  total: Record<string, number>;
};
const names = Object.keys(situation.members);

type Change = Readonly<Record<string, string | number>>;

/** Cells with some of them changed: `E5` by column and row. */
const changed = (cells: Cells, change: Change): Cells =>
  cells.map((row, at) => row.map((cell, column) => change[`${'ABCDEFGH'[column]}${at + 1}`] ?? cell));

const list = (title: string, districts: readonly string[]): Cells => [
  [title],
  ['Nr.', 'Par', 'Distrikt'],
  ...districts.map((district, at) => [at + 1, `Par ${at + 1}`, district]),
];
const finals = {
  'A-finale': list('DM for åbent par, A-finalen sidste sæson', situation.A_final),
  'B-finale': list('B-finalen, sidste sæson', situation.B_final),
};
const districts: Cells = [
  ['DM for åbent par: pladser'],
  ['Distrikt', 'Medlemmer', 'Forhåndsudtagne', 'Lod', 'Forlodspladser', 'Størrelsespladser', 'Pladser'],
  ...names.map((name) => [
    name,
    situation.members[name]!,
    '',
    '',
    expected.seats_C1[name]!,
    expected.seats_of_70[name]!,
    expected.total[name]!,
  ]),
  ['I alt', 23000, '', '', 50, 70, 120],
];
const check = (change: Change, others: Readonly<Record<string, Cells>> = finals): string[] =>
  brief(checkSheets({ Pladser: changed(districts, change), ...others }));

describe('§ 351C: the places of the open and mixed pairs', () => {
  it('are right as worked by hand, and read as such', () => {
    const report = checkSheets({ Pladser: districts, ...finals });
    expect(brief(report)).toEqual([]);
    expect(report.sheets.map(({ tables }) => tables.map(({ kind, rows }) => [kind, rows]))).toEqual([
      [['districts', 11]],
      [['placings', 40]],
      [['placings', 57]],
    ]);
    expect(report.sheets[0]?.tables[0]?.checked).toEqual(['351C', '351C1', '351C2', '351C3']);
  });
  it('hold for mixed pairs too, and for nobody else', () => {
    expect(check({ A1: 'DM for mixed par', G3: 2 })).toEqual(['351C error G3']);
    expect(check({ A1: 'DM for juniorpar', G3: 2 })).toEqual([]);
    expect(checkSheets({ Pladser: changed(districts, { A1: '', G3: 2 }) }).findings).toEqual([]);
  });
  it('are told where the total is wrong, and what it should be', () => {
    const report = checkSheets({ Pladser: changed(districts, { G4: 12 }), ...finals });
    expect(brief(report)).toEqual(['351C error G4']);
    expect(report.findings[0]?.fix?.value).toBe(11);
  });
  it('are told once where a part is wrong and the total with it', () => {
    expect(check({ E4: 3, G4: 12 })).toEqual(['351C1 error E4']);
    expect(check({ F4: 8, G4: 10 })).toEqual(['351C2 error F4']);
    // The total is wrong by itself as well: 2 + 8 is not 12.
    expect(check({ F4: 8, G4: 12 })).toEqual(['351C2 error F4', '351C error G4']);
  });
  it('follow the lists: one pair more from another district moves a place', () => {
    // B 16 is from Bornholm and counts for nothing; B 15 does.
    expect(check({}, { ...finals, 'B-finale': changed(finals['B-finale'], { C18: 'Fyn' }) })).toEqual([]);
    expect(check({}, { ...finals, 'B-finale': changed(finals['B-finale'], { C17: 'Fyn' }) })).toEqual(
      ['351C error G9', '351C error G12'].map((each) =>
        each.replace('351C error', '351C1 error').replace('G', 'E'),
      ),
    );
  });
  it('say nothing where the lists are faulty, for the fault is told there', () => {
    expect(check({}, { ...finals, 'A-finale': changed(finals['A-finale'], { C5: 'Fyen' }) })).toEqual([
      '351C1 error A-finale!C5',
    ]);
    expect(check({}, { ...finals, 'A-finale': changed(finals['A-finale'], { A5: 4 }) })).toEqual([
      '351C1 error A-finale!A5',
    ]);
  });
  it('say nothing of blank cells, and of numbers that cannot be', () => {
    expect(check({ G4: '', E5: '' })).toEqual([]);
    expect(check({ B4: '' })).toEqual([]);
    expect(check({ B4: -5 })).toEqual(['351C2 error B4']);
    expect(check({ C4: 1.5 })).toEqual(['351C3 error C4']);
    expect(check({ A4: 'Bornholm' })).toEqual(['351C error A4']);
  });
});

describe('§ 351C2: the 70 places, where a lot may be missing', () => {
  // 70 over 2000: A 17.5, B 17.5, C 35.
  const tied = (lots: readonly (number | string)[], places: readonly number[]): Cells => [
    ['DM for åbent par'],
    ['Distrikt', 'Medlemmer', 'Lod', 'Forlodspladser', 'Størrelsespladser', 'Pladser'],
    ...['A', 'B', 'C'].map((name, at) => [
      name,
      [500, 500, 1000][at]!,
      lots[at]!,
      [20, 20, 10][at]!,
      places[at]!,
      places[at]! + [20, 20, 10][at]!,
    ]),
  ];
  it('waits for it: neither 18 nor 17 is wrong, but C is certain and the sum is 120', () => {
    expect(brief(checkSheets({ P: tied(['', '', ''], [18, 17, 35]) }))).toEqual([]);
    expect(brief(checkSheets({ P: tied(['', '', ''], [17, 18, 35]) }))).toEqual([]);
    expect(brief(checkSheets({ P: tied(['', '', ''], [18, 18, 34]) }))).toEqual(['351C2 error E5']);
    expect(brief(checkSheets({ P: tied(['', '', ''], [18, 18, 35]) }))).toEqual(['351C error F2']);
  });
  it('goes by it', () => {
    expect(brief(checkSheets({ P: tied([2, 1, ''], [17, 18, 35]) }))).toEqual([]);
    expect(brief(checkSheets({ P: tied([2, 1, ''], [18, 17, 35]) }))).toEqual([
      '351C2 error E3',
      '351C2 error E4',
    ]);
  });
});

describe('§ 351C3: pre-selected pairs that use all places', () => {
  // § 351C3 worked by hand: 20 18 12 0 and 40 25 4 1; D has 1 place for 1 pair, so 2 of the 70; 68 over 6900.
  const cells = (preselected: number, members: readonly number[]): Cells => [
    ['DM for mixed par'],
    ['Distrikt', 'Medlemmer', 'Forhåndsudtagne', 'Pladser'],
    ...['A', 'B', 'C', 'D'].map((name, at) => [
      name,
      [4000, 2500, 400, 100][at]!,
      name === 'D' ? preselected : 0,
      members[at]! + [20, 18, 12, 0][at]!,
    ]),
  ];
  const semifinal = list('Semifinalen sidste sæson', [
    ...Array.from({ length: 20 }, () => 'A'),
    ...Array.from({ length: 18 }, () => 'B'),
    ...Array.from({ length: 12 }, () => 'C'),
    'D',
  ]);
  const check = (preselected: number, members: readonly number[]): string[] =>
    brief(checkSheets({ P: cells(preselected, members), Semifinale: semifinal }));
  it('none: as the members have it, by the semi-final where there was no B-final', () => {
    expect(check(0, [40, 25, 4, 1])).toEqual([]);
  });
  it('one on the only place: one place more, taken from the 70', () => {
    // 68 over 6900: A 39.4203, B 24.6377, C 3.9420: whole 66, two to C and B.
    expect(check(1, [39, 25, 4, 2])).toEqual([]);
    expect(check(1, [40, 25, 4, 1])).toEqual(['351C error D3', '351C error D6']);
  });
});

describe('§ 352A3: the 48 places of women and seniors', () => {
  // 26 placings: 6 5 4 3 2 1 1 1 1 1 1 in the order of the names.
  const counts = [6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1];
  const final = list('Finalen for damepar, sidste sæson', [
    ...names.flatMap((name, at) => Array.from({ length: counts[at]! }, () => name)),
    'Bornholm',
    'Bornholm',
  ]);
  const women: Cells = [
    ['DM for damepar'],
    ['Distrikt', 'Faste pladser', 'Fra sidste års finale', 'Pladser'],
    ...names.map((name, at) => [name, 2, counts[at]!, counts[at]! + 2]),
  ];
  const check = (change: Change, event = 'damepar'): string[] =>
    brief(
      checkSheets({
        Pladser: changed(women, { A1: `DM for ${event}`, ...change }),
        Finale: changed(final, { A1: `Finalen for ${event}, sidste sæson` }),
      }),
    );
  it('are 2 per district and the first 26 of the final', () => {
    for (const event of ['damepar', 'veteranpar']) expect(check({}, event)).toEqual([]);
    expect(check({ B4: 3, D4: 8 })).toEqual(['352A3a error B4']);
    expect(check({ C4: 6, D4: 8 })).toEqual(['352A3b error C4']);
    expect(check({ D4: 8 })).toEqual(['352A3 error D4']);
  });
  it('are no 48 with another number of districts', () => {
    const ten = women.slice(0, -1);
    expect(brief(checkSheets({ Pladser: ten }))).toEqual(['352A3 warning A2']);
  });
  it('are checked without last year’s list by what stands beside', () => {
    expect(brief(checkSheets({ Pladser: changed(women, { D4: 8 }) }))).toEqual(['352A3 error D4']);
    expect(brief(checkSheets({ Pladser: changed(women, { C4: 6, D4: 8 }) }))).toEqual(['352A3 error D2']);
  });
});

describe('lists of placings', () => {
  const cells = (places: readonly (number | string)[], title = 'DM for åbent par, A-finale'): Cells => [
    [title],
    ['Placering', 'Par', 'Distrikt'],
    ...places.map((place, at) => [place, `Par ${'abcdef'[at]}`, 'Fyn']),
  ];
  const check = (places: readonly (number | string)[], title?: string): string[] =>
    brief(checkSheets({ Liste: cells(places, title) }));
  it('have no doubles and no gaps, in whatever order they stand', () => {
    expect(check([1, 2, 3])).toEqual([]);
    expect(check([3, 1, 2])).toEqual([]);
    expect(check([1, 2, 2, 3])).toEqual(['351C1 error A5']);
    expect(check([1, 2, 5])).toEqual(['351C1 error A5']);
    expect(check([2, 3])).toEqual(['351C1 error A3']);
    expect(check([1, '', 3])).toEqual(['351C1 error A5']);
  });
  it('may share a place', () => {
    expect(check([1, 2, 2, 4])).toEqual(['351C1 warning A5']);
    expect(check([1, 2, 2, 5])).toEqual(['351C1 error A5']);
  });
  it('are called by the clause that they serve', () => {
    expect(check([1, 3], 'DM for damepar, finale')).toEqual(['352A3b error A4']);
    expect(check([1, 3], 'DM for mixed par, distriktsfinale Fyn')).toEqual(['351A3 error A4']);
    expect(check([1, 3], 'DM for veteranpar, distriktsfinale Fyn')).toEqual(['352A4 error A4']);
    expect(check([1, 3], 'DM for juniorpar, finale')).toEqual([]);
  });
  it('count anew for each district in a list of their finals', () => {
    const list: Cells = [
      ['DM for åbent par, distriktsfinaler'],
      ['Nr.', 'Par', 'Distrikt'],
      [1, 'a', 'Fyn'],
      [2, 'b', 'Fyn'],
      [1, 'c', 'Bornholm'],
      [3, 'd', 'Bornholm'],
    ];
    expect(brief(checkSheets({ Liste: list }))).toEqual(['351A3 error A6']);
  });
  it('are nobody’s who only ranks', () => {
    const { tables } = checkSheets({
      Serie: [['Superliga'], ['Nr.', 'Hold', 'Kampe', 'Point'], [1, 'AGF', 33, 70]],
    }).sheets[0]!;
    expect(tables).toEqual([]);
  });
});
