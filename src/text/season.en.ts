import type { DecidingMessages } from '../rules/deciding-match';
import type { NextDivisionMessages, NextPlace } from '../rules/next-division';
import type { MatchFacts, MatchSide, SeasonMessages, Source } from '../rules/next-season';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';
import type { SeasonCellMessages } from './season';

export const tableNamesEn: Readonly<Record<Source, string>> = {
  '1': 'the 1st division',
  '2': 'the 2nd division',
  '3E': '3rd division East',
  '3W': '3rd division West',
  K4: 'the qualifier of Kreds IV',
  K2: 'the qualifier of Kreds II',
  E: 'the promotion event east of Storebælt',
  Q: 'the women’s qualifier',
};

const ordinal = (division: number): string => ['', '1st', '2nd', '3rd'][division] ?? String(division);

const at = ({ source, place }: { readonly source: Source; readonly place: number }): string =>
  `no. ${place} of ${tableNamesEn[source]}`;

const At = (placing: { readonly source: Source; readonly place: number }): string =>
  `N${at(placing).slice(1)}`;

const pair = ({ first, second }: MatchFacts): string => `${first.team}-${second.team}`;

const sides = ({ first, second }: MatchFacts): string => `${at(first)} and ${at(second)}`;

const state = (side: MatchSide): string =>
  ({
    ready: `${side.team} (${at(side)}) is ready`,
    given: `${side.team} (${at(side)}) is dissolved`,
    higher: `${side.team} (${at(side)}) plays in a higher division`,
    missing: `${at(side)} is not given`,
  })[side.state];

const teams = (count: number): string => `${count} ${count === 1 ? 'team' : 'teams'}`;

