// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostError } from '../../src/excel/host';
import { REST_MS, SLOW_MS } from '../../src/taskpane/controller';
import { aSheet, finding, keepDocumentClean, openPane, settle, type Stage } from './stand-in';

let clean = (): void => {};
beforeEach(() => {
  vi.useFakeTimers();
  clean = keepDocumentClean();
});
afterEach(() => {
  clean();
  vi.useRealTimers();
});

describe('states', () => {
  it('waits for Excel, is ready, checks and is done', async () => {
    let connected = (): void => {};
    const opened = openPane({
      connect: () => new Promise((_, reject) => (connected = () => reject(new HostError('no-excel')))),
    });
    expect(document.getElementById('pane')?.dataset.state).toBe('loading');
    connected();
    expect((await opened).state()).toBe('error');

    const pane = await openPane();
    expect(pane.state()).toBe('ready');
    pane.hold();
    await pane.press('check');
    expect(pane.state()).toBe('checking');
    expect(pane.root.getAttribute('aria-busy')).toBe('true');
    pane.release();
    await settle();
    expect(pane.state()).toBe('done');
    expect(pane.root.getAttribute('aria-busy')).toBe('false');
  });

  it('says that it is not in Excel, and tries again on request', async () => {
    let tries = 0;
    const pane = await openPane({
      connect: async () => {
        tries += 1;
        throw new HostError('no-excel');
      },
    });
    expect(pane.get('[role="alert"]').textContent).toContain('Excel');
    await pane.press('retry');
    expect(tries).toBe(2);
  });

  it('offers no second try where Excel is too old, and names what is missing', async () => {
    const pane = await openPane({
      connect: () => Promise.reject(new HostError('too-old', 'ExcelApi 1.9')),
    });
    expect(pane.root.textContent).toContain('ExcelApi 1.9');
    expect(pane.all('[data-action="retry"]')).toEqual([]);
  });

  it('is ready again when cancelled, and what is then read is thrown away', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2')];
    pane.hold();
    await pane.press('check');
    await pane.press('cancel');
    expect(pane.state()).toBe('ready');
    expect(pane.root.textContent).toContain('Kontrollen blev afbrudt');
    pane.release();
    await settle();
    expect(pane.state()).toBe('ready');
    expect(pane.addresses()).toEqual([]);
    await pane.press('check');
    expect(pane.addresses()).toEqual(['A2']);
  });

  it('keeps the list of the check before when the next one is cancelled, and says how old it is', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2')];
    await pane.press('check');
    pane.hold();
    await pane.press('check');
    await pane.press('cancel');
    expect(pane.state()).toBe('ready');
    expect(pane.addresses()).toEqual(['A2']);
    expect(pane.get('[data-part="stale"]').hidden).toBe(false);
    expect(pane.get('[data-part="stale"]').textContent).toContain('fra den forrige kontrol');
    expect(pane.get('.intro').hidden).toBe(true);
    pane.release();
  });

  it('keeps the list of the check before when the next one fails, until one goes well', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2')];
    await pane.press('check');
    pane.failure = new HostError('connection');
    pane.findings = [finding('B3')];
    await pane.press('check');
    expect(pane.state()).toBe('error');
    expect(pane.get('[role="alert"]').textContent).toContain('Forbindelsen til Excel blev afbrudt');
    expect(pane.addresses()).toEqual(['A2']);
    expect(pane.get('[data-part="stale"]').textContent).toContain('fra den forrige kontrol');
    pane.failure = null;
    // The edit that ends is the one that was in the way.
    pane.edit();
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(pane.state()).toBe('done');
    expect(pane.addresses()).toEqual(['B3']);
    expect(pane.get('[data-part="stale"]').hidden).toBe(true);
  });

  it('is done with an empty workbook and says so', async () => {
    const pane = await openPane();
    pane.sheets = [aSheet('Ark1', { values: [] })];
    await pane.press('check');
    expect(pane.state()).toBe('done');
    expect(pane.get('.verdict').textContent).toMatch(/^Projektmappen er tom: .* »Hold« og »Spiller«/);
    // Nothing to mark or to report of.
    expect(pane.get('[data-section="tools"]').hidden).toBe(true);
  });

  it('says when there is nothing to find', async () => {
    const pane = await openPane();
    await pane.press('check');
    expect(pane.get('.verdict').textContent).toContain('ikke fundet noget');
  });

  it('shows why reading failed, and checks again on request', async () => {
    const pane = await openPane();
    pane.failure = new HostError('editing');
    await pane.press('check');
    expect(pane.state()).toBe('error');
    expect(pane.get('[role="alert"]').textContent).toContain('Tryk Enter eller Esc');
    pane.failure = null;
    await pane.press('retry');
    expect(pane.state()).toBe('done');
    expect(pane.get('[role="alert"]').hidden).toBe(true);
  });

  it('fetches the checks when they are first asked for, and again where that failed', async () => {
    const pane = await openPane();
    expect(pane.fetched).toEqual([]);
    pane.notFetched = new HostError('not-fetched', 'Loading chunk checks failed');
    await pane.press('check');
    expect(pane.state()).toBe('error');
    expect(pane.get('[role="alert"]').textContent).toContain('kunne ikke hentes');
    pane.notFetched = null;
    await pane.press('retry');
    expect(pane.state()).toBe('done');
    await pane.press('check');
    expect(pane.fetched).toEqual(['da', 'da']);
  });

  it('tells of a cell that may be open for editing when Excel is slow to answer, and not before', async () => {
    const pane = await openPane();
    pane.hold();
    await pane.press('check');
    vi.advanceTimersByTime(SLOW_MS - 1);
    expect(pane.root.textContent).not.toContain('Er en celle ved at blive redigeret');
    vi.advanceTimersByTime(1);
    expect(pane.root.textContent).toContain('Er en celle ved at blive redigeret');
  });

  it('starts no second check while one runs', async () => {
    const pane = await openPane();
    pane.hold();
    await pane.press('check');
    await pane.press('check');
    pane.release();
    await settle();
    expect(pane.checked).toHaveLength(1);
  });
});

