/**
 * The places of the pairs championships: § 351C (120 places, open and mixed) and § 352A3 (48 places, women and seniors),
 * and the plain largest remainder that § 351C2 rests on.
 *
 * Districts are places (zero-based) in a list of names; {@link findDistricts} turns folded names into places.
 */
import {
  apportion,
  drawn,
  quotaOf,
  remainderOf,
  type Apportionment,
  type Lots,
  type Tie,
  type Whole,
} from './apportionment';
import { FIGURES } from './figures';
import { memberSeats, type MemberSeats } from './member-seats';
import { decided, refused, type Problem, type Ruling, type Step } from './ruling';
import { compare, type Fraction } from './fraction';

/** A list of placings; the semi-final stands in for the A-final where the B-final was cancelled (§ 351C1b). */
export type FinalList = 'finalA' | 'finalB' | 'semifinal' | 'final';

export interface SeatsMessages {
  districtTwice: { name: string };
  unknownDistrict: { list: FinalList; name: string };
  negativeOrBroken: { name: string; what: 'members' | 'preselected' };
  blankDistrict: object;
  blankMembers: { name: string };
  otherLength: { given: number; wanted: number };
  noMembers: object;
  noWeights: object;
  tooFewPlacings: { list: FinalList; given: number; needed: number };
  tooFewPairsInB: { pairs: number; least: number };
  tooManyPairsInB: { pairs: number; most: number };
  notEnough: { seats: number };
  nobodyLeft: { seats: number };
  otherThanEleven: { districts: number; needed: number; seats: number; wanted: number };
  lotNeeded: { names: readonly string[]; seats: number; round: number; decidesCaught: boolean };
  tooManyOutcomes: { names: readonly string[]; seats: number; round: number };
  split: { pairs: number; seatsA: number; seatsB: number };
  cancelled: { seats: number };
  placing: { name: string; a: number; b: number };
  placingSemifinal: { name: string; seats: number };
  quota: { name: string; weight: Whole; all: Whole; seats: number; quota: Fraction; full: number };
  remainderSeat: { name: string; remainder: Fraction };
  tie: { names: readonly string[]; seats: number; remainder: Fraction };
  lot: { names: readonly string[] };
  caught: { name: string; preselected: number; places: number; given: number };
  again: { round: number; seats: number; districts: number };
  total: { name: string; placing: number; members: number; places: number };
  fromFinal: { name: string; each: number; placings: number; places: number };
}

type SeatsProblem = Problem<SeatsMessages>;
type SeatsStep = Step<SeatsMessages>;
export type SeatsRuling<T> = Ruling<T, SeatsMessages>;

const invalid = (
  clause: string,
  message: SeatsProblem['message'],
  more: Partial<Pick<SeatsProblem, 'reading' | 'row' | 'argument'>> = {},
): SeatsProblem => ({ kind: 'invalid', clause, message, ...more });

/**
 * The place of each folded name of `list` among the folded names `districts`, or the first that is unknown, with its row.
 * `shown` is the list as it was written.
 */
export function findDistricts(
  districts: readonly string[],
  list: readonly string[],
  which: FinalList,
  clause: string,
  shown: readonly string[] = list,
): SeatsRuling<readonly number[]> {
  const places = new Map(districts.map((district, place) => [district, place]));
  const found: number[] = [];
  for (const [row, name] of list.entries()) {
    const place = places.get(name);
    if (place === undefined)
      return refused(
        invalid(
          clause,
          { key: 'unknownDistrict', values: { list: which, name: shown[row] ?? name } },
          { argument: which === 'semifinal' ? 'finalA' : which, row },
        ),
      );
    found.push(place);
  }
  return decided(found, []);
}

/** The first district whose folded name stands twice, with its row, or null. */
export function districtTwice(
  districts: readonly string[],
  clause: string,
  shown: readonly string[] = districts,
): SeatsProblem | null {
  const seen = new Set<string>();
  for (const [row, district] of districts.entries()) {
    if (seen.has(district))
      return invalid(
        clause,
        { key: 'districtTwice', values: { name: shown[row] ?? district } },
        { argument: 'districts', row },
      );
    seen.add(district);
  }
  return null;
}

export interface PlacingSeats {
  readonly seatsA: number;
  readonly seatsB: number;
  /** Places per district from the A-final (or the semi-final) and from the B-final. */
  readonly a: readonly number[];
  readonly b: readonly number[];
}

