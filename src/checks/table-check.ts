/** What a check of one kind of sheet is, and what it sees of the workbook. */
import type { EventName } from '../workbook/events';
import type { TableKind } from '../workbook/kinds/kind';
import type { Team } from '../workbook/roster';
import type { Row, Table } from '../workbook/table-rows';
import type { Finding } from './finding';
import type { Report } from './report';

/** The teams of one event, over all sheets; where the event is unknown, of one sheet. */
export interface Rosters {
  readonly event: EventName | null;
  readonly teams: readonly Team[];
}

/** Everything that the workbook says. */
export interface Season {
  readonly tables: readonly Table[];
  readonly rosters: readonly Rosters[];
  /** Last season's lists, where the workbook still has them. */
  readonly lastRosters: readonly Rosters[];
  /** The year of "1 January in the season concerned" (reading 26), where the workbook tells. */
  readonly year: number | null;
  /** The season's rate, DKK per km (§ 304B); null where nobody tells. */
  readonly rate: number | null;
  /** Today as a serial; null where nobody tells. */
  readonly today: number | null;
}

/** A clause that a check looks after, and what it takes to do so. */
export interface ClauseNeed<F extends string = string> {
  readonly clause: string;
  /** Only in these; then a sheet of an unknown event is not checked for it. */
  readonly events?: readonly EventName[];
  readonly needs?: readonly F[];
  /** Kinds of sheet that must stand in the workbook as well: `roster`, or a kind's name. */
  readonly beside?: readonly string[];
  /** Which tables of the kind it is about; the others are not told of it. */
  readonly applies?: (table: Table<F>) => boolean;
  /** Why one table cannot be checked for it, where that shows only in what the table says. */
  readonly unless?: (table: Table<F>, season: Season) => Finding['message'] | null;
}

export interface TableCheck<F extends string = string> {
  readonly kind: TableKind<F>;
  readonly clauses: readonly ClauseNeed<F>[];
  /** Looks at all sheets of its kind; yields now and then (every few hundred rows). */
  readonly run: (season: Season, report: Report) => Iterable<void>;
}

/** A check as one of a list of checks of different kinds. */
export const tableCheck = <F extends string>(check: TableCheck<F>): TableCheck =>
  check as unknown as TableCheck;

/** The sheets of a kind, of one event where it is given. */
export const tablesOf = <F extends string>(
  season: Season,
  kind: TableKind<F>,
  event?: EventName | null,
): readonly Table<F>[] =>
  season.tables.filter(
    (table) => (table.kind as unknown) === kind && (event === undefined || table.event === event),
  ) as unknown as readonly Table<F>[];

/** Whether a row has all that is needed: every cell filled and read. */
export const complete = <F extends string>({ cells }: Row<F>, ...fields: readonly F[]): boolean =>
  fields.every((field) => {
    const cell = cells[field];
    return cell !== undefined && cell.text !== '' && !cell.unread;
  });
