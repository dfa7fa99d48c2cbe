import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../../workbench/browser.mjs';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('opened in a plain browser, without Excel and without a network, the page says what it is for', async () => {
  const page = await browser.newPage();
  const asked = new Set<string>();
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    asked.add(origin);
    if (origin !== 'https://addin.example') return route.abort();
    return route.fulfill({ path: `dist${pathname}` });
  });
  await page.goto('https://addin.example/taskpane.html');
  const root = page.locator('[data-state="error"]');
  await root.waitFor({ timeout: 30_000 });
  expect(await root.textContent()).toMatch(/Excel/);
  expect([...asked].sort()).toEqual(['https://addin.example', 'https://appsforoffice.microsoft.com']);
});

it('the page carries the strict Content-Security-Policy that was asked for', () => {
  const page = readFileSync('dist/taskpane.html', 'utf8');
  const policy = /http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' https://appsforoffice.microsoft.com;");
  expect(policy).not.toMatch(/unsafe|\*/);
});
