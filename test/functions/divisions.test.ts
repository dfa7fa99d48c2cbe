import { beforeEach, describe, expect, it } from 'vitest';
import { associated, CustomFunctionsError, ErrorCode, showIn } from './custom-functions';
import '../../src/functions/index';
import season from '../examples/next-season.json';

type Cells = (string | number | CustomFunctionsError)[][];

const call = (id: string, ...args: unknown[]): Cells => associated.get(id)?.(...args) as Cells;

const failing = (id: string, ...args: unknown[]): CustomFunctionsError => {
  try {
    call(id, ...args);
  } catch (error) {
    if (error instanceof CustomFunctionsError) return error;
    throw error;
  }
  throw new Error('no error');
};

const column = (items: readonly unknown[]): unknown[][] => items.map((item) => [item]);

beforeEach(() => showIn('da-DK'));

const table = (name: string, prefix: string, teams: number): unknown[][] =>
  Array.from({ length: teams }, (_, index) => [name, index + 1, `${prefix}${index + 1}`]);

const STANDINGS = [
  ...table('1. division', 'A', 12),
  ...table('2. division', 'B', 12),
  ...table('3. division Øst', 'Ø', 12),
  ...table('3. division Vest', 'V', 12),
];
const QUALIFIERS = [...table('Kreds IV', 'K', 8), ['Kreds II', 1, 'KII'], ...table('Øst', 'O', 6)];

describe('NEXTSEASON', () => {
  const plan = (...args: unknown[]): Cells => call('NEXTSEASON', ...args);
  const teamsOf = (cells: Cells, division: string): (string | number)[] =>
    cells
      .filter(([name]) => name === division)
      .map(([, team]) => (team instanceof CustomFunctionsError ? team.code : (team ?? '')));

  for (const example of season.cases)
    it(`§ ${example.clause}: ${example.title}`, () => {
      const found = plan('divisionsturneringen', STANDINGS, QUALIFIERS, column(example.withdrawn));
      expect(found[0]).toEqual(['Division', 'Hold', 'Fra', 'Begrundelse']);
      for (const [division, teams] of Object.entries(example.expected as Record<string, string[]>)) {
        const expected = teams.map((team) =>
          team
            .replace(/^winner\((.*),(.*)\)$/u, 'vinder af $1-$2')
            .replace(/^loser\((.*),(.*)\)$/u, 'taber af $1-$2')
            .replace(/^(?:lot)?\(.*\)$/u, '#N/A'),
        );
        expect(teamsOf(found, `${division}. division`).sort()).toEqual(expected.sort());
      }
    });

  it('says where each right comes from and why, with the clause', () => {
    const found = plan('Divisionsturneringen', STANDINGS, QUALIFIERS, 'A5');
    const rowOf = (team: string) => found.find(([, name]) => name === team);
    expect(rowOf('A1')).toEqual([
      '1. division',
      'A1',
      '1. division nr. 1',
      'Nr. 1 i 1. division bliver i 1. division. (§ 322B1)',
    ]);
    expect(rowOf('B3')?.[3]).toBe(
      'Nr. 3 i 2. division rykker op på en ledig plads i 1. division og kan ikke vælge at blive. (§ 326A1, Læsning 14)',
    );
    expect(rowOf('vinder af K4-O3')?.[2]).toBe(
      'Kvalifikationen i Kreds IV nr. 4 / oprykningsturneringen øst for Storebælt nr. 3',
    );
  });

  it('compares names as a reader does, and skips blank rows', () => {
    const spaced = STANDINGS.flatMap((row) => (row[1] === 1 ? [[null, '', null], row] : [row]));
    const found = plan('Divisionsturneringen', spaced, QUALIFIERS, ' a5 ', null);
    expect(teamsOf(found, '1. division')).toContain('B3');
    expect(teamsOf(found, '1. division')).not.toContain('A5');
  });

  it('names the row and what was expected', () => {
    const with_ = (row: number, cells: unknown[]): unknown[][] =>
      STANDINGS.map((line, index) => (index === row ? cells : line));
    const message = (standings: unknown[][]): string =>
      failing('NEXTSEASON', 'Divisionsturneringen', standings, QUALIFIERS).message;
    expect(message(with_(4, ['4. division', 5, 'A5']))).toMatch(
      /^»stilling«, række 5: »4. division« er ukendt/u,
    );
    expect(message(with_(4, ['1. division', 'fem', 'A5']))).toMatch(
      /^»stilling«, række 5: .*»fem« skal være et helt tal/u,
    );
    expect(message(with_(4, ['1. division', 5, null]))).toMatch(/^»stilling«, række 5: .*»hold« mangler/u);
    expect(message(with_(4, ['1. division', 4, 'A5']))).toBe(
      '»stilling«, række 5: »A4« og »A5« er begge nr. 4 i 1. division; placeringen skal afgøres først. (§ 328A)',
    );
    expect(message(STANDINGS.slice(0, 36))).toContain('mangler 3. division Vest');
    expect(failing('NEXTSEASON', 'Divisionsturneringen', STANDINGS, QUALIFIERS, 'C1').message).toContain(
      '»C1«',
    );
    expect(
      failing('NEXTSEASON', 'Divisionsturneringen', STANDINGS, QUALIFIERS, null, 'Ø5').message,
    ).toContain('Kampene er Ø2-V2.');
    expect(failing('NEXTSEASON', 'Pokal', STANDINGS).code).toBe(ErrorCode.invalidValue);
  });

  it('takes one word of lateness for each team', () => {
    const found = plan(
      'Divisionsturneringen',
      STANDINGS,
      QUALIFIERS,
      column(['A5', 'A6']),
      null,
      column(['', 'oprykning']),
    );
    expect(teamsOf(found, '1. division').slice(4)).toEqual([
      '#N/A',
      'A7',
      'A8',
      'A9',
      'A10',
      'B1',
      'B2',
      'B3',
    ]);
    expect(
      failing('NEXTSEASON', 'Divisionsturneringen', STANDINGS, null, 'A5', null, column(['kamp', 'kamp']))
        .code,
    ).toBe(ErrorCode.invalidValue);
  });

  it('is explained from its own steps', () => {
    const [[told]] = call('WHY', 'NEXTSEASON', 'Divisionsturneringen', STANDINGS, QUALIFIERS, 'B5') as [
      [string],
    ];
    expect(told).toContain('1 ledig plads i 2. division (opløst: B5). (§ 326B)');
    expect(told).toContain('1 ledig plads i 3. division (rykket op herfra: Ø2 og V2). (§ 326C)');
    showIn('en-US');
    const [[english]] = call('WHY', 'NEXTSEASON', 'Divisionsturneringen', STANDINGS, QUALIFIERS, 'B5') as [
      [string],
    ];
    expect(english).toContain('1 vacancy in the 2nd division (dissolved: B5). (§ 326B)');
  });
});

