import type { PoolsMessages } from '../rules/pools';
import type { Phrases } from './phrases';

const placed = (pairs: readonly string[], pools: readonly number[]): string =>
  pairs.map((pair, index) => `${pair} in pool ${pools[index]}`).join(', ');

export const poolsEn: Phrases<PoolsMessages> = {
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
