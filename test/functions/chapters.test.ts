import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { associated, CustomFunctionsError, ErrorCode, showIn } from './custom-functions';
import { chapterFunctions } from '../../src/functions/chapters';
import '../../src/functions/index';

const call = (id: string, ...args: unknown[]): unknown => associated.get(id)?.(...args);
const column = (items: readonly unknown[]): unknown[][] => items.map((item) => [item]);
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

const DISTRICTS = column(['Fyn', 'Østjylland', 'København', 'Bornholm', 'Nordjylland', 'Midtjylland']);
const MEMBERS = column([2100, 3200, 2900, 300, 2500, 2100]);

describe('worked by hand from the rulebook', () => {
  it.each([
    // §§ 343A1, 344A1, 352A5: 1-1-2009 is serial 39814; born 1-1-1984 is 30682, 2-1-1984 is 30683.
    ['ELIGIBLE', ['junior', 30682, 2009], false],
    ['ELIGIBLE', ['Junior', 30683, 2009], true],
    ['ELIGIBLE', ['skole', '1989-01-01', 2009], true],
    ['ELIGIBLE', ['skole', '31-12-1988', 2009], false],
    ['ELIGIBLE', ['veteran', '1. januar 1949', 2009], false],
    ['ELIGIBLE', ['veteran', '31.12.1948', 2009, 'ja'], true],
    ['ELIGIBLE', ['veteran', '31.12.1948', 2009, false], false],
    // § 327C1: every started week.
    ['FINE', [39692, 39692], 0],
    ['FINE', [39692, 39692.9], 0],
    ['FINE', [39692, 39693], 100],
    ['FINE', [39692, 39699], 100],
    ['FINE', ['2008-09-01', '2008-09-09'], 200],
    // § 307F: 7.5 x 18 + 18; 7 x 58 + 29.
    ['PLAYTIME', [18, 'hold', null, true], 153],
    ['PLAYTIME', [58, 'par', 29], 435],
    ['PLAYTIME', [2, 'par'], 15],
    // § 334B1: 18 hours are three quarters of a day; § 321E: a quarter of an hour.
    ['DEADLINE', ['pokal', 39726.5], 39727.25],
    ['DEADLINE', ['division', '2008-10-04 17.00', '2008-10-04 17.15'], 39725 + 1050 / 1440],
    ['DEADLINE', ['lodtrækning', '2008-10-05'], 39730],
    ['DEADLINE', ['offentliggørelse', '2008-10-05'], 39733],
    // § 332.
    ['CUPWINNER', ['P', 61, 2000, 'Q', 60, 2400], 'P'],
    ['CUPWINNER', ['P', 60, '2.000,5', 'Q', 60, 2001], 'Q'],
    ['HOMETEAM', ['Y', 9, 'X', 12], 'X'],
    ['HOMETEAM', ['Y', 9, 'X', 9], 'Y'],
    // § 331D1.
    ['CUPFEE', [400, true], 800],
    ['CUPFEE', [400, false], 400],
    ['CUPFEE', [400, false, 1], 400],
    ['CUPFEE', [400, true, 1], 0],
    ['CUPFEE', [400, false, 7, 7, true], 0],
    ['CUPFEE', [400, false, 3, 4], 0],
    // § 305C2.
    ['LATEARRIVAL', [20, 30, 60], 'det oprindelige par'],
    ['LATEARRIVAL', [21, 30, 60], 'reserveparret'],
    // §§ 351E1 and 342F1; § 353D1.
    ['CROSSING', [5, 1200, 500], 3400],
    ['CROSSING', [5, 1200, 500, 3], 5100],
    ['BORNHOLMJUNIOR', ['øst', 600, 200], 400],
    ['BORNHOLMJUNIOR', ['hovedstad', 600, 200], 0],
    ['BORNHOLMJUNIOR', ['hovedstad', 600, 200, 'sand'], 400],
    // Formats.
    ['FORMAT', ['divisionsturneringen', 'Spil'], 36],
    ['FORMAT', ['DM for mixed par, A-finale', 'spil'], 78],
    ['FORMAT', ['Danish Open, finale', 'skærme'], 'ja'],
    // §§ 301C1, 304A2, 301E.
    ['ENTRYDISTRICT', [[['Fyn, Fyn', 'fyn', 'Nordjylland', 'NORDJYLLAND']]], 'Fyn / Nordjylland'],
    ['HOMETOWN', [[['Odense', 'Rønne', 'odense', null]]], 'Odense'],
    ['DISTRICT', ['Bornholm; København', 'Bornholm / Østjylland', DISTRICTS, MEMBERS], 'Bornholm'],
    ['DISTRICT', ['Fyn;Østjylland', 'københavn', DISTRICTS, MEMBERS], 'Østjylland'],
    ['DISTRICT', ['København', 'København', DISTRICTS, MEMBERS, 'Fyn'], 'Fyn'],
    ['DISTRICT', ['Østjylland', 'Østjylland', DISTRICTS, MEMBERS, null, 'Nordjylland'], 'Nordjylland'],
  ])('%s(%j) is %s', (id, args, expected) => {
    expect(call(id, ...(args as unknown[]))).toEqual([[expected]]);
  });

  it('shares places and prizes (§ 365D)', () => {
    expect(call('SHAREDPLACES', column([55, 58, 58, 58]), [[1000, 600, 400, 200]])).toEqual([
      ['4', 200],
      ['1-3', 2000 / 3],
      ['1-3', 2000 / 3],
      ['1-3', 2000 / 3],
    ]);
  });

  it('shares nothing but the places where no prizes are given (§ 365D)', () => {
    expect(call('SHAREDPLACES', column([-3, 12, -3]))).toEqual([
      ['2-3', ''],
      ['1', ''],
      ['2-3', ''],
    ]);
  });

  it('keeps the cup with the captain of three wins in a row, and nobody before (§ 331A)', () => {
    expect(call('TROPHY', column(['Q', 'P', 'p ', 'P', 'Q']))).toEqual([['P', 4]]);
    expect(call('TROPHY', column(['P', 'P', 'Q', null]))).toEqual([['', '']]);
  });

  it('lets a team enter by its highest division player (§ 332B)', () => {
    const teams = [
      [2, 3, null, null],
      [0, null, null, null],
      [3, null, null, null],
      [null, null, null, null],
      [1, 1, 1, 1],
    ];
    expect(call('CUPENTRY', teams, [[5, 4, 3]])).toEqual([[4], [1], [3], [''], [5]]);
    const exempt = column([null, null, true, null, null]);
    expect(call('CUPENTRY', teams, column(['1/16-finale', '1/32-finale', '1/64-finale']), exempt)).toEqual([
      ['1/32-finale'],
      ['1. omgang'],
      ['1. omgang'],
      [''],
      ['1/16-finale'],
    ]);
    expect(failing('CUPENTRY', [[3, 3]], [[5, 4, 3]], true).message).toContain('§ 332B2');
    expect(failing('CUPENTRY', [[3, 3]], [[5, 6, 3]]).message).toContain('§ 332B1a');
  });

  it('gives both rights, or says who is undecided (§ 305A4)', () => {
    expect(call('RIGHTS', 'A', 25, 'B', 35, 60, 'S', 60)).toEqual([['B', 'S']]);
    const [[first, second]] = call('RIGHTS', 'A', 60, 'B', 10, 60, [['S', 'T']], [[25, 25]]) as [
      [unknown, CustomFunctionsError],
    ];
    expect(first).toBe('A');
    expect(second.code).toBe(ErrorCode.notAvailable);
    expect(second.message).toContain('S og T');
    expect(call('RIGHTS', 'A', 60, 'B', 10, 60, [['S', 'T']], [[25, 25]], ' t ')).toEqual([['A', 'S']]);
  });

  it('orders reserves (§ 305B)', () => {
    const order = call(
      'RESERVES',
      'Fyn',
      column(['R1', 'R2', 'R3', 'R4']),
      column(['Fyn', 'fyn', 'Fyn', 'Nordjylland']),
      column([true, true, null, true]),
      column([6, 4, null, 2]),
    );
    expect(order).toEqual(column([2, 1, 3, 4]));
  });

  it('finds the finalists by the number entered, not of districts (§ 342A2)', () => {
    const champions = ['Odense', null, 'BK København'];
    const clubs = (mestre: unknown[], ...rest: unknown[]) =>
      call('FINALISTS', column(['Fyn', 'Bornholm', 'København']), column(mestre), ...rest);
    expect(clubs(champions)).toEqual(column(['Odense', 'BK København']));
    const full = ['Odense', 'Rønne', 'BK København'];
    expect(clubs(full, column(['Svendborg', null, null]), 'fyn')).toEqual(column([...full, 'Svendborg']));
    const open = clubs(full, column(['Rønne', null, null]), 'Fyn') as unknown[][];
    expect((open[3]?.[0] as CustomFunctionsError).code).toBe(ErrorCode.notAvailable);
  });
});