describe('edits', () => {
  it('mark the list as stale, and it is checked again once the sheets lie still', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2')];
    await pane.press('check');
    pane.findings = [];
    pane.edit();
    expect(pane.state()).toBe('stale');
    expect(pane.get('[data-part="stale"]').hidden).toBe(false);
    // In the place of what was said of the check, so that the list does not move.
    expect(pane.get('.scope').hidden).toBe(true);
    expect(pane.addresses()).toEqual(['A2']);
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    pane.edit();
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(pane.state()).toBe('stale');
    expect(pane.checked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(pane.state()).toBe('done');
    expect(pane.checked).toHaveLength(2);
    expect(pane.addresses()).toEqual([]);
  });

  it('during a check make one more afterwards, however many they are', async () => {
    const pane = await openPane();
    pane.hold();
    await pane.press('check');
    pane.edit();
    pane.edit();
    pane.edit();
    pane.release();
    await settle();
    expect(pane.state()).toBe('stale');
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(pane.state()).toBe('done');
    expect(pane.checked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10 * REST_MS);
    expect(pane.checked).toHaveLength(2);
  });

  it('before the first check ask for nothing', async () => {
    const pane = await openPane();
    pane.edit();
    await vi.advanceTimersByTimeAsync(2 * REST_MS);
    expect(pane.state()).toBe('ready');
    expect(pane.checked).toEqual([]);
  });

  it('leave the list standing when checking again fails', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2')];
    await pane.press('check');
    pane.failure = new HostError('busy');
    pane.edit();
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(pane.state()).toBe('stale');
    expect(pane.addresses()).toEqual(['A2']);
    expect(pane.get('.notice').textContent).toContain('Excel har travlt');
    expect(pane.get('[data-part="stale"]').textContent).toContain('fra den forrige kontrol');
  });

  it('leave the line about what was done last standing, as a report makes an edit of its own', async () => {
    const pane = await openPane();
    await pane.press('check');
    await pane.press('report-sheet');
    pane.edit();
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(pane.checked).toHaveLength(2);
    expect(pane.get('.notice[data-kind="added"]').hidden).toBe(false);
    await pane.press('check');
    expect(pane.get('.notice').hidden).toBe(true);
  });

  it('that Excel does not tell of are left to the user', async () => {
    const pane = await openPane({ deaf: true });
    await pane.press('check');
    expect(pane.get('.scope').textContent).toContain('melder ikke om ændringer');
  });
});

