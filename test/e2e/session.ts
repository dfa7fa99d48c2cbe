import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Frame, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launch } from '../../workbench/browser.mjs';

export type Cell = string | number | boolean;

/** One browser page with the workbench in it, as a user has it in front of them. */
export interface Session {
  readonly page: Page;
  /** The add-in's own page. */
  pane(): Frame;
  values(sheet: string, range: string): Promise<Cell[][]>;
  set(sheet: string, address: string, value: Cell): Promise<void>;
  active(): Promise<{ sheet: string; address: string }>;
  settle(): Promise<void>;
  /** Presses the check button and waits for the result. */
  check(): Promise<Finding[]>;
  state(): Promise<string | null>;
  waitForState(...states: string[]): Promise<void>;
  /** Requests to anywhere but the workbench, and errors of the page: both must stay empty. */
  readonly outside: string[];
  readonly errors: string[];
  close(): Promise<void>;
}

export interface Finding {
  readonly rule: string;
  readonly severity: string;
  readonly sheet: string;
  readonly address: string;
  readonly text: string;
}

let browser: Browser | undefined;

const PANE = '/addin/taskpane.html';

/**
 * Opens the workbench; `query` is its query string, such as `?language=en-US`; `contrast` and `locale` are those of
 * the system and the browser.
 */
export async function open(query = '', contrast = false, locale = 'en-US'): Promise<Session> {
  browser ??= await launch();
  const page: Page = await browser.newPage({
    viewport: { width: 1400, height: 860 },
    locale,
    // Not overridden, so that the pane takes it from the workbench's frame as from a real system.
    colorScheme: null,
  });
  await page.emulateMedia({ forcedColors: contrast ? 'active' : 'none' });
  const outside: string[] = [];
  const errors: string[] = [];
  const origin = new URL(inject('workbenchUrl')).origin;
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) outside.push(url);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(inject('workbenchUrl') + query);
  await page.waitForFunction(() => 'workbench' in window);
  const pane = (): Frame => {
    const frame = page.frames().find((candidate) => candidate.url().includes(PANE));
    if (!frame) throw new Error('the pane is not open');
    return frame;
  };
  // The user's own pane; there may be those of others beside it.
  const own = page.frameLocator(`iframe[src*="${PANE}"]`).first();
  const root = own.locator('[data-state]').first();
  const session: Session = {
    page,
    pane,
    values: (sheet, range) =>
      page.evaluate(([s, r]) => window.workbench.values(s, r) as Cell[][], [sheet, range] as const),
    set: (sheet, address, value) =>
      page.evaluate(([s, a, v]) => void window.workbench.set(s, a, v), [sheet, address, value] as const),
    active: () => page.evaluate(() => window.workbench.active()),
    settle: () => page.evaluate(() => window.workbench.settle()),
    state: () => root.getAttribute('data-state'),
    waitForState: async (...states) => {
      await root
        .and(own.locator(states.map((s) => `[data-state="${s}"]`).join(',')))
        .waitFor({ timeout: 30_000 });
    },
    check: async () => {
      await pane().locator('[data-action="check"]').click();
      await session.waitForState('done');
      return findings(pane());
    },
    outside,
    errors,
    close: () => page.close(),
  };
  await session.waitForState('ready', 'done', 'error');
  await session.settle();
  return session;
}

/** The findings that the pane lists, in its order. */
export const findings = (pane: Frame): Promise<Finding[]> =>
  pane.locator('[data-rule]').evaluateAll((elements) =>
    elements.map((element) => ({
      rule: element.getAttribute('data-rule') ?? '',
      severity: element.getAttribute('data-severity') ?? '',
      sheet: element.getAttribute('data-sheet') ?? '',
      address: element.getAttribute('data-address') ?? '',
      text: element.textContent ?? '',
    })),
  );

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** A data file of hand-derived expectations. */
export const example = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../examples/${name}`, import.meta.url), 'utf8')) as T;

/** Violations that axe finds in the pane, as `rule: selector`. */
export async function axe(pane: Frame): Promise<string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // The pane's own Content-Security-Policy forbids inline scripts: evaluate runs outside it, as the browser's tools do.
  await pane.evaluate(source);
  return pane.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
  });
}