const count = (districts: number, placings: readonly number[], seats: number): number[] => {
  const counts = Array.from({ length: districts }, () => 0);
  for (const district of placings.slice(0, seats)) counts[district] = (counts[district] ?? 0) + 1;
  return counts;
};

/** § 351C1a: how many of the 50 go to each final when `pairs` pairs played the B-final, or why that cannot be said. */
export function splitPlacingSeats(pairs: number): SeatsRuling<{ seatsA: number; seatsB: number }> {
  const { placingSeats, pairsPerFinalBSeat, finalBSeatsLeast, finalASeatsLeast } = FIGURES;
  const most = (placingSeats.value - finalASeatsLeast.value) * pairsPerFinalBSeat.value;
  if (pairs > most)
    return refused(
      invalid(
        '351C1a',
        { key: 'tooManyPairsInB', values: { pairs, most } },
        { reading: 21, argument: 'finalB' },
      ),
    );
  if (pairs < finalBSeatsLeast.value)
    return refused(
      invalid(
        '351C1a',
        { key: 'tooFewPairsInB', values: { pairs, least: finalBSeatsLeast.value } },
        { reading: 40, argument: 'finalB' },
      ),
    );
  const seatsB = Math.max(Math.ceil(pairs / pairsPerFinalBSeat.value), finalBSeatsLeast.value);
  const seatsA = placingSeats.value - seatsB;
  return decided({ seatsA, seatsB }, [
    { clause: '351C1a', reading: 21, message: { key: 'split', values: { pairs, seatsA, seatsB } } },
  ]);
}

/**
 * § 351C1: the 50 places by last year's placings. `finalA` and `finalB` hold the district of each pair in order of finish;
 * `finalB` null = cancelled, and `finalA` is then the semi-final.
 */
export function placingSeats(
  names: readonly string[],
  finalA: readonly number[],
  finalB: readonly number[] | null,
): SeatsRuling<PlacingSeats> {
  const all = FIGURES.placingSeats.value;
  const split: SeatsRuling<{ seatsA: number; seatsB: number }> = finalB
    ? splitPlacingSeats(finalB.length)
    : decided({ seatsA: all, seatsB: 0 }, [
        { clause: '351C1b', reading: 21, message: { key: 'cancelled', values: { seats: all } } },
      ]);
  if (!split.ok) return split;
  const { seatsA, seatsB } = split.value;
  if (finalA.length < seatsA)
    return refused(
      invalid(
        finalB ? '351C1a' : '351C1b',
        {
          key: 'tooFewPlacings',
          values: { list: finalB ? 'finalA' : 'semifinal', given: finalA.length, needed: seatsA },
        },
        { reading: 21, argument: 'finalA' },
      ),
      split.steps,
    );
  const a = count(names.length, finalA, seatsA);
  const b = count(names.length, finalB ?? [], seatsB);
  const steps = names.map((name, i): SeatsStep => {
    const [ofA, ofB] = [a[i] ?? 0, b[i] ?? 0];
    return finalB
      ? { clause: '351C1', message: { key: 'placing', values: { name, a: ofA, b: ofB } } }
      : { clause: '351C1b', message: { key: 'placingSemifinal', values: { name, seats: ofA } } };
  });
  return decided({ seatsA, seatsB, a, b }, [...split.steps, ...steps]);
}

export interface SeatsInput {
  /** Names as they are to be shown; no two the same. */
  readonly names: readonly string[];
  readonly members: readonly Whole[];
  readonly finalA: readonly number[];
  readonly finalB: readonly number[] | null;
  readonly preselected: readonly number[];
  readonly lots: Lots;
}

export interface Seats {
  readonly placing: PlacingSeats;
  readonly byMembers: MemberSeats;
  /** Places of the 120 per district; null where the number waits for a lot. Without nulls their sum is 120. */
  readonly places: readonly (number | null)[];
  /** What the nulls wait for. */
  readonly pending: SeatsProblem | null;
}

const namesOf = (names: readonly string[], districts: readonly number[]): string[] =>
  districts.map((district) => names[district] ?? '');

const isCount = (value: Whole): boolean =>
  value >= 0 && (typeof value === 'bigint' || Number.isSafeInteger(value));

