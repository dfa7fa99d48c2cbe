import { letters, place } from '../sample/xlsx.mjs';

/** @typedef {string | number | boolean | null} Value @typedef {Readonly<Record<string, (string | number)[][]>>} Cells */

const PART = {
  da: /"[^"]*"|[A-Z]+\([^)]*\)|[^;]+/g,
  en: /"[^"]*"|[A-Z]+\([^)]*\)|[^,]+/g,
};

/**
 * Reads an example such as `=DBF.REFUND(500;3,47;470)` as Excel of that language does: its function and its arguments.
 * @param {string} formula
 * @param {'da' | 'en'} language
 * @param {Cells} cells what stands in the cells, by the top left cell of each block
 */
export function readFormula(formula, language, cells) {
  const [, id = '', inside = ''] = /^=DBF\.([A-Z]+)\((.*)\)$/.exec(formula) ?? [];
  if (!id) throw new Error(`${formula} is no example of a function`);
  const parts = inside.match(PART[language]) ?? [];
  return { id, args: parts.map((part) => argument(part, formula, cells)) };
}

/** @param {string} part @param {string} formula @param {Cells} cells @returns {Value | Value[][]} */
function argument(part, formula, cells) {
  if (part.startsWith('"')) return part.slice(1, -1);
  if (/^-?\d+([.,]\d+)?$/.test(part)) return Number(part.replace(',', '.'));
  if (/^(SAND|TRUE)$/.test(part)) return true;
  if (/^(FALSK|FALSE)$/.test(part)) return false;
  const date = /^(?:DATO|DATE)\((\d+)[;,](\d+)[;,](\d+)\)$/.exec(part);
  if (date) return `${date[1]}-${date[2]}-${date[3]}`;
  const [, from = '', to = from] = /^([A-Z]+\d+)(?::([A-Z]+\d+))?$/.exec(part) ?? [];
  if (!from) throw new Error(`${part} of ${formula} is not understood`);
  const grid = byAddress(cells);
  const [a, b] = [place(from), place(to)];
  return Array.from({ length: b.row - a.row + 1 }, (_, r) =>
    Array.from({ length: b.column - a.column + 1 }, (_, c) => {
      const value = grid.get(`${letters(a.column + c)}${a.row + r + 1}`);
      if (value === undefined) throw new Error(`${part} of ${formula} has a cell that is not given`);
      return value;
    }),
  );
}

/** @param {Cells} cells */
function byAddress(cells) {
  /** @type {Map<string, string | number>} */
  const grid = new Map();
  for (const [from, lines] of Object.entries(cells)) {
    const { row, column } = place(from);
    lines.forEach((line, r) =>
      line.forEach((value, c) => grid.set(`${letters(column + c)}${row + r + 1}`, value)),
    );
  }
  return grid;
}

/**
 * The cells as a sheet shows them: a line of column letters, then each row with its number.
 * @param {Cells} cells
 * @returns {(string | number)[][]}
 */
export function asSheet(cells) {
  const blocks = Object.entries(cells).map(([from, lines]) => ({ ...place(from), lines }));
  const first = Math.min(...blocks.map(({ column }) => column));
  const last = Math.max(...blocks.map(({ column, lines }) => column + (lines[0]?.length ?? 0) - 1));
  const top = Math.min(...blocks.map(({ row }) => row));
  const bottom = Math.max(...blocks.map(({ row, lines }) => row + lines.length - 1));
  const columns = Array.from({ length: last - first + 1 }, (_, c) => letters(first + c));
  const grid = byAddress(cells);
  return [
    ['', ...columns],
    ...Array.from({ length: bottom - top + 1 }, (_, r) => [
      top + r + 1,
      ...columns.map((column) => grid.get(`${column}${top + r + 1}`) ?? ''),
    ]),
  ];
}

/**
 * A formula as the sample stores it, in the language's notation.
 * @param {string} stored
 * @param {'da' | 'en'} language
 */
export const written = (stored, language) =>
  `=${language === 'da' ? stored.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';') : stored}`;
