import type { SeatingCheckMessages } from './check-seating';
import type { ChapterWords } from './checks';

const part = (deciding: boolean): string => (deciding ? 'half' : 'round');

export const checkSeatingEn: ChapterWords<SeatingCheckMessages> = {
  messages: {
    seatedFirst: ({ round, team, artificial, deciding }, { quote }) =>
      `In ${part(deciding)} ${round}, ${quote(team)} should sit down first${artificial ? ', as it alone uses a highly artificial system' : ''}.`,
    seatedRunning: ({ other, rounds, deciding }, { quote, list }) =>
      `The pair meets ${quote(other)} unchanged in ${deciding ? 'halves' : 'rounds'} ${list(rounds.map(String))}${deciding ? '' : ', and it has been demanded that this does not happen'}.`,
    seatedOften: ({ other, most }, { quote }) =>
      `The pair meets ${quote(other)} in more than ${most} rounds of the match.`,
    seatedTwoTeams: ({ player, other, address }, { quote }) =>
      `${quote(player)} plays for ${quote(other)} too in the same half, in ${address}.`,
  },
  clauses: {
    '328A3': 'In a deciding match it is fixed who sits down first, and who may meet.',
    '328A3a': 'The visitors sit down first in halves 1 and 3, the home team in half 2.',
    '328A3b': 'Two unchanged pairs do not meet in two halves running.',
    '332E2': 'The visitors sit down first in odd rounds and last in even ones.',
    '332E3': 'If a captain demands it, two unchanged pairs do not meet in two rounds running.',
    '332E4': 'Two unchanged pairs meet in at most three rounds of the match proper.',
    '332E5': 'A team that alone uses a highly artificial system sits down first. Reading 34 (Læsning).',
  },
};
