import { vi } from 'vitest';
import type { CheckReport, Finding, Severity } from '../../src/checks/finding';
import { HostError, type Arrival, type CellContent, type Host } from '../../src/excel/host';
import type { Checker } from '../../src/taskpane/checker';
import type { Language } from '../../src/text/format';
import { startPane } from '../../src/taskpane/pane';
import type { Clock } from '../../src/taskpane/run-sliced';
import { NOTHING_KEPT, withChanges, type Memory } from '../../src/workbook/memory';
import type { SheetSnapshot, WorkbookSnapshot } from '../../src/workbook/snapshot';

/** The pane with a stand-in for Excel and for the checks, on the page that jsdom gives. */

export const finding = (
  address: string,
  { rule = '303C1', severity = 'error' as Severity, sheet = 'Hold', text = 'fejl', subject = 'Team' } = {},
): Finding => ({
  rule,
  severity,
  subject,
  sheet,
  address,
  cell: { sheetId: sheet, row: Number(address.slice(1)) - 1, column: address.charCodeAt(0) - 65 },
  message: { key: text, values: {} },
});

export const aSheet = (name: string, more: Partial<SheetSnapshot> = {}): SheetSnapshot => ({
  id: name,
  name,
  visibility: 'visible',
  top: 0,
  left: 0,
  values: [
    ['Hold', 'Deltager'],
    ['Es', 'Bo Dam'],
  ],
  ...more,
});

export const aReport = (findings: readonly Finding[], sheets: readonly SheetSnapshot[]): CheckReport => ({
  findings,
  sheets: sheets.map(({ id, name, values }) => ({
    sheetId: id,
    sheet: name,
    skipped: [],
    tables:
      values.length === 0
        ? []
        : [
            {
              kind: 'roster',
              range: 'A1:B2',
              event: null,
              sure: true,
              bars: [],
              rows: 1,
              columns: { team: 'Hold' },
              checked: ['303C1'],
              notChecked: [],
            },
          ],
  })),
});

export interface Stage {
  readonly root: HTMLElement;
  readonly host: Host;
  sheets: SheetSnapshot[];
  findings: Finding[];
  /** Snapshots that were checked. */
  readonly checked: WorkbookSnapshot[];
  /** Cells gone to, with what was asked to be shown. */
  readonly went: string[];
  arrival: Arrival;
  /** What the next reading fails with. */
  failure: HostError | null;
  refuseSettings: boolean;
  /** Why the checks cannot be fetched. */
  notFetched: HostError | null;
  /** The languages in which they were asked for. */
  readonly fetched: Language[];
  saved: Memory | null;
  /** What stands in any cell that is looked at. */
  content: CellContent;
  /** Everything written to the workbook, in order. */
  readonly did: string[];
  /** Holds the readings back until `release`. */
  hold(): void;
  release(): void;
  edit(): void;
  get<T extends HTMLElement = HTMLElement>(selector: string): T;
  all(selector: string): HTMLElement[];
  act(name: string): HTMLElement;
  press(name: string): Promise<void>;
  key(key: string, more?: KeyboardEventInit): Promise<void>;
  state(): string | undefined;
  addresses(): string[];
}

export const clock: Clock = { now: () => 0, today: () => 39814, breathe: () => Promise.resolve() };

export const settle = async (): Promise<void> => {
  for (let i = 0; i < 50; i += 1) await Promise.resolve();
};

