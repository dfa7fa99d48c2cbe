import { checkFinalsEn } from './check-finals.en';
import type { PairsCheckMessages } from './check-pairs';
import type { ChapterWords } from './checks';

export const checkPairsEn: ChapterWords<PairsCheckMessages> = {
  messages: {
    ...checkFinalsEn.messages,
    preselectedNone: () => 'No pairs can be pre-selected for this event.',
    preselectedBasis: () => 'Say whether the pair is selected as champions or by the committee (UK).',
    preselectedByCommittee: () => 'In this event only the defending champions are pre-selected.',
    preselectedOtherwise: ({ other, address }, { quote }) =>
      `The pair is also given as pre-selected in ${address}, but there with ${quote(other)}.`,
    preselectedTooMany: ({ n, most, champions }) =>
      champions
        ? `${n} pairs are given as defending champions, but there is only ${most}.`
        : `${n} pairs are selected by the committee; there can be at most ${most}.`,
    otherChampions: ({ champions }, { quote }) =>
      `By the list of results last season’s champions are ${quote(champions)}.`,
    consentLateStart: ({ district }, { quote }) =>
      `The consent came too late: the deadline was the start of the qualifier in ${quote(district)}.`,
    consentLateFinal: ({ district, weeks }, { quote }) =>
      `The consent came too late: the deadline is ${weeks} weeks before the district final in ${quote(district)}.`,
    districtToldLate: ({ district, weeks }, { quote }) =>
      `The selection committee has to tell the district before the deadline, ${weeks} weeks before the district final in ${quote(district)}; the rules do not say what that means for the pair.`,
    preselectedPlays: ({ player, pair, address }, { quote }) =>
      `${player} uses a pre-selection by the committee with ${quote(pair)} (${address}) and may not play in any qualifier for the event.`,
    preselectedQualifies: ({ player, pair, address }, { quote }) =>
      `${player} uses a pre-selection with ${quote(pair)} (${address}) and therefore does not play for qualification.`,
    severalRights: ({ player, district, address }, { quote }) =>
      `${player} also plays for qualification in ${quote(district)} (${address}); that can be in one district only.`,
    severalDistricts: ({ player, district, address }, { quote }) =>
      `${player} also plays in ${quote(district)} (${address}) and can keep the right to qualify in one district only; write where it is waived.`,
    noNotice: ({ player, district }, { quote }) =>
      `It is not noted when ${player} waived the right here; without notice in time the player loses it in ${quote(district)} too.`,
    noticeLate: ({ player, district }, { quote }) =>
      `The right was waived only after one of the player’s qualifiers had started; ${player} loses it in ${quote(district)} too.`,
    waivedYetQualifies: () => 'A player of the pair has waived the right, so the pair cannot have it.',
    entryDistrict: ({ actual, expected }, { quote, list }) =>
      `The pair is listed in ${quote(actual)}, but the players’ memberships let it enter in ${list(expected)}.`,
    districtLastYear: ({ actual, expected }, { quote }) =>
      `The champions belong to the same district as last season, ${quote(expected)}, and not to ${quote(actual)}.`,
    districtOfPair: ({ actual, expected }, { quote }) =>
      `By the players’ memberships the selected pair belongs to ${quote(expected)}, not to ${quote(actual)}.`,
    preselectedSubstitute: () => 'A pre-selected pair can use a substitute only under force majeure.',
    sameTwice: ({ player }) => `${player} is given as both players of the pair.`,
    pairTwice: ({ address }) => `The pair is also listed in ${address}.`,
    inTwoPairs: ({ player, other, address }, { quote }) =>
      `${player} is also in the pair ${quote(other)} (${address}).`,
    tooOld: ({ player, year, age }) =>
      age === 'junior'
        ? `${player} is 25 or older on 1 January ${year}.`
        : `${player} turned 20 before 1 January ${year}.`,
    tooYoung: ({ player, year }) => `${player} did not turn 60 before 1 January ${year}.`,
    bornTooLate: ({ player, year }) => `${player} was born after 1 January ${year}.`,
  },
  clauses: {
    ...checkFinalsEn.clauses,
    '301B1':
      'A pair may be pre-selected as champions or by the selection committee, where the event’s rules allow it. Without consent it has no consequence.',
    '301C1':
      'A pair enters in the district where most of its players are members of a club; with several, the choice is free. Reading 3 (Læsning).',
    '301C2':
      'A player who uses a pre-selection by the committee may not play in a qualifier for the event. Reading 36 (Læsning): a pair withdrawn from a running qualifier breaks no rule.',
    '301D1':
      'A player in the qualifiers of several districts can play for qualification in one of them only. Reading 29 (Læsning).',
    '301D1a':
      'The right is waived by notice before the first of the player’s qualifiers starts; otherwise it is lost everywhere. Readings 29 and 40 (Læsning).',
    '301D2':
      'A player who uses a pre-selection does not play for qualification in any district; the pair takes a place from its own.',
    '301E1': 'Champions who use their pre-selection belong to the same district as last season.',
    '301E3':
      'A pair that is neither champion nor has played a district final with the right to qualify belongs to the largest district of which both are members, or else the largest of which one is. Reading 3 (Læsning).',
    '305A3': 'A pre-selected pair uses a substitute only under force majeure, and only for one player.',
    '351B1':
      'The defending champions are pre-selected; their deadline is the start of the qualifier in the district. Readings 36 and 40 (Læsning).',
    '351B2':
      'The selection committee can select up to 4 pairs; their deadline is 4 weeks before the district final, and by then the committee tells the district. Readings 36 and 40 (Læsning).',
    '352A2':
      'Only the defending champions are pre-selected; the deadline is the start of the qualifier in the district. Readings 36 and 40 (Læsning).',
    '352A5': 'Veterans must have turned 60 before 1 January of the season. Readings 20 and 26 (Læsning).',
    '353A1': 'Juniors must not yet be 25 on 1 January of the season. Readings 20 and 26 (Læsning).',
    '354A1':
      'School players must not have turned 20 before 1 January of the season. Readings 20 and 26 (Læsning).',
  },
};
