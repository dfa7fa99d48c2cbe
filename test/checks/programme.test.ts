import { describe, expect, it } from 'vitest';
import { brief, checkedFor, checkSheets, rowsOf, unchecked } from './checking';

const check = (...rows: string[]) => checkSheets({ Plan: rowsOf(['Program', ...rows]) });
const HEADS = 'Turnering | Fase | Runder | Spil pr. runde';

describe('a programme', () => {
  it('is checked for the phases that it has', () => {
    const report = check(HEADS, 'Åbent par | A-finale | 39 | 3');
    expect(checkedFor(report)).toEqual(['351G2a']);
    expect(unchecked(report)).toContain('351F1 programmeNoRow');
    expect(unchecked(report)).toContain('365B1 programmeNoRow');
    expect(brief(report)).toEqual([]);
    expect(brief(check(HEADS, 'Åbent par | A-finale | 38 | 3'))).toEqual(['351G2a error C3']);
  });
  it('is checked for no phase whose figures are blank', () => {
    const report = check(HEADS, 'Åbent par | A-finale |  | ', 'Sølvturnering | | 21 | 2');
    expect(checkedFor(report)).toEqual(['365B2']);
    expect(unchecked(report)).toContain('351G2a programmeNoRow');
  });
  it('is checked for the matches of clubs, of the knock-out and of the mini teams (§§ 342C2, 362B4, 364B3)', () => {
    const plan = (club = 12, quarter = 12, final = 20, mini = 8) =>
      check(
        HEADS,
        `DM for klubber | Finale | 11 | ${club}`,
        `Danish Open | Kvartfinale | 2 | ${quarter}`,
        `Danish Open | Finale | 2 | ${final}`,
        'Danish Open | Kvalifikation | 9 | 10',
        `Festivalens miniholdturnering | | 3 | ${mini}`,
      );
    expect(brief(plan())).toEqual([]);
    expect(checkedFor(plan())).toEqual(['342C2', '362B4a', '362B4b', '364B3']);
    expect(brief(plan(16))).toEqual(['342C2 error D3']);
    expect(brief(plan(12, 10))).toEqual(['362B4a error D4']);
    expect(brief(plan(12, 12, 12))).toEqual(['362B4b error D5']);
    expect(brief(plan(12, 12, 20, 10))).toEqual(['364B3 error D7']);
  });
  it('gives a match of the knock-out in all, or by its halves', () => {
    const heads = 'Turnering | Fase | Antal kampe | Spil pr. kamp';
    expect(brief(check(heads, 'Danish Open | Semifinale | 2 | 24', 'Danish Open | Finale | 1 | 40'))).toEqual(
      [],
    );
    expect(brief(check(heads, 'Danish Open | Semifinale | 2 | 28'))).toEqual(['362B4a error D3']);
    const all = 'Turnering | Fase | Runder | Spil pr. runde | Spil i alt';
    expect(brief(check(all, 'Danish Open | Finale | 2 | 20 | 40'))).toEqual([]);
    expect(brief(check(all, 'Danish Open | Finale | 2 | 20 | 44'))).toEqual(['362B4b error E3']);
    // 2 x 16 are 32 for the one reason.
    expect(brief(check(all, 'Danish Open | Finale | 2 | 16 | 32'))).toEqual(['362B4b error D3']);
  });
});
