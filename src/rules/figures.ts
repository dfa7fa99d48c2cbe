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
  playoffTeams: figure(4, 'teams', '323A1'),
  regionPlaces: figure(6, 'places', '324'),
  regionPlacesWest: figure(3, 'places', '324'),
  regionDeviation: part(1n, 6n, 'of all members', '324D'),
  carryOverHigher: part(1n, 2n, 'of the IMP difference', '323C1'),
  carryOverLower: part(1n, 3n, 'of the IMP difference', '323C2'),
  awayPointDistance: figure(30, 'km', '332D4a'),
  awayPointsFerry: figure(4, 'away points', '332D4b'),
  awayPointsRonneKoge: figure(10, 'away points', '332D4b'),
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
} as const satisfies Record<string, Figure<unknown>>;
