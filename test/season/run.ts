import { chapters } from './chapters';
import { correct, measure, recognised, tableOf } from './measure';

/** For `npm run season`: seeds, chapters by a part of their name, clauses. */
export function season(seeds: number, only: string, clauses: readonly string[], show: string): void {
  const plan = {
    chapters: chapters.filter(({ name }) => name.includes(only)),
    seeds: Array.from({ length: seeds }, (_, i) => i),
    ...(clauses.length > 0 ? { clauses } : {}),
  };
  if (show === 'tables') for (const line of recognised(plan)) console.log(line);
  const start = performance.now();
  const wrong = correct(plan);
  const measured = measure(plan);
  const each = new Map<string, number>();
  for (const { text } of [...wrong, ...measured.misses]) {
    const kind = text.replace(/ seed \d+/, '').replace(/(at|warning|error|info) .*/, '');
    const count = (each.get(kind) ?? 0) + 1;
    each.set(kind, count);
    if (count <= 2 || show === 'all') console.log(text);
  }
  console.log(`\ncorrect season: ${wrong.length} false alarms in ${plan.chapters.length * seeds} workbooks`);
  for (const line of tableOf(measured)) console.log(line);
  console.log(`${Math.round(performance.now() - start)} ms`);
}
