import type { ContinuationMessages, OriginalPlayers } from '../rules/continuation';
import type { ContinuationCellMessages, SuccessorParameter } from './continuation';
import type { Format } from './format';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const counted = (counts: readonly OriginalPlayers[], f: Format): string =>
  f.list(counts.map(({ team, players }) => `${team} ${players}`));

export const continuationEn: Phrases<ContinuationMessages & ContinuationCellMessages> = {
  playerTwice: ({ player, team }, f) =>
    `${f.quote(player)} is named twice among the players of the original team${team === '' ? '' : ` ${f.quote(team)}`}.`,
  newTeamTwice: ({ team }, f) => `The new team ${f.quote(team)} is named twice.`,
  choiceUnknown: ({ team }, f) => `The captain’s choice ${f.quote(team)} is not one of the new teams.`,
  choiceNotTied: ({ team, tied }, f) =>
    `The captain can only choose between ${f.list(tied)}, which have equally many original players, not ${f.quote(team)}.`,
  lotUnknown: ({ team }, f) => `The team drawn, ${f.quote(team)}, is not one of the new teams.`,
  lotNotTied: ({ team, tied }, f) =>
    `The lot is between ${f.list(tied)}; ${f.quote(team)} is not part of it.`,
  tie: ({ tied, players }, f) =>
    `${f.list(tied)} have ${players} ${players === 1 ? 'player' : 'players'} each from the original team: its captain chooses, otherwise the organiser draws a lot.`,
  complex: ({ facts }, f) =>
    `Several teams have become several new teams: the organiser decides who holds the right. Original players on the new teams: ${facts
      .map(({ from, counts }) => `from ${from}: ${counted(counts, f)}`)
      .join('; ')}.`,
  counted: ({ counts }, f) => `Players from the original team: ${counted(counts, f)}.`,
  nobody: ({ needed }) =>
    `No new team has at least ${needed} of the original players: nobody can take over the right.`,
  most: ({ team, players }) => `${team} has the most original players, ${players}, and takes over the right.`,
  byCaptain: ({ team, tied }, f) =>
    `${f.list(tied)} have equally many; the captain of the original team has chosen ${team}.`,
  byLot: ({ team, tied }, f) => `${f.list(tied)} have equally many; the lot fell on ${team}.`,
  choiceIdle: ({ team }) =>
    `The captain’s choice ${team} has no effect: the captain chooses only between teams with equally many.`,

  rosterRows: ({ teams, rows }) =>
    `The players must stand in one row for each new team: ${teams} ${teams === 1 ? 'team' : 'teams'} but ${rows} ${rows === 1 ? 'row' : 'rows'}.`,
  oldTeamsRows: ({ players, teams }) =>
    `An original team must stand beside each original player: ${players} ${players === 1 ? 'player' : 'players'} but ${teams} ${teams === 1 ? 'team' : 'teams'}.`,
};

export const successorTextEn: FunctionText<SuccessorParameter> = {
  description: 'The new team that takes over the right of a team, § 321C',
  example: '=DBF.SUCCESSOR(A2:A7,C2:C3,D2:G3)',
  parameters: {
    oldPlayers: { name: 'oldPlayers', description: 'The players registered on the original team' },
    teams: { name: 'teams', description: 'The new teams' },
    players: { name: 'players', description: 'The players of each new team, one row per team' },
    captainsChoice: {
      name: 'captainsChoice',
      description: 'The team that the captain chooses when teams are equal',
    },
    lot: { name: 'lot', description: 'The team drawn when the captain does not choose' },
    oldTeams: {
      name: 'oldTeams',
      description: 'Original team of each old player, where several teams became several, § 321C3',
    },
  },
};