describe('NEXTDIVISION', () => {
  it('answers a column of placings', () => {
    expect(
      call(
        'NEXTDIVISION',
        column([
          '1. division',
          '2. Division',
          '3. division Øst',
          '3. division vest',
          '3. division Vest',
          null,
        ]),
        column([10, 10, 2, 1, 10, null]),
      ),
    ).toEqual(column(['1. division', '3. division', 'oprykningskamp', '2. division', 'ingen division', '']));
  });

  it('knows the women by their name or their qualifier', () => {
    expect(call('NEXTDIVISION', '1. division', 9, 9)).toEqual([['2. division']]);
    expect(call('NEXTDIVISION', '1. division', 9)).toEqual([['1. division']]);
    expect(call('NEXTDIVISION', '1. division (dame)', 9)).toEqual([['2. division']]);
    expect(call('NEXTDIVISION', '1. damedivision', 9)).toEqual([['2. division']]);
    expect(call('NEXTDIVISION', 'Kvalifikation', 3, 9)).toEqual([['2. division']]);
    expect(failing('NEXTDIVISION', '2. division dame', 8).code).toBe(ErrorCode.notAvailable);
    expect(failing('NEXTDIVISION', '2. division dame', 8, 1).code).toBe(ErrorCode.notAvailable);
  });

  it('says which names there are', () => {
    expect(failing('NEXTDIVISION', '3. division', 1).message).toContain('»3. division Øst«');
  });
});

describe('DECIDINGMATCH', () => {
  it('answers a column of ties, § 328', () => {
    expect(
      call('DECIDINGMATCH', column(['1. division', '1. division', '3. division Øst']), column([4, 5, 2])),
    ).toEqual(column(['omkamp', 'ingen omkamp', 'omkamp']));
    expect(failing('DECIDINGMATCH', '2. division', 2, 3).code).toBe(ErrorCode.notAvailable);
    expect(call('DECIDINGMATCH', '2. division dame', 7, null, 9)).toEqual([['omkamp']]);
    expect(call('WHY', 'DECIDINGMATCH', '1. division', 10)[0]?.[0]).toContain(
      'Nr. 10 i 1. division giver 1. division, nr. 11 giver 2. division. (§ 328A, Læsning 31)',
    );
  });
});

