import { column, day, serial, the, tick, time, type Cell, type Chapter, type Draft, type Row } from './draft';
import { cupFaults } from './cup.faults';
import { cupRosters, cupTeams, type CupTeam } from './cup-teams';
import { peopleFrom } from './people';
import type { Random } from './random';

export interface CupRound {
  readonly id: string;
  /** What stands in the column Omgang. */
  readonly names: readonly string[];
  readonly day: number;
  readonly boards: number;
  /** At most so many km; 332C1 holds for the first rounds. */
  readonly far: number;
  /** DBF chooses the place: no away points, no report. */
  readonly central?: boolean;
}

export const ROUNDS: readonly CupRound[] = [
  { id: 'r1', names: ['1. omgang'], day: serial(2008, 9, 14), boards: 40, far: 150 },
  { id: 'r64', names: ['1/64-finale', '1/64'], day: serial(2008, 10, 12), boards: 40, far: 150 },
  { id: 'r32', names: ['1/32-finale', '1/32'], day: serial(2008, 11, 9), boards: 40, far: 150 },
  { id: 'r16', names: ['1/16-finale', '1/16'], day: serial(2008, 12, 7), boards: 40, far: 150 },
  { id: 'r8', names: ['1/8-finale', 'Ottendedelsfinale'], day: serial(2009, 1, 11), boards: 40, far: 320 },
  { id: 'r4', names: ['Kvartfinale', '1/4-finale'], day: serial(2009, 2, 8), boards: 48, far: 320 },
  { id: 'r2', names: ['Semifinale'], day: serial(2009, 3, 14), boards: 48, far: 0, central: true },
  { id: 'r0', names: ['Finale'], day: serial(2009, 3, 15), boards: 48, far: 0, central: true },
];

const COLUMNS = [
  column('round', 'Omgang'),
  column('home', 'Hjemmehold', 'Hjemmehold', 'Home team'),
  column('away', 'Udehold', 'Udehold', 'Away team'),
  column('first', 'Først udtrukket'),
  column('upHome', 'UP før hjemme'),
  column('upAway', 'UP før ude'),
  column('km', 'Km'),
  column('ferries', 'Færger'),
  column('ronneKoge', 'Rønne-Køge'),
  column('up', 'UP'),
  column('homeClub', 'Klub hjemme'),
  column('awayClub', 'Klub ude'),
  column('official', 'Spilledag'),
  column('date', 'Dato'),
  column('start', 'Start'),
  column('end', 'Slut'),
  column('boards', 'Spil'),
  column('homeImp', 'IMP hjemme'),
  column('awayImp', 'IMP ude'),
  column('homePoints', 'Spilpoint hjemme'),
  column('awayPoints', 'Spilpoint ude'),
  column('winner', 'Vinder'),
  column('told', 'Spillere oplyst'),
  column('reported', 'Indberettet'),
  column('approved', 'Udsættelse godkendt'),
];

/** 332D4: one for each started 30 km, four a ferry, ten for Rønne-Køge. */
export const awayPoints = (km: number, ferries: number, ronneKoge: number): number =>
  Math.ceil(km / 30) + 4 * ferries + 10 * ronneKoge;

/** Start, end and report of a match, with the times that are just allowed among them. */
function times(round: CupRound, random: Random): Record<string, Cell> {
  if (round.central)
    return {
      date: day(round.day),
      official: day(round.day),
      start: time(10),
      end: time(18),
      told: '',
      reported: '',
      approved: '',
    };
  const late = random.chance(0.06);
  const date = round.day + (late ? random.whole(1, 6) : random.chance(0.3) ? -random.whole(1, 12) : 0);
  const start = random.pick([13 * 60, 13 * 60, 13 * 60, 10 * 60, 9 * 60 + 30, 17 * 60]);
  const end = start + random.whole(310, 350);
  const wait = random.pick([20, 45, 90, 240, 600, 18 * 60]);
  return {
    official: day(round.day),
    date: day(date),
    start: { kind: 'time', minutes: start },
    end: { kind: 'time', minutes: end },
    told: tick(true),
    reported: day(date + Math.floor((end + wait) / 1440), (end + wait) % 1440),
    approved: late ? tick(true) : '',
  };
}

