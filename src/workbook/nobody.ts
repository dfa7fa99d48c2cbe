/** What stands where a team would, and names none: byes, and places that nobody has yet. */

const NOBODY =
  /^(?:oversidder|oversidning|sidder over|fri|fri omgang|bye|ingen|hold følger|følger(?: senere)?|afventer|mangler|ukendt|ikke (?:fundet|afgjort|kendt)|ledig(?: plads)?|vakant|vakance|vacant|tb[ad]|n\.? ?n\.?|[-–—?.x/]+)$/u;

/** Whether a folded text names no team. */
export const isNobody = (key: string): boolean => NOBODY.test(key);

const ASIDE =
  /^(?:(?:nb|obs|husk|bemærk|note|noter|ps|kontakt|kontaktperson|kilde|opdateret|ajourført|(?:seneste?|sidste?) (?:opdater|ret|ændr)\p{L}*|rettet|udskrevet|status pr)(?![\p{L}\d])|\*)|^(?:reserver?|reservespillere|substitut(?:ter)?|kaptajn(?:er)?|ikke-?spillende kaptajn|afbud|venteliste|framelding(?:er)?|reserves?|substitutes?)$/u;

/** Whether a folded text in the column of teams is a remark, or a heading of others than a team's players. */
export const isAside = (key: string): boolean => ASIDE.test(key);
