/** § 341A1: which clubs enter a district's championship, and with how many teams. */
import { clubOfTeam } from '../workbook/club-names';
import { fold } from '../workbook/folding';
import type { Placed, Team } from '../workbook/roster';
import { clubOf } from './club-roster-checks';
import { districtKey } from './district-members';
import type { Report } from './report';
import type { RosterCheck } from './roster-check';

/**
 * One team is every club's right; more are what the district's own conditions allow, which no sheet tells. Told once a
 * list: the conditions are the same for all its clubs.
 */
function checkCount(teams: readonly Team[], report: Report): void {
  const lists = new Map<string, Map<string, Team[]>>();
  for (const team of teams) {
    const clubs = lists.get(team.list) ?? new Map<string, Team[]>();
    lists.set(team.list, clubs);
    const club = clubOfTeam(clubOf(team)?.key ?? team.key);
    clubs.set(club, [...(clubs.get(club) ?? []), team]);
  }
  for (const clubs of lists.values()) {
    const several = [...clubs.values()].filter((own) => own.length > 1);
    const second = several[0]?.[1];
    if (second)
      report('341A1', 'info', second.name.text, second.name, 'clubTeams', {
        n: several[0]?.length ?? 0,
        first: several[0]?.[0]?.name.text ?? '',
        others: several.length - 1,
      });
  }
}

/** The teams' districts, by their column: the cells of each. */
function districtsOf(team: Team): Map<string, Placed> {
  const districts = new Map<string, Placed>();
  for (const { fields } of team.players) {
    const key = districtKey(fold(fields.district?.text ?? ''));
    if (key !== '' && fields.district && !districts.has(key)) districts.set(key, fields.district);
  }
  return districts;
}

const WORD = '[\\p{L}\\p{N}]';
/** Whether a title has a name as words of its own: `Fyn` is not in `Fynsk`. */
function names(about: readonly string[], district: string): boolean {
  const literal = district.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const word = new RegExp(`(?<!${WORD})${literal}(?!${WORD})`, 'u');
  return about.some((text) => word.test(text));
}

/** A team of another district than the one that the title names. */
function checkDistricts(teams: readonly Team[], report: Report): void {
  const all = new Set(teams.flatMap((team) => [...districtsOf(team).keys()]));
  if (all.size < 2) return;
  for (const team of teams) {
    const [titled, ...more] = [...all].filter((district) => names(team.about, district));
    const own = districtsOf(team);
    const [[key, cell] = []] = own;
    if (titled === undefined || more.length > 0 || own.size !== 1 || key === titled || !cell) continue;
    report('341A1', 'warning', team.name.text, cell, 'clubOtherDistrict', { district: cell.text });
  }
}

export const clubDistrictCheck: RosterCheck = {
  clauses: [{ clause: '341A1', events: ['clubs-district'] }],
  *run({ teams }, _season, report) {
    yield;
    checkCount(teams, report);
    checkDistricts(teams, report);
  },
};
