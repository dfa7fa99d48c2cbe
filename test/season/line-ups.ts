import {
  column,
  expected,
  fault,
  named,
  places,
  serial,
  the,
  tick,
  type Chapter,
  type Draft,
  type Fault,
  type Person,
  type Row,
} from './draft';
import { peopleFrom } from './people';
import type { Random } from './random';
import { namesOfTeams } from './league';

type Two = readonly [Person, Person];

const COLUMNS = [
  column('match', 'Kamp'),
  column('round', 'Runde', 'Runde', 'Round'),
  column('half', 'Halvleg'),
  column('team', 'Hold'),
  column('pair1', 'Par 1'),
  column('pair2', 'Par 2'),
  column('first', 'Sidder først'),
  column('demand', 'Krav § 332E3'),
  column('artificial', 'Højkunstigt', 'Højkunstigt system'),
];

/**
 * A cup match of so many rounds. Each team has three pairs and changes one a round; the guests sit down first in odd
 * rounds (332E2). The pairs of a column meet; none meet twice running where a captain demands it (332E3), nor more
 * than three times (332E4).
 */
function cupMatch(
  home: string,
  away: string,
  pairs: readonly Two[],
  rounds: number,
  demand: boolean,
  artificial: boolean,
): Row[] {
  const [a, b, c, d, e, f] = pairs as [Two, Two, Two, Two, Two, Two];
  const hosts: [Two, Two][] = [
    [a, b],
    [b, a],
    [a, c],
    [c, b],
    [b, a],
    [a, c],
  ];
  const guests: [Two, Two][] = [
    [d, e],
    [d, e],
    [f, e],
    [f, e],
    [f, d],
    [e, f],
  ];
  const row = (round: number, team: string, [one, two]: [Two, Two], first: boolean): Row => ({
    match: `${home} - ${away}`,
    round,
    team,
    pair1: named(...one),
    pair2: named(...two),
    first: first ? 'x' : '',
    demand: tick(demand),
    artificial: '',
  });
  /** 332E5: the hosts use a highly artificial system in round 1 and sit down first; in round 2 both do, and E2 holds. */
  const seated = (rows: Row[]): Row[] => {
    if (!artificial) return rows;
    const [one, other, ...two] = rows as [Row, Row, Row, Row];
    Object.assign(one, { first: 'x', artificial: 'x' });
    other.first = '';
    for (const each of two.slice(0, 2)) each.artificial = 'x';
    return rows;
  };
  return seated(
    Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) => [
      row(round, home, the(hosts, round - 1), round % 2 === 0),
      row(round, away, the(guests, round - 1), round % 2 === 1),
    ]),
  );
}

function cup(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const teams = namesOfTeams(random, 6);
  const pairs = (): Two[] => Array.from({ length: 6 }, (): Two => [people.person(), people.person()]);
  return [
    {
      id: 'line-ups',
      event: 'cup',
      sheet: 'Pokalturneringen opstillinger',
      title: 'Pokalturneringen 2008/09 - 1/8-finaler, opstillinger',
      columns: COLUMNS.filter(({ field }) => field !== 'half'),
      rows: [0, 1, 2].flatMap((i) =>
        cupMatch(the(teams, 2 * i), the(teams, 2 * i + 1), pairs(), 5, i === 0, i === 2),
      ),
    },
    {
      id: 'matches',
      event: 'cup',
      sheet: 'Pokalturneringen 1-8-finaler',
      title: 'Pokalturneringen 2008/09 - 1/8-finaler',
      columns: [
        column('round', 'Omgang'),
        column('home', 'Hjemmehold'),
        column('away', 'Udehold'),
        column('km', 'Km'),
        column('up', 'UP'),
      ],
      rows: [0, 1, 2].map((i): Row => ({
        round: '1/8-finale',
        home: the(teams, 2 * i),
        away: the(teams, 2 * i + 1),
        km: 45,
        up: 2,
      })),
    },
  ];
}

