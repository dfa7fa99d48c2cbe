import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/text/', import.meta.url);
const areas = readdirSync(folder)
  .filter((name) => name.endsWith('.da.ts'))
  .map((name) => name.slice(0, -'.da.ts'.length));

/** The names of all entries, of those within entries too; what an entry says is not compared. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`));
}

/** A file's catalogues; `paneDa` and `paneEn` are the same one. */
async function catalogues(area: string, language: 'da' | 'en'): Promise<Record<string, string[]>> {
  const file: unknown = await import(new URL(`${area}.${language}.ts`, folder).href);
  return Object.fromEntries(
    Object.entries(file as Record<string, unknown>)
      .filter(([, value]) => typeof value === 'object')
      .map(([name, value]) => [name.replace(/(?:Da|En|DA|EN|Danish|English)$/, ''), keysOf(value).sort()]),
  );
}

/** Every plain text of a catalogue. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('there are texts to compare', () => {
  expect(areas).toContain('pane');
  expect(areas).toContain('checks');
});

describe.each(areas)('the texts of %s', (area) => {
  it('are the same ones in Danish and in English', async () => {
    const danish = await catalogues(area, 'da');
    expect(Object.values(danish).flat().length).toBeGreaterThan(0);
    expect(await catalogues(area, 'en')).toEqual(danish);
  });

  it('leave none empty', async () => {
    for (const language of ['da', 'en']) {
      const file: unknown = await import(new URL(`${area}.${language}.ts`, folder).href);
      expect(textsOf(file).filter((text) => text.trim() === '')).toEqual([]);
    }
  });
});
