/**
 * § 351C2-3: the 70 places by membership, and the places beyond for districts whose pre-selected pairs use all they have.
 *
 * A lot may decide who is caught by § 351C3, and with it the next distribution. What follows from a distribution depends only on
 * who has been caught so far (reading 23: caught once, a district keeps its pre-selected pairs + 1), so every outcome of every tie
 * is tried by trying every set of caught districts that can arise.
 */
import { apportion, drawn, type Apportionment, type Lots, type Tie, type Whole } from './apportionment';
import { FIGURES } from './figures';

export interface MemberSeatsInput {
  /** Members per district: whole, 0 or more, not all 0. */
  readonly members: readonly Whole[];
  /** Places by placing (§ 351C1) per district. */
  readonly placing: readonly number[];
  /** Pre-selected pairs that use their place (§ 351B) per district. */
  readonly preselected: readonly number[];
  readonly lots: Lots;
}

/** One distribution of what is left of the 70 among the districts not yet caught. */
export interface Round {
  /** Places shared out in this distribution. */
  readonly seats: number;
  /** Districts that take part, ascending; `shares` and its tie count places in this list. */
  readonly districts: readonly number[];
  readonly shares: Apportionment | null;
  /** The tie with its districts (not places in `districts`), if there is one. */
  readonly tie: Tie | null;
  /** Who has the tied places, where the lots say so or it is the example followed; else null. */
  readonly drawn: readonly number[] | null;
  /** Districts caught by § 351C3 after this distribution. */
  readonly caught: readonly number[];
}

export type MemberSeatsFault = 'notEnough' | 'nobodyLeft';

export interface MemberSeats {
  /** Places of the 70 per district (after § 351C3); null where it waits for a lot. */
  readonly seats: readonly (number | null)[];
  /** The distributions in turn, as far as no open lot makes them differ. */
  readonly rounds: readonly Round[];
  /** The tie that is waited for, its distribution (1 is the first) and whether it decides who is caught. */
  readonly pending: { readonly tie: Tie; readonly round: number; readonly decidesCaught: boolean } | null;
  /** More outcomes than can be tried: every row waits. */
  readonly untried: boolean;
}

/** Districts times distributions that are tried before giving up; about a tenth of a second. */
const BUDGET = 60_000;

/** Districts in one tie whose being caught hangs on it; each doubles the outcomes. */
const MOST_CRITICAL = 12;

/** What a state can end in: per district the least and most seats, or a fault in at least one outcome. */
interface Ends {
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly faults: ReadonlySet<MemberSeatsFault>;
  readonly someStand: boolean;
}

interface Branch {
  readonly winners: readonly number[] | null;
  readonly caught: readonly number[];
}

interface State {
  readonly round: Omit<Round, 'caught' | 'drawn'>;
  readonly fault: MemberSeatsFault | null;
  /** Seats of the 70 that are certain: fixed by § 351C3 or by this distribution. */
  readonly certain: readonly number[];
  readonly settled: boolean;
  /** The outcomes are too many to list. */
  readonly untold: boolean;
  readonly branches: readonly Branch[];
}

class TooMany extends Error {}

const keyOf = (caught: readonly number[]): string => caught.join(',');

/** The ends of two sets of outcomes taken together. */
function together(a: Ends, b: Ends): Ends {
  const faults = new Set([...a.faults, ...b.faults]);
  if (!a.someStand) return { ...b, faults };
  if (!b.someStand) return { ...a, faults };
  return {
    least: a.least.map((value, i) => Math.min(value, b.least[i] ?? value)),
    most: a.most.map((value, i) => Math.max(value, b.most[i] ?? value)),
    faults,
    someStand: true,
  };
}

const sameEnds = (a: Ends, b: Ends): boolean =>
  keyOf(a.least) === keyOf(b.least) &&
  keyOf(a.most) === keyOf(b.most) &&
  a.faults.size === b.faults.size &&
  a.someStand === b.someStand;

/** Every choice of some of the items, the empty one included. */
function subsets(items: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const item of items) all = all.concat(all.map((chosen) => [...chosen, item]));
  return all;
}

/** Distributes what is left of the 70 once the districts `caught` have their places, and sees who is caught next. */
function distribute(input: MemberSeatsInput, caught: readonly number[]): State {
  const { members, placing, preselected, lots } = input;
  const places = (district: number, seats: number): number => (placing[district] ?? 0) + seats;
  const certain = members.map(() => 0);
  let seats = FIGURES.memberSeats.value;
  for (const district of caught) {
    const fixed = (preselected[district] ?? 0) + FIGURES.openSeats.value - (placing[district] ?? 0);
    certain[district] = fixed;
    seats -= fixed;
  }
  const taken = new Set(caught);
  const districts = members.map((_, district) => district).filter((district) => !taken.has(district));
  const open = districts.map((district) => members[district] ?? 0);
  const nobody = open.every((weight) => Number(weight) === 0);
  const fault = seats < 0 ? 'notEnough' : nobody && seats > 0 ? 'nobodyLeft' : null;
  const shares = fault || nobody ? null : apportion(open, seats);
  const tie = shares?.tie
    ? {
        candidates: shares.tie.candidates.map((place) => districts[place] ?? 0),
        seats: shares.tie.seats,
      }
    : null;
  districts.forEach((district, place) => {
    certain[district] = shares?.certain[place] ?? 0;
  });
  const round = { seats, districts, shares, tie };
  if (fault) return { round, fault, certain, settled: true, untold: false, branches: [] };

  const catches = (district: number, extra: number): boolean => {
    const pairs = preselected[district] ?? 0;
    return pairs > 0 && pairs >= places(district, (certain[district] ?? 0) + extra);
  };
  const winners = tie && drawn(tie, lots);
  if (!tie || winners) {
    const next = districts.filter((district) => catches(district, winners?.includes(district) ? 1 : 0));
    return { round, fault, certain, settled: true, untold: false, branches: [{ winners, caught: next }] };
  }
  // Only a candidate that is caught without the place and free with it makes the outcomes differ in what follows.
  const tied = new Set(tie.candidates);
  const critical = tie.candidates.filter((district) => catches(district, 0) && !catches(district, 1));
  const always = districts.filter(
    (district) => !critical.includes(district) && catches(district, tied.has(district) ? 1 : 0),
  );
  const others = tie.candidates.length - critical.length;
  if (critical.length > MOST_CRITICAL)
    return { round, fault, certain, settled: false, untold: true, branches: [] };
  const branches = subsets(critical)
    .filter((chosen) => chosen.length <= tie.seats && tie.seats - chosen.length <= others)
    .map((chosen) => ({
      winners: chosen,
      caught: [...always, ...critical.filter((district) => !chosen.includes(district))].sort((a, b) => a - b),
    }));
  return { round, fault, certain, settled: false, untold: false, branches };
}

