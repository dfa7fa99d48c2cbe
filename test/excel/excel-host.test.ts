import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectExcel } from '../../src/excel/excel-host';
import { NOTHING_KEPT, readPart } from '../../src/workbook/memory';
import { excelError, fakeExcel, sheet, type FakeExcel } from './fake-excel';

type Handler = (event: { triggerSource?: string }) => Promise<void>;

/** The globals of Office.js around a stand-in workbook. */
function stubOffice(excel: FakeExcel, { host = 'Excel', excelApi = 17, refuse = false } = {}) {
  /** The pane's own copy of the settings, and what others have put into the workbook. */
  const stored = new Map<string, unknown>();
  const saved = new Map<string, unknown>();
  const handlers: Record<string, Handler[]> = {
    onChanged: [],
    onAdded: [],
    onDeleted: [],
    onNameChanged: [],
  };
  const runs: unknown[] = [];
  const failures: unknown[] = [];
  vi.stubGlobal('Office', {
    onReady: async () => ({ host }),
    HostType: { Excel: 'Excel' },
    AsyncResultStatus: { Succeeded: 'succeeded' },
    context: {
      displayLanguage: 'da-DK',
      requirements: {
        isSetSupported: (_: string, version: string) => Number(version.split('.')[1]) <= excelApi,
      },
      document: {
        settings: {
          get: (key: string) => stored.get(key),
          set: (key: string, value: unknown) => stored.set(key, value),
          refreshAsync: (done: () => void) => {
            for (const [key, value] of saved) stored.set(key, value);
            done();
          },
          saveAsync: (done: (result: unknown) => void) =>
            done(
              refuse ? { status: 'failed', error: { message: 'skrivebeskyttet' } } : { status: 'succeeded' },
            ),
        },
      },
    },
  });
  const { worksheets } = excel.context.workbook as unknown as { worksheets: Record<string, unknown> };
  for (const [name, list] of Object.entries(handlers))
    Object.defineProperty(worksheets, name, { value: { add: (handler: Handler) => list.push(handler) } });
  vi.stubGlobal('Excel', {
    run: async (options: unknown, batch: (context: Excel.RequestContext) => Promise<unknown>) => {
      runs.push(options);
      if (failures.length > 0) throw failures.shift();
      return batch(excel.context);
    },
  });
  return { stored, saved, handlers, runs, failures };
}

