/** §§ 322B-D, 325B-C, 326: next season's teams against what last season's tables give. */
import { PLACES } from '../../rules/next-season-rights';
import type { Division, LineUpRow } from '../../rules/next-season';
import { FIGURES } from '../../rules/figures';
import { fold } from '../../workbook/folding';
import { LINE_UP, type LineUpField } from '../../workbook/kinds/line-up';
import { VACANCIES } from '../../workbook/kinds/vacancies';
import type { Cell, Table } from '../../workbook/table-rows';
import { said, type Finding } from '../finding';
import { placeFrom, type Report } from '../report';
import { tableCheck, tablesOf, type Season } from '../table-check';
import {
  leagueEvent,
  pyramidOf,
  seasonTag,
  sourceAbout,
  sourceIn,
  type LeagueEvent,
  type NamedSource,
} from './names';
import { isUnknown, planOf, withdrawnOf, type Plan } from './plan';

interface Entry {
  readonly team: Cell;
  /** Key of the team in last season's tables: another where a roster says that it continues that one. */
  readonly key: string;
  readonly source: NamedSource;
  readonly division: Division;
}

type Step = LineUpRow['step'];

/** Who is due where: teams by name, matches whose winner nobody knows, and places left to the organiser. */
interface Due {
  readonly teams: Map<string, { readonly division: Division; readonly step: Step }>;
  readonly either: {
    readonly division: Division;
    readonly teams: readonly string[];
    readonly step: Step;
    taken: boolean;
  }[];
  readonly open: Record<Division, number>;
}

const divisionOf = (source: NamedSource | null): Division | null =>
  source === '1' ? 1 : source === '2' ? 2 : source?.startsWith('3') ? 3 : null;

function dueOf({ lineUp }: Plan): Due {
  const due: Due = { teams: new Map(), either: [], open: { 1: 0, 2: 0, 3: 0 } };
  for (const { division, occupant, step } of lineUp.rows) {
    if (occupant.kind === 'open') due.open[division] += 1;
    else if (occupant.kind === 'team') {
      if (isUnknown(occupant.team)) due.open[division] += 1;
      else due.teams.set(occupant.team, { division, step });
    } else {
      const { first, second } = occupant.match;
      const teams = [first.team, second.team];
      if (teams.some(isUnknown)) due.open[division] += 1;
      else due.either.push({ division, teams, step, taken: false });
    }
  }
  return due;
}

/** § 321C1: last season's team of most of a team's players, where that is another than its own name. */
function continuedBy(season: Season, event: LeagueEvent): Map<string, string> {
  const continued = new Map<string, string>();
  for (const { event: of, teams } of season.rosters) {
    if (of !== event) continue;
    for (const team of teams) {
      const counts = new Map<string, number>();
      for (const { fields } of team.players) {
        const last = fold(fields.lastTeam?.text ?? '');
        if (last !== '') counts.set(last, (counts.get(last) ?? 0) + 1);
      }
      const [best] = [...counts].sort(([, a], [, b]) => b - a);
      if (best && best[1] >= FIGURES.continuationPlayers.value && !counts.has(team.key))
        continued.set(team.key, best[0]);
    }
  }
  return continued;
}

function entriesOf(season: Season, event: LeagueEvent, table: Table<LineUpField>, plan: Plan): Entry[] {
  const continued = continuedBy(season, event);
  return table.rows.flatMap(({ cells, section }): Entry[] => {
    const { team, division: named } = cells;
    const source =
      sourceIn(named?.text ?? '', event) ??
      sourceIn(section, event) ??
      levelIn(named) ??
      sourceAbout(table.about, event);
    const division = divisionOf(source);
    if (!team || team.text === '' || !source || !division) return [];
    const key = plan.cells.has(team.key) ? team.key : (continued.get(team.key) ?? team.key);
    return [{ team, key, source, division }];
  });
}

/** A division given by its number alone. */
function levelIn(cell: Cell | undefined): NamedSource | null {
  const [, level] = /^([123])\.?$/u.exec(cell?.text ?? '') ?? [];
  return level === undefined ? null : (level as NamedSource);
}

const CLAUSES: Readonly<Record<LeagueEvent, Readonly<Record<Division, string>>>> = {
  division: { 1: '322B', 2: '322C', 3: '322D' },
  women: { 1: '325B', 2: '325C', 3: '325C' },
};

