import type { Switches } from '../switches';

/** Numbers of the protocol between office.js and Excel for Mac. */
export const MESSAGE = {
  execute: 1,
  register: 2,
  unregister: 3,
  settings: 4,
  context: 5,
  richApiRequest: 93,
  /** The one event through which all of the newer API's events come. */
  richApi: 33,
} as const;

/** Set in a request that would rather wait for the end of a cell's editing than be refused. */
export const WAITS_FOR_CELL = 64;

export const REFUSAL = {
  /** Settings cannot be saved. */
  settings: 4001,
  failed: 5001,
  editing: 5004,
  /** The session with the server is lost or timed out: what Excel on the web gives when its connection is. */
  session: 5012,
  busy: 5102,
  requestTooLarge: 5103,
  responseTooLarge: 5104,
} as const;

/** What office.js asks for first; the index is its own `AppContextProperties`. */
export function appContext(
  settings: Readonly<Record<string, unknown>>,
  { excelApi, editingWaits }: Pick<Switches, 'excelApi' | 'editingWaits'>,
  language: string,
): unknown[] {
  const sets = {
    ExcelApi: excelApi,
    // What came with ExcelApi 1.17 office.js guards by this one.
    ...(Number(excelApi.split('.')[1]) >= 17 && { ExcelApiOnline: '1.1' }),
    CustomFunctionsRuntime: '1.3',
    CustomFunctions: '1.9',
    SharedRuntime: '1.1',
    Settings: '1.1',
    RichApiRuntime: '1.1',
    DialogApi: '1.2',
    ...(editingWaits && { DelayForCellEdit: '1.1' }),
  };
  const context: unknown[] = [];
  context[0] = [Object.keys(settings), Object.values(settings)];
  context[1] = 'workbench';
  [context[2], context[3], context[4], context[5], context[6], context[7]] = [1, 16, 89, 0, 1, 0];
  [context[8], context[9], context[10]] = [language, language, 0];
  [context[11], context[12], context[13], context[14], context[15], context[16]] = [
    '/workbook.xlsx',
    2,
    1,
    '',
    1,
    'c',
  ];
  // office.js keeps settings in sessionStorage under this id: a new one for each pane.
  context[17] = crypto.randomUUID();
  [context[18], context[19], context[20], context[21]] = [false, false, JSON.stringify(sets), ''];
  [context[22], context[23]] = ['16.89.24091630', 2];
  return context;
}