describe('what waits for a decision is #N/A with the reason', () => {
  it.each([
    ['CUPWINNER', ['P', 60, 2000, 'Q', 60, 2000], '4 spil'],
    ['DISTRICT', ['Fyn', 'Midtjylland', DISTRICTS, MEMBERS], 'Fyn og Midtjylland'],
    ['LATEARRIVAL', [19, 30, 60, 3], 'turneringsarrangøren'],
  ])('%s', (id, args, reason) => {
    const error = failing(id, ...(args as unknown[]));
    expect(error.code).toBe(ErrorCode.notAvailable);
    expect(error.message).toContain(reason);
  });
});

describe('lots and pools', () => {
  it('draw alike whatever the order, case and blanks of the names', () => {
    const names = ['Ærø', 'Fyn', 'Åbenrå', 'Aabenraa', 'Bornholm'];
    const order = call('LOT', column(names), '2009') as number[][];
    expect(order.flat().sort()).toEqual([1, 2, 3, 4, 5]);
    const untidy = names.map((name) => ` ${name.toUpperCase()}\u00a0`);
    expect(call('LOT', column(untidy), 2009)).toEqual(order);
    expect(failing('LOT', column(['Fyn', 'Als', ' fyn']), 'x').message).toContain('»navne«, række 3');
  });

  it('can be drawn again lot by lot: the pools of a group are LOT with the seed and the name of the step', () => {
    const pools = call(
      'POOLS',
      column(['a', 'b', 'c', 'd']),
      column(['Fyn', 'Fyn', 'Fyn', 'Fyn']),
      column([1, 2, 3, 4]),
      'Fyn',
      3,
      2,
      4,
      'frø',
    ) as number[][];
    const order = call('LOT', column(['1', '2', '3', '4']), 'frø: Fyn 1-4') as number[][];
    // The first pair goes to the pool drawn first, and so on.
    expect(pools.flat().map((pool) => order[pool - 1]?.[0])).toEqual([1, 2, 3, 4]);
  });

  it('say why pools cannot be equal, and which lists do not belong together', () => {
    const args = (pairs: unknown[], districts: unknown[]) =>
      [
        'POOLS',
        column(pairs),
        column(districts),
        column(pairs.map((_, index) => index + 1)),
        'Fyn',
        1,
        1,
        4,
        'x',
      ] as const;
    expect(failing(...args(['a', 'b', 'c', 'd'], ['Fyn'])).message).toContain('1 række og »par« 4.');
    const ranked = failing(
      'POOLS',
      column(['a', 'b', 'c']),
      column(['Fyn', 'Fyn', 'Fyn']),
      column([1, 2, 3]),
      'Fyn',
      1,
      1,
      4,
      'x',
    );
    expect(ranked.message).toContain('3 par til overs');
  });
});

