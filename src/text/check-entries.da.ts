import type { EntriesCheckMessages } from './check-entries';
import type { ChapterWords } from './checks';

export const checkEntriesDa: ChapterWords<EntriesCheckMessages> = {
  messages: {
    teamWithoutRight: ({ player }) =>
      `${player} har ikke kvalifikationsret: holdet spiller om distriktsmesterskab og præmier, men ikke om kvalifikation.`,
  },
  clauses: {},
};
