import {
  column,
  day,
  expected,
  fault,
  groupsOf,
  member,
  named,
  places,
  serial,
  the,
  type Chapter,
  type Draft,
  type Fault,
  type Row,
} from './draft';
import { clubOf, DISTRICTS, newcomersFrom, peopleFrom, type People } from './people';
import type { Random } from './random';
import { personOf } from './rosters';
import { contact, playerRow, rosterColumns } from './team-rows';

const DAYS = [serial(2009, 1, 17), serial(2009, 1, 24)];
const FINAL = serial(2009, 4, 18);

/** A club's team on one day: at most six. */
function lineUp(
  people: People,
  team: string,
  club: string,
  town: string,
  days: readonly number[],
  random: Random,
): Row[] {
  const members = people.several(random.whole(6, 8), { town, club });
  return days.flatMap((date) =>
    random
      .shuffled(members)
      .slice(0, random.whole(4, 6))
      .map((person): Row => ({
        ...playerRow(team, person, town, 'spiller'),
        club,
        since: day(serial(random.whole(1985, 2007), random.whole(1, 12), random.whole(1, 28))),
        date: day(date),
      })),
  );
}

/** The same person joined once, whatever the day. */
function sameSince(rows: Row[]): void {
  const since = new Map<number, Row[string]>();
  for (const row of rows) {
    const { number } = personOf(row);
    row.since = since.get(number) ?? (row.since as Row[string]);
    since.set(number, row.since as Row[string]);
  }
}

function district(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const event = 'clubs';
  const title = 'Distriktsmesterskab for klubber 2009 - Østjylland';
  const where = DISTRICTS.find(({ name }) => name === 'Østjylland')?.towns ?? [];
  const rows = where.flatMap((town, i) => {
    const club = clubOf(town);
    // 341A2: two teams of a club are told apart by a number or a letter.
    const names = i === 0 ? [`${club} 1`, `${club} 2`] : i === 1 ? [`${club} A`, `${club} B`] : [club];
    return names.flatMap((team) => lineUp(people, team, club, town, DAYS, random));
  });
  // On the list of the 31st of December, as late as can be.
  the(rows, 0).since = day(serial(2008, 12, 31));
  sameSince(rows);
  return [
    {
      id: 'roster',
      event,
      sheet: 'Distriktsmesterskab klubber',
      title,
      columns: [
        ...rosterColumns('team', 'player', 'number', 'club'),
        column('since', 'Indmeldt i klubben'),
        column('date', 'Dato'),
      ],
      rows,
      group: 'team',
    },
  ];
}

/** 342C: all play all, twelve boards, one round a match. By the circle: the first stays, the others go round. */
function programme(clubs: readonly string[], random: Random): Draft {
  const count = clubs.length;
  const rows = Array.from({ length: count - 1 }, (_, r) => {
    const turned = clubs.slice(1).map((_, i) => the(clubs, 1 + ((i + r) % (count - 1))));
    const seats = [the(clubs, 0), ...turned];
    return Array.from({ length: count / 2 }, (_, i): Row => ({
      round: r + 1,
      home: the(seats, i),
      away: the(seats, count - 1 - i),
      homeImp: random.whole(0, 40),
      awayImp: random.whole(0, 40),
      boards: 12,
    }));
  });
  return {
    id: 'matches',
    event: 'clubs',
    sheet: 'DM for klubber kampe',
    title: 'DM for klubber 2009 - landsfinalens kampe',
    columns: [
      column('round', 'Runde', 'Round'),
      column('home', 'Hjemmehold'),
      column('away', 'Udehold'),
      column('homeImp', 'IMP hjemme'),
      column('awayImp', 'IMP ude'),
      column('boards', 'Spil'),
    ],
    rows: rows.flat(),
  };
}

