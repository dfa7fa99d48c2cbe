import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, unchecked, type Cells } from './checking';

type Rows = readonly (readonly CellValue[])[];
const cup = (headings: string, rows: Rows): Cells => [
  ['Pokalturneringen 2008/09'],
  headings.split(' | '),
  ...rows,
];
const found = (headings: string, ...rows: Rows): string[] =>
  brief(checkSheets({ Pokal: cup(headings, rows) }));

describe('the gold points of a report, § 334B4', () => {
  const HEADS =
    'Omgang | Hjemmehold | Udehold | Dato | Slut | Vinder | Indberettet | Spillere oplyst | Guldpoint fratrukket';
  const [IN_TIME, LATE] = ['2-11-2008 11.00', '2-11-2008 15.00'];
  /** A match that ended at 19.00: reported by 13.00 the next day. */
  const match = (home: string, reported: string, players: CellValue, gold: CellValue): CellValue[] => [
    '1',
    home,
    `${home}2`,
    '1-11-2008',
    '19.00',
    home,
    reported,
    players,
    gold,
  ];
  it('are taken for a late or incomplete one, and then that is all', () => {
    expect(
      found(HEADS, match('A', LATE, 'ja', 1), match('B', LATE, 'ja', -1), match('C', IN_TIME, 'nej', 1)),
    ).toEqual([]);
    expect(
      found(HEADS, match('A', LATE, 'ja', 1), match('B', LATE, 'ja', ''), match('C', IN_TIME, 'nej', 0)),
    ).toEqual(['334B4 error I4', '334B4 error I5']);
    expect(found(HEADS, match('A', LATE, 'nej', ''), match('B', LATE, 'ja', 1))).toEqual(['334B4 error I3']);
  });
  it('are read by English headings', () => {
    const heads =
      'Cup round | Home team | Away team | Date | Finish | Winner | Reported | Players given | Gold points lost';
    expect(found(heads, match('A', LATE, 'ja', 1), match('B', LATE, 'ja', ''))).toEqual(['334B4 error I4']);
  });
  it('are 1 a player', () => {
    expect(
      found(HEADS, match('A', LATE, 'ja', 2), match('B', LATE, 'ja', 3), match('C', LATE, 'ja', 4)),
    ).toEqual(['334B4 error I3', '334B4 error I4']);
  });
  it('are not taken for a report in time', () => {
    expect(found(HEADS, match('A', IN_TIME, 'ja', ''), match('B', IN_TIME, 'ja', 1))).toEqual([
      '334B4 warning I4',
    ]);
    expect(found(HEADS, match('A', IN_TIME, 'ja', 0), match('B', '', 'ja', 1))).toEqual([]);
  });
  it('leave the report’s own fault where nobody keeps them', () => {
    expect(found(HEADS, match('A', LATE, 'ja', ''))).toEqual(['334B1 error G3']);
    const without = HEADS.replace(' | Guldpoint fratrukket', '');
    expect(found(without, match('A', LATE, 'nej', '').slice(0, 8))).toEqual([
      '334B1 error G3',
      '334B1a error H3',
    ]);
    const report = checkSheets({ Pokal: cup(without, [match('A', LATE, 'ja', '').slice(0, 8)]) });
    expect(unchecked(report)).toContain('334B4 fieldMissing');
  });
  it('are the director’s from the semi-finals on', () => {
    expect(found(HEADS, ['Semifinale', ...match('A', LATE, 'ja', 1).slice(1)])).toEqual([]);
  });
});

describe('travel refunds with the report, § 331E1', () => {
  const HEADS = 'Omgang | Hjemmehold | Udehold | Spil | Indberettet | Rejserefusion | Refusionskrav';
  it('are claimed by the day of the report', () => {
    expect(
      found(
        HEADS,
        ['1', 'A', 'B', '', '2-11-2008', 300, '2-11-2008'],
        ['1', 'C', 'D', '', '2-11-2008', 300, 'ja'],
      ),
    ).toEqual([]);
    expect(found(HEADS, ['1', 'A', 'B', '', '2-11-2008', 300, '3-11-2008'])).toEqual(['331E1 warning G3']);
  });
  it('are not paid without a claim', () => {
    const used = ['1', 'E', 'F', '', '2-11-2008', 300, 'ja'];
    expect(
      found(
        HEADS,
        used,
        ['1', 'A', 'B', '', '2-11-2008', 300, ''],
        ['1', 'C', 'D', '', '2-11-2008', 300, 'nej'],
      ),
    ).toEqual(['331E1 warning G4', '331E1 warning G5']);
    expect(
      found(HEADS, used, ['1', 'A', 'B', '', '2-11-2008', '', ''], ['1', 'C', 'D', '', '', 300, '']),
    ).toEqual([]);
    expect(found(HEADS, ['1', 'A', 'B', '', '2-11-2008', 300, ''])).toEqual([]);
  });
  it('end with the quarter-finals', () => {
    expect(found(HEADS, ['Finale', 'A', 'B', '', '2-11-2008', 300, '3-11-2008'])).toEqual([]);
  });
  it('are read from the sheet of refunds too', () => {
    const matches = cup('Omgang | Hjemmehold | Udehold | Spil | Indberettet', [
      ['2', 'A', 'B', 40, '2-11-2008'],
      ['3', 'C', 'B', 40, '20-11-2008'],
    ]);
    const refunds = (...rows: Rows): Cells => [
      ['Pokalturneringen: rejserefusion'],
      ['Hold', 'Omgang', 'Km', 'Sats', 'Søgt'],
      ...rows,
    ];
    const told = (...rows: Rows): string[] =>
      brief(checkSheets({ Refusion: refunds(...rows), Pokal: matches }));
    expect(told(['B', '2', 300, 2, '2-11-2008'], ['B', '3', 300, 2, '20-11-2008'])).toEqual([]);
    expect(told(['B', '2', 300, 2, '3-11-2008'], ['B', '3', 300, 2, '3-11-2008'])).toEqual([
      '331E1 warning E3',
    ]);
    // Of another team or round nothing is known.
    expect(told(['X', '2', 300, 2, '3-11-2008'], ['B', '4', 300, 2, '3-12-2008'])).toEqual([]);
    const alone = checkSheets({ Refusion: refunds(['B', '2', 300, 2, '3-11-2008']) });
    expect(unchecked(alone)).toContain('331E1 sheetMissing');
  });
});
