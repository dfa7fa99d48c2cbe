/** Univer: the grid and the formula engine. */
import {
  DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY,
  IUniverInstanceService,
  LogLevel,
  merge,
  Univer,
  type DocumentDataModel,
  type Injector,
  type IWorkbookData,
} from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';
import { UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import enUS from '@univerjs/preset-sheets-core/locales/en-US';
import '@univerjs/preset-sheets-core/lib/index.css';
import { UniverSheetsConditionalFormattingPreset } from '@univerjs/preset-sheets-conditional-formatting';
import formatsEnUS from '@univerjs/preset-sheets-conditional-formatting/locales/en-US';
import '@univerjs/preset-sheets-conditional-formatting/lib/index.css';
import { UniverSheetsNotePreset } from '@univerjs/preset-sheets-note';
import notesEnUS from '@univerjs/preset-sheets-note/locales/en-US';
import '@univerjs/preset-sheets-note/lib/index.css';
import type { Text } from './text';
import { danish } from './ui/danish-grid';

export interface Grid {
  readonly api: FUniver;
  readonly injector: Injector;
}

/** Univer has no Danish texts: ours lie over its English ones, which show where we have none. */
export function createGrid(dark: boolean, isDanish: boolean): Grid {
  const locale = (isDanish ? 'daDK' : 'enUS') as never;
  const univer = new Univer({
    locale,
    locales: {
      daDK: merge({}, enUS, formatsEnUS, notesEnUS, danish),
      enUS: merge({}, enUS, formatsEnUS, notesEnUS),
    },
    logLevel: LogLevel.ERROR,
    darkMode: dark,
  });
  const presets = [
    UniverSheetsCorePreset({ container: 'grid' }),
    UniverSheetsConditionalFormattingPreset(),
    UniverSheetsNotePreset(),
  ];
  for (const plugin of presets.flatMap(({ plugins }) => plugins))
    if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
    else univer.registerPlugin(plugin);
  return { api: FUniver.newAPI(univer), injector: univer.__getInjector() };
}

/** What is shown when there is no file. */
export const emptyWorkbook = ({ newBook, newSheet }: Text): Partial<IWorkbookData> => ({
  id: `workbook-${Date.now()}`,
  name: newBook,
  sheetOrder: ['ark1'],
  sheets: { ark1: { id: 'ark1', name: newSheet, rowCount: 100, columnCount: 26, cellData: {} } },
});

/** What stands in the formula bar. */
export const formulaBar = (injector: Injector): string =>
  injector
    .get(IUniverInstanceService)
    .getUnit<DocumentDataModel>(DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY)
    ?.getBody()
    ?.dataStream.trim() ?? '';