/** DM for klubber: the districts' champions; with an odd number also the runner-up of the reigning champions' district. */
const final =
  (odd: boolean) =>
  (random: Random): Draft[] => {
    const people = peopleFrom(random, 10_000);
    const event = 'clubs';
    const entered = odd ? DISTRICTS : DISTRICTS.slice(0, 10);
    const finalists = entered.map(({ name, towns }) => ({
      district: name,
      club: clubOf(the(towns, 0)),
      town: the(towns, 0),
      place: 1,
    }));
    const reigning = random.pick(DISTRICTS.filter(({ name }) => name !== 'Bornholm'));
    const second = {
      district: reigning.name,
      club: clubOf(the(reigning.towns, 1)),
      town: the(reigning.towns, 1),
      place: 2,
    };
    const all = odd ? [...finalists, second] : finalists;
    const rows = all.flatMap(({ club, town, district: name }) => {
      const team = people.several(random.whole(4, 6), { town, club, district: name });
      const appeal = random.pick(team);
      return team.map((person, i): Row => ({
        ...playerRow(club, person, town, i === 0 ? 'kaptajn' : 'spiller'),
        ...(i === 0 ? contact(random, town) : {}),
        appeal: person === appeal ? 'x' : '',
        since: day(serial(random.whole(1985, 2008), random.whole(1, 12), random.whole(1, 28))),
        date: day(FINAL),
      }));
    });
    return [
      programme(random.shuffled(all.map(({ club }) => club)), random),
      {
        id: 'finalists',
        event,
        sheet: 'DM for klubber deltagere',
        title: 'DM for klubber 2009 - deltagende klubber',
        columns: [
          column('team', 'Hold'),
          column('district', 'Distrikt'),
          column('place', 'Placering i distriktet'),
        ],
        rows: all.map(({ club, district: name, place }): Row => ({ team: club, district: name, place })),
      },
      {
        id: 'reigning',
        event,
        sheet: 'DM for klubber mestre',
        title: 'DM for klubber - forsvarende mestre',
        columns: [column('season', 'Sæson'), column('club', 'Klub'), column('district', 'Distrikt')],
        rows: [{ season: '2007/08', club: clubOf(the(reigning.towns, 0)), district: reigning.name }],
      },
      {
        id: 'roster',
        event,
        sheet: 'DM for klubber hold',
        title: 'DM for klubber 2009 - holdopstillinger',
        columns: [
          ...rosterColumns(
            'team',
            'player',
            'number',
            'club',
            'district',
            'role',
            'phone',
            'address',
            'appeal',
          ),
          column('since', 'Indmeldt i klubben'),
          column('date', 'Dato'),
        ],
        rows,
        group: 'team',
      },
    ];
  };

const anyone = (rows: readonly Row[], random: Random): Row =>
  random.pick(rows.filter(({ role }) => role === 'spiller'));
const who = (row: Row, ...more: string[]) => places([row], 'player', 'number', ...more);

/** A player's day of joining wherever the player stands. */
function joinedOn(rows: readonly Row[], row: Row, date: number): Row[] {
  const { number } = personOf(row);
  const same = rows.filter((each) => personOf(each).number === number);
  for (const each of same) each.since = day(date);
  return same;
}

const rosterFaults = (b: '341B' | '342B'): Fault[] => [
  fault(`${b}1`, 'a player of another club', (drafts, random) => {
    const row = anyone(drafts('roster').rows, random);
    const { number } = personOf(row);
    const same = drafts('roster').rows.filter((each) => personOf(each).number === number);
    for (const each of same) each.club = 'Skagen Bridgeklub';
    return [
      {
        ...expected([`${b}1`, `${b}2`], ...same.flatMap((each) => who(each, 'club'))),
        more: same.length > 1,
      },
    ];
  }),
  fault(`${b}2`, 'a member since the 1st of January only', (drafts, random) => {
    const row = anyone(drafts('roster').rows, random);
    const same = joinedOn(drafts('roster').rows, row, serial(2009, 1, 1));
    return [{ ...expected(`${b}2`, ...same.flatMap((each) => who(each, 'since'))), more: same.length > 1 }];
  }),
  fault(`${b}4`, 'a player who has played for another club', (drafts, random) => {
    // In the place of another, so that no club has more players than it may.
    const teams = random.shuffled(groupsOf(drafts('roster').rows, 'club'));
    const row = anyone(the(teams, 0), random);
    const guest = personOf(anyone(the(teams, 1), random));
    Object.assign(row, { player: named(guest), number: member(guest) });
    const other = the(teams, 1).filter((each) => personOf(each).number === guest.number);
    return [{ ...expected(`${b}4`, ...who(row), ...other.flatMap((each) => who(each))), more: true }];
  }),
];

