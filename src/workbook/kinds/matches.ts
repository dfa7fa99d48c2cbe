/** §§ 322A, 323, 325A: the matches of a division's basic tournament, or of what follows it, one to a row. */
import { number, score, text, type TableKind } from './kind';

export type MatchesField =
  | 'weekend'
  | 'matchRound'
  | 'match'
  | 'division'
  | 'season'
  | 'home'
  | 'away'
  | 'impHome'
  | 'impAway'
  | 'pointsHome'
  | 'pointsAway'
  | 'kpHome'
  | 'kpAway'
  | 'boards'
  | 'halves'
  | 'winner'
  | 'chosen';

export const MATCHES: TableKind<MatchesField> = {
  kind: 'matches',
  fields: {
    weekend: text('weekend', 'spilleweekend', 'w', 'wknd', 'weekendnr'),
    matchRound: text('runde', 'rundenr', 'rd', 'spillerunde', 'halvleg', 'round'),
    match: text('kamp', 'fase', 'match', 'stage'),
    division: text('division', 'række', 'div'),
    season: text('sæson', 'season'),
    home: text('hjemmehold', 'hjemme', 'hjemmeholdet', 'hometeam', 'home'),
    away: text('udehold', 'ude', 'udeholdet', 'awayteam', 'away'),
    impHome: score('imphjemme', 'imphjemmehold', 'hjemmeimp', 'imp', 'homeimp', 'imphome'),
    impAway: number('impude', 'impudehold', 'udeimp', 'imp', 'awayimp', 'impaway'),
    // Total points settle a level match of the mini teams (§ 364C).
    pointsHome: number('totalpointhjemme', 'spilpointhjemme', 'totalpointshome'),
    pointsAway: number('totalpointude', 'spilpointude', 'totalpointsaway'),
    kpHome: score(
      'kphjemme',
      'kphjemmehold',
      'hjemmekp',
      'kp',
      'kamppoint',
      'kamppointhjemme',
      'homevp',
      'vphome',
      'vp',
    ),
    kpAway: number(
      'kpude',
      'kpudehold',
      'udekp',
      'kp',
      'kamppoint',
      'kamppointude',
      'awayvp',
      'vpaway',
      'vp',
    ),
    boards: score('spil', 'antalspil', 'spilialt', 'boards'),
    halves: number('halvlege', 'antalhalvlege', 'halves'),
    winner: text('vinder', 'vinderhold', 'winner'),
    chosen: text('valgtafnr1', 'valgtaf', 'valgt', 'chosenby'),
  },
  eventFrom: 'division',
  key: ['home', 'away'],
  carried: ['weekend', 'matchRound', 'match', 'division', 'season'],
  // Home and away are everybody's; IMPs, match points and boards are not. The cup has a kind of its own.
  fits: (has, { event, about }) => {
    if (!has('home', 'away') || event === 'cup') return 0;
    if (has('impHome') || has('kpHome') || has('boards')) return 2;
    const ours = /divisionsturnering|damedivision|bridge|dbf|§ ?32|danish open/u;
    return event !== null && ours.test(about) ? 2 : 0;
  },
};
