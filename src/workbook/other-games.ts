/** Sheets of other games than bridge, which have teams, players, matches, divisions and cups too. */
import { fold } from './folding';
import { headingKey } from './roster-fields';
import type { SheetSnapshot } from './snapshot';

/** Names of games and of their unions, as titles have them; `Golf Hotel` and `Tennisvej` are places. */
const GAMES =
  /håndbold|handball|fodbold|football|soccer|floorball|volley|basketball|(?:is)?hockey|rugby|badminton|tennis(?!vej|alle)|golf(?! ?hotel| ?klubben? ?restaurant|vej)|gymnasti|svømning|svømmehold|atletik|petanque|bowling|kegle|billard|snooker|dartklub|dartturnering|skakklub|skakturnering|skakhold|bueskydning|roklub|kapsejlads|cricket|curling|e-?sport|counter-?strike|(?<!\p{L})(?:herrer|herrehold|herresenior|dbu|dhf|dgu|dgi|tv[- ]?tips)(?!\p{L})/u;
/** What tells bridge in spite of them: a bridge club may play in the golf club's rooms. */
const BRIDGE =
  /bridge|(?<!\p{L})dbf(?!\p{L})|divisionsturnering|danish open|(?:åbent|dame|veteran|junior|skole|åbne) ?par|systemkort|makker/u;

/** Teams such as `U16 drenge`, `Herre 1` or `Serie 3`, that no bridge club has. */
const OTHER_TEAM =
  /^(?:u ?-?\d{1,2}(?!\p{L})|(?:herre|dame|drenge|pige)r?(?:[ -]?(?:senior|junior))?(?: |$)|(?:herre|dame)?senior|old ?(?:boys|girls)|serie ?\d|mini ?put|lille ?put|puslinge|\d{1,2}\. holdet)/u;

/** Headings that only other games have. */
const OTHER_HEADINGS = new Set(
  (
    'trøjenr trøjenummer rygnr rygnummer trøje mål målscore målforskel uafgjort uafgjorte handicap hcp hcap ' +
    'gulekort rødekort udvisninger assists keeper målmand hal halnavn bane træner træningstid ' +
    'bræt brætnr rating elo styrketal chauffør nummerplade regnr ' +
    'jerseyno jersey shirtno goals draws goaldifference pitch position'
  ).split(' '),
);
/** Headings that only bridge has. */
const OUR_HEADING = /^(?:dbf|imp|kp|kamppoint|udebanepoint|systemkort)|ikkespillende/u;

/** Whether what stands above a table, folded, names another game. */
export const namesOtherGame = (about: string): boolean => GAMES.test(about) && !BRIDGE.test(about);

/** Whether what stands above a table, folded, names bridge. */
export const namesBridge = (about: string): boolean => BRIDGE.test(about);

/** Whether the headings are another game's: theirs and none of ours. */
export function headsOtherGame(headings: readonly string[]): boolean {
  const keys = headings.map(headingKey);
  return keys.some((key) => OTHER_HEADINGS.has(key)) && !keys.some((key) => OUR_HEADING.test(key));
}

const MOST_ROWS = 200;

/** Whether all that stands below a heading `Hold` are names that only other games give to teams. */
export function areOtherTeams(values: SheetSnapshot['values'], header: number, column: number): boolean {
  let teams = false;
  for (let at = header + 1; at < values.length && at <= header + MOST_ROWS; at += 1) {
    const cell = values[at]?.[column] ?? '';
    if (cell === '') continue;
    if (typeof cell !== 'string' || !OTHER_TEAM.test(fold(cell))) return false;
    teams = true;
  }
  return teams;
}
