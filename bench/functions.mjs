// The functions, as Excel calls them.
import { bundled } from '../scripts/bundled.mjs';
import { ratio } from './measure.mjs';
import { hamilton } from './rival.mjs';

const { calculate } = await bundled('src/functions/calculate.ts');
const { ruleFunctions } = await bundled('src/functions/registry.ts');
const { voiceOf } = await bundled('src/functions/voice.ts');
const { apportion } = await bundled('src/rules/apportionment.ts');

/** @param {string} id */
const named = (id) => ruleFunctions.find((/** @type {{ id: string }} */ rule) => rule.id === id);
const voice = voiceOf('da');

export function columns() {
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
}

export function quota() {
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
// The divisions have their size; the qualifiers, and the teams that withdraw from them, may be any number.
const tableOf = (/** @type {string} */ name, /** @type {string} */ prefix, /** @type {number} */ teams) =>
  Array.from({ length: teams }, (_, index) => [name, index + 1, `${prefix}${index + 1}`]);

export function growth() {
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

  doubled('NEXTSEASON', 'qualifiers, half of them withdrawn', (teams) => [
    'Damedivisionsturneringen',
    [...tableOf('1. division', 'A', 10), ...tableOf('2. division', 'B', 10)],
    tableOf('Kvalifikation', 'Q', teams),
    column(teams / 2, (index) => `Q${2 * index + 1}`),
  ]);
}
