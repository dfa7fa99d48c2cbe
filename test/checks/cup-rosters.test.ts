import { describe, expect, it } from 'vitest';
import { brief, checkSheets, four, unchecked, type Cells } from './checking';

type MatchRow = readonly [round: string, home: string, away: string, winner: string];
const matches = (...rows: readonly MatchRow[]): Cells => [
  ['Pokalturneringen: kampe'],
  ['Omgang', 'Hjemmehold', 'Udehold', 'Km', 'UP', 'Vinder'],
  ...rows.map(([round, home, away, winner]) => [round, home, away, 20, 1, winner]),
];
const HEAD = ['Hold', 'Spiller', 'Rolle', 'Omgang'];
/** Ask Nord of Nord is a substitute for Syd in a round. */
const rosters = (round: string): Cells => [
  ['Pokalturneringen: holdopstillinger'],
  HEAD,
  ...four('Nord', '', ''),
  ...four('Syd', '', ''),
  ['Syd', 'Ask Nord', 'substitut', round],
];
const check = (round: string, ...rows: readonly MatchRow[]): string[] =>
  brief(checkSheets({ Hold: rosters(round), Kampe: matches(...rows) })).filter((line) =>
    line.startsWith('331B2'),
  );

describe('§ 331B2a: a substitute from another team', () => {
  const first: MatchRow = ['1. omgang', 'Nord', 'Vest', 'Vest'];
  it('is from one that is out by then', () => {
    expect(check('2. omgang', first)).toEqual([]);
    expect(check('2', first)).toEqual([]);
    expect(check('1. omgang', first)).toEqual(['331B2a warning B11']);
  });
  it('is not from one that still plays', () => {
    const won: MatchRow = ['1. omgang', 'Nord', 'Vest', 'Nord'];
    expect(check('2. omgang', won)).toEqual(['331B2a warning B11']);
    expect(check('2. omgang', won, ['2. omgang', 'Øst', 'Nord', 'Øst'])).toEqual(['331B2a warning B11']);
    expect(check('3. omgang', won, ['2. omgang', 'Øst', 'Nord', 'Øst'])).toEqual([]);
  });
  it('is not judged while the result is not known, or rounds are missing', () => {
    expect(check('2. omgang', ['1. omgang', 'Nord', 'Vest', ''])).toEqual([]);
    expect(check('3. omgang', ['1. omgang', 'Nord', 'Vest', 'Nord'])).toEqual([]);
    expect(check('2. omgang', ['1. omgang', 'Øst', 'Vest', 'Øst'])).toEqual([]);
    expect(check('', first)).toEqual([]);
  });
  it('may be from one that lost, unless it goes on in the heat for losers', () => {
    const heat = (winner: string): MatchRow => ['Opsamlingsheat', 'Nord', 'Øst', winner];
    expect(check('2. omgang', first, heat('Nord'))).toEqual(['331B2a warning B11']);
    expect(check('2. omgang', first, heat('Øst'))).toEqual([]);
    expect(check('2. omgang', first, heat(''))).toEqual([]);
  });
  it('cannot be told without the matches', () => {
    const report = checkSheets({ Hold: rosters('2. omgang') });
    expect(brief(report)).toEqual([]);
    expect(unchecked(report)).toContain('331B2a sheetMissing');
  });
});

describe('§ 331B2b: a substitute whose team was in the 1/16-finals', () => {
  const out: MatchRow = ['1/16-finale', 'Nord', 'Vest', 'Vest'];
  it('is used no more', () => {
    expect(check('1/8-finale', out)).toEqual(['331B2b warning B11']);
    expect(check('Finale', out)).toEqual(['331B2b warning B11']);
    expect(check('', out)).toEqual(['331B2b warning B11']);
    expect(check('1/8-finale', ['1/32-finale', 'Nord', 'Vest', 'Vest'])).toEqual([]);
  });
  it('was still in before', () => {
    expect(check('1/32-finale', out)).toEqual(['331B2a warning B11']);
  });
});

describe('§ 331B2c: a substitute from a division', () => {
  const DIVISION = ['Hold', 'Spiller', 'DBF-nr.'];
  const numbered = (name: string, from: number): (string | number)[][] =>
    four(name).map(([team = '', player = ''], i) => [String(team), String(player), from + i]);
  const cup = (round: string, number: string | number = 101): Cells => [
    ['Pokalturneringen: holdopstillinger'],
    ['Hold', 'Spiller', 'DBF-nr.', 'Rolle', 'Omgang'],
    ...four('Nord').map((row, i) => [...row, 301 + i, '', '']),
    ['Nord', 'Ask Es', number, 'substitut', round],
    // Two players of the 2nd division.
    ...four('Øst').map((row, i) => [...row, i < 2 ? 103 + i : 401 + i, '', '']),
  ];
  const check = (round: string, number?: string | number): string[] =>
    brief(
      checkSheets({
        Hold: cup(round, number),
        Kampe: matches(['1/64-finale', 'Nord', 'Vest', 'Nord'], ['1/32-finale', 'Nord', 'Øst', 'Øst']),
        Div: [['Divisionsturneringen - 2. division'], DIVISION, ...numbered('Es', 101)],
      }),
    ).filter((line) => line.startsWith('331B2c'));
  it('comes in with its division’s teams', () => {
    expect(check('1/64-finale')).toEqual(['331B2c error B7']);
    expect(check('1/32-finale')).toEqual([]);
    expect(check('1/16-finale')).toEqual([]);
    // § 332B1: never before the 1/64-finals.
    expect(check('1/128-finale')).toEqual(['331B2c error B7']);
    expect(check('1/64-finale', 909)).toEqual([]);
  });
  it('is worth a look where only the name tells', () => {
    expect(check('1/64-finale', '')).toEqual(['331B2c warning B7']);
  });
  it('may be told by a column of the cup’s own list, which divides no team', () => {
    const list = (round: string): Cells => [
      ['Pokalturneringen: holdopstillinger'],
      ['Hold', 'Spiller', 'Rolle', 'Omgang', 'Division'],
      ...four('Nord', '', '', ''),
      ['Nord', 'Bo Dam', 'substitut', round, '1. division'],
      // Two of the 1st division: its teams come in in the 1/32-finals.
      ...four('Øst', '', '', '').map((row, i) => (i < 2 ? [...row.slice(0, 4), '1. division'] : row)),
    ];
    const check = (round: string): string[] =>
      brief(
        checkSheets({
          Hold: list(round),
          Kampe: matches(['1/64-finale', 'Nord', 'Vest', 'Nord'], ['1/32-finale', 'Nord', 'Øst', 'Øst']),
        }),
      ).filter((line) => /^(?:331B2|303C1)/u.test(line));
    expect(check('1/64-finale')).toEqual(['331B2c error B7']);
    expect(check('1/32-finale')).toEqual([]);
  });
});
