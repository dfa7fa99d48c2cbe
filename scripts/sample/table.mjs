import { letters, place } from './xlsx.mjs';

/** @typedef {import('./xlsx.mjs').Cell} Cell @typedef {import('./xlsx.mjs').Sheet} Sheet @typedef {import('./xlsx.mjs').Style} Style */

/**
 * An empty sheet.
 * @param {string} name
 * @param {number[]} widths
 * @param {Partial<Sheet>} [more]
 * @returns {Sheet}
 */
export const sheet = (name, widths, more = {}) => ({ name, widths, cells: new Map(), ...more });

/**
 * Puts rows of values from a cell on. A text that starts with `=` is a formula; an empty one leaves the cell blank.
 * A column is made wide enough for its heading, in bold and in whatever font stands in for Calibri.
 * @param {Sheet} target
 * @param {string} from
 * @param {(string | number | boolean)[][]} rows
 * @param {Style} [style]
 */
export function put(target, from, rows, style) {
  const { row, column } = place(from);
  rows.forEach((line, r) =>
    line.forEach((value, c) => {
      if (value === '') return;
      const address = `${letters(column + c)}${row + r + 1}`;
      const cell = /** @type {Cell} */ (
        typeof value === 'string' && value.startsWith('=') ? { formula: value.slice(1) } : { value }
      );
      if (style === 'head' && cell.value !== undefined)
        target.widths[column + c] = Math.max(target.widths[column + c] ?? 0, String(value).length * 1.4 + 2);
      target.cells.set(address, style ? { ...cell, style } : cell);
    }),
  );
}
