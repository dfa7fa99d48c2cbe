import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Switches } from '../../workbench/host/switches';
import { closeBrowser, open, type Cell } from './session';
import { EAST, NORD, openBook, SYD, type Book } from './small-book';

let book: Book;
let before: Record<string, Cell[][]>;

beforeAll(async () => {
  book = await openBook();
  before = await book.cells();
});
beforeEach(() => book.reset());
afterEach(() => {
  expect(book.outside).toEqual([]);
  expect(book.errors).toEqual([]);
});
afterAll(closeBrowser);

const OLD_LIST = 'Listen er fra den forrige kontrol og kan være forældet. Kontrollér igen.';
const CONNECTION = 'Forbindelsen til Excel blev afbrudt. Se efter, om der er netforbindelse, og prøv igen.';
const TOO_LARGE =
  'Excel kunne ikke aflevere så mange data på én gang. Del projektmappen i flere, og prøv igen.';

const REFUSALS: readonly {
  [K in keyof Switches]: readonly [K, Switches[K], Switches[K], string];
}[keyof Switches][] = [
  ['editing', true, false, 'En celle er ved at blive redigeret. Tryk Enter eller Esc i arket, og prøv igen.'],
  ['busy', true, false, 'Excel har travlt lige nu. Prøv igen om lidt.'],
  ['broken', true, false, CONNECTION],
  ['requestTooLarge', true, false, TOO_LARGE],
  // Less than the list of the sheets takes: no answer can be as small.
  ['responseLimit', 100, 5_000_000, TOO_LARGE],
];

describe.each(REFUSALS)('%s', (name, on, off, says) => {
  it('before any check is told, and a check is possible afterwards', async () => {
    await book.flip(name, on);
    await book.press('check');
    await book.waitForState('error');
    expect(await book.problem()).toBe(says);
    expect(await book.listed()).toEqual([]);
    expect(await book.pane().locator('.verdict').isVisible()).toBe(false);
    await book.flip(name, off);
    await book.press('retry');
    await book.lists(NORD, EAST);
    expect(await book.problem()).toBe('');
    expect(await book.cells()).toEqual(before);
  });

  it('after a check leaves the list and the sheets as they were', async () => {
    await book.press('check');
    await book.lists(NORD, EAST);
    await book.flip(name, on);
    await book.press('check');
    await book.waitForState('error');
    expect(await book.problem()).toBe(says);
    expect(await book.listed()).toEqual([NORD, EAST]);
    expect(await book.age()).toBe(OLD_LIST);
    await book.flip(name, off);
    await book.press('check');
    await book.lists(NORD, EAST);
    expect(await book.age()).toBe('');
    expect(await book.cells()).toEqual(before);
  });
});

it('a check that nobody asked for is no more than a notice when it fails, and the next edit tries again', async () => {
  await book.press('check');
  await book.lists(NORD, EAST);
  await book.flip('busy', true);
  await book.set('Division', 'B9', '');
  await expect.poll(() => book.notice()).toBe('Excel har travlt lige nu. Prøv igen om lidt.');
  expect(await book.state()).toBe('stale');
  expect(await book.listed()).toEqual([NORD, EAST]);
  expect(await book.age()).toBe(OLD_LIST);
  await book.flip('busy', false);
  await book.set('Division', 'C9', '');
  await book.lists(NORD, SYD, EAST);
});

describe('protected sheets', () => {
  it('are checked and stay as they are', async () => {
    await book.flip('protectedSheets', true);
    await book.press('check');
    await book.lists(NORD, EAST);
    await book.pane().locator('[data-sheet="Danish Open"][data-rule]').click();
    await expect.poll(() => book.active()).toEqual({ sheet: EAST.sheet, address: EAST.address });
    expect((await book.requests()).refused).toBe(0);
    expect(await book.cells()).toEqual(before);
  });

  it('keep their hidden rows, and the pane says why', async () => {
    const hide = (hidden: boolean) =>
      book.pane().evaluate(
        (rowHidden) =>
          Excel.run(async (context) => {
            context.workbook.worksheets.getItem('Division').getRange('A3').rowHidden = rowHidden;
            await context.sync();
          }),
        hidden,
      );
    const hidden = () =>
      book.pane().evaluate(() =>
        Excel.run(async (context) => {
          const row = context.workbook.worksheets.getItem('Division').getRange('A3');
          row.load('rowHidden');
          await context.sync();
          return row.rowHidden;
        }),
      );
    await hide(true);
    expect(await hidden()).toBe(true);
    await book.flip('protectedSheets', true);
    await book.press('check');
    await book.lists(NORD, EAST);
    await book.pane().locator('[data-sheet="Division"][data-rule]').click();
    await expect.poll(() => book.notice()).toContain('Rækken med A3 er skjult');
    await book.press('show-hidden');
    await expect
      .poll(() => book.notice())
      .toBe('Arket eller projektmappen er beskyttet, så det kan ikke gøres herfra.');
    expect(await hidden()).toBe(true);
    expect(await book.listed()).toEqual([NORD, EAST]);
    await book.flip('protectedSheets', false);
    await book.press('dismiss');
    await book.pane().locator('[data-sheet="Division"][data-rule]').click();
    await book.press('show-hidden');
    await expect.poll(hidden).toBe(false);
  });
});

