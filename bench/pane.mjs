// What the pane weighs, and how often it asks Excel.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundled } from '../scripts/bundled.mjs';

export function size() {
  // What the page names is loaded when a workbook opens; the checks, in one language, when they are first asked for.
  if (existsSync('dist/taskpane.html')) {
    const kilobytes = (/** @type {readonly string[]} */ files) =>
      files.reduce((sum, file) => sum + gzipSync(readFileSync(join('dist', file))).length, 0) / 1000;
    const page = readFileSync('dist/taskpane.html', 'utf8');
    const opening = [
      'taskpane.html',
      ...[...page.matchAll(/(?:src|href)="?([\w.]+\.(?:js|css))/g)].map(([, file]) => file ?? ''),
    ];
    const checks = readdirSync('dist').filter((file) => /^checks(?:-da)?\.\w+\.js$/.test(file));
    console.log(
      `the pane, gzipped: ${kilobytes(opening).toFixed(1)} kB when it opens (aim: at most 100 kB), ` +
        `${kilobytes([...opening, ...checks]).toFixed(1)} kB once it has checked (${[...opening, ...checks].join(', ')})`,
    );
  } else console.log('the pane, gzipped: no dist/ yet; run npm run build first');
}

export async function requests() {
  const reads = [await syncs(1), await syncs(10), await syncs(50)];
  console.log(
    `requests to Excel for 1, 10 and 50 sheets: ${reads.map(({ asked }) => asked).join(', ')} (aim: the same, at most 4); ` +
      `values read: ${reads.map(({ bytes }) => `${(bytes / 1000).toFixed(0)} kB`).join(', ')}`,
  );
}

/**
 * How often reading that many small sheets asks Excel.
 * @param {number} count
 */
async function syncs(count) {
  let [asked, bytes] = [0, 0];
  const range = {
    isNullObject: false,
    rowIndex: 0,
    columnIndex: 0,
    rowCount: 200,
    columnCount: 10,
    values: Array.from({ length: 200 }, () => new Array(10).fill('Hold')),
    /** @param {string} what */
    load(what) {
      if (what === 'values') bytes += JSON.stringify(this.values).length;
    },
    untrack() {},
  };
  /** @param {number} id */
  const sheet = (id) => ({
    id: String(id),
    name: `Ark${id}`,
    visibility: 'Visible',
    position: id,
    isNullObject: false,
    load() {},
    getUsedRangeOrNullObject: () => range,
    getRangeByIndexes: () => range,
  });
  const items = Array.from({ length: count }, (_, id) => sheet(id));
  const worksheets = {
    items,
    load() {},
    getItemOrNullObject: (/** @type {string} */ id) => items[Number(id)],
  };
  const context = { workbook: { worksheets }, sync: async () => void asked++ };
  const { readSheets } = await bundled('src/excel/read-sheets.ts');
  await readSheets(context, () => {}, new AbortController().signal);
  return { asked, bytes };
}
