import {
  day,
  expected,
  fault,
  groupsOf,
  places,
  the,
  tick,
  time,
  type Drafts,
  type Fault,
  type Person,
  type Row,
} from './draft';
import { substituteRow } from './cup-teams';
import { newcomersFrom } from './people';
import type { Random } from './random';
import { personOf } from './rosters';

const EARLY = ['r1', 'r64', 'r32', 'r16', 'r8'];
const REPORTED = [...EARLY, 'r4'];
const match = (drafts: Drafts, random: Random, rounds: readonly string[]): Row =>
  random.pick(drafts(random.pick(rounds)).rows);
const roundOf = (drafts: Drafts, id: string): string => String(the(drafts(id).rows, 0).round);
const loserOf = (row: Row): string => String(row.winner === row.home ? row.away : row.home);
const player = (row: Row) => places([row], 'player', 'number', 'round');

/** A player of that team, not the captain. */
const playerOf = (drafts: Drafts, team: string): Person =>
  personOf(
    the(
      drafts('rosters').rows.filter((row) => row.team === team),
      2,
    ),
  );

/** A team of the round that nobody has helped out. */
const helped = (drafts: Drafts, id: string, random: Random, not: readonly string[] = []): string =>
  String(
    random.pick(
      drafts(id)
        .rows.slice(8)
        .filter(({ home }) => !not.includes(String(home))),
    ).home,
  );

function lostAway(drafts: Drafts, random: Random, rounds: readonly string[]): Row {
  const id = random.pick(rounds);
  return random.pick(drafts(id).rows.filter((row) => loserOf(row) === row.away));
}

const value = (
  clause: string[],
  what: string,
  rounds: readonly string[],
  field: string,
  to: Row[string],
  ...also: string[]
): Fault =>
  fault(the(clause, 0), what, (drafts, random) => {
    const row = match(drafts, random, rounds);
    row[field] = to;
    return [expected(clause, ...places([row], field, ...also))];
  });

const substitutes: Fault[] = [
  fault('331B2a', 'a substitute whose team plays in the same round', (drafts, random) => {
    const team = helped(drafts, 'r64', random);
    const other = helped(drafts, 'r64', random, [team]);
    const row = substituteRow(drafts('rosters'), team, playerOf(drafts, other), roundOf(drafts, 'r64'));
    return [expected(['331B2a', '331B2d'], ...player(row))];
  }),
  fault('331B2b', 'a substitute whose team was still in at 1/16', (drafts, random) => {
    const out = loserOf(random.pick(drafts('r16').rows));
    const team = String(random.pick(drafts('r8').rows).home);
    const row = substituteRow(drafts('rosters'), team, playerOf(drafts, out), roundOf(drafts, 'r8'));
    return [expected('331B2b', ...player(row))];
  }),
  fault('331B2c', 'a player of the 1st division before it enters', (drafts, random) => {
    const team = helped(drafts, 'r1', random);
    const row = substituteRow(
      drafts('rosters'),
      team,
      newcomersFrom(random).person(),
      roundOf(drafts, 'r1'),
      '1. division',
    );
    return [expected('331B2c', ...player(row), ...places([row], 'division'))];
  }),
  fault(
    '332B4',
    'entered late, a player of the 1st division, and played before it enters',
    (drafts, random) => {
      const { rows } = drafts('rosters');
      const names = drafts('r1').rows.map(({ home }) => home);
      // A team with room for one more, that nobody has helped out.
      const small = groupsOf(rows, 'team').filter(
        (team) =>
          names.includes(the(team, 0).team) &&
          team.length <= 5 &&
          team.every(({ role }) => role !== 'substitut'),
      );
      const team = String(the(random.pick(small), 0).team);
      const person = newcomersFrom(random).person();
      const round = roundOf(drafts, 'r1');
      const row = substituteRow(drafts('rosters'), team, person, round, '1. division', 'tilføjet');
      return [expected('332B4', ...player(row), ...places([row], 'division', 'role'))];
    },
  ),
  fault('331B2d', 'one person for two teams in a round', (drafts, random) => {
    const person = newcomersFrom(random).person();
    const team = helped(drafts, 'r1', random);
    const other = helped(drafts, 'r1', random, [team]);
    const rows = [team, other].map((name) =>
      substituteRow(drafts('rosters'), name, person, roundOf(drafts, 'r1')),
    );
    return [expected('331B2d', ...rows.flatMap(player))];
  }),
];