describe('going to a cell', () => {
  it('is one click', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2'), finding('B3')];
    await pane.press('check');
    pane.get('[data-address="B3"]').click();
    await settle();
    expect(pane.went).toEqual(['Hold B3']);
    expect(pane.get('[aria-current="true"]').dataset.address).toBe('B3');
    expect(pane.get('[aria-live]').textContent).toBe('Hold, B3 er markeret.');
  });

  it.each([
    ['sheet', 'Cellen står på arket »Hold«, som er skjult.', 'Vis arket'],
    ['row', 'Rækken med A2 er skjult, af et filter eller manuelt.', 'Vis rækken'],
    ['column', 'Kolonnen med A2 er skjult.', 'Vis kolonnen'],
  ] as const)('says that a %s is hidden and offers to show it', async (what, says, offers) => {
    const pane = await openPane();
    pane.findings = [finding('A2')];
    pane.arrival = { kind: 'hidden', what };
    await pane.press('check');
    pane.get('[data-address="A2"]').click();
    await settle();
    expect(pane.get('.notice p').textContent).toBe(says);
    expect(pane.act('show-hidden').textContent).toBe(offers);
    expect(pane.went).toEqual(['Hold A2']);
    await pane.press('show-hidden');
    expect(pane.went).toEqual(['Hold A2', `Hold A2 ${what}`]);
    expect(pane.get('.notice').hidden).toBe(true);
  });

  it('says when the sheet is gone', async () => {
    const pane = await openPane();
    pane.findings = [finding('A2')];
    pane.arrival = { kind: 'gone' };
    await pane.press('check');
    pane.get('[data-address="A2"]').click();
    await settle();
    expect(pane.get('.notice').textContent).toContain('findes ikke længere');
    await pane.press('dismiss');
    expect(pane.get('.notice').hidden).toBe(true);
  });
});

describe('corrections', () => {
  /** Says of a sheet that it is of the cup, and which column the players stand in. */
  const correctSheet = async (pane: Stage, sheet: string) => {
    const details = pane.get<HTMLDetailsElement>(`[data-sheet-item="${sheet}"] [data-action="correct"]`);
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    const [event, column] = ['event', 'column'].map((name) =>
      [...details.querySelectorAll<HTMLSelectElement>(`[name="${name}"]`)].at(-1),
    );
    if (event) event.value = 'cup';
    if (column) column.value = 'player';
    details.querySelector<HTMLButtonElement>('[data-action="save-choice"]')?.click();
    await settle();
  };
  const correct = async (refuse: boolean) => {
    const pane = await openPane();
    pane.sheets = [aSheet('Hold'), aSheet('Andet')];
    pane.refuseSettings = refuse;
    await pane.press('check');
    await correctSheet(pane, 'Hold');
    return pane;
  };
  const chosen = { Hold: { event: 'cup', columns: { deltager: 'player' } } };

  it('are kept in the workbook and count at once', async () => {
    const pane = await correct(false);
    expect(pane.saved?.sheets).toEqual(chosen);
    expect(pane.checked.at(-1)?.choices).toEqual(chosen);
    expect(pane.get('.notice').textContent).toContain('»Hold« er gemt');
  });

  it('that the workbook refuses count until the pane is closed, and it says so', async () => {
    const pane = await correct(true);
    expect(pane.saved).toBeNull();
    expect(pane.checked.at(-1)?.choices).toEqual(chosen);
    expect(pane.get('.notice').textContent).toContain('kunne ikke gemmes');
    await pane.press('check');
    expect(pane.checked.at(-1)?.choices).toEqual(chosen);
  });

  it('that the workbook refused go with the next one that it takes', async () => {
    const pane = await correct(true);
    pane.refuseSettings = false;
    await correctSheet(pane, 'Andet');
    expect(pane.saved?.sheets).toEqual({ ...chosen, Andet: chosen.Hold });
  });

  it('are told of as saved or not even where the check then fails', async () => {
    const pane = await openPane();
    await pane.press('check');
    pane.failure = new HostError('busy');
    pane.refuseSettings = true;
    await correctSheet(pane, 'Hold');
    expect(pane.get('[role="alert"]').textContent).toContain('Excel har travlt');
    expect(pane.get('.notice').textContent).toContain('kunne ikke gemmes');
  });
});

describe('language', () => {
  it.each([
    ['da-DK', 'en-US', 'Denne Excel er for gammel'],
    ['en-US', 'da-DK', 'This Excel is too old'],
  ])('of a too old Excel in %s is its own, not that of a browser in %s', async (office, browser, says) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    const pane = await openPane({
      connect: () => Promise.reject(new HostError('too-old', 'ExcelApi 1.9', office)),
    });
    expect(pane.get('[role="alert"]').textContent).toContain(says);
    vi.restoreAllMocks();
  });

  it('is English where Excel is not Danish', async () => {
    const pane = await openPane({ language: 'en-US' });
    expect(document.documentElement.lang).toBe('en');
    expect(pane.act('check').textContent).toBe('Check');
    pane.findings = [finding('A2')];
    await pane.press('check');
    expect(pane.root.textContent).not.toMatch(/[æøåÆØÅ]/);
  });

  it('is Danish in a Danish Excel, whose theme it takes', async () => {
    const pane = await openPane();
    expect(document.documentElement.lang).toBe('da');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(pane.act('check').textContent).toBe('Kontrollér');
  });
});
