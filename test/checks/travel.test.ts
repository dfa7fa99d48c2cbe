import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkedFor, checkSheets, unchecked, type Cells } from './checking';

const HEADS = [
  'Hold',
  'Hjemby',
  'Km',
  'Heraf km i udlandet',
  'Sats',
  'Bro/færge',
  'Dage',
  'Personer',
  'Refusion',
];
const refunds = (title: string, ...rows: readonly (readonly CellValue[])[]): Cells => [
  [title],
  HEADS,
  ...rows,
];
const found = (title: string, ...rows: readonly (readonly CellValue[])[]): string[] =>
  brief(checkSheets({ Refusion: refunds(title, ...rows) }));

describe('the transport refund, § 304B1', () => {
  it('is kilometres and tolls less 200 km, and never below 0', () => {
    const report = checkSheets({
      Refusion: refunds(
        'Divisionsturneringen: rejserefusion',
        // 500 x 3.47 + 470 - 694 = 1511; 199 x 3.47 is below 694; 180 x 3.47 + 470 - 694 = 400.60
        ['A', 'Odense', 500, '', 3.47, 470, '', '', 1511],
        ['B', 'Odense', 199, '', 3.47, '', '', '', 0],
        ['C', 'Odense', 180, '', 3.47, 470, '', '', '400,6'],
        ['D', 'Odense', 199, '', 3.47, '', '', '', -3.47],
        ['E', 'Odense', 500, '', 3.47, 470, '', '', 2205],
        ['F', 'Odense', 500, '', 3.47, 470, '', '', ''],
        ['G', 'Odense', '', '', 3.47, 470, '', '', 17],
      ),
    });
    expect(brief(report)).toEqual(['304B1 error I6', '304B1 error I7']);
    expect(report.findings.map(({ fix }) => fix?.value)).toEqual([0, 1511]);
  });
  it('leaves kilometres abroad out (§ 304E), save to and from Bornholm (§ 304C1)', () => {
    const report = checkSheets({
      Refusion: refunds(
        'Divisionsturneringen',
        // (300 - 80 - 200) x 3 = 60; with the 80 km it would be 300.
        ['A', 'Tønder', 300, 80, 3, '', '', '', 60],
        ['B', 'Tønder', 300, 80, 3, '', '', '', 300],
        ['C', 'Tønder', 300, 80, 3, '', '', '', 70],
        ['D', 'Rønne', 300, 80, 3, '', '', '', 300],
        ['E', 'Rønne', 300, 80, 3, '', '', '', 60],
      ),
    });
    expect(brief(report)).toEqual(['304E error I4', '304B1 error I5', '304C1 error I7']);
    expect(report.findings.map(({ fix }) => fix?.value)).toEqual([60, 60, 300]);
  });
  it('holds where the event says so (reading 28)', () => {
    const row = ['A', 'Odense', 500, '', 3.47, 470, '', '', 2205];
    expect(found('Damedivisionen', row)).toEqual(['304B1 error I3']);
    expect(found('Pokalturneringen', row)).toEqual(['304B1 error I3']);
    expect(found('Danish Open', row)).toEqual(['304 error I3']);
    expect(found('DM for juniorhold', row)).toEqual([]);
    expect(found('Refusion', row)).toEqual([]);
  });
});

describe('travel to and from Bornholm, § 304C', () => {
  const heads = ['Hold', 'Rejsemål', 'Sats', 'Billetter', 'Km videre', 'Bro/færge', 'Hindret', 'Refusion'];
  it('is tickets less one self-payment', () => {
    const report = checkSheets({
      Bornholm: [
        ['Divisionsturneringen: til og fra Bornholm'],
        heads,
        // 2600 - 600 = 2000; 2400 - 600 = 1800; 6000 + 60 x 3.47 - 694 = 5514.20
        ['A', 'øst', 3, 2600, '', '', '', 2000],
        ['B', 'hovedstadsområdet', 3, 2400, '', '', 'ja', 1800],
        ['C', 'vest', 3.47, 6000, 60, '', '', 5514.2],
        ['D', 'øst', 3, 2600, '', '', '', 2600],
        ['E', 'hovedstadsområdet', 3, 2400, '', '', '', 1800],
        ['F', 'vest', 3.47, 6000, 60, '', '', 5306],
      ],
    });
    expect(brief(report)).toEqual(['304C2a error H6', '304C2b error H7', '304C3 error H8']);
    expect(report.findings.map(({ fix }) => fix?.value)).toEqual([2000, undefined, 5514.2]);
  });
  it('is only ferry and bridge in the championships that say so', () => {
    expect(
      found(
        'DM for klubber',
        ['A', 'Rønne', '', '', '', 1800, '', '', 1800],
        ['B', 'Rønne', '', '', '', 1800, '', '', 2000],
        ['C', 'Skive', 500, '', 3.47, 470, '', '', 1511],
        ['D', 'Skive', 500, '', 3.47, 470, '', '', 0],
      ),
    ).toEqual(['342F1 warning I4', '342F2 error I5']);
    expect(found('DM for åbent par', ['A', 'Skive', 500, '', 3.47, 470, '', '', 1511])).toEqual([
      '351E1 warning I3',
    ]);
  });
});

