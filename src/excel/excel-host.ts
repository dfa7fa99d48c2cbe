import { lookAt, write } from './cells';
import { goTo } from './go-to';
import { HostError, type Host } from './host';
import { mark, unmark } from './marks';
import { loadMemory, refreshMemory, saveMemory } from './memory';
import { run } from './problems';
import { readSheets } from './read-sheets';
import { addSheet } from './report-sheet';
import { officeTheme, onThemeChanged } from './theme';

/** The least Excel that the pane works in: it tells of edits on any sheet. */
const FLOOR = '1.9';
/** How long Office.js gets to find Excel; in a plain browser it may never answer. */
const PATIENCE = 15_000;

/** Waits for Excel. Rejects with `no-office`, `no-excel` or `too-old` where there is none to work in. */
export async function connectExcel(): Promise<Host> {
  if (typeof Office === 'undefined') throw new HostError('no-office');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const info = await Promise.race([
    Office.onReady(),
    new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE))),
  ]);
  clearTimeout(timer);
  if (info?.host !== Office.HostType.Excel) throw new HostError('no-excel');
  if (!Office.context.requirements.isSetSupported('ExcelApi', FLOOR))
    throw new HostError('too-old', `ExcelApi ${FLOOR}`, Office.context.displayLanguage);
  return excelHost();
}

function excelHost(): Host {
  return {
    displayLanguage: Office.context.displayLanguage,
    theme: officeTheme,
    onThemeChanged,
    readSheets: async (onProgress, signal) => {
      try {
        return await run((context) => readSheets(context, onProgress, signal));
      } catch (error) {
        // A sheet may go between two requests and take the whole answer with it: once more without it.
        if (!(error instanceof HostError) || error.code !== 'gone' || signal.aborted) throw error;
        return run((context) => readSheets(context, onProgress, signal));
      }
    },
    goTo: (cell, show) => run((context) => goTo(context, cell, show)),
    loadMemory,
    refreshMemory,
    saveMemory,
    lookAt: (cell) => run((context) => lookAt(context, cell)),
    write: (cell, seen, value) => run((context) => write(context, cell, seen, value)),
    mark: (marks) => run((context) => mark(context, marks)),
    unmark: () => run((context) => unmark(context)),
    addSheet: (name, rows) => run((context) => addSheet(context, name, rows)),
    onChanged,
  };
}

/**
 * Edits, and sheets coming, going and, where Excel tells of it, taking another name. The handlers run for every
 * co-author's edit: they write nothing.
 */
async function onChanged(listener: () => void): Promise<void> {
  await run(async (context) => {
    context.workbook.worksheets.onChanged.add(async ({ triggerSource }) => {
      if (triggerSource !== 'ThisLocalAddin') listener();
    });
    await context.sync();
  });
  // Without these a sheet's coming, going or new name shows at the next check; edits are told all the same.
  await run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.onAdded.add(async () => listener());
    worksheets.onDeleted.add(async () => listener());
    await context.sync();
  }).catch(() => {});
  if (!Office.context.requirements.isSetSupported('ExcelApi', '1.17')) return;
  await run(async (context) => {
    context.workbook.worksheets.onNameChanged.add(async () => listener());
    await context.sync();
  }).catch(() => {});
}
