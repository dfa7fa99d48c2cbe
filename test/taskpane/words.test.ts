import { wordsIn } from '../checks/wording';
import { formats } from '../../src/text/format';
import { describe, expect, it } from 'vitest';
import type { CheckReport } from '../../src/checks/finding';
import { headings } from '../../src/taskpane/view-correction';
import { checkerIn } from '../../src/taskpane/words';
import type { CellValue, SheetChoice, SheetSnapshot } from '../../src/workbook/snapshot';

const sheetOf = (values: CellValue[][], top = 0): SheetSnapshot => ({
  id: 's',
  name: 'Ark1',
  visibility: 'visible',
  top,
  left: 0,
  values,
});

function check(sheet: SheetSnapshot, choice?: SheetChoice): CheckReport {
  const run = checkerIn(wordsIn.da, formats.da).check({
    sheets: [sheet],
    choices: choice ? { s: choice } : {},
  });
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

const unheaded = sheetOf(
  [
    ['Pokalturneringen', ''],
    ['Vort hold', ' Deltagers  Fulde Navn '],
    ['Es', 'Bo Dam'],
    ['', 'Ea Lund'],
  ],
  3,
);

describe('headings to correct', () => {
  it('are those of the first row with two texts where nothing was recognised', () => {
    expect(headings(unheaded, [])).toEqual(['Vort hold', 'Deltagers  Fulde Navn']);
  });

  it('are the whole header row of the tables, also what was not recognised, each once', () => {
    const sheet = sheetOf([
      ['Tilmelding', ''],
      ['Kommentar', 'Hold', 'Spiller', 'Klub', '', 'Hold', 'Spiller'],
      ['', 'Es', 'Bo Dam', 'X', '', 'To', 'Ea Lund'],
    ]);
    const [report] = check(sheet).sheets;
    expect(headings(sheet, report?.tables ?? [])).toEqual(['Kommentar', 'Hold', 'Spiller', 'Klub']);
  });
});

it('a correction is kept under the key by which the checks look it up', () => {
  expect(check(unheaded).sheets[0]?.tables).toEqual([]);
  const { fold } = checkerIn(wordsIn.da, formats.da);
  const [team, player] = headings(unheaded, []).map(fold);
  const columns = { [team ?? '']: 'team', [player ?? '']: 'player' };
  expect(check(unheaded, { columns }).sheets[0]?.tables[0]).toMatchObject({ event: 'cup', rows: 2 });
});

it('the third player’s column is called as the first’s', () => {
  expect(checkerIn(wordsIn.da, formats.da).fieldLabel('player3')).toBe('Spiller 3');
  expect(checkerIn(wordsIn.en, formats.en).fieldLabel('player12')).toBe('Player 12');
});

describe.each(['da', 'en'] as const)('the words in %s', (language) => {
  const checker = checkerIn(wordsIn[language], formats[language]);

  it('offer no choice twice: what is not to be checked has its own entry', () => {
    for (const options of [checker.kinds, checker.events, checker.fields('roster')]) {
      const values = options.map(({ value }) => value);
      expect(values).not.toContain('ignore');
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('have a sentence for every reason and finding of a check, and an explanation for its clause', () => {
    const report = check(
      sheetOf([
        ['Divisionsturneringen', ''],
        ['Hold', 'Spiller'],
        ['Es', 'Bo Dam'],
      ]),
    );
    expect(report.findings.length).toBeGreaterThan(0);
    for (const { message, rule } of report.findings) {
      expect(checker.sentence(message)).toContain(' ');
      expect(checker.clauseText(rule)).not.toBe('');
    }
    const reasons = report.sheets.flatMap(({ tables }) => tables.flatMap(({ notChecked }) => notChecked));
    expect(reasons.length).toBeGreaterThan(0);
    for (const { reason } of reasons) expect(checker.sentence(reason)).toContain(' ');
  });
});
