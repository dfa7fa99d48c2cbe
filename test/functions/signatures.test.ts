import { describe, expect, it } from 'vitest';
import './custom-functions';
import { metadata } from '../../src/functions/metadata';
import { ruleFunctions } from '../../src/functions/registry';
import { implementations } from '../../src/functions/index';
import file from '../examples/signatures.json';

const published: Readonly<Record<string, readonly string[]>> = file.functions;

describe('what is published stays', () => {
  it.each(ruleFunctions.map((rule) => [rule.id, rule] as const))('%s', (id, { parameters }) => {
    const pinned = published[id];
    expect(pinned, `add ${id} to test/examples/signatures.json`).toBeDefined();
    const bare = (name: string) => name.replace(/[[\]]/gu, '');
    // A parameter may be appended, as an optional one; none moves, and none becomes required.
    expect(parameters.slice(0, pinned!.length).map(({ key }) => key)).toEqual(pinned!.map(bare));
    const required = parameters.filter(({ optional }) => !optional).map(({ key }) => key);
    const mayBeLeftOut = pinned!.filter((name) => name.startsWith('[')).map(bare);
    expect(required.filter((key) => mayBeLeftOut.includes(key) || !pinned!.includes(key))).toEqual([]);
  });
});

describe.each(['da', 'en'] as const)('metadata, %s', (language) => {
  const { functions } = metadata(language);

  it('has each implementation once, in the order of the definitions', () => {
    const ids = functions.map(({ id }) => id);
    expect(ids).toEqual([...ruleFunctions.map(({ id }) => id), 'WHY']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(implementations)).toEqual(ids);
  });

  it.each(functions.map((each) => [each.id, each] as const))(
    '%s',
    (id, { name, description, parameters }) => {
      expect(id).toMatch(/^[A-Z][A-Z0-9]*$/u);
      expect(name).toBe(id);
      expect(description.trim()).not.toBe('');
      const names = parameters.map((parameter) => parameter.name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      for (const parameter of parameters) {
        expect(parameter.name).toMatch(/^[\p{L}][\p{L}\p{N}]*$/u);
        expect(parameter.description.trim()).not.toBe('');
      }
      // Once one may be left out, so may all that follow.
      const first = parameters.findIndex(({ optional }) => optional);
      expect(first < 0 || parameters.slice(first).every(({ optional }) => optional)).toBe(true);
    },
  );
});
