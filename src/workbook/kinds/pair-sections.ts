/** § 305A: who sat at the table for a pair, section by section. */
import { text, yes, type TableKind } from './kind';
import { PAIR_HEADINGS } from './pair-headings';

export type PairSectionField = 'pair' | 'phase' | 'section' | 'table1' | 'table2' | 'forceMajeure';

export const PAIR_SECTIONS: TableKind<PairSectionField> = {
  kind: 'pair-sections',
  fields: {
    pair: text(...PAIR_HEADINGS),
    phase: text('fase', 'runde', 'stævne', 'phase', 'stage'),
    section: text('sektion', 'sektionnr', 'session', 'section'),
    table1: text('vedbordet1', 'bord1', 'spiller1', 'atthetable1'),
    table2: text('vedbordet2', 'bord2', 'spiller2', 'atthetable2'),
    forceMajeure: yes('forcemajeure'),
  },
  key: ['table1', 'table2'],
  carried: ['pair', 'phase'],
  fits: (has) => (has('pair', 'section', 'table1', 'table2') ? 2 : 0),
};
