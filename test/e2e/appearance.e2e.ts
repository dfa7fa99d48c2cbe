import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { axe, closeBrowser, open, type Session } from './session';

let session: Session;

afterEach(() => session.close());
afterAll(closeBrowser);

describe.each(['light', 'dark', 'contrast'])('the pane in the %s theme, 350 px wide', (theme) => {
  it('has no accessibility violation and fits its width, before and after a check', async () => {
    session = await open(`?theme=${theme}`);
    expect(await session.pane().evaluate(() => window.innerWidth)).toBeLessThanOrEqual(350);
    expect(await axe(session.pane())).toEqual([]);
    await session.check();
    await session.pane().locator('summary').first().click();
    expect(await axe(session.pane())).toEqual([]);
    const overflow = await session
      .pane()
      .evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
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
