import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axe, closeBrowser, type Cell } from './session';
import { EAST, NORD, openBook, type Book } from './small-book';

/** What a user does with the list: ignore, mark, report, put right, and keep it all in the workbook. */

let book: Book;
let before: Record<string, Cell[][]>;

beforeAll(async () => {
  book = await openBook();
  before = await book.cells();
});
beforeEach(async () => {
  await book.reset();
  await book.press('check');
  await book.lists(NORD, EAST);
});
afterEach(() => {
  expect(book.outside).toEqual([]);
  expect(book.errors).toEqual([]);
});
afterAll(closeBrowser);

const section = async (name: string): Promise<void> => {
  const details = book.pane().locator(`[data-section="${name}"]`);
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
};
const marked = (sheet: string): Promise<string[]> =>
  book.page.evaluate((s) => window.workbench.formatted(s), sheet);
const note = (sheet: string, address: string, text?: string): Promise<string> =>
  book.page.evaluate(([s, a, t]) => window.workbench.note(s, a, t), [sheet, address, text] as const);
const fill = (sheet: string, address: string): Promise<unknown> =>
  book.page.evaluate(([s, a]) => window.workbench.fill(s, a), [sheet, address] as const);

describe('marks', () => {
  it('colour the cells and add notes, and go without a trace, also where rows have been inserted', async () => {
    await book.page.evaluate(() => window.workbench.paint('Danish Open', 'A4', '#00FF00'));
    const own = await fill('Danish Open', 'A4');
    expect(own).toBe('#00FF00');
    await section('tools');
    await book.press('mark');
    await expect.poll(() => book.notice()).toContain('2 celler er markeret.');
    expect(await marked('Division')).toEqual(['A3']);
    expect(await marked('Danish Open')).toEqual(['A4']);
    expect(await note('Division', 'A3')).toBe(
      'DBF-kontrol\n§ 303C1: Holdet har 3 spillere; § 303C1 kræver 4-6.',
    );
    expect(await fill('Danish Open', 'A4')).toEqual(own);
    expect(await book.cells()).toEqual(before);

    await book.page.evaluate(() => window.workbench.insertRows('Division', 1, 2));
    expect(await marked('Division')).toEqual(['A5']);
    await section('tools');
    await book.press('unmark');
    await expect.poll(() => book.notice()).toBe('Markeringerne er fjernet.');
    expect(await marked('Division')).toEqual([]);
    expect(await marked('Danish Open')).toEqual([]);
    expect(await note('Division', 'A5')).toBe('');
    expect(await fill('Danish Open', 'A4')).toEqual(own);
    await book.page.evaluate(() => window.workbench.deleteRows('Division', 1, 2));
  });

  it('leave a comment of the user alone', async () => {
    await note('Division', 'A3', 'Ring til dem');
    await section('tools');
    await book.press('mark');
    await expect.poll(() => book.notice()).toContain('1 celle har allerede en kommentar');
    await book.press('unmark');
    await expect.poll(() => book.notice()).toBe('Markeringerne er fjernet.');
    expect(await note('Division', 'A3')).toBe('Ring til dem');
    await note('Division', 'A3', '');
  });

  it('do not touch protected sheets, and say so', async () => {
    await book.flip('protectedSheets', true);
    await section('tools');
    await book.press('mark');
    await expect.poll(() => book.notice()).toContain('»Division« og »Danish Open« er beskyttet');
    expect(await marked('Division')).toEqual([]);
  });

  it('are colours alone in an Excel without comments', async () => {
    await book.flip('excelApi', '1.9');
    await book.waitForState('ready');
    await book.press('check');
    await book.lists(NORD, EAST);
    await section('tools');
    await book.press('mark');
    await expect.poll(() => book.notice()).toContain('så der er kun farver');
    expect(await marked('Division')).toEqual(['A3']);
    await book.press('unmark');
    await expect.poll(() => book.notice()).toBe('Markeringerne er fjernet.');
  });
});

describe('ignoring', () => {
  const ignore = async (reason: string): Promise<void> => {
    await book.pane().locator('[data-action="explain"]').first().click();
    await book.press('ignore');
    await book.pane().locator('[name="reason"]').fill(reason);
    await book.press('ignore-now');
  };
  it('keeps the reason in the workbook, where a pane that is opened anew finds it', async () => {
    await ignore('Dispensation fra DBF');
    await expect.poll(() => book.listed()).toEqual([EAST]);
    await book.saved('dbf.ignored');
    await book.page.evaluate(() => window.workbench.reopenPane());
    await book.waitForState('ready');
    await book.press('check');
    await book.lists(EAST);
    await section('ignored');
    expect(await book.pane().locator('[data-ignored]').textContent()).toContain('Dispensation fra DBF');
    await book.press('restore');
    await book.lists(NORD, EAST);
  });
  it('holds after rows have been inserted, and tells what has expired', async () => {
    await ignore('Aftalt');
    await book.page.evaluate(() => window.workbench.insertRows('Division', 1, 1));
    await book.lists(EAST);
    await book.page.evaluate(() => window.workbench.set('Division', 'A7', 'Nord'));
    await expect.poll(() => book.pane().locator('[data-expired]').count()).toBe(1);
    await section('ignored');
    await book.press('forget');
    expect(await book.pane().locator('[data-ignored]').count()).toBe(0);
    await book.page.evaluate(() => window.workbench.deleteRows('Division', 1, 1));
  });
});