/** Rows of the right team in the wrong division, and of teams without any right, each one finding. */
function checkEntries(event: LeagueEvent, entries: readonly Entry[], plan: Plan, report: Report): void {
  const due = dueOf(plan);
  const nameOf = (key: string): string => plan.cells.get(key)?.text ?? key;
  const listed = new Map<string, Entry>();
  const strangers: Entry[] = [];
  /** Rows of a team that stands elsewhere too: each has the place of another. */
  const doubled = new Map<Division, number>();
  for (const entry of entries) {
    const { team, key, division } = entry;
    const before = listed.get(key);
    if (before) {
      const [lower, higher] = before.division > division ? [before, entry] : [entry, before];
      report(
        before.division === division ? CLAUSES[event][division] : '321C4',
        'error',
        team.text,
        lower.team,
        'lineUpTwice',
        { address: placeFrom(lower.team, higher.team) },
      );
      doubled.set(lower.division, (doubled.get(lower.division) ?? 0) + 1);
      continue;
    }
    listed.set(key, entry);
  }
  for (const entry of listed.values()) {
    const { team, key, division } = entry;
    const right = due.teams.get(key);
    if (right) {
      if (right.division === division) continue;
      // § 326A3: a place that a vacancy gives cannot be declined.
      const declined = right.step.message.key === 'fillsVacancy' && right.division < division;
      report(declined ? '326A3' : right.step.clause, 'error', team.text, team, 'lineUpDivision', {
        division,
        expected: right.division,
        declined,
      });
      continue;
    }
    const slot = due.either.find((one) => !one.taken && one.division === division && one.teams.includes(key));
    if (slot) slot.taken = true;
    else strangers.push(entry);
  }
  const missing = [...due.teams].filter(([key]) => !listed.has(key));
  for (const division of [1, 2, 3] as const) {
    const here = strangers.filter((one) => one.division === division);
    const gone = missing.filter(([, right]) => right.division === division);
    const free = due.either.filter((one) => one.division === division && !one.taken);
    for (const { team, key } of here) {
      const given = plan.withdrawn.get(key);
      if (given) {
        report('326A1', 'error', team.text, team, 'lineUpGiven', { address: placeFrom(team, given) });
        gone.shift();
        continue;
      }
      // Where places are left to the organiser, nobody can say which of the others they are for.
      if (due.open[division] > 0) continue;
      const [instead] = gone;
      const [match] = free;
      if (instead) gone.shift();
      else if (match) free.shift();
      report(
        instead?.[1].step.clause ?? match?.step.clause ?? CLAUSES[event][division],
        'error',
        team.text,
        team,
        'lineUpStranger',
        {
          division,
          expected: instead ? [nameOf(instead[0])] : match ? match.teams.map(nameOf) : [],
        },
        instead && here.length === 1 && missing.length === 1 ? { value: nameOf(instead[0]) } : undefined,
      );
    }
    const last = [...entries].reverse().find((one) => one.division === division);
    if (!last) continue;
    for (const [key, right] of gone.slice(doubled.get(division) ?? 0))
      // A right, no duty: the team may have given up its place, which § 326 then fills.
      report(right.step.clause, 'warning', nameOf(key), last.team, 'lineUpMissing', {
        team: nameOf(key),
        division,
      });
  }
}

/** Reading 30: nothing says who plays East and who West, only that they are 12 and 12. */
function checkSides(entries: readonly Entry[], report: Report): void {
  const [east, west] = (['3E', '3W'] as const).map((side) => entries.filter(({ source }) => source === side));
  const { divisionTeams } = FIGURES;
  if (!east || !west || east.length + west.length !== 2 * divisionTeams.value || east.length === west.length)
    return;
  const fuller = east.length > west.length ? east : west;
  const last = fuller[fuller.length - 1];
  if (last)
    report('322A1', 'error', last.team.text, last.team, 'lineUpSides', {
      east: east.length,
      west: west.length,
      size: divisionTeams.value,
    });
}

/** Only where the sheet is about whole divisions: each of those it has. */
const isWhole = (event: LeagueEvent, entries: readonly Entry[]): boolean =>
  ([1, 2, 3] as const).some((division) => {
    const n = entries.filter((one) => one.division === division).length;
    return n > 0 && n * 2 >= PLACES[pyramidOf(event)][division];
  });

function unplanned(table: Table<LineUpField>, season: Season): Finding['message'] | null {
  const event = leagueEvent(table.event, table.about);
  if (!event) return said('eventUnknown');
  const plan = planOf(season, event, seasonTag(table.about));
  return typeof plan === 'string' ? { key: plan, values: {} } : null;
}

const forEvent = (event: LeagueEvent, clauses: readonly string[]) =>
  clauses.map((clause) => ({
    clause,
    events: [event],
    needs: ['team' as const],
    beside: ['standings'],
    unless: unplanned,
  }));

export const lineUpCheck = tableCheck({
  kind: LINE_UP,
  clauses: [
    ...forEvent('division', ['322B', '322C', '322D', '326A1', '326B', '326C']),
    ...forEvent('women', ['325B', '325C']),
    {
      clause: '321C4',
      events: ['division', 'women'],
      needs: ['team'],
      beside: ['standings'],
      unless: unplanned,
    },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, LINE_UP)) {
      yield;
      const event = leagueEvent(table.event, table.about);
      if (!event) continue;
      const plan = planOf(season, event, seasonTag(table.about));
      if (typeof plan === 'string') continue;
      const entries = entriesOf(season, event, table, plan);
      if (!isWhole(event, entries)) continue;
      checkEntries(event, entries, plan, report);
      checkSides(entries, report);
    }
  },
});

export const vacancyCheck = tableCheck({
  kind: VACANCIES,
  clauses: [{ clause: '326A1', events: ['division', 'women'], needs: ['team'], beside: ['standings'] }],
  *run(season, report) {
    for (const event of ['division', 'women'] as const) {
      yield;
      const plan = planOf(season, event, 'next');
      if (typeof plan === 'string') continue;
      // A division that is missing may hold the team.
      if (plan.lineUp.rows.some(({ occupant }) => occupant.kind === 'team' && isUnknown(occupant.team)))
        continue;
      for (const { team } of withdrawnOf(season, event))
        if (!plan.cells.has(team.key))
          report('326A1', 'warning', team.text, team, 'vacancyUnknown', { team: team.text });
    }
  },
});
