import { describe, expect, it } from 'vitest';
import { checkWorkbook } from '../../src/checks/check-workbook';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, sheetOf, type Cells } from './checking';

const TITLE = ['Pokalturneringen 2008/09'];
const cup = (
  headings: readonly string[],
  ...rows: readonly (readonly CellValue[])[]
): Record<string, Cells> => ({
  Pokal: [TITLE, [...headings], ...rows],
});
/** Findings of the rows below title and headings. */
const found = (headings: readonly string[], ...rows: readonly (readonly CellValue[])[]): string[] =>
  brief(checkSheets(cup(headings, ...rows)));

describe('when a match is played, § 333', () => {
  const heads = [
    'Omgang',
    'Hjemmehold',
    'Udehold',
    'Officiel spilledag',
    'Dato',
    'Start',
    'Udsættelse godkendt',
    'Km',
  ];
  it('starts between 9.30 and 19.30 unless both agree', () => {
    expect(
      found(
        heads,
        ['1', 'A', 'B', '1-11-2008', '1-11-2008', '9.30', '', ''],
        ['1', 'C', 'D', '1-11-2008', '1-11-2008', 'kl. 19:30', '', ''],
        ['1', 'E', 'F', '1-11-2008', '1-11-2008', '9.29', '', ''],
        ['1', 'G', 'H', '1-11-2008', '1-11-2008', 19.75 / 24, '', ''],
        ['1', 'I', 'J', '1-11-2008', '1-11-2008', '', '', ''],
      ),
    ).toEqual(['333A3 warning F5', '333A3 warning F6']);
  });
  it('needs approval later than the official day', () => {
    expect(
      found(
        heads,
        ['1', 'A', 'B', '1-11-2008', '31-10-2008', '13.00', '', ''],
        ['1', 'C', 'D', '1-11-2008', '2-11-2008', '13.00', 'ja', ''],
        ['1', 'E', 'F', '1-11-2008', '2-11-2008', '13.00', '', ''],
        ['1', 'G', 'H', '1-11-2008', '2-11-2008', '13.00', 'nej', ''],
      ),
    ).toEqual(['333A5 warning E5', '333A5 error E6']);
  });
  it('plays semi-finals on a Saturday and the final on the Sunday', () => {
    // 4 April 2009 was a Saturday.
    expect(
      found(
        heads,
        ['Semifinale', 'A', 'B', '', '4-4-2009', '', '', ''],
        ['Semifinale', 'C', 'D', '', '5-4-2009', '', '', ''],
        ['Finale', 'A', 'C', '', '5-4-2009', '', '', ''],
        ['Kvartfinale', 'A', 'E', '', '6-3-2009', '', '', ''],
      ),
    ).toEqual(['333C1 error E4']);
  });
});

describe('the report of a match, § 334B', () => {
  const heads = [
    'Omgang',
    'Hjemmehold',
    'Udehold',
    'Dato',
    'Start',
    'Slut',
    'Indberettet',
    'Spillere oplyst',
    'Vinder',
  ];
  it('comes within 18 hours', () => {
    expect(
      found(
        heads,
        ['1', 'A', 'B', '1-11-2008', '13.00', '18.15', '2-11-2008 12.15', 'ja', 'A'],
        ['1', 'C', 'D', '1-11-2008', '13.00', '18.15', '2-11-2008 12.16', 'ja', 'C'],
        ['1', 'E', 'F', '1-11-2008', '19.00', '0.30', '2-11-2008 18.30', 'ja', 'E'],
        ['1', 'G', 'H', '1-11-2008', '13.00', '18.15', '2-11-2008', 'ja', 'G'],
        ['1', 'I', 'J', '1-11-2008', '13.00', '18.15', '3-11-2008', 'ja', 'I'],
        ['Semifinale', 'K', 'L', '4-4-2009', '10.00', '17.00', '9-4-2009', 'ja', 'K'],
      ),
    ).toEqual(['334B1 error G4', '334B1 error G7']);
  });
  it('is missed once the deadline has passed', () => {
    const values = sheetOf([
      TITLE,
      heads,
      ['1', 'A', 'B', '1-11-2008', '13.00', '18.15', '', '', 'A'],
      ['1', 'C', 'D', '1-11-2008', '13.00', '18.15', '2-11-2008 9.00', 'ja', 'C'],
    ]);
    const sheets = [{ id: 's', name: 'Pokal', visibility: 'visible' as const, top: 0, left: 0, values }];
    const at = (today: number | null): string[] => {
      const run = checkWorkbook({ sheets, choices: {}, today });
      for (;;) {
        const step = run.next();
        if (step.done) return brief(step.value);
      }
    };
    // 2 November 2008 is day 39754.
    expect(at(39754)).toEqual([]);
    expect(at(39755)).toEqual(['334B1 warning G3']);
    expect(at(null)).toEqual([]);
  });
  it('tells who played', () => {
    expect(
      found(
        heads,
        ['1', 'A', 'B', '1-11-2008', '', '', '1-11-2008', 'ja', 'A'],
        ['1', 'C', 'D', '1-11-2008', '', '', '1-11-2008', '', 'C'],
        ['1', 'E', 'F', '1-11-2008', '', '', '', '', ''],
      ),
    ).toEqual(['334B1a error H4']);
  });
});

it('the fine for a walk-over is the opponents’ fee, § 331D2', () => {
  const heads = ['Omgang', 'Hjemmehold', 'Udehold', 'Uden kamp', 'Indskud', 'Bøde', 'UP', 'Vinder'];
  expect(
    found(
      heads,
      ['1', 'A', 'B', 'x', 300, 300, 0, 'A'],
      ['1', 'C', 'D', 'x', 300, 200, 0, 'C'],
      ['1', 'E', 'F', '', 300, 5, 1, 'E'],
    ),
  ).toEqual(['331D2 error F4']);
});

it('the next round is paid with the report, § 331D1c', () => {
  const heads = ['Omgang', 'Hjemmehold', 'Udehold', 'Vinder', 'Indberettet', 'Indskud næste omgang'];
  expect(
    found(
      heads,
      ['3', 'A', 'B', 'A', '2-11-2008', '2-11-2008'],
      ['3', 'C', 'D', 'C', '2-11-2008', '3-11-2008'],
      ['3', 'E', 'F', 'E', '2-11-2008', 'nej'],
      ['Finale', 'G', 'H', 'G', '5-4-2009', ''],
    ),
  ).toEqual(['331D1c warning F4', '331D1c warning F5']);
});