describe('nights, §§ 304D and 331E2', () => {
  it('take more than one day, a refund or more than 65 km, and cover 4', () => {
    expect(
      found(
        'Divisionsturneringen',
        ['A', 'Odense', 500, '', 3.47, 470, 2, 4, 1511],
        ['B', 'Odense', 500, '', 3.47, 470, 1, 4, 1511],
        ['C', 'Odense', 130, '', 3.47, '', 2, 4, 0],
        ['D', 'Odense', 131, '', 3.47, '', 2, 4, 0],
        ['E', 'Odense', 500, '', 3.47, 470, 2, 5, 1511],
        ['F', 'Odense', 130, '', 3.47, '', 1, 0, 0],
        // The tolls alone give a refund: 451.10 + 470 - 694 = 227.10.
        ['G', 'Odense', 130, '', 3.47, 470, 2, 2, 227.1],
      ),
    ).toEqual(['304D error H4', '304D error H5', '304D error H7']);
  });
  it('cover those who are far away themselves', () => {
    const heads = ['Hold', 'Km', 'Sats', 'Dage', 'Spillere over 65 km', 'Personer', 'Refusion'];
    const report = checkSheets({
      R: [['Divisionsturneringen'], heads, ['A', 140, 3, 2, 3, 4, 0], ['B', 140, 3, 2, 5, 4, 0]],
    });
    expect(brief(report)).toEqual(['304D error F3']);
    expect(report.findings[0]?.fix?.value).toBe(3);
  });
  it('come in the cup with the semi-finals', () => {
    const heads = ['Omgang', 'Hold', 'Km', 'Sats', 'Dage', 'Personer', 'Refusion'];
    expect(
      brief(
        checkSheets({
          R: [
            ['Pokalturneringen: rejserefusion'],
            heads,
            ['Kvartfinale', 'A', 400, 3, 2, 4, 600],
            ['Semifinale', 'B', 400, 3, 2, 4, 600],
            ['3. omgang', 'C', 400, 3, 1, 0, 600],
          ],
        }),
      ),
    ).toEqual(['331E2 error F3']);
  });
  it('are checked for the cup’s rounds only where a round is told', () => {
    const rows = [
      ['Hold', 'Km', 'Sats', 'Dage', 'Personer', 'Refusion'],
      ['A', 400, 3, 2, 4, 600],
    ];
    const told = (title: string) => checkSheets({ R: [[title], ...rows] });
    const silent = told('Pokalturneringen: rejserefusion');
    expect(brief(silent)).toEqual([]);
    expect(unchecked(silent)).toContain('331E2 fieldMissing');
    const titled = told('Pokalturneringen, kvartfinale: rejserefusion');
    expect(checkedFor(titled)).toContain('331E2');
    expect(brief(titled)).toEqual(['331E2 error E3']);
  });
});

describe('the home town of a refund, § 304A2', () => {
  const roster = (home: string, towns: readonly string[]): Cells => [
    ['Divisionsturneringen: hold'],
    ['Hold', 'Spiller', 'Hjemby', 'Bopæl'],
    ...towns.map((town, at) => ['A', `${'Ask Bo Cai Dan'.split(' ')[at]} Holm`, at === 0 ? home : '', town]),
  ];
  const row = ['A', 'Odense', 500, '', 3.47, 470, '', '', 1511];
  const check = (home: string, towns: readonly string[]): string[] =>
    brief(checkSheets({ Refusion: refunds('Divisionsturneringen', row), Hold: roster(home, towns) })).filter(
      (line) => line.endsWith(' B3'),
    );
  it('is the one that the team gave, or may give', () => {
    expect(check('Odense', ['Odense', 'Odense', 'Vejle', 'Odense'])).toEqual([]);
    expect(check('Vejle', ['Odense', 'Odense', 'Vejle', 'Vejle'])).toEqual([]);
    expect(check('Vejle', ['Vejle', 'Odense', 'Vejle', 'Vejle'])).toEqual(['304A2 error B3']);
    expect(check('', ['Vejle', 'Odense', 'Vejle', 'Vejle'])).toEqual(['304A2 error B3']);
    expect(check('', ['Vejle', '', 'Vejle', 'Vejle'])).toEqual([]);
  });
});

it('a mileage account of somebody else is none of ours', () => {
  const { sheets } = checkSheets({
    Kørsel: [
      ['Kørselsregnskab'],
      ['Dato', 'Fra', 'Til', 'Km', 'Sats', 'Transport'],
      ['1-1-2009', 'A', 'B', 1, 2, 2],
    ],
  });
  expect(sheets[0]?.tables).toEqual([]);
});

describe('the season’s rate', () => {
  const rows = (...rates: (number | string)[]): Cells => [
    ['Pokalturneringen'],
    ['Hold', 'Km', 'Sats'],
    ...rates.map((rate, at) => [`Hold ${at}`, 100, rate]),
  ];
  const found = (cells: Cells, rate?: number): string[] =>
    brief(checkSheets({ A: cells }, {}, rate === undefined ? {} : { rate }));

  it('is held against the rates of the rows, each wrong one once', () => {
    expect(found(rows(3.47, '3,47', 3.47), 3.47)).toEqual([]);
    expect(found(rows(3.47, 3.5, 3.5), 3.47)).toEqual(['304B1 warning C4']);
    expect(found(rows(3.47, 3.5, 3.4), 3.47)).toEqual(['304B1 warning C4', '304B1 warning C5']);
  });
  it('is not known unless somebody has given it', () => expect(found(rows(3.47, 3.5))).toEqual([]));
});