it('explains each function with the clause', () => {
  const told = (...args: unknown[]) => (call('WHY', ...args) as string[][])[0]?.[0] ?? '';
  expect(told('CUPENTRY', [[3]], [[5, 4, 3]])).toContain('Det afgøres ikke her');
  expect(told('RIGHTS', 'A', 46, 'B', 44, 100, 'S', 90)).toContain('fodnoten');
  expect(
    told(
      'POOLS',
      column(['a', 'b', 'c', 'd']),
      column(['Fyn', 'Fyn', 'Fyn', 'Fyn']),
      column([1, 2, 3, 4]),
      'Fyn',
      3,
      2,
      4,
      'x',
    ),
  ).toContain('§ 351F2b');
  showIn('en-US');
  expect(told('ELIGIBLE', 'junior', 30682, 2009)).toContain('25 on 1 January 2009');
});

it('throws nothing but its own error, whatever it is given', () => {
  const cell = fc.oneof(
    fc.double(),
    fc.integer({ min: -3, max: 45000 }),
    fc.string(),
    fc.boolean(),
    fc.constantFrom(Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, 1e15, 2 ** 53, -0, NaN, Infinity),
    fc.constantFrom(null, '', 'Fyn', 'A', 'junior', 'hold', 'pokal', 'øst', '1/32-finale', 4, 2009, '#N/A'),
  );
  const argument = fc.oneof(
    cell,
    fc.array(fc.tuple(cell), { maxLength: 6 }),
    fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...chapterFunctions.map(({ id }) => id)),
      fc.array(argument, { minLength: 1, maxLength: 9 }),
      (id, args) => {
        try {
          const cells = call(id, ...args) as unknown[][];
          for (const shown of cells.flat())
            expect(
              ['string', 'number', 'boolean'].includes(typeof shown) || shown instanceof CustomFunctionsError,
            ).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(CustomFunctionsError);
          expect((error as CustomFunctionsError).message).not.toContain('kunne ikke gennemføres');
        }
      },
    ),
    { numRuns: 4000 },
  );
});
