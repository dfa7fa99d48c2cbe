import type { CupMatchMessages } from '../rules/cup-match';
import type { Phrases } from './phrases';

export const cupMatchDa: Phrases<CupMatchMessages> = {
  byImp: ({ winner, imp, other }, format) =>
    `${winner} vinder med ${format.number(imp)} mod ${format.number(other)} imp; spilpoint tæller kun ved imp-lighed.`,
  byPoints: ({ winner, imp, points, other }, format) =>
    `Lige i imp (${format.number(imp)}): ${winner} vinder med ${format.number(points)} mod ${format.number(other)} spilpoint.`,
  fourBoards: ({ imp, points }, format) =>
    `4 spil: begge hold har ${format.number(imp)} imp og ${format.number(points)} spilpoint, så kampen forlænges med 4 spil ad gangen; giv derefter stillingen med de ekstra spil.`,
  mostUp: ({ home, up, other }) => `${home} har flest UP i alt (${up} mod ${other}) og dermed hjemmebane.`,
  drawnFirst: ({ home, up }) => `Begge hold har ${up} UP: ${home} blev udtrukket først og har hjemmebane.`,
  sameTeam: ({ team }, format) => `Holdet ${format.quote(team)} kan ikke møde sig selv.`,
};
