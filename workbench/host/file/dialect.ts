/** Formulas as a file holds them, rewritten to what the engine knows. */
import { parseStructRef, tokenize } from '@borgar/fx';
import { areaAddress, parseAddress, quoteSheet } from '../wire/address';
import type { Table } from './model';

export interface Surroundings {
  /** Names of the add-in's functions, without the namespace. */
  readonly functions: readonly string[];
  readonly tables: readonly Table[];
  /** Formulas that spill, by `Sheet!A1`: what `A1#` stands for. */
  readonly anchors: ReadonlyMap<string, string>;
}

const DEEPEST = 8;

/** Where a formula stands. */
export interface Place {
  readonly sheet: string;
  /** From zero; what a table's `[#This Row]` means. */
  readonly row: number;
}

/** A formula of the file, without `=`, as one of the engine's, with `=`. */
export function fromFile(formula: string, place: Place, surroundings: Surroundings): string {
  return `=${rewrite(formula, place, surroundings, 0)}`;
}

function rewrite(formula: string, place: Place, surroundings: Surroundings, depth: number): string {
  const tokens = tokenize(`=${formula}`, { mergeRefs: true });
  let written = '';
  for (let i = 0; i < tokens.length; i++) {
    const { type, value } = tokens[i] as { type: string; value: string };
    if (type === 'fx_prefix') continue;
    if (type === 'func') {
      const spill = /^(_xlfn\.)?ANCHORARRAY$/i.test(value)
        ? anchorOf(tokens[i + 2]?.value, place.sheet, surroundings)
        : null;
      if (spill !== null && depth < DEEPEST) {
        written += `(${rewrite(spill, place, surroundings, depth + 1)})`;
        i += 3;
      } else written += functionName(value, surroundings.functions);
    } else if (type === 'structured') written += tableReference(value, place, surroundings.tables);
    else written += value.replace(/^_xlpm\./i, '');
  }
  return written;
}

/** `_xlfn.LET` -> `LET`; `_xldudf_DBF_SEATS`, `_xldudf_DBFDEV_SEATS`, `DBFDEV.SEATS` -> `DBF.SEATS`. */
export function functionName(name: string, functions: readonly string[]): string {
  const ours = /^(?:_xldudf_)?DBF(?:DEV)?[._](.+)$/i.exec(name)?.[1]?.toUpperCase();
  if (ours && (functions.includes(ours) || /^_xldudf_/i.test(name))) return `DBF.${ours}`;
  return name.replace(/^_xlfn\./i, '').replace(/^_xlws\./i, '');
}

function anchorOf(reference: string | undefined, sheet: string, { anchors }: Surroundings): string | null {
  if (!reference) return null;
  const plain = reference.replaceAll('$', '');
  const key = plain.includes('!') ? plain.replace(/^'(.*)'!/, '$1!') : `${sheet}!${plain}`;
  return anchors.get(key) ?? null;
}

function tableReference(text: string, place: Place, tables: readonly Table[]): string {
  const parsed = parseStructRef(text);
  const table = tables.find(({ name }) => name.toLowerCase() === parsed?.table?.toLowerCase());
  if (!parsed || !table) return text;
  const indexes = (parsed.columns ?? []).map((name) =>
    table.columns.findIndex((column) => column.toLowerCase() === name.toLowerCase()),
  );
  if (indexes.includes(-1)) return '#REF!';
  const first = indexes[0] ?? 0;
  const last = indexes.at(-1) ?? table.columns.length - 1;
  const { row, column, rows } = parseAddress(table.ref);
  const { from, to } = tableRows((parsed.sections ?? []).join(' '), rows, table.totals, place.row - row);
  const area = { row: row + from, column: column + first, rows: to - from, columns: last - first + 1 };
  return `${quoteSheet(table.sheet)}!${areaAddress(area)}`;
}

/** The rows of a table that the sections name, from its first; `here` is the formula's own row. */
function tableRows(
  sections: string,
  rows: number,
  totals: number,
  here: number,
): { from: number; to: number } {
  if (/this row|@/i.test(sections)) return { from: here, to: here + 1 };
  const [headers, sums, all] = [/headers/i, /totals/i, /all/i].map((name) => name.test(sections));
  const data = /data/i.test(sections) || !(headers || sums);
  return {
    from: all || headers ? 0 : data ? 1 : rows - totals,
    to: all || sums ? rows : data ? rows - totals : 1,
  };
}
