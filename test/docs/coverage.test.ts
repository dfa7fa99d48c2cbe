import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleFunctions } from '../../src/functions/registry';
import { cited, CLAUSES } from './clauses';

interface Row {
  readonly line: string;
  readonly clauses: readonly string[];
  readonly kind: string;
  readonly state: string;
  readonly where: string;
}

const rows: readonly Row[] = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, clause = '', kind = '', , state = '', where = ''] = cells;
    expect(cells, line).toHaveLength(7);
    return { line, clauses: cited(clause), kind, state, where };
  });
const covered = rows.flatMap(({ clauses }) => clauses);

/** Every clause that a case in test/examples is about. */
function worked(): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      if ((key === 'clause' || key === 'rule') && typeof inner === 'string')
        for (const clause of cited(inner)) found.add(clause);
      else walk(inner);
  };
  for (const name of readdirSync('test/examples'))
    if (name.endsWith('.json')) walk(JSON.parse(readFileSync(`test/examples/${name}`, 'utf8')));
  return found;
}
const workedOut = [...worked()];

/** Every clause that the checks name in their code or have a text for. */
function checked(): string[] {
  const files = [
    ...readdirSync('src/checks', { recursive: true, encoding: 'utf8' }).map((name) => `src/checks/${name}`),
    ...readdirSync('src/text')
      .filter((name) => /^checks?\b.*\.da\.ts$/u.test(name))
      .map((name) => `src/text/${name}`),
  ].filter((name) => name.endsWith('.ts'));
  const literals = files.flatMap((name) => [
    ...readFileSync(name, 'utf8').matchAll(/['"`](3\d\d[A-Z]\d*[a-z]*)['"`]/gu),
  ]);
  return [...new Set(literals.map(([, clause]) => clause!))].sort();
}

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!);
const label = ({ line }: Row): string => line.slice(2, 60);

describe('docs/coverage.md', () => {
  it.each(CLAUSES)('has § %s', (clause) => {
    expect(covered.some((row) => clause.startsWith(row) || row.startsWith(clause))).toBe(true);
  });

  it.each(checked())('has § %s, which the checks report', (clause) => {
    expect(covered.some((row) => clause.startsWith(row) || row.startsWith(clause))).toBe(true);
  });

  it.each(rows.map((row) => [label(row), row] as const))('%s', (_, { clauses, kind, state, where }) => {
    for (const clause of clauses) {
      expect(clause).toMatch(/^3\d\d([A-Z]\d?[a-z]?)?$/u);
      if (clause.length > 3)
        expect(CLAUSES.some((each) => each.startsWith(clause) || clause.startsWith(each))).toBe(true);
    }
    expect(kind).toMatch(/^[FVDRJ]( [FVDRJ])*$/u);
    expect(['done', 'part', 'open']).toContain(state);
    for (const id of named(where, /`DBF\.([A-Z]+)`/gu))
      expect(ruleFunctions.map((rule) => rule.id)).toContain(id);
    for (const file of named(where, /`([\w-]+\/[^`]+)`/gu)) expect(existsSync(file), file).toBe(true);
    if (state !== 'done') expect(where.replace(/`[^`]*`/gu, '')).toMatch(/[a-z]{3}/u);
    if (state === 'done' && kind !== 'J') expect(where).toMatch(/`/u);
    if (state !== 'done' || !/[FV]/u.test(kind)) return;
    expect(where).toMatch(/`DBF\.[A-Z]+`|`src\/checks\//u);
    // Every clause of the row has a case, of the clause itself or of a part of it.
    expect(
      clauses.filter((clause) => !workedOut.some((each) => each.startsWith(clause))),
      'no worked case in test/examples',
    ).toEqual([]);
  });
});
