import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkedFor, checkSheets, four, unchecked, type Cells } from './checking';

const HEADS = ['Hold', 'Spiller', 'Kval.ret'];
const title = 'Kvalifikation til 3. division, ';
const list = (where: string, ...rows: CellValue[][]): Cells => [[title + where], HEADS, ...rows];
const right = (name: string, ...cells: CellValue[]): CellValue[][] =>
  four(name).map((row, at) => [...row, cells[at] ?? 'ja']);

describe('§ 301D1: the right of a team to play for qualification', () => {
  it('takes the right of every player', () => {
    expect(brief(checkSheets({ Kval: list('Kreds IV', ...right('Nord')) }))).toEqual([]);
    expect(brief(checkSheets({ Kval: list('Kreds IV', ...right('Nord', 'ja', 'nej', 'nej')) }))).toEqual([
      '301D1 info C4',
    ]);
  });
  it('says nothing of a blank cell, nor of a substitute', () => {
    expect(brief(checkSheets({ Kval: list('Kreds IV', ...right('Nord', '')) }))).toEqual([]);
    const sheet = [
      [`${title}Kreds IV`],
      [...HEADS, 'Rolle'],
      ...right('Nord'),
      ['Nord', 'Eli', 'nej', 'substitut'],
    ];
    expect(brief(checkSheets({ Kval: sheet }))).toEqual([]);
  });
  it('is told where it cannot be checked, and holds in the qualifiers of teams only', () => {
    const none = checkSheets({ Kval: [[`${title}Kreds IV`], ['Hold', 'Spiller'], ...four('Nord')] });
    expect(unchecked(none)).toContain('301D1 fieldMissing');
    const clubs = [['Distriktsmesterskab for klubber'], HEADS, ...right('Nord', 'nej')];
    expect(brief(checkSheets({ Hold: clubs }))).toEqual(['301D1 info C3']);
    const cup = checkSheets({ Hold: [['Pokalturneringen'], HEADS, ...right('Nord', 'nej')] });
    expect(brief(cup)).toEqual([]);
    expect(checkedFor(cup)).not.toContain('301D1');
  });
  it('is in one district at most', () => {
    const both = (here: string, there: string) =>
      brief(
        checkSheets({
          Fire: list('Kreds IV', ...right('Nord', here)),
          To: list('Kreds II', ...right('Syd').slice(1), ['Syd', 'Ask Nord', there]),
        }),
      );
    expect(both('ja', 'ja')).toEqual(['301D1 warning To!B6']);
    expect(both('', '')).toEqual(['301D1 warning To!B6']);
    // Waived in one of them; the team there plays without.
    expect(both('ja', 'nej')).toEqual(['301D1 info To!C6']);
    expect(both('nej', 'nej')).toEqual(['301D1 info C3', '301D1 info To!C6']);
  });
});
