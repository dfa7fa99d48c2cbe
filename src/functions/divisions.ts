/** §§ 321-326: the functions of the Divisionsturnering and the Damedivisionsturnering. */
import { continuation, type ContinuationMessages, type OldTeam } from '../rules/continuation';
import { tableNamed, type NamedTable } from '../rules/division-names';
import { decidingMatch } from '../rules/deciding-match';
import { nextDivision } from '../rules/next-division';
import type { Pyramid } from '../rules/next-season-tables';
import { playoffHome, playoffWinner, semifinals } from '../rules/playoff-match';
import { poolAccount } from '../rules/pool-account';
import { regionPlaces, type RegionMessages } from '../rules/region-places';
import { toNumber } from '../rules/fraction';
import { refused, within, type Problem, type Ruling } from '../rules/ruling';
import type { ContinuationCellMessages, SuccessorParameter } from '../text/continuation';
import { continuationDa, successorTextDa } from '../text/continuation.da';
import { continuationEn, successorTextEn } from '../text/continuation.en';
import { poolDa, poolTextDa, regionDa, regionTextDa } from '../text/divisions.da';
import { poolEn, poolTextEn, regionEn, regionTextEn } from '../text/divisions.en';
import { formats } from '../text/format';
import {
  homeDa,
  playoffHomeTextDa,
  playoffMatchDa,
  playoffTextDa,
  semifinalsDa,
  semifinalsTextDa,
} from '../text/playoff-match.da';
import {
  homeEn,
  playoffHomeTextEn,
  playoffMatchEn,
  playoffTextEn,
  semifinalsEn,
  semifinalsTextEn,
} from '../text/playoff-match.en';
import { decidingDa, decidingTextDa, nextDivisionDa, nextDivisionTextDa } from '../text/season.da';
import { decidingEn, decidingTextEn, nextDivisionEn, nextDivisionTextEn } from '../text/season.en';
import { fold } from '../workbook/folding';
import { define, type RuleFunction } from './define';
import { spelling, withoutBlankEnd } from './names';
import { nextSeasonFunction } from './next-season';
import { list, number, optional, single, table, text, value, whole, type Reader } from './parameters';

const DIVISIONS = [
  '1. division',
  '2. division',
  '3. division Øst',
  '3. division Vest',
  '1. division dame',
  '2. division dame',
  'Kreds IV',
  'Kreds II',
  'Øst',
  'Kvalifikation',
];

const division: Reader<NamedTable> = (cell) =>
  tableNamed(fold(String(cell))) ?? { expected: { key: 'oneOf', values: { words: DIVISIONS } } };

/**
 * The event that a division is of. Some hosts hand a blank cell over as 0, so only a number of qualifier teams above it
 * says that the women's event is meant.
 */
const eventOf = ({ source, women }: NamedTable, qualifierTeams = 0): { pyramid: Pyramid; teams?: number } =>
  women || (qualifierTeams > 0 && (source === '1' || source === '2'))
    ? { pyramid: 'women', ...(qualifierTeams === 0 ? {} : { teams: qualifierTeams }) }
    : { pyramid: 'open' };

const nextDivisionFunction = define({
  id: 'NEXTDIVISION',
  parameters: {
    division: value(division),
    place: value(whole({ min: 1 })),
    qualifierTeams: optional(value(whole({ min: 0 }))),
  },
  texts: { da: nextDivisionTextDa, en: nextDivisionTextEn },
  phrases: { da: nextDivisionDa, en: nextDivisionEn },
  compute: ({ division: named, place, qualifierTeams }) => {
    const { pyramid, teams } = eventOf(named, qualifierTeams);
    return nextDivision(pyramid, named.source, place, teams);
  },
  cells: (next) =>
    next === 'match' ? 'oprykningskamp' : next === 'none' ? 'ingen division' : `${next}. division`,
});

const decidingMatchFunction = define({
  id: 'DECIDINGMATCH',
  parameters: {
    division: value(division),
    place: value(whole({ min: 1 })),
    teams: optional(value(whole({ min: 0 }))),
    qualifierTeams: optional(value(whole({ min: 0 }))),
  },
  texts: { da: decidingTextDa, en: decidingTextEn },
  phrases: { da: decidingDa, en: decidingEn },
  compute: ({ division: named, place, teams = 2, qualifierTeams }) => {
    const event = eventOf(named, qualifierTeams);
    return decidingMatch({
      pyramid: event.pyramid,
      source: named.source,
      place,
      // A tie takes two; a blank cell may come as 0.
      teams: Math.max(teams, 2),
      ...(event.teams === undefined ? {} : { qualifierTeams: event.teams }),
    });
  },
  cells: (needed) => (needed ? 'omkamp' : 'ingen omkamp'),
});

const imp = () => value(number({ min: 0 }));

const playoffFunction = define({
  id: 'PLAYOFF',
  parameters: {
    teamA: value(text),
    impA: imp(),
    teamB: value(text),
    impB: imp(),
    carryA: optional(value(number())),
    extraA: optional(imp()),
    extraB: optional(imp()),
  },
  texts: { da: playoffTextDa, en: playoffTextEn },
  phrases: { da: playoffMatchDa, en: playoffMatchEn },
  compute: ({ teamA, impA, teamB, impB, carryA = 0, extraA = 0, extraB = 0 }) => {
    const spell = spelling();
    return playoffWinner({
      teamA: spell(teamA),
      impA,
      teamB: spell(teamB),
      impB,
      carryA,
      // Level rounds decide nothing, and blank cells may come as 0.
      ...(extraA === extraB ? {} : { extra: { a: extraA, b: extraB } }),
    });
  },
  cells: (winner) => winner,
});

