/** The page that plays Excel: starts the grid, opens the file, opens the pane, and joins them. */
import { FormulaDataModel } from '@univerjs/engine-formula';
import type { FWorkbook } from '@univerjs/sheets/facade';
import { watchCellEdits } from './engine/cell-edits';
import { loadMetadata } from './engine/metadata';
import { registerRemoteFunctions } from './engine/remote-functions';
import { readFile, type OpenedFile } from './file/read-xlsx';
import { createGrid, emptyWorkbook, formulaBar } from './grid';
import { readDanishTyping } from './input/typing';
import { createCells } from './model/cells';
import { hands, namedSheet } from './hands';
import { createModel, type Model } from './model/workbook';
import { openPane, type LogEntry, type Pane } from './pane/pane';
import { createSwitches } from './switches';
import { isDanish, textIn } from './text';
import { keepRowsFitted } from './ui/fit-rows';
import { header } from './ui/header';
import { areaAddress, parseAddress, type Area } from './wire/address';

const query = new URLSearchParams(location.search);
const language = query.get('language') ?? 'da-DK';
const text = textIn(language);
document.documentElement.lang = isDanish(language) ? 'da' : 'en';
const theme = query.get('theme') ?? 'light';
document.body.classList.toggle('dark', theme !== 'light');
const switches = createSwitches(query, onSwitch);
const { api, injector } = createGrid(theme !== 'light', isDanish(language));
const metadata = await loadMetadata(language);
const functionNames = metadata.functions.map(({ name }) => name.toUpperCase());
const log: LogEntry[] = [];
let settings: Record<string, unknown> = {};
let workbook: FWorkbook;
let model: Model;
/** The panes on the workbook: the user's own, and those of others who have it open too. */
let panes: Pane[] = [];
let fitted: OpenedFile['fitted'] = new Map();
/** Who is behind the edit under way, when it is not the user. */
let remote = false;
/** Why the last file could not be opened, and the cell that was selected; told until another one is. */
let failure = { text: '', at: '' };

const functions = registerRemoteFunctions({
  injector,
  metadata,
  switches,
  call: (name, args, address) =>
    panes[0]?.callFunction(name, args, address) ?? Promise.resolve({ ok: false, value: '', code: 9 }),
  sheetName: (id) => workbook.getSheetBySheetId(id)?.getSheetName() ?? '',
});
watchCellEdits(injector, () => workbook.getId(), cellsChanged);

/** Numbers of the events, as office.js has them. */
const EVENT = { changed: 10, added: 13, deleted: 15, renamed: 25 };

function cellsChanged(sheetId: string, area: Area): void {
  for (const pane of panes) {
    const details = {
      type: 'WorksheetChanged',
      changeType: 'RangeEdited',
      changeDirectionState: {},
      source: sourceFor(pane),
      triggerSource: pane.isApplying() ? 'ThisLocalAddin' : 'Unknown',
      worksheetId: sheetId,
      address: areaAddress(area),
      details: null,
    };
    pane.tell('changed *', EVENT.changed, 'Workbook', details);
    pane.tell(`changed ${sheetId}`, EVENT.changed, sheetId, details);
  }
}

/** Whose edit it is, seen from a pane: the grid is that of the first pane's user. */
function sourceFor(pane: Pane): 'Local' | 'Remote' {
  const author = remote ? null : (panes.find((one) => one.isApplying()) ?? panes[0]);
  return author === pane ? 'Local' : 'Remote';
}

/** Names of the sheets by id. */
const sheetNames = (): Map<string, string> =>
  new Map(workbook.getSheets().map((sheet) => [sheet.getSheetId(), sheet.getSheetName()]));

function sheetsChanged(before: ReadonlyMap<string, string>): Map<string, string> {
  const now = sheetNames();
  for (const pane of panes) {
    const source = sourceFor(pane);
    const tell = (what: 'added' | 'deleted' | 'renamed', worksheetId: string, more = {}): void =>
      pane.tell(what, EVENT[what], 'Workbook', { source, worksheetId, ...more });
    for (const [id, nameAfter] of now) {
      const nameBefore = before.get(id);
      if (nameBefore === undefined) tell('added', id);
      else if (nameBefore !== nameAfter) tell('renamed', id, { nameBefore, nameAfter });
    }
    for (const id of before.keys()) if (!now.has(id)) tell('deleted', id);
  }
  return now;
}

function reopenPane(): void {
  for (const pane of panes) pane.close();
  panes = [];
  if (switches.late) return;
  anotherPane();
  functions.forget();
}

function anotherPane(): void {
  const container = document.getElementById('pane') as HTMLElement;
  const dependencies = {
    container,
    url: '/addin/taskpane.html',
    model: () => model,
    settings,
    switches,
    log,
  };
  const title = text.pane(panes.length + 1);
  panes.push(openPane({ ...dependencies, title, language, theme, onListed: deleteVanishing }));
}

/** A sheet goes between two requests of the add-in. */
function deleteVanishing(): void {
  const sheets = workbook.getSheets();
  const last = sheets.at(-1);
  if (!switches.vanishingSheet || !last || sheets.length < 2) return;
  switches.vanishingSheet = false;
  workbook.deleteSheet(last);
}

