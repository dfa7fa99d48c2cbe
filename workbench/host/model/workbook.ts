/** The workbook that office.js talks to: sheets, names, tables, selection, application. */
import type { FWorkbook } from '@univerjs/sheets/facade';
import type { Table } from '../file/model';
import type { Switches } from '../switches';
import { parseAddress } from '../wire/address';
import { accessDenied, collection, constant, readOnly, wireObject, type WireObject } from '../wire/objects';
import type { Cells } from './cells';
import { rangeByAddress, rangeObject } from './range';
import { worksheetObject } from './worksheet';

export interface Model {
  readonly workbook: FWorkbook;
  readonly cells: Cells;
  readonly switches: Switches;
  /** What the pane whose request is under way has asked to be told of: `changed *`, `changed <sheet id>`, `added`, ... */
  watched: Set<string>;
  readonly worksheet: (id: string) => WireObject;
  readonly veryHidden: Set<string>;
  /** Hides or shows rows or columns. */
  readonly visibility: (
    sheetId: string,
    kind: 'row' | 'column',
    first: number,
    count: number,
    hide: boolean,
  ) => void;
  readonly root: WireObject;
}

export interface ModelOptions {
  readonly workbook: FWorkbook;
  readonly cells: Cells;
  readonly switches: Switches;
  readonly tables: readonly Table[];
  readonly language: string;
}

/** Registering and unregistering handlers, as collections and sheets of office.js do it. */
export function watching(
  watched: () => Set<string>,
  events: Readonly<Record<string, string>>,
): WireObject['methods'] {
  return Object.fromEntries(
    Object.entries(events).flatMap(([method, key]) => [
      [`_Register${method}Event`, () => void watched().add(key)],
      [`_Unregister${method}Event`, () => void watched().delete(key)],
    ]),
  );
}

