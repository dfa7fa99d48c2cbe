import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { associated, CustomFunctionsError, ErrorCode, showIn } from './custom-functions';
import { metadata } from '../../src/functions/metadata';
import '../../src/functions/index';

const call = (id: string, ...args: unknown[]): unknown => associated.get(id)?.(...args);

const failing = (id: string, ...args: unknown[]): CustomFunctionsError => {
  try {
    call(id, ...args);
  } catch (error) {
    if (error instanceof CustomFunctionsError) return error;
    throw error;
  }
  throw new Error('no error');
};

beforeEach(() => showIn('da-DK'));

describe('worked cases of the rulebook', () => {
  it.each([
    // § 332D4: 1 for each started 30 km, 4 a ferry trip, 10 for Rønne-Køge.
    ['UP', [0], 0],
    ['UP', [30], 1],
    ['UP', [30.1], 2],
    ['UP', [30.000000000000004], 1],
    ['UP', [150, 1], 9],
    ['UP', [200, 0, 1], 17],
    ['UP', [40, 1, 1], 16],
    ['AWAYPOINTS', [150, 1], 9],
    // § 323C: half where the winner was placed higher, else a third; unrounded.
    ['CARRYOVER', [60, 42, 2, 3], 9],
    ['CARRYOVER', [60, 42, 3, 2], 6],
    ['CARRYOVER', [42, 60, 2, 3], -6],
    ['CARRYOVER', [42, 60, 3, 2], -9],
    ['CARRYOVER', [50, 50, 1, 2], 0],
    ['CARRYOVER', [55, 46, 2, 3], 4.5],
    ['CARRYOVER', [41, 40, 3, 2], 1 / 3],
    // § 304B1: (500 - 200) x 3.47 + 470 = 1511; self-payment 694 on kilometres and tolls together; never below 0.
    ['REFUND', [500, 3.47, 470], 1511],
    ['REFUND', [180, 3.47], 0],
    ['REFUND', [180, 3.47, 470], 400.6],
    ['REFUND', [199, 3.47, 0], 0],
    ['REFUND', [200, 3.47], 0],
    ['REFUND', [201, 3.47], 3.47],
    ['REFUND', [100, 3.47, 348], 1],
    ['REFUND', [237.5, 1.83, 0], 68.625],
    // § 304C1 and E: via Ystad by § 304B, 450 + 900 + 560 - 600; 304E: only the 380 km in Denmark.
    ['REFUND', [150, 3, 1460], 1310],
    ['REFUND', [380, 3, 0], 540],
    // § 304C2a, C2b, C3.
    ['BORNHOLM', ['øst', 3, 2600], 2000],
    ['BORNHOLM', ['Hovedstad', 3, 2400, null, null, true], 1800],
    ['BORNHOLM', ['vest', 3.47, 6000, 60], 5514.2],
    ['BORNHOLM', ['øst', 3, 599], 0],
    // § 304D: more than one day; a refund or more than 65 km; at most 4, each more than 65 km away.
    ['OVERNIGHT', [2, 0, 70, [[70, 70, 70, 70, 70]]], 4],
    ['OVERNIGHT', [2, 0, 65.1, [[80, 80, 65, 10]]], 2],
    ['OVERNIGHT', [3, 2000, 200, [[200, 200, 200, 200, 200, 200]]], 4],
    ['OVERNIGHT', [1, 2000, 200, [[200, 200]]], 0],
    ['OVERNIGHT', [2, 0, 65, [[80, 80]]], 0],
    ['OVERNIGHT', [2, 1, 65, [[80, 80]]], 2],
    // § 331E2: in the cup, from the semi-finals on.
    ['OVERNIGHT', [2, 1, 65, [[80, 80]], '1/8-finale'], 0],
    ['OVERNIGHT', [2, 1, 65, [[80, 80]], 'Finale'], 2],
  ])('%s(%j) is %d', (id, args, expected) => {
    expect(call(id, ...(args as unknown[]))).toEqual([[expected]]);
  });

  it('takes only a round of the cup', () => {
    expect(failing('OVERNIGHT', 2, 1, 65, [[80, 80]], 'omkamp').code).toBe(ErrorCode.invalidValue);
  });

  it('waits with the capital area when nothing hinders the way via Ystad', () => {
    const error = failing('BORNHOLM', 'hovedstad', 3, 2400);
    expect(error.code).toBe(ErrorCode.notAvailable);
    expect(error.message).toContain('via Ystad, § 304B');
  });

  it('refuses equal placings', () => {
    expect(failing('CARRYOVER', 60, 42, 2, 2).code).toBe(ErrorCode.invalidValue);
  });
});

