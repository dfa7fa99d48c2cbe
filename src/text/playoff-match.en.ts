import type { HomeMessages, PlayoffMessages, SemifinalMessages } from '../rules/playoff-match';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const playoffMatchEn: Phrases<PlayoffMessages> = {
  sameTeam: ({ team }, f) => `The two teams must differ; both are ${f.quote(team)}.`,
  carryNotSixths: ({ carry }, f) =>
    `The carry-over ${f.number(carry)} is not a whole number of sixths of an IMP, as halves and thirds always are: use the number that CARRYOVER gives, without rounding.`,
  extraNotNeeded: ({ winner }) =>
    `The match is won by ${winner}, so no rounds of 4 boards are played; remove their IMPs.`,
  extraRounds: ({ teamA, teamB }) =>
    `${teamA} and ${teamB} are level both with and without the carry-over: play rounds of 4 boards until one of them wins.`,
  totals: ({ teamA, teamB, impA, impB, carry, lead }, f) =>
    `${teamA} ${f.exact(impA)} IMPs, ${teamB} ${f.exact(impB)} IMPs, carried over to ${teamA} ${f.exact(carry)} IMPs: difference ${f.exact(lead)} IMPs.`,
  byTotal: ({ winner, margin }, f) => `${winner} wins by ${f.exact(margin)} IMPs, carry-over included.`,
  byMatch: ({ winner, margin }, f) =>
    `Level with the carry-over: ${winner} won the play-off match itself by ${f.exact(margin)} IMPs and wins.`,
  byExtraRounds: ({ winner, a, b }, f) =>
    `Level both with and without the carry-over: ${winner} wins on the rounds of 4 boards, ${f.number(a)}-${f.number(b)}.`,
};

export const homeEn: Phrases<HomeMessages> = {
  homeByMatch: ({ home, away }) =>
    `${home} won the mutual match of the basic tournament: home in section 1, and ${away} in section 2.`,
  homeByLot: ({ home, away }) => `The lot fell on ${home}: home in section 1, and ${away} in section 2.`,
  homeLot: ({ teamA, teamB }) => `A lot between ${teamA} and ${teamB} decides who is home in section 1.`,
  lotOutside: ({ lot, teamA, teamB }, f) =>
    `The lot is between ${f.quote(teamA)} and ${f.quote(teamB)}, not ${f.quote(lot)}.`,
};

export const semifinalsEn: Phrases<SemifinalMessages> = {
  notFour: ({ teams }) => `There must be 4 different teams, nos. 1-4 of the basic tournament, not ${teams}.`,
  notQualified: ({ choice, others }, f) =>
    `${f.quote(choice)} cannot be chosen: choose among ${f.list(others)}.`,
  chosen: ({ winner, opponent }) => `${winner} has chosen ${opponent} as its semi-final opponent.`,
  notChosen: ({ winner, opponent }) =>
    `${winner} has chosen nobody within 8 days of the result of the basic tournament and meets no. 4, ${opponent}.`,
};

export const playoffTextEn: FunctionText<
  'teamA' | 'impA' | 'teamB' | 'impB' | 'carryA' | 'extraA' | 'extraB'
> = {
  description: 'Winner of a play-off or promotion match, §§ 323E-F',
  example: '=DBF.PLAYOFF("Aarhus",100,"Odense",105,9)',
  parameters: {
    teamA: { name: 'teamA', description: 'The one team' },
    impA: { name: 'impA', description: 'Team A’s IMPs in the match, without carry-over' },
    teamB: { name: 'teamB', description: 'The other team' },
    impB: { name: 'impB', description: 'Team B’s IMPs in the match, without carry-over' },
    carryA: {
      name: 'carryA',
      description: 'IMPs carried over from team A’s side, as CARRYOVER gives it; blank in a promotion match',
    },
    extraA: { name: 'extraA', description: 'Team A’s IMPs in the rounds of 4 boards in all' },
    extraB: { name: 'extraB', description: 'Team B’s IMPs in the rounds of 4 boards in all' },
  },
};

export const playoffHomeTextEn: FunctionText<'teamA' | 'impA' | 'teamB' | 'impB' | 'lot'> = {
  description: 'Home team in section 1 of a play-off match, § 323D2',
  example: '=DBF.PLAYOFFHOME("Aarhus",60,"Odense",42)',
  parameters: {
    teamA: { name: 'teamA', description: 'The one team' },
    impA: {
      name: 'impA',
      description: 'Team A’s IMPs in the mutual match of the basic tournament; blank in a promotion match',
    },
    teamB: { name: 'teamB', description: 'The other team' },
    impB: { name: 'impB', description: 'Team B’s IMPs in the mutual match of the basic tournament' },
    lot: { name: 'lot', description: 'The team drawn, where the match was drawn' },
  },
};

export const semifinalsTextEn: FunctionText<'best' | 'choice'> = {
  description: 'The two semi-finals of the play-off, § 323B',
  example: '=DBF.SEMIFINALS(A2:A5,"Vejle")',
  parameters: {
    best: { name: 'nos1to4', description: 'Nos. 1-4 of the basic tournament, the winner first' },
    choice: { name: 'choice', description: 'The winner’s choice of opponent; blank when none came in time' },
  },
};
