/** Lots as their sheet has them (reading 2): the draws, and what a draw has decided. */
import { LOTS, type LotField } from '../workbook/kinds/lots';
import type { Row, Table } from '../workbook/table-rows';
import { filled } from './cells';
import { tablesOf, type Season } from './table-check';

type LotRow = Row<LotField>;

/** The rows of one draw: for one thing, with one seed, at one time. */
export interface Draw {
  readonly what: string;
  readonly rows: readonly LotRow[];
}

export const keyOf = (row: LotRow, ...fields: readonly LotField[]): string =>
  fields.map((field) => filled(row, field)?.key ?? '').join('|');

export function drawsOf(table: Table<LotField>): readonly Draw[] {
  const draws = new Map<string, { what: string; rows: LotRow[] }>();
  for (const row of table.rows) {
    const key = `${row.section}|${keyOf(row, 'what', 'seed', 'drawnAt', 'drawnBy')}`;
    const draw = draws.get(key) ?? { what: `${row.section}|${keyOf(row, 'what')}`, rows: [] };
    draws.set(key, draw);
    draw.rows.push(row);
  }
  // Where every lot has a time of its own, they are one draw all the same.
  const byWhat = new Map<string, Draw[]>();
  for (const draw of draws.values()) byWhat.set(draw.what, [...(byWhat.get(draw.what) ?? []), draw]);
  return [...byWhat].flatMap(([what, own]) => {
    const rows = own.flatMap((draw) => draw.rows);
    const single = own.every((draw) => draw.rows.length === 1);
    const distinct = new Set(rows.map((row) => keyOf(row, 'participant'))).size === rows.length;
    return single && distinct ? [{ what, rows }] : own;
  });
}

/**
 * The participants in the order of their lots, 1 first, by a draw that has them all; null where there is none, where a
 * lot is missing or drawn twice, and where two draws disagree.
 */
export function drawnOrder(season: Season, participants: readonly string[]): readonly string[] | null {
  const orders = new Map<string, readonly string[]>();
  for (const { rows } of tablesOf(season, LOTS).flatMap(drawsOf)) {
    const lots = new Map<string, number>();
    for (const row of rows) {
      const [participant, lot] = [filled(row, 'participant'), filled(row, 'lotNumber')?.number];
      if (participant && lot != null && !lots.has(participant.key)) lots.set(participant.key, lot);
    }
    const own = participants.map((key) => lots.get(key));
    if (own.includes(undefined) || new Set(own).size < participants.length) continue;
    const order = [...participants].sort((a, b) => (lots.get(a) ?? 0) - (lots.get(b) ?? 0));
    orders.set(order.join('|'), order);
  }
  const [order = null] = orders.values();
  return orders.size === 1 ? order : null;
}
