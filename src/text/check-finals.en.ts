import type { FinalsCheckMessages } from './check-finals';
import type { ChapterWords } from './checks';

export const checkFinalsEn: ChapterWords<FinalsCheckMessages> = {
  messages: {
    districtPlaceTwice: ({ place, other, address }, { quote }) =>
      `No. ${place} of the district is also given to ${quote(other)} (${address}).`,
    passedOver: ({ place, missing }) =>
      `No. ${place} of the district takes part, but no. ${missing} does not; the places go by the ranking, unless the pair declined or has no right.`,
    groupTogether: ({ pool, other, address }, { quote }) =>
      `The pair is in pool ${pool} with ${quote(other)} (${address}) of the same group of the district; the pairs of a group go to different pools.`,
    surplusTogether: ({ pool, other, address }, { quote }) =>
      `The pair is in pool ${pool} with ${quote(other)} (${address}); the surplus pairs of a district go to different pools.`,
    turnTogether: ({ pool, other, address }, { quote }) =>
      `The pair is in pool ${pool} with ${quote(other)} (${address}); pairs drawn together from the surplus pool go to different pools.`,
    poolSize: ({ pool, n, size }) =>
      `Pool ${pool} has ${n} ${n === 1 ? 'pair' : 'pairs'}, but every pool has ${size}.`,
    poolNumber: ({ n, pools }) => `The number of pools is ${n}, but should be ${pools}.`,
    pairsInAll: ({ n, pairs }) =>
      `The pools have ${n} ${n === 1 ? 'pair' : 'pairs'}, but ${pairs} take part.`,
    pairNumberTwice: ({ n, other, address }, { quote }) =>
      `Pair number ${n} is also given to ${quote(other)} (${address}).`,
    pairNumberOutside: ({ n, size }) => `There is no pair number ${n}; there are ${size} pairs.`,
    championsUnknown: () => 'nothing says who the defending champions are.',
    championsMove: () =>
      'The defending champions stay seated, unless for special reasons another pair should.',
    notInSemifinal: () => 'The pair is not in the result of the semi-final.',
    finalADeclined: ({ place }) => `The pair (no. ${place} in the semi-final) has declined the A-final.`,
    finalANotNext: ({ place, next }) =>
      next === 0
        ? `The pair came no. ${place} in the semi-final and is not among the 40 that should play.`
        : `The pair came no. ${place} in the semi-final, but no. ${next} should play and is not here.`,
    finalAMissing: ({ n, size, next }) =>
      `The A-final has ${n} pairs and should have ${size}; no. ${next} of the semi-final is missing.`,
    bothFinals: ({ address }) => `The pair plays the A-final (${address}) and cannot play the B-final.`,
    declinedPlaysB: ({ place }) =>
      `The pair (no. ${place} in the semi-final) has declined the A-final and therefore cannot play the B-final.`,
    nobodyOriginal: () =>
      'Neither of the pair’s registered players is at the table; at least one of them must always play.',
    changedWithin: () => 'Players change only between two sections, except in force majeure.',
    secondPeriod: ({ section }) =>
      `A registered player is replaced again in section ${section}; in each phase that can be in one unbroken period only, except in force majeure.`,
    bothReplaced: () => 'Only one player of a pre-selected pair can be replaced.',
    pairNotPaid: () => 'The pair has not paid its fee; the entry is not valid until then.',
    programmeNoRow: () => 'the programme has no row with figures for it.',
    programmeNumber: ({ actual, expected, field }, { quote }) =>
      `${quote(field)} is ${actual}, but should be ${expected}.`,
    festivalTeams: ({ actual, expected, field }, { quote }) =>
      `${quote(field)} is ${actual} and not ${expected}; another form is chosen only for the number of teams.`,
    festivalBoards: ({ actual, expected }) =>
      `${actual} boards are played and not ${expected}; another number is only for few pairs.`,
    clubTwice: ({ other, address }, { quote }) =>
      `The club also takes part as ${quote(other)} (${address}); no club has more than one team in the final.`,
    twoChampions: ({ district, other, address }, { quote }) =>
      `${quote(other)} (${address}) is also given as champion of ${quote(district)}.`,
    notChampion: ({ district, place }, { quote }) =>
      `The team came no. ${place} in ${quote(district)}; only the district’s champions qualify.`,
    championAbsent: ({ district, place }, { quote }) =>
      `The team came no. ${place} in ${quote(district)}, whose champions do not take part.`,
    extraNotNeeded: ({ n }) => `The number of district champions is even (${n}): no team is to be added.`,
    extraDistrict: ({ actual, expected }, { quote }) =>
      `The added team is from ${quote(actual)}, but should be from the defending champions’ district, ${quote(expected)}.`,
    extraMissing: ({ n, district }, { quote }) =>
      `The number of district champions is odd (${n}): the next best club of the defending champions’ district, ${quote(district)}, should take part too.`,
    banned: ({ player, address }) => `${player} is expelled or suspended (${address}) and cannot take part.`,
    bannedByName: ({ player, address }) =>
      `${player} has the name of a player who is expelled or suspended (${address}); if it is the same person, he or she cannot take part.`,
  },
  clauses: {
    '305A1': 'At least one of the registered players must always play.',
    '305A2':
      'A player is replaced in one unbroken period of each phase, and changes are between sections only, except in force majeure.',
    '342A1': 'The district champions qualify for the national final.',
    '342A2':
      'With an odd number of teams the next best club of the defending champions’ district is in too; no club has two teams. Readings 39 and 40 (Læsning).',
    '351A1': '120 pairs take part.',
    '351F1': 'The semi-final is played in pools, all-play-all in rounds of 2 boards.',
    '351F1a': 'Open pairs: 4 pools of 30 pairs.',
    '351F1b': 'Mixed pairs: 5 pools of 24 pairs.',
    '351F2b':
      'The pairs of a district are spread in groups from the top; the pairs of a group go to different pools. Reading 24 (Læsning).',
    '351F2c':
      'Surplus pairs go from the surplus pool to the pools by lot; those of a district never share a pool. Reading 24 (Læsning).',
    '351F3':
      'The pair numbers of the pool are drawn by lot; the defending champions stay seated, unless for special reasons another pair should.',
    '351G1':
      'The A-final is played by the best 40 of the semi-final; where a pair declines, no. 41 and those after it move up.',
    '351G2a': 'Open pairs, A-final: 39 rounds of 3 boards.',
    '351G2b': 'Mixed pairs, A-final: 39 rounds of 2 boards.',
    '351G3':
      'The pair numbers of the A-final are drawn by lot; the defending champions stay seated, unless for special reasons another pair should.',
    '351H2': 'The B-final is for the other pairs of the semi-final; there are no reserves.',
    '351H3':
      'A pair that declines the A-final cannot play the B-final. Reading 40 (Læsning): from no. 41 on it is a warning.',
    '351H4a': 'Open pairs, B-final: 39 rounds of 3 boards.',
    '351H4b': 'Mixed pairs, B-final: 39 rounds of 2 boards.',
    '361A3':
      'Players whom their federation has expelled or suspended cannot play in the open events of the festival.',
    '363B1':
      'The event is a Monrad (Swiss) of 12 matches of 8 boards; another form can be chosen for the number of teams.',
    '365B1': 'Bronze events have 28 boards; with few pairs the number may change. Reading 40 (Læsning).',
    '365B2': 'Silver events have 42 boards; with few pairs the number may change. Reading 40 (Læsning).',
    '365B3': 'Gold events have 57 boards; with few pairs the number may change. Reading 40 (Læsning).',
  },
};
