import type { PoolMessages } from '../rules/pool-account';
import type { RegionMessages, RegionPlaces } from '../rules/region-places';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const named = (proposals: RegionPlaces['proposals']): string =>
  proposals.map(({ west, east }) => `${west} vest og ${east} øst`).join(' eller ');

export const regionDa: Phrases<RegionMessages> = {
  noMembers: () => 'Mindst et af områderne skal have medlemmer.',
  withinSixth: ({ west, east, difference, total }) =>
    `${west} medlemmer vest og ${east} øst for Storebælt: forskellen ${difference} er højst en sjettedel af ${total}, så fordelingen er 3 og 3.`,
  beyondSixth: ({ west, east, difference, total }) =>
    `${west} medlemmer vest og ${east} øst for Storebælt: forskellen ${difference} er mere end en sjettedel af ${total}, så fordelingen ændres. Reglerne fastsætter ikke de nye tal.`,
  proposal: ({ proposals }) => `Forslag efter største rest: ${named(proposals)}.`,
};

export const poolDa: Phrases<PoolMessages> = {
  account: ({ carried, contributions, refunds, result }, f) =>
    `Overført ${f.number(carried)} kr. + bidrag ${f.number(contributions)} kr. - refusioner ${f.number(refunds)} kr. = ${f.number(result)} kr. til næste sæson.`,
};

export const regionTextDa: FunctionText<'west' | 'east'> = {
  description: 'Pladser i 3. division vest og øst for Storebælt, § 324D',
  example: '=DBF.REGIONPLACES(12000;11000)',
  parameters: {
    west: { name: 'vest', description: 'Medlemmer vest for Storebælt' },
    east: { name: 'øst', description: 'Medlemmer øst for Storebælt' },
  },
};

export const poolTextDa: FunctionText<'carried' | 'contributions' | 'refunds'> = {
  description: 'Rejserefusionspuljens over- eller underskud til næste sæson i kr., § 321B3',
  example: '=DBF.POOLACCOUNT(-1200;B2:B4;C2:C3)',
  parameters: {
    carried: { name: 'overført', description: 'Overført fra forrige sæson i kr.; underskud er negativt' },
    contributions: { name: 'bidrag', description: 'Holdenes bidrag til puljen i kr.' },
    refunds: { name: 'refusioner', description: 'Udbetalt for rejse og overnatning i kr.' },
  },
};
