/** The lists of teams of a workbook by event and season: who plays now, and who played last season. */
import type { EventName } from '../workbook/events';
import type { Team } from '../workbook/roster';
import { seasonNamed, type SeasonName } from '../workbook/season-year';
import type { ReadRoster } from './describe-roster';
import type { Rosters } from './table-check';

export interface SeasonLists {
  readonly rosters: readonly Rosters[];
  readonly lastRosters: readonly Rosters[];
  /** Lists of earlier seasons, last's among them: they are compared with, not checked. */
  readonly earlier: ReadonlySet<ReadRoster>;
}

interface Dated {
  readonly list: ReadRoster;
  readonly season: SeasonName | null;
}

/** The season that is being played: the workbook's own, else the latest that its lists name. */
function presentOf(dated: readonly Dated[], year: number | null): number | null {
  if (year !== null) return year;
  const named = dated.flatMap(({ season }) => (typeof season === 'number' ? season : []));
  return named.length > 0 ? Math.max(...named) : null;
}

/** `tables` by sheet: lists of an unknown event belong together only within one. */
export function seasonLists(tables: readonly (readonly ReadRoster[])[], year: number | null): SeasonLists {
  const dated = tables
    .flat()
    .map((list): Dated => ({ list, season: seasonNamed(`${list.sheet.name} | ${list.table.about}`) }));
  const present = presentOf(dated, year);
  const seasons = new Map(dated.map(({ list, season }) => [list, season]));
  const earlier = new Set<ReadRoster>();
  const [now, last] = [new Map<string, Rosters>(), new Map<string, Rosters>()];
  const enter = (into: Map<string, Rosters>, key: string, event: EventName | null, team: Team): void => {
    const lists = into.get(key);
    if (lists) (lists.teams as Team[]).push(team);
    else into.set(key, { event, teams: [team] });
  };
  for (const [index, lists] of tables.entries())
    for (const list of lists) {
      const season = seasons.get(list) ?? null;
      const before = season === 'last' || (season !== null && present !== null && season < present);
      if (before) earlier.add(list);
      if (before && season !== 'last' && season !== (present ?? 0) - 1) continue;
      for (const team of list.reading.teams)
        // Lists of a coming season, for entries come in early, are their own.
        enter(
          before ? last : now,
          `${team.event ?? `?${index}`}${!before && season !== null && season !== present ? ` ${season}` : ''}`,
          team.event,
          team,
        );
    }
  return { rosters: [...now.values()], lastRosters: [...last.values()], earlier };
}
