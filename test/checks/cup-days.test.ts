import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, unchecked, type Cells } from './checking';

type Rows = readonly (readonly CellValue[])[];
const sheet = (headings: string, rows: Rows): Cells => [
  ['Pokalturneringen 2008/09'],
  headings.split(' | '),
  ...rows,
];
const check = (headings: string, rows: Rows, today?: number) =>
  checkSheets({ Pokal: sheet(headings, rows) }, {}, today === undefined ? {} : { today });
const found = (headings: string, rows: Rows, today?: number): string[] => brief(check(headings, rows, today));
/** Serials of 1, 2 and 8 November 2008. */
const [FIRST, SECOND, EIGHTH] = [39753, 39754, 39760];
const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/** The matches of a round, each with further cells. */
const round = (name: string, ...more: Rows): Rows =>
  more.map((cells, at) => [name, TEAMS[2 * at] ?? '', TEAMS[2 * at + 1] ?? '', ...cells]);

describe('the official day of a round, § 333A1-2', () => {
  const HEADS = 'Omgang | Hjemmehold | Udehold | Spilledag | Dato | Spil';
  it('is one for all matches', () => {
    expect(found(HEADS, round('2', [FIRST, '', ''], [FIRST, '', ''], [FIRST, '', '']))).toEqual([]);
    expect(found(HEADS, round('2', [FIRST, '', ''], [FIRST, '', ''], [SECOND, '', '']))).toEqual([
      '333A2 warning D5',
    ]);
    // Of two nobody knows which is the round's; another round has its own.
    expect(found(HEADS, round('2', [FIRST, '', ''], [SECOND, '', '']))).toEqual([]);
    expect(
      found(HEADS, [...round('2', [FIRST, '', ''], [FIRST, '', '']), ...round('3', [EIGHTH, '', ''])]),
    ).toEqual([]);
    // § 333A ends with the quarter-finals.
    expect(found(HEADS, round('Semifinale', [FIRST, '', ''], [FIRST, '', ''], [EIGHTH, '', '']))).toEqual([]);
  });
  it('may be another where players represent DBF', () => {
    const more = `${HEADS} | Repræsenterer DBF`;
    const told = (answer: string) =>
      found(more, round('2', [FIRST, '', '', ''], [FIRST, '', '', ''], [SECOND, '', '', answer]));
    expect(told('ja')).toEqual([]);
    expect(told('')).toEqual(['333A2 warning D5']);
    expect(told('nej')).toEqual(['333A2 error D5']);
  });
  it('is there once matches of the round have a day', () => {
    const others = round('2', [FIRST, FIRST, '']);
    expect(found(HEADS, [...others, ...round('3', ['', EIGHTH, ''], ['', EIGHTH, ''])])).toEqual([
      '333A1 warning D4',
    ]);
    expect(found(HEADS, [...others, ...round('3', ['', '', ''])])).toEqual([]);
    expect(found(HEADS, [...others, ...round('3', ['', EIGHTH, ''], [EIGHTH, EIGHTH, ''])])).toEqual([]);
    // A column that nobody fills in.
    expect(found(HEADS, round('3', ['', EIGHTH, '']))).toEqual([]);
  });
  it('is unchecked without its column', () => {
    expect(unchecked(check('Omgang | Hjemmehold | Udehold | Spil', round('2', [40])))).toEqual(
      expect.arrayContaining(['333A1 fieldMissing', '333A2 fieldMissing', '333A3 fieldMissing']),
    );
  });
});

describe('a match that nobody has played, § 333A3', () => {
  const HEADS = 'Omgang | Hjemmehold | Udehold | Spilledag | Dato | Vinder | Udsættelse godkendt | Spil';
  const rows = (...second: CellValue[]): Rows => round('2', [FIRST, FIRST, 'A', '', 40], [FIRST, ...second]);
  it('is told when the day is over and others of the round are played', () => {
    expect(found(HEADS, rows('', '', '', ''), SECOND)).toEqual(['333A3 warning E4']);
    expect(found(HEADS, rows('', '', '', ''), FIRST)).toEqual([]);
    expect(found(HEADS, round('2', [FIRST, '', '', '', ''], [FIRST, '', '', '', '']), SECOND)).toEqual([]);
  });
  it('is not told where a day, a winner or a postponement stands', () => {
    expect(found(HEADS, rows(FIRST, '', '', ''), SECOND)).toEqual([]);
    expect(found(HEADS, rows('', 'C', '', ''), SECOND)).toEqual([]);
    expect(found(HEADS, rows('', '', 'ja', ''), SECOND)).toEqual([]);
  });
  it('is unchecked while nobody tells what day it is', () => {
    expect(unchecked(check(HEADS, rows('', '', '', '')))).toContain('333A3 todayUnknown');
  });
});

describe('a cancelled match, § 333A2', () => {
  const HEADS = 'Omgang | Hjemmehold | Udehold | Aflyst | Vinder | Indskud næste omgang | Spil';
  it('lets both teams go on', () => {
    const cancelled = (...next: Rows): string[] =>
      found(HEADS, [['2', 'A', 'B', 'ja', '', '', ''], ...next]).filter((line) => !line.includes('info'));
    expect(cancelled()).toEqual([]);
    expect(cancelled(['3', 'A', 'C', '', '', '', ''], ['3', 'B', 'D', '', '', '', ''])).toEqual([]);
    expect(cancelled(['3', 'A', 'C', '', '', '', ''], ['3', 'D', 'E', '', '', '', ''])).toEqual([
      '333A2 error C3',
    ]);
    // The next round is not the one that follows.
    expect(cancelled(['4', 'A', 'C', '', '', '', ''])).toEqual([]);
  });
  it('has no winner', () => {
    expect(found(HEADS, [['2', 'A', 'B', 'ja', 'A', '', '']])).toEqual(['333A2 error E3']);
    expect(found(HEADS, [['2', 'A', 'B', 'nej', 'A', '', '']])).toEqual([]);
  });
  it('costs nothing in the next round, and brings a bye in by lot', () => {
    expect(found(HEADS, [['2', 'A', 'B', 'ja', '', '', '']])).toEqual(['333A2b info D3']);
    expect(found(HEADS, [['2', 'A', 'B', 'ja', '', 'ja', '']])).toEqual([
      '333A2b info D3',
      '333A2a warning F3',
    ]);
    expect(found(HEADS, [['2', 'A', 'B', 'ja', '', 'nej', '']])).toEqual(['333A2b info D3']);
  });
  it('gives no away points', () => {
    expect(found('Omgang | Hjemmehold | Udehold | Km | UP | Aflyst', [['2', 'A', 'B', 61, 3, 'ja']])).toEqual(
      ['332D4 error E3', '333A2b info F3'],
    );
  });
});
