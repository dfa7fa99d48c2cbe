import type { CellValue } from '../../src/workbook/snapshot';

/**
 * As much of Excel as reading and selecting needs, with its manners: nothing can be read before it is loaded and
 * synced, a request's answer holds at most 5 MB, and too many cells at once come back as null without a word.
 */

export interface FakeSheet {
  readonly id: string;
  name: string;
  visibility: 'Visible' | 'Hidden' | 'VeryHidden';
  /** Zero-based place of the first cell. */
  readonly top: number;
  readonly left: number;
  readonly values: readonly (readonly (CellValue | null)[])[];
  readonly hiddenRows: Set<number>;
  readonly hiddenColumns: Set<number>;
}

export interface FakeExcel {
  readonly context: Excel.RequestContext;
  readonly sheets: FakeSheet[];
  /** Requests so far, refused ones included. */
  syncs: number;
  /** Bytes of each answer. */
  readonly answers: number[];
  /** What was activated and selected, in order. */
  readonly acts: string[];
  /** Runs before the sync with this number, counted from 1. */
  before: Record<number, () => void>;
}

export interface Manners {
  /** Most bytes of an answer. */
  readonly limit?: number;
  /** Ranges of more cells than this have null for values. */
  readonly silentlyNullAbove?: number;
  /** Ranges with this row are never handed over. */
  readonly poisonedRow?: number;
}

export const excelError = (code: string, message = code): Error =>
  Object.assign(new Error(message), { code, name: 'RichApi.Error' });

export const sheet = (
  id: string,
  values: FakeSheet['values'],
  more: Partial<Omit<FakeSheet, 'id' | 'values'>> = {},
): FakeSheet => ({
  id,
  name: `Ark ${id}`,
  visibility: 'Visible',
  top: 0,
  left: 0,
  values,
  hiddenRows: new Set(),
  hiddenColumns: new Set(),
  ...more,
});

type Fields = Record<string, unknown>;

export function fakeExcel(sheets: FakeSheet[], manners: Manners = {}): FakeExcel {
  const { limit = 5_000_000, silentlyNullAbove = Infinity, poisonedRow = -1 } = manners;
  let queue: (() => void)[] = [];
  let bytes = 0;

  /** An object of Excel's: `read` gives its fields when the request runs, or null where there is none. */
  function proxy(read: () => Fields | null, methods: Fields = {}): Fields {
    const loaded = new Map<string, unknown>();
    const get = (name: string): unknown => {
      if (!loaded.has(name))
        throw excelError('PropertyNotLoaded', `The property '${name}' is not available.`);
      return loaded.get(name);
    };
    return new Proxy(methods, {
      get(_, name) {
        if (typeof name !== 'string' || name === 'then') return undefined;
        if (name === 'load')
          return (names: string) =>
            void queue.push(() => {
              const fields = read();
              loaded.set('isNullObject', fields === null);
              for (const one of names.split(',')) {
                const key = (one.split('/')[0] ?? one).trim();
                if (!fields) continue;
                if (!(key in fields)) throw excelError('InvalidArgument', key);
                loaded.set(key, fields[key]);
                bytes += JSON.stringify(fields[key]).length;
              }
            });
        if (name === 'untrack') return () => {};
        return name in methods ? methods[name] : get(name);
      },
      set(_, name, value) {
        queue.push(() => {
          const fields = read();
          if (!fields) throw excelError('ItemNotFound');
          fields[name as string] = value;
        });
        return true;
      },
    });
  }

  const rangeFields = (
    own: FakeSheet,
    row: number,
    column: number,
    rows: number,
    columns: number,
  ): Fields => ({
    get values() {
      if (poisonedRow >= row && poisonedRow < row + rows)
        throw excelError('ResponsePayloadSizeLimitExceeded');
      if (rows * columns > silentlyNullAbove) return null;
      return own.values
        .slice(row - own.top, row - own.top + rows)
        .map((cells) => cells.slice(column - own.left, column - own.left + columns));
    },
    rowIndex: row,
    columnIndex: column,
    rowCount: rows,
    columnCount: columns,
    get rowHidden() {
      return own.hiddenRows.has(row);
    },
    set rowHidden(hidden: boolean) {
      if (!hidden) own.hiddenRows.delete(row);
    },
    get columnHidden() {
      return own.hiddenColumns.has(column);
    },
    set columnHidden(hidden: boolean) {
      if (!hidden) own.hiddenColumns.delete(column);
    },
  });

  const sheetProxy = (id: string): Fields => {
    const find = (): FakeSheet | undefined => excel.sheets.find((one) => one.id === id);
    return proxy(() => (find() as Fields | undefined) ?? null, {
      getUsedRangeOrNullObject: () =>
        proxy(() => {
          const own = find();
          if (!own || own.values.length === 0) return null;
          return rangeFields(own, own.top, own.left, own.values.length, own.values[0]?.length ?? 0);
        }),
      getRangeByIndexes: (row: number, column: number, rows: number, columns: number) =>
        proxy(
          () => {
            const own = find();
            return own ? rangeFields(own, row, column, rows, columns) : null;
          },
          { select: () => void queue.push(() => excel.acts.push(`select ${id} ${row},${column}`)) },
        ),
      activate: () => void queue.push(() => excel.acts.push(`activate ${id}`)),
    });
  };

  const worksheets = proxy(
    () => ({
      items: excel.sheets.map(({ id, name, visibility }, position) => ({ id, name, visibility, position })),
    }),
    { getItemOrNullObject: sheetProxy },
  );

  const excel: FakeExcel = {
    sheets,
    syncs: 0,
    answers: [],
    acts: [],
    before: {},
    context: {
      workbook: { worksheets },
      sync: async () => {
        excel.syncs += 1;
        excel.before[excel.syncs]?.();
        const now = queue;
        queue = [];
        bytes = 0;
        for (const action of now) action();
        if (bytes > limit) throw excelError('ResponsePayloadSizeLimitExceeded');
        excel.answers.push(bytes);
      },
    } as unknown as Excel.RequestContext,
  };
  return excel;
}
