import {
  groupsOf,
  member,
  named,
  on,
  serial,
  tick,
  type Chapter,
  type Draft,
  type Person,
  type Row,
} from './draft';
import { newcomersFrom, peopleFrom } from './people';
import type { Random } from './random';
import { rosterFaults } from './rosters.faults';
import { correctTeam, playerRow, rosterColumns, teamNames, type TeamWanted } from './team-rows';

export const DIVISIONS = [
  { id: 'roster-1', name: '1. division', sheet: 'Divisionsturneringen 1 div' },
  { id: 'roster-2', name: '2. division', sheet: 'Divisionsturneringen 2 div' },
  { id: 'roster-3e', name: '3. division Øst', sheet: 'Divisionsturneringen 3 div Øst' },
  { id: 'roster-3w', name: '3. division Vest', sheet: 'Divisionsturneringen 3 div Vest' },
] as const;

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
  'appeal',
  'lastTeam',
  'changed',
  'approved',
];

export const personOf = (row: Row): Person => {
  const cell = row.player;
  if (typeof cell !== 'object' || cell.kind !== 'named' || !cell.people[0]) throw new Error('no player');
  return cell.people[0];
};

/** The row of one more person on a team. */
export function joined(rows: Row[], draft: Draft, person: Person, role: string): Row {
  const last = rows.at(-1) as Row;
  const row = playerRow(String(last.team), person, String(last.homeTown), role);
  draft.rows.splice(draft.rows.indexOf(last) + 1, 0, row);
  return row;
}

/** So that every size is there in every division: the fifth team loses a player, the sixth has its own captain. */
const SPECIAL: Readonly<Record<number, TeamWanted>> = {
  4: { size: 4 },
  5: { size: 5, npc: true },
  6: { size: 6 },
  7: { size: 4 },
  8: { size: 5 },
  9: { size: 6 },
  10: { size: 4 },
  11: { size: 5 },
};

function divisionRosters(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const nameOf = teamNames(random);
  const drafts = DIVISIONS.map(({ id, name, sheet }): Draft => {
    const west = name.endsWith('Vest');
    const east = name.endsWith('Øst');
    const teams = Array.from({ length: 12 }, (_, i) =>
      correctTeam(people, random, nameOf, {
        ...(west ? { district: random.pick(['Fyn', 'Østjylland', 'Nordjylland', 'Midtjylland']) } : {}),
        ...(east ? { district: random.pick(['København', 'Nordsjælland', 'Bornholm', 'Sydsjælland']) } : {}),
        ...(SPECIAL[i] ?? {}),
      }),
    );
    return {
      id,
      event: 'division',
      sheet,
      title: `Divisionsturneringen 2008/09 - ${name}`,
      columns: rosterColumns(...FIELDS),
      rows: teams.flat(),
      group: 'team',
      once: ['homeTown', 'paid'],
    };
  });
  special(drafts, random);
  const outsiders = qualifier(random, people, nameOf);
  return [...drafts, outsiders];
}

/** What may happen to a team in the course of a season and is allowed. */
function special(drafts: Draft[], random: Random): void {
  const [first, second, east] = drafts as [Draft, Draft, Draft];
  const people = newcomersFrom(random, 70_000);
  const teamsOf = (draft: Draft): Row[][] => groupsOf(draft.rows, 'team');
  const rowsOf = (draft: Draft, team: number): Row[] => teamsOf(draft)[team] as Row[];
  // 321D1: a player of the 3rd division is a substitute in the 1st.
  joined(rowsOf(first, 0), first, personOf(rowsOf(east, 0)[1] as Row), 'substitut');
  // 303C3b-c: one of four leaves, with approval; one from outside takes the place.
  const four = rowsOf(second, 4);
  const leaver = four[3] as Row;
  Object.assign(leaver, { role: 'udtrådt', changed: on(2008, 11, 20), approved: tick(true), appeal: '' });
  (four[0] as Row).appeal = 'x';
  for (const row of four.slice(1)) row.appeal = '';
  const from = personOf(four[0] as Row);
  const added = joined(four, second, people.person({ district: from.district, town: from.town }), 'tilføjet');
  Object.assign(added, { changed: on(2008, 11, 24), approved: tick(true) });
  // 303C3d: who was a substitute in a higher division may be added below it.
  const third = rowsOf(east, 4);
  const captain = personOf(third[0] as Row);
  const guest = people.person({ district: captain.district, town: captain.town });
  joined(rowsOf(first, 1), first, guest, 'substitut');
  const late = joined(third, east, guest, 'tilføjet');
  Object.assign(late, { changed: on(2009, 1, 8), approved: tick(true) });
}

/** Teams that play for a place in the 3rd division; nobody of the Division among them (324A4). */
function qualifier(
  random: Random,
  people: ReturnType<typeof peopleFrom>,
  nameOf: ReturnType<typeof teamNames>,
): Draft {
  const districts = ['Fyn', 'Østjylland', 'Nordjylland', 'Midtjylland', 'Sønderjylland', 'Sydvestjylland'];
  const teams = districts.map((district) => {
    const rows = correctTeam(people, random, nameOf, { district, size: 5 });
    const home = personOf(rows[0] as Row);
    for (const row of rows) {
      const person = { ...personOf(row), district, club: home.club };
      Object.assign(row, { player: named(person), number: member(person), district, club: person.club });
    }
    return rows;
  });
  return {
    id: 'qualifier',
    event: 'qualifier',
    sheet: 'Kvalifikation 3. division',
    title: 'Kvalifikationsturnering til 3. division 2009 - Kreds IV',
    columns: rosterColumns('team', 'player', 'number', 'club', 'district', 'role', 'approved'),
    rows: teams.flat(),
    group: 'team',
  };
}

export const rosters: Chapter = {
  name: 'division rosters',
  today: serial(2009, 2, 2),
  build: divisionRosters,
  faults: rosterFaults,
};
