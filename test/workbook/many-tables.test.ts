import { describe, expect, it } from 'vitest';
import { checkSheets, skipped, type Cells } from '../checks/checking';

const repeated = <T>(times: number, of: readonly T[]): T[] => Array.from({ length: times }, () => of).flat();
const ranges = (cells: Cells): string[] =>
  checkSheets({ Ark1: cells }).sheets[0]?.tables.map(({ range }) => range) ?? [];

/** Their number times itself would be too much work: see the part `odd` of the bench. */
describe('a sheet with hundreds of tables', () => {
  it('has each of them where it stands, side by side and one below another', () => {
    const head = repeated(300, ['Hold', 'Spiller', 'DBF-nr.']);
    const row = (name: string): string[] => repeated(300, ['Nord', name, '']);
    const found = ranges([head, row('Ask'), row('Birk'), head, row('Carl')]);
    expect(found.length).toBe(600);
    expect(found.slice(0, 2)).toEqual(['A1:C3', 'D1:F3']);
    expect(found.slice(299, 301)).toEqual(['AHN1:AHP3', 'A4:C5']);
    expect(found.at(-1)).toBe('AHN4:AHP5');
  });
  it('has a form on every row of headings', () => {
    const found = ranges(repeated(500, [['Hold', 'Spiller', 'Klub']]));
    expect(found.length).toBe(500);
    expect([found[0], found.at(-1)]).toEqual(['A1:C1', 'A500:C500']);
  });
  it('is left in peace where the headings are those of timetables', () => {
    const run = checkSheets({ Ark1: repeated(40, [repeated(400, ['Dato', 'Tid', 'Lokale', 'Fag'])]) });
    expect(run.sheets[0]?.tables).toEqual([]);
    expect(skipped(run)).toEqual([['noTable']]);
    expect(run.findings).toEqual([]);
  });
  it('does not end a list of names where the words of headings stand beside it', () => {
    const words = repeated(100, ['Dato', 'Fag', '']);
    const cells = ['Ask', 'Birk', 'Carl', 'Dan'].map((name) => ['Nord', name, '', ...words]);
    expect(ranges([['Hold', 'Spiller', '', ...words], ...cells])).toEqual(['A1:B5']);
  });
});
