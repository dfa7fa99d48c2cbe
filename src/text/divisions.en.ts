import type { PoolMessages } from '../rules/pool-account';
import type { RegionMessages, RegionPlaces } from '../rules/region-places';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const named = (proposals: RegionPlaces['proposals']): string =>
  proposals.map(({ west, east }) => `${west} West and ${east} East`).join(' or ');

export const regionEn: Phrases<RegionMessages> = {
  noMembers: () => 'At least one of the areas must have members.',
  withinSixth: ({ west, east, difference, total }) =>
    `${west} members West and ${east} East of Storebælt: the difference of ${difference} is at most a sixth of ${total}, so the places are 3 and 3.`,
  beyondSixth: ({ west, east, difference, total }) =>
    `${west} members West and ${east} East of Storebælt: the difference of ${difference} is more than a sixth of ${total}, so the places change. The rules fix no new numbers.`,
  proposal: ({ proposals }) => `Proposal by largest remainder: ${named(proposals)}.`,
};

export const poolEn: Phrases<PoolMessages> = {
  account: ({ carried, contributions, refunds, result }, f) =>
    `Carried DKK ${f.number(carried)} + contributions DKK ${f.number(contributions)} - refunds DKK ${f.number(refunds)} = DKK ${f.number(result)} to next season.`,
};

export const regionTextEn: FunctionText<'west' | 'east'> = {
  description: 'Places in the 3rd division West and East of Storebælt, § 324D',
  example: '=DBF.REGIONPLACES(12000,11000)',
  parameters: {
    west: { name: 'west', description: 'Members West of Storebælt' },
    east: { name: 'east', description: 'Members East of Storebælt' },
  },
};

export const poolTextEn: FunctionText<'carried' | 'contributions' | 'refunds'> = {
  description: 'The travel pool’s surplus or deficit carried to next season in DKK, § 321B3',
  example: '=DBF.POOLACCOUNT(-1200,B2:B4,C2:C3)',
  parameters: {
    carried: { name: 'carried', description: 'Carried from last season in DKK; a deficit is negative' },
    contributions: { name: 'contributions', description: 'The teams’ contributions in DKK' },
    refunds: { name: 'refunds', description: 'Paid for travel and overnight stay in DKK' },
  },
};
