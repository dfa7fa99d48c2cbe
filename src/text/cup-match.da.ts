import type { CupMatchMessages } from '../rules/cup-match';
import type { FunctionText } from './functions';
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

export const cupWinnerTextDa: FunctionText<'teamA' | 'impA' | 'pointsA' | 'teamB' | 'impB' | 'pointsB'> = {
  description: 'Vinderen af en pokalkamp, § 332A3; evt. ekstra spil medregnes i begge tal',
  example: '=DBF.CUPWINNER("P";61;2000;"Q";60;2400)',
  parameters: {
    teamA: { name: 'holdA', description: 'Det ene hold' },
    impA: { name: 'impA', description: 'Holdets imp' },
    pointsA: { name: 'spilpointA', description: 'Holdets spilpoint' },
    teamB: { name: 'holdB', description: 'Det andet hold' },
    impB: { name: 'impB', description: 'Holdets imp' },
    pointsB: { name: 'spilpointB', description: 'Holdets spilpoint' },
  },
};

export const homeTeamTextDa: FunctionText<'first' | 'upFirst' | 'second' | 'upSecond'> = {
  description: 'Holdet med hjemmebane i Pokalturneringen, § 332D2-3',
  example: '=DBF.HOMETEAM("Y";9;"X";12)',
  parameters: {
    first: { name: 'først', description: 'Det først udtrukne hold' },
    upFirst: { name: 'upFørst', description: 'Dets UP i alt' },
    second: { name: 'sidst', description: 'Det andet hold' },
    upSecond: { name: 'upSidst', description: 'Dets UP i alt' },
  },
};
