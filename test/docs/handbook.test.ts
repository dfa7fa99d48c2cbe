import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { voice } from '../../src/text/pane';

/** What the handbook tells its reader to look for in the pane. */
const NAMED = [
  'check',
  'workbook',
  'correct',
  'automatic',
  'showFix',
  'fixNow',
  'ignoreNow',
  'ignoredTitle',
  'tools',
  'markThem',
  'unmarkThem',
  'toSheet',
  'toClipboard',
  'toFile',
  'preferences',
] as const;

describe.each([
  ['da', 'haandbog.md'],
  ['en', 'handbook.md'],
] as const)('the handbook in %s, %s,', (language, file) => {
  const text = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');

  it.each(NAMED)('calls %s as the pane does', (key) => {
    const label = voice(language)(key);
    expect(text).toMatch(new RegExp(`(\\*\\*|_|»|“)${label}(\\*\\*|_|«|”)`));
  });
});