const grounds: Fault[] = [
  fault('332D3', 'the team drawn second at home with equal UP', (drafts, random) => {
    const row = match(drafts, random, ['r1']);
    row.first = row.away ?? '';
    return [expected(['332D3', '332D2'], ...places([row], 'first', 'home', 'away'))];
  }),
  fault('332D4', 'a UP too many', (drafts, random) => {
    const row = lostAway(drafts, random, REPORTED);
    row.up = Number(row.up) + 1;
    return [expected('332D4', ...places([row], 'up'))];
  }),
  fault('332D4', 'a ferry forgotten', (drafts, random) => {
    const row = lostAway(drafts, random, REPORTED);
    row.ferries = Number(row.ferries) + 1;
    return [expected('332D4', ...places([row], 'up'))];
  }),
  fault('332D2', 'the team with fewer UP at home', (drafts, random) => {
    // In the final nobody gathers UP any more: it changes nothing else. Take a match of 1/64 whose winner goes out next.
    const next = drafts('r32').rows;
    const rows = drafts('r64').rows.filter((row) => {
      const after = next.find(({ home, away }) => [home, away].includes(row.winner));
      return (
        row.winner === row.home &&
        Number(row.upHome) > 0 &&
        row.upAway === 0 &&
        after !== undefined &&
        loserOf(after) === row.winner &&
        // It has played away then, with more UP before its next match: not so many that it should be at home there too.
        (after.home === row.winner || Number(after.upAway) + Number(row.up) < Number(after.upHome))
      );
    });
    if (rows.length === 0) return [];
    const row = random.pick(rows);
    const after = next.find(({ home, away }) => [home, away].includes(row.winner)) as Row;
    Object.assign(row, {
      home: row.away,
      away: row.home,
      upHome: row.upAway,
      upAway: row.upHome,
      homeClub: row.awayClub,
      awayClub: row.homeClub,
      homeImp: row.awayImp,
      awayImp: row.homeImp,
      homePoints: row.awayPoints,
      awayPoints: row.homePoints,
    });
    const mine = after.home === row.winner ? 'upHome' : 'upAway';
    after[mine] = Number(after[mine]) + Number(row.up);
    return [expected(['332D2', '332D'], ...places([row], 'home', 'away', 'upHome', 'upAway'))];
  }),
  fault('332C1', '180 km in the first round', (drafts, random) => {
    const row = lostAway(drafts, random, ['r1']);
    row.km = 180;
    // Six times 30 km, four for a ferry, ten for Rønne-Køge.
    row.up = 6 + 4 * Number(row.ferries) + 10 * Number(row.ronneKoge);
    return [expected(['332C1', '332C'], ...places([row], 'km'))];
  }),
  fault('332C2', 'two teams of one club in the first round', (drafts, random) => {
    const row = match(drafts, random, ['r1']);
    row.awayClub = row.homeClub ?? '';
    return [expected('332C2', ...places([row], 'homeClub', 'awayClub', 'home', 'away'))];
  }),
];

