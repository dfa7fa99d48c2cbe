import type { EntriesCheckMessages } from './check-entries';
import type { ChapterWords } from './checks';

const players = (n: number): string => `${n} ${n === 1 ? 'player' : 'players'}`;

export const checkEntriesEn: ChapterWords<EntriesCheckMessages> = {
  messages: {
    teamWithoutRight: ({ player }) =>
      `${player} has no right to play for qualification: the team plays for the district title and prizes, but not for qualification.`,
    teamParted: ({ n, other, address, above }, { quote }) =>
      `The team has ${players(n)}, and ${quote(other)} right above (${address}) has ${players(above)}; § 303C1 asks for 4-6. If they are one team, its name has to be the same.`,
  },
  clauses: {},
};