function faultOf({ names, members, preselected }: SeatsInput): SeatsProblem | null {
  for (const [row, name] of names.entries()) {
    if (!isCount(members[row] ?? 0))
      return invalid(
        '351C2',
        { key: 'negativeOrBroken', values: { name, what: 'members' } },
        { reading: 22, argument: 'members', row },
      );
    if (!isCount(preselected[row] ?? 0))
      return invalid(
        '351C3',
        { key: 'negativeOrBroken', values: { name, what: 'preselected' } },
        { reading: 23, argument: 'preselected', row },
      );
  }
  return members.every((weight) => BigInt(weight) === 0n)
    ? invalid('351C2', { key: 'noMembers', values: {} }, { reading: 22, argument: 'members' })
    : null;
}

/** The steps of one distribution by largest remainder, for the units at `units` of `names`. */
function shareSteps(
  clause: string,
  names: readonly string[],
  weights: readonly Whole[],
  seats: number,
  shares: Apportionment,
  winners: readonly number[] | null,
): SeatsStep[] {
  const all = shares.denominator;
  const reading = 22;
  const steps = names.map((name, i): SeatsStep => {
    const quota = quotaOf(shares, i);
    const values = { name, weight: weights[i] ?? 0, all, seats, quota, full: shares.full[i] ?? 0 };
    return { clause, reading, message: { key: 'quota', values } };
  });
  const largestFirst = (a: number, b: number): number =>
    compare(remainderOf(shares, b), remainderOf(shares, a)) || a - b;
  for (const unit of [...shares.winners].sort(largestFirst)) {
    const values = { name: names[unit] ?? '', remainder: remainderOf(shares, unit) };
    steps.push({ clause, reading, message: { key: 'remainderSeat', values } });
  }
  if (shares.tie) {
    const { candidates, seats: tied } = shares.tie;
    const remainder = remainderOf(shares, candidates[0] ?? 0);
    const values = { names: namesOf(names, candidates), seats: tied, remainder };
    steps.push({ clause, reading: 2, message: { key: 'tie', values } });
  }
  if (winners)
    steps.push({ clause, reading: 2, message: { key: 'lot', values: { names: namesOf(names, winners) } } });
  return steps;
}

function memberSteps(input: SeatsInput, placing: readonly number[], byMembers: MemberSeats): SeatsStep[] {
  const { names, members, preselected } = input;
  const steps: SeatsStep[] = [];
  for (const [index, round] of byMembers.rounds.entries()) {
    const { seats, districts, shares } = round;
    if (index > 0) {
      const values = { round: index + 1, seats, districts: districts.length };
      steps.push({ clause: '351C3', reading: 23, message: { key: 'again', values } });
    }
    if (!shares) continue;
    const winners = round.drawn && round.drawn.map((district) => districts.indexOf(district));
    const weights = districts.map((district) => members[district] ?? 0);
    const clause = index > 0 ? '351C3' : '351C2';
    steps.push(...shareSteps(clause, namesOf(names, districts), weights, seats, shares, winners));
    for (const district of round.caught) {
      const pairs = preselected[district] ?? 0;
      const certain = shares.certain[districts.indexOf(district)] ?? 0;
      const places = (placing[district] ?? 0) + certain + (round.drawn?.includes(district) ? 1 : 0);
      const values = {
        name: names[district] ?? '',
        preselected: pairs,
        places,
        given: pairs + FIGURES.openSeats.value,
      };
      steps.push({ clause: '351C3', reading: 23, message: { key: 'caught', values } });
    }
  }
  return steps;
}

function waiting(names: readonly string[], { pending, untried }: MemberSeats): SeatsProblem | null {
  if (!pending) return null;
  const { tie, round, decidesCaught } = pending;
  const values = { names: namesOf(names, tie.candidates), seats: tie.seats, round };
  return {
    kind: 'pending',
    clause: round > 1 ? '351C3' : '351C2',
    reading: decidesCaught ? 23 : 2,
    message: untried
      ? { key: 'tooManyOutcomes', values }
      : { key: 'lotNeeded', values: { ...values, decidesCaught } },
  };
}

/**
 * § 351C: the 120 places of the open and mixed pairs championship per district. Numbers of members and pre-selected pairs are
 * whole and not negative; the order of the districts never matters. Rows that a missing lot cannot change keep their number.
 */
