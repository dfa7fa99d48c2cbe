import type { Frame } from 'playwright-core';
import type { Switches } from '../../workbench/host/switches';
import { findings, open, type Cell, type Finding, type Session } from './session';

/**
 * A workbook with two rosters and nothing that has to be calculated. In each a team has three players, where 303C1
 * asks for four to six.
 */
const SHEETS: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  Noter: [
    ['Husk', 'Ring til Nord'],
    ['Frist', '1. juli'],
  ],
  Division: [
    ['Divisionsturneringen', '', ''],
    ['Hold', 'Spiller', 'DBF-nr.'],
    ['Nord', 'Agnes Holm', 10101],
    ['Nord', 'Bent Krogh', 10102],
    ['Nord', 'Carla Lund', 10103],
    ['Syd', 'Finn Olsen', 10201],
    ['Syd', 'Gerda Poulsen', 10202],
    ['Syd', 'Hans Qvist', 10203],
    ['Syd', 'Inger Rask', 10204],
  ],
  'Danish Open': [
    ['Danish Open', '', '', '', ''],
    ['Hold', 'Spiller 1', 'Spiller 2', 'Spiller 3', 'Spiller 4'],
    ['Vest', 'Jens Sand', 'Karen Toft', 'Lars Ulrik', 'Maja Vang'],
    ['Øst', 'Niels Winther', 'Oda Yde', 'Per Aaby', ''],
  ],
};

export type Fault = Pick<Finding, 'sheet' | 'address' | 'rule'>;
export const NORD: Fault = { sheet: 'Division', address: 'A3', rule: '303C1' };
export const EAST: Fault = { sheet: 'Danish Open', address: 'A4', rule: '303C1' };
/** Syd after one of its four players has gone. */
export const SYD: Fault = { sheet: 'Division', address: 'A6', rule: '303C1' };

/** Runs in the page: leaves these sheets and no others. */
function fill(sheets: typeof SHEETS): void {
  const { workbench } = window;
  const [first = '', ...others] = workbench.sheets();
  for (const other of others) workbench.deleteSheet(other);
  Object.entries(sheets).forEach(([name, rows], i) => {
    // A sheet that is not needed any more has to stay until there is another.
    workbench.insertSheet(i === 0 ? `${name} ny` : name);
    if (i === 0) {
      workbench.deleteSheet(first);
      workbench.renameSheet(`${name} ny`, name);
    }
    workbench.set(name, 'A1', rows);
  });
}

export interface Book extends Session {
  /** The workbook as it was at first, no switch set, nothing saved, and the pane newly opened. */
  reset(): Promise<void>;
  flip<K extends keyof Switches>(name: K, value: Switches[K]): Promise<void>;
  /** What the pane lists, now. */
  listed(pane?: Frame): Promise<Fault[]>;
  /** Waits until the pane lists these and no others. */
  lists(...faults: Fault[]): Promise<void>;
  press(action: string, pane?: Frame): Promise<void>;
  /** The problem, or the line below the list, that the user sees; '' where there is none. */
  problem(): Promise<string>;
  notice(pane?: Frame): Promise<string>;
  /** What the pane says of the age of its list; '' where it is fresh. */
  age(): Promise<string>;
  /** Every cell of the workbook. */
  cells(): Promise<Record<string, Cell[][]>>;
  /** Requests answered, and those refused, since the last `forget`. */
  requests(): Promise<{ answered: number; refused: number; largest: number; bytes: number }>;
  forget(): Promise<void>;
  /** Waits until so many requests have been answered. */
  answered(count: number): Promise<void>;
  /** Waits until the workbook keeps this setting: the pane shows what holds before it has been kept. */
  saved(setting: string): Promise<void>;
  /** Says of a sheet, in the pane, what it is: `kind` is a value of the list. */
  correct(sheet: string, kind: string, pane?: Frame): Promise<void>;
  panes(): Frame[];
}

const seen = async (pane: Frame, selector: string): Promise<string> => {
  const line = pane.locator(selector);
  return (await line.isVisible()) ? ((await line.textContent()) ?? '') : '';
};

export async function openBook(query = ''): Promise<Book> {
  const session = await open(`?file=${query}`);
  const { page } = session;
  await page.evaluate(fill, SHEETS);
  await session.settle();
  const switches = await page.evaluate(() => ({ ...window.workbench.switches }));
  const book: Book = {
    ...session,
    reset: async () => {
      await page.evaluate(fill, SHEETS);
      await page.evaluate((usual) => {
        const { workbench } = window;
        Object.assign(workbench.switches, usual);
        const settings = workbench.settings();
        for (const key of Object.keys(settings)) delete settings[key];
        workbench.reopenPane();
      }, switches);
      await session.waitForState('ready');
      // The handlers of edits are told to Excel after the pane is ready.
      await session.settle();
      await book.forget();
    },
    flip: (name, value) =>
      page.evaluate(([n, v]) => void Object.assign(window.workbench.switches, { [n]: v }), [
        name,
        value,
      ] as const),
    listed: async (pane = session.pane()) =>
      (await findings(pane)).map(({ sheet, address, rule }) => ({ sheet, address, rule })),
    lists: async (...faults) => {
      const wanted = JSON.stringify(faults);
      for (let i = 0; i < 300; i += 1) {
        if (JSON.stringify(await book.listed()) === wanted && (await session.state()) === 'done') return;
        await page.waitForTimeout(100);
      }
      throw new Error(`the pane lists ${JSON.stringify(await book.listed())}, not ${wanted}`);
    },
    saved: async (setting) => {
      await page.waitForFunction((name) => name in window.workbench.settings(), setting);
    },
    press: (action, pane = session.pane()) => pane.locator(`[data-action="${action}"]`).click(),
    problem: () => seen(session.pane(), '[role="alert"] p'),
    notice: (pane = session.pane()) => seen(pane, '.notice p'),
    age: () => seen(session.pane(), '[data-part="stale"]'),
    cells: () =>
      page.evaluate(() =>
        Object.fromEntries(
          window.workbench
            .sheets()
            .map((sheet) => [sheet, window.workbench.values(sheet, 'A1:J20') as Cell[][]]),
        ),
      ),
    requests: () =>
      page.evaluate(() => {
        const { log } = window.workbench;
        const answers = log.filter(({ kind }) => kind === 'query');
        return {
          answered: answers.length,
          refused: log.filter(({ kind }) => kind === 'refused').length,
          bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
          largest: Math.max(0, ...answers.map(({ bytes }) => bytes)),
        };
      }),
    forget: () => page.evaluate(() => void window.workbench.log.splice(0)),
    answered: async (count) => {
      await page.waitForFunction((n) => window.workbench.syncs() >= n, count, { polling: 20 });
    },
    correct: async (sheet, kind, pane = session.pane()) => {
      const section = pane.locator('[data-section="workbook"]');
      if ((await section.getAttribute('open')) === null) await section.locator('summary').first().click();
      const item = section.locator(`[data-sheet-item="${sheet}"]`);
      await item.locator('[data-action="correct"] > summary').click();
      await item.locator('[name="kind"]').selectOption(kind);
      await item.locator('[data-action="save-choice"]').click();
    },
    panes: () => page.frames().filter((frame) => frame.url().includes('/addin/taskpane.html')),
  };
  return book;
}
