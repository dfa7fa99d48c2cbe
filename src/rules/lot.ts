/** Lots that anybody can draw again: the order follows from a seed agreed on beforehand and the names alone. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { decided, refused, type Ruling } from './ruling';

export interface LotMessages {
  drawn: { names: readonly string[]; seed: string };
  nameTwice: { name: string };
}

/**
 * The names in the order drawn: ascending SHA-256 of the UTF-8 text seed, line feed, name. No name may occur twice.
 * @param names folded, so that spelling by case or blanks changes nothing
 */
export function drawn(names: readonly string[], seed: string): readonly string[] {
  const ticket = (name: string): string => bytesToHex(sha256(utf8ToBytes(`${seed}\n${name}`)));
  return names
    .map((name) => ({ name, ticket: ticket(name) }))
    .sort((a, b) => (a.ticket < b.ticket ? -1 : a.ticket > b.ticket ? 1 : a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

/** For each name its number in the order drawn, 1 first; a permutation that the order of the list never changes. */
export function lotOrder(names: readonly string[], seed: string): Ruling<readonly number[], LotMessages> {
  const clause = '331F4';
  const seen = new Set<string>();
  for (const [row, name] of names.entries()) {
    if (seen.has(name))
      return refused({
        kind: 'invalid',
        clause,
        row,
        argument: 'names',
        message: { key: 'nameTwice', values: { name } },
      });
    seen.add(name);
  }
  const order = drawn(names, seed);
  const numbers = new Map(order.map((name, index) => [name, index + 1]));
  return decided(
    names.map((name) => numbers.get(name)!),
    [{ clause, reading: 2, message: { key: 'drawn', values: { names: order, seed } } }],
  );
}
