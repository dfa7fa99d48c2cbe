/** What a sheet is about that does not say so, in a workbook whose user has said what it is about. */
import type { EventName } from '../workbook/events';
import { ROSTER_CHECKS } from './roster-checks';
import { TABLE_CHECKS } from './table-checks';

const eventsOf = (clauses: readonly { readonly events?: readonly EventName[] }[]): readonly EventName[] =>
  clauses.flatMap(({ events = [] }) => events);

/** By kind of sheet, the events that its clauses tell apart. */
const toldApart = new Map<string, readonly EventName[]>([
  ['roster', ROSTER_CHECKS.flatMap(({ clauses }) => eventsOf(clauses))],
]);
for (const { kind, clauses } of TABLE_CHECKS)
  toldApart.set(kind.kind, [...(toldApart.get(kind.kind) ?? []), ...eventsOf(clauses)]);

/** The only one of the workbook's events that a sheet of this kind can be of; null where there is none, or a choice. */
export function usualEvent(kind: string, events: readonly EventName[] = []): EventName | null {
  const possible = events.filter((event) => toldApart.get(kind)?.includes(event));
  return possible.length === 1 ? (possible[0] ?? null) : null;
}
