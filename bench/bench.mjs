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

/**
 * A workbook as an organiser's: rosters, matches, refunds, addresses and accounts, 2000 rows a sheet.
 * @param {number} sheets
 */
function workbook(sheets) {
  /** @type {((row: number, sheet: number) => (string | number)[])[]} */
  const kinds = [
    (i, s) => [
      `Hold ${s}-${i >> 2}`,
      `Spiller Nr${s} ${i}`,
      10_000 + s * 2000 + i,
      i % 9 ? 'spiller' : 'kaptajn',
      i % 4 ? '' : 'Odense',
      'ja',
    ],
    (i, s) => {
      // Everybody meets everybody, twelve teams at a time: 11 rounds of 6.
      const [group, match] = [Math.floor(i / 66), i % 66];
      const [round, pair] = [Math.floor(match / 6), match % 6];
      const place = (/** @type {number} */ n) => (n === 11 ? 11 : (n + round) % 11);
      const team = (/** @type {number} */ n) => `Hold ${s}-${group}-${place(n)}`;
      const won = (i * 7) % 16;
      const year = 1990 + group;
      const season = `${year}/${year + 1}`;
      return [
        season,
        `${1 + (Math.floor(s / 5) % 3)}. division`,
        round + 1,
        team(pair),
        team(11 - pair),
        20 + won,
        '20',
        15 + won,
        15 - won,
        36,
      ];
    },
    (i) => {
      const km = (i * 37) % 600;
      const tolls = i % 3 ? 0 : 470;
      return [
        `Hold ${i}`,
        km,
        '3,47',
        tolls || '',
        Math.max(0, Math.round((km - 200) * 347 + tolls * 100) / 100),
      ];
    },
    (i) => [`Navn ${i}`, `Vej ${i}`, 1000 + (i % 9000), `By ${i % 300}`, `mail${i}@eksempel.dk`, 39_000 + i],
    (i) => [39_000 + (i % 365), `Bilag ${i}`, `Køb af kort og kaffe nr. ${i}`, -((i * 17) % 3000), ''],
  ];
  const headings = [
    ['Hold', 'Spiller', 'DBF-nr.', 'Rolle', 'Hjemby', 'Medlem'],
    [
      'Sæson',
      'Division',
      'Runde',
      'Hjemmehold',
      'Udehold',
      'IMP hjemme',
      'IMP ude',
      'KP hjemme',
      'KP ude',
      'Spil',
    ],
    ['Hold', 'Km', 'Sats', 'Bro/færge', 'Refusion'],
    ['Navn', 'Adresse', 'Postnr.', 'By', 'E-mail', 'Født'],
    ['Dato', 'Bilag', 'Tekst', 'Beløb', 'Saldo'],
  ];
  const titles = [
    'Divisionsturneringen 2008/09',
    'Divisionsturneringen, arkiv',
    'Pokalturneringen',
    'Medlemsliste',
    'Regnskab',
  ];
  return Array.from({ length: sheets }, (_, s) => {
    const kind = s % kinds.length;
    const width = headings[kind]?.length ?? 0;
    const pad = (/** @type {(string | number)[]} */ cells) => [
      ...cells,
      ...new Array(width - cells.length).fill(''),
    ];
    return {
      id: String(s),
      name: `Ark${s}`,
      visibility: 'visible',
      top: 0,
      left: 0,
      values: [
        pad([titles[kind] ?? '']),
        pad([]),
        headings[kind] ?? [],
        ...Array.from({ length: 2000 }, (_, i) => kinds[kind]?.(i, s) ?? []),
      ],
    };
  });
}

/** @param {ReturnType<typeof workbook>} sheets */
const checkAll = (sheets) => {
  const run = checkWorkbook({ sheets, choices: {} });
  let [longest, before] = [0, performance.now()];
  for (let step = run.next(); !step.done; step = run.next()) {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return Math.max(longest, performance.now() - before);
};
const [fifty, hundred] = [workbook(50), workbook(100)];
ratio(
  'check of 200 000 rows, against 100 000',
  () => checkAll(hundred),
  () => checkAll(fifty),
  2.3,
  3,
);
ratio(
  'check of 100 000 rows on 50 sheets, against normalising every cell',
  () => checkAll(fifty),
  () => fifty.map(({ values }) => values.map((line) => line.map((cell) => fold(String(cell))))),
  5,
  3,
);
console.log(
  `longest time without a turn for the page, 100 000 rows: ${Math.min(...[1, 2, 3].map(() => checkAll(fifty))).toFixed(0)} ms (aim: at most 100)`,
);
if (globalThis.gc) {
  const { gc } = globalThis;
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

const reads = [await syncs(1), await syncs(10), await syncs(50)];
console.log(
  `requests to Excel for 1, 10 and 50 sheets: ${reads.map(({ asked }) => asked).join(', ')} (aim: the same, at most 4); ` +
    `values read: ${reads.map(({ bytes }) => `${(bytes / 1000).toFixed(0)} kB`).join(', ')}`,
);

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
