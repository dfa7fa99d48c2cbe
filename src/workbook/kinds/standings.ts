/** §§ 322-325: who stands where in a division, a qualifier or the promotion event East of Storebælt. */
import { number, score, text, type TableKind } from './kind';

export type StandingsField =
  'place' | 'ordinal' | 'team' | 'division' | 'played' | 'kp' | 'imp' | 'score' | 'from' | 'season';

/** A match after the basic tournament, by its name. */
export const ONE_MATCH =
  /slutspil|semifinale|oprykningskamp|omkamp|afgørende kamp|kamp om |play-?off|promotion match/u;

export const STANDINGS: TableKind<StandingsField> = {
  kind: 'standings',
  fields: {
    place: number('placering', 'plac', 'plads', 'pl', 'slutplacering', 'rang', 'place', 'rank', 'pos'),
    // A place where there is no other column of places, else the number that the team has in the schedule.
    ordinal: number('nr', 'no', 'nummer', 'startnr'),
    team: text('hold', 'holdnavn', 'team', 'teamname', 'stilling', 'slutstilling'),
    division: text('division', 'række', 'turnering', 'kvalifikation', 'kreds', 'div'),
    played: number(
      'kampe',
      'antalkampe',
      'spilledekampe',
      'kampespillet',
      'spillet',
      'k',
      'matches',
      'played',
    ),
    kp: number('kp', 'kamppoint', 'kpialt', 'kamppointialt', 'vp', 'victorypoints', 'samletkp'),
    imp: score('imp', 'impialt', 'impdifference', 'impdiff', 'impforskel', 'impscore'),
    // Everybody's word: it stands for IMPs beside match points.
    score: score('score'),
    from: text('fra', 'kommerfra', 'område', 'udtagetfra', 'from'),
    season: text('sæson', 'season'),
  },
  eventFrom: 'division',
  key: ['team'],
  carried: ['division', 'season'],
  // Teams with match points are bridge; a table with places alone needs the tournament's own name, for `1. division` is
  // also football's.
  fits: (has, { event, about }) => {
    if (!has('team') || has('division', 'from')) return 0;
    // Two teams of one match, with its IMPs and the places that they come from, are no table.
    if (!has('kp') && ONE_MATCH.test(about)) return 0;
    const placed = has('place') || has('ordinal');
    if (placed && (has('kp') || has('imp'))) return 2;
    const ours = /divisionsturnering|damedivision|bridge|dbf|§ ?32|danish open/u;
    const qualifier = /oprykningsturnering|østoprykning|kreds (?:ii|iv|2|4)(?!\p{L})/u;
    return placed && ((event !== null && ours.test(about)) || qualifier.test(about)) ? 2 : 0;
  },
};