export async function openPane({
  language = 'da-DK',
  deaf = false,
  connect = null as (() => Promise<Host>) | null,
} = {}): Promise<Stage> {
  document.body.innerHTML = '<main id="pane" data-state="loading"></main>';
  const root = document.getElementById('pane') as HTMLElement;
  let listener = (): void => {};
  let gate: Promise<void> = Promise.resolve();
  let open = (): void => {};
  const get = <T extends HTMLElement>(selector: string): T => {
    const element = root.querySelector<T>(selector);
    if (!element) throw new Error(`nothing on the page is ${selector}`);
    return element;
  };
  const stage: Stage = {
    root,
    host: {
      displayLanguage: language,
      theme: () => 'dark',
      onThemeChanged: () => {},
      readSheets: async (onProgress) => {
        await gate;
        if (stage.failure) throw stage.failure;
        onProgress(1);
        return stage.sheets;
      },
      goTo: async ({ sheetId, row, column }, show) => {
        went.push([sheetId, `${String.fromCharCode(65 + column)}${row + 1}`, show].filter(Boolean).join(' '));
        return show ? { kind: 'there' } : stage.arrival;
      },
      loadMemory: () => stage.saved ?? NOTHING_KEPT,
      refreshMemory: async () => stage.saved ?? NOTHING_KEPT,
      saveMemory: async (changes) => {
        if (stage.refuseSettings) throw new HostError('settings');
        return (stage.saved = withChanges(stage.saved ?? NOTHING_KEPT, changes));
      },
      lookAt: async () => stage.content,
      write: async ({ sheetId, row, column }, seen, value) => {
        if (seen !== stage.content) throw new HostError('changed');
        stage.did.push(`${sheetId} ${row},${column} = ${value}`);
      },
      mark: async (marks) => {
        stage.did.push(`mark ${marks.map(({ severity, text }) => `${severity} ${text}`).join('; ')}`);
        return { cells: marks.length, protectedSheets: [], withOwnComment: 0, comments: true };
      },
      unmark: async () => {
        stage.did.push('unmark');
        return { cells: 1, protectedSheets: [], withOwnComment: 0, comments: true };
      },
      addSheet: async (name, rows) => {
        stage.did.push(`sheet ${name}`, ...rows.map((row) => row.join('|')));
        return name;
      },
      onChanged: async (heard) => {
        if (deaf) throw new HostError('unknown');
        listener = heard;
      },
    },
    sheets: [aSheet('Hold')],
    findings: [],
    checked: [],
    went: [],
    arrival: { kind: 'there' },
    failure: null,
    refuseSettings: false,
    notFetched: null,
    fetched: [],
    saved: null,
    content: { value: 1, formula: null },
    did: [],
    hold: () => (gate = new Promise((resolve) => (open = resolve))),
    release: () => open(),
    edit: () => listener(),
    get,
    all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)],
    act: (name) => get(`[data-action="${name}"]`),
    press: async (name) => {
      get(`[data-action="${name}"]`).click();
      await settle();
    },
    key: async (key, more = {}) => {
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      );
      await settle();
    },
    state: () => root.dataset.state,
    addresses: () => stage.all('[data-rule]').map((row) => row.dataset.address ?? ''),
  };
  const { went } = stage;
  const checker: Checker = {
    *check(snapshot) {
      stage.checked.push(snapshot);
      yield 0.5;
      return aReport(stage.findings, snapshot.sheets);
    },
    sentence: ({ key }) => key,
    clauseText: (rule) => `Om ${rule}`,
    clause: (rule) => `§ ${rule}`,
    kindLabel: (kind) => kind,
    eventLabel: (event) => event,
    fieldLabel: (field) => field,
    kinds: [{ value: 'roster', label: 'Holdliste' }],
    events: [{ value: 'cup', label: 'Pokal' }],
    fields: () => [{ value: 'player', label: 'Spiller' }],
    fold: (header) => header.toLowerCase(),
  };
  const fetchChecker = async (language: Language): Promise<Checker> => {
    stage.fetched.push(language);
    if (stage.notFetched) throw stage.notFetched;
    return checker;
  };
  await startPane(root, connect ?? (async () => stage.host), fetchChecker, clock);
  return stage;
}

/** The pane listens on the document: each test gets rid of the listeners of the one before. */
export function keepDocumentClean(): () => void {
  const added: [string, EventListenerOrEventListenerObject][] = [];
  const add = document.addEventListener.bind(document);
  const spy = vi
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, heard: EventListenerOrEventListenerObject, options?: unknown) => {
      added.push([type, heard]);
      add(type, heard, options as boolean);
    });
  return () => {
    spy.mockRestore();
    for (const [type, heard] of added) document.removeEventListener(type, heard);
  };
}