/** Pairs of teams near each other; in the first round none of one club (332C2). */
function drawn(teams: readonly CupTeam[], random: Random, clubs: boolean): [CupTeam, CupTeam][] {
  for (;;) {
    const order = random.shuffled(teams).sort((a, b) => Number(a.west) - Number(b.west));
    const pairs = Array.from({ length: order.length / 2 }, (_, i): [CupTeam, CupTeam] => [
      the(order, 2 * i),
      the(order, 2 * i + 1),
    ]);
    if (!clubs || pairs.every(([a, b]) => a.club !== b.club)) return random.shuffled(pairs);
  }
}

function journey(
  round: CupRound,
  home: CupTeam,
  away: CupTeam,
  random: Random,
): { km: number; ferries: number; ronneKoge: number } {
  if (home.bornholm === away.bornholm)
    return {
      km: random.pick([0, 30, 60.5, 90, 120, 150, random.whole(1, round.far)]),
      ferries: 0,
      ronneKoge: 0,
    };
  const night = random.chance(0.3);
  return { km: random.whole(40, 150), ferries: night ? 0 : 1, ronneKoge: night ? 1 : 0 };
}

export interface Played {
  readonly round: CupRound;
  readonly rows: Row[];
}

/** The whole cup: UP add up from round to round, the team with more of them is at home, else the one drawn first. */
function play(teams: readonly CupTeam[], random: Random): Played[] {
  const points = new Map<CupTeam, number>();
  const up = (team: CupTeam): number => points.get(team) ?? 0;
  let left: CupTeam[] = [];
  return ROUNDS.map((round): Played => {
    left = [...left, ...teams.filter(({ enters }) => enters === round.id)];
    const name = random.pick(round.names);
    const winners: CupTeam[] = [];
    const rows = drawn(left, random, round.id === 'r1').map(([first, second]): Row => {
      const [home, away] = up(first) >= up(second) ? [first, second] : [second, first];
      const way = round.central ? undefined : journey(round, home, away, random);
      const gained = way ? awayPoints(way.km, way.ferries, way.ronneKoge) : 0;
      const homeWins = random.chance(0.5);
      const [low, lead] = [random.whole(30, 90), random.chance(0.05) ? 0 : random.whole(1, 60)];
      const [lowPoints, leadPoints] = [random.whole(900, 4000), 10 * random.whole(1, 150)];
      const winner = homeWins ? home : away;
      winners.push(winner);
      const before = { upHome: up(home), upAway: up(away) };
      points.set(away, up(away) + gained);
      return {
        round: name,
        home: home.name,
        away: away.name,
        first: first.name,
        ...before,
        km: way?.km ?? '',
        ferries: way?.ferries ?? '',
        ronneKoge: way?.ronneKoge ?? '',
        up: way ? gained : '',
        homeClub: home.club,
        awayClub: away.club,
        ...times(round, random),
        boards: round.boards,
        homeImp: homeWins ? low + lead : low,
        awayImp: homeWins ? low : low + lead,
        homePoints: homeWins ? lowPoints + leadPoints : lowPoints,
        awayPoints: homeWins ? lowPoints : lowPoints + leadPoints,
        winner: winner.name,
      };
    });
    left = winners;
    return { round, rows };
  });
}

function cup(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const teams = cupTeams(people, random);
  const played = play(teams, random);
  const event = 'cup';
  return [
    cupRosters(teams, played, random),
    ...played.map(({ round, rows }): Draft => ({
      id: round.id,
      event,
      sheet: `Pokalturneringen ${the(round.names, 0).replaceAll('/', '-')}`,
      title: `Pokalturneringen 2008/09 - ${the(round.names, 0)}`,
      columns: [...COLUMNS],
      rows,
    })),
  ];
}

export const cupChapter: Chapter = { name: 'cup', today: serial(2009, 4, 6), build: cup, faults: cupFaults };
