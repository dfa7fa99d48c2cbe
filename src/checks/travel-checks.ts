/** § 304: refunds as they stand against what the rules give. */
import { add, exactly, toNumber, type Fraction } from '../rules/fraction';
import { onBornholm, REFUND_REGIMES } from '../rules/refund-regimes';
import { bornholmRefund, transportRefund, type BornholmKind } from '../rules/travel';
import type { EventName } from '../workbook/events';
import { TRAVEL, type TravelField } from '../workbook/kinds/travel';
import type { Cell, Row, Table } from '../workbook/table-rows';
import { filled, numberIn } from './cells';
import type { Report } from './report';
import { tableCheck, tablesOf } from './table-check';
import { bornholmRow, farePaid } from './travel-rows';

/** The events of a regime. */
const eventsOf = (...kinds: readonly string[]): EventName[] =>
  (Object.keys(REFUND_REGIMES) as EventName[]).filter((event) => kinds.includes(REFUND_REGIMES[event].kind));

/** Reading 28: only these refund kilometres. */
export const REFUNDED = eventsOf('full', 'cup');
const CROSSING = eventsOf('crossing');
const NOTHING = eventsOf('none');

/** What a row's figures give, and by which clause; null where they do not suffice. */
export interface Due {
  readonly amount: Fraction;
  readonly clause: string;
  /** What it would be if the kilometres abroad counted, where they do not. */
  readonly withAbroad: Fraction | null;
}

const amountOf = (km: number, rate: number, tolls: number): Fraction | null => {
  const ruling = transportRefund(km, rate, tolls);
  return ruling.ok ? ruling.value : null;
};

/** By § 304B, or by § 304C where tickets are given; Sweden's kilometres count to and from Bornholm (§ 304C1, E). */
export function refundDue(row: Row<TravelField>): Due | null {
  const { cells } = row;
  const rate = numberIn(row, 'rate');
  if (rate === null || cells.tolls?.unread || cells.abroad?.unread || cells.fare?.unread) return null;
  const tolls = cells.tolls?.number ?? 0;
  const fare = farePaid(row);
  if (fare !== null) {
    const kind: BornholmKind | null = bornholmRow(row);
    if (kind === null || cells.onwardKm?.unread || numberIn(row, 'km') !== null) return null;
    const ruling = bornholmRefund(
      kind,
      rate,
      fare,
      cells.onwardKm?.number ?? 0,
      tolls,
      cells.hindered?.yes ?? false,
    );
    if (!ruling.ok) return null;
    const clause = kind === 'vest' ? '304C3' : kind === 'øst' ? '304C2a' : '304C2b';
    return { amount: ruling.value, clause, withAbroad: null };
  }
  const km = numberIn(row, 'km');
  if (km === null || km < 0) return null;
  const abroad = cells.abroad?.number ?? 0;
  const all = amountOf(km, rate, tolls);
  const island = onBornholm(cells.homeTown?.key ?? '') || onBornholm(cells.destination?.key ?? '');
  if (abroad <= 0 || island)
    return all && { amount: all, clause: island ? '304C1' : '304B1', withAbroad: null };
  const home = amountOf(km - abroad, rate, tolls);
  return home && { amount: home, clause: '304B1', withAbroad: all };
}

/** At Excel's 15 digits, as the cell's number is. */
const same = (cell: Cell, amount: Fraction): boolean => (cell.number ?? 0) === toNumber(amount);

function checkAmount(row: Row<TravelField>, report: Report): void {
  const refund = filled(row, 'refund');
  const { team, hindered } = row.cells;
  if (!refund || refund.number === null || !team) return;
  if (bornholmRow(row) === 'hovedstad' && farePaid(row) && !hindered?.yes && !hindered?.unread) {
    // Without a hindrance the journey goes by Ystad; what that costs the row does not tell.
    if (refund.number > 0 && numberIn(row, 'km') === null)
      // Without a column for it nobody tells what hindered the journey.
      report('304C2b', hindered ? 'error' : 'warning', team.text, refund, 'refundByYstad', {
        actual: refund.number,
      });
    return;
  }
  const due = refundDue(row);
  if (!due || same(refund, due.amount)) return;
  const expected = toNumber(due.amount);
  const values = { actual: refund.number, expected };
  const abroad = due.withAbroad !== null && same(refund, due.withAbroad);
  if (abroad)
    report(
      '304E',
      'error',
      team.text,
      refund,
      'refundAbroad',
      { ...values, abroad: numberIn(row, 'abroad') ?? 0 },
      { value: expected },
    );
  else report(due.clause, 'error', team.text, refund, 'refundAmount', values, { value: expected });
}

