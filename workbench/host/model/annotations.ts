/** Conditional formats and comments as office.js knows them: only what an add-in needs to mark cells and take it back. */
import { CFSubRuleType, type IConditionFormattingRule } from '@univerjs/sheets-conditional-formatting';
import { areaAddress, parseAddress, quoteSheet, type Area } from '../wire/address';
import {
  collection,
  constant,
  invalidArgument,
  isWireObject,
  itemNotFound,
  readOnly,
  wireObject,
  type WireObject,
} from '../wire/objects';
import { rangeObject } from './range';
import type { Model } from './workbook';

let lastComment = 0;

const rangesOf = (areas: readonly Area[]) =>
  areas.map(({ row, column, rows, columns }) => ({
    startRow: row,
    endRow: row + rows - 1,
    startColumn: column,
    endColumn: column + columns - 1,
  }));

const meets = (
  a: { startRow: number; endRow: number; startColumn: number; endColumn: number },
  b: typeof a,
): boolean =>
  a.startRow <= b.endRow &&
  b.startRow <= a.endRow &&
  a.startColumn <= b.endColumn &&
  b.startColumn <= a.endColumn;

/** The conditional formats of some areas of a sheet. */
export function conditionalFormats(
  { cells }: Model,
  sheetId: string,
  areas: readonly Area[],
  writable: () => void,
): WireObject {
  const ranges = rangesOf(areas);
  const all = (): IConditionFormattingRule[] => cells.sheet(sheetId).getConditionalFormattingRules();
  const here = (): IConditionFormattingRule[] =>
    all().filter((rule) => rule.ranges.some((one) => ranges.some((range) => meets(one, range))));

  function formatObject(id: string): WireObject {
    const rule = (): IConditionFormattingRule => {
      const found = all().find(({ cfId }) => cfId === id);
      if (!found) throw invalidArgument();
      return found;
    };
    /** Univer has a rule's formula and its look in one; ours are set one after the other. */
    const change = (config: Record<string, unknown>): void => {
      writable();
      const { rule: before, ...rest } = rule();
      cells.sheet(sheetId).setConditionalFormattingRule(id, {
        ...rest,
        rule: { ...before, ...config } as IConditionFormattingRule['rule'],
      });
    };
    const config = () =>
      rule().rule as { subType?: string; value?: unknown; style?: { bg?: { rgb?: string } } };
    const isFormula = (): boolean => config().subType === CFSubRuleType.formula;
    const custom = (): WireObject =>
      wireObject('CustomConditionalFormat', {
        children: {
          Rule: () =>
            wireObject('ConditionalFormatRule', {
              properties: {
                Formula: {
                  get: () => String(config().value ?? ''),
                  set: (formula) => change({ value: String(formula) }),
                },
              },
            }),
          Format: () =>
            wireObject('ConditionalRangeFormat', {
              children: {
                Fill: () =>
                  wireObject('ConditionalRangeFill', {
                    properties: {
                      Color: {
                        get: () => config().style?.bg?.rgb ?? '',
                        set: (rgb) => change({ style: { bg: { rgb: String(rgb) } } }),
                      },
                    },
                  }),
              },
            }),
        },
      });
    return wireObject('ConditionalFormat', {
      id,
      properties: {
        Id: constant(id),
        Type: readOnly(() => (isFormula() ? 'Custom' : 'CellValue')),
        Priority: readOnly(() => all().findIndex(({ cfId }) => cfId === id)),
      },
      children: { Custom: custom, CustomOrNullObject: () => (isFormula() ? custom() : null) },
      methods: {
        Delete: () => {
          writable();
          cells.sheet(sheetId).deleteConditionalFormattingRule(id);
        },
      },
    });
  }

  return collection(
    'ConditionalFormatCollection',
    () => here().map(({ cfId }) => formatObject(cfId)),
    (key) => (here().some(({ cfId }) => cfId === key) ? formatObject(key) : null),
    {
      Add: (type: string) => {
        writable();
        if (type !== 'Custom') throw invalidArgument();
        const sheet = cells.sheet(sheetId);
        const rule = sheet
          .newConditionalFormattingRule()
          .whenFormulaSatisfied('=FALSE')
          .setBackground('#FFFFFF')
          .setRanges(ranges)
          .build();
        const before = new Set(all().map(({ cfId }) => cfId));
        sheet.addConditionalFormattingRule(rule);
        return formatObject(all().find(({ cfId }) => !before.has(cfId))?.cfId ?? rule.cfId);
      },
    },
  );
}

/** `A2,B4:C5` as areas. */
export const areasOf = (address: string): Area[] => address.split(',').map((part) => parseAddress(part));

/** The comments of a sheet. The grid shows them as notes: it has no threads, and nothing here replies. */
export function comments(model: Model, sheetId: string, writable: () => void): WireObject {
  const sheet = () => model.cells.sheet(sheetId);
  const commentObject = (id: string): WireObject => {
    // A comment moves with its cell.
    const place = (): { row: number; column: number } => {
      const note = sheet()
        .getNotes()
        .find((one) => one.id === id);
      if (!note) throw itemNotFound();
      return { row: note.row, column: note.col };
    };
    const range = () => sheet().getRange(place().row, place().column);
    return wireObject('Comment', {
      id,
      properties: { Id: constant(id), Content: readOnly(() => range().getNote()?.note ?? '') },
      methods: {
        GetLocation: () => rangeObject(model, sheetId, { ...place(), rows: 1, columns: 1 }),
        Delete: () => {
          writable();
          range().deleteNote();
        },
      },
    });
  };
  const ids = (): string[] =>
    sheet()
      .getNotes()
      .map(({ id }) => id);
  return collection(
    'CommentCollection',
    () => ids().map(commentObject),
    (key) => (ids().includes(key) ? commentObject(key) : null),
    {
      Add: (place: unknown, content: unknown) => {
        writable();
        const address = isWireObject(place) ? String(place.properties.Address?.get()) : String(place);
        const { row, column } = parseAddress(address.slice(address.lastIndexOf('!') + 1));
        const range = sheet().getRange(row, column);
        if (range.getNote()) throw invalidArgument();
        const id = `comment ${++lastComment}`;
        range.createOrUpdateNote({ id, row, col: column, width: 260, height: 120, note: String(content) });
        return commentObject(id);
      },
    },
  );
}

export const sheetAddress = (model: Model, sheetId: string, areas: readonly Area[]): string =>
  areas
    .map((area) => `${quoteSheet(model.cells.sheet(sheetId).getSheetName())}!${areaAddress(area)}`)
    .join(',');
