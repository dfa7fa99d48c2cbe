/** §§ 303B1 and 321A1: what a team's entry costs, and whether it is paid. */
import { add, compare, exactly, toNumber, type Fraction } from '../rules/fraction';
import type { EventName } from '../workbook/events';
import { ENTRIES, type EntriesField } from '../workbook/kinds/entries';
import type { Cell, Row, Table } from '../workbook/table-rows';
import { exactIn, filled } from './cells';
import { isUsed, paymentIn } from './payments';
import { contributionsOf } from './pool-checks';
import type { Report } from './report';
import { tableCheck, tablesOf, type Season } from './table-check';

type EntryRow = Row<EntriesField>;

/** §§ 321-328 are the same for both (§ 321). */
const LEAGUES: readonly EventName[] = ['division', 'women'];
/** § 364A3: the mini teams' fee is collected at the table. The cup's payments are told by § 331D. */
const BEFOREHAND: readonly EventName[] = [
  'division',
  'women',
  'qualifier',
  'clubs-district',
  'junior',
  'school',
  'danish-open',
  'festival',
];

export const entryName = ({ cells }: EntryRow): string =>
  [cells.team, cells.club].find((cell) => cell && cell.text !== '')?.text ?? '';

/** § 303B1: an entry counts once it is paid, and it is paid once all of the fee is. */
function checkPaid(table: Table<EntriesField>, report: Report): void {
  const used = isUsed(table, 'paid');
  for (const row of table.rows) {
    const { paid } = row.cells;
    if (!paid) return;
    const { made, amount } = paymentIn(paid, used);
    const due = feeDue(row);
    if (made === false) report('303B1', 'error', entryName(row), paid, 'notPaid', { exempt: false });
    else if (amount !== null && due && compare(exactly(amount), due) < 0)
      report('303B1', 'error', entryName(row), paid, 'paidShort', {
        actual: amount,
        expected: toNumber(due),
      });
  }
}

/** § 321A1: a basic amount and a contribution to the travel pool; null where one is missing. */
function sumOf(row: EntryRow): Fraction | null {
  const [basic, pool] = [exactIn(row, 'basic'), exactIn(row, 'contribution')];
  return basic && pool ? add(basic, pool) : null;
}

const feeDue = (row: EntryRow): Fraction | null => sumOf(row) ?? exactIn(row, 'fee');

function checkSum(row: EntryRow, report: Report): void {
  const fee = filled(row, 'fee');
  const sum = sumOf(row);
  if (fee?.number == null || !sum || compare(exactly(fee.number), sum) === 0) return;
  const expected = toNumber(sum);
  report(
    '321A1',
    'error',
    entryName(row),
    fee,
    'feeSum',
    { actual: fee.number, expected },
    { value: expected },
  );
}

/** An amount per team is the same for all of them: what two thirds have, and who has another. */
function checkSame(rows: readonly EntryRow[], field: 'basic' | 'contribution', report: Report): void {
  const cells = rows.flatMap((row) => {
    const cell = filled(row, field);
    return cell?.number != null ? [{ row, cell, amount: cell.number }] : [];
  });
  const counts = new Map<number, number>();
  for (const { amount } of cells) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  const [usual, times] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [0, 0];
  if (cells.length < 4 || times * 3 < cells.length * 2) return;
  for (const { row, cell, amount } of cells)
    if (amount !== usual)
      report('321A1', 'warning', entryName(row), cell, 'feeOdd', { actual: amount, expected: usual, field });
}

/** The contribution against the pool's account: each other amount once. */
function checkAccount(rows: readonly EntryRow[], due: Fraction, report: Report): void {
  const wrong = new Map<number, { row: EntryRow; cell: Cell; n: number }>();
  for (const row of rows) {
    const cell = filled(row, 'contribution');
    if (cell?.number == null || compare(exactly(cell.number), due) === 0) continue;
    const known = wrong.get(cell.number);
    if (known) known.n += 1;
    else wrong.set(cell.number, { row, cell, n: 1 });
  }
  for (const [actual, { row, cell, n }] of wrong)
    report('321A1', 'warning', entryName(row), cell, 'feePool', { actual, expected: toNumber(due), n });
}

/** The rows by division: a fee may differ between them, and a qualifier's contribution may be reduced. */
function groupsOf({ rows }: Table<EntriesField>): EntryRow[][] {
  const groups = new Map<string, EntryRow[]>();
  for (const row of rows) {
    const key = `${row.section}|${row.cells.division?.key ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function checkTable(table: Table<EntriesField>, season: Season, report: Report): void {
  const account = table.event && contributionsOf(season, table.event);
  const [only, ...more] = account ?? [];
  for (const rows of groupsOf(table)) {
    for (const row of rows) checkSum(row, report);
    checkSame(rows, 'basic', report);
    if (only && more.length === 0) checkAccount(rows, only, report);
    else checkSame(rows, 'contribution', report);
  }
}

export const entryFeeCheck = tableCheck({
  kind: ENTRIES,
  clauses: [
    { clause: '303B1', events: BEFOREHAND, needs: ['paid'] },
    { clause: '321A1', events: LEAGUES, needs: ['basic', 'contribution'] },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, ENTRIES)) {
      yield;
      const { event } = table;
      if (event && BEFOREHAND.includes(event)) checkPaid(table, report);
      if (event && LEAGUES.includes(event)) checkTable(table, season, report);
    }
  },
});
