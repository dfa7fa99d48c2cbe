import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleOf, page } from '../../scripts/function-docs.mjs';
import { metadata } from '../../src/functions/metadata';

const ids = metadata('da').functions.map(({ id }) => id);

describe('the pages of the functions', () => {
  it.each([
    ['da', 'docs/funktioner.md'],
    ['en', 'docs/functions.md'],
  ] as const)('%s: %s is what npm run docs writes', async (language, file) => {
    expect(readFileSync(file, 'utf8'), 'run npm run docs').toBe(await page(language));
  });

  it.each([
    ['README.md', ['docs/funktioner.md', 'docs/functions.md']],
    ['docs/haandbog.md', ['funktioner.md']],
    ['docs/handbook.md', ['functions.md']],
  ])('%s leads to them', (file, links) => {
    const text = readFileSync(file, 'utf8');
    for (const link of links) expect(text).toContain(`](${link})`);
  });

  it.each(ids.filter((id) => id !== 'WHY'))('%s has one example in both notations', (id) => {
    const [da, en] = [exampleOf(id, 'da'), exampleOf(id, 'en')];
    expect(da.formula).not.toContain(',"');
    expect(en.formula).not.toContain(';');
    expect(da.result).toEqual(en.result);
  });

  it.each(ids.filter((id) => id !== 'WHY' && id !== 'LOT'))('%s names its clause', (id) => {
    for (const language of ['da', 'en'] as const)
      expect(metadata(language).functions.find((each) => each.id === id)?.description).toMatch(/§ ?\d{3}/u);
  });

  it('shows what the rulebook gives for the four that most people use', async () => {
    const danish = await page('da');
    for (const [formula, result] of [
      ['=DBF.UP(150;1)', '9'], // 150 km are 5 started 30 km, and a ferry is 4
      ['=DBF.CARRYOVER(60;42;2;3)', '9'], // half of 18
      ['=DBF.REFUND(500;3,47;470)', '1511'], // (500 - 200) x 3.47 + 470
    ])
      expect(danish).toContain(`\`${formula}\` giver\n\n\`\`\`text\n${result}\n\`\`\``);
  });
});
