import { column, day, named, serial, the, type Chapter, type Draft, type Person, type Row } from './draft';
import { DISTRICTS, peopleFrom, type People } from './people';
import type { Random } from './random';
import { finalSeatFaults, seatFaults } from './seats.faults';

/** An event for pairs, and how its sheets are named. */
export interface PairEvent {
  readonly event: string;
  readonly short: string;
  readonly long: string;
}

export const OPEN: PairEvent = { event: 'open', short: 'Åbent par', long: 'DM for åbent par' };
export const MIXED: PairEvent = { event: 'mixed', short: 'Mixed par', long: 'DM for mixed par' };
export const WOMEN_PAIRS: PairEvent = { event: 'womenPairs', short: 'Damepar', long: 'DM for damepar' };
export const VETERANS: PairEvent = { event: 'veterans', short: 'Veteranpar', long: 'DM for veteranpar' };

/** Seats of the districts; `caught` are those that get a seat more because all theirs are taken (351C3). */
export interface Seats {
  readonly placing: number[];
  readonly members: number[];
  readonly caught: readonly number[];
}

/**
 * Largest remainder, by hand: whole parts first, then the largest remainders. Works on integers: a district's
 * remainder is (seats x its members) modulo all members. Null where a lot would decide.
 */
export function shareOut(seats: number, members: readonly number[]): number[] | null {
  const all = members.reduce((sum, count) => sum + count, 0);
  const shares = members.map((count) => Math.floor((seats * count) / all));
  const rest = members
    .map((count, i) => ({ i, left: (seats * count) % all }))
    .sort((a, b) => b.left - a.left);
  const open = seats - shares.reduce((sum, count) => sum + count, 0);
  if (open > 0 && rest[open - 1]?.left === rest[open]?.left) return null;
  for (const { i } of rest.slice(0, open)) shares[i] = the(shares, i) + 1;
  return shares;
}

/** 351C: 50 by placing, 70 by members, with the extra seats of C3. */
export function seatsOf(
  placing: number[],
  members: readonly number[],
  taken: readonly number[],
): Seats | null {
  const fixed = new Map<number, number>();
  for (;;) {
    const others = members.map((_, i) => i).filter((i) => !fixed.has(i));
    const left = 70 - [...fixed.values()].reduce((sum, count) => sum + count, 0);
    const shares = shareOut(
      left,
      others.map((i) => the(members, i)),
    );
    if (!shares) return null;
    const bySize = members.map((_, i) => fixed.get(i) ?? the(shares, others.indexOf(i)));
    const caught = others.filter(
      (i) => the(taken, i) > 0 && the(taken, i) >= the(placing, i) + the(bySize, i),
    );
    if (caught.length === 0) return { placing, members: bySize, caught: [...fixed.keys()] };
    for (const i of caught) fixed.set(i, the(taken, i) + 1 - the(placing, i));
  }
}

export interface Pair {
  readonly people: readonly [Person, Person];
  readonly district: string;
}

export function pairOf(
  people: People,
  district: string,
  wanted: { female?: boolean; born?: () => number } = {},
  mixed = false,
): Pair {
  const one = (female: boolean | undefined): Person =>
    people.person({
      district,
      ...(female === undefined ? {} : { female }),
      ...(wanted.born ? { born: wanted.born() } : {}),
    });
  return { people: mixed ? [one(true), one(false)] : [one(wanted.female), one(wanted.female)], district };
}

export const placingsDraft = (
  id: string,
  { event }: PairEvent,
  sheet: string,
  title: string,
  pairs: readonly Pair[],
): Draft => ({
  id,
  event,
  sheet,
  title,
  columns: [
    column('place', 'Nr.', 'Nr'),
    column('pair', 'Par', 'Par', 'Pair'),
    column('district', 'Distrikt', 'District'),
  ],
  rows: pairs.map(({ people, district }, i): Row => ({ place: i + 1, pair: named(...people), district })),
  fixed: true,
});

/** How many places of the B-final count: a quarter of its pairs, rounded up, at least ten. */
export const placesFromB = (pairs: number): number => Math.max(10, Math.ceil(pairs / 4));

/** Districts drawn in proportion to their members, roughly. */
const districtByChance = (random: Random): string =>
  random.pick(
    DISTRICTS.flatMap(({ name, members }) => Array.from({ length: Math.ceil(members / 300) }, () => name)),
  );

export interface LastYear {
  readonly finalA: readonly Pair[];
  readonly finalB: readonly Pair[];
}

export function countPlaces(pairs: readonly Pair[]): number[] {
  return DISTRICTS.map(({ name }) => pairs.filter(({ district }) => district === name).length);
}

/** When each district's qualifier starts and its final is played. */
export const DATES = { qualifier: serial(2008, 9, 27), final: serial(2009, 2, 7) };

export interface SeatPlan {
  readonly last: LastYear;
  readonly seats: Seats;
  /** Pre-selected pairs that use it: the champions first. */
  readonly preselected: readonly Pair[];
}

