/** Rows whose cells are made when they are asked for, and then kept: a large list has many, and most are asked of few. */

/** A table's cells by the places of its columns. */
export interface Source<C> {
  /** For each field of the rows, the place of its column, or -1. */
  readonly places: readonly number[];
  /** The first row, and how many there may be. */
  readonly first: number;
  readonly rows: number;
  readonly read: (at: number, place: number) => C | undefined;
  /** Cells that have been asked for, column by column. */
  readonly kept: (C | undefined)[][];
}

/** The place of each field's column, or -1. */
export const placesOf = (
  fields: readonly string[],
  columns: readonly { readonly field: string }[],
): number[] => fields.map((field) => columns.findIndex((column) => column.field === field));

/** Its own properties have names that no field has. */
class OnDemand<C> {
  constructor(
    readonly _source: Source<C>,
    readonly _at: number,
  ) {}
}

type Cells<F extends string, C> = Partial<Readonly<Record<F, C>>>;
export type RowOf<F extends string, C> = new (source: Source<C>, at: number) => Cells<F, C>;

const columnOf = <C>({ kept, rows }: Source<C>, place: number): (C | undefined)[] =>
  (kept[place] ??= new Array<C | undefined>(rows));

/** The class of the rows with these fields: one for all tables that have them, for an engine knows few classes well. */
export function rowOf<F extends string, C>(fields: readonly F[]): RowOf<F, C> {
  const Row = class extends OnDemand<C> {};
  for (const [index, field] of fields.entries())
    Object.defineProperty(Row.prototype, field, {
      get(this: OnDemand<C>): C | undefined {
        const { _source: source, _at: at } = this;
        const place = source.places[index] ?? -1;
        return place < 0
          ? undefined
          : (columnOf(source, place)[at - source.first] ??= source.read(at, place));
      },
    });
  return Row as unknown as RowOf<F, C>;
}

/** Puts a cell in its place. */
export function keep<C>(source: Source<C>, at: number, place: number, cell: C): void {
  columnOf(source, place)[at - source.first] = cell;
}
