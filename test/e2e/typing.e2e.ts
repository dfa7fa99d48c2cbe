import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, open, type Cell, type Session } from './session';

const SHEET = 'Minihold';
let session: Session;

afterAll(closeBrowser);

/** Univer takes what was typed a moment after it was typed. */
const READY = 800;

async function select(address: string): Promise<void> {
  await session.page.evaluate(([s, a]) => window.workbench.select(s, a), [SHEET, address] as const);
  await session.page.waitForTimeout(300);
}

/** Types in the grid, key by key, and presses Enter. */
async function type(address: string, text: string): Promise<void> {
  await select(address);
  await session.page.keyboard.type(text, { delay: 25 });
  await session.page.waitForTimeout(READY);
  await session.page.keyboard.press('Enter');
  await session.settle();
}

/** Opens the cell for editing as it stands, and closes it with nothing changed but a blank typed and deleted. */
async function touch(address: string): Promise<void> {
  await select(address);
  await session.page.keyboard.press('F2');
  await session.page.waitForTimeout(READY);
  await session.page.keyboard.type(' ');
  await session.page.keyboard.press('Backspace');
  await session.page.waitForTimeout(READY);
  await session.page.keyboard.press('Enter');
  await session.settle();
}

async function start(query: string): Promise<void> {
  session = await open(query);
  await select('H3');
  await session.page.mouse.click(400, 500);
}

const value = async (address: string): Promise<Cell | undefined> =>
  (await session.values(SHEET, address))[0]?.[0];
const shown = (address: string): Promise<string[][]> =>
  session.page.evaluate(([s, a]) => window.workbench.shown(s, a), [SHEET, address] as const);
const formula = (address: string): Promise<string> =>
  session.page.evaluate(([s, a]) => window.workbench.formula(s, a), [SHEET, address] as const);
const bar = (): Promise<string> => session.page.evaluate(() => window.workbench.formulaBar());
const status = (): Promise<string | null> => session.page.locator('#status').textContent();

describe('typed in a Danish Excel', () => {
  beforeAll(() => start(''));
  afterAll(() => session.close());

  it('numbers have a decimal comma, formulas semicolons', async () => {
    await type('H4', '20,7');
    expect(await value('H4')).toBe(20.7);
    expect(await shown('H4')).toEqual([['20,7']]);
    await type('H5', '=SUM(1,5;2,5)');
    expect(await value('H5')).toBe(4);
    // 150 km are 5 points, and a ferry is 4 more (§ 332D4).
    await type('H6', '=DBF.UP(150;1)');
    expect(await value('H6')).toBe(9);
    expect(await formula('H6')).toBe('=DBF.UP(150,1)');
    await type('H7', '01-07-2008');
    expect(await value('H7')).toBe(39630);
    expect(await shown('H7')).toEqual([['01-07-2008']]);
    await type('H8', 'sand');
    expect(await value('H8')).toBe(true);
  });

  it('a cell opened and closed again is what it was', async () => {
    await touch('H4');
    expect(await value('H4')).toBe(20.7);
    await select('H5');
    await expect.poll(bar).toBe('=SUM(1,5;2,5)');
    await touch('H5');
    expect(await value('H5')).toBe(4);
    expect(await formula('H5')).toBe('=SUM(1.5,2.5)');
  });

  it("a wrong argument's message is told when its cell is selected", async () => {
    await type('H9', '=DBF.UP("langt";1)');
    expect(await value('H9')).toBe('#VALUE!');
    await select('H9');
    await expect.poll(status).toContain('#VALUE!');
    expect(await status()).toMatch(/km.*langt/);
    await select('H5');
    await expect.poll(status).toBe(`${SHEET}!H5`);
    expect(session.errors).toEqual([]);
  });
});

describe('typed in an English Excel', () => {
  beforeAll(() => start('?language=en-US'));
  afterAll(() => session.close());

  it('numbers have a decimal point, formulas commas', async () => {
    await type('H4', '20.7');
    expect(await value('H4')).toBe(20.7);
    expect(await shown('H4')).toEqual([['20.7']]);
    await type('H5', '=SUM(1.5,2.5)');
    expect(await value('H5')).toBe(4);
    await type('H6', '=DBF.UP(150,1)');
    expect(await value('H6')).toBe(9);
    await select('H6');
    await expect.poll(bar).toBe('=DBF.UP(150,1)');
  });

  it('the workbench itself speaks English', async () => {
    expect(await session.page.locator('html').getAttribute('lang')).toBe('en');
    const header = session.page.locator('body > header');
    await header.locator('summary').click();
    expect(await header.innerText()).not.toMatch(/[æøå]|fejl|rude/i);
    const chooser = session.page.waitForEvent('filechooser');
    await header.getByRole('button', { name: 'Open file' }).click();
    const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
    await (await chooser).setFiles(file);
    await expect.poll(status).toContain('“notes.txt” could not be read');
    expect(session.errors).toEqual([]);
  });
});
