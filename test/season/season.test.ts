import { describe, expect, it } from 'vitest';
import { chapters } from './chapters';
import { clean, covered } from './covered';
import { correct, measure, several, wholes } from './measure';
import { lookalikes, unrelated } from './unrelated';
import { checkSheets } from '../checks/checking';

/** A tidy workbook and messy ones, each fault in one of them; `npm run season -- --seeds 50` runs more. */
const seeds = [0, 1, 2];

describe('a correct season', { timeout: 180_000 }, () => {
  it.each(chapters.map((chapter) => [chapter.name, chapter] as const))(
    'finds nothing in %s',
    (_, chapter) => {
      const wrong = correct({ chapters: [chapter], seeds: seeds.slice(0, 2) });
      const texts = wrong.map(({ text }) => text);
      if (clean.includes(chapter.name)) expect(texts).toEqual([]);
      else if (texts.length > 0)
        console.log(`${texts.length} false alarms, among them:`, ...texts.slice(0, 5));
    },
  );
});

describe('planted faults', { timeout: 180_000 }, () => {
  const due = new Set(chapters.flatMap(({ faults }) => faults.map(({ clause }) => clause)));

  it.each(chapters.map((chapter) => [chapter.name, chapter] as const))(
    'are all found, and nothing else, in %s',
    (name, chapter) => {
      const clauses = covered.filter((clause) => chapter.faults.some((fault) => fault.clause === clause));
      const open = chapter.faults.filter(({ clause }) => !covered.includes(clause));
      if (open.length > 0)
        console.log(`${name}: not yet covered ${[...new Set(open.map(({ clause }) => clause))].join(' ')}`);
      const { misses } = measure({ chapters: [chapter], seeds, clauses, spread: true });
      expect(misses.map(({ text }) => text)).toEqual([]);
    },
  );

  it('are planted for every clause that is called covered', () => {
    expect(covered.filter((clause) => !due.has(clause))).toEqual([]);
  });
});

describe('three faults of different clauses in one workbook', { timeout: 180_000 }, () => {
  it.each(chapters.map((chapter) => [chapter.name, chapter] as const))(
    'are each found, and nothing else, in %s',
    (_, chapter) => {
      const { misses, tallies } = several({ chapters: [chapter], seeds: [1], clauses: covered }, 3);
      expect(misses.map(({ text }) => text)).toEqual([]);
      if (chapter.faults.some(({ clause }) => covered.includes(clause)))
        expect(tallies.size).toBeGreaterThan(0);
    },
  );
});

describe('a whole season in one workbook', { timeout: 180_000 }, () => {
  it('has one fault of each chapter found', () => {
    const { misses } = wholes(
      [1],
      ({ clause }) => covered.includes(clause),
      (chapter) => clean.includes(chapter),
    );
    expect(misses.map(({ text }) => text)).toEqual([]);
  });
});

describe('spreadsheets of other people', () => {
  it.each(Object.entries(unrelated))('recognises nothing in %s', (name, cells) => {
    const { sheets, findings } = checkSheets({ [name]: cells });
    expect(sheets.flatMap(({ tables }) => tables.map(({ kind }) => kind))).toEqual([]);
    expect(findings).toEqual([]);
  });

  it.each(Object.entries(lookalikes))('has nothing to say of %s', (name, cells) => {
    const { findings } = checkSheets({ [name]: cells });
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});
