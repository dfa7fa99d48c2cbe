import { bundled } from '../bundled.mjs';
import { letters, place } from './xlsx.mjs';

/** @typedef {import('./xlsx.mjs').Sheet} Sheet @typedef {import('./xlsx.mjs').Value} Value */

/** The add-in's functions as Excel would call them, from the sources that ship. */
async function functions() {
  /** @type {Map<string, (...args: unknown[]) => unknown>} */
  const associated = new Map();
  class CustomFunctionsError extends Error {
    /** @param {string} code @param {string} [message] */
    constructor(code, message) {
      super(message);
      this.code = code;
    }
  }
  const ErrorCode = {
    invalidValue: '#VALUE!',
    notAvailable: '#N/A',
    divisionByZero: '#DIV/0!',
    invalidNumber: '#NUM!',
    nullReference: '#NULL!',
    invalidName: '#NAME?',
    invalidReference: '#REF!',
  };
  Object.assign(globalThis, {
    CustomFunctions: {
      associate: (/** @type {string} */ id, /** @type {() => unknown} */ run) => associated.set(id, run),
      Error: CustomFunctionsError,
      ErrorCode,
    },
  });
  await bundled('src/functions/index.ts');
  return associated;
}

/**
 * Fills in what every formula last gave: ours by calling the functions, SUM by adding.
 * @param {Sheet[]} sheets
 */
export async function calculate(sheets) {
  const ours = await functions();
  for (const sheet of sheets)
    for (const [address, cell] of [...sheet.cells])
      if (cell.formula) {
        const { name, args } = call(cell.formula, sheet, sheets);
        const result = name === 'SUM' ? sum(args[0]) : answer(ours.get(name.replace('DBF.', '')), name, args);
        spill(sheet, address, result);
      }
}

/** @param {unknown} matrix */
const sum = (matrix) =>
  /** @type {Value[][]} */ (matrix)
    .flat()
    .reduce((/** @type {number} */ total, value) => total + (typeof value === 'number' ? value : 0), 0);

/** @param {((...args: unknown[]) => unknown) | undefined} run @param {string} name @param {unknown[]} args */
function answer(run, name, args) {
  if (!run) throw new Error(`${name} is not one of the add-in's functions`);
  try {
    return run(...args);
  } catch (error) {
    return /** @type {{ code: string }} */ (error).code;
  }
}

/** @param {Sheet} sheet @param {string} address @param {unknown} result */
function spill(sheet, address, result) {
  const matrix = Array.isArray(result) ? result : [[result]];
  const anchor = sheet.cells.get(address);
  if (!anchor) return;
  const { row, column } = place(address);
  const shown = (/** @type {any} */ value) => (typeof value === 'object' ? value.code : value);
  if (anchor.formula?.startsWith('DBF.')) anchor.spill = { rows: matrix.length, columns: matrix[0].length };
  matrix.forEach((line, r) =>
    line.forEach((/** @type {unknown} */ value, /** @type {number} */ c) => {
      const target = `${letters(column + c)}${row + r + 1}`;
      if (r + c > 0 && sheet.cells.get(target)?.value !== undefined)
        throw new Error(`${sheet.name}!${address} cannot spill over ${target}`);
      sheet.cells.set(target, { ...(r + c === 0 ? anchor : sheet.cells.get(target)), value: shown(value) });
    }),
  );
}

/** A formula of one call whose arguments are ranges, numbers, texts or left out. @param {string} formula @param {Sheet} sheet @param {Sheet[]} sheets */
function call(formula, sheet, sheets) {
  const [, name = '', inside = ''] = /^([A-Z.]+)\((.*)\)$/.exec(formula) ?? [];
  const args = (inside.match(/("[^"]*"|'[^']*'![^,]*|[^,]+|(?<=,)(?=,|$))/g) ?? []).map((argument) => {
    if (argument === '') return null;
    if (argument.startsWith('"')) return argument.slice(1, -1);
    if (/^-?[\d.]+$/.test(argument)) return Number(argument);
    const [, of = sheet.name, from = '', to = from] =
      /^(?:'([^']+)'!)?([A-Z]+\d+)(?::([A-Z]+\d+))?$/.exec(argument) ?? [];
    const source = sheets.find((candidate) => candidate.name === of);
    if (!source || !from) throw new Error(`${sheet.name}: cannot read ${argument} of ${formula}`);
    const [a, b] = [place(from), place(to)];
    return Array.from({ length: b.row - a.row + 1 }, (_, r) =>
      Array.from(
        { length: b.column - a.column + 1 },
        (_, c) => source.cells.get(`${letters(a.column + c)}${a.row + r + 1}`)?.value ?? '',
      ),
    );
  });
  return { name, args };
}
