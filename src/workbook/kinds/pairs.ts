/** §§ 301B-E, 305A, 351-354: pairs that enter, and how they came to it. */
import { isPairs } from '../events';
import { date, dated, number, text, yes, type TableKind } from './kind';
import { PAIR_HEADINGS, PAIR_NUMBER_HEADINGS, PLACE_IN_DISTRICT_HEADINGS } from './pair-headings';

export type PairField =
  | 'pair'
  | 'pairNumber'
  | 'player1'
  | 'player2'
  | 'number1'
  | 'number2'
  | 'playerDistrict1'
  | 'playerDistrict2'
  | 'district'
  | 'place'
  | 'preselected'
  | 'consent'
  | 'districtTold'
  | 'waived'
  | 'qualifies'
  | 'substitute'
  | 'forceMajeure'
  | 'boards'
  | 'born1'
  | 'born2'
  | 'paid'
  | 'date';

const numbers = (slot: number): string[] =>
  ['dbfnr', 'dbfnummer', 'medlemsnr', 'medlnr', 'medlemsnummer', 'memberno', 'membernumber'].flatMap(
    (word) => [`${word}${slot}`, word],
  );

export const PAIRS: TableKind<PairField> = {
  kind: 'pairs',
  fields: {
    pair: text(...PAIR_HEADINGS),
    pairNumber: number(...PAIR_NUMBER_HEADINGS),
    player1: text(
      'spiller1',
      '1spiller',
      'spillera',
      'navn1',
      'navnspiller1',
      'spiller1navn',
      'player1',
      'playera',
      'name1',
      'spiller',
      'player',
    ),
    player2: text(
      'spiller2',
      '2spiller',
      'spillerb',
      'navn2',
      'navnspiller2',
      'spiller2navn',
      'player2',
      'playerb',
      'name2',
      'makker',
      'partner',
      'spiller',
      'player',
    ),
    number1: text(...numbers(1)),
    number2: text(...numbers(2)),
    playerDistrict1: text('distrikt1', 'distriktspiller1', 'spiller1sdistrikt', 'district1'),
    playerDistrict2: text('distrikt2', 'distriktspiller2', 'spiller2sdistrikt', 'district2'),
    district: text('distrikt', 'parretsdistrikt', 'kvalifikationsdistrikt', 'district'),
    place: number('placering', 'plads', ...PLACE_IN_DISTRICT_HEADINGS, 'placing', 'place'),
    preselected: text('forhåndsudtaget', 'forhåndsudtagelse', 'forhåndsudt', 'preselected', 'preselection'),
    consent: date('tilsagn', 'tilsagndato', 'tilsagnmodtaget', 'tilsagngivet', 'consent'),
    districtTold: date(
      'distriktorienteret',
      'distriktetorienteret',
      'distriktunderrettet',
      'orienteret',
      'underrettet',
      'districttold',
      'districtinformed',
    ),
    waived: date('fraskrevet', 'fraskrivelse', 'fraskrevetdato', 'kvalifikationsretfraskrevet', 'waived'),
    qualifies: yes('kvalifikationsret', 'kvalret', 'spilleromkvalifikation', 'qualifies', 'righttoqualify'),
    substitute: text('substitut', 'substitutter', 'substitute', 'substitutes'),
    forceMajeure: yes('forcemajeure'),
    boards: number('spil', 'antalspil', 'boards'),
    born1: dated(
      'født1',
      'fødtspiller1',
      'spiller1født',
      'fødselsårspiller1',
      'fødselsår1',
      'dateofbirth1',
      'dob1',
      'doba',
      'dateofbirth',
      'dob',
      'fødselsår',
      'fødselsdato1',
      'fødselsdag1',
      'født',
      'fødselsdato',
      'born1',
    ),
    born2: dated(
      'født2',
      'fødtspiller2',
      'spiller2født',
      'fødselsårspiller2',
      'fødselsår2',
      'dateofbirth2',
      'dob2',
      'dobb',
      'dateofbirth',
      'dob',
      'fødselsår',
      'fødselsdato2',
      'fødselsdag2',
      'født',
      'fødselsdato',
      'born2',
    ),
    paid: text('betalt', 'indskudbetalt', 'betaling', 'indbetalt', 'paid', 'feepaid'),
    date: date('dato', 'spilledag', 'date'),
  },
  key: ['pair', 'player1', 'player2'],
  // Two players beside each other are also a game of tennis: it takes a word of the federation's, or the event.
  fits: (has, { event }) => {
    const players = has('player1', 'player2');
    if (!players && !has('pair')) return 0;
    if (['preselected', 'qualifies', 'waived', 'playerDistrict1'].some((one) => has(one as PairField)))
      return has('district') || has('preselected') || has('qualifies') ? 2 : 1;
    if (players && (isPairs(event) || event === 'festival')) return 2;
    if (!isPairs(event) || !has('pair')) return 0;
    return has('district') || has('born1') || has('number1') || has('consent') ? 1 : 0;
  },
};
