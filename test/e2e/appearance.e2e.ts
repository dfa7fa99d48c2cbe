import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { axe, closeBrowser, open, type Session } from './session';

let session: Session;

afterEach(() => session.close());
afterAll(closeBrowser);

/** Mean of red, green and blue of the pane's ground, 0 (black) to 255 (white). */
const ground = (session: Session): Promise<number> =>
  session.pane().evaluate(() => {
    const drawn = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
    const [red = 255, green = 255, blue = 255] = (drawn?.match(/\d+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  });

describe.each([
  { name: 'light', query: '?theme=light', contrast: false, dark: false },
  { name: 'dark', query: '?theme=dark', contrast: false, dark: true },
  // The system's own colours: which ground they have is the system's.
  { name: 'high-contrast', query: '', contrast: true, dark: null },
])('the pane in the $name theme, 350 px wide', ({ query, contrast, dark }) => {
  it('has no accessibility violation and fits its width, before and after a check', async () => {
    session = await open(query, contrast);
    const pane = session.pane();
    expect(await pane.evaluate(() => window.innerWidth)).toBeLessThanOrEqual(350);
    expect(await pane.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(contrast);
    if (dark !== null) expect((await ground(session)) < 128).toBe(dark);
    expect(await axe(pane)).toEqual([]);
    await session.check();
    await pane.locator('summary').first().click();
    expect(await axe(pane)).toEqual([]);
    const overflow = await pane.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe('the list', () => {
  it('lies still while an edit makes it stale and it is checked again', async () => {
    session = await open();
    const pane = session.pane();
    await session.check();
    await pane.evaluate(() => {
      const seen = new Set<string>();
      const look = (): void => {
        const top = document.querySelector('.groups')?.getBoundingClientRect().top ?? 0;
        const state = document.querySelector('[data-state]')?.getAttribute('data-state') ?? '';
        seen.add(`${state} ${Math.round(top)}`);
        document.body.dataset.seen = [...seen].join(',');
        requestAnimationFrame(look);
      };
      look();
    });
    await session.set('Hold Division', 'M60', 'x');
    await session.waitForState('stale');
    await session.waitForState('done');
    const seen = ((await pane.locator('body').getAttribute('data-seen')) ?? '').split(',');
    expect(seen.some((one) => one.startsWith('stale'))).toBe(true);
    expect(new Set(seen.map((one) => one.split(' ')[1])).size).toBe(1);
  });

  it('shows the finding that is gone to clear of the toolbar above it', async () => {
    session = await open();
    const pane = session.pane();
    const all = (await session.check()).length;
    // Backwards from the last, so that the list is scrolled upwards.
    for (let at = all; at > 0; at -= 1) {
      await pane.locator('[data-action="previous"]').press('Shift+F8');
      await expect.poll(() => pane.locator('.place').textContent()).toBe(`${at} af ${all}`);
      const covered = await pane.evaluate(() => {
        const bottom = document.querySelector('.toolbar')?.getBoundingClientRect().bottom ?? Infinity;
        return (document.querySelector('[aria-current]')?.getBoundingClientRect().top ?? 0) - bottom;
      });
      expect(covered).toBeGreaterThanOrEqual(0);
    }
  });

  it('has no line lying over the button that was used', async () => {
    session = await open();
    const pane = session.pane();
    await session.check();
    await pane.locator('[data-section="tools"] > summary').click();
    // At the very foot of the pane, where the line will be.
    const button = pane.locator('[data-action="report-sheet"]');
    await button.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 2);
    });
    await button.focus();
    await session.page.keyboard.press('Enter');
    const line = pane.locator('.notice[data-kind="added"]');
    await line.waitFor();
    const [used, over] = await Promise.all([button.boundingBox(), line.boundingBox()]);
    expect(used && over && used.y + used.height <= over.y).toBe(true);
  });
});

describe('in an English Excel', () => {
  it('the pane and the messages are English', async () => {
    session = await open('?language=en-US');
    const pane = session.pane();
    expect(await pane.locator('html').getAttribute('lang')).toBe('en');
    expect(await pane.locator('[data-action="check"]').textContent()).toBe('Check');
    const [first] = await session.check();
    expect(first?.text).toContain('The team has 3 players');
    const text = (await pane.locator('main').textContent()) ?? '';
    expect(text).not.toMatch(/\b(holdet|spillere|advarsler|fejl|ark)\b/i);
    await session.set('Pokal', 'E5', '1.234');
    await session.settle();
    const message = await session.page.evaluate(() => window.workbench.message('Pokal', 'H5'));
    expect(message?.message).toContain('row 2');
  });
});
