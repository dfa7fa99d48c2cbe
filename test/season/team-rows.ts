import { column, member, named, tick, type Column, type Person, type Row } from './draft';
import type { Random } from './random';
import { DISTRICTS, type People } from './people';

/** What an organiser heads the columns of a roster with. */
export const ROSTER: Readonly<Record<string, Column>> = {
  team: column('team', 'Hold', 'Holdnavn', 'Hold', 'Team'),
  player: column('player', 'Spiller', 'Spillernavn', 'Spiller', 'Player'),
  number: column('number', 'DBF-nr.', 'Medl.nr.', 'DBf nr.', 'Medlemsnr.', 'DBF nr'),
  club: column('club', 'Klub', 'Club'),
  district: column('district', 'Distrikt', 'District'),
  role: column('role', 'Rolle', 'Role'),
  homeTown: column('homeTown', 'Hjemby', 'Hjemby', 'Holdets hjemby'),
  town: column('town', 'Bopæl', 'By'),
  born: column('born', 'Født', 'Fødselsdato'),
  sex: column('sex', 'Køn'),
  member: column('member', 'Medlem', 'Medlem af DBF'),
  paid: column('paid', 'Betalt'),
  phone: column('phone', 'Telefon', 'Tlf.', 'Telefonnr.'),
  address: column('address', 'Adresse'),
  appeal: column('appeal', 'Appelkomite', 'Appelkomité'),
  lastTeam: column('lastTeam', 'Sidste sæsons hold'),
  changed: column('changed', 'Ændret'),
  approved: column('approved', 'Godkendt'),
  deadline: column('deadline', 'Frist'),
  division: column('division', 'Division', 'Række'),
  round: column('round', 'Omgang'),
};

export const rosterColumns = (...fields: string[]): Column[] =>
  fields.map((field) => ROSTER[field] ?? column(field, field));

const STREETS = [
  'Spar Allé',
  'Søndergade',
  'Østre Strandvej',
  'Kirkebakken',
  'Åboulevarden',
  'Nørre Skovvej',
];

/** Team names that no two teams share. */
export function teamNames(random: Random): (town: string, captain: Person) => string {
  const taken = new Set<string>();
  return (town, { last, first }) => {
    const ideas = random.shuffled([
      last,
      `${town} 1`,
      `${first.split(' ')[0] ?? first} ${last}`,
      `Team ${last}`,
      `${town} ${last}`,
    ]);
    for (const idea of [...ideas, ...Array.from({ length: 200 }, (_, i) => `${town} ${i + 2}`)]) {
      if (taken.has(idea)) continue;
      taken.add(idea);
      return idea;
    }
    throw new Error('no name left');
  };
}

export interface TeamWanted {
  readonly size?: number;
  readonly female?: boolean;
  readonly district?: string;
  readonly born?: () => number;
  /** A captain who does not play, besides the players. */
  readonly npc?: boolean;
}

export const contact = (random: Random, town: string): { phone: string; address: string } => ({
  phone: `${random.whole(20, 99)} ${random.whole(10, 99)} ${random.whole(10, 99)} ${random.whole(10, 99)}`,
  address: `${random.pick(STREETS)} ${random.whole(1, 180)}, ${town}`,
});

/** A roster row with everything that can be said of a player. */
export function playerRow(team: string, person: Person, homeTown: string, role: string): Row {
  return {
    team,
    player: named(person),
    number: member(person),
    club: person.club,
    district: person.district,
    role,
    homeTown,
    town: person.town,
    born: { kind: 'date', serial: person.born },
    sex: person.female ? 'K' : 'M',
    member: tick(true),
    paid: tick(true),
    phone: '',
    address: '',
    appeal: '',
    lastTeam: '',
    changed: '',
    approved: '',
    deadline: '',
  };
}

/** A correct team: 4 to 6 players, most of them from one town, three or more of them last season's. */
export function correctTeam(
  people: People,
  random: Random,
  nameOf: (town: string, captain: Person) => string,
  { size = random.whole(4, 6), female, district, born, npc = false }: TeamWanted = {},
): Row[] {
  const where = district ?? random.pick(DISTRICTS).name;
  const person = (town?: string, at = where): Person =>
    people.person({
      district: at,
      ...(town === undefined ? {} : { town }),
      ...(female === undefined ? {} : { female }),
      ...(born === undefined ? {} : { born: born() }),
    });
  const first = person();
  const others = Array.from({ length: size - 2 }, () => person(first.town));
  const last = random.chance(0.5) ? person(undefined, random.pick(DISTRICTS).name) : person(first.town);
  const team = nameOf(first.town, first);
  const rows = [first, ...others, last].map((each, i) =>
    playerRow(team, each, first.town, i === 0 && !npc ? 'kaptajn' : 'spiller'),
  );
  const captain = npc ? playerRow(team, person(first.town), first.town, 'ikke-spillende kaptajn') : undefined;
  const all = captain ? [captain, ...rows] : rows;
  Object.assign(all[0] as Row, contact(random, first.town));
  random.pick(rows).appeal = 'x';
  const newcomers = size > 4 ? random.whole(0, size - 4) : 0;
  rows.forEach((row, i) => (row.lastTeam = i < size - newcomers ? team : ''));
  return all;
}
