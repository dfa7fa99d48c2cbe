import type { PlayoffMessages } from '../rules/playoff';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const playoffDa: Phrases<PlayoffMessages> = {
  drawn: () => 'Den indbyrdes kamp endte uafgjort: intet overføres.',
  half: ({ difference, carried }, f) =>
    `Vinderen af den indbyrdes kamp sluttede højest: halvdelen af differencen ${f.exact(difference)} imp overføres, ${f.exact(carried)} imp.`,
  third: ({ difference, carried }, f) =>
    `Vinderen af den indbyrdes kamp sluttede lavest: en tredjedel af differencen ${f.exact(difference)} imp overføres, ${f.exact(carried)} imp.`,
  equalRanks: ({ rank }) => `Begge hold står som nr. ${rank}: to hold kan ikke have samme slutplacering.`,
};

export const carryOverTextDa: FunctionText<'impFor' | 'impAgainst' | 'rankFor' | 'rankAgainst'> = {
  description: 'Imp overført fra den indbyrdes kamp i grundspillet, § 323C',
  example: '=DBF.CARRYOVER(60;42;2;3)',
  parameters: {
    impFor: { name: 'impFor', description: 'Holdets imp i den indbyrdes kamp' },
    impAgainst: { name: 'impImod', description: 'Modstanderens imp i den indbyrdes kamp' },
    rankFor: { name: 'placeringFor', description: 'Holdets slutplacering i grundspillet' },
    rankAgainst: { name: 'placeringImod', description: 'Modstanderens slutplacering i grundspillet' },
  },
};
