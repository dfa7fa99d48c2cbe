/** § 351F: the pools of the semi-final. */
import { isPairs } from '../events';
import { number, text, yes, type TableKind } from './kind';
import { PAIR_HEADINGS, PAIR_NUMBER_HEADINGS } from './pair-headings';

export type PoolField = 'pool' | 'pairNumber' | 'pair' | 'district' | 'place' | 'preselected' | 'sits';

export const POOLS: TableKind<PoolField> = {
  kind: 'pools',
  fields: {
    pool: text('pulje', 'puljenr', 'pool'),
    pair: text(...PAIR_HEADINGS),
    pairNumber: number(...PAIR_NUMBER_HEADINGS, 'nr'),
    district: text('distrikt', 'parretsdistrikt', 'district'),
    place: number('placering', 'placeringidistriktsfinalen', 'placing', 'place'),
    preselected: text('forhåndsudtaget', 'forhåndsudtagelse', 'preselected'),
    sits: yes('fast', 'sidderfast', 'sidder', 'sits', 'stationary'),
  },
  key: ['pair'],
  carried: ['pool'],
  fits: (has, { event }) => (has('pool', 'pair') ? (has('district') ? 2 : isPairs(event) ? 1 : 0) : 0),
};
