// @vitest-environment jsdom
import { HostError } from '../../src/excel/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REST_MS } from '../../src/taskpane/controller';
import { asClipboard, asCsv } from '../../src/taskpane/report';
import { finding, keepDocumentClean, openPane, settle, type Stage } from './stand-in';

let clean = (): void => {};
beforeEach(() => (clean = keepDocumentClean()));
afterEach(() => {
  clean();
  vi.unstubAllGlobals();
});

async function checked(): Promise<Stage> {
  const pane = await openPane();
  pane.findings = [
    finding('A2'),
    finding('B3', { rule: '304B1', severity: 'warning', text: '=1+1', subject: '' }),
  ];
  await pane.press('check');
  return pane;
}

describe('a fix', () => {
  const fixable = { ...finding('C2'), fix: { cell: { sheetId: 'Hold', row: 1, column: 2 }, value: 400.6 } };

  async function previewed(): Promise<Stage> {
    const pane = await openPane();
    pane.findings = [fixable];
    pane.content = { value: 400, formula: '=A1*2' };
    await pane.press('check');
    await pane.press('explain');
    await pane.press('preview-fix');
    return pane;
  }
  it('is shown before it is made, with the formula that it would replace', async () => {
    const pane = await previewed();
    expect(pane.did).toEqual([]);
    expect(pane.get('[data-part="preview"]').textContent).toContain('Hold, C2: 400 bliver til 400,6');
    expect(pane.get('[data-part="preview"] .unsure').hidden).toBe(false);
    pane.findings = [];
    await pane.press('fix');
    expect(pane.did).toEqual(['Hold 1,2 = 400.6']);
    expect(pane.checked).toHaveLength(2);
    expect(pane.get('.notice[data-kind="fixed"]').textContent).toContain('Hold, C2 er rettet');
    expect(pane.get('[data-part="preview"]').hidden).toBe(true);
  });
  it('is not made over what has changed meanwhile', async () => {
    const pane = await previewed();
    pane.content = { value: 401, formula: null };
    await pane.press('fix');
    expect(pane.did).toEqual([]);
    expect(pane.get('.notice[data-kind="problem"]').textContent).toContain('er ændret siden kontrollen');
  });
  it('stays in sight when somebody edits another cell, and goes with its finding', async () => {
    vi.useFakeTimers();
    try {
      const pane = await previewed();
      pane.edit();
      await vi.advanceTimersByTimeAsync(REST_MS);
      expect(pane.checked).toHaveLength(2);
      expect(pane.get('[data-part="preview"]').hidden).toBe(false);
      pane.findings = [];
      pane.edit();
      await vi.advanceTimersByTimeAsync(REST_MS);
      expect(pane.get('[data-part="preview"]').hidden).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
  it('is given up without a trace', async () => {
    const pane = await previewed();
    await pane.press('cancel-fix');
    expect(pane.did).toEqual([]);
    expect(pane.get('[data-part="preview"]').hidden).toBe(true);
  });
});

describe('marks', () => {
  it('take the place of those before, and go again', async () => {
    const pane = await checked();
    await pane.press('mark');
    expect(pane.did).toEqual(['unmark', 'mark error § 303C1: fejl; warning § 304B1: =1+1']);
    expect(pane.get('.notice[data-kind="marked"]').textContent).toContain('2 celler er markeret.');
    await pane.press('unmark');
    expect(pane.did.slice(2)).toEqual(['unmark']);
    expect(pane.get('.notice[data-kind="unmarked"]').textContent).toContain('Markeringerne er fjernet.');
  });
});

describe('a report', () => {
  it('is a sheet with all findings that are not ignored, whatever the filter', async () => {
    const pane = await checked();
    pane.get<HTMLInputElement>('[data-action="filter"]').value = 'nothing';
    await pane.press('report-sheet');
    expect(pane.did).toEqual([
      'sheet Kontrol',
      'Alvor|Paragraf|Ark|Celle|Hvem|Fund',
      'Fejl|§ 303C1|Hold|A2|Team|fejl',
      'Advarsel|§ 304B1|Hold|B3||=1+1',
    ]);
  });
  it('is copied where the page may, and says so where it may not', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      language: 'da',
      clipboard: { writeText: async (text: string) => copied.push(text) },
    });
    const pane = await checked();
    await pane.press('report-copy');
    expect(copied[0]?.split('\n')).toHaveLength(3);
    expect(pane.get('.notice[data-kind="copied"]').hidden).toBe(false);
    vi.stubGlobal('navigator', { language: 'da' });
    document.execCommand = () => false;
    await pane.press('report-copy');
    await settle();
    expect(pane.get('.notice[data-kind="not-copied"]').textContent).toContain('Rapport på nyt ark');
  });
  it('is a file that Danish Excel opens, with no cell that becomes a formula', () => {
    expect(asCsv([['a;b', '=1+1', 'han sagde "nej"']])).toBe('\uFEFF"a;b";"\'=1+1";"han sagde ""nej"""\r\n');
    expect(asClipboard([['a\tb', '-1', 'c\nd']])).toBe("a b\t'-1\tc d");
  });
});

