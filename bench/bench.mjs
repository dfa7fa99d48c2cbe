// Measures as ratios within one run, so that the machine matters little: the best of several rounds of each side.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as rival from 'apportionment';
import { bundled } from '../scripts/bundled.mjs';

const { hamilton } = rival.default ?? rival;
const { calculate } = await bundled('src/functions/calculate.ts');
const { ruleFunctions } = await bundled('src/functions/registry.ts');
const { voiceOf } = await bundled('src/functions/voice.ts');
const { apportion } = await bundled('src/rules/apportionment.ts');
const { checkWorkbook } = await bundled('src/checks/check-workbook.ts');
const { fold } = await bundled('src/workbook/folding.ts');

/** Milliseconds of the fastest of `rounds` runs. */
function fastest(run, rounds) {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function ratio(name, ours, theirs, aim, rounds = 15) {
  fastest(ours, 3);
  fastest(theirs, 3);
  const [a, b] = [fastest(ours, rounds), fastest(theirs, rounds)];
  console.log(
    `${name}: ${(a / b).toFixed(2)} (aim: at most ${aim}; ${a.toFixed(2)} ms against ${b.toFixed(2)} ms)`,
  );
}

const named = (id) => ruleFunctions.find((rule) => rule.id === id);
const voice = voiceOf('da');

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
    for (let i = 0; i < rows.length; i++) out[i] = [Math.ceil(rows[i][0] / 30)];
    return out;
  },
  3,
);

for (const units of [11, 50]) {
  const weights = Array.from({ length: units }, (_, i) => 290 + ((i * 977) % 3001));
  const cells = weights.map((weight) => [weight]);
  const times = 2000;
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
    `QUOTA from cells with its steps, ${units} units, against the same`,
    repeat(() => calculate(quota, [cells, 70], voice)),
    theirs,
    1,
    5,
  );
}

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

if (existsSync('dist')) {
  const files = readdirSync('dist', { recursive: true }).map(String);
  const loaded = files.filter(
    (file) => /taskpane/u.test(file) && ['.html', '.js', '.css'].includes(extname(file)),
  );
  const bytes = loaded.reduce((sum, file) => sum + gzipSync(readFileSync(join('dist', file))).length, 0);
  console.log(
    `the pane, gzipped: ${(bytes / 1000).toFixed(1)} kB (aim: at most 100 kB; ${loaded.join(', ')})`,
  );
} else console.log('the pane, gzipped: no dist/ yet; run npm run build first');
