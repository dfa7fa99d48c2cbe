import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets } from './checking';

type Rows = readonly (readonly CellValue[])[];
const found = (title: string, heads: readonly string[], ...rows: Rows): string[] =>
  brief(checkSheets({ Opstillinger: [[title], heads, ...rows] }));
const CUP = 'Pokalturneringen: opstillinger';

describe('who sits down first', () => {
  const heads = ['Kamp', 'Runde', 'Hold', 'Par 1', 'Par 2', 'Sidder først'];
  /** The visitors first in odd rounds, save where `swapped`. */
  const match = (swapped: readonly number[]): Rows =>
    [1, 2, 3].flatMap((round) => {
      const away = (round % 2 === 1) !== swapped.includes(round);
      return [
        ['Es - To', round, 'Es', `a${round}`, `b${round}`, away ? '' : 'x'],
        ['Es - To', round, 'To', `c${round}`, `d${round}`, away ? 'x' : ''],
      ];
    });
  it('is the visitors in odd rounds of the cup, § 332E2', () => {
    expect(found(CUP, heads, ...match([]))).toEqual([]);
    expect(found(CUP, heads, ...match([2]))).toEqual(['332E2 error F6']);
    expect(found(CUP, heads, ...match([3]))).toEqual(['332E2 error F7']);
  });
  it('is the same in a deciding match, § 328A3a', () => {
    expect(found('Divisionsturneringen: omkamp § 328', heads, ...match([2]))).toEqual(['328A3a error F6']);
    // Of an ordinary match of the divisions this book does not say it.
    expect(found('Divisionsturneringen: opstillinger', heads, ...match([2]))).toEqual([]);
  });
  it('is open where nobody is marked, or nothing tells who is at home', () => {
    expect(found(CUP, heads, ...match([2]).map((row) => [...row.slice(0, 5), '']))).toEqual([]);
    expect(found(CUP, heads, ...match([2]).map((row) => ['Kamp 7', ...row.slice(1)]))).toEqual([]);
  });
  it('finds the home team in the sheet of matches', () => {
    const sheets = {
      Opstillinger: [[CUP], heads, ...match([2]).map((row) => ['Kamp 7', ...row.slice(1)])],
      Kampe: [['Pokalturneringen'], ['Omgang', 'Hjemmehold', 'Udehold', 'Spil'], ['2', 'Es', 'To', 40]],
    };
    expect(brief(checkSheets(sheets))).toEqual(['332E2 error F6']);
  });
  it('is whoever alone uses a highly artificial system, § 332E5', () => {
    const more = [...heads, 'Højkunstigt'];
    const rows = match([2]).map((row, at) => [...row, at === 3 ? 'x' : '']);
    // In round 2 To alone uses one: it sits first.
    expect(found(CUP, more, ...rows)).toEqual([]);
    expect(found(CUP, more, ...match([]).map((row, at) => [...row, at === 3 ? 'x' : '']))).toEqual([
      '332E5 error F5',
    ]);
  });
});

describe('which pairs meet', () => {
  const heads = ['Kamp', 'Runde', 'Hold', 'Par 1', 'Par 2', 'Krav § 332E3'];
  /** Each round: the pairs of the home team, then of the visitors. */
  const rounds = (demand: string, ...seats: readonly (readonly [string, string, string, string])[]): Rows =>
    seats.flatMap(([a, b, c, d], at) => [
      ['Es - To', at + 1, 'Es', a, b, demand],
      ['Es - To', at + 1, 'To', c, d, ''],
    ]);
  const P = {
    a: 'Ask Ek - Bo By',
    A: 'Bo By / Ek, Ask',
    b: 'Cai Dal - Dan Elm',
    c: 'Eva Fog - Fie Gad',
    d: 'Gry Hav - Ida Juhl',
  };
  it('is not the same two in two rounds running where a captain demands it, § 332E3', () => {
    const swapped = rounds('x', [P.a, P.b, P.c, P.d], [P.a, P.b, P.d, P.c]);
    expect(found(CUP, heads, ...swapped)).toEqual([]);
    const same = [
      [P.a, P.b, P.c, P.d],
      [P.A, P.c, P.c, P.d],
    ] as const;
    // In round 2 the visitors sit last: theirs is the pair that can move.
    expect(found(CUP, heads, ...rounds('x', ...same))).toEqual(['332E3 error D6']);
    expect(found(CUP, heads, ...rounds('', ...same))).toEqual([]);
  });
  it('is the same two in at most three rounds, § 332E4', () => {
    const three = rounds(
      '',
      [P.a, P.b, P.c, P.d],
      [P.a, P.b, P.d, P.c],
      [P.a, P.b, P.c, P.d],
      [P.b, P.a, P.d, P.c],
    );
    // a meets c in rounds 1, 3 and 4.
    expect(found(CUP, heads, ...three)).toEqual([]);
    const four = [...three, ['Es - To', 5, 'Es', P.a, P.b, ''], ['Es - To', 5, 'To', P.c, P.d, '']];
    // Both meetings are the fourth; in round 5 the home team sits last.
    expect(found(CUP, heads, ...four)).toEqual(['332E4 error D11', '332E4 error E11']);
  });
  it('is free for the whole match where one team alone uses a highly artificial system', () => {
    const more = [...heads, 'Højkunstigt'];
    const rows = rounds('x', ...Array.from({ length: 5 }, () => [P.a, P.b, P.c, P.d] as const)).map(
      (row, at) => [...row, at === 1 ? 'x' : ''],
    );
    // § 332E3 is off in round 1 only.
    expect(found(CUP, more, ...rows).filter((line) => line.startsWith('332E4'))).toEqual([]);
    expect(found(CUP, more, ...rows)).not.toContain('332E3 error D6');
    expect(found(CUP, more, ...rows)).toContain('332E3 error D7');
  });
  it('is never the same two in two halves running of a deciding match, § 328A3b', () => {
    expect(
      found('Damedivisionen: omkamp', heads, ...rounds('', [P.a, P.b, P.c, P.d], [P.a, P.b, P.c, P.d])),
    ).toEqual(['328A3b error D6', '328A3b error E6']);
  });
});

it('nobody plays for two teams in one half, § 321D2', () => {
  const heads = ['Runde', 'Halvleg', 'Hold', 'Par 1', 'Par 2'];
  expect(
    found(
      'Divisionsturneringen, 1. division: opstillinger',
      heads,
      [1, 1, 'Es', 'Ask Ek - Bo By', 'Cai Dal - Dan Elm'],
      [1, 1, 'To', 'Eva Fog - Fie Gad', 'Gry Hav - Ask Ek'],
      [1, 2, 'Tre', 'Ida Juhl - Ask Ek', 'Jan Krog - Kaj Lund'],
    ),
  ).toEqual(['321D2 error E4']);
});
