import { league } from './all-play-all';
import {
  expected,
  fault,
  places,
  serial,
  the,
  type Chapter,
  type Draft,
  type Fault,
  type Row,
} from './draft';
import { crossDraft, matchesDraft, tableDraft } from './league-drafts';
import { peopleFrom } from './people';
import type { Random } from './random';
import { teamNames } from './team-rows';

export function namesOfTeams(random: Random, count: number, from = 10_000): string[] {
  const people = peopleFrom(random, from);
  const nameOf = teamNames(random);
  return Array.from({ length: count }, () => {
    const captain = people.person();
    return nameOf(captain.town, captain);
  });
}

function divisions(random: Random): Draft[] {
  const teams = namesOfTeams(random, 48);
  const event = 'division';
  const part = (index: number) => league(teams.slice(12 * index, 12 * index + 12), random);
  const [first, second, east, west] = [part(0), part(1), part(2), part(3)];
  return [
    matchesDraft(
      {
        id: 'matches-1',
        event,
        sheet: 'Divisionsturneringen 1d kampe',
        title: 'Divisionsturneringen 2008/09, 1. division: kampe',
      },
      first,
      36,
    ),
    tableDraft(
      {
        id: 'table-1',
        event,
        sheet: 'Divisionsturneringen 1 div',
        title: 'Divisionsturneringen 2008/09 - 1. division - slutstilling',
      },
      first.table,
    ),
    matchesDraft(
      {
        id: 'matches-2',
        event,
        sheet: 'Divisionsturneringen 2d kampe',
        title: 'Divisionsturneringen 2008/09 - resultater i 2. division',
      },
      second,
      36,
    ),
    tableDraft(
      { id: 'table-2', event, sheet: 'Divisionsturneringen 2 div', title: 'Divisionsturneringen - stilling' },
      second.table,
      '2. division',
    ),
    matchesDraft(
      {
        id: 'matches-3e',
        event,
        sheet: 'Divisionsturneringen 3Ø kampe',
        title: 'Divisionsturneringen 2008/09 - 3. division Øst',
      },
      east,
      36,
    ),
    crossDraft(
      {
        id: 'cross-3w',
        event,
        sheet: 'Divisionsturneringen 3 div Vest',
        title: 'Divisionsturneringen 2008/09, 3. division Vest (imp)',
      },
      west,
      random,
    ),
  ];
}

function women(random: Random): Draft[] {
  const teams = namesOfTeams(random, 20, 40_000);
  const event = 'women';
  const [first, second] = [league(teams.slice(0, 10), random), league(teams.slice(10), random)];
  return [
    matchesDraft(
      {
        id: 'matches-w1',
        event,
        sheet: 'Damedivision 1 kampe',
        title: 'Damedivisionsturneringen 2008/09 - 1. division',
      },
      first,
      40,
    ),
    tableDraft(
      {
        id: 'table-w1',
        event,
        sheet: 'Damedivision 1',
        title: 'Slutstilling i Damedivisionsturneringens 1. division',
      },
      first.table,
    ),
    matchesDraft(
      {
        id: 'matches-w2',
        event,
        sheet: 'Damedivision 2 kampe',
        title: 'Damedivisionsturneringen 2008/09 - 2. division',
      },
      second,
      40,
    ),
    crossDraft(
      {
        id: 'cross-w2',
        event,
        sheet: 'Damedivision 2',
        title: 'Damedivisionsturneringen, 2. division: krydstabel',
      },
      second,
      random,
    ),
  ];
}

