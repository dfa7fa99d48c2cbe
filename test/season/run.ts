import { chapters } from './chapters';
import { correct, measure, recognised, several, tableOf, wholes } from './measure';

/**
 * For `npm run season`: seeds, chapters by a part of their name (`whole`: all at once in a workbook), clauses, and how many
 * faults a workbook has (1: each fault alone).
 */
export function season(
  seeds: number,
  only: string,
  clauses: readonly string[],
  show: string,
  faults: number,
): void {
  const plan = {
    chapters: chapters.filter(({ name }) => name.includes(only)),
    seeds: Array.from({ length: seeds }, (_, i) => i),
    ...(clauses.length > 0 ? { clauses } : {}),
  };
  if (show === 'tables') for (const line of recognised(plan)) console.log(line);
  const start = performance.now();
  if (only === 'whole') {
    const none = wholes(plan.seeds, () => false);
    const all = wholes(plan.seeds, ({ clause }) => clauses.length === 0 || clauses.includes(clause));
    for (const { text } of [...none.misses, ...all.misses]) console.log(text);
    console.log(`\nwhole seasons: ${none.misses.length} false alarms in ${seeds} workbooks without a fault`);
    for (const line of tableOf(all)) console.log(line);
    console.log(`${Math.round(performance.now() - start)} ms`);
    return;
  }
  const wrong = correct(plan);
  const measured = faults > 1 ? several(plan, faults) : measure(plan);
  const each = new Map<string, number>();
  for (const { text } of [...wrong, ...measured.misses]) {
    const kind = text.replace(/ seed \d+/, '').replace(/(at|warning|error|info) .*/, '');
    const count = (each.get(kind) ?? 0) + 1;
    each.set(kind, count);
    if (count <= 2 || show === 'all') console.log(text);
  }
  console.log(`\ncorrect season: ${wrong.length} false alarms in ${plan.chapters.length * seeds} workbooks`);
  for (const line of tableOf(measured)) console.log(line);
  if (show === 'covered') {
    // For test/season/covered.ts.
    const failed = new Set(measured.misses.map(({ planted }) => planted));
    const all = plan.chapters.flatMap(({ faults }) => faults.map(({ clause }) => clause));
    console.log(JSON.stringify([...new Set(all)].filter((clause) => !failed.has(clause)).sort()));
    const known = new Set(
      recognised({ ...plan, seeds: [0] })
        .filter((line) => line.includes(': nothing'))
        .map((line) => line.split(' 0 ')[0]),
    );
    const alarms = (name: string): boolean => wrong.some(({ text }) => text.startsWith(`${name} seed`));
    const names = plan.chapters.map(({ name }) => name);
    console.log(JSON.stringify(names.filter((name) => !known.has(name) && !alarms(name))));
  }
  console.log(`${Math.round(performance.now() - start)} ms`);
}