const results: Fault[] = [
  value(['332A2c', '332A2a', '332A2'], 'other boards by agreement', EARLY, 'boards', 36),
  value(['332A2c', '332A2b', '332A2'], 'a quarter-final of 40 boards', ['r4'], 'boards', 40),
  value(['332A2b', '332A2'], 'a semi-final of 40 boards', ['r2'], 'boards', 40),
  fault('332A3', 'level on IMP and won by the team with fewer points', (drafts, random) => {
    const row = lostAway(drafts, random, ['r1', 'r64']);
    Object.assign(row, { homeImp: 61, awayImp: 61, homePoints: 2100, awayPoints: 2110 });
    return [expected('332A3', ...places([row], 'winner'))];
  }),
  fault('332A3', 'won by the team with fewer IMP', (drafts, random) => {
    const row = lostAway(drafts, random, ['r1', 'r64']);
    Object.assign(row, { homeImp: 40, awayImp: 61 });
    return [expected(['332A3', '332A1', '332A2', '332A'], ...places([row], 'winner'))];
  }),
  fault('333A3', 'a start at 9.15', (drafts, random) => {
    const row = match(drafts, random, REPORTED);
    row.start = time(9, 15);
    return [expected('333A3', ...places([row], 'start'))];
  }),
  fault('333A3', 'a start at 19.45', (drafts, random) => {
    const row = match(drafts, random, REPORTED);
    Object.assign(row, { start: time(19, 45), end: time(23, 50) });
    const date = row.date;
    if (typeof date === 'object' && date.kind === 'date') row.reported = day(date.serial + 1, 600);
    return [expected('333A3', ...places([row], 'start'))];
  }),
  fault('333A5', 'played after the official day without approval', (drafts, random) => {
    const row = match(drafts, random, REPORTED);
    const official = row.official;
    const end = row.end;
    if (typeof official !== 'object' || official.kind !== 'date') return [];
    if (typeof end !== 'object' || end.kind !== 'time') return [];
    Object.assign(row, {
      date: day(official.serial + 3),
      approved: '',
      reported: day(official.serial + 3, end.minutes + 10),
    });
    return [expected('333A5', ...places([row], 'date', 'approved'))];
  }),
  fault('334B1', 'reported 18 hours and a minute after the match', (drafts, random) => {
    const row = match(drafts, random, REPORTED);
    const { date, end } = row;
    if (typeof date !== 'object' || date.kind !== 'date' || typeof end !== 'object' || end.kind !== 'time')
      return [];
    const late = end.minutes + 18 * 60 + 1;
    row.reported = day(date.serial + Math.floor(late / 1440), late % 1440);
    return [expected(['334B1', '334B4'], ...places([row], 'reported'))];
  }),
  fault('334B1a', 'who played has not been told', (drafts, random) => {
    const row = match(drafts, random, REPORTED);
    row.told = tick(false);
    return [expected(['334B1a', '334B4'], ...places([row], 'told'))];
  }),
];

/** 332B1: a player of a division on a team that has played before the division enters. */
const seeded: Fault[] = [
  fault('332B1', 'a team with a player of a division in the first round', (drafts, random) => {
    const rows = random.pick(
      groupsOf(drafts('rosters').rows, 'team')
        .slice(0, 60)
        .filter((team) => team.every(({ role }) => role !== 'substitut')),
    );
    the(rows, 1).division = '3. division Øst';
    the(rows, 2).division = '3. division Øst';
    const first = drafts('r1').rows.filter(({ home, away }) => [home, away].includes(the(rows, 0).team));
    return [
      {
        ...expected(
          ['332B1', '332B'],
          ...places(first, 'home', 'away'),
          ...places(rows, 'team', 'player', 'division'),
        ),
        more: false,
      },
    ];
  }),
];

/** 332B1a: a team of the 3rd division enters later than those of the 2nd. */
const later: Fault[] = [
  fault('332B1a', 'a team of the 3rd division enters with those of the 1st', (drafts, random) => {
    const teams = groupsOf(
      drafts('rosters').rows.filter(({ role }) => role !== 'substitut'),
      'team',
    ).filter((team) => team.some(({ division }) => division === '1. division'));
    const rows = random.pick(teams);
    for (const row of rows) if (row.division !== '') row.division = '3. division Vest';
    const first = drafts('r32').rows.filter(({ home, away }) => [home, away].includes(the(rows, 0).team));
    return [
      expected(
        ['332B1a', '332B1'],
        ...places(first, 'home', 'away'),
        ...places(rows, 'team', 'player', 'division'),
      ),
    ];
  }),
];

export const cupFaults: Fault[] = [...later, ...substitutes, ...seeded, ...grounds, ...results];