describe('PLAYOFF, PLAYOFFHOME and SEMIFINALS', () => {
  it('takes the carry-over as CARRYOVER gives it', () => {
    // 41-40 with the winner placed lower: a third of an IMP, and the play-off level (§ 323E).
    const carry = call('CARRYOVER', 41, 40, 3, 2);
    expect(call('PLAYOFF', 'P', 100, 'Q', 100, carry)).toEqual([['P']]);
    expect(call('PLAYOFF', 'P', 100, 'Q', 101, carry)).toEqual([['Q']]);
  });

  it('decides by the match itself, then by 4 boards (§§ 323E1-2, 323F5)', () => {
    expect(call('PLAYOFF', 'P', 100, 'Q', 109, 9)).toEqual([['Q']]);
    const error = failing('PLAYOFF', 'Ø2', 110, 'V2', 110);
    expect([error.code, error.message]).toEqual([ErrorCode.notAvailable, expect.stringContaining('4 spil')]);
    expect(call('PLAYOFF', 'Ø2', 110, 'V2', 110, null, 2, 6)).toEqual([['V2']]);
    // A blank cell that the host hands over as 0 changes nothing.
    expect(call('PLAYOFF', 'P', 110, 'Q', 100, 0, 0, 0)).toEqual([['P']]);
    expect(failing('PLAYOFF', 'P', 110, 'Q', 100, 0, 1, 0).code).toBe(ErrorCode.invalidValue);
  });

  it('refuses a rounded carry-over with the reason', () => {
    expect(failing('PLAYOFF', 'P', 100, 'Q', 100, 0.33).message).toContain('uden afrunding');
  });

  it('§ 323F4: the promotion match waits for a lot', () => {
    expect(failing('PLAYOFFHOME', 'Ø2', null, 'V2').code).toBe(ErrorCode.notAvailable);
    expect(call('PLAYOFFHOME', 'Ø2', null, 'V2', null, 'v2')).toEqual([['V2']]);
  });

  it('§ 323B: two semi-finals', () => {
    const best = column(['P1', 'P2', 'P3', 'P4']);
    expect(call('SEMIFINALS', best)).toEqual([
      ['P1', 'P4'],
      ['P2', 'P3'],
    ]);
    expect(call('SEMIFINALS', best, 'p3')).toEqual([
      ['P1', 'P3'],
      ['P2', 'P4'],
    ]);
    expect(failing('SEMIFINALS', best, 'P9').message).toContain('P2, P3 og P4');
  });
});

describe('SUCCESSOR', () => {
  const old = column(['Ane', 'Bo', 'Carl', 'Dorte']);
  const rosters = [
    ['ANE', 'bo ', 'x'],
    ['Carl', 'Dorte', ''],
  ];

  it('compares players as a reader does and settles a tie by lot', () => {
    expect(call('SUCCESSOR', old, column(['X', 'Y']), rosters, null, 'y')).toEqual([['Y']]);
    expect(call('SUCCESSOR', column(['Ane', 'Carl']), column(['X', 'Y']), rosters)).toEqual([['ingen']]);
  });

  it('asks for one row of players per team', () => {
    expect(failing('SUCCESSOR', old, column(['X']), rosters).message).toContain('1 hold, men 2 rækker');
    expect(failing('SUCCESSOR', old, column(['X', 'Y', 'Z']), rosters).message).toContain(
      '3 hold, men 2 rækker',
    );
    expect(failing('SUCCESSOR', old, column(['X', 'Y']), rosters, null, null, column(['A'])).code).toBe(
      ErrorCode.invalidValue,
    );
    expect(failing('SUCCESSOR', column(['Ane', 'ane']), column(['X', 'Y']), rosters).message).toMatch(
      /^»gamleSpillere«, række 2: »Ane«/u,
    );
  });
});

describe('POOLACCOUNT', () => {
  it('§ 321B3: contributions less refunds, with what was carried', () => {
    expect(call('POOLACCOUNT', -1200, column([1000, 1000, '1.500,50', null]), column([400.25]))).toEqual([
      [1900.25],
    ]);
    expect(call('POOLACCOUNT', null, column([100]), null)).toEqual([[100]]);
    expect(failing('POOLACCOUNT', 0, column([100, -1])).message).toContain('række 2');
  });
});
