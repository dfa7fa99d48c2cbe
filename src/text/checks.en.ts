import type { CheckWords } from './checks';
import { checkApplicationsEn } from './check-applications.en';
import { checkPairsEn } from './check-pairs.en';
import { checkSeatsEn } from './check-seats.en';
import { checkLeagueEn } from './check-league.en';
import { byName, checkRostersEn } from './check-rosters.en';
import { checkCupEn } from './check-cup.en';
import { checkAdministrationEn } from './check-administration.en';
import { checkSystemsEn } from './check-systems.en';
import { checkSeatingEn } from './check-seating.en';
import { checkLotsEn } from './check-lots.en';
import { checkFestivalEn } from './check-festival.en';
import { checkEntriesEn } from './check-entries.en';
import { checkTravelEn } from './check-travel.en';
import { eventsEn } from './events.en';
import { sheetsEn } from './sheets.en';

const players = (n: number): string => `${n} ${n === 1 ? 'player' : 'players'}`;

export const checksEn: CheckWords = {
  messages: {
    ...checkLeagueEn.messages,
    ...checkRostersEn.messages,
    ...checkCupEn.messages,
    ...checkTravelEn.messages,
    ...checkEntriesEn.messages,
    ...checkFestivalEn.messages,
    ...checkLotsEn.messages,
    ...checkSeatingEn.messages,
    ...checkSystemsEn.messages,
    ...checkAdministrationEn.messages,
    ...checkSeatsEn.messages,
    ...checkPairsEn.messages,
    ...checkApplicationsEn.messages,
    teamSize: ({ n, clause, min, max }, { clause: sign }) =>
      `The team has ${players(n)}; ${sign(clause)} requires ${min === max ? min : `${min}-${max}`}${clause === '364A2' && n > max ? ', except in force majeure' : ''}.`,
    teamSizeAllowed: ({ n, deadline }) =>
      `The team has ${players(n)} and a deadline (${deadline}) to become at least 4.`,
    twice: ({ player, address, sure }) => `${player} is already on the team, in ${address}.${byName(sure)}`,
    twoTeams: ({ player, other, address, sure }, { quote }) =>
      `${player} is also on the team ${quote(other)}, in ${address}.${byName(sure)}`,
    noNumber: ({ player }) => `The DBF number of ${player} is missing.`,
    sharedNumber: ({ number, player, other, address }) =>
      `DBF number ${number} stands both at ${player} and at ${other} (${address}).`,
    twoNumbers: ({ number, player, other, address }) =>
      `${player} has DBF number ${number} here, but ${other} in ${address}.`,
    nameMissing: ({ number }) => `The name of the player with DBF number ${number} is missing.`,
    notMember: ({ player }) => `${player} is marked as not a member; only members may take part.`,
    noHomeTown: () => 'The home town of the team is missing.',
    homeTown: ({ actual, expected, n }, { list, quote }) =>
      `The home town is ${quote(actual)}, but most players (${n}) live in ${list(expected)}.`,
    lastTeam: ({ n, team }, { quote }) =>
      `The team has ${players(n)} from last season’s ${quote(team)}; at least 2 are required to take over its right.`,
    claimLost: ({ n, team, other, address, most }, { quote }) =>
      `The team has ${players(n)} from last season’s ${quote(team)}, but ${quote(other)} (${address}) has ${most} and takes over its right.`,
    claimEven: ({ n, team, other, address }, { quote }) =>
      `The team and ${quote(other)} (${address}) each have ${players(n)} from last season’s ${quote(team)}; its captain chooses who takes over the right.`,
    claimDrawn: ({ team, other, address }, { quote }) =>
      `${quote(other)} (${address}) has taken over the right of last season’s ${quote(team)} by lot.`,
    eventUnknown: () => 'the event is unknown.',
    fieldMissing: ({ field }, { quote }) => `the column ${quote(field)} is missing.`,
    sheetMissing: ({ kind }, { quote }) => `there is no sheet of the kind ${quote(kind)}.`,
    unreadCells: ({ n, address }) =>
      n === 1
        ? `Cell ${address} cannot be read and has not been checked.`
        : `${n} cells cannot be read and have not been checked; the first is ${address}.`,
    errorCells: ({ n, address }) =>
      n === 1
        ? `Cell ${address} shows an error and has not been checked.`
        : `${n} cells show an error and have not been checked; the first is ${address}.`,
    columnBlank: ({ column }, { quote }) => `the column ${quote(column)} is blank.`,
    noBridge: ({ address }) =>
      `The list in ${address} was not checked: nothing in the workbook shows that these are bridge teams. If they are, choose what the sheet is or which event it belongs to.`,
    noTeams: ({ address }) => `The table in ${address} has no teams.`,
    noRows: ({ address }) => `The table in ${address} has not been filled in.`,
    otherTable: ({ range, headings }, { list, quote }) =>
      `The table in ${range} (${list(headings.map(quote))}) has not been checked: it is not like any kind that is known.`,
    noTable: () => 'No header row with columns that are known, such as Hold (team) and Spiller (player).',
    ignored: () => 'The sheet has been left out by choice.',
    empty: () => 'The sheet is empty.',
    tooLarge: () => 'The sheet is too large to be read.',
    gone: () => 'The sheet was deleted while it was being read.',
  },
  clauses: {
    ...checkLeagueEn.clauses,
    ...checkRostersEn.clauses,
    ...checkCupEn.clauses,
    ...checkTravelEn.clauses,
    ...checkEntriesEn.clauses,
    ...checkFestivalEn.clauses,
    ...checkLotsEn.clauses,
    ...checkSeatingEn.clauses,
    ...checkSystemsEn.clauses,
    ...checkAdministrationEn.clauses,
    ...checkSeatsEn.clauses,
    ...checkPairsEn.clauses,
    ...checkApplicationsEn.clauses,
    '301A': 'Only members of a club under DBF may take part. Reading 39 (Læsning): exceptions.',
    '303A2':
      'The entry must name all players, and the address and telephone number of a contact. Reading 41 (Læsning): a missing or repeated member number is a warning.',
    '303C1':
      'A team has 4-6 players. Reading 4 (Læsning): a playing captain counts, a non-playing one does not.',
    '303C2': 'The organiser may give a deadline to a team of fewer than 4. Reading 42 (Læsning).',
    '304A2':
      'The home town of a team is the town where most of its players live; of several, the team may choose. Reading 42 (Læsning).',
    '321C1':
      'The right from last season needs at least two of the original team’s players. Readings 37 and 41 (Læsning).',
    '321C2': 'When a team splits, one of the new teams takes over its right. Readings 10 and 37 (Læsning).',
    '321C2a':
      'The new team with most of the original team’s players takes over the right. Reading 10 (Læsning).',
    '321C2b':
      'If teams have equally many, the original team’s captain chooses, otherwise a lot decides. Reading 10 (Læsning).',
    '321C2c': 'If the captain does not choose, a lot decides between the new teams. Reading 2 (Læsning).',
    '331B2d': 'Nobody may play for two teams in the same round. Reading 41 (Læsning).',
    '341B4':
      'Nobody may play for two clubs in the event, not even in the championships of two districts. Reading 41 (Læsning).',
    '342B3': 'A club may use at most 6 players. Reading 27 (Læsning).',
    '342B4':
      'Nobody may play for a club after playing for another earlier in the event, in another district too. Reading 41 (Læsning).',
    '362A1': 'A team has at most 6 players. Reading 27 (Læsning).',
    '362A2': 'Nobody may play for more than one team in the event. Reading 41 (Læsning).',
    '363A2': 'A team has at most 6 players. Reading 27 (Læsning).',
    '363A3': 'Nobody may play for more than one team in the event. Reading 41 (Læsning).',
    '364A2': 'A team has at most 4 players, except in force majeure. Reading 27 (Læsning).',
  },
  kinds: sheetsEn.kinds,
  events: eventsEn,
  fields: sheetsEn.fields,
};
