import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeBrowser, type Cell } from './session';
import { EAST, NORD, openBook, SYD, type Book } from './small-book';

let book: Book;
beforeAll(async () => {
  book = await openBook();
});
beforeEach(() => book.reset());
afterEach(() => {
  expect(book.outside).toEqual([]);
  expect(book.errors).toEqual([]);
});
afterAll(closeBrowser);

const sheetText = (sheet: string): Promise<string | null> =>
  book.pane().locator(`[data-sheet-item="${sheet}"]`).textContent();
const slowHint = (): Promise<string | null> => book.pane().locator('.progress [role="status"]').textContent();
const HINT = 'Excel svarer ikke endnu. Er en celle ved at blive redigeret, så tryk Enter eller Esc i arket.';

describe('a slow connection', () => {
  it('is told of while the check waits, and the check ends well', async () => {
    await book.flip('delay', 5000);
    await book.press('check');
    expect(await slowHint()).toBe('');
    await expect.poll(slowHint).toBe(HINT);
    expect(await book.state()).toBe('checking');
    await book.flip('delay', 0);
    await book.lists(NORD, EAST);
    expect(await slowHint()).toBe('');
  });

  it('can be left half-way: what comes then is thrown away, and the next check is whole', async () => {
    await book.press('check');
    await book.lists(NORD, EAST);
    await book.forget();
    await book.flip('delay', 1500);
    await book.page.evaluate(() => window.workbench.set('Division', 'A9:C9', ''));
    await book.press('check');
    await book.answered(1);
    await book.press('cancel');
    expect(await book.state()).toBe('ready');
    expect(await book.notice()).toBe('Kontrollen blev afbrudt. Intet er kontrolleret færdigt.');
    expect(await book.listed()).toEqual([NORD, EAST]);
    expect(await book.age()).toContain('Listen er fra den forrige kontrol');
    // The request that was on its way is answered and what it holds is given back; no values are asked for.
    await book.page.waitForTimeout(5000);
    expect((await book.requests()).answered).toBeLessThanOrEqual(3);
    expect(await book.state()).toBe('ready');
    expect(await book.listed()).toEqual([NORD, EAST]);
    await book.flip('delay', 0);
    await book.press('check');
    await book.lists(NORD, SYD, EAST);
  });
});

describe('an Excel that waits for the cell being edited', () => {
  beforeEach(async () => {
    await book.flip('editingWaits', true);
    await book.waitForState('ready');
  });

  it('is told of, and checks once the editing ends', async () => {
    await book.flip('editing', true);
    await book.press('check');
    await expect.poll(slowHint).toBe(HINT);
    expect(await book.state()).toBe('checking');
    await book.flip('editing', false);
    await book.lists(NORD, EAST);
  });

  it('can be left waiting', async () => {
    await book.flip('editing', true);
    await book.press('check');
    await book.press('cancel');
    expect(await book.state()).toBe('ready');
    await book.flip('editing', false);
    await book.press('check');
    await book.lists(NORD, EAST);
  });
});

describe('a limit on the answers', () => {
  it('that one answer cannot keep is kept by several, and every row is read', async () => {
    const rows = Array.from({ length: 300 }, (_, i): Cell[] => ['Øvrige', `Navn ${i}`, 20_000 + i]);
    await book.page.evaluate((cells) => window.workbench.set('Division', 'A10', cells), rows);
    await book.flip('responseLimit', 4000);
    await book.press('check');
    // "Øvrige" has 300 players: it is the third team of the sheet.
    await book.lists(NORD, { ...NORD, address: 'A10' }, EAST);
    const { answered, refused, largest } = await book.requests();
    expect(largest).toBeLessThanOrEqual(4000);
    // Some 9 000 bytes: three answers at least, and not one for each row.
    expect(answered).toBeGreaterThanOrEqual(5);
    expect(refused).toBeGreaterThan(0);
    expect(answered + refused).toBeLessThan(40);
    expect(await sheetText('Division')).toContain('307 rækker');
  });

  it('that a single row exceeds leaves that sheet out, says so, and checks the others', async () => {
    const wide = [...Array.from({ length: 30 }, () => ['x', 'y', 'z']), ['x'.repeat(6000), 'y', 'z']];
    await book.page.evaluate((cells) => window.workbench.set('Noter', 'A10', cells), wide);
    await book.flip('responseLimit', 4000);
    await book.press('check');
    await book.lists(NORD, EAST);
    expect(await sheetText('Noter')).toContain('Arket er for stort til at blive læst.');
    expect(await book.pane().locator('.scope').textContent()).toContain('Kontrollerede 2 ark, sprang 1 over');
    const { answered, refused } = await book.requests();
    expect(answered + refused).toBeLessThan(40);
    await book.flip('responseLimit', 5_000_000);
    await book.press('check');
    await expect.poll(() => sheetText('Noter')).not.toContain('for stort');
  });

  it('of 5 MB is kept with a workbook of more: 20 000 teams, and the fault of the last one is found', async () => {
    await book.page.evaluate(() => {
      const rows: (string | number)[][] = [];
      for (let team = 0; team < 20_000; team += 1)
        for (let player = 0; player < (team === 19_999 ? 3 : 4); player += 1)
          rows.push([
            `Bridgeholdet nummer ${team}`,
            `Spiller ${team * 4 + player} med et langt efternavn og to mellemnavne`,
            100_000 + team * 4 + player,
          ]);
      window.workbench.set('Division', 'A10', rows);
    });
    await book.forget();
    await book.press('check');
    await expect.poll(() => book.state(), { timeout: 90_000 }).toBe('done');
    // Rows 10 to 80 008: the last team begins at 10 + 4 * 19 999.
    expect(await book.listed()).toEqual([NORD, { ...NORD, address: 'A80006' }, EAST]);
    const { largest, bytes, answered, refused } = await book.requests();
    expect(bytes).toBeGreaterThan(5 * 1024 * 1024);
    expect(largest).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(answered + refused).toBeLessThan(12);
    expect(await sheetText('Division')).toContain('80006 rækker');
  });
});

