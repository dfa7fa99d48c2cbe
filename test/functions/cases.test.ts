import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { associated, CustomFunctionsError, showIn } from './custom-functions';
import '../../src/functions/index';

/** What a cell shows in place of a value, and words of its message. */
interface Refusal {
  readonly error: string;
  readonly says: readonly string[];
}

interface Told {
  readonly tells: readonly string[];
  readonly silent?: readonly string[];
}

type Cell = string | number | boolean | Refusal;

interface Case {
  readonly clause: string;
  readonly title: string;
  readonly function: string;
  readonly arguments: readonly unknown[];
  /** The cells; or one refusal for the whole call; or, of an explanation, what it tells and what it does not. */
  readonly expected: readonly (readonly Cell[])[] | Refusal | Told;
  readonly why: string;
}

const folder = new URL('../examples/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.startsWith('cases-'));
const casesOf = (name: string): readonly Case[] =>
  (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { cases: readonly Case[] }).cases;

const cellsOf = (example: Case): unknown[][] | CustomFunctionsError => {
  try {
    return associated.get(example.function)?.(...example.arguments) as unknown[][];
  } catch (error) {
    if (error instanceof CustomFunctionsError) return error;
    throw error;
  }
};

function holds(found: unknown, expected: Cell): void {
  if (typeof expected !== 'object') return expect(found).toBe(expected);
  expect(found).toBeInstanceOf(CustomFunctionsError);
  const { code, message } = found as CustomFunctionsError;
  expect(code).toBe(expected.error);
  for (const word of expected.says) expect(message).toContain(word);
}

beforeAll(() => showIn('da-DK'));

it('there are cases', () => expect(files.length).toBeGreaterThan(3));

describe.each(files)('%s', (name) => {
  const cases = casesOf(name);

  it('names each case once, with its reason', () => {
    const names = cases.map(({ clause, title }) => `${clause}: ${title}`);
    expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
    expect(cases.filter(({ why }) => why.length < 4)).toEqual([]);
  });

  it.each(cases.map((example) => [`§ ${example.clause}: ${example.title}`, example] as const))(
    '%s',
    (_, example) => {
      const found = cellsOf(example);
      const { expected } = example;
      if ('error' in expected) return holds(found, expected);
      expect(found).toBeInstanceOf(Array);
      const cells = found as unknown[][];
      if ('tells' in expected) {
        for (const words of expected.tells) expect(cells[0]?.[0]).toContain(words);
        for (const words of expected.silent ?? []) expect(cells[0]?.[0]).not.toContain(words);
        return;
      }
      expect(cells).toHaveLength(expected.length);
      expected.forEach((line, row) => {
        expect(cells[row]).toHaveLength(line.length);
        line.forEach((cell, column) => holds(cells[row]?.[column], cell));
      });
    },
  );
});