/** Last year's finals, this year's pre-selected pairs and the seats that follow, with no lot needed. */
export function seatPlan(
  people: People,
  random: Random,
  mixed: boolean,
  champions: string,
  crowded: boolean,
): SeatPlan {
  for (;;) {
    const one = (district: string): Pair => pairOf(people, district, {}, mixed);
    // Crowded: the champions' district has no other place, and a pair of the committee besides.
    const elsewhere = (): string => {
      for (;;) {
        const district = districtByChance(random);
        if (!crowded || district !== champions) return district;
      }
    };
    const finalA = [one(champions), ...Array.from({ length: 39 }, () => one(elsewhere()))];
    const finalB = Array.from({ length: random.whole(34, 80) }, () => one(elsewhere()));
    const fromB = placesFromB(finalB.length);
    const placing = countPlaces([...finalA.slice(0, 50 - fromB), ...finalB.slice(0, fromB)]);
    const preselected = [
      the(finalA, 0),
      ...(crowded ? [one(champions)] : []),
      ...Array.from({ length: crowded ? 2 : random.whole(1, 4) }, () =>
        one(random.pick(['København', 'Nordsjælland', 'Østjylland', 'Fyn'])),
      ),
    ];
    const seats = seatsOf(
      placing,
      DISTRICTS.map(({ members }) => members),
      countPlaces(preselected),
    );
    if (seats && seats.caught.length > 0 === crowded) return { last: { finalA, finalB }, seats, preselected };
  }
}

export function districtsDraft(
  id: string,
  { event, short, long }: PairEvent,
  { seats, preselected }: SeatPlan,
): Draft {
  const taken = countPlaces(preselected);
  return {
    id,
    event,
    sheet: `${short} pladser`,
    title: `${long} 2009 - pladser til distrikterne`,
    columns: [
      column('district', 'Distrikt', 'District'),
      column('members', 'Medlemmer', 'Medlemstal'),
      column('placing', 'Forlodspladser'),
      column('bySize', 'Størrelsespladser'),
      column('preselected', 'Forhåndsudtagne'),
      column('seats', 'Pladser'),
      column('starts', 'Kvalifikation starter'),
      column('final', 'Distriktsfinale'),
    ],
    rows: DISTRICTS.map(({ name, members }, i): Row => ({
      district: name,
      members,
      placing: the(seats.placing, i),
      bySize: the(seats.members, i),
      preselected: the(taken, i),
      seats: the(seats.placing, i) + the(seats.members, i),
      starts: day(DATES.qualifier),
      final: day(DATES.final),
    })),
    totals: true,
  };
}

const seats =
  (pairEvent: PairEvent, mixed: boolean, crowded: boolean) =>
  (random: Random): Draft[] => {
    const people = peopleFrom(random, 20_000);
    const plan = seatPlan(people, random, mixed, crowded ? 'Bornholm' : 'Østjylland', crowded);
    const { short, long } = pairEvent;
    return [
      placingsDraft(
        'finalA',
        pairEvent,
        `${short} A-finale 2008`,
        `${long} 2008 - A-finale, slutstilling`,
        plan.last.finalA,
      ),
      placingsDraft(
        'finalB',
        pairEvent,
        `${short} B-finale 2008`,
        `${long} 2008 - B-finale, slutstilling`,
        plan.last.finalB,
      ),
      districtsDraft('districts', pairEvent, plan),
    ];
  };

/** 352A3: two seats a district, and one for each of the first 26 of last year's final. */
const finalSeats =
  (pairEvent: PairEvent) =>
  (random: Random): Draft[] => {
    const people = peopleFrom(random, 20_000);
    const { event, short, long } = pairEvent;
    const final = Array.from({ length: 48 }, () =>
      pairOf(people, districtByChance(random), { ...(event === 'womenPairs' ? { female: true } : {}) }),
    );
    const placing = countPlaces(final.slice(0, 26));
    return [
      placingsDraft('final', pairEvent, `${short} finale 2008`, `${long} 2008 - finale, slutstilling`, final),
      {
        id: 'districts',
        event,
        sheet: `${short} pladser`,
        title: `${long} 2009 - finalepladser`,
        columns: [
          column('district', 'Distrikt', 'District'),
          column('fixed', 'Faste pladser'),
          column('placing', 'Fra sidste års finale'),
          column('seats', 'Pladser'),
        ],
        rows: DISTRICTS.map(({ name }, i): Row => ({
          district: name,
          fixed: 2,
          placing: the(placing, i),
          seats: 2 + the(placing, i),
        })),
        totals: true,
      },
    ];
  };

const today = serial(2009, 3, 2);

export const seatChapters: readonly Chapter[] = [
  { name: 'seats, open pairs', today, build: seats(OPEN, false, false), faults: seatFaults(false) },
  {
    name: 'seats, open pairs, a crowded district',
    today,
    build: seats(OPEN, false, true),
    faults: seatFaults(true),
  },
  { name: 'seats, mixed pairs', today, build: seats(MIXED, true, false), faults: seatFaults(false) },
  { name: 'seats, women pairs', today, build: finalSeats(WOMEN_PAIRS), faults: finalSeatFaults },
  { name: 'seats, veterans', today, build: finalSeats(VETERANS), faults: finalSeatFaults },
];
