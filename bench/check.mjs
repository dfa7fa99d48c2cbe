// The pane's check of a whole workbook.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bundled } from '../scripts/bundled.mjs';
import { ratio } from './measure.mjs';
import { oddSheets, roster, sheetOf, workbook } from './workbooks.mjs';

const { checkWorkbook } = await bundled('src/checks/check-workbook.ts');
const { fold } = await bundled('src/workbook/folding.ts');

/** @typedef {ReturnType<typeof workbook>} Sheets */

/**
 * Checks all of it; answers the longest time between two turns for the page.
 * @param {Sheets} sheets
 */
function check(sheets) {
  const run = checkWorkbook({ sheets, choices: {} });
  let [longest, before] = [0, performance.now()];
  for (let step = run.next(); !step.done; step = run.next()) {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return Math.max(longest, performance.now() - before);
}

/** @param {Sheets} sheets */
const foldAll = (sheets) =>
  sheets.map(({ values }) => values.map((line) => line.map((cell) => fold(String(cell)))));

export function rosters() {
  const sheets = [sheetOf('1', 'Hold', roster)];
  ratio(
    'check of a 10 000-row roster, against normalising every cell',
    () => check(sheets),
    () => foldAll(sheets),
    5,
  );
}

export function rows() {
  const [fifty, hundred] = [workbook(50), workbook(100)];
  ratio(
    'check of 200 000 rows, against 100 000',
    () => check(hundred),
    () => check(fifty),
    2.3,
    3,
  );
}

export function whole() {
  const fifty = workbook(50);
  ratio(
    'check of 100 000 rows on 50 sheets, against normalising every cell',
    () => check(fifty),
    () => foldAll(fifty),
    5,
    3,
  );
  const longest = Math.min(...[1, 2, 3].map(() => check(fifty)));
  console.log(
    `longest time without a turn for the page, 100 000 rows: ${longest.toFixed(0)} ms (aim: at most 100)`,
  );
}

export function memory() {
  setFlagsFromString('--expose-gc');
  /** @type {() => void} */
  const gc = runInNewContext('gc');
  gc();
  const base = process.memoryUsage().heapUsed;
  const data = workbook(50);
  gc();
  const held = process.memoryUsage().heapUsed - base;
  const run = checkWorkbook({ sheets: data, choices: {} });
  let peak = 0;
  let step = run.next();
  for (let n = 0; !step.done; n += 1, step = run.next()) {
    if (n % 400 !== 0) continue;
    gc();
    peak = Math.max(peak, process.memoryUsage().heapUsed - base);
  }
  gc();
  peak = Math.max(peak, process.memoryUsage().heapUsed - base);
  console.log(
    `memory of the check of 100 000 rows, against its data: ${(peak / held).toFixed(2)} (aim: at most 3)`,
  );
  if (!step.done || data.length === 0) throw new Error('the check did not end');
}

/** However odd a sheet is, its check takes no time to speak of. */
export function odd() {
  for (const [name, sheets] of Object.entries(oddSheets())) {
    let [all, longest] = [Infinity, Infinity];
    for (let round = 0; round < 3; round++) {
      const start = performance.now();
      longest = Math.min(longest, check(sheets));
      all = Math.min(all, performance.now() - start);
    }
    console.log(
      `${name}: ${all.toFixed(0)} ms, longest without a turn ${longest.toFixed(0)} ms (aim: at most 1000 and 100)`,
    );
  }
}
