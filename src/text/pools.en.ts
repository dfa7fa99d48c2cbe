import type { PoolsMessages } from '../rules/pools';
import type { FunctionText } from './functions';
import { listsEn } from './lists.en';
import type { Phrases } from './phrases';

const placed = (pairs: readonly string[], pools: readonly number[]): string =>
  pairs.map((pair, index) => `${pair} in pool ${pools[index]}`).join(', ');

export const poolsEn: Phrases<PoolsMessages> = {
  ...listsEn,
  order: ({ districts }) =>
    `The districts in order, most placing seats and then fewest membership seats: ${districts.map(({ district, placingSeats, membershipSeats }) => `${district} ${placingSeats}/${membershipSeats}`).join(', ')}.`,
  districtLot: ({ districts, step }, format) =>
    `Equal on both: lot ${format.quote(step)} gives the order ${districts.join(', ')}.`,
  preselectedLot: ({ district, pairs, step }, format) =>
    `Pre-selected pairs of ${district} without a given order: lot ${format.quote(step)} gives ${pairs.join(', ')}.`,
  group: ({ step, pairs, pools }, format) => `Lot ${format.quote(step)}: ${placed(pairs, pools)}.`,
  surplus: ({ step, pairs, pools, apart }, format) =>
    `The surplus pool is full. Lot ${format.quote(step)}: ${placed(pairs, pools)}.${apart === null ? '' : ` The pairs of ${apart} drew first, among the pools in which the district has no pair of the turn before.`}`,
  full: ({ pools, pairs }) => `${pools} pools of ${pairs} pairs.`,
  notFull: ({ pairs, expected }) => `Note: there are ${pairs} pairs; a semi-final has ${expected}.`,
  notEqual: ({ pairs, pools, over }) =>
    `${pairs} pairs cannot be put into ${pools} equally large pools: ${over} pairs are left over.`,
  pairTwice: ({ name }, format) => `The pair ${format.quote(name)} is named twice.`,
  districtTwice: ({ district }, format) => `The district ${format.quote(district)} is in the list twice.`,
  unknownDistrict: ({ name, district }, format) =>
    `The district ${format.quote(district)} of the pair ${format.quote(name)} is not in the list of districts.`,
  sameRank: ({ first, second, rank }, format) =>
    `${format.quote(first)} and ${format.quote(second)} of one district both have the place ${format.number(rank)}.`,
};

export const poolsTextEn: FunctionText<
  'pairs' | 'pairDistricts' | 'ranks' | 'districts' | 'placingSeats' | 'membershipSeats' | 'pools' | 'seed'
> = {
  description: 'Semi-final pool of each pair by lot, § 351F2',
  example: '=DBF.POOLS(A2:A9,B2:B9,C2:C9,E2:E4,F2:F4,G2:G4,4,"2009-01-31")',
  parameters: {
    pairs: { name: 'pairs', description: 'List of pairs' },
    pairDistricts: { name: 'pairDistricts', description: 'List: the pair’s district' },
    ranks: {
      name: 'ranks',
      description: 'List: placing in the district final; blank for pre-selected pairs',
    },
    districts: { name: 'districts', description: 'List of districts' },
    placingSeats: { name: 'placingSeats', description: 'List: the district’s places by placings, § 351C1' },
    membershipSeats: {
      name: 'membershipSeats',
      description: 'List: the district’s places by membership, § 351C2-3',
    },
    pools: { name: 'pools', description: 'Number of pools: 4 (open pairs) or 5 (mixed pairs)' },
    seed: {
      name: 'seed',
      description:
        'Text agreed on beforehand; every single lot is LOT over the numbers of the pools with the seed, colon, space and the name of the lot',
    },
  },
};
