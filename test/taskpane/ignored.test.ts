// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentKey, keyFor, sorted } from '../../src/taskpane/ignored';
import { finding, keepDocumentClean, openPane } from './stand-in';

let clean = (): void => {};
beforeEach(() => (clean = keepDocumentClean()));
afterEach(() => clean());

describe('what is ignored', () => {
  const one = finding('A2');
  const ignored = (of = one, n = 1): Record<string, never> =>
    Object.fromEntries(
      Array.from({ length: n }, (_, i) => [`${contentKey(of)}#${i + 1}`, { ...of, reason: 'aftalt' }]),
    ) as never;

  it('is known by what it says, wherever it stands now', () => {
    const moved = { ...one, address: 'C9', cell: { ...one.cell, row: 8 } };
    const told = { ...moved, message: { key: 'fejl', values: { n: 3, address: 'B4' } } };
    expect(contentKey(moved)).toBe(contentKey(one));
    expect(contentKey(told)).not.toBe(contentKey(one));
    expect(contentKey({ ...told, message: { key: 'fejl', values: { n: 3, address: 'D7' } } })).toBe(
      contentKey(told),
    );
    expect(sorted([moved], ignored()).open).toEqual([]);
  });
  it('is as many as were ignored: one more of the same is shown', () => {
    const same = [finding('A2'), finding('A3')];
    expect(sorted(same, ignored()).open).toEqual([same[1]]);
    expect(sorted(same, ignored(one, 2)).open).toEqual([]);
    expect(keyFor(one, ignored())).toBe(`${contentKey(one)}#2`);
  });
  it('is expired once it no longer stands there', () => {
    const { open, ignored: hidden, expired } = sorted([finding('A2', { text: 'andet' })], ignored());
    expect([open.length, hidden.length, expired.length]).toEqual([1, 0, 1]);
  });
});

describe('ignoring in the pane', () => {
  it('takes a reason, keeps it in the workbook, lists it and takes it back', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2'), finding('A3', { text: 'andet' })];
    await pane.press('check');
    await pane.press('explain');
    await pane.press('ignore');
    await pane.press('ignore-now');
    expect(pane.root.textContent).toContain('Skriv en begrundelse.');
    expect(pane.saved).toBeNull();
    pane.get<HTMLInputElement>('[name="reason"]').value = ' aftalt med forbundet ';
    await pane.press('ignore-now');
    expect(pane.addresses()).toEqual(['A3']);
    expect(Object.values(pane.saved?.ignored ?? {})).toMatchObject([
      { rule: '303C1', subject: 'Team', sheet: 'Hold', reason: 'aftalt med forbundet' },
    ]);
    expect(pane.get('[data-count="error"]').textContent).toContain('1');
    expect(pane.get('.scope').textContent).toContain('1 fund er ignoreret');
    expect(pane.get('[data-ignored]').textContent).toContain('Begrundelse: aftalt med forbundet');
    await pane.press('restore');
    expect(pane.addresses()).toEqual(['A2', 'A3']);
    expect(pane.saved?.ignored).toEqual({});
  });
  it('never lets the focus fall off the page', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2'), finding('A3', { text: 'andet' })];
    await pane.press('check');
    for (let left = 2; left > 0; left -= 1) {
      await pane.press('explain');
      pane.get<HTMLInputElement>('[name="reason"]').value = 'aftalt';
      pane.act('ignore-now').focus();
      await pane.press('ignore-now');
      expect(pane.root.contains(document.activeElement)).toBe(true);
    }
    // Nothing is left on the list.
    expect(document.activeElement).toBe(pane.act('check'));
    expect(pane.get('.ignored > summary').textContent).toBe('Ignorerede fund 2');
    pane.act('restore').focus();
    await pane.press('restore');
    expect(document.activeElement).toBe(pane.act('restore'));
    await pane.press('restore');
    expect(document.activeElement).toBe(pane.get('[data-rule]'));
  });
  it('tells what has expired, and forgets it when asked', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2')];
    await pane.press('check');
    await pane.press('explain');
    pane.get<HTMLInputElement>('[name="reason"]').value = 'aftalt';
    await pane.press('ignore-now');
    pane.findings = [];
    await pane.press('check');
    expect(pane.get('[data-expired]').textContent).toContain('Udløbet');
    await pane.press('forget');
    expect(pane.all('[data-ignored]')).toEqual([]);
  });
  it('stays ignored in the pane where the workbook refuses, and says so', async () => {
    const pane = await openPane();
    pane.refuseSettings = true;
    pane.findings = [finding('A2')];
    await pane.press('check');
    await pane.press('explain');
    pane.get<HTMLInputElement>('[name="reason"]').value = 'aftalt';
    await pane.press('ignore-now');
    expect(pane.addresses()).toEqual([]);
    expect(pane.get('.notice:not([hidden])').textContent).toContain('kunne ikke gemmes');
  });
});
