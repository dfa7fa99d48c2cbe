import type { Random } from './random';
import { the } from './draft';

export interface Match {
  readonly round: number;
  readonly weekend: number;
  readonly home: string;
  readonly away: string;
  readonly homeImp: number;
  readonly awayImp: number;
}
export interface Standing {
  readonly place: number;
  readonly team: string;
  readonly played: number;
  readonly points: number;
  readonly imp: number;
}
export interface League {
  readonly matches: readonly Match[];
  readonly table: readonly Standing[];
}

/**
 * Rounds in which four seeded teams meet each other in the last three only. The others stand in a circle: in the first
 * rounds seed i meets the one at a fixed distance, and the ones left over meet at distances 2 and 3 (of eight) or 2
 * (of six); the distances 1 and half the circle are left for the last three rounds.
 */
function pairings(teams: readonly string[], random: Random): [string, string][][] {
  const seeds = teams.slice(0, 4);
  const others = random.shuffled(teams.slice(4));
  const n = others.length;
  const other = (index: number): string => the(others, index % n);
  const [seated, left] =
    n === 8
      ? [
          [1, 4, 5, 7],
          [
            [0, 2],
            [3, 6],
          ],
        ]
      : [[1, 3, 4, 5], [[0, 2]]];
  const early = others.map((_, round) => [
    ...seeds.map((seed, i): [string, string] => [seed, other(round + the(seated, i))]),
    ...left.map(([a = 0, b = 0]): [string, string] => [other(round + a), other(round + b)]),
  ]);
  const around = (first: number): [string, string][] =>
    Array.from({ length: n / 2 }, (_, i) => [other(first + 2 * i), other(first + 2 * i + 1)]);
  const across = Array.from({ length: n / 2 }, (_, i): [string, string] => [other(i), other(i + n / 2)]);
  const [a, b, c, d] = seeds as [string, string, string, string];
  const late: [string, string][][] = [
    [[a, d], [b, c], ...around(0)],
    [[a, c], [b, d], ...around(1)],
    [[a, b], [c, d], ...across],
  ];
  return [...random.shuffled(early), ...late];
}

/** Victory points: even is 15-15, six IMP a point, 25 at most. */
const points = (difference: number): number =>
  difference >= 0
    ? Math.min(25, 15 + Math.floor(difference / 6))
    : Math.max(0, 15 - Math.floor(-difference / 6));

export const pointsOf = ({ homeImp, awayImp }: Match): [number, number] => [
  points(homeImp - awayImp),
  points(awayImp - homeImp),
];

function standings(teams: readonly string[], matches: readonly Match[]): Standing[] {
  const rows = teams.map((team) => {
    let [kp, imp, played] = [0, 0, 0];
    for (const match of matches) {
      const [home, away] = pointsOf(match);
      if (match.home === team)
        [kp, imp, played] = [kp + home, imp + match.homeImp - match.awayImp, played + 1];
      if (match.away === team)
        [kp, imp, played] = [kp + away, imp + match.awayImp - match.homeImp, played + 1];
    }
    return { team, played, points: kp, imp };
  });
  return rows.sort((a, b) => b.points - a.points).map((row, i) => ({ ...row, place: i + 1 }));
}

/** A division's basic tournament in which no two teams end with the same points. The first four teams are seeded. */
export function league(teams: readonly string[], random: Random): League {
  const rounds = pairings(teams, random);
  const perWeekend = 3;
  for (;;) {
    const strength = new Map(teams.map((team) => [team, random.whole(-25, 25)]));
    const matches = rounds.flatMap((round, r) =>
      round.map(([one, two]): Match => {
        const [home, away] = random.chance(0.5) ? [one, two] : [two, one];
        const edge = (strength.get(home) ?? 0) - (strength.get(away) ?? 0) + random.whole(-40, 40);
        const low = random.whole(15, 60);
        return {
          round: r + 1,
          weekend: Math.floor(r / perWeekend) + 1,
          home,
          away,
          homeImp: edge >= 0 ? low + edge : low,
          awayImp: edge >= 0 ? low : low - edge,
        };
      }),
    );
    const table = standings(teams, matches);
    if (new Set(table.map((row) => row.points)).size === table.length) return { matches, table };
  }
}