describe('a sheet that others delete', () => {
  it('between two requests of a check is reported, and the others are checked', async () => {
    await book.flip('vanishingSheet', true);
    await book.press('check');
    await expect.poll(() => sheetText('Danish Open')).toContain('Arket blev slettet under læsningen.');
    expect(await book.listed()).toEqual([NORD]);
    expect(await book.page.evaluate(() => window.workbench.sheets())).toEqual(['Noter', 'Division']);
    // Excel tells of it: the sheets are checked again.
    await expect.poll(() => book.pane().locator('[data-sheet-item="Danish Open"]').count()).toBe(0);
    await book.lists(NORD);
  });

  it('when its extent is known already, is reported as well', async () => {
    await book.flip('delay', 700);
    await book.press('check');
    await book.answered(2);
    await book.page.evaluate(() => window.workbench.deleteSheet('Division'));
    await expect.poll(() => sheetText('Division')).toContain('Arket blev slettet under læsningen.');
    expect(await book.listed()).toEqual([EAST]);
    await book.flip('delay', 0);
    await book.lists(EAST);
  });

  it('after the check is told when its finding is clicked', async () => {
    await book.press('check');
    await book.lists(NORD, EAST);
    await book.page.evaluate(() => {
      window.workbench.deleteSheet('Danish Open');
      const pane = document.querySelector('iframe')?.contentDocument;
      pane?.querySelector<HTMLElement>('[data-rule][data-sheet="Danish Open"]')?.click();
    });
    await expect.poll(() => book.notice()).toBe('Arket eller cellen findes ikke længere. Kontrollér igen.');
    await book.lists(NORD);
  });
});

describe('a sheet that others rename', () => {
  const renamed = { ...NORD, sheet: 'Kreds 1' };
  const rename = () => book.page.evaluate(() => window.workbench.renameSheet('Division', 'Kreds 1'));
  // An Excel that does not tell of it: what is not found out while reading is not found out.
  beforeEach(async () => {
    await book.flip('excelApi', '1.16');
    await book.waitForState('ready');
    await book.settle();
    await book.forget();
  });

  it('after the list of the sheets goes by its new name', async () => {
    await book.flip('delay', 700);
    await book.press('check');
    await book.answered(1);
    await rename();
    await book.lists(renamed, EAST);
  });

  it('later than that is found all the same, and has its new name in the next check', async () => {
    await book.flip('delay', 700);
    await book.press('check');
    await book.answered(2);
    await rename();
    await book.flip('delay', 0);
    await book.lists(NORD, EAST);
    await book.pane().locator('[data-rule][data-sheet="Division"]').click();
    await expect.poll(() => book.active()).toEqual({ sheet: 'Kreds 1', address: 'A3' });
    await book.press('check');
    await book.lists(renamed, EAST);
  });
});

it('a sheet that others rename after the check makes the list stale, where Excel tells of it', async () => {
  await book.flip('excelApi', '1.17');
  await book.waitForState('ready');
  await book.settle();
  await book.press('check');
  await book.lists(NORD, EAST);
  await book.page.evaluate(() => window.workbench.renameSheet('Division', 'Kreds 1'));
  await book.waitForState('stale');
  await book.lists({ ...NORD, sheet: 'Kreds 1' }, EAST);
});

describe('edits', () => {
  it('made while a check runs are checked afterwards', async () => {
    await book.flip('delay', 700);
    await book.forget();
    await book.press('check');
    // How far the sheet reaches is known; the new team stands below.
    await book.answered(2);
    expect(await book.state()).toBe('checking');
    const team = ['Lis', 'Mads', 'Nis'].map((name, i): Cell[] => ['Ny', name, 10_300 + i]);
    await book.page.evaluate((cells) => window.workbench.set('Division', 'A10', cells), team);
    await book.waitForState('stale');
    expect(await book.listed()).toEqual([NORD, EAST]);
    await book.flip('delay', 0);
    await book.lists(NORD, { ...NORD, address: 'A10' }, EAST);
  });

  it('of a co-author mark the list as stale, and it is checked again', async () => {
    await book.pane().evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.worksheets.onChanged.add(async ({ source, address }) => {
          document.body.dataset.heard = `${source} ${address}`;
        });
        await context.sync();
      }),
    );
    await book.press('check');
    await book.lists(NORD, EAST);
    await book.page.evaluate(() => window.workbench.coauthor('Division', 'A9:C9', ''));
    await book.waitForState('stale');
    expect(await book.age()).toBe('Arkene er ændret siden kontrollen. Der kontrolleres igen om et øjeblik.');
    expect(await book.listed()).toEqual([NORD, EAST]);
    await book.lists(NORD, SYD, EAST);
    expect(await book.pane().locator('body').getAttribute('data-heard')).toBe('Remote A9:C9');
  });
});
