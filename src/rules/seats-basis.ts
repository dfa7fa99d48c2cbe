/** What the rules of places have in common: their messages, districts in lists, and the steps of a largest remainder. */
import { quotaOf, remainderOf, type Apportionment, type Whole } from './apportionment';
import { compare, type Fraction } from './fraction';
import { decided, refused, type Problem, type Ruling, type Step } from './ruling';

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
  tooFewPairsInB: { pairs: number; least: number; seatsA: number };
  tooManyPairsInB: { pairs: number; most: number; seatsA: number; seatsB: number };
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

export type SeatsProblem = Problem<SeatsMessages>;
export type SeatsStep = Step<SeatsMessages>;
export type SeatsRuling<T> = Ruling<T, SeatsMessages>;

export const invalid = (
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

/** How many of the first `seats` placings each district has. */
export const countPlacings = (districts: number, placings: readonly number[], seats: number): number[] => {
  const counts = Array.from({ length: districts }, () => 0);
  for (const district of placings.slice(0, seats)) counts[district] = (counts[district] ?? 0) + 1;
  return counts;
};

/** The names of some of the districts. */
export const namesOf = (names: readonly string[], districts: readonly number[]): string[] =>
  districts.map((district) => names[district] ?? '');

/** Whether a number counts something: whole and not negative. */
export const isCount = (value: Whole): boolean =>
  value >= 0 && (typeof value === 'bigint' || Number.isSafeInteger(value));

/** The steps of one distribution by largest remainder; the `winners` are those of the lot, if one was drawn. */
export function shareSteps(
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
