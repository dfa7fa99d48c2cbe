import type { LineUpCheckMessages } from './check-line-up';
import type { ChapterWords } from './checks';

const division = (n: number): string => ['1st', '2nd', '3rd'][n - 1] ?? `${n}`;

export const checkLineUpEn: ChapterWords<LineUpCheckMessages> = {
  messages: {
    lineUpTwice: ({ address }) => `The team is also in ${address} and can have only one place.`,
    lineUpDivision: ({ division: actual, expected, declined }) =>
      declined
        ? `The team is listed in the ${division(actual)} division but moves up to a vacant place in the ${division(expected)} and cannot choose to stay.`
        : `The team is listed in the ${division(actual)} division; by last season it belongs in the ${division(expected)}.`,
    lineUpGiven: ({ address }) =>
      `The team has been reported as withdrawn, in ${address}, but is among next season’s teams.`,
    lineUpStranger: ({ division: actual, expected }, { quote }) =>
      expected.length === 0
        ? `The team has no right to a place in the ${division(actual)} division, which has all its teams.`
        : `The team has no right to a place in the ${division(actual)} division; the place belongs to ${
            expected.length === 1
              ? quote(expected[0] ?? '')
              : `the winner of ${expected.map(quote).join(' - ')}`
          }.`,
    lineUpMissing: ({ team, division: actual }, { quote }) =>
      `${quote(team)} has the right to a place in the ${division(actual)} division but is not listed.`,
    lineUpSides: ({ east, west, size }) =>
      `3rd division East has ${east} teams and West ${west}; each should have ${size}.`,
    vacancyUnknown: ({ team }, { quote }) =>
      `${quote(team)} is in none of last season’s tables, so its place has not been counted as vacant.`,
    seasonUnclear: () => 'it cannot be seen which table is last season’s.',
    tableUnclear: () => 'last season’s table is not clear.',
    lastTablesMissing: () => 'last season’s tables are missing.',
  },
  clauses: {
    '322B': '1st division: its own nos. 1-10, and nos. 1-2 of the 2nd division.',
    '322B1': 'Nos. 1-10 of the 1st division stay.',
    '322B2': 'Nos. 1-2 of the 2nd division move up.',
    '322C':
      '2nd division: nos. 11-12 of the 1st, its own nos. 3-9, the winners of the 3rd division East and West, and the winner of the promotion match.',
    '322C1': 'Nos. 11-12 of the 1st division move down.',
    '322C2': 'Nos. 3-9 of the 2nd division stay.',
    '322C3': 'No. 1 of the 3rd division East moves up.',
    '322C4': 'No. 1 of the 3rd division West moves up.',
    '322C5': 'The winner of the promotion match between the two no. 2s moves up.',
    '322D': '3rd division: 24 teams. Reading 30 (Læsning): nothing says who plays East and who West.',
    '322D1': 'Nos. 10-12 of the 2nd division move down.',
    '322D2': 'The loser of the promotion match stays in the 3rd division.',
    '322D3': 'Nos. 3-9 of the 3rd division East and West stay.',
    '324B': 'Kreds IV finds 3 teams for the 3rd division.',
    '324C1': 'Kreds II has 1 place in the 3rd division.',
    '324C2': 'The promotion event east of Storebælt gives 2 places in the 3rd division.',
    '325B': 'Women’s 1st division: its own nos. 1-8, and nos. 1-2 of the 2nd division.',
    '325B1': 'Nos. 1-8 stay in the women’s 1st division.',
    '325B2': 'Nos. 1-2 of the women’s 2nd division move up.',
    '325C':
      'Women’s 2nd division: how many come from the qualifier follows from how many teams played in it.',
    '325C1': 'Nos. 9-10 of the women’s 1st division move down.',
    '325C2': 'With fewer than 2 teams in the qualifier the rules are silent. Reading 13 (Læsning).',
    '325C2a': 'At least 9 teams in the qualifier: nos. 3-7 stay, nos. 1-3 move up.',
    '325C2b': '6-8 teams in the qualifier: nos. 3-8 stay, nos. 1-2 move up.',
    '325C2c': '2-5 teams in the qualifier: nos. 3-9 stay, no. 1 moves up.',
    '326A1':
      'A vacant place goes to the best team that did not move up in the nearest level below. Reading 14 (Læsning).',
    '326A2': 'Where a vacancy comes too late for a team to move up, the organiser solves it in another way.',
    '326A3': 'Moving up to a vacant place cannot be declined. Reading 14 (Læsning).',
    '326B': 'Vacant places in the 2nd division. Reading 14 (Læsning).',
    '326B1': '1 vacancy in the 2nd division: both no. 2s of the 3rd divisions move up. Reading 14 (Læsning).',
    '326B2': '2 vacancies in the 2nd division: the two no. 3s play for the last place. Reading 14 (Læsning).',
    '326B3': '3 or more vacancies in the 2nd division: by the same principle. Reading 14 (Læsning).',
    '326B4': 'Too late for a promotion match: a lot decides.',
    '326C': 'Vacant places in the 3rd division. Reading 14 (Læsning).',
    '326C1':
      '1 vacancy in the 3rd division: no. 4 of Kreds IV and no. 3 from the east play for it. Reading 14 (Læsning).',
    '326C2': '2 vacancies in the 3rd division: both those teams move up. Reading 14 (Læsning).',
    '326C3': '3 or more vacancies in the 3rd division: by the same principle. Reading 14 (Læsning).',
    '326C4': 'Too late for a match: a lot decides.',
  },
};
