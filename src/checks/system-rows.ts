/** What the sheets of systems say of a pair. */
import type { EventName } from '../workbook/events';
import { SYSTEMS, type SystemField } from '../workbook/kinds/systems';
import type { Row } from '../workbook/table-rows';
import { filled, numberIn } from './cells';
import { dayOf } from './moments';
import { tablesOf, type Season } from './table-check';

export type SystemRow = Row<SystemField>;

/** `number` days before a match is in time for what has to come a week before it. */
export const WEEK = 7;

export interface PairSystem {
  readonly row: SystemRow;
  readonly event: EventName | null;
  /** § 327A2: in the women's qualifier nothing is sent in. */
  readonly qualifier: boolean;
  /** Days after the deadline; null where one of the days is not known. The day of the deadline is in time (reading 40). */
  readonly late: number | null;
  readonly subject: string;
}

const daysBetween = (row: SystemRow, from: SystemField, to: SystemField): number | null => {
  const [a, b] = [numberIn(row, from), numberIn(row, to)];
  return a === null || b === null ? null : dayOf(b) - dayOf(a);
};

/** Days from one column's day to another's; null where one is missing. */
export const daysFrom = daysBetween;

export const isArtificial = (row: SystemRow): boolean => row.cells.artificial?.yes === true;

export function systemsOf(season: Season): readonly PairSystem[] {
  return tablesOf(season, SYSTEMS).flatMap((table) =>
    table.rows.map((row) => ({
      row,
      event: table.event,
      qualifier: /kval|qualif/u.test(filled(row, 'division')?.key ?? (row.section || table.about)),
      late: daysBetween(row, 'deadline', 'received'),
      subject: [filled(row, 'team')?.text, filled(row, 'pair')?.text].filter((text) => text).join(', '),
    })),
  );
}