const playoffHomeFunction = define({
  id: 'PLAYOFFHOME',
  parameters: {
    teamA: value(text),
    impA: optional(imp()),
    teamB: value(text),
    impB: optional(imp()),
    lot: optional(value(text)),
  },
  texts: { da: playoffHomeTextDa, en: playoffHomeTextEn },
  phrases: { da: homeDa, en: homeEn },
  compute: ({ teamA, impA, teamB, impB, lot }) => {
    const spell = spelling();
    return playoffHome(
      spell(teamA),
      spell(teamB),
      impA === undefined && impB === undefined ? undefined : { impA: impA ?? 0, impB: impB ?? 0 },
      lot === undefined ? undefined : spell(lot),
    );
  },
  cells: (home) => home,
});

const semifinalsFunction = define({
  id: 'SEMIFINALS',
  parameters: { best: list(text), choice: optional(single(text)) },
  texts: { da: semifinalsTextDa, en: semifinalsTextEn },
  phrases: { da: semifinalsDa, en: semifinalsEn },
  compute: ({ best, choice }) => {
    const spell = spelling();
    return semifinals(best.map(spell), choice === undefined ? undefined : spell(choice));
  },
  cells: (matches) => matches,
});

type SuccessorMessages = ContinuationMessages & ContinuationCellMessages;

interface Rosters {
  readonly oldPlayers: readonly string[];
  readonly teams: readonly string[];
  readonly players: readonly (readonly (string | null)[])[];
  readonly captainsChoice?: string | undefined;
  readonly lot?: string | undefined;
  readonly oldTeams?: readonly string[] | undefined;
}

function successor(given: Rosters): Ruling<string | null, SuccessorMessages> {
  const { teams, oldPlayers, oldTeams } = given;
  const rows = withoutBlankEnd(given.players, (row) => row.every((cell) => cell === null));
  const invalid = (argument: SuccessorParameter, message: Problem<SuccessorMessages>['message']) =>
    refused<SuccessorMessages>({ kind: 'invalid', clause: '321C', argument, message });
  if (rows.length > teams.length || given.players.length < teams.length)
    return invalid('players', {
      key: 'rosterRows',
      values: { teams: teams.length, rows: Math.max(rows.length, given.players.length) },
    });
  if (oldTeams && oldTeams.length !== oldPlayers.length)
    return invalid('oldTeams', {
      key: 'oldTeamsRows',
      values: { players: oldPlayers.length, teams: oldTeams.length },
    });
  const team = spelling();
  const player = spelling();
  return within(
    continuation({
      from: byTeam(oldPlayers.map(player), (oldTeams ?? []).map(spelling())),
      to: teams.map((name, index) => ({
        team: team(name),
        players: (rows[index] ?? []).filter((cell) => cell !== null).map(player),
      })),
      ...(given.captainsChoice === undefined ? {} : { captainsChoice: team(given.captainsChoice) }),
      ...(given.lot === undefined ? {} : { lot: team(given.lot) }),
    }),
  );
}

function byTeam(players: readonly string[], teams: readonly string[]): OldTeam[] {
  const old = new Map<string, string[]>();
  for (const [index, player] of players.entries()) {
    const team = teams[index] ?? '';
    const known = old.get(team);
    if (known) known.push(player);
    else old.set(team, [player]);
  }
  return [...old].map(([team, registered]) => ({ team, players: registered }));
}

const successorFunction = define({
  id: 'SUCCESSOR',
  parameters: {
    oldPlayers: list(text),
    teams: list(text),
    players: table(text),
    captainsChoice: optional(single(text)),
    lot: optional(single(text)),
    oldTeams: optional(list(text)),
  },
  texts: { da: successorTextDa, en: successorTextEn },
  phrases: { da: continuationDa, en: continuationEn },
  compute: successor,
  cells: (team) => team ?? 'ingen',
});

const members = () => single(whole({ min: 0 }));

const regionPlacesFunction = define({
  id: 'REGIONPLACES',
  parameters: { west: members(), east: members() },
  texts: { da: regionTextDa, en: regionTextEn },
  phrases: { da: regionDa, en: regionEn },
  compute: ({ west, east }) => {
    const ruling = regionPlaces(west, east);
    return ruling.ok ? { ...ruling, value: { ...ruling.value, west, east } } : ruling;
  },
  cells: ({ places, proposals, west, east }) => {
    if (places) return [[places.west, places.east, 'Uændret fordeling, § 324D']];
    const values = { west, east, difference: Math.abs(west - east), total: west + east };
    const undecided: Problem<RegionMessages> = {
      kind: 'pending',
      clause: '324D',
      reading: 12,
      message: { key: 'beyondSixth', values },
    };
    return [[undecided, undecided, regionDa.proposal({ proposals }, formats.da)]];
  },
});

const amounts = () => list(number({ min: 0 }));

const poolAccountFunction = define({
  id: 'POOLACCOUNT',
  parameters: {
    carried: optional(single(number())),
    contributions: amounts(),
    refunds: optional(amounts()),
  },
  texts: { da: poolTextDa, en: poolTextEn },
  phrases: { da: poolDa, en: poolEn },
  compute: ({ carried = 0, contributions, refunds = [] }) => poolAccount(carried, contributions, refunds),
  cells: toNumber,
});

export const divisionFunctions: readonly RuleFunction[] = [
  poolAccountFunction,
  successorFunction,
  nextDivisionFunction,
  nextSeasonFunction,
  playoffFunction,
  playoffHomeFunction,
  semifinalsFunction,
  regionPlacesFunction,
  decidingMatchFunction,
];
