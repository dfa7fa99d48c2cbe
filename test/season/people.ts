import { serial, type Person } from './draft';
import type { Random } from './random';

const WOMEN =
  'Anna Bente Birgit Bodil Charlotte Dorte Ellen Else Fie Gitte Grethe Hanne Helle Inger Jette Karen Kirsten Kirstine Lene Lis Lone Maja Marianne Mette Nina Ruth Rosa Sanne Stine Susanne Tina Tove Trine Ulla Vibeke Ærø Åse'.split(
    ' ',
  );
const MEN =
  'Anders Asger Axel Bent Bo Carsten Christian Claus Dan Dennis Erik Finn Flemming Gert Gunnar Hans Henning Ib Jens Jesper Jørgen Kaj Keld Knud Lars Leif Mads Michael Morten Niels Ole Palle Per Peter Poul Rasmus Søren Thorvald Torben Uffe Viggo Åge Øjvind'.split(
    ' ',
  );
const LAST =
  'Aaberg,Aagaard,Andersen,Bach,Balslev,Bilde,Bjerregaard,Blakset,Brandt,Bruun,Buch,Christiansen,Clausen,Dahl,Dalgaard,Damgaard,Eriksen,Fabricius,Fisker,Friis,Gjerløv,Graversen,Hagen,Hald,Hansen,Hedegaard,Holm,Houmøller,Iversen,Jepsen,Juhl,Jørgensen,Kjær,Koch-Palmund,Kofoed,Kristensen,Krogh,Lauridsen,Lund,Madsen,Mølgaard,Møller,Nygaard,Nørgaard,Olsen,Pagh,Poulsen,Quist,Rasmussen,Ravn,Rønne,Sandfeld,Schaltz,Skovgaard,Sørensen,Thomsen,Toft,Uhrenholt,Vestergaard,Winther,Østergaard,Årup'.split(
    ',',
  );

/** The eleven districts with members, and towns with their clubs. */
export const DISTRICTS: readonly { name: string; members: number; west: boolean; towns: string[] }[] = [
  { name: 'København', members: 2874, west: false, towns: ['Valby', 'Vanløse', 'Amager'] },
  { name: 'Nordsjælland', members: 3561, west: false, towns: ['Hillerød', 'Birkerød', 'Hørsholm'] },
  { name: 'Vestsjælland', members: 1742, west: false, towns: ['Slagelse', 'Holbæk', 'Sorø'] },
  { name: 'Sydsjælland', members: 1518, west: false, towns: ['Næstved', 'Køge', 'Nykøbing'] },
  { name: 'Bornholm', members: 411, west: false, towns: ['Rønne', 'Nexø', 'Allinge'] },
  { name: 'Fyn', members: 2236, west: true, towns: ['Odense', 'Svendborg', 'Middelfart'] },
  { name: 'Sønderjylland', members: 1327, west: true, towns: ['Aabenraa', 'Sønderborg', 'Haderslev'] },
  { name: 'Sydvestjylland', members: 1689, west: true, towns: ['Esbjerg', 'Kolding', 'Varde'] },
  { name: 'Østjylland', members: 3102, west: true, towns: ['Aarhus', 'Randers', 'Horsens'] },
  { name: 'Midtjylland', members: 1465, west: true, towns: ['Viborg', 'Herning', 'Skive'] },
  { name: 'Nordjylland', members: 2043, west: true, towns: ['Aalborg', 'Hjørring', 'Thisted'] },
];

/** Names of people who come to a team in the course of the season: nobody else has them. */
const NEWCOMERS =
  'Abildgaard,Bisgaard,Enevoldsen,Gottlieb,Hjelm,Kaspersen,Lykke,Munksgaard,Overgaard,Øe'.split(',');

const CLUBS = ['Bridgeklub', 'Bridgeklubben', 'BC'];

export interface Wanted {
  readonly female?: boolean;
  readonly district?: string;
  readonly town?: string;
  readonly club?: string;
  readonly born?: number;
}

export interface People {
  person(wanted?: Wanted): Person;
  /** So many people of one town. */
  several(count: number, wanted?: Wanted): Person[];
}

export const clubOf = (town: string): string => `${town} ${CLUBS[town.length % 3] ?? ''}`;

/** People with names and member numbers of their own; `from` is where the numbers start. */
export function peopleFrom(random: Random, from: number, surnames: readonly string[] = LAST): People {
  const taken = new Set<string>();
  let number = from;
  const person = (wanted: Wanted = {}): Person => {
    const female = wanted.female ?? random.chance(0.4);
    const district = wanted.district ?? random.pick(DISTRICTS).name;
    const town = wanted.town ?? random.pick(DISTRICTS.find(({ name }) => name === district)?.towns ?? []);
    for (;;) {
      const first = random.pick(female ? WOMEN : MEN);
      const double = random.chance(0.4) ? ` ${random.pick(LAST).split('-')[0] ?? ''}` : '';
      const last = random.pick(surnames);
      const name = `${first}${double} ${last}`;
      if (taken.has(name)) continue;
      taken.add(name);
      number += random.whole(1, 9);
      return {
        first: `${first}${double}`,
        last,
        number,
        female,
        district,
        club: wanted.club ?? clubOf(town),
        town,
        born: wanted.born ?? serial(random.whole(1935, 1975), random.whole(1, 12), random.whole(1, 28)),
      };
    }
  };
  return { person, several: (count, wanted) => Array.from({ length: count }, () => person(wanted)) };
}

/** Somebody nobody has heard of yet. */
export const newcomersFrom = (random: Random, from = 80_000 + random.whole(0, 9000)): People =>
  peopleFrom(random, from, NEWCOMERS);
