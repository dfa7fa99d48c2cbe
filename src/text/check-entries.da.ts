import type { EntriesCheckMessages } from './check-entries';
import type { ChapterWords } from './checks';

const players = (n: number): string => `${n} ${n === 1 ? 'spiller' : 'spillere'}`;

export const checkEntriesDa: ChapterWords<EntriesCheckMessages> = {
  messages: {
    teamWithoutRight: ({ player }) =>
      `${player} har ikke kvalifikationsret: holdet spiller om distriktsmesterskab og præmier, men ikke om kvalifikation.`,
    teamParted: ({ n, other, address, above }, { quote }) =>
      `Holdet har ${players(n)}, og ${quote(other)} lige over (${address}) har ${players(above)}; § 303C1 kræver 4-6. Er det ét hold, skal navnet være det samme.`,
  },
  clauses: {},
};
