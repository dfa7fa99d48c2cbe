/** Who is who on the teams of an event: by member number where there is one, else by name. */
import type { Player, Team } from '../workbook/roster';

export interface Listing {
  readonly team: Team;
  readonly player: Player;
  readonly order: number;
}

export interface Person {
  readonly number: string;
  readonly key: string;
  /** In the order of the sheets. */
  readonly listings: Listing[];
}

export interface People {
  readonly persons: readonly Person[];
  /** The people who share a member number, by number; only numbers with two names or more. */
  readonly sharing: readonly (readonly Person[])[];
  /** The people of one name with different numbers; only names with two numbers or more. */
  readonly namesakes: readonly (readonly Person[])[];
  readonly of: (player: Player) => Person | undefined;
}

const LISTINGS_A_SLICE = 1000;

/**
 * Sorts the listings of an event into persons, whatever their order. A listing without a number belongs to the one
 * person of its name that has one; where several have, nobody can tell which, and it stands by itself.
 */
export function* peopleOf(teams: readonly Team[]): Generator<void, People, void> {
  const byNumber = new Map<string, Person[]>();
  const byName = new Map<string, Person[]>();
  const persons: Person[] = [];
  const of = new Map<Player, Person>();
  const rest: Listing[] = [];
  let order = 0;

  const add = (person: Person, listing: Listing): void => {
    person.listings.push(listing);
    of.set(listing.player, person);
  };
  const create = (number: string, key: string): Person => {
    const person: Person = { number, key, listings: [] };
    persons.push(person);
    return person;
  };
  const into = (map: Map<string, Person[]>, key: string, person: Person): void => {
    const list = map.get(key);
    if (list) list.push(person);
    else map.set(key, [person]);
  };

  for (const team of teams)
    for (const player of team.players) {
      order += 1;
      if (order % LISTINGS_A_SLICE === 0) yield;
      const listing = { team, player, order };
      const { numberKey: number, key } = player;
      if (number === '' || key === '') {
        rest.push(listing);
        continue;
      }
      let person = byNumber.get(number)?.find((one) => one.key === key);
      if (!person) {
        person = create(number, key);
        into(byNumber, number, person);
        into(byName, key, person);
      }
      add(person, listing);
    }
  const single = new Map<string, Person>();
  const joined = new Set<Person>();
  for (const [index, listing] of rest.entries()) {
    if (index % LISTINGS_A_SLICE === LISTINGS_A_SLICE - 1) yield;
    const { numberKey: number, key } = listing.player;
    const candidates = key === '' ? byNumber.get(number) : byName.get(key);
    const only = candidates?.length === 1 ? candidates[0] : undefined;
    if (only) {
      joined.add(only);
      add(only, listing);
      continue;
    }
    const own = `${number}|${key}`;
    const person = single.get(own) ?? create(number, key);
    single.set(own, person);
    add(person, listing);
  }
  for (const person of joined) person.listings.sort((a, b) => a.order - b.order);
  return {
    persons,
    sharing: [...byNumber.values()].filter((list) => list.length > 1),
    namesakes: [...byName.values()].filter((list) => list.length > 1),
    of: (player) => of.get(player),
  };
}
