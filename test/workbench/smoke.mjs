/* eslint-disable-next-line @typescript-eslint/ban-ts-comment -- it runs in a page, where office.js has no types */
// @ts-nocheck: it runs in the page.
/** The workbench with a stand-in for the add-in: functions, spilling, edits, reads and misbehaviour. */
import { fileURLToPath } from 'node:url';
import { launch } from '../../workbench/browser.mjs';
import { start } from '../../workbench/server.mjs';

const { server, url } = await start({
  dist: process.env.DIST ?? fileURLToPath(new URL('addin', import.meta.url)),
});
const browser = await launch();
let failures = 0;
const same = (name, got, wanted) => {
  const ok = JSON.stringify(got) === JSON.stringify(wanted);
  if (!ok) failures++;
  console.log(ok ? 'ok  ' : 'FAIL', name, JSON.stringify(got), ok ? '' : JSON.stringify(wanted));
};
const problems = [];
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });

  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) problems.push(request.url());
  });
  await page.goto(`${url}?file=${process.env.FILE ?? '/none.xlsx'}`);
  await page.waitForFunction(() => window.workbench, null, { timeout: 8_000 });
  const pane = () => page.frames().find((frame) => frame.url().includes('/addin/'));
  await page.waitForTimeout(500);
  await pane().waitForFunction(() => window.ready, null, { timeout: 15_000 });
  const at = (range) => page.evaluate((r) => window.workbench.values('Ark1', r), range);
  const settle = () => page.evaluate(() => window.workbench.settle());
  await page.evaluate(() => {
    const { set } = window.workbench;
    set('Ark1', 'A1', 2);
    set('Ark1', 'A2', 3);
    set('Ark1', 'B1', '=DBF.SEATS(A1:A2,10)');
    set('Ark1', 'C1', '=SUM(B1:B2)');
    set('Ark1', 'D1', '=DBF.SEATS(A1)');
    set('Ark1', 'E1', '=NA()');
    set('Ark1', 'F1', '=DBF.UP(E1)');
  });
  await settle();
  same('a function spills and is summed', await at('B1:C2'), [
    [20, 50],
    [30, ''],
  ]);
  same('message', await page.evaluate(() => window.workbench.message('Ark1', 'D1')), {
    code: '#VALUE!',
    message: 'seats: et tal mangler',
  });
  same('error cell', await page.evaluate(() => window.workbench.message('Ark1', 'F1')), {
    code: '#N/A',
    message: 'fejlcelle',
  });
  const typed = async (address, text) => {
    await page.evaluate((a) => window.workbench.select('Ark1', a), address);
    await page.waitForTimeout(300);
    await page.keyboard.type(text, { delay: 25 });
    await page.waitForTimeout(800);
    await page.keyboard.press('Enter');
    await settle();
  };
  await page.mouse.click(300, 500);
  await typed('A5', '20,7');
  same('decimal comma', await at('A5'), [[20.7]]);
  await typed('A6', '01-07-2008');
  same('date', await at('A6'), [[39630]]);
  await typed('A7', '=DBF.UP(150;1)');
  same(
    'Danish formula',
    [await at('A7'), await page.evaluate(() => window.workbench.formula('Ark1', 'A7'))],
    [[[5]], '=DBF.UP(150,1)'],
  );
  await typed('A1', '4');
  same('an edit spills anew', await at('B1:C2'), [
    [40, 70],
    [30, ''],
  ]);
  const read = () => pane().evaluate(() => window.readSheets());
  same('read', (await read())[0]?.address, 'Ark1!A1:F7');
  same('go to', await pane().evaluate(() => window.goTo('C9')), [false, false]);
  same('active', await page.evaluate(() => window.workbench.active()), { sheet: 'Ark1', address: 'C9' });
  const flip = (name, value) =>
    page.evaluate(([n, v]) => void (window.workbench.switches[n] = v), [name, value]);
  for (const [name, code] of [
    ['editing', 'InvalidOperationInCellEditMode'],
    ['requestTooLarge', 'RequestPayloadSizeLimitExceeded'],
    ['busy', 'ActivityLimitReached'],
    ['broken', 'ConnectionFailure'],
  ]) {
    await flip(name, true);
    same(name, await read(), code);
    await flip(name, false);
  }
  await flip('responseLimit', 100);
  same('response', await read(), 'ResponsePayloadSizeLimitExceeded');
  await flip('responseLimit', 5e6);
  await page.evaluate(() => window.workbench.insertSheet('Andet'));
  await flip('vanishingSheet', true);
  same('vanishing', (await read()).length, 2);
  await flip('settingsRefused', true);
  same('settings', await pane().evaluate(() => window.save()), 'failed');
  await page.evaluate(() => window.workbench.coauthor('Ark1', 'H1', 5));
  await page.waitForTimeout(300);
  same('co-author', await pane().evaluate(() => window.changes.at(-1).source), 'Remote');
  same('beyond the declared set', await pane().evaluate(() => window.beyond()), 'ApiNotFound');
  await flip('late', true);
  await settle();
  same('late', await at('B1'), [['#NAME?']]);
  await flip('late', false);
  await settle();
  same('in time', await at('B1'), [[40]]);
  same('theme', Boolean(await pane().evaluate(() => window.theme())), true);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  same('no errors, no request elsewhere', problems, []);
} catch (error) {
  failures++;
  console.log('STOPPED', String(error).slice(0, 300), problems);
} finally {
  await browser.close();
  server.close();
}
process.exitCode = failures ? 1 : 0;
