/** What the pane says of a table that is no roster: its place, its columns, and which clauses were checked. */
import type { Table } from '../workbook/table-rows';
import { addressOf } from '../workbook/snapshot';
import { said, type Finding, type RecognisedTable } from './finding';
import type { Season, TableCheck } from './table-check';

const MOST_BARS = 40;

function barsOf({ kind, rows }: Table): RecognisedTable['bars'] {
  const { bars } = kind;
  if (!bars) return [];
  return rows.slice(0, MOST_BARS).flatMap(({ cells }) => {
    const [of, value] = [cells[bars.of], cells[bars.value]];
    return of && value && value.number !== null ? [{ of: of.text, value: value.number }] : [];
  });
}

/** The heading of the first of the figures that a clause goes by, where not one of them is filled in on any row. */
function blankOf({ kind, columns, rows }: Table, needs: readonly string[]): string | undefined {
  const figures = needs.filter(
    (field) =>
      !kind.key.includes(field) &&
      ['number', 'score', 'date', 'dated'].includes(kind.fields[field]?.type ?? ''),
  );
  const filled = figures.some((field) =>
    rows.some(({ cells }) => cells[field] && (cells[field].text !== '' || cells[field].unread)),
  );
  const [first] = figures;
  return first === undefined || filled ? undefined : columns.get(first)?.text;
}

/** `kinds`: the kinds of sheet that the workbook has. */
export function describeTable(
  table: Table,
  checks: readonly TableCheck[],
  kinds: ReadonlySet<string>,
  season: Season,
): RecognisedTable {
  const checked = new Set<string>();
  const notChecked = new Map<string, Finding['message']>();
  for (const check of checks) {
    // Of headings alone nothing is checked.
    if (check.kind !== table.kind || table.rows.length === 0) continue;
    for (const { clause, events, needs = [], beside = [], applies, unless } of check.clauses) {
      if (events && table.event !== null && !events.includes(table.event)) continue;
      if (applies && !applies(table)) continue;
      const missing = needs.find((field) => !table.columns.has(field));
      const blank = blankOf(table, needs);
      const absent = beside.find((kind) => !kinds.has(kind));
      if (events && table.event === null) notChecked.set(clause, said('eventUnknown'));
      else if (missing !== undefined) notChecked.set(clause, said('fieldMissing', { field: missing }));
      else if (blank !== undefined) notChecked.set(clause, said('columnBlank', { column: blank }));
      else if (absent !== undefined) notChecked.set(clause, said('sheetMissing', { kind: absent }));
      else {
        const why = unless?.(table, season) ?? null;
        if (why) notChecked.set(clause, why);
        else checked.add(clause);
      }
    }
  }
  const columns = [...table.columns.values()].map(({ column }) => column);
  return {
    kind: table.kind.kind,
    range: `${addressOf(table.top, Math.min(...columns))}:${addressOf(table.last, Math.max(...columns))}`,
    event: table.event,
    rows: table.lines,
    columns: Object.fromEntries([...table.columns].map(([field, { text }]) => [field, text])),
    sure: table.sure,
    bars: barsOf(table),
    checked: [...checked].sort(),
    notChecked: [...notChecked]
      .filter(([clause]) => !checked.has(clause))
      .map(([clause, reason]) => ({ clause, reason })),
  };
}
