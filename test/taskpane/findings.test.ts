// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSheet, finding, keepDocumentClean, openPane, settle, type Stage } from './stand-in';

let clean = (): void => {};
beforeEach(() => (clean = keepDocumentClean()));
afterEach(() => clean());

const some = [
  finding('A2', { rule: '342B3', severity: 'warning', sheet: 'Pokal', text: 'for få' }),
  finding('B7', { rule: '303C1', severity: 'error', sheet: 'Pokal', text: 'for mange', subject: 'Trumf Es' }),
  finding('C1', { rule: '303C1', severity: 'info', sheet: 'Division', subject: 'Åse Ørum' }),
  finding('C9', { rule: '303C1', severity: 'error', sheet: 'Division', text: 'for mange' }),
];

async function checked(findings = some): Promise<Stage> {
  const pane = await openPane();
  pane.sheets = [aSheet('Pokal'), aSheet('Division'), aSheet('Noter', { values: [] })];
  pane.findings = [...findings];
  await pane.press('check');
  return pane;
}

async function type(pane: Stage, words: string): Promise<void> {
  const filter = pane.act('filter') as HTMLInputElement;
  filter.value = words;
  filter.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

async function group(pane: Stage, by: string): Promise<[string, string[]][]> {
  const select = pane.act('group') as HTMLSelectElement;
  select.value = by;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  return pane
    .all('.group')
    .map((one) => [
      one.querySelector('h3')?.textContent ?? '',
      [...one.querySelectorAll<HTMLElement>('[data-rule]')].map((row) => row.dataset.address ?? ''),
    ]);
}

it('carries what tests and automation read', async () => {
  const pane = await checked();
  expect({ ...pane.get('[data-address="B7"]').dataset }).toEqual({
    rule: '303C1',
    severity: 'error',
    sheet: 'Pokal',
    address: 'B7',
  });
});

it('counts by severity, and the sheets checked and skipped', async () => {
  const pane = await checked();
  expect(pane.all('[data-count]').map((tile) => tile.textContent)).toEqual([
    '2 fejl',
    '1 advarsel',
    '1 oplysning',
  ]);
  expect(pane.get('.scope').textContent).toBe('Kontrollerede 2 ark, sprang 1 over · 0,1 sek.');
});

it('groups by sheet, by clause in the order of the book, and by severity with the worst first', async () => {
  const pane = await checked();
  expect(await group(pane, 'sheet')).toEqual([
    ['Pokal2', ['A2', 'B7']],
    ['Division2', ['C1', 'C9']],
  ]);
  expect(await group(pane, 'clause')).toEqual([
    ['§ 303C13', ['B7', 'C1', 'C9']],
    ['§ 342B31', ['A2']],
  ]);
  expect(await group(pane, 'severity')).toEqual([
    ['Fejl2', ['B7', 'C9']],
    ['Advarsel1', ['A2']],
    ['Oplysning1', ['C1']],
  ]);
});

describe('the filter', () => {
  it('finds every word, in any case, in sentence, subject, clause and cell', async () => {
    const pane = await checked();
    await type(pane, 'åse ØRUM');
    expect(pane.addresses()).toEqual(['C1']);
    await type(pane, 'mange trumf');
    expect(pane.addresses()).toEqual(['B7']);
    await type(pane, '342b3');
    expect(pane.addresses()).toEqual(['A2']);
    expect(pane.get('.shown').textContent).toBe('Viser 1 af 4');
  });

  it('says when nothing answers to it, and is cleared by a button', async () => {
    const pane = await checked();
    await type(pane, 'findes ikke');
    expect(pane.addresses()).toEqual([]);
    expect(pane.root.textContent).toContain('Intet svarer til filteret.');
    await pane.press('clear-filter');
    expect(pane.addresses()).toHaveLength(4);
    expect(document.activeElement).toBe(pane.act('filter'));
  });
});

describe('previous and next', () => {
  it('go through the list and round its ends', async () => {
    const pane = await checked();
    await pane.key('F8');
    await pane.key('F8');
    await pane.key('F8', { shiftKey: true });
    await pane.key('F8', { shiftKey: true });
    expect(pane.went).toEqual(['Pokal A2', 'Pokal B7', 'Pokal A2', 'Division C9']);
    await pane.press('next');
    await pane.press('previous');
    expect(pane.went.slice(4)).toEqual(['Pokal A2', 'Division C9']);
    expect(pane.get('.place').textContent).toBe('4 af 4');
  });

  it('respect the filter', async () => {
    const pane = await checked();
    await type(pane, 'mange');
    await pane.key('F8');
    await pane.press('next');
    await pane.press('next');
    expect(pane.went).toEqual(['Pokal B7', 'Division C9', 'Pokal B7']);
    expect(pane.get('.place').textContent).toBe('1 af 2');
  });

  it('tell two findings of the same kind in one cell apart', async () => {
    const pane = await checked([finding('A2'), finding('A2'), finding('B3')]);
    await pane.key('F8');
    await pane.key('F8');
    await pane.key('F8');
    expect(pane.went).toEqual(['Hold A2', 'Hold A2', 'Hold B3']);
  });

  it('leave other keys alone', async () => {
    const pane = await checked();
    await pane.key('F8', { ctrlKey: true });
    await pane.key('F7');
    expect(pane.went).toEqual([]);
  });
});

describe('the list by keyboard', () => {
  it('is one tab stop, with arrows, Home and End within', async () => {
    const pane = await checked();
    const stops = (): string[] =>
      pane
        .all('.finding')
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ dataset }) => dataset.address ?? '');
    expect(stops()).toEqual(['A2']);
    pane.get('[data-address="A2"]').focus();
    await pane.key('ArrowDown');
    expect((document.activeElement as HTMLElement).dataset.address).toBe('B7');
    await pane.key('End');
    expect((document.activeElement as HTMLElement).dataset.address).toBe('C9');
    await pane.key('ArrowDown');
    expect((document.activeElement as HTMLElement).dataset.address).toBe('C9');
    await pane.key('Home');
    expect(stops()).toEqual(['A2']);
    // Moving is not going: Enter and Space do that, as on any button.
    expect(pane.went).toEqual([]);
  });

  it('keeps its place when the sheets are checked again', async () => {
    const pane = await checked();
    pane.get('[data-address="B7"]').focus();
    pane.get('[data-address="B7"]').click();
    await settle();
    pane.findings = some.slice(1);
    await pane.press('check');
    expect(pane.get('[aria-current="true"]').dataset.address).toBe('B7');
    expect(pane.get('.place').textContent).toBe('1 af 3');
  });
});

