// npm run picture: takes the README's picture, docs/workbench.png, of what npm start shows once a finding is chosen.
import { install, run } from './install.mjs';

install();
run('npx', ['--no-install', 'webpack']);
run(process.execPath, ['scripts/sample/make.mjs']);
const { ensureChromium } = await import('./chromium.mjs');
process.env.CHROMIUM = await ensureChromium();
const { launch } = await import('../workbench/browser.mjs');
const { start } = await import('../workbench/server.mjs');

const { server, url } = await start();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: null });
await page.goto(url);
const pane = page.frameLocator('#pane iframe');
await pane.locator('[data-action="check"]').click();
await pane.locator('[data-state="done"]').waitFor();
await pane.locator('[data-rule="303C1"]').first().click();
// The grid scrolls to the cell and draws it after the click has been answered.
await page.waitForTimeout(2000);
await page.mouse.move(0, 0);
await page.screenshot({ path: 'docs/workbench.png' });
await browser.close();
server.close();
console.log('docs/workbench.png');
