/** What a check of rosters is, and which of its clauses a list of teams can be checked for. */
import { isPairs, type EventName } from '../workbook/events';
import { divisionIn, type Division } from '../workbook/divisions';
import type { RosterField } from '../workbook/roster-fields';
import type { Team } from '../workbook/roster';
import { said, type Finding } from './finding';
import type { People } from './people';
import type { Report } from './report';
import type { Rosters, Season } from './table-check';

/** The lists of one event and season; where the event is unknown, those of one sheet. */
export interface RosterLists extends Rosters {
  readonly people: People;
}

/** A list of teams that a clause needs beside its own. */
export interface ListNeed {
  readonly event: EventName;
  readonly last?: boolean;
}

/** A clause that a check looks after, and what it takes to do so. */
export interface RosterClause {
  readonly clause: string;
  /** Only in these; then a list of an unknown event is not checked for it. */
  readonly events?: readonly EventName[];
  /** In every event of teams but these. */
  readonly except?: readonly EventName[];
  /** Columns that it takes. */
  readonly needs?: readonly RosterField[];
  /** At least one of these columns. */
  readonly oneOf?: readonly RosterField[];
  /** Columns that must have something in them: one that nobody has filled in yet is no fault of each team. */
  readonly filled?: readonly RosterField[];
  readonly beside?: readonly ListNeed[];
  /** A list that tells what the columns would. */
  readonly orList?: ListNeed;
  /** Kinds of sheet that must stand in the workbook as well. */
  readonly kinds?: readonly string[];
  /** The year of the season, or today's date. */
  readonly year?: boolean;
  readonly today?: boolean;
  /** The team's division. */
  readonly division?: boolean;
}

export interface RosterCheck {
  readonly clauses: readonly RosterClause[];
  /** Looks at the lists of one event; yields now and then. */
  readonly run: (lists: RosterLists, season: Season, report: Report) => Iterable<void>;
}

/** Whether a clause holds in an event; in one that is not known only what holds in all of them. */
export const holds = ({ events, except }: RosterClause, event: EventName | null): boolean => {
  if (isPairs(event)) return false;
  if (event === null) return !events && !except;
  return events ? events.includes(event) : !except?.includes(event);
};

const DIVISIONS = new WeakMap<Team, Division | null>();

/** The team's division: by its column, else by the nearest title that names one. */
export function divisionOf(team: Team): Division | null {
  let division = DIVISIONS.get(team);
  if (division === undefined) {
    const own = team.players.find(({ fields }) => fields.division?.text)?.fields.division?.text ?? '';
    division = divisionIn(own, true);
    for (const text of team.about) division ??= divisionIn(text);
    DIVISIONS.set(team, division);
  }
  return division;
}

const TEAMS_A_SLICE = 300;

/** A check that looks at each team by itself. */
export const eachTeam = (
  look: (team: Team, lists: RosterLists, season: Season, report: Report) => void,
): RosterCheck['run'] =>
  function* (lists, season, report) {
    for (const [index, team] of lists.teams.entries()) {
      if (index % TEAMS_A_SLICE === TEAMS_A_SLICE - 1) yield;
      look(team, lists, season, report);
    }
  };

/** What a table of teams has to be checked by. */
export interface RosterFacts {
  readonly events: readonly (EventName | null)[];
  readonly teams: readonly Team[];
  readonly headings: ReadonlyMap<RosterField, string>;
  readonly filled: ReadonlySet<RosterField>;
  readonly season: Season;
  readonly kinds: ReadonlySet<string>;
}

type Reason = Finding['message'];
/** Why a clause cannot be checked; null where it can. */
export function hindrance(need: RosterClause, facts: RosterFacts): Reason | null {
  const { events, teams, headings, filled, season, kinds } = facts;
  const list = need.orList;
  const told = list !== undefined && listsOf(season, list.event, list.last) !== undefined;
  const missing = told ? undefined : need.needs?.find((field) => !headings.has(field));
  if (missing) return said('fieldMissing', { field: missing });
  const [first] = need.oneOf ?? [];
  if (first && !need.oneOf?.some((field) => headings.has(field)))
    return said('fieldMissing', { field: first });
  if (!events.some((event) => holds(need, event))) return said('eventUnknown');
  const blank = need.filled?.find((field) => headings.has(field) && !filled.has(field));
  if (blank) return said('columnBlank', { column: headings.get(blank) ?? blank });
  if (need.division && !teams.some(divisionOf)) return said('fieldMissing', { field: 'division' });
  if (need.year && season.year === null) return said('seasonUnknown');
  if (need.today && season.today === null) return said('todayUnknown');
  for (const { event, last = false } of need.beside ?? [])
    if (!listsOf(season, event, last)) return said(last ? 'lastRosterMissing' : 'rosterMissing', { event });
  const absent = need.kinds?.find((kind) => !kinds.has(kind));
  return absent === undefined ? null : said('sheetMissing', { kind: absent });
}

/** The teams of an event, of this season or last; undefined where the workbook has none. */
export const listsOf = (season: Season, event: EventName, last = false): Rosters | undefined =>
  (last ? season.lastRosters : season.rosters).find((lists) => lists.event === event);
