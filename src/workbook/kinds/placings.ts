/** §§ 351C1, 352A3b: how a final, a semi-final or a district's final ended. */
import { isPairs } from '../events';
import { number, text, yes, type TableKind } from './kind';
import { poolIn } from './pools';
import { PAIR_HEADINGS, PAIR_NUMBER_HEADINGS, SCORE_HEADINGS } from './pair-headings';

export type PlacingField = 'place' | 'pairNumber' | 'pair' | 'district' | 'score' | 'declinedFinal';

/** Lists of who is to play: `entrants.ts` reads them. */
export const LIST_OF_ENTRANTS = /deltager|startliste|opstilling|entrants|participants/u;

export const PLACINGS: TableKind<PlacingField> = {
  kind: 'placings',
  fields: {
    place: number('nr', 'nummer', 'placering', 'plads', 'slutplacering', 'rank', 'place', 'placing'),
    pair: text(...PAIR_HEADINGS),
    pairNumber: number(...PAIR_NUMBER_HEADINGS),
    district: text('distrikt', 'parretsdistrikt', 'sidsteårsfinale', 'district'),
    score: number(...SCORE_HEADINGS),
    declinedFinal: yes('afbudtilafinalen', 'afbudtilafinale', 'afbud', 'declined'),
  },
  key: ['place', 'district'],
  fits: (has, { event, about }) => {
    if (!has('place', 'district') || LIST_OF_ENTRANTS.test(about)) return 0;
    // `pools.ts` reads who sits where in a pool.
    if (has('pair', 'pairNumber') && !has('score') && isPairs(event) && poolIn(about) !== null) return 0;
    const final = /final|slutstilling|resultat/u.test(about);
    if (!has('pair')) return isPairs(event) ? 1 : 0;
    return final || isPairs(event) ? 2 : 1;
  },
};
