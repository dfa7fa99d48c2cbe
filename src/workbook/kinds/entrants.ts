/** §§ 351G-H: who is to play the A-final and the B-final. */
import { isPairs } from '../events';
import { number, text, yes, type TableKind } from './kind';
import { PAIR_HEADINGS, PAIR_NUMBER_HEADINGS, SITS_HEADINGS } from './pair-headings';
import { LIST_OF_ENTRANTS } from './placings';

export type EntrantField = 'pairNumber' | 'pair' | 'district' | 'place' | 'sits' | 'declinedFinal';

const FINAL_A_OR_B = /(?:^|[^\p{L}])[ab]-? ?final/u;
const RESULT = /slutstilling|resultat|sidste (?:år|sæson)|foregående|forrige|result/u;

export const ENTRANTS: TableKind<EntrantField> = {
  kind: 'entrants',
  fields: {
    pair: text(...PAIR_HEADINGS),
    pairNumber: number(...PAIR_NUMBER_HEADINGS),
    district: text('distrikt', 'parretsdistrikt', 'district'),
    place: number('placering', 'semifinaleplacering', 'placeringisemifinalen', 'placing', 'place'),
    sits: yes(...SITS_HEADINGS),
    declinedFinal: yes('afbudtilafinalen', 'afbudtilafinale', 'afbud', 'declined'),
  },
  key: ['pair'],
  fits: (has, { event, about }) => {
    if (!has('pair') || !isPairs(event) || !FINAL_A_OR_B.test(about) || RESULT.test(about)) return 0;
    return has('pairNumber') || has('sits') || has('declinedFinal') || LIST_OF_ENTRANTS.test(about) ? 2 : 0;
  },
};