it('leaves a reason that is being written alone when the sheets are checked again', async () => {
  const pane = await checked();
  const count = pane.addresses().length;
  await pane.press('explain');
  await pane.press('ignore');
  const reason = pane.get<HTMLInputElement>('[name="reason"]');
  reason.value = 'aftalt med';
  expect(document.activeElement).toBe(reason);
  await pane.press('check');
  expect(pane.addresses()).toHaveLength(count);
  expect(pane.act('explain').getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(reason);
  reason.value += ' forbundet';
  await pane.press('ignore-now');
  expect(Object.values(pane.saved?.ignored ?? {})).toMatchObject([{ reason: 'aftalt med forbundet' }]);
  // Shown again, it is closed as any other.
  await pane.press('restore');
  expect(pane.addresses()).toHaveLength(count);
  expect(pane.act('explain').getAttribute('aria-expanded')).toBe('false');
});

it('opens what a clause says, and closes it', async () => {
  const pane = await checked();
  const toggle = pane.act('explain');
  expect(toggle.getAttribute('aria-label')).toBe('Hvad siger § 342B3?');
  toggle.click();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(pane.get('.explanation > p').textContent).toBe('Om 342B3');
  toggle.click();
  expect(pane.get('.explanation').hidden).toBe(true);
});

it('draws ten thousand findings in steps, and reaches the last by going back from the first', async () => {
  const pane = await checked(Array.from({ length: 10_000 }, (_, i) => finding(`A${i + 1}`)));
  expect(pane.get('[data-count="error"] strong').textContent).toBe('10000');
  expect(pane.addresses()).toHaveLength(200);
  expect(pane.act('more').textContent).toBe('Vis 200 flere');
  await pane.press('more');
  expect(pane.addresses()).toHaveLength(400);
  expect((document.activeElement as HTMLElement).dataset.address).toBe('A201');
  await type(pane, 'A9999');
  expect(pane.addresses()).toEqual(['A9999']);
  await type(pane, '');
  expect(pane.addresses()).toHaveLength(200);
});

it('never takes what stands in a cell for markup', async () => {
  const nasty = '<img src=x onerror=alert(1)>';
  const pane = await openPane();
  pane.sheets = [aSheet(nasty, { values: [[nasty, 'Spiller']] })];
  pane.findings = [finding('A2', { text: nasty, subject: nasty, sheet: nasty })];
  await pane.press('check');
  pane.get('[data-address="A2"]').click();
  await pane.press('explain');
  const correct = pane.act('correct') as HTMLDetailsElement;
  correct.open = true;
  correct.dispatchEvent(new Event('toggle'));
  await settle();
  expect(pane.all('img')).toEqual([]);
  expect(pane.get('.sentence').textContent).toBe(nasty);
  expect(pane.get('.correction').textContent).toContain(nasty);
});
