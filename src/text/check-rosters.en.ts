import type { RosterCheckMessages } from './check-rosters';
import type { ChapterWords } from './checks';

const players = (n: number): string => `${n} ${n === 1 ? 'player' : 'players'}`;
/** Where only the name tells that two listings are one person’s. */
export const byName = (sure: boolean): string =>
  sure ? '' : ' Only the name is the same: see whether it is one person.';

export const checkRostersEn: ChapterWords<RosterCheckMessages> = {
  messages: {
    deadlinePassed: ({ n, deadline }) =>
      `The team has ${players(n)}, and its deadline to become at least 4 passed on ${deadline}.`,
    topUp: ({ n, min }) =>
      `After a withdrawal the team has ${players(n)}; it has the right to be topped up to ${min}.`,
    contactMissing: ({ field }, { quote }) =>
      `Nobody on the team has anything under ${quote(field)}; it must be given for the contact person.`,
    contactSplit: ({ player }) =>
      `The address of ${player}, whose telephone number is given, is missing; both must be given for the contact person.`,
    notPaid: ({ exempt }) =>
      `The team has not paid; its entry is not valid until then${exempt ? ', unless it is exempt because its district has fewer than 1000 members (§ 342E2)' : ''}.`,
    appealMissing: () => 'The team has not said who normally sits on an appeals committee.',
    appealNoPlayer: ({ player }) =>
      `${player} is named for the appeals committee but is not among the players of the team.`,
    changeRefused: ({ player }) => `The change concerning ${player} has not been approved by the organiser.`,
    changeOpen: ({ player }) =>
      `Nothing says whether the organiser has approved the change concerning ${player}.`,
    hasLeft: ({ player, team, address, sure }, { quote }) =>
      `${player} has left ${quote(team)} (${address}) and cannot play for any team of the event afterwards.${byName(sure)}`,
    wasSubstitute: ({ player, team, address, sure }, { quote }) =>
      `${player} has been added to the team but was a substitute for ${quote(team)} (${address}) in the same or a lower division.${byName(sure)}`,
    belongsElsewhere: ({ player, from, to }, { list }) =>
      `With ${player} the team belongs to ${list(to)} instead of ${list(from)}; the addition may be refused.`,
    lastTeamDiffers: ({ player, team, other, address }, { quote }) =>
      `${player} is listed from last season’s ${quote(team)} but was on ${quote(other)} (${address}).`,
    lastTeamWithout: ({ player, team, address }, { quote }) =>
      `${player} is listed from last season’s ${quote(team)} (${address}) but was not on it.`,
    higherRow: ({ n, team, row }, { quote }) =>
      `The team has ${players(n)} from last season’s ${quote(team)} and could play in division ${row}; then it has no right to play in a lower one.`,
    substituteBarred: ({ player, team, address, sure }, { quote }) =>
      `${player} cannot be a substitute: the player is registered on ${quote(team)} (${address}) in the same or a higher division.${byName(sure)}`,
    substituteBeside: ({ player, team, address, sure }, { quote }) =>
      `${player} is registered on ${quote(team)} (${address}) in the other 3rd division; that is allowed, as neither is higher than the other.${byName(sure)}`,
    twoTeamsInHalf: ({ player, team, address, sure }, { quote }) =>
      `${player} is a substitute for ${quote(team)} (${address}) in the same round as well.${byName(sure)}`,
    onDivisionTeam: ({ player, team, address, sure }, { quote }) =>
      `${player} is registered on ${quote(team)} of the division tournament (${address}).${byName(sure)}`,
    wasOnDivisionTeam: ({ player, team, address, sure }, { quote }) =>
      `${player} was registered on ${quote(team)} of the division tournament last season (${address}).${byName(sure)}`,
    substituteStillIn: ({ player, team, address, round, sure }, { quote }) =>
      `${player} cannot be a substitute in round ${quote(round)}: the player is registered on ${quote(team)} (${address}), which had not been knocked out in an earlier round.${byName(sure)}`,
    substituteLateTeam: ({ player, team, address, sure }, { quote }) =>
      `${player} cannot be a substitute: the player is registered on ${quote(team)} (${address}), which was in the 1/16-finals.${byName(sure)}`,
    substituteBeforeDivision: ({ player, team, address, sure }, { quote }) =>
      `${player}, registered on ${quote(team)} of the division tournament (${address}), can be a substitute only from the round in which teams of that division come in.${byName(sure)}`,
    lateBeforeDivision: ({ player, division }) =>
      `${player} (division ${division}) was entered after the closing date and can be used only from the round in which teams of that division come in.`,
    substituteBeforeOwn: ({ player, division }) =>
      `${player} (${division}) can be a substitute only from the round in which teams of that division come in.`,
    notAWoman: ({ player }) => `${player} is listed as a man; the event is for women’s teams.`,
    alreadyInDivision: ({ team, address }, { quote }) =>
      `${quote(team)} plays in a division already (${address}); the qualifier is for the other teams.`,
    joinedLate: ({ player, joined, day }) =>
      `${player} joined the club on ${joined}; the player must be on the list of members of ${day}.`,
    joinedAfterPlay: ({ player, joined, day }) =>
      `${player} played on ${day} but did not join the club until ${joined}.`,
    leftEarly: ({ player, left, day }) =>
      `${player} left the club on ${left}; the player must be on the list of members of ${day}.`,
    leftBeforePlay: ({ player, left, day }) => `${player} played on ${day} but had left the club on ${left}.`,
    otherClub: ({ player, actual, expected }, { quote }) =>
      `${player} is listed as a member of ${quote(actual)}, but the team represents ${quote(expected)}.`,
    notClubName: ({ club }, { quote }) =>
      `The team must have the name of the club, ${quote(club)}, with a letter or a number where needed.`,
    clubTeamSign: ({ club, n }, { quote }) =>
      `${quote(club)} has ${n} teams; then each of them needs a letter or a number.`,
    tooManyADay: ({ day, most }) => `The team used more than ${most} players on ${day}.`,
    playedForOther: ({ player, team, address, sure }, { quote }) =>
      `${player} has played for ${quote(team)} in a district championship (${address}).${byName(sure)}`,
    tooOldOn: ({ player, born, limit, year }) =>
      `${player} (born ${born}) is ${limit} or older on 1 January ${year}.`,
    tooOldBefore: ({ player, born, limit, year }) =>
      `${player} (born ${born}) turned ${limit} before 1 January ${year}.`,
    notJuniorMember: ({ player }) =>
      `${player} is marked as not a member; players must be members of DBF or of its junior club.`,
    loanNotApproved: ({ player, team, address, sure }, { quote }) =>
      `${player}, registered on ${quote(team)} (${address}), is not approved as a substitute by the director.${byName(sure)}`,
    loanBeforeFinal: ({ player, team, address, phase, sure }, { quote }) =>
      `${player}, registered on ${quote(team)} (${address}), can be a substitute only in a final meet, not in ${quote(phase)}.${byName(sure)}`,
    loanInFinalA: ({ player, team, address, finalist, sure }, { quote }) =>
      `${player}, registered on ${quote(team)} (${address}), cannot be a substitute: ${quote(finalist)} is in the A-final.${byName(sure)}`,
    loanLeavesFew: ({ player, team, address, n, least, sure }, { quote }) =>
      `Without ${player}, ${quote(team)} (${address}) has only ${players(n)}; at least ${least} must remain.${byName(sure)}`,
    miniTeams: ({ n, teams }) => `The event has ${n} ${n === 1 ? 'team' : 'teams'}; there must be ${teams}.`,
    startMissing: ({ teams }) => `The team’s start number (1-${teams}) is missing.`,
    startOutside: ({ actual, teams }, { quote }) =>
      `The start number is ${quote(actual)}; it must be one of 1-${teams}.`,
    startTwice: ({ n, team }, { quote }) => `${quote(team)} already has start number ${n}.`,
    seasonUnknown: () => 'the season is unknown.',
    todayUnknown: () => 'today’s date is unknown.',
    rosterMissing: ({ event }) => `there are no rosters of ${event}.`,
    lastRosterMissing: ({ event }) => `there are no rosters of ${event} from last season.`,
    earlierSeason: ({ address }) =>
      `The roster in ${address} is of an earlier season and is used for comparison only.`,
  },
  clauses: {
    '301C3':
      'An addition may be refused if it changes which district the team belongs to. Reading 3 (Læsning).',
    '303B1': 'An entry is valid only when the fee and any contribution to the travel pool are paid.',
    '303C3a':
      'Once a team has started its first match, every change of it must be approved by the organiser.',
    '303C3b': 'A player who has left a team can play for no team of the event afterwards.',
    '303C3c': 'A team that falls below 4 by a withdrawal has the right to be topped up to 4.',
    '303C3d':
      'A player who is added to a team must not have been a substitute for another in the same or a lower division, unless the event’s rules say otherwise.',
    '321D1':
      'A substitute must not be registered on another team of the same or a higher division. Reading 30 (Læsning): 3rd East and West.',
    '321D2': 'A substitute may play for only one team in the same round (half).',
    '321F2': 'With its entry the team says who normally sits on an appeals committee.',
    '324A4': 'A player registered on a division team may not play in the qualifiers. Reading 30 (Læsning).',
    '325D1':
      'The qualifier is open to all women’s teams that do not play in the women’s 1st or 2nd division.',
    '332B4':
      'A player entered after the closing date who would have had the team come in later is used only from the round of that player’s division.',
    '331B2a':
      'A substitute is not registered in the event, or is on a team that was knocked out in an earlier round.',
    '331B2b': 'A player of a team that is in the 1/16-finals may not be a substitute, not even later.',
    '331B2c':
      'A player of a division may be a substitute only from the round in which its teams come in. Reading 32 (Læsning): of several rounds, the first.',
    '341A2': 'A team has the name of its club; several teams of a club differ by a letter or a number.',
    '341B2':
      'The players are members of the team’s club by the list of 31 December and on the days they play. Reading 19 (Læsning).',
    '341B3':
      'At most 6 players a day, or a match where no more are played on that day or weekend. Readings 27 and 41 (Læsning).',
    '342B2':
      'The players are members of the team’s club by the list of 31 December and on the days they play. Reading 19 (Læsning).',
    '342G2': 'With its entry the team says who normally sits on an appeals committee.',
    '343A1':
      'The players are members of DBF or of its junior club and not yet 25 on 1 January of the season. Reading 20 (Læsning).',
    '343A2a': 'A substitute from another team must be approved by the director.',
    '343A2b': 'A substitute from another team may be used in a final meet only.',
    '343A2c':
      'A substitute from another team may be used only when neither of the two teams has qualified for the A-final.',
    '343A2d': 'The team that the substitute comes from must still have at least 4 players.',
    '344A1': 'The players did not turn 20 before 1 January of the season. Reading 20 (Læsning).',
    '363A1':
      'A player must not have been registered on a team of the division tournament this season or last.',
    '364B1': 'Each mini teams event has 8 teams, which get the start numbers 1-8 by lot.',
  },
};