/** What a division's matches can suffer from; `clause` is 322A or 325A. */
function leagueFaults(
  clause: string,
  matches: readonly string[],
  alone: string,
  cross: string,
  weekends: number,
): Fault[] {
  const teamsOf = (row: Row) => [row.home, row.away];
  return [
    fault(`${clause}4`, 'too few boards', (drafts, random) => {
      const row = random.pick(drafts(random.pick(matches)).rows);
      row.boards = 32;
      return [expected([`${clause}4`, `${clause}`], ...places([row], 'boards'))];
    }),
    fault(`${clause}4`, 'three halves', (drafts, random) => {
      const row = random.pick(drafts(random.pick(matches)).rows);
      row.halves = 3;
      return [expected([`${clause}4`, `${clause}`], ...places([row], 'halves'))];
    }),
    fault(`${clause}2`, 'one weekend more', (drafts, random) => {
      const { rows } = drafts(random.pick(matches));
      const last = rows.filter(({ round }) => round === the(rows, -1).round);
      for (const row of last) row.weekend = weekends + 1;
      return [{ ...expected(`${clause}2`, ...places(last, 'weekend')), more: true }];
    }),
    fault(`${clause}2`, 'a team twice in a round', (drafts, random) => {
      const { rows } = drafts(random.pick(matches));
      const row = random.pick(rows.filter(({ round }) => round === 3));
      row.round = 2;
      const same = rows.filter(
        (other) => other.round === 2 && teamsOf(other).some((team) => teamsOf(row).includes(team)),
      );
      return [
        {
          ...expected(
            `${clause}2`,
            ...places([row], 'round', 'home', 'away'),
            ...places(same, 'round', 'home', 'away'),
          ),
          more: true,
        },
      ];
    }),
    fault(`${clause}2`, 'the same opponents twice', (drafts, random) => {
      // Two matches of a round swap their away teams: both pairs of teams have met, or will meet, elsewhere.
      const { rows } = drafts(alone);
      const [one, other] = random.shuffled(rows.filter(({ round }) => round === 1)) as [Row, Row];
      [one.away, other.away] = [other.away as string, one.away as string];
      const pairs = [one, other].map(teamsOf);
      const same = rows.filter((row) =>
        pairs.some((pair) => teamsOf(row).every((team) => pair.includes(team))),
      );
      return [{ ...expected(`${clause}2`, ...places(same, 'round', 'home', 'away')), more: true }];
    }),
    fault(`${clause}2`, 'a cross table that contradicts itself', (drafts, random) => {
      const { rows } = drafts(cross);
      const [one, other] = random.shuffled(rows) as [Row, Row];
      const field = `against ${String(other.team)}`;
      one[field] = Number(one[field]) + 5;
      return [
        expected(`${clause}2`, { row: one, field }, { row: other, field: `against ${String(one.team)}` }),
      ];
    }),
    fault(`${clause}2`, 'a match missing from a cross table', (drafts, random) => {
      const { rows } = drafts(cross);
      const [one, other] = random.shuffled(rows) as [Row, Row];
      const [field, back] = [`against ${String(other.team)}`, `against ${String(one.team)}`];
      one[field] = '';
      other[back] = '';
      return [{ ...expected(`${clause}2`, { row: one, field }, { row: other, field: back }), more: true }];
    }),
  ];
}

const seeding =
  (
    id: string,
    event: string,
    boards: number,
    size: number,
    names: { now: string; then: string; sheets: [string, string] },
  ) =>
  (random: Random): Draft[] => {
    const teams = namesOfTeams(random, size + 2);
    const now = league(teams.slice(0, size), random);
    // Last season's table: the four seeds on top; two of the others have come up since, so two more stood below.
    const order = [...teams.slice(0, size - 2), ...teams.slice(size)];
    const table = order.map((team, i) => ({
      place: i + 1,
      team,
      played: size - 1,
      points: 240 - 9 * i,
      imp: 310 - 57 * i,
    }));
    return [
      matchesDraft({ id, event, sheet: names.sheets[0], title: names.now }, now, boards),
      tableDraft({ id: `${id}-last`, event, sheet: names.sheets[1], title: names.then }, table),
    ];
  };

const seedingFault = (clause: string, id: string): Fault =>
  fault(clause, 'two of the four best of last season meet in the first round', (drafts) => {
    const { rows } = drafts(id);
    const best = drafts(`${id}-last`)
      .rows.slice(0, 4)
      .map(({ team }) => team);
    const rounds = Math.max(...rows.map(({ round }) => Number(round)));
    const weekendOf = (round: number) => Math.floor((round - 1) / 3) + 1;
    for (const row of rows) {
      if (row.round === 1) row.round = rounds;
      else if (row.round === rounds) row.round = 1;
      row.weekend = weekendOf(Number(row.round));
    }
    rows.sort((a, b) => Number(a.round) - Number(b.round));
    const early = rows.filter(
      (row) => row.round === 1 && best.includes(row.home ?? '') && best.includes(row.away ?? ''),
    );
    return [{ ...expected(clause, ...places(early, 'round', 'home', 'away')), more: true }];
  });

export const leagueChapters: readonly Chapter[] = [
  {
    name: 'division matches',
    today: serial(2009, 4, 1),
    build: divisions,
    faults: leagueFaults('322A', ['matches-1', 'matches-2', 'matches-3e'], 'matches-3e', 'cross-3w', 4),
  },
  {
    name: 'division seeds',
    today: serial(2009, 4, 1),
    build: seeding('seeds', 'division', 36, 12, {
      now: 'Divisionsturneringen 2008/09 - 1. division - kampprogram',
      then: 'Divisionsturneringen 2007/08 - 1. division - slutstilling',
      sheets: ['Divisionsturneringen 1d 2008-09', 'Divisionsturneringen 1d 2007-08'],
    }),
    faults: [seedingFault('322A3', 'seeds')],
  },
  {
    name: 'women matches',
    today: serial(2009, 4, 1),
    build: women,
    faults: leagueFaults('325A', ['matches-w1', 'matches-w2'], 'matches-w2', 'cross-w2', 3),
  },
  {
    name: 'women seeds',
    today: serial(2009, 4, 1),
    build: seeding('seeds', 'women', 40, 10, {
      now: 'Damedivisionsturneringen 2008/09 - 1. division - kampe',
      then: 'Damedivisionsturneringen 2007/08 - 1. division - slutstilling',
      sheets: ['Damedivision 1 2008-09', 'Damedivision 1 2007-08'],
    }),
    faults: [seedingFault('325A3', 'seeds')],
  },
];
