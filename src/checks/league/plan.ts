/** Next season's line-up as the planner has it from the workbook's tables: one planner for the function and the check. */
import { nextDivision } from '../../rules/next-division';
import { nextSeason, type LineUp, type Placing, type SeasonInput } from '../../rules/next-season';
import { TABLES, type Source } from '../../rules/next-season-tables';
import { playoffWinner } from '../../rules/playoff-match';
import { VACANCIES } from '../../workbook/kinds/vacancies';
import type { Cell } from '../../workbook/table-rows';
import { drawnOrder } from '../drawn-lots';
import { tablesOf, type Season } from '../table-check';
import { boutsOf } from './bouts';
import { leagueOf, type League, type Standing } from './league';
import { leagueEvent, pyramidOf, seasonTag, type LeagueEvent, type SeasonTag } from './names';

/** Begins the name of a team that stands for one nobody has given. */
const UNKNOWN = '\u0000';
export const isUnknown = (team: string): boolean => team.startsWith(UNKNOWN);

export interface Plan {
  readonly lineUp: LineUp;
  /** Key of a team -> where it stands in last season's tables. */
  readonly cells: ReadonlyMap<string, Cell>;
  readonly withdrawn: ReadonlyMap<string, Cell>;
}

export type PlanReason = 'seasonUnclear' | 'tableUnclear' | 'lastTablesMissing';

/** The season whose tables a line-up of the season `tag` rests on; a reason where that cannot be told. */
function seasonOf(league: League, event: LeagueEvent, tag: SeasonTag): number | PlanReason {
  const own = league.standings.filter((one) => one.event === event && isDivision(event, one.source));
  const seasons = [...new Set(own.map(({ season }) => season))].sort((a, b) => b - a);
  const [latest] = seasons;
  if (latest === undefined) return 'lastTablesMissing';
  if (typeof tag === 'number' && league.year !== null) {
    const wanted = tag - 1 - league.year;
    return seasons.includes(wanted) ? wanted : 'seasonUnclear';
  }
  return seasons.length === 1 || tag === 'next' ? latest : 'seasonUnclear';
}

const isDivision = (event: LeagueEvent, source: string | null): boolean =>
  TABLES[pyramidOf(event)].divisions.some((one) => one.source === source);

/**
 * The placings of a table. Teams that share a place on which nothing hangs are taken in any order; elsewhere the
 * planner refuses the table, for § 328 comes first.
 */
function placingsOf(event: LeagueEvent, source: Source, { rows }: Standing): Placing[] | null {
  const placings: Placing[] = [];
  for (const { team, place } of rows) {
    if (place?.number == null) return null;
    placings.push({ source, place: place.number, team: team.key });
  }
  placings.sort((a, b) => a.place - b.place);
  return placings.map((one, at) => {
    const before = placings[at - 1];
    if (before?.place !== one.place) return one;
    const worth = [one.place, at + 1].map((place) => {
      const next = nextDivision(pyramidOf(event), source, place);
      return next.ok ? next.value : null;
    });
    return worth[0] !== null && worth[0] === worth[1] ? { ...one, place: at + 1 } : one;
  });
}

/** A division that the workbook does not have: its teams are nobody that we know. */
const unknownTable = (source: Source, size: number): Placing[] =>
  Array.from({ length: size }, (_, at) => ({ source, place: at + 1, team: `${UNKNOWN}${source}#${at + 1}` }));

/** Teams that are given up. A place left by a team that moved up is no team given up. */
export function withdrawnOf(season: Season, event: LeagueEvent): { team: Cell; cause: string }[] {
  return tablesOf(season, VACANCIES).flatMap((table) => {
    if (leagueEvent(table.event, table.about) !== event || seasonTag(table.about) === 'last') return [];
    return table.rows.flatMap(({ cells: { team, cause } }) =>
      team && team.text !== '' && !/rykke[rt]? ?op|oprykke/u.test(cause?.key ?? '')
        ? [{ team, cause: cause?.key ?? '' }]
        : [],
    );
  });
}

function tooLate(cause: string): NonNullable<SeasonInput['withdrawn']>[number]['tooLateFor'] {
  return !cause.includes('for sent') ? undefined : cause.includes('kamp') ? 'match' : 'promotion';
}

/** Winners of the plan's matches and lots, as their sheets have them. */
function winnersOf(season: Season, { matches }: LineUp): string[] {
  return matches.flatMap(({ first, second, by }) => {
    // §§ 326B4, 326C4: the lot's first goes up.
    const drawn = by === 'lot' ? drawnOrder(season, [first.team, second.team])?.[0] : undefined;
    if (drawn !== undefined) return [drawn];
    for (const { sides, winner } of boutsOf(season)) {
      const [a, b] = sides;
      const teams = [a.team.key, b.team.key];
      if (!teams.includes(first.team) || !teams.includes(second.team)) continue;
      if (a.imp?.number != null && b.imp?.number != null) {
        const ruling = playoffWinner({
          teamA: a.team.key,
          teamB: b.team.key,
          impA: a.imp.number,
          impB: b.imp.number,
        });
        if (ruling.ok) return [ruling.value];
      }
      if (winner) return [winner.team];
    }
    return [];
  });
}

/** The plan for a line-up of the season `tag`, or why there is none. */
export function planOf(season: Season, event: LeagueEvent, tag: SeasonTag): Plan | PlanReason {
  const league = leagueOf(season);
  const base = seasonOf(league, event, tag);
  if (typeof base === 'string') return base;
  const cells = new Map<string, Cell>();
  const tableOf = (source: Source, when: number): Standing | 'several' | undefined => {
    const found = league.standings.filter(
      (one) => one.event === event && one.source === source && one.season === when,
    );
    return found.length > 1 ? 'several' : found[0];
  };
  const lists: Record<'divisions' | 'qualifiers', Placing[]> = { divisions: [], qualifiers: [] };
  for (const list of ['divisions', 'qualifiers'] as const)
    for (const { source, size } of TABLES[pyramidOf(event)][list]) {
      // A qualifier of the spring may be of no season by name.
      const table = tableOf(source, base) ?? (list === 'qualifiers' ? tableOf(source, 0) : undefined);
      if (table === 'several') return 'tableUnclear';
      const placings = table ? placingsOf(event, source, table) : null;
      if (table && !placings) return 'tableUnclear';
      lists[list].push(...(placings ?? (size === undefined ? [] : unknownTable(source, size))));
      for (const { team } of table?.rows ?? []) if (!cells.has(team.key)) cells.set(team.key, team);
    }
  const withdrawn = new Map<string, { team: Cell; cause: string }>();
  for (const one of withdrawnOf(season, event)) if (cells.has(one.team.key)) withdrawn.set(one.team.key, one);
  const input: SeasonInput = {
    pyramid: pyramidOf(event),
    standings: lists.divisions,
    qualifiers: lists.qualifiers,
    withdrawn: [...withdrawn].map(([team, { cause }]) => {
      const late = tooLate(cause);
      return late ? { team, tooLateFor: late } : { team };
    }),
  };
  let ruling = nextSeason(input);
  // A match that is decided may bring on another further down.
  for (let known = -1; ruling.ok;) {
    const winners: string[] = winnersOf(season, ruling.value);
    if (winners.length <= known) break;
    known = winners.length;
    const again = nextSeason({ ...input, winners });
    if (!again.ok) break;
    ruling = again;
  }
  if (!ruling.ok) return 'tableUnclear';
  return {
    lineUp: ruling.value,
    cells,
    withdrawn: new Map([...withdrawn].map(([key, { team }]) => [key, team])),
  };
}