function onSwitch(name: keyof typeof switches): void {
  showSwitches();
  if (name === 'blanks') functions.forget();
  if (name === 'excelApi' || name === 'editingWaits' || name === 'late') reopenPane();
  if (name === 'blanks' || name === 'late') api.getFormula().executeCalculation();
}

function show(file: OpenedFile | null): void {
  const before = workbook as FWorkbook | undefined;
  workbook = api.createWorkbook(file?.data ?? emptyWorkbook(text));
  // Univer's services for sheets are there once there is a workbook.
  if (before) api.disposeUnit(before.getId());
  else {
    if (isDanish(language)) readDanishTyping(injector);
    keepRowsFitted(api, injector, (id) => fitted.get(id) ?? []);
  }
  workbook.setNumfmtLocal(isDanish(language) ? 'da' : 'en');
  for (const { name, reference } of file?.names ?? []) workbook.insertDefinedName(name, reference);
  settings = {};
  fitted = file?.fitted ?? new Map();
  const cells = createCells(workbook, injector.get(FormulaDataModel));
  model = createModel({ workbook, cells, switches, tables: file?.tables ?? [], language });
  for (const id of file?.veryHidden ?? []) model.veryHidden.add(id);
  (document.getElementById('name') as HTMLElement).textContent = workbook.getName();
  document.title = `${workbook.getName()} – ${text.workbench}`;
  reopenPane();
  api.getFormula().executeCalculation();
}

/** Opens a file; one that cannot be read leaves the open workbook as it is. */
async function open(bytes: ArrayBuffer, name: string): Promise<void> {
  failure = { text: '', at: '' };
  const reading = readFile(new Uint8Array(bytes), name, functionNames, text.dates);
  if (typeof reading === 'string') failure = { text: text[reading](name), at: place(active()) };
  else show(reading);
  showStatus();
}

function status(text: string, isError: boolean): void {
  const line = document.getElementById('status') as HTMLElement;
  if (line.textContent !== text) line.textContent = text;
  line.classList.toggle('error', isError);
}

function active(): { sheet: string; address: string } {
  const cell = workbook.getActiveCell();
  const area = { row: cell?.getRow() ?? 0, column: cell?.getColumn() ?? 0, rows: 1, columns: 1 };
  return { sheet: workbook.getActiveSheet().getSheetName(), address: areaAddress(area) };
}

const sheetId = (name: string): string => namedSheet(workbook, name).getSheetId();

function message(sheet: string, address: string) {
  const { row, column } = parseAddress(address);
  const id = sheetId(sheet);
  const value = String(model.cells.values(id, { row, column, rows: 1, columns: 1 })[0]?.[0] ?? '');
  return value.startsWith('#') ? functions.message(id, row, column) : null;
}

const place = ({ sheet, address }: { sheet: string; address: string }): string => `${sheet}!${address}`;

function showStatus(): void {
  const { sheet, address } = active();
  const found = message(sheet, address);
  const here = place({ sheet, address });
  if (failure.text && failure.at === here) status(failure.text, true);
  else status(found ? `${here}  ${found.code}  ${found.message}` : here, Boolean(found));
}

function set(sheet: string, address: string, value: unknown): void {
  const area = parseAddress(address);
  if (Array.isArray(value)) return model.cells.write(sheetId(sheet), area, value as unknown[][]);
  const line = () => Array<unknown>(area.columns).fill(value ?? '');
  model.cells.write(sheetId(sheet), area, Array.from({ length: area.rows }, line));
}

/** An edit by somebody else who has the workbook open. */
function coauthor(sheet: string, address: string, value: unknown): void {
  remote = true;
  try {
    set(sheet, address, value);
  } finally {
    remote = false;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until no edit waits for its calculation and no call is on its way. */
async function settle(): Promise<void> {
  const formula = api.getFormula();
  do {
    await pause(150);
    await formula.onCalculationResultApplied(20_000);
    while (functions.waiting() > 0 && panes.length > 0) await pause(50);
    await pause(150);
  } while ((panes.length > 0 && functions.waiting() > 0) || panes.some((pane) => pane.waiting() > 0));
  await formula.onCalculationResultApplied(20_000);
}

const showSwitches = header({
  text,
  switches,
  query,
  open,
  reopenPane,
  anotherPane,
  coauthor: () => {
    const { sheet, address } = active();
    coauthor(sheet, address, text.coauthored);
  },
});

const workbench = {
  ...hands(
    () => workbook,
    () => model.cells,
  ),
  set,
  coauthor,
  formulaBar: () => formulaBar(injector),
  message,
  settle,
  open,
  reopenPane,
  anotherPane,
  active,
  switches,
  log,
  syncs: () => log.filter(({ kind }) => kind === 'query').length,
  settings: () => settings,
};
export type Workbench = typeof workbench;
declare global {
  interface Window {
    workbench: Workbench;
  }
}

// `?file=` without a name starts with an empty workbook.
const source = query.get('file') ?? '/sample/Eksempel.xlsx';
const file = source ? await fetch(source) : null;
if (file?.ok) await open(await file.arrayBuffer(), decodeURIComponent(source.split('/').at(-1) ?? source));
else show(null);
window.workbench = workbench;

let shownSheets = sheetNames();
setInterval(() => {
  showStatus();
  shownSheets = sheetsChanged(shownSheets);
}, 300);