describe('a correction', () => {
  const settings = () => book.page.evaluate(() => window.workbench.settings()['dbf.sheets']);

  it('that the workbook refuses is told, counts in the pane, and goes with the next one that it takes', async () => {
    await book.press('check');
    await book.lists(NORD, EAST);
    await book.flip('settingsRefused', true);
    await book.correct('Division', 'ignore');
    await expect
      .poll(() => book.notice())
      .toBe(
        'Valget kunne ikke gemmes i projektmappen (den er måske skrivebeskyttet). Det gælder, til ruden lukkes.',
      );
    await book.lists(EAST);
    expect(await settings()).toBeUndefined();
    await book.press('check');
    await book.lists(EAST);
    await book.flip('settingsRefused', false);
    await book.correct('Noter', 'ignore');
    await expect.poll(() => book.notice()).toBe('Valget for »Noter« er gemt i projektmappen.');
    await book.page.evaluate(() => window.workbench.reopenPane());
    await book.waitForState('ready');
    await book.press('check');
    await book.lists(EAST);
    expect(await book.cells()).toEqual(before);
  });

  it('that was saved is there when the pane is opened again, and one that was refused is not', async () => {
    await book.press('check');
    await book.lists(NORD, EAST);
    await book.correct('Danish Open', 'ignore');
    await book.lists(NORD);
    await book.flip('settingsRefused', true);
    await book.correct('Division', 'ignore');
    await book.lists();
    await book.page.evaluate(() => window.workbench.reopenPane());
    await book.waitForState('ready');
    await book.press('check');
    await book.lists(NORD);
  });
});

describe('what an Excel does not have', () => {
  const asked = () =>
    book.pane().evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.worksheets.onNameChanged.add(async () => {});
        await context.sync();
      }).then(
        () => 'allowed',
        (error: { code: string }) => error.code,
      ),
    );

  it('is refused, so that nothing beyond the declared sets passes here unseen', async () => {
    await book.flip('excelApi', '1.16');
    await book.waitForState('ready');
    expect(await asked()).toBe('ApiNotFound');
    await book.flip('excelApi', '1.17');
    await book.waitForState('ready');
    expect(await asked()).toBe('allowed');
  });
});

describe('an Excel that is too old', () => {
  it.each([
    [
      'da-DK',
      'en-US',
      'Denne Excel er for gammel: den mangler ExcelApi 1.9. Opdatér Excel, eller brug Excel på nettet. Funktionerne i cellerne virker muligvis alligevel.',
    ],
    ['en-US', 'da-DK', 'This Excel is too old: it lacks ExcelApi 1.9.'],
  ])('is told in its own language, %s, in a browser in %s', async (office, browser, says) => {
    const old = await open(`?file=&excelApi=1.8&language=${office}`, false, browser);
    expect(await old.state()).toBe('error');
    expect(await old.pane().locator('[role="alert"]').textContent()).toContain(says);
    expect(await old.pane().locator('html').getAttribute('lang')).toBe(office.slice(0, 2));
    expect(await old.pane().locator('button').count()).toBe(0);
    await old.close();
  });
});

describe('the checks', () => {
  it('are fetched at the first check; where they cannot be, the pane says so and fetches them when asked again', async () => {
    const { page } = book;
    const fetched: string[] = [];
    await page.route(/\/checks[\w.-]*\.js/, (route) => {
      fetched.push(route.request().url());
      return route.abort('internetdisconnected');
    });
    try {
      await book.press('check');
      await book.waitForState('error');
      expect(await book.problem()).toContain('Kontrollen kunne ikke hentes');
      expect(fetched.length).toBeGreaterThan(0);
    } finally {
      await page.unroute(/\/checks[\w.-]*\.js/);
    }
    // Nothing but what the browser itself writes of a request without a connection.
    for (const error of book.errors.splice(0)) expect(error).toContain('ERR_INTERNET_DISCONNECTED');
    await book.press('retry');
    await book.lists(NORD, EAST);
    expect(await book.cells()).toEqual(before);
  });
});
