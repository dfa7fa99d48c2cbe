import { member, named, type Draft, type Person, type Row } from './draft';
import type { Played } from './cup';
import { DISTRICTS, newcomersFrom, type People } from './people';
import type { Random } from './random';
import { contact, playerRow, rosterColumns, teamNames } from './team-rows';

export interface CupTeam {
  readonly name: string;
  readonly club: string;
  readonly people: readonly Person[];
  readonly west: boolean;
  readonly bornholm: boolean;
  /** The round in which it enters. */
  readonly enters: string;
  /** Its players' division; unseeded teams have none. */
  readonly division: string;
}

/** 120 unseeded teams; those with players of the 2nd and 3rd divisions enter at 1/64, those of the 1st at 1/32. */
export function cupTeams(people: People, random: Random): CupTeam[] {
  const nameOf = teamNames(random);
  const plan = [
    { count: 120, enters: 'r1', divisions: [''] },
    { count: 56, enters: 'r64', divisions: ['2. division', '3. division Øst', '3. division Vest'] },
    { count: 6, enters: 'r32', divisions: ['1. division'] },
  ];
  return plan.flatMap(({ count, enters, divisions }) =>
    Array.from({ length: count }, (_, i): CupTeam => {
      const district = random.pick(DISTRICTS);
      const captain = people.person({ district: district.name });
      const rest = people.several(random.whole(3, 5), { district: district.name, town: captain.town });
      return {
        name: nameOf(captain.town, captain),
        club: captain.club,
        people: [captain, ...rest],
        west: district.west,
        bornholm: district.name === 'Bornholm',
        enters,
        division: divisions[i % divisions.length] ?? '',
      };
    }),
  );
}

const FIELDS = [
  'team',
  'player',
  'number',
  'club',
  'district',
  'role',
  'homeTown',
  'town',
  'member',
  'paid',
  'phone',
  'address',
  'division',
  'round',
];

/** One more row of a team: somebody who helped it out in a round. */
export function substituteRow(
  draft: Draft,
  team: string,
  person: Person,
  round: string,
  division = '',
  role = 'substitut',
): Row {
  const last = draft.rows.filter((row) => row.team === team).at(-1) as Row;
  const row: Row = { ...playerRow(team, person, String(last.homeTown), role), division, round };
  draft.rows.splice(draft.rows.indexOf(last) + 1, 0, row);
  return row;
}

export function cupRosters(teams: readonly CupTeam[], played: readonly Played[], random: Random): Draft {
  const rows = teams.flatMap(({ name, people, division }) =>
    people.map((person, i): Row => ({
      ...playerRow(name, person, person.town, i === 0 ? 'kaptajn' : 'spiller'),
      ...(i === 0 ? contact(random, person.town) : {}),
      number: member(person),
      player: named(person),
      // One or more of the players: not all need to play in the division.
      division: i < 2 ? division : '',
      round: '',
    })),
  );
  const draft: Draft = {
    id: 'rosters',
    event: 'cup',
    sheet: 'Pokalturneringen hold',
    title: 'Pokalturneringen 2008/09 - tilmeldte hold',
    columns: rosterColumns(...FIELDS),
    rows,
    group: 'team',
    once: ['homeTown', 'paid'],
  };
  // 331B2a: somebody from outside, and somebody whose team went out a round earlier.
  const people = newcomersFrom(random, 70_000);
  const [first, second] = played as [Played, Played];
  const one = first.rows[2] as Row;
  substituteRow(draft, String(one.home), people.person(), String(one.round));
  const loser = first.rows[4] as Row;
  const out = teams.find(
    ({ name }) => name === (loser.winner === loser.home ? loser.away : loser.home),
  ) as CupTeam;
  const two = second.rows[3] as Row;
  substituteRow(draft, String(two.home), out.people[1] as Person, String(two.round));
  // 331B2c: a player of the 2nd division in the round in which that division enters.
  const three = second.rows[5] as Row;
  substituteRow(draft, String(three.away), people.person(), String(three.round), '2. division');
  return draft;
}