export function seats(input: SeatsInput): SeatsRuling<Seats> {
  const { names, members, preselected, lots } = input;
  const fault = faultOf(input);
  if (fault) return refused(fault);
  const ruling = placingSeats(names, input.finalA, input.finalB);
  if (!ruling.ok) return ruling;
  const placing = names.map((_, i) => (ruling.value.a[i] ?? 0) + (ruling.value.b[i] ?? 0));
  const byMembers = memberSeats({ members, placing, preselected, lots });
  if ('fault' in byMembers) {
    const values = { seats: FIGURES.memberSeats.value };
    return refused(invalid('351C3', { key: byMembers.fault, values }, { reading: 23 }), ruling.steps);
  }
  const places = byMembers.seats.map((value, i) => (value === null ? null : value + (placing[i] ?? 0)));
  const steps = [...ruling.steps, ...memberSteps(input, placing, byMembers)];
  for (const [i, name] of names.entries()) {
    const [total, member] = [places[i] ?? null, byMembers.seats[i] ?? null];
    if (total === null || member === null) continue;
    const values = { name, placing: placing[i] ?? 0, members: member, places: total };
    steps.push({ clause: '351C', message: { key: 'total', values } });
  }
  return decided({ placing: ruling.value, byMembers, places, pending: waiting(names, byMembers) }, steps);
}

/** § 352A3: 2 places per district and 1 for each of the first 26 placings of last year's final; 11 districts make 48. */
export function finalSeats(
  names: readonly string[],
  final: readonly number[],
): SeatsRuling<readonly number[]> {
  const { finalSeatsPerDistrict, finalPlacings, finalDistricts } = FIGURES;
  const [each, first, needed] = [finalSeatsPerDistrict.value, finalPlacings.value, finalDistricts.value];
  if (names.length !== needed) {
    const values = {
      districts: names.length,
      needed,
      seats: names.length * each + first,
      wanted: needed * each + first,
    };
    return refused(
      invalid('352A3', { key: 'otherThanEleven', values }, { reading: 25, argument: 'districts' }),
    );
  }
  if (final.length < first)
    return refused(
      invalid(
        '352A3b',
        { key: 'tooFewPlacings', values: { list: 'final', given: final.length, needed: first } },
        { argument: 'final' },
      ),
    );
  const placings = count(names.length, final, first);
  const places = placings.map((value) => value + each);
  const steps = names.map((name, i): SeatsStep => {
    const values = { name, each, placings: placings[i] ?? 0, places: places[i] ?? 0 };
    return { clause: '352A3', reading: 25, message: { key: 'fromFinal', values } };
  });
  return decided(places, steps);
}

export interface Quota {
  readonly shares: Apportionment;
  /** Seats per unit; null where the number waits for a lot. */
  readonly seats: readonly (number | null)[];
  readonly pending: SeatsProblem | null;
}

/**
 * Plain largest remainder with lots, for anything that is shared out as § 351C2 does. `nameOf` names a unit where it is
 * spoken of.
 */
export function quotaSeats(
  nameOf: (unit: number) => string,
  weights: readonly Whole[],
  seats: number,
  lots: Lots = [],
): SeatsRuling<Quota> {
  const row = weights.findIndex((weight) => !isCount(weight));
  if (row >= 0)
    return refused(
      invalid(
        '351C2',
        { key: 'negativeOrBroken', values: { name: nameOf(row), what: 'members' } },
        { reading: 22, argument: 'weights', row },
      ),
    );
  if (weights.every((weight) => weight == 0))
    return refused(invalid('351C2', { key: 'noWeights', values: {} }, { reading: 22, argument: 'weights' }));
  const shares = apportion(weights, seats);
  const winners = shares.tie && drawn(shares.tie, lots);
  const given: (number | null)[] = [...shares.certain];
  for (const unit of winners ?? []) given[unit] = (given[unit] ?? 0) + 1;
  if (shares.tie && !winners) for (const unit of shares.tie.candidates) given[unit] = null;
  const pending = shares.tie && !winners ? openTie(nameOf, shares.tie) : null;
  return decided({ shares, seats: given, pending }, () =>
    shareSteps(
      '351C2',
      weights.map((_, unit) => nameOf(unit)),
      weights,
      seats,
      shares,
      winners,
    ),
  );
}

const openTie = (nameOf: (unit: number) => string, { candidates, seats }: Tie): SeatsProblem => ({
  kind: 'pending',
  clause: '351C2',
  reading: 2,
  message: {
    key: 'lotNeeded',
    values: { names: candidates.map(nameOf), seats, round: 1, decidesCaught: false },
  },
});
