/** Which kind of sheet a row of headings begins. */
import type { HeaderCell } from './find-tables';
import type { EventName } from './events';
import { KINDS, type AnyKind } from './kinds';
import type { Fit, Setting } from './kinds/kind';

export interface KindColumn {
  readonly field: string;
  /** Zero-based in `values`. */
  readonly at: number;
  readonly header: string;
}

export interface KindColumns {
  readonly kind: AnyKind;
  readonly columns: readonly KindColumn[];
  readonly fit: Fit;
}

/** A table's place in `values`: its header row, and the rows that may be its up to `end` (exclusive). */
export interface KindTable {
  readonly kind: AnyKind;
  readonly headerRow: number;
  readonly end: number;
  readonly columns: readonly KindColumn[];
  readonly event: EventName | null;
  /** The sheet's name and the titles above the table, folded. */
  readonly about: string;
  /** False where the headings fit, but others of their kind might as well. */
  readonly sure: boolean;
}

/** The columns as a kind's: each field once, by the first heading that is free for it. */
function columnsAs(kind: AnyKind, cells: readonly HeaderCell[]): KindColumn[] {
  const taken = new Set<string>();
  const columns: KindColumn[] = [];
  // What can be only one thing is it, whatever else might be: `Par` beside `Spillere` is the pair's number.
  for (const several of [false, true])
    for (const { at, text, meanings, chosen } of cells) {
      const fields = chosen === undefined ? meanings?.get(kind) : chosen in kind.fields ? [chosen] : [];
      if (fields === undefined || fields.length > 1 !== several) continue;
      const field = fields.find((one) => !taken.has(one));
      if (field === undefined) continue;
      taken.add(field);
      columns.push({ field, at, header: text });
    }
  return columns.sort((one, other) => one.at - other.at);
}

/** The kind that headings fit best, by its own judgement and then by the number of headings it knows. */
export function kindOf(
  cells: readonly HeaderCell[],
  setting: Setting,
  forced: AnyKind | undefined,
): KindColumns | null {
  let best: KindColumns | null = null;
  // Most kinds know none of the headings, or one.
  const known = new Map<AnyKind, number>();
  for (const { meanings, chosen } of cells)
    if (chosen === undefined)
      for (const kind of meanings?.keys() ?? []) known.set(kind, (known.get(kind) ?? 0) + 1);
  const corrected = cells.some(({ chosen }) => chosen !== undefined);
  for (const kind of forced ? [forced] : KINDS) {
    if (!corrected && (known.get(kind) ?? 0) < 2) continue;
    const columns = columnsAs(kind, cells);
    if (columns.length < 2) continue;
    const fields = new Set(columns.map(({ field }) => field));
    const fit = forced ? 2 : kind.fits((...asked) => asked.every((one) => fields.has(one)), setting);
    if (fit === 0) continue;
    if (!best || fit > best.fit || (fit === best.fit && columns.length > best.columns.length))
      best = { kind, columns, fit };
  }
  return best;
}
