import { expect, it } from 'vitest';
import { formats } from '../../src/text/format';

const numbered = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i + 1));

it.each([
  [0, ''],
  [1, '1'],
  [2, '1 og 2'],
  [3, '1, 2 og 3'],
  [50, /^1, 2, .* 49 og 50$/],
  [51, /^1, 2, .* 50 og 51$/],
  [52, /^1, 2, .* 49, 50 og 2 andre$/],
])('a list of %i', (n, written) => {
  if (typeof written === 'string') expect(formats.da.list(numbered(n))).toBe(written);
  else expect(formats.da.list(numbered(n))).toMatch(written);
});
