/** What the pane says of a list of teams: its place, its columns, and which clauses were checked. */
import type { EventName } from '../workbook/events';
import type { RosterTable } from '../workbook/find-tables';
import type { RosterReading } from '../workbook/roster';
import type { RosterField } from '../workbook/roster-fields';
import { addressOf, type SheetSnapshot } from '../workbook/snapshot';
import type { Finding, RecognisedTable } from './finding';
import { hindrance, holds, type RosterCheck, type RosterFacts } from './roster-check';
import type { Season } from './table-check';

export interface ReadRoster {
  readonly sheet: SheetSnapshot;
  readonly table: RosterTable;
  readonly reading: RosterReading;
}

type Reason = RecognisedTable['notChecked'][number];

/** The clauses that a list was checked for, and those it would have been if something were not missing. */
function clausesOf(
  checks: readonly RosterCheck[],
  facts: RosterFacts,
): { readonly checked: string[]; readonly notChecked: Reason[] } {
  const checked = new Set<string>();
  const reasons = new Map<string, Reason>();
  for (const need of checks.flatMap(({ clauses }) => clauses)) {
    const known = facts.events.some((event) => holds(need, event));
    const { events, except, needs, oneOf, clause } = need;
    // Of an unknown event is told what could be checked if it were known, by columns that tell of it.
    if (!known && !(facts.events.includes(null) && (events ?? except) && (needs ?? oneOf))) continue;
    const why: Finding['message'] | null = hindrance(need, facts);
    if (!known && why?.key !== 'eventUnknown') continue;
    if (why) reasons.set(`${clause} ${why.key} ${JSON.stringify(why.values)}`, { clause, reason: why });
    else checked.add(clause);
  }
  return { checked: [...checked].sort(), notChecked: [...reasons.values()] };
}

/** `earlier`: the list is an earlier season's, and only compared with. */
export function describeRoster(
  { sheet, table, reading }: ReadRoster,
  checks: readonly RosterCheck[],
  season: Season,
  kinds: ReadonlySet<string>,
  earlier: boolean,
): RecognisedTable {
  const columns = table.columns.map(({ at }) => sheet.left + at);
  // Rows may name their own events; the table is called by the one that all share.
  const events = new Set<EventName | null>(reading.teams.map((team) => team.event));
  if (events.size === 0) events.add(table.event);
  const headings = new Map<RosterField, string>();
  for (const { field, header } of table.columns) if (!headings.has(field)) headings.set(field, header);
  const [only = null] = events;
  return {
    kind: 'roster',
    range: `${addressOf(sheet.top + table.headerRow, Math.min(...columns))}:${addressOf(
      sheet.top + reading.last,
      Math.max(...columns),
    )}`,
    event: events.size === 1 ? only : null,
    rows: reading.rows,
    sure: true,
    bars: [],
    columns: Object.fromEntries(
      table.columns.map(({ field, slot, header }) => [slot ? `${field}${slot}` : field, header]),
    ),
    // Of a form without a team nothing is checked.
    ...(earlier || reading.teams.length === 0
      ? { checked: [], notChecked: [] }
      : clausesOf(checks, {
          events: [...events],
          teams: reading.teams,
          headings,
          filled: reading.filled,
          season,
          kinds,
        })),
  };
}