/** The outcomes when a distribution stands: nobody more is caught. */
function standing(state: State, branch: Branch): Ends {
  const { tie } = state.round;
  const least = [...state.certain];
  const most = [...state.certain];
  const won = new Set(branch.winners ?? []);
  for (const district of won) {
    least[district] = (least[district] ?? 0) + 1;
    most[district] = (most[district] ?? 0) + 1;
  }
  if (tie && !state.settled) {
    const rest = tie.candidates.filter((district) => !won.has(district));
    const left = tie.seats - won.size;
    for (const district of rest) {
      if (left === rest.length) least[district] = (least[district] ?? 0) + 1;
      if (left > 0) most[district] = (most[district] ?? 0) + 1;
    }
  }
  return { least, most, faults: new Set(), someStand: true };
}

/**
 * The 70 places by membership (§ 351C2) after § 351C3. A lot is asked for only where it can change the outcome (reading 2);
 * a fault is reported when every outcome of the open lots leads to one.
 */
export function memberSeats(input: MemberSeatsInput): MemberSeats | { readonly fault: MemberSeatsFault } {
  const states = new Map<string, State>();
  const known = new Map<string, Ends>();
  let spent = 0;
  const stateOf = (caught: readonly number[]): State => {
    const key = keyOf(caught);
    const found = states.get(key);
    if (found) return found;
    spent += input.members.length;
    if (spent > BUDGET && states.size > input.members.length) throw new TooMany();
    const state = distribute(input, caught);
    states.set(key, state);
    return state;
  };
  const following = (caught: readonly number[], branch: Branch): number[] =>
    [...caught, ...branch.caught].sort((a, b) => a - b);
  const endsOf = (caught: readonly number[]): Ends => {
    const key = keyOf(caught);
    const found = known.get(key);
    if (found) return found;
    const state = stateOf(caught);
    if (state.untold) throw new TooMany();
    const ends = state.fault
      ? { least: [], most: [], faults: new Set([state.fault]), someStand: false }
      : state.branches.map((branch) => afterBranch(caught, state, branch)).reduce(together);
    known.set(key, ends);
    return ends;
  };
  const afterBranch = (caught: readonly number[], state: State, branch: Branch): Ends =>
    branch.caught.length ? endsOf(following(caught, branch)) : standing(state, branch);

  try {
    const ends = endsOf([]);
    const [fault] = ends.faults;
    if (fault && !ends.someStand) return { fault };
    const seats = ends.least.map((value, i) => (!fault && value === ends.most[i] ? value : null));
    return { seats, ...walk(seats.includes(null)), untried: false };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    const first = firstOpen();
    return {
      seats: input.members.map(() => null),
      rounds: first.rounds,
      pending: first.pending,
      untried: true,
    };
  }

  /** Follows the distributions; where outcomes differ, either names the tie or, when no row does, goes on with one of them. */
  function walk(open: boolean): Pick<MemberSeats, 'rounds' | 'pending'> {
    const rounds: Round[] = [];
    let caught: number[] = [];
    for (;;) {
      const state = stateOf(caught);
      const { tie } = state.round;
      const all = state.branches.map((branch) => afterBranch(caught, state, branch));
      const [branch] = state.branches;
      const [first] = all;
      if (!branch || !first) return { rounds, pending: null };
      const differs = all.some((ends) => !sameEnds(ends, first));
      const standsOpen = branch.caught.length === 0 && !state.settled;
      if (open && tie && !state.settled && (differs || standsOpen)) {
        rounds.push({ ...state.round, drawn: null, caught: [] });
        return { rounds, pending: { tie, round: rounds.length, decidesCaught: differs } };
      }
      rounds.push({ ...state.round, drawn: state.settled ? branch.winners : null, caught: branch.caught });
      if (branch.caught.length === 0) return { rounds, pending: null };
      caught = following(caught, branch);
    }
  }

  /** The first distribution whose open tie makes what follows differ, without trying its outcomes. */
  function firstOpen(): Pick<MemberSeats, 'rounds' | 'pending'> {
    const rounds: Round[] = [];
    let caught: number[] = [];
    for (;;) {
      const state = states.get(keyOf(caught));
      if (!state) return { rounds, pending: null };
      const [branch] = state.branches;
      const { tie } = state.round;
      if (tie && !state.settled && state.branches.length !== 1) {
        rounds.push({ ...state.round, drawn: null, caught: [] });
        return { rounds, pending: { tie, round: rounds.length, decidesCaught: true } };
      }
      if (!branch) return { rounds, pending: null };
      rounds.push({ ...state.round, drawn: state.settled ? branch.winners : null, caught: branch.caught });
      caught = following(caught, branch);
    }
  }
}