export const seasonEn: Phrases<SeasonMessages & SeasonCellMessages> = {
  notOfEvent: ({ source, pyramid }) =>
    `${tableNamesEn[source]} does not belong here in the ${pyramid === 'open' ? 'Divisionsturneringen' : 'Damedivisionsturneringen'}.`,
  placeNotWhole: ({ place, team }, f) =>
    `The placing ${f.number(place)} of ${f.quote(team)} must be a whole number from 1.`,
  placeBeyond: ({ source, place, size }) =>
    `${At({ source, place })} does not exist: there are ${teams(size)}.`,
  samePlace: ({ source, place, team, other }, f) =>
    `${f.quote(other)} and ${f.quote(team)} are both no. ${place} of ${tableNamesEn[source]}; their placing must be settled first.`,
  teamTwice: ({ source, team }, f) => `${f.quote(team)} is twice in ${tableNamesEn[source]}.`,
  gap: ({ source, place }) => `${At({ source, place })} is missing before this row.`,
  tableMissing: ({ source, size }) => `The standings lack ${tableNamesEn[source]} (${teams(size)}).`,
  withdrawnUnknown: ({ team }, f) =>
    `The withdrawn team ${f.quote(team)} is neither in the standings nor in the qualifiers.`,
  withdrawnTwice: ({ team }, f) => `${f.quote(team)} is twice among the withdrawn teams.`,
  winnerWithoutMatch: ({ team, matches }, f) =>
    `The winner ${f.quote(team)} plays no match for promotion. ${
      matches.length === 0
        ? 'No match is to be played.'
        : `The matches are ${f.list(matches.map((match) => match.join('-')))}.`
    }`,
  bothWon: ({ team, other }, f) =>
    `${f.quote(team)} and ${f.quote(other)} play each other and cannot both win.`,

  stays: ({ source, place, division }) =>
    `${At({ source, place })} stays in the ${ordinal(division)} division.`,
  promoted: ({ source, place, division }) =>
    `${At({ source, place })} is promoted to the ${ordinal(division)} division.`,
  relegated: ({ source, place, division }) =>
    `${At({ source, place })} is relegated to the ${ordinal(division)} division.`,
  qualified: ({ source, place, division }) =>
    `${At({ source, place })} qualifies for the ${ordinal(division)} division.`,
  fillsVacancy: ({ source, place, division }) =>
    `${At({ source, place })} moves up to a vacancy in the ${ordinal(division)} division and cannot choose to stay.`,
  matchWinner: (match) =>
    `Winner of the ${match.by === 'lot' ? 'lot' : 'promotion match'} ${pair(match)} between ${sides(match)}.`,
  matchLoser: (match) =>
    `Loser of the ${match.by === 'lot' ? 'lot' : 'promotion match'} ${pair(match)} between ${sides(match)}.`,
  matchPending: (match) =>
    `The place in the ${ordinal(match.division)} division goes to the winner of a promotion match between ${sides(match)}.${
      match.division === 3 ? ' The rules do not say over how many boards it is played.' : ''
    }`,
  loserPending: (match) =>
    `The loser of the promotion match between ${sides(match)} plays in the 3rd division.`,
  lotPending: (match) =>
    `It is too late for a match between ${sides(match)}: a lot between ${match.first.team} and ${match.second.team} decides the place in the ${ordinal(match.division)} division.`,
  lotLoserPending: (match) =>
    `The place in the 3rd division goes to the team that loses the lot between ${match.first.team} and ${match.second.team}.`,
  vacancies: ({ division, count, given, movedUp }, f) => {
    const causes = [
      ...(given.length === 0 ? [] : [`dissolved: ${f.list(given)}`]),
      ...(movedUp.length === 0 ? [] : [`moved up from here: ${f.list(movedUp)}`]),
    ];
    return `${count} ${count === 1 ? 'vacancy' : 'vacancies'} in the ${ordinal(division)} division${
      causes.length === 0 ? '' : ` (${causes.join('; ')})`
    }.`;
  },
  cannotMoveUp: ({ side, division }) =>
    `${state(side)} and cannot move up: one vacancy more in the ${ordinal(division)} division.`,
  onlyHighest: ({ team, source, place, division }) =>
    `${team} plays in a higher division and cannot use its place as ${at({ source, place })} as well: it is vacant in the ${ordinal(division)} division.`,
  openTooLate: ({ team, source, place }) =>
    `${team} (${at({ source, place })}) is dissolved too late for another team to move up: the organiser solves it, for instance with a bye.`,
  openMatch: (match) =>
    `The ${match.by === 'lot' ? 'lot' : 'match'} for a place in the ${ordinal(match.division)} division cannot be held: ${state(match.first)}; ${state(match.second)}. The rules are silent; the organiser decides.`,
  openNoTeam: ({ division, sources }, f) =>
    `The place in the ${ordinal(division)} division is vacant: no team not yet promoted is left in ${f.list(sources.map((source) => tableNamesEn[source]))}. The organiser decides, for instance with a bye.`,
  openNotGiven: ({ source, place }) =>
    `${At({ source, place })} is not given: the organiser decides who gets the place.`,
  qualifierCase: ({ teams: count, lastStaying, promoted }) =>
    `${teams(count)} in the women’s qualifier: nos. 3-${lastStaying} stay in the 2nd division, and ${
      promoted === 1 ? 'no. 1' : `nos. 1-${promoted}`
    } of the qualifier move up.`,
  openFewQualifiers: ({ teams: count }) =>
    `${teams(count)} in the women’s qualifier: the rules begin at 2 teams, so the organiser decides the place.`,
  sidesNotGiven: () =>
    'The rules do not say which of the 24 teams of the 3rd division play East and which West: the organiser distributes them.',

  cellMissing: ({ column }, f) =>
    `The field ${f.quote({ table: 'table', place: 'place', team: 'team' }[column])} is missing.`,
  tableUnknown: ({ found, expected }, f) =>
    `${f.quote(found)} is unknown; expected ${f.list(expected.map((one) => f.quote(one)))}.`,
  placeNotNumber: ({ found }, f) => `The placing ${f.quote(found)} must be a whole number from 1.`,
  columnsWrong: ({ columns }) => `There must be 3 columns (table, place, team), but here are ${columns}.`,
  tooLateUnmatched: ({ withdrawn, tooLate }) =>
    `Here are ${tooLate} cells for ${withdrawn} withdrawn teams: give one cell for all or one for each team.`,
};

export const nextDivisionEn: Phrases<NextDivisionMessages> = {
  placeBeyondTable: ({ source, place, size }) =>
    `${At({ source, place })} does not exist: there are ${teams(size)}.`,
  qualifierNeeded: ({ source, place }) =>
    `Whether ${at({ source, place })} plays in the 2nd division depends on the number of teams in the women’s qualifier; give it.`,
  qualifierSilent: ({ teams: count }) =>
    `With ${teams(count)} in the women’s qualifier the rules say nothing (they begin at 2): the organiser decides.`,
  toDivision: ({ source, place, division, kind }) =>
    `${At({ source, place })} ${{ stays: 'stays in', promoted: 'is promoted to', relegated: 'is relegated to', qualified: 'qualifies for' }[kind]} the ${ordinal(division)} division.`,
  toMatch: ({ source, place }) =>
    `${At({ source, place })} plays a promotion match for a place in the 2nd division; the loser stays in the 3rd.`,
  toNone: ({ source, place }) => `${At({ source, place })} has no place in a division next season.`,
};

