import type { EntriesCheckMessages } from './check-entries';
import type { ChapterWords } from './checks';

export const checkEntriesEn: ChapterWords<EntriesCheckMessages> = {
  messages: {
    teamWithoutRight: ({ player }) =>
      `${player} has no right to play for qualification: the team plays for the district title and prizes, but not for qualification.`,
  },
  clauses: {},
};
