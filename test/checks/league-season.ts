import type { CellValue } from '../../src/workbook/snapshot';

/** Sheets of one division, made here from nothing but names: the lower a team's number, the more it wins by. */

const TOWNS = 'Alfa Bravo Cecil Delta Ekko Foxtrot Golf Hotel India Juliet Kilo Lima'.split(' ');
export const teamsOf = (n: number, mark = ''): string[] => TOWNS.slice(0, n).map((town) => `${town}${mark}`);

export interface Played {
  readonly round: number;
  readonly home: number;
  readonly away: number;
}

/** All-play-all by the circle: everybody meets everybody once, in n - 1 rounds. */
export function rounds(n: number): Played[] {
  const ring = Array.from({ length: n - 1 }, (_, i) => i);
  const played: Played[] = [];
  for (let round = 0; round < n - 1; round += 1) {
    const at = (i: number): number => ring[(i + round) % (n - 1)] ?? 0;
    played.push({ round: round + 1, home: n - 1, away: at(0) });
    for (let i = 1; i < n / 2; i += 1) played.push({ round: round + 1, home: at(i), away: at(n - 1 - i) });
  }
  return played;
}

/** The better team, of the lower number, wins by 3 IMPs for each number between them: one match point per 3 IMPs. */
export const impOf = (own: number, other: number): number => 3 * (other - own);
export const kpOf = (own: number, other: number): number => {
  const points = 15 + (other - own);
  return points > 25 ? 25 : points < 5 ? 5 : points;
};

export type Sheet = CellValue[][];

export function matchSheet(title: string, teams: readonly string[], boards: number): Sheet {
  return [
    [title],
    [],
    ['Runde', 'Hjemmehold', 'Udehold', 'IMP hjemme', 'IMP ude', 'KP hjemme', 'KP ude', 'Spil', 'Halvlege'],
    ...rounds(teams.length).map(({ round, home, away }): CellValue[] => [
      round,
      teams[home] ?? '',
      teams[away] ?? '',
      50 + impOf(home, away),
      50,
      kpOf(home, away),
      kpOf(away, home),
      boards,
      2,
    ]),
  ];
}

const sum = (n: number, own: number, of: (own: number, other: number) => number): number =>
  Array.from({ length: n }, (_, other) => (other === own ? 0 : of(own, other))).reduce((a, b) => a + b, 0);

export function tableSheet(title: string, teams: readonly string[]): Sheet {
  const n = teams.length;
  return [
    [title],
    [],
    ['Nr.', 'Hold', 'Kampe', 'KP', 'IMP +/-'],
    ...teams.map((team, at): CellValue[] => [at + 1, team, n - 1, sum(n, at, kpOf), sum(n, at, impOf)]),
  ];
}

export function crossSheet(title: string, teams: readonly string[], of = impOf): Sheet {
  return [
    [title],
    [],
    ['Hold', ...teams],
    ...teams.map((team, own): CellValue[] => [
      team,
      ...teams.map((_, other): CellValue => (other === own ? 'X' : of(own, other))),
    ]),
  ];
}

/** The sheet with one cell changed. */
export const changed = (sheet: Sheet, row: number, column: number, value: CellValue): Sheet =>
  sheet.map((cells, at) => (at === row ? cells.map((cell, i) => (i === column ? value : cell)) : cells));
