/** A worksheet as office.js knows it. */
import type { Table } from '../file/model';
import {
  accessDenied,
  collection,
  readOnly,
  RichApiError,
  wireObject,
  type WireObject,
} from '../wire/objects';
import { areasOf, comments, conditionalFormats, sheetAddress } from './annotations';
import { rangeByAddress, rangeObject } from './range';
import { tableObject, watching, type Model } from './workbook';

export function worksheetObject(model: Model, id: string, tables: readonly Table[]): WireObject {
  const { cells, workbook, switches, veryHidden } = model;
  const facade = () => cells.sheet(id);
  const writable = (): void => {
    if (switches.protectedSheets) throw accessDenied();
  };
  const used = (valuesOnly?: boolean): WireObject | null => {
    const area = cells.used(id, Boolean(valuesOnly));
    return area && rangeObject(model, id, area);
  };
  const setVisibility = (value: unknown): void => {
    writable();
    const others = workbook.getSheets().some((sheet) => sheet.getSheetId() !== id && !sheet.isSheetHidden());
    if (value !== 'Visible' && !others)
      throw new RichApiError('InvalidOperation', 'A workbook must contain at least one visible worksheet.');
    veryHidden.delete(id);
    if (value === 'VeryHidden') veryHidden.add(id);
    if (value === 'Visible') facade().showSheet();
    else facade().hideSheet();
  };
  return wireObject('Worksheet', {
    id,
    properties: {
      Id: readOnly(() => facade().getSheetId()),
      Name: {
        get: () => facade().getSheetName(),
        set: (name) => {
          writable();
          facade().setName(String(name));
        },
      },
      Position: readOnly(() => facade().getIndex()),
      Visibility: {
        get: () => (!facade().isSheetHidden() ? 'Visible' : veryHidden.has(id) ? 'VeryHidden' : 'Hidden'),
        set: setVisibility,
      },
    },
    children: {
      Protection: () =>
        wireObject('WorksheetProtection', {
          properties: { Protected: readOnly(() => switches.protectedSheets) },
        }),
      Comments: () => comments(model, id, writable),
      Tables: () => {
        const objects = tables
          .filter(({ sheet }) => sheet === facade().getSheetName())
          .map((table) => tableObject(model, table));
        return collection(
          'TableCollection',
          () => objects,
          (key) => objects.find((one) => one.id === key) ?? null,
        );
      },
    },
    methods: {
      GetRange: (address?: unknown) => rangeByAddress(model, id, address),
      GetRanges: (address: string) => {
        const areas = areasOf(address);
        return wireObject('RangeAreas', {
          properties: { Address: readOnly(() => sheetAddress(model, id, areas)) },
          children: { ConditionalFormats: () => conditionalFormats(model, id, areas, writable) },
        });
      },
      GetRangeByIndexes: (row: number, column: number, rows: number, columns: number) =>
        rangeObject(model, id, { row, column, rows, columns }),
      GetCell: (row: number, column: number) => rangeObject(model, id, { row, column, rows: 1, columns: 1 }),
      GetUsedRange: (valuesOnly?: boolean) => used(valuesOnly) ?? rangeByAddress(model, id, 'A1'),
      GetUsedRangeOrNullObject: used,
      Activate: () => {
        if (facade().isSheetHidden())
          throw new RichApiError('InvalidOperation', 'A hidden worksheet cannot be activated.');
        workbook.setActiveSheet(facade());
      },
      Delete: () => {
        writable();
        workbook.deleteSheet(facade());
      },
      ...watching(() => model.watched, {
        DataChanged: `changed ${id}`,
        Changed: `changed ${id}`,
        SelectionChanged: `selection ${id}`,
      }),
    },
  });
}