function seventh(drafts: (id: string) => Draft, random: Random, clause: string) {
  const { rows } = drafts('roster');
  const group = groupsOf(rows, 'team').map((team) =>
    team.filter((row) => JSON.stringify(row.date) === JSON.stringify(the(team, 0).date)),
  );
  const team = random.pick(group);
  const like = the(team, -1);
  const people = newcomersFrom(random);
  const added: Row[] = [];
  while (team.length + added.length < 7) {
    const person = people.person({
      club: String(like.club),
      district: personOf(like).district,
      town: personOf(like).town,
    });
    added.push({
      ...like,
      player: named(person),
      number: member(person),
      appeal: '',
      role: 'spiller',
      phone: '',
      address: '',
    });
  }
  rows.splice(rows.indexOf(like) + 1, 0, ...added);
  return [
    expected(
      [clause, clause.replace('3', '')],
      ...places([...team, ...added], 'team', 'date'),
      ...places([the(added, -1)], 'player'),
    ),
  ];
}

const districtFaults: Fault[] = [
  ...rosterFaults('341B'),
  fault('341B3', 'seven players on one day', (drafts, random) => seventh(drafts, random, '341B3')),
  fault('341A2', 'a team that does not go by its club', (drafts) => {
    const rows = the(groupsOf(drafts('roster').rows, 'team'), 4);
    for (const row of rows) row.team = 'De Glade Spillere';
    return [expected(['341A2', '341B1', '341A'], ...places(rows, 'team', 'club'))];
  }),
];

const finalFaults: Fault[] = [
  ...rosterFaults('342B'),
  fault('342B3', 'seven players', (drafts, random) => seventh(drafts, random, '342B3')),
  fault('342G2', 'nobody named for the appeals committee', (drafts, random) => {
    const rows = random.pick(groupsOf(drafts('roster').rows, 'team'));
    for (const row of rows) row.appeal = '';
    return [expected(['342G2', '342G'], ...places(rows, 'appeal', 'team'))];
  }),
  fault('342C2', 'a match of sixteen boards', (drafts, random) => {
    const row = random.pick(drafts('matches').rows);
    row.boards = 16;
    return [expected(['342C2', '342C'], ...places([row], 'boards'))];
  }),
  fault('342C1', 'two clubs that meet twice', (drafts, random) => {
    const { rows } = drafts('matches');
    const [one, other] = random.shuffled(rows.filter(({ round }) => round === 2)) as [Row, Row];
    [one.away, other.away] = [other.away as string, one.away as string];
    const pairs = [one, other].map(({ home, away }) => [home, away]);
    const same = rows.filter(({ home, away }) =>
      pairs.some((pair) => pair.includes(home) && pair.includes(away)),
    );
    return [{ ...expected(['342C1', '342C'], ...places(same, 'home', 'away', 'round')), more: true }];
  }),
  fault('342A1', 'a runner-up in place of the champions', (drafts, random) => {
    const row = random.pick(drafts('finalists').rows.slice(0, 9));
    row.place = 2;
    return [expected(['342A1', '342A2', '342A'], ...places([row], 'place', 'team'))];
  }),
];

const oddFaults: Fault[] = [
  fault('342A2', 'the runner-up of another district', (drafts, random) => {
    const row = the(drafts('finalists').rows, -1);
    const other = random.pick(DISTRICTS.filter(({ name }) => name !== row.district));
    const club = clubOf(the(other.towns, 1));
    for (const each of drafts('roster').rows)
      if (each.team === row.team) Object.assign(each, { team: club, club, district: other.name });
    Object.assign(row, { team: club, district: other.name });
    return [expected(['342A2', '342A'], ...places([row], 'team', 'district', 'place'))];
  }),
  fault('342A2', 'an odd number and nobody added', (drafts) => {
    const { rows } = drafts('finalists');
    const row = rows.pop() as Row;
    const matches = drafts('matches');
    matches.rows = matches.rows.filter(({ home, away }) => home !== row.team && away !== row.team);
    const roster = drafts('roster');
    roster.rows = roster.rows.filter(({ team }) => team !== row.team);
    return [
      expected(
        ['342A2', '342A'],
        ...places(rows, 'team', 'district', 'place'),
        ...places(drafts('reigning').rows, 'district', 'club'),
      ),
    ];
  }),
];

export const clubChapters: readonly Chapter[] = [
  {
    name: 'club championship of a district',
    today: serial(2009, 2, 2),
    build: district,
    faults: districtFaults,
  },
  { name: 'club final', today: serial(2009, 4, 20), build: final(false), faults: finalFaults },
  { name: 'club final, odd number', today: serial(2009, 4, 20), build: final(true), faults: oddFaults },
];
