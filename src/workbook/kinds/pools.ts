/** § 351F: the pools of the semi-final. */
import { isPairs } from '../events';
import { number, text, yes, type TableKind } from './kind';
import {
  PAIR_HEADINGS,
  PAIR_NUMBER_HEADINGS,
  PLACE_IN_DISTRICT_HEADINGS,
  SCORE_HEADINGS,
  SITS_HEADINGS,
} from './pair-headings';

export type PoolField =
  'pool' | 'pairNumber' | 'pair' | 'district' | 'place' | 'preselected' | 'sits' | 'score';

/** `Pulje A` right above a table, or the name of its sheet, in place of a column. */
const POOL_TITLE = /(?:^|[^\p{L}])(?:pulje|pool) ?([\p{L}\d]{1,2})(?![\p{L}\d])/gu;

/** The pool that the titles of a table name last, folded; null where none does. */
export const poolIn = (about: string): string | null => [...about.matchAll(POOL_TITLE)].pop()?.[1] ?? null;

export const POOLS: TableKind<PoolField> = {
  kind: 'pools',
  fields: {
    pool: text('pulje', 'puljenr', 'pool'),
    pair: text(...PAIR_HEADINGS),
    pairNumber: number(...PAIR_NUMBER_HEADINGS, 'nr'),
    district: text('distrikt', 'parretsdistrikt', 'district'),
    place: number('placering', ...PLACE_IN_DISTRICT_HEADINGS, 'placing', 'place'),
    preselected: text('forhåndsudtaget', 'forhåndsudtagelse', 'preselected'),
    sits: yes(...SITS_HEADINGS),
    score: number(...SCORE_HEADINGS),
  },
  key: ['pair'],
  carried: ['pool'],
  fits: (has, { event, about }) => {
    if (has('pool', 'pair')) return has('district') ? 2 : isPairs(event) ? 1 : 0;
    // Numbers to sit by and no score: who is to play, not how it went.
    const seats = has('pair', 'pairNumber', 'district') && !has('score');
    return seats && isPairs(event) && poolIn(about) !== null ? 2 : 0;
  },
};
