import type { CupCheckMessages } from './check-cup';
import type { ChapterWords } from './checks';

const WHY = {
  walkover: 'the match was not played',
  venue: 'DBF chooses the venue of the semi-finals and the final',
  bye: 'the team has a bye',
};
const days = (n: number): string => `${n} ${n === 1 ? 'day' : 'days'}`;

export const checkCupEn: ChapterWords<CupCheckMessages> = {
  messages: {
    cupUp: ({ actual, expected }, { number }) =>
      `The away points are ${number(actual)}, but the journey gives ${number(expected)}.`,
    cupUpNone: ({ actual, why }, { number }) =>
      `The away points are ${number(actual)} but should be 0, as ${WHY[why]}.`,
    cupUpBefore: ({ actual, expected, exact }, { number }) =>
      `The away points before the match are ${number(actual)}, but the team has ${exact ? '' : 'at least '}${number(expected)} from earlier rounds.`,
    cupHomeByUp: ({ team, up, other, otherUp }, { number, quote }) =>
      `${quote(team)} should be at home: it has ${number(up)} away points, ${quote(other)} has ${number(otherUp)}.`,
    cupHomeDrawn: ({ team, up, other }, { number, quote }) =>
      `${quote(team)} should be at home: it was drawn before ${quote(other)}, and both have ${number(up)} away points.`,
    cupWinner: ({ actual, expected, by }, { quote }) =>
      `The winner is ${quote(actual)}, but ${quote(expected)} has ${by === 'imp' ? 'more IMPs' : 'more total points with IMPs level'}.`,
    cupWinnerUnknown: ({ actual }, { quote }) => `The winner ${quote(actual)} is neither team of the match.`,
    cupWinnerLevel: ({ actual }, { quote }) =>
      `The winner is ${quote(actual)}, but the teams are level on IMPs and on total points: 4 more boards at a time have to be played.`,
    cupBoards: ({ what, actual, expected, byAgreement }, { number }) =>
      `The number of ${{ boards: 'boards', rounds: 'rounds', perRound: 'boards a round' }[what]} is ${number(actual)} but should be ${expected.map(number).join(' or ')}${byAgreement ? ', unless the captains have agreed otherwise (§ 332A2c)' : ''}.`,
    cupReportLate: ({ actual, until }) =>
      `The result was reported ${actual}, but the deadline was ${until}: the winners lose 1 gold point a player (§ 334B4).`,
    cupReportMissing: ({ until }) => `The result has not been reported, and the deadline was ${until}.`,
    cupPlayersMissing: () =>
      'The report does not say who played, and how many boards each player played: without a correct report the winners lose 1 gold point a player (§ 334B4).',
    cupNextFeeLate: ({ actual, until }) =>
      `The fee for the next round was paid ${actual} but was due with the report of ${until}.`,
    cupNextFeeMissing: () =>
      'The fee for the next round is not paid; it is due with the report unless it was paid up front or the round is free by § 331D2.',
    cupWalkoverFine: ({ actual, expected }, { number }) =>
      `The fine is DKK ${number(actual)} but should be the opponents’ fee for the round, DKK ${number(expected)}.`,
    cupAgainstItself: () => 'The team meets itself.',
    cupTwice: ({ address }) => `The team plays in this round already, in ${address}.`,
    cupKnockedOut: ({ address, winner }, { quote }) =>
      `The team was knocked out by ${quote(winner)} (${address}) and cannot play on.`,
    cupNotInNext: ({ round, full }, { quote }) =>
      `The winner is missing in the next round${round === '' ? '' : ` (${quote(round)})`}${full ? '' : ', unless it has a bye'}.`,
    cupSameClub: ({ club }, { quote }) =>
      `Both captains belong to ${quote(club)}; in round 1 an unseeded team must not meet a team of the same club.`,
    cupFarAway: ({ km, limit }, { number }) =>
      `The journey is ${number(km)} km; in the first rounds no team should, as far as possible, drive more than ${number(limit)} km each way.`,
    cupEntersEarly: ({ division, players }) =>
      players === 1
        ? `The team has one player of division ${division} and enters before the 1/64-finals: it must have asked for that, and the organiser must have chosen it.`
        : `The team has ${players} players of the divisions, the highest division ${division}, and is to be seeded to the 1/64-finals or later.`,
    cupEntersAbove: ({ division, other, otherDivision, address }, { quote }) =>
      `The team is of division ${division} but enters later than ${quote(other)} of division ${otherDivision} (${address}).`,
    cupEntryLot: ({ division, early, late }, { quote }) =>
      `Teams of division ${division} enter in different rounds (${quote(early)} and ${quote(late)}): a lot decides which of them are seeded highest, and the workbook has no draw among them.`,
    goldNotTaken: ({ due }, { number }) =>
      `The result was not reported correctly and in time: the winners have to lose ${number(due)} gold point per player.`,
    goldAmount: ({ actual, expected }, { number }) =>
      `Gold points taken: ${number(actual)}; it should be ${number(expected)} per player.`,
    goldTaken: ({ actual }, { number }) =>
      `Gold points taken: ${number(actual)}, but the result was reported in time; that is right only if the report was not correct.`,
    cupClaimLate: ({ actual, until }) =>
      `The travel refund was claimed on ${actual}, but it belongs with the report of ${until}.`,
    cupClaimMissing: ({ refund }, { number }) =>
      `DKK ${number(refund)} has been refunded, but nothing says that it was claimed with the report.`,
    cupNoOfficialDay: ({ round }, { quote }) =>
      `The round${round === '' ? '' : ` ${quote(round)}`} has no official day.`,
    cupOtherDay: ({ actual, usual }) =>
      `The official day is ${actual}, but the round’s is ${usual}: another one can be set only for players who are selected to represent DBF.`,
    cupUnplayed: ({ official }) =>
      `The match was to be played by the official day ${official}; there is no date, result or postponement.`,
    cupCancelledWinner: ({ actual }, { quote }) =>
      `The match is cancelled, so both teams go on; ${quote(actual)} is no winner.`,
    cupCancelledOut: ({ other }, { quote }) =>
      `The match is cancelled, so both teams go on, but only ${quote(other)} is in the next round.`,
    cupCancelledFee: () => 'The match is cancelled, and neither team pays for the next round.',
    cupCancelledBye: () =>
      'The match is cancelled and both teams go on: the bye team that has to enter the next round is found by lot, within § 332B1.',
    cupStartOutside: ({ start, earliest, latest }) =>
      `The start at ${start} is outside ${earliest}-${latest}: it may be demanded only in exceptional cases, though the teams may agree on it.`,
    cupLaterUnapproved: ({ actual, official, days: n }) =>
      `The match is set for ${actual}, ${days(n)} after the official day ${official}: that needs approval, and the teams lose the 150 km protection${n > 7 ? '; more than a week is normally not to be expected' : ''}.`,
    cupLaterRefused: ({ actual, official, days: n }) =>
      `The match is set for ${actual}, ${days(n)} after the official day ${official}, though the postponement is not approved.`,
    cupWeekend: ({ actual, final }) =>
      `The date ${actual} is no ${final ? 'Sunday' : 'Saturday'}; the ${final ? 'final is played on the Sunday' : 'semi-finals are played on the Saturday'}.`,
  },
  clauses: {
    '331D1c': 'The next round is paid with the report, unless it is paid already.',
    '331D2': 'A team that withdraws without playing pays a fine equal to the opponents’ fee for the round.',
    '331E1': 'Travel refunds are claimed with the report of the result.',
    '332A1': 'The winner goes on; the loser is out or goes to a catch-up heat.',
    '332A2': '40 boards in 5 rounds up to and including the round of 16, then 48 in 6. Reading 33 (Læsning).',
    '332A2a': '40 boards in 5 rounds of 8 up to and including the round of 16. Reading 33 (Læsning).',
    '332A2b': '48 boards in 6 rounds of 8 from the quarter-finals on. Reading 33 (Læsning).',
    '332A3':
      'The team with more IMPs wins; if level, the one with more total points; otherwise 4 more boards at a time.',
    '332B1': 'Teams with division players are seeded to the 1/64-finals or later. Reading 32 (Læsning).',
    '332B1a':
      'Teams of a lower division are never seeded higher than teams of a higher one. Reading 32 (Læsning).',
    '332B1b':
      'Where teams of one division enter in different rounds, a lot decides which are seeded highest. Readings 2 and 32 (Læsning).',
    '332B2':
      'At its request the organiser may leave a team with only one division player unseeded. Reading 32 (Læsning).',
    '332C1':
      'In the first rounds, as far as possible, no team drives more than 150 km each way. Reading 33 (Læsning).',
    '332C2': 'In round 1 an unseeded team meets no team of its captain’s club. Reading 33 (Læsning).',
    '332D2': 'The team with most away points in all is at home. Reading 17 (Læsning).',
    '332D3': 'With away points level the team drawn first is at home. Reading 17 (Læsning).',
    '332D4':
      '1 away point per started 30 km, 4 per ferry trip and 10 for Rønne-Køge. Readings 16 and 17 (Læsning).',
    '333A1': 'Each round up to and including the quarter-finals has an official day.',
    '333A2':
      'When players cannot play because they are selected to represent DBF, the match may have another official day. If no day can be found and the next round has byes, the match may be cancelled, and both teams go on.',
    '333A2a': 'After a cancelled match neither team pays for the next round.',
    '333A2b':
      'After a cancelled match the bye team that has to enter is found by lot, within § 332B1. Reading 2 (Læsning).',
    '333A3':
      'Start at 13.00, though the visitors’ wish is followed as far as possible; before 9.30 or after 19.30 may be demanded only in exceptional cases. Reading 33 (Læsning).',
    '333A5':
      'A match later than the official day needs approval and costs the 150 km protection. Reading 33 (Læsning).',
    '333C1': 'Semi-finals are played on the Saturday and the final on the Sunday of one weekend.',
    '334B1': 'The winners report within 18 hours of the match. Reading 35 (Læsning).',
    '334B1a': 'The report says who played, and how many boards each. Reading 35 (Læsning).',
    '334B4':
      'Without a correct report in time the winners lose 1 gold point per player. Reading 35 (Læsning).',
  },
};
