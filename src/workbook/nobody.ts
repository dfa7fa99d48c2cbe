/** What stands where a team would, and names none: byes, and places that nobody has yet. */

const NOBODY =
  /^(?:oversidder|oversidning|sidder over|fri|fri omgang|bye|ingen|hold følger|følger(?: senere)?|afventer|mangler|ukendt|ikke (?:fundet|afgjort|kendt)|ledig(?: plads)?|vakant|vakance|vacant|tb[ad]|n\.? ?n\.?|[-–—?.x/]+)$/u;

/** Whether a folded text names no team. */
export const isNobody = (key: string): boolean => NOBODY.test(key);
