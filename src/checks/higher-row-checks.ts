/** § 321C4: a team that could play in several rows has the right to the highest only. */
import { FIGURES } from '../rules/figures';
import { nextDivision } from '../rules/next-division';
import type { EventName } from '../workbook/events';
import { claimsOf, type Origin } from './last-season';
import { leagueOf } from './league/league';
import { isLeague, pyramidOf, type LeagueEvent } from './league/names';
import { divisionOf, type RosterCheck } from './roster-check';
import type { Season } from './table-check';

/** The row that each of last season's teams has the right to, by its place; none where a match or a vacancy decides. */
function rowsOf(season: Season, event: LeagueEvent): Map<string, number> {
  const rows = new Map<string, number>();
  for (const standing of leagueOf(season).standings) {
    const { source } = standing;
    if (standing.season !== -1 || standing.event !== event || !source || source === '3') continue;
    for (const { team, place } of standing.rows) {
      const number = place?.number ?? null;
      if (number === null || !Number.isInteger(number) || number < 1) continue;
      const ruling = nextDivision(pyramidOf(event), source, number);
      if (ruling.ok && typeof ruling.value === 'number') rows.set(team.key, ruling.value);
    }
  }
  return rows;
}

const EVENTS: readonly EventName[] = ['division', 'women'];

export const higherRowCheck: RosterCheck = {
  clauses: EVENTS.map((event) => ({
    clause: '321C4',
    events: [event],
    needs: ['lastTeam'] as const,
    orList: { event, last: true },
    kinds: ['standings'],
    division: true,
  })),
  *run(lists, season, report) {
    const { event, teams } = lists;
    if (!isLeague(event)) return;
    const rows = rowsOf(season, event);
    if (rows.size === 0) return;
    // Who is missing from a division can be told only where the workbook has its list.
    const present = new Set(teams.map((team) => divisionOf(team)?.level));
    const { claims, origins } = yield* claimsOf(lists, season);
    // A right that somebody uses is held against last season's places by the checks of §§ 322B-D.
    const taken = new Set(claims.map(({ origin }) => origin.id));
    const mostOf = new Map<string, number[]>();
    const open = ({ id, players }: Origin): boolean =>
      !taken.has(id) && players.length >= FIGURES.continuationPlayers.value;
    for (const list of origins.values())
      for (const origin of list.filter(open))
        mostOf.set(origin.id, [...(mostOf.get(origin.id) ?? []), origin.players.length]);
    for (const [team, list] of origins) {
      const level = divisionOf(team)?.level;
      if (level === undefined) continue;
      for (const origin of list) {
        const row = rows.get(origin.key);
        if (row === undefined || row >= level || !present.has(row)) continue;
        const counts = mostOf.get(origin.id) ?? [];
        // § 321C2a: of several that could take it over, the one with most players does.
        const heir = open(origin) && counts.filter((n) => n >= origin.players.length).length === 1;
        if (!heir) continue;
        report('321C4', 'warning', team.name.text, team.name, 'higherRow', {
          n: origin.players.length,
          team: origin.text,
          row,
        });
        break;
      }
    }
  },
};