const placeNext = (next: NextPlace): string =>
  next === 'match' ? 'a promotion match' : next === 'none' ? 'no division' : `the ${ordinal(next)} division`;

export const decidingEn: Phrases<DecidingMessages> = {
  ...nextDivisionEn,
  notADivision: ({ source }) =>
    `A place in ${tableNamesEn[source]} is no place in the divisions: the organiser of that event settles the tie.`,
  borderPlayoff: ({ place }) => `Only nos. 1-${place} reach the play-off.`,
  borderDivision: ({ source, place, above, below }) =>
    `${At({ source, place })} brings ${placeNext(above)}, no. ${place + 1} brings ${placeNext(below)}.`,
  noBorder: ({ source, first, last }) =>
    `Nos. ${first}-${last} of ${tableNamesEn[source]} bring the same, so no deciding match is played; vacancies can move the borders.`,
  medalsNotGiven: ({ first, last }) =>
    `Nos. ${first}-${last} may matter for medals, but the rules do not say who gets them: the organiser decides whether a deciding match is played.`,
  needed: ({ boards, halves }) =>
    `If the teams are still equal after § 221, a deciding match of ${boards} boards in ${halves} halves is played: a lot for the home team; the away team sits first in the 1st and 3rd half, the home team in the 2nd.`,
  moreThanTwo: ({ teams: count }) =>
    `${teams(count)} are equal, and it matters; the rules speak of two teams only, so the organiser decides.`,
};

export const decidingTextEn: FunctionText<'division' | 'place' | 'teams' | 'qualifierTeams'> = {
  description: 'Whether teams equal in the final table have to play a deciding match, § 328',
  example: '=DBF.DECIDINGMATCH("2. division",2)',
  parameters: {
    division: {
      name: 'division',
      description: 'For instance "1. division", "3. division Øst" or "2. division dame"',
    },
    place: { name: 'place', description: 'The better of the places that the teams share' },
    teams: { name: 'teams', description: 'Number of teams that are equal, 2 when left out' },
    qualifierTeams: {
      name: 'qualifierTeams',
      description: 'Number of teams in the women’s qualifier, § 325C2',
    },
  },
};

export const nextDivisionTextEn: FunctionText<'division' | 'place' | 'qualifierTeams'> = {
  description: 'Next season’s division for a placing when no team withdraws, §§ 322B-D, 325B-C',
  example: '=DBF.NEXTDIVISION("2. division",9)',
  parameters: {
    division: {
      name: 'division',
      description:
        'For instance "1. division", "3. division Øst", "2. division dame", "Kreds IV" or "Kvalifikation"',
    },
    place: { name: 'place', description: 'Final placing, 1 is best' },
    qualifierTeams: {
      name: 'qualifierTeams',
      description: 'Number of teams in the women’s qualifier, § 325C2',
    },
  },
};

export const nextSeasonTextEn: FunctionText<
  'event' | 'standings' | 'qualifiers' | 'withdrawn' | 'winners' | 'tooLate'
> = {
  description: 'Next season’s teams of every division, each with its reason, §§ 322-326',
  example: '=DBF.NEXTSEASON("Divisionsturneringen",A2:C49,E2:G16,I2:I3)',
  parameters: {
    event: { name: 'event', description: '"Divisionsturneringen" or "Damedivisionsturneringen"' },
    standings: { name: 'standings', description: 'Final tables: table, place, team' },
    qualifiers: {
      name: 'qualifiers',
      description: '"Kreds IV", "Kreds II", "Øst" or "Kvalifikation"; place; team',
    },
    withdrawn: { name: 'withdrawn', description: 'Teams that are dissolved or do not enter' },
    winners: { name: 'winners', description: 'Winners of promotion matches played or lots drawn' },
    tooLate: {
      name: 'tooLate',
      description: 'For each withdrawn team: blank, "kamp" (lot) or "oprykning" (§ 326A2)',
    },
  },
};
