import type { CupMatchMessages } from '../rules/cup-match';
import type { Phrases } from './phrases';

export const cupMatchEn: Phrases<CupMatchMessages> = {
  byImp: ({ winner, imp, other }, format) =>
    `${winner} wins by ${format.number(imp)} to ${format.number(other)} IMP; total points count only when IMP are level.`,
  byPoints: ({ winner, imp, points, other }, format) =>
    `Level on IMP (${format.number(imp)}): ${winner} wins by ${format.number(points)} to ${format.number(other)} total points.`,
  fourBoards: ({ imp, points }, format) =>
    `4 boards: both teams have ${format.number(imp)} IMP and ${format.number(points)} total points, so the match is extended by 4 boards at a time; then give the score with the extra boards.`,
  mostUp: ({ home, up, other }) => `${home} has most UP in all (${up} to ${other}) and is at home.`,
  drawnFirst: ({ home, up }) => `Both teams have ${up} UP: ${home} was drawn first and is at home.`,
  sameTeam: ({ team }, format) => `The team ${format.quote(team)} cannot meet itself.`,
};
