import type { CupMatchMessages } from '../rules/cup-match';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const cupMatchEn: Phrases<CupMatchMessages> = {
  byImp: ({ winner, imp, other }, format) =>
    `${winner} wins by ${format.number(imp)} to ${format.number(other)} IMPs; total points count only when IMPs are level.`,
  byPoints: ({ winner, imp, points, other }, format) =>
    `Level on IMPs (${format.number(imp)}): ${winner} wins by ${format.number(points)} to ${format.number(other)} total points.`,
  fourBoards: ({ imp, points }, format) =>
    `4 boards: both teams have ${format.number(imp)} IMPs and ${format.number(points)} total points, so the match is extended by 4 boards at a time; then give the score with the extra boards.`,
  mostUp: ({ home, up, other }) => `${home} has most UP in all (${up} to ${other}) and is at home.`,
  drawnFirst: ({ home, up }) => `Both teams have ${up} UP: ${home} was drawn first and is at home.`,
  sameTeam: ({ team }, format) => `The team ${format.quote(team)} cannot meet itself.`,
};

export const cupWinnerTextEn: FunctionText<'teamA' | 'impA' | 'pointsA' | 'teamB' | 'impB' | 'pointsB'> = {
  description: 'Winner of a cup match, § 332A3; extra boards are included in both figures',
  example: '=DBF.CUPWINNER("P",61,2000,"Q",60,2400)',
  parameters: {
    teamA: { name: 'teamA', description: 'One team' },
    impA: { name: 'impA', description: 'Its IMPs' },
    pointsA: { name: 'pointsA', description: 'Its total points' },
    teamB: { name: 'teamB', description: 'The other team' },
    impB: { name: 'impB', description: 'Its IMPs' },
    pointsB: { name: 'pointsB', description: 'Its total points' },
  },
};

export const homeTeamTextEn: FunctionText<'first' | 'upFirst' | 'second' | 'upSecond'> = {
  description: 'The home team in the cup, § 332D2-3',
  example: '=DBF.HOMETEAM("Y",9,"X",12)',
  parameters: {
    first: { name: 'first', description: 'The team drawn first' },
    upFirst: { name: 'upFirst', description: 'Its away points in all' },
    second: { name: 'second', description: 'The other team' },
    upSecond: { name: 'upSecond', description: 'Its away points in all' },
  },
};
