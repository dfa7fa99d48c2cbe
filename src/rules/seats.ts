/**
 * § 351C: the 120 places of the open and mixed pairs championships.
 *
 * Districts are places (zero-based) in a list of names; {@link findDistricts} turns folded names into places.
 */
import type { Lots, Whole } from './apportionment';
import { FIGURES } from './figures';
import { memberSeats, type MemberSeats } from './member-seats';
import { decided, refused } from './ruling';
import {
  countPlacings,
  invalid,
  isCount,
  namesOf,
  shareSteps,
  type SeatsProblem,
  type SeatsRuling,
  type SeatsStep,
} from './seats-basis';

export interface PlacingSeats {
  readonly seatsA: number;
  readonly seatsB: number;
  /** Places per district from the A-final (or the semi-final) and from the B-final. */
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** § 351C1a: how many of the 50 go to each final when `pairs` pairs played the B-final, or why that cannot be said. */
export function splitPlacingSeats(pairs: number): SeatsRuling<{ seatsA: number; seatsB: number }> {
  const { placingSeats, pairsPerFinalBSeat, finalBSeatsLeast, finalASeatsLeast } = FIGURES;
  // What the rule gives, and why it cannot stand.
  const seatsB = Math.max(Math.ceil(pairs / pairsPerFinalBSeat.value), finalBSeatsLeast.value);
  const seatsA = placingSeats.value - seatsB;
  const most = (placingSeats.value - finalASeatsLeast.value) * pairsPerFinalBSeat.value;
  if (pairs > most)
    return refused(
      invalid(
        '351C1a',
        { key: 'tooManyPairsInB', values: { pairs, most, seatsA, seatsB } },
        { reading: 21, argument: 'finalB' },
      ),
    );
  if (pairs < finalBSeatsLeast.value)
    return refused(
      invalid(
        '351C1a',
        { key: 'tooFewPairsInB', values: { pairs, least: finalBSeatsLeast.value, seatsA } },
        { reading: 40, argument: 'finalB' },
      ),
    );
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
  const a = countPlacings(names.length, finalA, seatsA);
  const b = countPlacings(names.length, finalB ?? [], seatsB);
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
