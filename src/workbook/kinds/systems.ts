/** §§ 306, 327 and 331C: the descriptions of the pairs' systems. */
import { amount, date, text, yes, type TableKind } from './kind';
import { PAIR_HEADINGS } from './pair-headings';

export type SystemField =
  | 'team'
  | 'pair'
  | 'division'
  | 'round'
  | 'system'
  | 'card'
  | 'artificial'
  | 'deadline'
  | 'received'
  | 'sentOut'
  | 'fine'
  | 'finePaid'
  | 'opponentTold'
  | 'firstMatch'
  | 'date'
  | 'changed'
  | 'protest'
  | 'opponent'
  | 'opponentSeeded'
  | 'allowedInPairs';

export const SYSTEMS: TableKind<SystemField> = {
  kind: 'systems',
  fields: {
    team: text('hold', 'holdnavn', 'team'),
    pair: text(...PAIR_HEADINGS),
    division: text('række', 'division', 'turnering', 'event'),
    round: text('omgang', 'runde', 'round'),
    system: text('system', 'systemnavn', 'grundsystem', 'systemname'),
    card: text('systemkort', 'kort', 'korttype', 'systemcard', 'conventioncard', 'card'),
    artificial: yes('højkunstigt', 'højkunstigtsystem', 'hks', 'hk', 'højkunstig', 'highlyartificial'),
    deadline: date('frist', 'afleveringsfrist', 'deadline'),
    received: date('modtaget', 'indsendt', 'modtagetden', 'kortmodtaget', 'systemkortmodtaget', 'received'),
    sentOut: date('rundsendt', 'udsendt', 'sendttilmodstandere', 'rundsendtden', 'sentout', 'distributed'),
    fine: amount('bøde', 'bødekr', 'fine'),
    finePaid: text('bødebetalt', 'betalt', 'finepaid'),
    opponentTold: date(
      'modstanderoplyst',
      'modstandereoplyst',
      'oplystmodstander',
      'modstanderorienteret',
      'meddeltmodstander',
      'opponentstold',
      'opponenttold',
    ),
    firstMatch: date('førstekamp', '1kamp', 'førsteomgang', '1omgang', 'firstmatch'),
    date: date('dato', 'kampdato', 'spilledato', 'kamp', 'date', 'matchdate'),
    changed: date('ændret', 'ændretden', 'ændringmodtaget', 'ændring', 'changed'),
    protest: date('protest', 'protestmodtaget', 'protesteret'),
    opponent: text('modstander', 'modstandere', 'modstanderhold', 'opponent', 'opponents'),
    opponentSeeded: yes('modstanderseedet', 'modstanderenseedet', 'seedetmodstander', 'opponentseeded'),
    allowedInPairs: text('tilladtipar', 'tilladtiparturneringer', 'tilladtiparturnering', 'allowedinpairs'),
  },
  key: ['team', 'pair', 'system'],
  carried: ['team'],
  // Anybody has systems and deadlines: it takes a highly artificial one, or the pairs of a team with their cards.
  fits: (has) => {
    if (has('artificial') && (has('team') || has('pair'))) return 2;
    const described = has('system') || has('card');
    if (!described || !has('team')) return 0;
    const told = (
      ['received', 'card', 'allowedInPairs', 'opponentTold', 'changed', 'deadline'] as const
    ).some((field) => has(field));
    if (has('pair') && told) return 2;
    return has('opponentSeeded') || has('allowedInPairs') ? 2 : 0;
  },
};
