import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { associated, CustomFunctionsError, showIn } from './custom-functions';
import '../../src/functions/index';

const call = (id: string, ...args: unknown[]): unknown[][] => associated.get(id)?.(...args) as unknown[][];

const failing = (id: string, ...args: unknown[]): CustomFunctionsError => {
  try {
    call(id, ...args);
  } catch (error) {
    if (error instanceof CustomFunctionsError) return error;
    throw error;
  }
  throw new Error('no error');
};

const column = (values: readonly unknown[]): unknown[][] => values.map((value) => [value]);

interface Whole {
  clause: string;
  situation: { members: Record<string, number>; A_final: string[]; B_final: string[] };
  expected: { total: Record<string, number> };
}
const cases = (
  JSON.parse(readFileSync(new URL('../examples/worked-examples.json', import.meta.url), 'utf8')) as Whole[]
).filter(({ clause }) => /^35[12]/u.test(clause));
const { situation, expected } = cases.find(({ clause }) => clause === '351C')!;
const names = Object.keys(situation.members);
const members = Object.values(situation.members);
const finalA = column(situation.A_final);
const finalB = column(situation.B_final);

beforeEach(() => showIn('da-DK'));

describe('SEATS', () => {
  it('reads names as a reader does, and leaves a blank row blank', () => {
    const sloppy = names.map((name) => ` ${name.toUpperCase()}\u00a0`);
    expect(
      call(
        'SEATS',
        column([...sloppy, '']),
        column([...members.map(String), null]),
        [...finalA, [''], ['']],
        finalB,
      ),
    ).toEqual(column([...names.map((name) => expected.total[name]), '']));
  });

  it('names what is wrong', () => {
    const all = column(members);
    const wrong = finalA.map((row, i) => (i === 4 ? ['Jylland'] : row));
    expect(failing('SEATS', column(names), all, wrong, finalB).message).toMatch(
      /^»finaleA«, række 5: »Jylland« i A-finalen/,
    );
    expect(
      failing('SEATS', column([...names, 'fyn']), column([...members, 1]), finalA, finalB).message,
    ).toMatch(/^»distrikter«, række 12: »fyn«.*to gange/);
    expect(
      failing('SEATS', column([...names, '']), column([...members, 1]), finalA, finalB).message,
    ).toContain('»distrikter«, række 12');
    expect(failing('SEATS', column(names), column(members.slice(1)), finalA, finalB).message).toContain(
      '10 rækker',
    );
    expect(
      failing('SEATS', column(names), column([-1, ...members.slice(1)]), finalA, finalB).message,
    ).toContain('række 1');
  });

  it('keeps the rows that do not wait, and says which lot the others wait for', () => {
    // 17.5, 17.5 and 35 of the 70; all 50 placings to C.
    const args = [column(['A', 'B', 'C']), column([500, 500, 1000]), column(Array(50).fill('C'))];
    const [[a], [b], [c]] = call('SEATS', ...args) as [
      [CustomFunctionsError],
      [CustomFunctionsError],
      [number],
    ];
    expect([a.code, b.code, c]).toEqual(['#N/A', '#N/A', 85]);
    expect(a.message).toContain('A og B står lige om den sidste plads');
    expect(call('SEATS', ...args, null, null, column([2, 1, 3]))).toEqual([[17], [18], [85]]);
    // C has drawn no lot; a blank cell may come as 0.
    for (const blank of [null, '', 0])
      expect(call('SEATS', ...args, null, null, column([2, 1, blank]))).toEqual([[17], [18], [85]]);
  });
});

describe('SEATSTABLE', () => {
  it('adds up, row by row and in all', () => {
    const [headings, ...rows] = call('SEATSTABLE', column(names), column(members), finalA, finalB);
    expect(headings).toHaveLength(13);
    expect(rows.at(-1)?.at(-1)).toBe(120);
    expect(rows.slice(0, -1).map((row) => row.at(-1))).toEqual(names.map((name) => expected.total[name]));
    // Bornholm: 70 x 290 / 23000 = 203/230, no whole place, one by remainder.
    expect(rows[0]).toEqual(['Bornholm', 290, 203 / 230, '203/230', 0, 203 / 230, 1, '', 0, 0, 1, 0, 1]);
  });
});

describe('QUOTA', () => {
  it('shares out by decimals exactly, and leaves a tie open', () => {
    // 0.1, 0.2 and 0.3 of 6: 1, 2, 3.
    expect(call('QUOTA', column([0.1, '0,2', 0.3, null]), 6)).toEqual([[1], [2], [3], ['']]);
    expect(call('QUOTA', column([1, 1]), 1, column([2, 1]))).toEqual([[0], [1]]);
    expect((call('QUOTA', column([1, 1]), 1)[0]?.[0] as CustomFunctionsError).code).toBe('#N/A');
  });
});

describe('SEATSFINAL', () => {
  it('wants eleven districts', () => {
    const final = column(Array(26).fill('Fyn'));
    expect(call('SEATSFINAL', column(names), final)).toEqual(
      column(names.map((name) => (name === 'Fyn' ? 28 : 2))),
    );
    expect(failing('SEATSFINAL', column(names.slice(1)), final).message).toContain('10 distrikter');
  });
});

describe('WHY', () => {
  it('tells the steps with clauses', () => {
    const [[told]] = call('WHY', 'SEATS', column(names), column(members), finalA, finalB) as [[string]];
    expect(told).toContain('Bornholm: 70 × 290 / 23000 = 203/230');
    expect(told).toContain('§ 351C2');
    expect(told).toContain('15 pladser fra B-finalen og 35 fra A-finalen');
  });
});
