import type { Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeBrowser } from './session';
import { EAST, NORD, openBook, SYD, type Book } from './small-book';

let book: Book;

beforeAll(async () => {
  book = await openBook();
});
beforeEach(async () => {
  await book.reset();
  await book.page.evaluate(() => window.workbench.anotherPane());
  await expect.poll(() => book.panes().length).toBe(2);
  await theirs().locator('[data-state="ready"]').waitFor();
  await book.settle();
});
afterEach(() => {
  expect(book.outside).toEqual([]);
  expect(book.errors).toEqual([]);
});
afterAll(closeBrowser);

/** The other user's pane. */
const theirs = (): Frame => book.panes()[1] as Frame;
const theirState = () => theirs().locator('[data-state]').first().getAttribute('data-state');
const bothCheck = async () => {
  await book.press('check');
  await book.press('check', theirs());
  await book.lists(NORD, EAST);
  await expect.poll(() => book.listed(theirs())).toEqual([NORD, EAST]);
};

describe('two panes on one workbook', () => {
  it('find the same, and an edit makes both lists stale and checks them again', async () => {
    await bothCheck();
    await book.set('Division', 'A9:C9', '');
    await book.waitForState('stale');
    await book.lists(NORD, SYD, EAST);
    await expect.poll(() => book.listed(theirs())).toEqual([NORD, SYD, EAST]);
    await expect.poll(theirState).toBe('done');
  });

  it('are told whose edit it is', async () => {
    for (const pane of book.panes())
      await pane.evaluate(() =>
        Excel.run(async (context) => {
          context.workbook.worksheets.onChanged.add(async ({ source, triggerSource }) => {
            document.body.dataset.heard = `${source} ${triggerSource}`;
          });
          await context.sync();
        }),
      );
    const heard = () =>
      Promise.all(book.panes().map((pane) => pane.locator('body').getAttribute('data-heard')));
    await theirs().evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.worksheets.getItem('Noter').getRange('A5').values = [['x']];
        await context.sync();
      }),
    );
    await expect.poll(heard).toEqual(['Remote Unknown', 'Local ThisLocalAddin']);
    await book.set('Noter', 'A5', 'y');
    await expect.poll(heard).toEqual(['Local Unknown', 'Remote Unknown']);
  });

  it('take nothing from each other when both save a correction', async () => {
    await bothCheck();
    await book.correct('Division', 'ignore');
    await book.lists(EAST);
    // This pane opened before the other one saved: its own copy of the settings is older.
    await book.correct('Danish Open', 'ignore', theirs());
    await expect.poll(() => book.notice(theirs())).toContain('Valget for »Danish Open« er gemt');
    await expect.poll(() => book.listed(theirs())).toEqual([]);
    await book.page.evaluate(() => window.workbench.reopenPane());
    await book.waitForState('ready');
    await book.press('check');
    await book.lists();
    expect(await book.pane().locator('.verdict').textContent()).toContain('Intet ark blev genkendt');
  });

  it('take over at the next check what was ignored in the other', async () => {
    await bothCheck();
    await book.pane().locator('[data-action="explain"]').first().click();
    await book.press('ignore');
    await book.pane().locator('[name="reason"]').fill('Aftalt');
    await book.press('ignore-now');
    await book.lists(EAST);
    await book.saved('dbf.ignored');
    expect(await book.listed(theirs())).toEqual([NORD, EAST]);
    await book.press('check', theirs());
    await expect.poll(() => book.listed(theirs())).toEqual([EAST]);
  });

  it('go on each for itself when one is closed', async () => {
    await bothCheck();
    await book.page.evaluate(() => document.querySelector('#pane iframe')?.remove());
    await expect.poll(() => book.panes().length).toBe(1);
    await book.set('Division', 'A9:C9', '');
    await book.lists(NORD, SYD, EAST);
  });
});
