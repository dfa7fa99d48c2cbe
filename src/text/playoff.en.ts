import type { PlayoffMessages } from '../rules/playoff';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const playoffEn: Phrases<PlayoffMessages> = {
  drawn: () => 'The mutual match was drawn: nothing is carried over.',
  half: ({ difference, carried }, f) =>
    `The winner of the mutual match was placed higher: half of the difference of ${f.exact(difference)} IMPs is carried over, ${f.exact(carried)} IMPs.`,
  third: ({ difference, carried }, f) =>
    `The winner of the mutual match was placed lower: a third of the difference of ${f.exact(difference)} IMPs is carried over, ${f.exact(carried)} IMPs.`,
  equalRanks: ({ rank }) => `Both teams are placed ${rank}: two teams cannot have the same final placing.`,
};

export const carryOverTextEn: FunctionText<'impFor' | 'impAgainst' | 'rankFor' | 'rankAgainst'> = {
  description: 'IMPs carried over from the mutual match of the basic tournament, § 323C',
  example: '=DBF.CARRYOVER(60,42,2,3)',
  parameters: {
    impFor: { name: 'impFor', description: 'IMPs of the team in the mutual match' },
    impAgainst: { name: 'impAgainst', description: 'IMPs of the opponents in the mutual match' },
    rankFor: { name: 'rankFor', description: 'Final placing of the team in the basic tournament' },
    rankAgainst: { name: 'rankAgainst', description: 'Final placing of the opponents' },
  },
};
