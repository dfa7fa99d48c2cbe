/**
 * Every figure of the rulebook that the rules calculate with, in one place: a new edition changes this file.
 * No rule writes a figure of the book itself.
 */

export interface Figure<V = number> {
  readonly value: V;
  /** What the value counts, in plain words: `km`, `places`, `pairs`. */
  readonly unit: string;
  /** Most specific clause, without the sign. */
  readonly clause: string;
  /** Edition of the rulebook that the figure stands in. */
  readonly edition: string;
}

/** The edition that the program follows. */
export const EDITION = '1. juli 2008';

const figure = (value: number, unit: string, clause: string): Figure => ({
  value,
  unit,
  clause,
  edition: EDITION,
});

/** A part written as numerator and denominator, so that it stays exact. */
const part = (numerator: bigint, denominator: bigint, unit: string, clause: string) => ({
  value: { numerator, denominator },
  unit,
  clause,
  edition: EDITION,
});

export const FIGURES = {
  teamLeast: figure(4, 'players', '303C1'),
  teamMost: figure(6, 'players', '303C1'),
  selfPayment: figure(200, 'km', '304B1'),
  overnightDistance: figure(65, 'km', '304D'),
  overnightPersons: figure(4, 'persons', '304D'),
  divisionTeams: figure(12, 'teams', '322A1'),
  womenDivisionTeams: figure(10, 'teams', '325A1'),
  continuationPlayers: figure(2, 'players', '321C1'),
  seededTeams: figure(4, 'teams', '322A3'),
  playoffTeams: figure(4, 'teams', '323A1'),
  playoffExtraBoards: figure(4, 'boards', '323E2'),
  choiceDays: figure(8, 'days', '323B2'),
  promotionPlace: figure(2, 'place', '323F1'),
  eastBornholm: figure(1, 'teams', '324C2a'),
  eastKobenhavn: figure(2, 'teams', '324C2a'),
  eastKredsII: figure(3, 'teams', '324C2a'),
  decidingBoards: figure(60, 'boards', '328A1'),
  decidingHalves: figure(3, 'halves', '328A1'),
  regionPlaces: figure(6, 'places', '324'),
  regionPlacesWest: figure(3, 'places', '324'),
  regionDeviation: part(1n, 6n, 'of all members', '324D'),
  carryOverHigher: part(1n, 2n, 'of the IMP difference', '323C1'),
  carryOverLower: part(1n, 3n, 'of the IMP difference', '323C2'),
  awayPointDistance: figure(30, 'km', '332D4a'),
  awayPointsFerry: figure(4, 'away points', '332D4b'),
  awayPointsRonneKoge: figure(10, 'away points', '332D4b'),
  consentWeeks: figure(4, 'weeks before the district final', '351B2'),
  championPairs: figure(1, 'pairs', '351B1'),
  committeePairs: figure(4, 'pairs', '351B2'),
  finalAPairs: figure(40, 'pairs', '351G1'),
  pairs: figure(120, 'places', '351C'),
  placingSeats: figure(50, 'places', '351C1'),
  pairsPerFinalBSeat: figure(4, 'pairs', '351C1a'),
  finalBSeatsLeast: figure(10, 'places', '351C1a'),
  finalASeatsLeast: figure(30, 'places', '351C1a'),
  finalASeatsMost: figure(40, 'places', '351C1a'),
  memberSeats: figure(70, 'places', '351C2'),
  openSeats: figure(1, 'places', '351C3'),
  finalSeatsPerDistrict: figure(2, 'places', '352A3a'),
  finalPlacings: figure(26, 'placings', '352A3b'),
  finalDistricts: figure(11, 'districts', '352A3'),
  systemsArtificial: figure(3, 'highly artificial systems', '327A1d'),
  systemsUnannounced: figure(4, 'systems', '327A1c'),
  cupTeamCardFrom: figure(16, 'matches in the round', '331C2b'),
  cupMeetings: figure(3, 'rounds', '332E4'),
  cupExtraBoards: figure(4, 'boards', '332A3'),
  cupLateMatches: figure(16, 'matches of the round', '331B2b'),
  cupDivisionMatches: figure(64, 'matches of the round', '332B1'),
  cupDistance: figure(150, 'km', '332C1'),
  cupStartEarliest: figure(570, 'minutes after midnight', '333A3'),
  cupStartLatest: figure(1170, 'minutes after midnight', '333A3'),
  trophyInARow: figure(3, 'final wins', '331A'),
  trophyInAll: figure(5, 'final wins', '331A'),
  cupRoundsGuaranteed: figure(2, 'rounds paid with the entry', '331D1a'),
  clubFeeMembers: figure(1000, 'members from which a district’s team pays', '342E2'),
  cupRoundsUpFront: figure(1, 'rounds paid with the entry', '331D1b'),
  reservesKeepAfter: part(1n, 3n, 'of the boards of the event', '305C2'),
  teamBoardsPerHour: figure(8, 'boards', '307F1'),
  pairsMinutesPerBoard: figure(7, 'minutes', '307F2'),
  minutesPerMove: figure(1, 'minutes a round', '307F2'),
  screensMinutesPerBoard: figure(1, 'minutes', '307F3'),
  resultMinutes: figure(15, 'minutes', '321E'),
  lateFinePerWeek: figure(100, 'DKK', '327C1'),
  standardSystemDays: figure(14, 'days', '327C4'),
  cupGoldLost: figure(1, 'gold points a player', '334B4'),
  cupReportHours: figure(18, 'hours', '334B1'),
  cupAppealHours: figure(18, 'hours', '334C2'),
  cupCorrectionHours: figure(18, 'hours', '334D1'),
  clubPlayersPerDay: figure(6, 'players a day', '341B3'),
  juniorAge: figure(25, 'years', '343A1'),
  schoolAge: figure(20, 'years', '344A1'),
  personsPerCar: figure(4, 'persons', '351E1'),
  veteranAge: figure(60, 'years', '352A5'),
  applicationDays: figure(10, 'days before the final', '351E2'),
  miniTeams: figure(8, 'teams', '364B1'),
} as const satisfies Record<string, Figure<unknown>>;
