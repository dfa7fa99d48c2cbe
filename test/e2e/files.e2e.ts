import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { excelFile } from './files/excel';
import { googleFile } from './files/google-sheets';
import { closeBrowser, open, type Cell, type Session } from './session';

let session: Session;
afterAll(closeBrowser);

const libreOfficeFile = (): Buffer => readFileSync(new URL('files/libreoffice.xlsx', import.meta.url));

/** Opens a file with the button, as a user does. */
async function choose(name: string, buffer: Buffer): Promise<void> {
  const chooser = session.page.waitForEvent('filechooser');
  await session.page.getByRole('button', { name: 'Åbn fil' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Drops a file on the grid. */
async function drop(name: string, buffer: Buffer): Promise<void> {
  const data = await session.page.evaluateHandle(
    ([fileName, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName));
      return transfer;
    },
    [name, [...buffer]] as const,
  );
  for (const event of ['dragover', 'drop'])
    await session.page.locator('#grid').dispatchEvent(event, { dataTransfer: data });
}

async function opened(name: string): Promise<void> {
  await session.page.locator('#name').filter({ hasText: name }).waitFor();
  await session.waitForState('ready');
  await session.settle();
}

const shown = (sheet: string, range: string): Promise<string[][]> =>
  session.page.evaluate(([s, r]) => window.workbench.shown(s, r), [sheet, range] as const);
const style = (sheet: string, address: string) =>
  session.page.evaluate(([s, a]) => window.workbench.style(s, a), [sheet, address] as const);
const column = async (sheet: string, range: string): Promise<Cell[]> =>
  (await session.values(sheet, range)).flat();
const tabs = (): Promise<string[]> => session.page.locator('[data-u-comp="slide-tab-item"]').allInnerTexts();

/** Slemmerne are three; §303C1 wants four to six. Nothing else is wrong in the rosters of these files. */
async function expectTheTeamOfThree(sheet: string, address: string): Promise<void> {
  const found = await session.check();
  expect(found.map(({ rule, sheet, address }) => ({ rule, sheet, address }))).toEqual([
    { rule: '303C1', sheet, address },
  ]);
  await session.pane().locator('[data-rule]').click();
  await expect.poll(() => session.active()).toEqual({ sheet, address });
}

beforeAll(async () => {
  session = await open();
});

describe('a file that LibreOffice wrote without the add-in, opened with the button', () => {
  beforeAll(async () => {
    await choose('Tilmelding LO.xlsx', libreOfficeFile());
    await opened('Tilmelding LO.xlsx');
  });

  it('shows its sheets but the hidden one, its dates and decimals in Danish', async () => {
    expect(await tabs()).toEqual(['Tilmelding', 'Udebanepoint']);
    expect(await shown('Tilmelding', 'A7:C8')).toEqual([
      ['', 'Åse Sørensen', '10104'],
      ['Slemmerne', 'Finn Olsen', '10201'],
    ]);
    expect(await shown('Udebanepoint', 'A2:A5')).toEqual([['30,1'], ['150'], ['210,10'], ['01-07-2008']]);
  });

  it('calculates ours, which it left as #NAME?, and what hangs on names and hidden sheets', async () => {
    expect(await column('Udebanepoint', 'B1:B5')).toEqual([1, 2, 9, 210.1, 'syv']);
  });

  it('looks as it did', async () => {
    expect(await style('Tilmelding', 'A1')).toMatchObject({ bl: 1, fs: 14, cl: { rgb: '#0F6B3A' } });
    // 2 is the middle, 3 is wrapped, 1 is a thin line.
    expect(await style('Tilmelding', 'B3')).toMatchObject({
      it: 1,
      ht: 2,
      tb: 3,
      bg: { rgb: '#DDDDDD' },
      bd: { b: { s: 1 } },
    });
  });

  it('is checked', () => expectTheTeamOfThree('Tilmelding', 'A8'));
});

describe('a file that Excel wrote with the add-in, dropped on the grid', () => {
  beforeAll(async () => {
    await drop('Turnering.xlsx', excelFile());
    await opened('Turnering.xlsx');
  });

  it('shows its sheets but the hidden ones', async () => {
    expect(await tabs()).toEqual(['Holdliste', 'Bilag & km']);
  });

  it('reads strings of several fonts as one text, and merged cells at their first', async () => {
    expect(await column('Holdliste', 'A1:C1')).toEqual(['Divisionsturneringen 2008/09', '', '']);
    expect(await column('Holdliste', 'A3:C3')).toEqual(['Hold', 'Spiller', 'DBF-nr.']);
    expect(await column('Holdliste', 'B7:C7')).toEqual(['Søren & Ditte Åby', 10104]);
  });

  it('calculates the formulas that the table, the name and newer functions are in', async () => {
    const sheet = 'Bilag & km';
    // 30 km are 1 point, 30.1 are 2: one for each 30 begun (§ 332D4).
    expect(await column(sheet, 'C2:C3')).toEqual([1, 2]);
    // 60 and 40 of 100 share 10.
    expect(await column(sheet, 'F2:F3')).toEqual([6, 4]);
    expect(await column(sheet, 'B4')).toEqual([60.1]);
    expect(await column(sheet, 'A6:B6')).toEqual([60.1, 60.1]);
    expect(await column(sheet, 'A7:A8')).toEqual([30.1, 30]);
    expect(await column(sheet, 'B7:B8')).toEqual([120.2, 10]);
  });

  it('calculates ours where it was typed without the add-in', async () => {
    expect(await column('Bilag & km', 'A9:B9')).toEqual([1, true]);
  });

  it('shows dates of the 1900 system, units and truth in Danish', async () => {
    expect(await shown('Bilag & km', 'A10:C10')).toEqual([['01-07-2008', '01-07-2008 18:00', '60,10 km']]);
    expect(await shown('Bilag & km', 'B9')).toEqual([['SAND']]);
  });

  it('looks as it did, theme colours and tints too', async () => {
    // Half of 4472C4; a quarter off white.
    expect(await style('Holdliste', 'A1')).toMatchObject({ bl: 1, fs: 16, ht: 2, cl: { rgb: '#223962' } });
    expect(await style('Holdliste', 'C3')).toMatchObject({
      it: 1,
      ul: { s: 1 },
      cl: { rgb: '#C00000' },
      bg: { rgb: '#bfbfbf' },
      bd: { b: { s: 8 } },
    });
  });

  it('is checked', () => expectTheTeamOfThree('Holdliste', 'A8'));
});

describe('a file from Google Sheets', () => {
  beforeAll(async () => {
    await choose('Tilmelding (Google).xlsx', googleFile());
    await opened('Tilmelding (Google).xlsx');
  });

  it('shows what it held, and calculates ours', async () => {
    expect(await tabs()).toEqual(['Tilmelding', 'Ark 2']);
    expect(await column('Ark 2', 'B1:B4')).toEqual([9, '150-39630', 41.4, 3]);
    expect(await shown('Ark 2', 'A2:A4')).toEqual([['01-07-2008'], ['20,700'], ['1,5']]);
    expect(await style('Tilmelding', 'A2')).toMatchObject({ st: { s: 1 }, bg: { rgb: '#FFF2CC' } });
  });

  it('is checked', () => expectTheTeamOfThree('Tilmelding', 'A7'));
});

describe('what is no workbook', () => {
  const status = () => session.page.locator('#status');

  it.each([
    { what: 'a text', name: 'noter.txt', file: Buffer.from('Hold;Spiller\nTrumf Es;Agnes Holm\n') },
    { what: 'an old .xls', name: 'gammel.xls', file: Buffer.from('d0cf11e0a1b11ae10000', 'hex') },
    { what: 'half an .xlsx', name: 'halv.xlsx', file: excelFile().subarray(0, 3000) },
    { what: 'another zip', name: 'billeder.zip', file: Buffer.from(zipSync({ 'a.txt': strToU8('a') })) },
    { what: 'nothing', name: 'tom.xlsx', file: Buffer.alloc(0) },
  ])('$what is turned away by name, and the open workbook stays', async ({ name, file }) => {
    await choose(name, file);
    await status()
      .filter({ hasText: `»${name}« kunne ikke læses` })
      .waitFor();
    expect(await status().getAttribute('class')).toContain('error');
    expect(await status().textContent()).toContain('.xlsx');
    expect(await session.page.locator('#name').textContent()).toBe('Tilmelding (Google).xlsx');
    expect(await column('Ark 2', 'B1')).toEqual([9]);
  });

  it('is told until the selection moves, and the next file can be opened', async () => {
    await session.page.evaluate(() => window.workbench.select('Ark 2', 'B2'));
    await expect.poll(() => status().textContent()).toBe('Ark 2!B2');
    await choose('Turnering.xlsx', excelFile());
    await opened('Turnering.xlsx');
    expect(await column('Bilag & km', 'C2')).toEqual([1]);
  });
});

it('nothing is asked of any other server, and nothing goes wrong unseen', () => {
  expect(session.outside).toEqual([]);
  expect(session.errors).toEqual([]);
});
