/** §§ 323, 328: the matches after the basic tournament, a row for each team; and the winner's choice of opponent. */
import { ONE_MATCH } from './standings';
import { date, number, score, text, type TableKind } from './kind';

export type PlayoffField =
  | 'match'
  | 'team'
  | 'place'
  | 'carry'
  | 'imp'
  | 'total'
  | 'boards'
  | 'halves'
  | 'homeFirst'
  | 'winner'
  | 'extra'
  | 'date';

export const PLAYOFF: TableKind<PlayoffField> = {
  kind: 'playoff',
  fields: {
    match: text('kamp', 'match', 'fase', 'kampnr'),
    team: text('hold', 'holdnavn', 'team'),
    place: number(
      'grundspilsplacering',
      'grundspilplacering',
      'placeringigrundspillet',
      'grundspilnr',
      'grundspilsnr',
      'nrigrundspillet',
      'nrigrundspil',
      'placigrundspil',
      'placeringigrundspil',
      'slutplacering',
      'grundspil',
      'basicplacing',
    ),
    carry: number(
      'overførsel',
      'overført',
      'overførteimp',
      'impoverført',
      'overførselfragrundspillet',
      'carryover',
    ),
    imp: number('imp', 'impikampen', 'impikamp', 'score'),
    total: number('ialt', 'impialt', 'total', 'samlet', 'resultat', 'imptotal'),
    boards: score('spil', 'antalspil', 'boards'),
    halves: number('halvlege', 'antalhalvlege', 'runder', 'halves'),
    homeFirst: text(
      'hjemmei1sektion',
      'hjemmehold1sektion',
      'hjemmeholdi1sektion',
      'hjemme1sektion',
      'hjemme',
      'hjemmehold',
      'homeinsection1',
      'home',
    ),
    winner: text('vinder', 'vinderhold', 'winner'),
    extra: number('omspil', 'ekstraspil', 'impomspil', 'impiomspil', 'extra'),
    date: date('dato', 'spillet', 'date'),
  },
  key: ['team'],
  carried: ['match'],
  fits: (has, { event, about }) => {
    if (!has('team')) return 0;
    const scored = has('imp') || has('total');
    if (has('carry', 'imp')) return 2;
    // The title of a single match is its name.
    if (scored && event !== null && ONE_MATCH.test(about)) return 2;
    if (!has('match', 'imp')) return 0;
    if (has('place') || ONE_MATCH.test(about)) return 2;
    return event === 'division' || event === 'women' ? 1 : 0;
  },
};

export type ChoiceField = 'winner' | 'opponent' | 'resultDate' | 'notified';

export const CHOICE: TableKind<ChoiceField> = {
  kind: 'choice',
  fields: {
    winner: text(
      'vinderafgrundspillet',
      'grundspilsvinder',
      'vinderafgrundspil',
      'winnerofthebasictournament',
    ),
    opponent: text('valgtmodstander', 'valgtsemifinalemodstander', 'semifinalemodstander', 'chosenopponent'),
    resultDate: date(
      'resultatforelå',
      'resultatetforelå',
      'resultatforeligger',
      'grundspilletslut',
      'resultavailable',
    ),
    notified: date('meddelt', 'meddeltden', 'valgmeddelt', 'notified'),
  },
  key: ['winner', 'opponent'],
  fits: (has) => (has('winner', 'opponent') || has('opponent', 'resultDate') ? 2 : 0),
};