/** 328A: three halves; the guests sit down first in the 1st and 3rd, and no two pairs meet in two halves running. */
function deciding(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const [home, away] = namesOfTeams(random, 2) as [string, string];
  const [a, b, d, e] = Array.from({ length: 4 }, (): Two => [people.person(), people.person()]) as [
    Two,
    Two,
    Two,
    Two,
  ];
  const halves: { host: [Two, Two]; guest: [Two, Two] }[] = [
    { host: [a, b], guest: [d, e] },
    { host: [a, b], guest: [e, d] },
    { host: [b, a], guest: [e, d] },
  ];
  const row = (half: number, team: string, [one, two]: [Two, Two], first: boolean): Row => ({
    match: `${home} - ${away}`,
    half,
    team,
    pair1: named(...one),
    pair2: named(...two),
    first: first ? 'x' : '',
  });
  return [
    {
      id: 'line-ups',
      event: 'division',
      sheet: 'Divisionsturneringen omkamp',
      title: 'Divisionsturneringen 2008/09 - omkamp om nedrykning fra 2. division (§ 328), opstillinger',
      // A half is a round there ("3 runder (halvlege)").
      columns: COLUMNS.filter(({ field }) => !['round', 'demand', 'artificial'].includes(field)).map(
        (each) => (each.field === 'half' ? column('half', 'Runde') : each),
      ),
      rows: halves.flatMap(({ host, guest }, i) => [
        row(i + 1, home, host, i === 1),
        row(i + 1, away, guest, i !== 1),
      ]),
    },
    {
      id: 'matches',
      event: 'division',
      sheet: 'Divisionsturneringen omkampe',
      title: 'Divisionsturneringen 2008/09 - omkampe (§ 328)',
      columns: [
        column('round', 'Runde'),
        column('match', 'Kamp'),
        column('home', 'Hjemmehold'),
        column('away', 'Udehold'),
        column('boards', 'Spil'),
        column('halves', 'Halvlege'),
      ],
      rows: [{ round: 1, match: 'Omkamp om 9. pladsen', home, away, boards: 60, halves: 3 }],
    },
  ];
}

/** A round of a division: who sat at the tables in each half. */
function halves(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const teams = namesOfTeams(random, 12);
  const squads = teams.map(() => Array.from({ length: 3 }, (): Two => [people.person(), people.person()]));
  return [
    {
      id: 'line-ups',
      event: 'division',
      sheet: 'Divisionsturneringen 1d opst.',
      title: 'Divisionsturneringen 2008/09, 1. division - opstillinger',
      columns: COLUMNS.filter(({ field }) => !['first', 'demand', 'match', 'artificial'].includes(field)),
      rows: [1, 2].flatMap((round) =>
        [1, 2].flatMap((half) =>
          teams.map((team, i): Row => {
            const [one, two] = random.shuffled(the(squads, i)) as [Two, Two];
            return { round, half, team, pair1: named(...one), pair2: named(...two) };
          }),
        ),
      ),
    },
  ];
}

const sits = (clause: string[], pick: (row: Row) => boolean): Fault =>
  fault(the(clause, 0), 'the wrong team sits down first', (drafts) => {
    const rows = drafts('line-ups').rows.filter(pick);
    const two = rows.slice(0, 2);
    for (const row of two) row.first = row.first === 'x' ? '' : 'x';
    return [expected(clause, ...places(two, 'first', 'team'))];
  });

const matchOf = (rows: readonly Row[], index: number): Row[] => {
  const names = [...new Set(rows.map(({ match }) => match))];
  return rows.filter(({ match }) => match === names[index]);
};

const today = serial(2009, 5, 4);