let excel: FakeExcel;
beforeEach(() => {
  excel = fakeExcel([sheet('a', [['Hold', 'Spiller']])]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('connecting', () => {
  it('says when Office.js is not there', async () => {
    vi.stubGlobal('Office', undefined);
    await expect(connectExcel()).rejects.toMatchObject({ code: 'no-office' });
  });

  it('says when the page is not in Excel', async () => {
    stubOffice(excel, { host: 'Word' });
    await expect(connectExcel()).rejects.toMatchObject({ code: 'no-excel' });
  });

  it('does not wait for ever for an Excel that never answers', async () => {
    vi.useFakeTimers();
    stubOffice(excel);
    Office.onReady = () => new Promise(() => {});
    const failed = expect(connectExcel()).rejects.toMatchObject({ code: 'no-excel' });
    await vi.advanceTimersByTimeAsync(15_000);
    await failed;
  });

  it('names what a too old Excel lacks', async () => {
    stubOffice(excel, { excelApi: 8 });
    await expect(connectExcel()).rejects.toMatchObject({
      code: 'too-old',
      detail: 'ExcelApi 1.9',
      displayLanguage: 'da-DK',
    });
  });
});

describe('reading', () => {
  const signal = new AbortController().signal;

  it('waits for a cell that is being edited', async () => {
    const { runs } = stubOffice(excel);
    const host = await connectExcel();
    await host.readSheets(() => {}, signal);
    expect(runs).toEqual([{ delayForCellEdit: true }]);
  });

  it('reads once more when a sheet went and took the answer with it', async () => {
    const { failures, runs } = stubOffice(excel);
    const host = await connectExcel();
    failures.push(excelError('ItemNotFound'));
    expect(await host.readSheets(() => {}, signal)).toHaveLength(1);
    expect(runs).toHaveLength(2);
    failures.push(excelError('ItemNotFound'), excelError('ItemNotFound'));
    await expect(host.readSheets(() => {}, signal)).rejects.toMatchObject({ code: 'gone' });
  });

  it('gives the reason as one of ours', async () => {
    const { failures } = stubOffice(excel);
    const host = await connectExcel();
    failures.push(excelError('InvalidOperationInCellEditMode'));
    await expect(host.readSheets(() => {}, signal)).rejects.toMatchObject({ code: 'editing' });
  });
});

describe('edits', () => {
  it('hears the user and co-authors, sheets coming and going, and not the add-in itself', async () => {
    const { handlers } = stubOffice(excel);
    const host = await connectExcel();
    const heard = vi.fn();
    await host.onChanged(heard);
    const [changed] = handlers.onChanged ?? [];
    await changed?.({ triggerSource: 'ThisLocalAddin' });
    expect(heard).toHaveBeenCalledTimes(0);
    await changed?.({ triggerSource: 'Unknown' });
    // An Excel before 1.14 does not tell who it was.
    await changed?.({});
    expect(heard).toHaveBeenCalledTimes(2);
    await handlers.onAdded?.[0]?.({});
    await handlers.onDeleted?.[0]?.({});
    await handlers.onNameChanged?.[0]?.({});
    expect(heard).toHaveBeenCalledTimes(5);
  });

  it('asks an Excel before ExcelApi 1.17 for nothing that it does not know', async () => {
    const { handlers } = stubOffice(excel, { excelApi: 16 });
    const host = await connectExcel();
    await host.onChanged(() => {});
    expect(handlers.onDeleted).toHaveLength(1);
    expect(handlers.onNameChanged).toEqual([]);
  });

  it('hears edits where Excel does not tell of sheets', async () => {
    stubOffice(excel);
    const host = await connectExcel();
    excel.before[2] = () => {
      throw excelError('NotImplemented');
    };
    await expect(host.onChanged(() => {})).resolves.toBeUndefined();
  });
});

describe('corrections in the workbook', () => {
  const choices = { a: { kind: 'roster', event: 'cup', columns: { deltager: 'player' } } };

  it('come back as they were saved', async () => {
    stubOffice(excel);
    const host = await connectExcel();
    expect((await host.saveMemory({ sheets: choices })).sheets).toEqual(choices);
    expect(host.loadMemory().sheets).toEqual(choices);
  });

  it('stand beside those that another pane has saved meanwhile, and are taken back one by one', async () => {
    const { saved } = stubOffice(excel);
    const host = await connectExcel();
    saved.set('dbf.sheets', { version: 1, sheets: { b: { kind: 'ignore' } } });
    expect((await host.saveMemory({ sheets: choices })).sheets).toEqual({
      ...choices,
      b: { kind: 'ignore' },
    });
    saved.clear();
    expect((await host.saveMemory({ sheets: { b: null } })).sheets).toEqual(choices);
    expect(host.loadMemory().sheets).toEqual(choices);
  });

  it('are saved where Excel cannot fetch its settings anew', async () => {
    stubOffice(excel);
    delete (Office.context.document.settings as Partial<Office.Settings>).refreshAsync;
    const host = await connectExcel();
    expect((await host.saveMemory({ sheets: choices })).sheets).toEqual(choices);
  });

  it('say when the workbook refuses', async () => {
    stubOffice(excel, { refuse: true });
    const host = await connectExcel();
    await expect(host.saveMemory({ sheets: choices })).rejects.toMatchObject({
      code: 'settings',
      detail: 'skrivebeskyttet',
    });
  });

  it.each([
    [undefined, {}],
    ['tekst', {}],
    [{ version: 2, sheets: choices }, {}],
    [{ version: 1, sheets: [] }, {}],
    [{ version: 1, sheets: { a: 7, b: { kind: 3, event: 'cup' } } }, { b: { event: 'cup' } }],
    [
      { version: 1, sheets: { a: { columns: { hold: 'team', x: 1 } } } },
      { a: { columns: { hold: 'team' } } },
    ],
  ])('takes of %j only what fits', async (stored, fitting) => {
    stubOffice(excel).stored.set('dbf.sheets', stored);
    expect((await connectExcel()).loadMemory()).toEqual({ ...NOTHING_KEPT, sheets: fitting });
  });

  it('takes no name for more than a name', () => {
    expect(readPart('sheets', JSON.parse('{"__proto__":{"kind":"ignore"}}')).kind).toBeUndefined();
  });

  it('takes only whole entries of what has been ignored, and sound preferences', () => {
    const sound = {
      rule: '303C1',
      subject: 'Es',
      sheet: 'Hold',
      reason: 'aftalt',
      message: { key: 'teamSize', values: { n: 3, list: ['a'] } },
    };
    const stored = {
      a: sound,
      b: { ...sound, reason: 7 },
      c: { ...sound, message: { key: 'x', values: { n: {} } } },
    };
    expect(readPart('ignored', stored)).toEqual({ a: sound });
    expect(
      readPart('preferences', { season: 2009, rate: '3', language: 'fr', events: 'cup', more: 1 }),
    ).toEqual({
      season: 2009,
    });
  });

  it('leave the other parts as they are', async () => {
    const { stored } = stubOffice(excel);
    const host = await connectExcel();
    await host.saveMemory({ preferences: { season: 2009 } });
    await host.saveMemory({ sheets: choices });
    expect([...stored.keys()]).toEqual(['dbf.preferences', 'dbf.sheets']);
    expect(host.loadMemory()).toEqual({ sheets: choices, ignored: {}, preferences: { season: 2009 } });
  });
});
