import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { associated, CustomFunctionsError, ErrorCode, showIn } from './custom-functions';
import { ruleFunctions } from '../../src/functions/registry';
import '../../src/functions/index';

beforeAll(() => showIn('da-DK'));

const call = (id: string, ...args: unknown[]): unknown[][] => associated.get(id)?.(...args) as unknown[][];

/** What a cell of a result may be. */
const isShowable = (cell: unknown): boolean =>
  typeof cell === 'string' ||
  typeof cell === 'boolean' ||
  (typeof cell === 'number' && Number.isFinite(cell) && !Object.is(cell, -0)) ||
  cell instanceof CustomFunctionsError;

/** A call gives a rectangle of cells that can be shown, or throws Excel's own error with a sentence. */
function holds(id: string, args: readonly unknown[]): void {
  let cells: unknown[][];
  try {
    cells = call(id, ...args);
  } catch (error) {
    expect(error).toBeInstanceOf(CustomFunctionsError);
    expect((error as Error).message).not.toBe('');
    return;
  }
  expect(cells.length).toBeGreaterThan(0);
  const width = cells[0]!.length;
  expect(width).toBeGreaterThan(0);
  for (const line of cells) {
    expect(line.length).toBe(width);
    expect(line.filter((cell) => !isShowable(cell))).toEqual([]);
  }
}

const cell = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    0,
    -0,
    NaN,
    Infinity,
    -1,
    1,
    2,
    3,
    1e308,
    5e-324,
    true,
    39630,
  ),
  fc.constantFrom(
    'øst',
    'hold',
    'Fyn',
    'A',
    'ja',
    '1.234',
    '12,5',
    '#N/A',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.constantFrom<unknown>(
    new CustomFunctionsError(ErrorCode.divisionByZero),
    { type: 'Error', basicValue: '#SPILL!' },
    { type: 'Entity', text: 'Fyn', basicType: 'String', basicValue: 'Fyn' },
    { type: 'Double', basicValue: NaN },
    {},
    [],
    [[[1]]],
    'x'.repeat(40000),
  ),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true }),
);
const matrix = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
const column = fc.array(fc.tuple(cell), { minLength: 3, maxLength: 3 });
const ragged = fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 4 });
const argument = fc.oneof(cell, matrix, column, ragged);

describe.each(ruleFunctions.map(({ id }) => id))('%s', (id) => {
  const { parameters, lifts } = ruleFunctions.find((rule) => rule.id === id)!;

  it('answers any arguments with cells or with an error of Excel', () => {
    fc.assert(
      fc.property(fc.array(argument, { maxLength: parameters.length + 1 }), (args) => {
        holds(id, args);
        holds('WHY', [id, ...args]);
      }),
      { numRuns: 60 },
    );
  });

  it('answers thousands of rows of anything', () => {
    for (const filler of ['Fyn', 1, NaN, {}]) {
      const rows = Array.from({ length: 1000 }, () => [filler]);
      holds(id, Array<unknown>(parameters.length).fill(rows));
      holds(
        id,
        Array.from(parameters, (_, index) => (index === 0 ? rows : 2)),
      );
    }
  });

  if (lifts)
    it('leaves a blank row empty', () => {
      const single = parameters.filter(({ shape }) => shape !== 'value' && shape !== 'row');
      if (single.length) return;
      const blank = [[''], [null], [' ']];
      expect(call(id, ...parameters.map(() => blank))).toEqual([[''], [''], ['']]);
      expect(call(id)).toEqual([['']]);
    });
});

const km = fc.double({ min: 0, max: 5000, noNaN: true });
const rank = fc.integer({ min: 1, max: 12 });
const imp = fc.integer({ min: -200, max: 200 });
const one = (id: string, ...args: unknown[]): number => call(id, ...args)[0]![0] as number;

describe('the rulebook, whatever the figures', () => {
  it('UP never falls with the distance (§ 332D4)', () => {
    fc.assert(
      fc.property(km, km, (a, b) => {
        expect(one('UP', Math.max(a, b))).toBeGreaterThanOrEqual(one('UP', Math.min(a, b)));
      }),
    );
  });

  it('REFUND is never negative (§ 304B1)', () => {
    fc.assert(
      fc.property(km, km, km, (a, rate, tolls) => {
        expect(one('REFUND', a, rate, tolls)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('what one team carries over, the other loses (§ 323C)', () => {
    fc.assert(
      fc.property(imp, imp, rank, rank, (a, b, first, second) => {
        fc.pre(first !== second);
        expect(one('CARRYOVER', a, b, first, second) + one('CARRYOVER', b, a, second, first)).toBe(0);
      }),
    );
  });

  it('a column is answered as each of its rows', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(km, km, km), { minLength: 2, maxLength: 20 }), (rows) => {
        const columns = [0, 1, 2].map((index) => rows.map((row) => [row[index]]));
        expect(call('REFUND', ...columns)).toEqual(rows.map((row) => [one('REFUND', ...row)]));
      }),
    );
  });
});