describe('a report', () => {
  it('is a new sheet of plain text, and the check takes no notice of it', async () => {
    await section('tools');
    await book.press('report-sheet');
    await expect.poll(() => book.notice()).toBe('Rapporten står på arket »Kontrol«.');
    expect((await book.active()).sheet).toBe('Kontrol');
    expect(await book.values('Kontrol', 'A1:F3')).toEqual([
      ['Alvor', 'Paragraf', 'Ark', 'Celle', 'Hvem', 'Fund'],
      ['Fejl', '§ 303C1', 'Division', 'A3', 'Nord', 'Holdet har 3 spillere; § 303C1 kræver 4-6.'],
      ['Fejl', '§ 303C1', 'Danish Open', 'A4', 'Øst', 'Holdet har 3 spillere; § 303C1 kræver 4-6.'],
    ]);
    await book.press('check');
    await book.lists(NORD, EAST);
    await section('tools');
    await book.press('report-sheet');
    await expect.poll(() => book.notice()).toBe('Rapporten står på arket »Kontrol (2)«.');
    await book.page.evaluate(() => {
      for (const name of ['Kontrol', 'Kontrol (2)']) window.workbench.deleteSheet(name);
    });
  });
  it('is a file for Danish Excel', async () => {
    await section('tools');
    const [file] = await Promise.all([book.page.waitForEvent('download'), book.press('report-csv')]);
    expect(file.suggestedFilename()).toBe('dbf-kontrol.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF"Alvor";"Paragraf";"Ark"')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(4);
  });
});

describe('a fix', () => {
  const SHEET = 'Refusion';
  it('shows what it changes, and changes that cell alone', async () => {
    await book.page.evaluate((sheet) => {
      window.workbench.insertSheet(sheet);
      window.workbench.set(sheet, 'A1', [
        ['Pokalturneringen', '', '', '', ''],
        ['Hold', 'Km', 'Sats', 'Bro/færge', 'Refusion'],
        // 180 x 3.47 + 470 - 200 x 3.47 = 400.60
        ['Es', 180, 3.47, 470, 400],
      ]);
    }, SHEET);
    await book.press('check');
    await book.lists(NORD, EAST, { sheet: SHEET, address: 'E3', rule: '304B1' });
    await book.pane().locator('[data-action="explain"]').last().click();
    await book.press('preview-fix');
    const preview = book.pane().locator('[data-part="preview"]');
    await expect
      .poll(() => preview.locator('p').first().textContent())
      .toBe('Refusion, E3: 400 bliver til 400,6');
    expect(await book.values(SHEET, 'E3')).toEqual([[400]]);
    await book.press('fix');
    await book.lists(NORD, EAST);
    expect(await book.values(SHEET, 'A3:E3')).toEqual([['Es', 180, 3.47, 470, 400.6]]);
    await book.page.evaluate((sheet) => window.workbench.deleteSheet(sheet), SHEET);
  });
});

describe('settings', () => {
  it('tell which tournament a sheet is of that does not say so', async () => {
    const SHEET = 'Hold 5';
    await book.page.evaluate((sheet) => {
      window.workbench.insertSheet(sheet);
      // Seven players: too many wherever it is, but by another clause in each.
      window.workbench.set(sheet, 'A1', [
        ['Hold', 'Spiller', 'DBF-nr'],
        ...[0, 1, 2, 3, 4, 5, 6].map((n) => ['Es', `Bo Holm ${'abcdefg'[n]}`, 700 + n]),
      ]);
    }, SHEET);
    await section('preferences');
    await book.pane().locator('[name="events"][value="festival"]').check();
    await book.press('save-preferences');
    await book.lists(NORD, EAST, { sheet: SHEET, address: 'A2', rule: '363A2' });
    await section('preferences');
    await book.pane().locator('[name="events"][value="festival"]').uncheck();
    await book.pane().locator('[name="events"][value="cup"]').check();
    await book.press('save-preferences');
    await book.lists(NORD, EAST, { sheet: SHEET, address: 'A2', rule: '303C1' });
    await book.page.evaluate((sheet) => window.workbench.deleteSheet(sheet), SHEET);
  });
  it('turn the pane to the other language at once and when it is opened again', async () => {
    await section('preferences');
    await book.pane().locator('[name="language"]').selectOption('en');
    await book.press('save-preferences');
    await expect.poll(() => book.pane().locator('[data-action="check"]').textContent()).toBe('Check');
    await book.saved('dbf.preferences');
    await book.page.evaluate(() => window.workbench.reopenPane());
    await book.waitForState('ready');
    expect(await book.pane().locator('[data-action="check"]').textContent()).toBe('Check');
  });
});

it('has no violation that axe finds, with everything open', async () => {
  await book.pane().locator('[data-action="explain"]').first().click();
  await book.press('ignore');
  for (const name of ['tools', 'preferences', 'workbook']) await section(name);
  expect(await axe(book.pane())).toEqual([]);
});