/** The rate of a row against the season's, where the workbook's settings have one: each wrong rate once. */
function checkRates(table: Table<TravelField>, due: number, report: Report): void {
  const wrong = new Map<number, Cell[]>();
  for (const row of table.rows) {
    const rate = filled(row, 'rate');
    if (!rate || rate.number === null || rate.number === due) continue;
    wrong.set(rate.number, [...(wrong.get(rate.number) ?? []), rate]);
  }
  for (const [actual, cells] of wrong) {
    const [first] = cells;
    if (first)
      report(
        '304B1',
        'warning',
        '',
        first,
        'rateDiffers',
        { actual, expected: due, n: cells.length },
        cells.length === 1 ? { value: due } : undefined,
      );
  }
}

/** §§ 342F, 351E and 352C: only ferry and bridge to and from Bornholm. */
function checkCrossing(row: Row<TravelField>, event: EventName, report: Report): void {
  const refund = filled(row, 'refund');
  const { team, homeTown, destination, tolls, cars } = row.cells;
  if (!refund || refund.number === null || refund.number <= 0 || !team) return;
  const { clause, onApplication } = REFUND_REGIMES[event];
  const severity = onApplication ? 'warning' : 'error';
  const towns = [homeTown, destination].filter((cell) => cell && cell.text !== '' && !cell.unread);
  if (homeTown?.text && towns.every((cell) => !onBornholm(cell?.key ?? ''))) {
    const rule = clause === '342F1' ? '342F2' : clause;
    report(
      rule,
      severity,
      team.text,
      refund,
      'refundOnlyBornholm',
      { actual: refund.number },
      onApplication ? undefined : { value: 0 },
    );
    return;
  }
  const crossing = tolls && !tolls.unread ? tolls.number : null;
  // The organiser says for how many cars, and § 342F1 leaves room for weather and time.
  const most = crossing === null ? null : crossing * Math.max(1, cars?.number ?? 1);
  if (most !== null && toNumber(add(exactly(refund.number), exactly(-most))) > 0 && !row.cells.hindered?.yes)
    report(clause, 'warning', team.text, refund, 'refundBeyondCrossing', {
      actual: refund.number,
      expected: most,
    });
}

function checkNothing(row: Row<TravelField>, report: Report): void {
  const refund = filled(row, 'refund');
  if (refund?.number != null && refund.number > 0 && row.cells.team)
    report(
      '304',
      'error',
      row.cells.team.text,
      refund,
      'refundNone',
      { actual: refund.number },
      { value: 0 },
    );
}

export const travelCheck = tableCheck({
  kind: TRAVEL,
  clauses: [
    { clause: '304', events: NOTHING, needs: ['refund'] },
    { clause: '304B1', events: REFUNDED, needs: ['km', 'rate', 'refund'] },
    { clause: '304C2', events: REFUNDED, needs: ['fare', 'rate', 'destination', 'refund'] },
    { clause: '304C3', events: REFUNDED, needs: ['fare', 'rate', 'destination', 'refund'] },
    { clause: '304E', events: REFUNDED, needs: ['km', 'abroad', 'rate', 'refund'] },
    { clause: '342F1', events: ['clubs'], needs: ['tolls', 'refund'] },
    { clause: '342F2', events: ['clubs'], needs: ['homeTown', 'refund'] },
    { clause: '351E1', events: ['open-pairs', 'mixed-pairs'], needs: ['homeTown', 'refund'] },
    { clause: '352C1', events: ['women-pairs', 'veteran-pairs'], needs: ['homeTown', 'refund'] },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, TRAVEL)) {
      const { event } = table;
      if (!event) continue;
      yield;
      if (season.rate !== null && REFUNDED.includes(event)) checkRates(table, season.rate, report);
      for (const [at, row] of table.rows.entries()) {
        if (at % 300 === 299) yield;
        if (REFUNDED.includes(event)) checkAmount(row, report);
        else if (CROSSING.includes(event)) checkCrossing(row, event, report);
        else if (NOTHING.includes(event)) checkNothing(row, report);
      }
    }
  },
});
