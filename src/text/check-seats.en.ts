import type { SeatsCheckMessages } from './check-seats';
import type { ChapterWords } from './checks';

const places = (n: number): string => `${n} ${n === 1 ? 'place' : 'places'}`;
const couples = (n: number): string => `${n} ${n === 1 ? 'pair' : 'pairs'}`;

export const checkSeatsEn: ChapterWords<SeatsCheckMessages> = {
  messages: {
    districtTooMany: ({ district, pairs, places: held, used, rest, reserve }, { quote }) =>
      `${quote(district)} sends ${couples(pairs)} but has ${places(held)}: ${used} for pre-selected pairs and ${rest} by the district championship.${reserve ? ' That is right only if the pair is a reserve for another district (§ 305B).' : ''}`,
    pairsListed: ({ n, pairs }) => `The list has ${couples(n)}, but ${pairs} pairs take part.`,
    placesLeft: ({ n, pairs, districts }, { list, quote }) =>
      `The list has ${couples(n)}, but ${pairs} pairs take part; there are places left in ${list(districts.map(quote))}.`,
    preselectedNotIn: () => 'The pair uses its pre-selection but is in no pool.',
    preselectedCount: ({ said, n }) =>
      `The number of pre-selected pairs is given as ${said}, but by the lists of pairs ${n} use the pre-selection.`,
    stageUnknown: () => 'nothing says which stage of the event the list is of.',
    placesUnknown: () => 'the places of the districts cannot be read from the sheets.',
    placeTwice: ({ place, other, address }, { quote }) =>
      `No. ${place} is also given to ${quote(other)} (${address}).`,
    placeShared: ({ place, other, address }, { quote }) =>
      `No. ${place} is also given to ${quote(other)} (${address}); that is right only if the two pairs share the place.`,
    placeMissing: ({ place, upTo }) =>
      place === upTo ? `No. ${place} is missing.` : `Nos. ${place}-${upTo} are missing.`,
    districtUnknown: ({ district }, { quote }) =>
      `The district ${quote(district)} is not among the districts of the event.`,
    districtAgain: ({ district, address }, { quote }) =>
      `The district ${quote(district)} is also listed in ${address}.`,
    membersUnusable: ({ district }, { quote }) =>
      `The number for ${quote(district)} must be a whole one, 0 or more.`,
    seatsFromPlacings: ({ actual, expected }) =>
      `The district has ${places(actual)} from last season, but the placings give ${expected}.`,
    seatsFromMembers: ({ actual, expected }) =>
      `The district has ${places(actual)} by membership, but should have ${expected}.`,
    seatsInAll: ({ actual, expected }) => `The district has ${places(actual)}, but should have ${expected}.`,
    seatsSum: ({ actual, expected }) =>
      `The districts have ${actual} places together, but there are ${expected}.`,
    seatsFixed: ({ actual, expected }) =>
      `The district has ${actual} fixed ${actual === 1 ? 'place' : 'places'}, but every district has ${expected}.`,
    seatsOtherDistricts: ({ districts, needed, seats }) =>
      `There are ${districts} districts and not ${needed}: the rule then gives ${seats} places.`,
  },
  clauses: {
    '351A2':
      'Pre-selected pairs that use their pre-selection enter in the semi-final and count among their district’s places.',
    '352A1': '48 pairs play the final.',
    '351A3':
      'The places of a district go by the placings in its championship, once the pre-selected pairs have theirs.',
    '351C':
      'The districts have 120 places together: 50 by placings and 70 by membership. Reading 2 (Læsning): rows that wait for a lot are not checked.',
    '351C1':
      '50 places go to the districts of the best placed pairs in last season’s A-final and B-final. Reading 21 (Læsning).',
    '351C2':
      '70 places go by membership with the largest remainder; districts that are level draw lots. Reading 22 (Læsning).',
    '351C3':
      'A district whose pre-selected pairs use all its places gets as many as leave one for another pair; what is left of the 70 is shared out anew. Reading 23 (Læsning).',
    '352A3':
      'The 48 places: 2 for each of the 11 districts and 26 by last year’s final. Reading 25 (Læsning): another number of districts is reported.',
    '352A3a': 'Every district has 2 fixed places.',
    '352A3b': 'Each of the first 26 in last year’s final gives its district a place.',
    '352A4': 'The places of a district go by the placings in its championship.',
  },
};