export const lineUpChapters: readonly Chapter[] = [
  {
    name: 'cup line-ups',
    today,
    build: cup,
    faults: [
      sits(['332E2'], ({ round }) => round === 3),
      fault('332E5', 'who uses a highly artificial system sits down last', (drafts) => {
        const two = matchOf(drafts('line-ups').rows, 2).slice(0, 2);
        for (const row of two) row.first = row.first === 'x' ? '' : 'x';
        return [expected(['332E5'], ...places(two, 'first', 'team', 'artificial'))];
      }),
      fault(
        '332E3',
        'two pairs meet in two rounds running though a captain has demanded otherwise',
        (drafts) => {
          const rows = matchOf(drafts('line-ups').rows, 0);
          // Round 2: the hosts sit as in round 1, and so do the guests.
          const [first, second] = [the(rows, 0), the(rows, 2)];
          [second.pair1, second.pair2] = [first.pair1 ?? '', first.pair2 ?? ''];
          const guests = the(rows, 3);
          return [
            {
              ...expected('332E3', ...places([second, guests], 'pair1', 'pair2', 'team', 'round')),
              more: true,
            },
          ];
        },
      ),
      fault('332E4', 'two pairs meet in four rounds', (drafts) => {
        const rows = matchOf(drafts('line-ups').rows, 1);
        const [a, b, c] = [the(rows, 0).pair1 ?? '', the(rows, 0).pair2 ?? '', the(rows, 4).pair2 ?? ''];
        const [d, e] = [the(rows, 1).pair1 ?? '', the(rows, 1).pair2 ?? ''];
        // Rounds 1 to 4: a meets d each time, the others take turns; in round 5 they meet others.
        rows.slice(0, 8).forEach((row, i) => {
          const host = i % 2 === 0;
          Object.assign(row, { pair1: host ? a : d, pair2: host ? (i % 4 === 0 ? b : c) : e });
        });
        Object.assign(the(rows, 8), { pair1: a, pair2: b });
        return [
          {
            ...expected('332E4', ...places(rows.slice(0, 8), 'pair1', 'pair2', 'team', 'round')),
            more: true,
          },
        ];
      }),
    ],
  },
  {
    name: 'deciding match',
    today,
    build: deciding,
    faults: [
      sits(['328A3a', '328A3'], ({ half }) => half === 2),
      fault('328A3b', 'two pairs meet in two halves running', (drafts) => {
        const { rows } = drafts('line-ups');
        const [before, guests] = [the(rows, 1), the(rows, 3)];
        [guests.pair1, guests.pair2] = [before.pair1 ?? '', before.pair2 ?? ''];
        // The third half as it was: b meets e and a meets d then, as in no half before it running.
        const third = the(rows, 5);
        [third.pair1, third.pair2] = [before.pair1 ?? '', before.pair2 ?? ''];
        const hosts = the(rows, 2);
        return [
          {
            ...expected(['328A3b', '328A3'], ...places([hosts, guests], 'pair1', 'pair2', 'team', 'half')),
            more: true,
          },
        ];
      }),
      fault('328A1', 'a deciding match of 48 boards', (drafts) => {
        const row = the(drafts('matches').rows, 0);
        row.boards = 48;
        return [expected(['328A1', '328A', '328'], ...places([row], 'boards'))];
      }),
    ],
  },
  {
    name: 'division line-ups',
    today,
    build: halves,
    faults: [
      fault('321D2', 'a substitute for two teams in one half', (drafts, random) => {
        const { rows } = drafts('line-ups');
        const half = rows.filter(({ round, half }) => round === 1 && half === 2);
        const [one, other] = random.shuffled(half) as [Row, Row];
        const lender = one.pair1;
        const target = other.pair2;
        if (
          typeof lender !== 'object' ||
          lender.kind !== 'named' ||
          typeof target !== 'object' ||
          target.kind !== 'named'
        )
          return [];
        other.pair2 = named(the(lender.people, 0), the(target.people, 1));
        return [
          { ...expected('321D2', { row: other, field: 'pair2' }, { row: one, field: 'pair1' }), more: true },
        ];
      }),
    ],
  },
];
