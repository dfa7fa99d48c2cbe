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
});
