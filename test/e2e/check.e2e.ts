import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, example, findings, open, type Finding, type Session } from './session';

type Fault = Pick<Finding, 'sheet' | 'address' | 'rule' | 'severity'>;

const { faults } = example<{ faults: (Fault & { why: string })[] }>('sample-faults.json');
const bare = ({ sheet, address, rule, severity }: Fault): Fault => ({ sheet, address, rule, severity });

let session: Session;
let found: Finding[];

beforeAll(async () => {
  session = await open();
  found = await session.check();
});
afterAll(closeBrowser);

describe('the check of the sample workbook', () => {
  it('finds each planted fault at its cell, and nothing else', () => {
    expect(found.map(bare)).toEqual(faults.map(bare));
  });

  it('says how many sheets it checked and skipped, and counts by severity', async () => {
    const text = (await session.pane().locator('main').textContent()) ?? '';
    const [, checked, skipped] = /Kontrollerede (\d+) ark, sprang (\d+) over/.exec(text) ?? [];
    const sheets = await session.pane().locator('[data-sheet-item]').count();
    expect(Number(checked) + Number(skipped)).toBe(sheets);
    expect(Number(checked)).toBe(await session.pane().locator('[data-sheet-item]:has([data-kind])').count());
    expect(Number(checked)).toBeGreaterThanOrEqual(3);
    for (const severity of ['error', 'warning', 'info']) {
      const count = await session.pane().locator(`[data-count="${severity}"]`).textContent();
      expect(Number.parseInt(count ?? '', 10)).toBe(
        faults.filter((fault) => fault.severity === severity).length,
      );
    }
  });

  it('is the same a second time', async () => {
    expect(await session.check()).toEqual(found);
  });
});

describe('a click on a finding', () => {
  it.each(faults)('lands on $sheet!$address', async ({ sheet, address, rule }) => {
    await session
      .pane()
      .locator(`[data-rule="${rule}"][data-sheet="${sheet}"][data-address="${address}"]`)
      .click();
    await expect.poll(() => session.active()).toEqual({ sheet, address });
  });

  it('can be made with the keyboard: F8 goes to the next, Shift+F8 to the one before', async () => {
    const [first, second] = faults;
    await session.pane().locator(`[data-address="${first?.address}"]`).first().focus();
    await session.page.keyboard.press('Enter');
    await expect.poll(() => session.active()).toEqual({ sheet: first?.sheet, address: first?.address });
    await session.page.keyboard.press('F8');
    await expect.poll(() => session.active()).toEqual({ sheet: second?.sheet, address: second?.address });
    await session.page.keyboard.press('Shift+F8');
    await expect.poll(() => session.active()).toEqual({ sheet: first?.sheet, address: first?.address });
  });
});

describe('working through the list', () => {
  it('filters by a word, and groups by clause', async () => {
    const pane = session.pane();
    await pane.locator('[data-action="filter"]').fill('Ditlev');
    await expect
      .poll(async () => (await findings(pane)).map(bare))
      .toEqual([{ sheet: 'Hold Danish Open', address: 'E9', rule: '362A2', severity: 'warning' }]);
    await pane.locator('[data-action="filter"]').fill('');
    await pane.locator('[data-action="group"]').selectOption('clause');
    await expect
      .poll(async () => (await findings(pane)).map(({ rule }) => rule))
      .toEqual(
        [...faults].map(({ rule }) => rule).sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
      );
    await pane.locator('[data-action="group"]').selectOption('sheet');
  });
});

describe('after an edit', () => {
  it('the list is stale, is checked again, and the mended fault is gone', async () => {
    await session.set('Hold Division', 'D31', 10602);
    await session.waitForState('stale');
    await session.waitForState('done');
    const after = (await findings(session.pane())).map(bare);
    expect(after).toEqual(faults.map(bare).filter(({ address }) => address !== 'D31'));
  });
});

it('nothing is asked of any other server, and nothing goes wrong unseen', () => {
  expect(session.outside).toEqual([]);
  expect(session.errors).toEqual([]);
});
