import { districtOf, districtSizes, placesOfMost, type EntryMessages } from '../rules/entry';
import { misfit } from '../rules/lists';
import type { Ruling } from '../rules/ruling';
import { districtTextDa, entryDa, entryDistrictTextDa, homeTownTextDa } from '../text/entry.da';
import { districtTextEn, entryDistrictTextEn, entryEn, homeTownTextEn } from '../text/entry.en';
import { fold, listedIn } from '../workbook/folding';
import { define } from './define';
import { list, number, optional, row, text, value, type Reader } from './parameters';
import { speller } from './spelling';

const phrases = { da: entryDa, en: entryEn };

/** The districts that a cell lists. */
const districts: Reader<readonly string[]> = (cell) =>
  typeof cell === 'boolean' ? { expected: { key: 'text', values: {} } } : listedIn(String(cell));

interface Register {
  readonly sizes: ReturnType<typeof districtSizes>;
  readonly spelt: (name: string) => string;
}

/** One call asks for each of its rows with the same lists, so they are indexed once. */
const registers = new WeakMap<readonly string[], Register | Ruling<never, EntryMessages>>();

function registerOf(
  names: readonly string[],
  members: readonly number[],
): Register | Ruling<never, EntryMessages> {
  const known = registers.get(names);
  if (known) return known;
  const spellings = new Map<string, string>();
  for (const name of names) if (!spellings.has(fold(name))) spellings.set(fold(name), name);
  const spelt = (name: string): string => spellings.get(fold(name)) ?? name;
  const register = misfit<EntryMessages>('301E3', { districts: names, members }) ?? {
    sizes: districtSizes(names.map(spelt), members),
    spelt,
  };
  registers.set(names, register);
  return register;
}

export const entryFunctions = [
  define({
    id: 'ENTRYDISTRICT',
    parameters: { memberships: row(districts) },
    texts: { da: entryDistrictTextDa, en: entryDistrictTextEn },
    phrases,
    compute: ({ memberships }) => {
      const spelt = speller();
      return placesOfMost(
        memberships.map((player) => (player ?? []).map(spelt)),
        '301C1',
      );
    },
    cells: (places) => places.join(' / '),
  }),
  define({
    id: 'DISTRICT',
    parameters: {
      player1: value(districts),
      player2: value(districts),
      districts: list(text),
      members: list(number({ min: 0 })),
      prior: optional(value(text)),
      qualified: optional(value(text)),
    },
    texts: { da: districtTextDa, en: districtTextEn },
    phrases,
    compute: ({
      player1,
      player2,
      districts: names,
      members,
      prior,
      qualified,
    }): Ruling<string, EntryMessages> => {
      const register = registerOf(names, members);
      if (!('spelt' in register)) return register;
      const { sizes, spelt } = register;
      if (!sizes.ok) return sizes;
      const pair = {
        player1: player1.map(spelt),
        player2: player2.map(spelt),
        prior: prior === undefined ? null : spelt(prior),
        qualified: qualified === undefined ? null : spelt(qualified),
      };
      return districtOf(pair, sizes.value);
    },
    cells: (district) => district,
  }),
  define({
    id: 'HOMETOWN',
    parameters: { towns: row(text) },
    texts: { da: homeTownTextDa, en: homeTownTextEn },
    phrases,
    compute: ({ towns }) => {
      const spelt = speller();
      return placesOfMost(
        towns.map((town) => (town === null ? [] : [spelt(town)])),
        '304A2',
      );
    },
    cells: (places) => places.join(' / '),
  }),
];