describe('cells', () => {
  it('takes blank in every form, 0 as 0, and Danish and plain numbers as text', () => {
    expect(
      call('UP', [[null], [''], [undefined], [0], ['30,1'], ['30.1'], [{ type: 'Double', basicValue: 31 }]]),
    ).toEqual([[''], [''], [''], [0], [2], [2], [2]]);
    expect(call('UP')).toEqual([['']]);
  });

  it('keeps an error in its own row, under its own name', () => {
    const cells = call('UP', [
      [30],
      [new CustomFunctionsError(ErrorCode.divisionByZero)],
      ['tredive'],
      ['1.234'],
      [{ type: 'Error', basicType: 'Error', basicValue: '#SPILL!' }],
      [-1],
    ]) as unknown[][];
    const [, division, word, ambiguous, spill, below] = cells.map((line) => line[0] as CustomFunctionsError);
    expect(cells[0]).toEqual([1]);
    expect(division?.code).toBe(ErrorCode.divisionByZero);
    expect(word?.message).toBe('»km«, række 3: forventede et tal på mindst 0, men fik »tredive«.');
    expect(ambiguous?.message).toContain('1234 og som 1,234');
    expect([spill?.code, spill?.message.includes('#SPILL!')]).toEqual([ErrorCode.invalidValue, true]);
    expect(below?.code).toBe(ErrorCode.invalidValue);
  });

  it('repeats one cell, leaves rows without distance empty, and names both shapes of ranges that differ', () => {
    expect(call('REFUND', [[500], [''], [180]], 3.47, [[470]])).toEqual([[1511], [''], [400.6]]);
    expect(failing('UP', [[30], [60]], [[1], [1], [1]]).message).toMatch(/2 x 1.*3 x 1/);
    expect(failing('UP', null, 1).message).toContain('»km«');
    expect(
      call('OVERNIGHT', [[2], [2]], 0, 70, [
        [70, 10],
        [10, null],
      ]),
    ).toEqual([[1], [0]]);
  });

  it('speaks English where the host does', () => {
    showIn('en-US');
    expect(failing('UP', 'far').message).toBe('“km”: expected a number of at least 0, but got “far”.');
  });

  it('lifts as a map would, and UP never falls with the distance', () => {
    const distance = fc.integer({ min: 0, max: 4500 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(distance, { minLength: 2 }), (kms) => {
        const sorted = kms.sort((a, b) => a - b);
        const lifted = call(
          'UP',
          sorted.map((km) => [km]),
        ) as number[][];
        expect(lifted).toEqual(sorted.map((km) => (call('UP', km) as number[][])[0]));
        expect(lifted.every(([up = 0], index) => up >= (lifted[index - 1]?.[0] ?? 0))).toBe(true);
        // The column with ferries goes the long way round and must agree.
        expect(
          call(
            'UP',
            sorted.map((km) => [km]),
            sorted.map(() => [0]),
          ),
        ).toEqual(lifted);
      }),
    );
  });

  it('never throws anything but its own error, whatever it is given', () => {
    const junk = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withSparseArray: true, withNullPrototype: true }),
      fc.array(fc.array(fc.oneof(fc.double(), fc.string(), fc.anything()), { maxLength: 3 }), {
        maxLength: 4,
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...associated.keys()), fc.array(junk, { maxLength: 8 }), (id, args) => {
        for (const given of [args, ['UP', ...args]])
          try {
            expect(Array.isArray(call(id, ...given))).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(CustomFunctionsError);
          }
      }),
    );
  });
});

describe('WHY', () => {
  it('tells result, steps, clauses and readings', () => {
    expect(call('WHY', 'dbf.up', 150, 1)).toEqual([
      [
        'Resultat: 9\n150 km giver 5 UP: 1 for hver påbegyndt 30 km. (§ 332D4a, Læsning 16)\n1 x færge a 4 UP giver 4 UP. (§ 332D4b)',
      ],
    ]);
  });

  it('explains errors, and ranges within what a cell holds', () => {
    const [[error]] = call('WHY', 'UP', 'far') as [[string]];
    expect(error).toContain('#VALUE!: »km«');
    const [[long]] = call(
      'WHY',
      'UP',
      Array.from({ length: 5000 }, () => [150]),
    ) as [[string]];
    expect(long.length).toBeLessThanOrEqual(32767);
    expect(long).toMatch(/og \d+ rækker til\.$/);
    expect(failing('WHY', 'NEJ').message).toContain('UP');
  });
});

describe('metadata', () => {
  it('agrees between the languages and with what is registered', () => {
    const [danish, english] = [metadata('da'), metadata('en')];
    expect(danish.functions.map(({ id }) => id).sort()).toEqual([...associated.keys()].sort());
    const bare = ({ functions }: typeof danish) =>
      functions.map(({ id, parameters }) => [id, parameters.map(({ optional }) => optional)]);
    expect(bare(english)).toEqual(bare(danish));
    for (const { functions } of [danish, english])
      for (const { description, parameters } of functions) {
        expect(description).not.toBe('');
        expect(parameters.every((parameter) => parameter.name && parameter.description)).toBe(true);
        expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
      }
  });
});