describe('settings', () => {
  it('are read as Danes write them, kept in the workbook, and go with the next check', async () => {
    const pane = await checked();
    pane.get<HTMLInputElement>('[name="season"]').value = '2009';
    pane.get<HTMLInputElement>('[name="rate"]').value = '3,47';
    await pane.press('save-preferences');
    expect(pane.saved?.preferences).toEqual({ season: 2009, rate: 3.47 });
    expect(pane.checked.at(-1)).toMatchObject({ season: 2009, rate: 3.47, today: 39814, events: [] });
  });
  it.each([
    ['2008/09', 2009],
    ['2008-2009', 2009],
    ['1999/00', 2000],
    ['2009', 2009],
  ])('read the season %s', async (written, year) => {
    const pane = await checked();
    pane.get<HTMLInputElement>('[name="season"]').value = written;
    await pane.press('save-preferences');
    expect(pane.saved?.preferences).toEqual({ season: year });
  });
  it('tell which tournaments the workbook is about, and take that back', async () => {
    const pane = await checked();
    const box = (event: string): HTMLInputElement => pane.get(`[name="events"][value="${event}"]`);
    expect(box('cup').closest('label')?.textContent).toBe('Pokalturneringen');
    expect(pane.all('[name="events"]')).toHaveLength(17);
    box('cup').click();
    box('division').click();
    await pane.press('save-preferences');
    // In the rulebook's order, not in that of the clicks.
    expect(pane.saved?.preferences).toEqual({ events: ['division', 'cup'] });
    expect(pane.checked.at(-1)?.events).toEqual(['division', 'cup']);
    box('cup').click();
    box('division').click();
    await pane.press('save-preferences');
    expect(pane.saved?.preferences).toEqual({});
    expect(pane.checked.at(-1)?.events).toEqual([]);
  });
  it.each([
    ['season', '08/09', 'Skriv et årstal'],
    ['season', '2008/10', 'Skriv et årstal'],
    ['season', '2009 ca.', 'Skriv et årstal'],
    ['rate', 'tre', 'Skriv et tal'],
    ['rate', '-3', 'Skriv et tal'],
  ])('%s: %s is refused', async (name, value, text) => {
    const pane = await checked();
    pane.get<HTMLInputElement>(`[name="${name}"]`).value = value;
    await pane.press('save-preferences');
    expect(pane.saved).toBeNull();
    const input = pane.get(`[name="${name}"]`);
    expect(document.activeElement).toBe(input);
    // Directly below the field, and read out with it.
    expect(input.closest('label')?.nextElementSibling?.textContent).toContain(text);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      text,
    );
  });
  it('keep the language of a list until the words of another can be had', async () => {
    const pane = await checked();
    pane.notFetched = new HostError('not-fetched');
    pane.get<HTMLSelectElement>('[name="language"]').value = 'en';
    await pane.press('save-preferences');
    expect(document.documentElement.lang).toBe('da');
    expect(pane.get('[role="alert"]').textContent).toContain('kunne ikke hentes');
    pane.notFetched = null;
    await pane.press('retry');
    expect(document.documentElement.lang).toBe('en');
  });

  it('have a language of their own, and change it at once', async () => {
    const pane = await checked();
    pane.get<HTMLSelectElement>('[name="language"]').value = 'en';
    pane.get('[data-section="preferences"] > summary').click();
    pane.act('save-preferences').focus();
    await pane.press('save-preferences');
    expect(document.activeElement).toBe(pane.act('save-preferences'));
    expect(pane.act('save-preferences').closest('details')?.open).toBe(true);
    expect(pane.act('check').textContent).toBe('Check');
    expect(document.documentElement.lang).toBe('en');
    expect(pane.addresses()).toEqual(['A2', 'B3']);
  });
});
