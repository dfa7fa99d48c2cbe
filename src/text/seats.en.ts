import type { SeatsMessages } from '../rules/seats-basis';
import type { Phrases } from './phrases';

const lists = {
  finalA: 'the A-final',
  semifinal: 'the semi-final',
  finalB: 'the B-final',
  final: 'last year’s final',
};
const counted = { members: 'The number of members', preselected: 'The number of pre-selected pairs' };
const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

export const seatsEn: Phrases<SeatsMessages> = {
  districtTwice: ({ name }, f) => `${f.quote(name)} is named twice: each district may be named only once.`,
  unknownDistrict: ({ list, name }, f) =>
    `${f.quote(name)} in ${lists[list]} is not among the districts: correct the name or add the district.`,
  negativeOrBroken: ({ name, what }, f) =>
    `${counted[what]} of ${f.quote(name)} must be a whole number, 0 or more.`,
  blankDistrict: () => 'The name of the district is missing beside a number: write it, or clear the row.',
  blankMembers: ({ name }, f) => `The number of members of ${f.quote(name)} is missing.`,
  otherLength: ({ given, wanted }) => `There are ${rows(given)} here, but ${wanted} are needed.`,
  noMembers: () => 'All numbers of members are 0: at least one district must have members.',
  noWeights: () => 'All weights are 0: at least one must be above 0.',
  tooFewPlacings: ({ list, given, needed }) =>
    `There are ${given} placings in ${lists[list]}, but the first ${needed} give a place: give at least ${needed}.`,
  tooFewPairsInB: ({ pairs, least, seatsA }) =>
    `The B-final has ${pairs} pairs but must give at least ${places(least)} (and the A-final ${seatsA}): the text is silent here, so the organiser decides.`,
  tooManyPairsInB: ({ pairs, most, seatsA, seatsB }) =>
    `The B-final has ${pairs} pairs and would have ${places(seatsB)}, the A-final ${seatsA}; at most ${most} pairs are possible, as the A-final always has at least 30 of the 50 places.`,
  notEnough: ({ seats }) =>
    `The ${seats} places by membership are not enough for the extra places of § 351C3: check the numbers of pre-selected pairs.`,
  nobodyLeft: ({ seats }) =>
    `Some of the ${seats} places are left, but no other district with members to give them to.`,
  otherThanEleven: ({ districts, needed, seats, wanted }) =>
    `There are ${districts} districts: 2 each and 26 by last year’s final make ${places(seats)}, not ${wanted}. The text counts on ${needed} districts.`,
  lotNeeded: ({ names, seats, round, decidesCaught }, f) =>
    `${f.list(names)} are level for the last ${seats === 1 ? 'place' : places(seats)}${round > 1 ? ` in distribution ${round}` : ''}: a lot must be drawn among them.${decidesCaught ? ' The lot also decides who gets extra places by § 351C3.' : ''}`,
  tooManyOutcomes: ({ names, seats, round }, f) =>
    `${f.list(names)} are level for ${places(seats)} in distribution ${round}, and the outcomes are too many to try: draw a lot among them.`,
  split: ({ pairs, seatsA, seatsB }) =>
    `The B-final had ${pairs} pairs: a quarter, rounded up and at least 10, makes ${places(seatsB)} from the B-final and ${seatsA} from the A-final.`,
  cancelled: ({ seats }) =>
    `The B-final was cancelled: the first ${seats} of the semi-final give 1 place each.`,
  placing: ({ name, a, b }) => `${name}: ${a} by the A-final and ${b} by the B-final.`,
  placingSemifinal: ({ name, seats }) => `${name}: ${seats} by the semi-final.`,
  quota: ({ name, weight, all, seats, quota, full }, f) =>
    `${name}: ${seats} × ${f.number(weight)} / ${f.number(all)} = ${f.exact(quota)}, so ${full} whole.`,
  remainderSeat: ({ name, remainder }, f) =>
    `${name} gets a remainder place on the remainder ${f.exact(remainder)}.`,
  tie: ({ names, seats, remainder }, f) =>
    `${f.list(names)} all have the remainder ${f.exact(remainder)} and are level for ${places(seats)}.`,
  lot: ({ names }, f) => `The lot gave the place to ${f.list(names)}.`,
  caught: ({ name, preselected, places: had, given }) =>
    `${name} has ${places(had)} and ${preselected} pre-selected ${preselected === 1 ? 'pair' : 'pairs'}, so none for others: the district gets ${given} in all.`,
  again: ({ round, seats, districts }) =>
    `Distribution ${round}: the remaining ${places(seats)} are distributed afresh among ${districts === 1 ? 'the last district' : `the other ${districts} districts`}.`,
  total: ({ name, placing, members, places: all }) =>
    `${name}: ${placing} by placing + ${members} by membership = ${all}.`,
  fromFinal: ({ name, each, placings, places: all }) =>
    `${name}: ${each} + ${placings} among the first 26 of the final = ${all}.`,
};
