import { describe, expect, it } from 'vitest';
import { districtOf, districtSizes, placesOfMost } from '../../src/rules/entry';

describe('§ 301E3', () => {
  const sizes = new Map([
    ['Fyn', 2100],
    ['Midtjylland', 2100],
    ['Bornholm', 300],
  ]);
  const pair = (player1: string[], player2: string[]) =>
    districtOf({ player1, player2, prior: null, qualified: null }, sizes);

  it('leaves equally large districts open and names both', () => {
    const ruling = pair(['Fyn'], ['Midtjylland']);
    expect(ruling.ok).toBe(false);
    expect(!ruling.ok && ruling.problem).toMatchObject({
      kind: 'pending',
      message: { key: 'equallyLarge', values: { districts: ['Fyn', 'Midtjylland'] } },
    });
  });
  it('does not ask for a decision when the equal districts are not the largest', () => {
    const ruling = pair(['Fyn', 'Bornholm'], ['Bornholm', 'Midtjylland']);
    expect(ruling.ok && ruling.value).toBe('Bornholm');
  });
  it('refuses a district that nobody knows the size of', () => {
    const ruling = pair(['Fyn'], ['Atlantis']);
    expect(!ruling.ok && ruling.problem.message).toEqual({
      key: 'unknownDistrict',
      values: { district: 'Atlantis' },
    });
  });
  it('refuses a district that stands in the list twice', () => {
    const ruling = districtSizes(['Fyn', 'Bornholm', 'Fyn'], [1, 2, 3]);
    expect(!ruling.ok && ruling.problem.row).toBe(2);
  });
});

describe('§ 304A2: home town', () => {
  it('is where most players live', () => {
    const ruling = placesOfMost([['Odense'], ['Rønne'], ['Odense'], ['Aarhus']], '304A2');
    expect(ruling.ok && ruling.value).toEqual(['Odense']);
  });
  it('may be chosen freely among equals', () => {
    const ruling = placesOfMost([['Odense'], ['Rønne'], ['Odense'], ['Rønne']], '304A2');
    expect(ruling.ok && ruling.value).toEqual(['Odense', 'Rønne']);
  });
  it('is refused for a team without any town', () => {
    expect(placesOfMost([[], []], '304A2').ok).toBe(false);
  });
});
