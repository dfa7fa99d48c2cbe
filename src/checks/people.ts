/** Who is who on the teams of an event: by member number where there is one, else by name. */
import type { Player, Team } from '../workbook/roster';

export interface Listing {
  readonly team: Team;
  readonly player: Player;
  readonly order: number;
}

/** Whether a member number tells that two listings are one person's, and not the name alone: two may be called the same. */
export const isSure = ({ player: a }: Listing, { player: b }: Listing): boolean =>
  a.numberKey !== '' && a.numberKey === b.numberKey;

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

/** What stands for a player who is not known yet: two of them are not one person. */
const NOBODY = /^(?:n\.? ?n\.?|ukendt|vakant|unknown|vacant|tba|tbd|x+)$/u;

const LISTINGS_A_SLICE = 1000;

/** Persons by a key that nearly always belongs to one: a list is made only where it belongs to several. */
interface Index {
  readonly first: Map<string, Person>;
  readonly several: Map<string, Person[]>;
}

const index = (): Index => ({ first: new Map(), several: new Map() });

function enter({ first, several }: Index, key: string, person: Person): void {
  const one = first.get(key);
  if (!one) {
    first.set(key, person);
    return;
  }
  const list = several.get(key);
  if (list) list.push(person);
  else several.set(key, [one, person]);
}

/** The only person under a key, if there is but one. */
const onlyOne = ({ first, several }: Index, key: string): Person | undefined =>
  several.has(key) ? undefined : first.get(key);

/**
 * Sorts the listings of an event into persons, whatever their order. A listing without a number belongs to the one
 * person of its name that has one; where several have, nobody can tell which, and it stands by itself.
 */
export function* peopleOf(teams: readonly Team[]): Generator<void, People, void> {
  const byNumber = index();
  const byName = index();
  const persons: Person[] = [];
  const of = new Map<Player, Person>();
  const rest: Listing[] = [];
  let order = 0;

  const create = (number: string, key: string): Person => {
    const person: Person = { number, key, listings: [] };
    persons.push(person);
    return person;
  };
  const add = (person: Person, listing: Listing): void => {
    person.listings.push(listing);
    of.set(listing.player, person);
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
      let person = byNumber.first.get(number);
      if (person && person.key !== key) person = byNumber.several.get(number)?.find((one) => one.key === key);
      if (!person) {
        person = create(number, key);
        enter(byNumber, number, person);
        enter(byName, key, person);
      }
      add(person, listing);
    }
  const single = new Map<string, Person>();
  const joined = new Set<Person>();
  for (const [at, listing] of rest.entries()) {
    if (at % LISTINGS_A_SLICE === LISTINGS_A_SLICE - 1) yield;
    const { numberKey: number, key } = listing.player;
    const only = key === '' ? onlyOne(byNumber, number) : onlyOne(byName, key);
    if (only) {
      joined.add(only);
      add(only, listing);
      continue;
    }
    const own = NOBODY.test(key) ? `${key}|${at}` : `${number}|${key}`;
    let person = single.get(own);
    if (!person) single.set(own, (person = create(number, key)));
    add(person, listing);
  }
  for (const person of joined) person.listings.sort((a, b) => a.order - b.order);
  return {
    persons,
    sharing: [...byNumber.several.values()],
    namesakes: [...byName.several.values()],
    of: (player) => of.get(player),
  };
}

/** A registered player who is the one asked for; `sure` where a member number tells, else only the name does. */
export interface Match extends Listing {
  readonly sure: boolean;
}

/**
 * Looks people up in the lists of another event or season: by member number first, by name where one side has none.
 * Where a number or a name is several people's, the first in the order of the sheets stands for them.
 */
export function* registryOf(
  teams: readonly Team[],
  counts: (player: Player) => boolean,
): Generator<void, (player: Player) => Match | null, void> {
  const byNumber = new Map<string, Listing>();
  const byName = new Map<string, Listing>();
  const nameless = new Map<string, Listing>();
  let order = 0;
  for (const team of teams)
    for (const player of team.players) {
      order += 1;
      if (order % LISTINGS_A_SLICE === 0) yield;
      const { numberKey: number, key } = player;
      if (!counts(player)) continue;
      const listing = { team, player, order };
      if (number !== '' && !byNumber.has(number)) byNumber.set(number, listing);
      if (key === '' || NOBODY.test(key)) continue;
      if (!byName.has(key)) byName.set(key, listing);
      if (number === '' && !nameless.has(key)) nameless.set(key, listing);
    }
  return ({ numberKey: number, key }) => {
    const known = number === '' ? undefined : byNumber.get(number);
    if (known) return { ...known, sure: true };
    // Two of one name with different numbers are two people.
    const named = number === '' ? byName.get(key) : nameless.get(key);
    return named ? { ...named, sure: false } : null;
  };
}