export function createModel({ workbook, cells, switches, tables, language }: ModelOptions): Model {
  const known = new Map<string, WireObject>();
  const worksheet = (id: string): WireObject => {
    const object = known.get(id) ?? worksheetObject(model, id, tables);
    known.set(id, object);
    return object;
  };
  const sheets = (): WireObject[] => workbook.getSheets().map((sheet) => worksheet(sheet.getSheetId()));
  const active = (): WireObject => worksheet(workbook.getActiveSheet().getSheetId());
  const worksheets = collection(
    'WorksheetCollection',
    sheets,
    (key) => {
      const sheet = workbook
        .getSheets()
        .find((one) => one.getSheetId() === key || one.getSheetName().toLowerCase() === key.toLowerCase());
      return sheet ? worksheet(sheet.getSheetId()) : null;
    },
    {
      GetActiveWorksheet: active,
      GetFirst: () => sheets()[0],
      GetLast: () => sheets().at(-1),
      Add: (name?: string) => {
        if (switches.protectedSheets) throw accessDenied();
        const before = workbook.getActiveSheet();
        const added = name ? workbook.insertSheet(name) : workbook.insertSheet();
        workbook.setActiveSheet(before);
        return worksheet(added.getSheetId());
      },
      ...watching(() => model.watched, {
        DataChanged: 'changed *',
        Changed: 'changed *',
        SelectionChanged: 'selection *',
        WorksheetAdded: 'added',
        Added: 'added',
        WorksheetDeleted: 'deleted',
        Deleted: 'deleted',
        WorksheetActivated: 'activated',
        Activated: 'activated',
        WorksheetDeactivated: 'deactivated',
        WorksheetVisibilityChanged: 'visibility',
        WorksheetMoved: 'moved',
        Calculated: 'calculated',
        FormatChanged: 'format',
      }),
      _RegisterEventNameChanged: () => void model.watched.add('renamed'),
      _UnregisterEventNameChanged: () => void model.watched.delete('renamed'),
    },
  );
  const names = collection(
    'NamedItemCollection',
    () => nameObjects(),
    (key) =>
      nameObjects().find((one) => String(one.properties.Name?.get()).toLowerCase() === key.toLowerCase()) ??
      null,
  );
  const nameObjects = (): WireObject[] =>
    workbook.getDefinedNames().map((name) => {
      const reference = name.getFormulaOrRefString();
      const target = () => rangeOfReference(model, reference);
      return wireObject('NamedItem', {
        properties: {
          Name: readOnly(() => name.getName()),
          Formula: constant(`=${reference.replace(/^=/, '')}`),
          Type: readOnly(() => (target() ? 'Range' : 'String')),
          Visible: constant(true),
          Scope: constant('Workbook'),
        },
        methods: { GetRange: target, GetRangeOrNullObject: target },
      });
    });
  const tableObjects = (): WireObject[] => tables.map((table) => tableObject(model, table));

  const application = wireObject('Application', {
    properties: { CalculationMode: constant('Automatic'), DecimalSeparator: constant(',') },
    children: {
      CultureInfo: () =>
        wireObject('CultureInfo', {
          properties: { Name: constant(language) },
          children: {
            NumberFormat: () =>
              wireObject('NumberFormatInfo', {
                properties: {
                  NumberDecimalSeparator: constant(language.startsWith('da') ? ',' : '.'),
                  NumberGroupSeparator: constant(language.startsWith('da') ? '.' : ','),
                },
              }),
          },
        }),
    },
  });

  const selection = (): WireObject => {
    const range = workbook.getActiveRange();
    if (!range) return rangeObject(model, workbook.getActiveSheet().getSheetId(), parseAddress('A1'));
    const [rows, columns] = [range.getHeight(), range.getWidth()];
    return rangeObject(model, range.getSheetId(), {
      row: range.getRow(),
      column: range.getColumn(),
      rows,
      columns,
    });
  };
  const root = wireObject('Workbook', {
    properties: {
      Name: readOnly(() => workbook.getName()),
      ReadOnly: constant(false),
      AutoSave: constant(false),
      IsDirty: constant(true),
    },
    children: {
      Worksheets: () => worksheets,
      Names: () => names,
      Tables: () => collection('TableCollection', tableObjects, (key) => byName(tableObjects(), key)),
      Application: () => application,
    },
    methods: {
      GetSelectedRange: selection,
      GetActiveCell: () => {
        const cell = workbook.getActiveCell();
        const [row, column] = cell ? [cell.getRow(), cell.getColumn()] : [0, 0];
        return rangeObject(model, workbook.getActiveSheet().getSheetId(), {
          row,
          column,
          rows: 1,
          columns: 1,
        });
      },
      _GetRangeOrNullObjectForEventArgs: () => null,
      _RemoveReference: () => null,
      ...watching(() => model.watched, { SelectionChanged: 'selection' }),
    },
  });

  const visibility: Model['visibility'] = (sheetId, kind, first, count, hide) => {
    const sheet = cells.sheet(sheetId);
    if (kind === 'row' && hide) sheet.hideRows(first, count);
    else if (kind === 'row') sheet.showRows(first, count);
    else if (hide) sheet.hideColumns(first, count);
    else sheet.showColumns(first, count);
  };
  const model: Model = {
    workbook,
    cells,
    switches,
    watched: new Set(),
    worksheet,
    veryHidden: new Set(),
    visibility,
    root,
  };
  return model;
}

const byName = (objects: readonly WireObject[], name: string): WireObject | null =>
  objects.find((one) => String(one.properties.Name?.get()).toLowerCase() === name.toLowerCase()) ?? null;

function rangeOfReference(model: Model, reference: string): WireObject | null {
  const match = /^=?(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(reference);
  const sheet = match && model.workbook.getSheetByName((match[1] ?? match[2] ?? '').replaceAll("''", "'"));
  try {
    return sheet ? rangeByAddress(model, sheet.getSheetId(), match[3]) : null;
  } catch {
    return null; // a name for a constant or a formula
  }
}

export function tableObject(model: Model, { name, sheet, ref }: Table): WireObject {
  const target = model.workbook.getSheetByName(sheet);
  const area = parseAddress(ref);
  const range = (part: typeof area) => () => target && rangeObject(model, target.getSheetId(), part);
  return wireObject('Table', {
    id: name,
    properties: { Name: constant(name), ShowHeaders: constant(true), ShowTotals: constant(false) },
    children: { Worksheet: () => (target ? model.worksheet(target.getSheetId()) : null) },
    methods: {
      GetRange: range(area),
      GetHeaderRowRange: range({ ...area, rows: 1 }),
      GetDataBodyRange: range({ ...area, row: area.row + 1, rows: area.rows - 1 }),
    },
  });
}
