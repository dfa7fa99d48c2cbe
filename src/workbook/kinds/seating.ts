/** §§ 332E, 328A3 and 321D2: who sits at the tables in each round of a match. */
import { text, yes, type TableKind } from './kind';

export type SeatingField =
  | 'match'
  | 'cupRound'
  | 'round'
  | 'half'
  | 'side'
  | 'team'
  | 'pair1'
  | 'pair2'
  | 'first'
  | 'demand'
  | 'artificial';

export const SEATING: TableKind<SeatingField> = {
  kind: 'seating',
  fields: {
    match: text('kamp', 'kampnr', 'match'),
    cupRound: text('omgang', 'pokalomgang', 'cupround'),
    round: text('runde', 'rundenr', 'sektion', 'round'),
    half: text('halvleg', 'half'),
    side: text('hjemmeude', 'plads', 'side', 'homeaway'),
    team: text('hold', 'holdnavn', 'team'),
    pair1: text('par1', 'pair1', 'åbentrum', 'bord1', 'openroom'),
    pair2: text('par2', 'pair2', 'lukketrum', 'bord2', 'closedroom'),
    first: yes(
      'sidderførst',
      'sætsigførst',
      'sættersigførst',
      'førstpåplads',
      'placerersigførst',
      'sitsfirst',
    ),
    demand: yes('krav332e3', '332e3', 'krav', 'kravomskift', 'demanded', 'demand332e3'),
    artificial: yes('højkunstigt', 'højkunstigtsystem', 'hks', 'highlyartificial'),
  },
  key: ['pair1', 'pair2'],
  carried: ['match', 'cupRound', 'round', 'half'],
  fits: (has) => (has('team', 'pair1', 'pair2') && (has('round') || has('half')) ? 2 : 0),
};
