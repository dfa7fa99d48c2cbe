/** Lots that have been drawn: for what, among whom, by which seed, when and by whom. */
import { number, text, type TableKind } from './kind';

export type LotField = 'what' | 'participant' | 'lotNumber' | 'seed' | 'drawnAt' | 'drawnBy';

export const LOTS: TableKind<LotField> = {
  kind: 'lots',
  fields: {
    what: text('hvad', 'lodtrækning', 'lodtrækningom', 'om', 'what', 'drawfor'),
    participant: text('deltager', 'deltagere', 'hold', 'par', 'distrikt', 'participant'),
    lotNumber: number('lod', 'lodnr', 'lodnummer', 'udtrukketsomnr', 'trukketsomnr', 'nr', 'lot', 'drawnas'),
    // Text on purpose: a seed may be a day, a number or a word.
    seed: text('frø', 'seed'),
    drawnAt: text('tidspunkt', 'trukket', 'trukketden', 'dato', 'time', 'drawnat'),
    drawnBy: text('af', 'trukketaf', 'by', 'drawnby'),
  },
  key: ['participant', 'lotNumber'],
  carried: ['what', 'seed', 'drawnAt', 'drawnBy'],
  // A raffle has participants and numbers too, but nothing that they are drawn for, and no seed.
  fits: (has, { about }) => {
    if (!has('participant', 'lotNumber')) return 0;
    if (has('seed') && (has('what') || /lod/u.test(about))) return 2;
    return has('what') && (has('drawnAt') || has('drawnBy')) ? 2 : 0;
  },
};
