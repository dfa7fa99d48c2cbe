// Measures as ratios within one run, so that the machine matters little: the best of several rounds of each side.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hamilton } from './rival.mjs';
import { bundled } from '../scripts/bundled.mjs';

const { calculate } = await bundled('src/functions/calculate.ts');
const { ruleFunctions } = await bundled('src/functions/registry.ts');
const { voiceOf } = await bundled('src/functions/voice.ts');
const { apportion } = await bundled('src/rules/apportionment.ts');
const { checkWorkbook } = await bundled('src/checks/check-workbook.ts');
const { fold } = await bundled('src/workbook/folding.ts');

/**
 * Milliseconds of the fastest of `rounds` runs.
 * @param {() => unknown} run
 * @param {number} rounds
 */
function fastest(run, rounds) {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/**
 * @param {string} name
 * @param {() => unknown} ours
 * @param {() => unknown} theirs
 * @param {number} aim
 */
function ratio(name, ours, theirs, aim, rounds = 15) {
  fastest(ours, 3);
  fastest(theirs, 3);
  const [a, b] = [fastest(ours, rounds), fastest(theirs, rounds)];
  console.log(
    `${name}: ${(a / b).toFixed(2)} (aim: at most ${aim}; ${a.toFixed(2)} ms against ${b.toFixed(2)} ms)`,
  );
}

/** @param {string} id */
const named = (id) => ruleFunctions.find((/** @type {{ id: string }} */ rule) => rule.id === id);
const voice = voiceOf('da');

/** @type {any[][]} */
const rows = Array.from({ length: 100_000 }, (_, i) => {
  const km = ((i * 7919) % 4501) / 10;
  if (i % 50 === 0) return [''];
  return [i % 20 === 1 ? String(km).replace('.', ',') : km];
});
const up = named('UP');
ratio(
  'UP, 100 000 rows, against a bare loop',
  () => calculate(up, [rows], voice),
  () => {
    const out = new Array(rows.length);
    for (let i = 0; i < rows.length; i++) out[i] = [Math.ceil(rows[i]?.[0] / 30)];
    return out;
  },
  3,
);

for (const units of [11, 50]) {
  const weights = Array.from({ length: units }, (_, i) => 290 + ((i * 977) % 3001));
  const cells = weights.map((weight) => [weight]);
  const times = 2000;
  /** @param {() => unknown} run */
  const repeat = (run) => () => {
    for (let i = 0; i < times; i++) run();
  };
  const theirs = repeat(() => hamilton(weights, 70));
  ratio(
    `largest remainder, ${units} units, against apportionment 2.0.3`,
    repeat(() => apportion(weights, 70)),
    theirs,
    1,
  );
  const quota = named('QUOTA');
  ratio(
    `QUOTA called as Excel calls it, ${units} units, against the same`,
    repeat(() => calculate(quota, [cells, 70], voice)),
    theirs,
    1,
    5,
  );
}

/**
 * A call over 20 000 of something against the same over 10 000: n log n grows to 2.15.
 * @param {string} id
 * @param {string} what
 * @param {(count: number) => unknown[]} args
 */
function doubled(id, what, args) {
  const [twice, once] = [args(20_000), args(10_000)];
  ratio(
    `${id}, 20 000 ${what}, against 10 000`,
    () => calculate(named(id), twice, voice),
    () => calculate(named(id), once, voice),
    2.15,
    5,
  );
}

/**
 * @param {number} length
 * @param {(index: number) => unknown} cell
 */
const column = (length, cell) => Array.from({ length }, (_, index) => [cell(index)]);
const district = (/** @type {number} */ index) => `Distrikt ${index % 11}`;
const districts = column(11, district);
const seats = column(11, (index) => 3 + (index % 4));
doubled('DISTRICT', 'pairs', (pairs) => [
  column(pairs, (index) => `${district(index)}; ${district(index * 7)}`),
  column(pairs, (index) => district(index * 3)),
  districts,
  column(11, (index) => 290 + index * 310),
]);
doubled('POOLS', 'pairs', (pairs) => [
  column(pairs, (index) => `Par ${index}`),
  column(pairs, district),
  column(pairs, (index) => index),
  districts,
  seats,
  seats,
  4,
  '2009-01-31',
]);

// The divisions have their size; the qualifiers, and the teams that withdraw from them, may be any number.
const tableOf = (/** @type {string} */ name, /** @type {string} */ prefix, /** @type {number} */ teams) =>
  Array.from({ length: teams }, (_, index) => [name, index + 1, `${prefix}${index + 1}`]);
doubled('NEXTSEASON', 'qualifiers, half of them withdrawn', (teams) => [
  'Damedivisionsturneringen',
  [...tableOf('1. division', 'A', 10), ...tableOf('2. division', 'B', 10)],
  tableOf('Kvalifikation', 'Q', teams),
  column(teams / 2, (index) => `Q${2 * index + 1}`),
]);

/** @type {(string | number)[][]} */
const roster = [['Hold', 'Spiller', 'Medlemsnr', 'Klub', 'Distrikt']];
for (let i = 0; i < 10_000; i++)
  roster.push([
    `Hold ${Math.floor(i / 5)}`,
    `Spiller Nr ${i}`,
    10_000 + i,
    `Klub ${i % 90}`,
    `Distrikt ${i % 11}`,
  ]);
const sheet = { id: '1', name: 'Hold', visibility: 'visible', top: 0, left: 0, values: roster };
const check = () => {
  const run = checkWorkbook({ sheets: [sheet], choices: {} });
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
};
ratio(
  'check of a 10 000-row roster, against normalising every cell',
  check,
  () => roster.map((line) => line.map((cell) => fold(String(cell)))),
  5,
);

// What the page names is what it loads: everything but office.js.
if (existsSync('dist/taskpane.html')) {
  const page = readFileSync('dist/taskpane.html', 'utf8');
  const loaded = [
    'taskpane.html',
    ...[...page.matchAll(/(?:src|href)="?([\w.]+\.(?:js|css))/g)].map(([, file]) => file ?? ''),
  ];
  const bytes = loaded.reduce((sum, file) => sum + gzipSync(readFileSync(join('dist', file))).length, 0);
  console.log(
    `the pane, gzipped: ${(bytes / 1000).toFixed(1)} kB (aim: at most 100 kB; ${loaded.join(', ')})`,
  );
} else console.log('the pane, gzipped: no dist/ yet; run npm run build first');

console.log(
  `requests to Excel for 1 and for 50 sheets: ${await syncs(1)} and ${await syncs(50)} (aim: the same, at most 4)`,
);

/**
 * How often reading that many small sheets asks Excel.
 * @param {number} count
 */
async function syncs(count) {
  let asked = 0;
  const range = {
    isNullObject: false,
    rowIndex: 0,
    columnIndex: 0,
    rowCount: 200,
    columnCount: 10,
    values: Array.from({ length: 200 }, () => new Array(10).fill('Hold')),
    load() {},
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
  return asked;
}
