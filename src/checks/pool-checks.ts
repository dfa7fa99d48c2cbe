/** § 321B: the account of a travel pool. */
import { add, compare, exactly, fraction, multiply, toNumber, type Fraction } from '../rules/fraction';
import { poolAccount } from '../rules/pool-account';
import { eventIn, type EventName } from '../workbook/events';
import { POOL_ACCOUNT, type PoolField } from '../workbook/kinds/pool-account';
import { TRAVEL } from '../workbook/kinds/travel';
import type { Cell, Row } from '../workbook/table-rows';
import { exactIn, filled } from './cells';
import { placeFrom, type Report } from './report';
import { tableCheck, tablesOf, type Season } from './table-check';

/** A row with its pool and its season. */
interface Entry {
  readonly row: Row<PoolField>;
  readonly event: EventName | null;
  /** The year in which the season ends; null where the sheet does not tell. */
  readonly ends: number | null;
  readonly subject: string;
}

const same = (a: Fraction, b: Fraction): boolean => compare(a, b) === 0;

/** `2008/09`, `2008-2009` and `sæson 2008/09` end in 2009. */
function seasonEnd(cell: Cell | null): number | null {
  const [, start = '', end = ''] = /(\d{4})\s*[/-]\s*(\d{2}|\d{4})(?!\d)/u.exec(cell?.text ?? '') ?? [];
  return start !== '' && Number(end) % 100 === (Number(start) + 1) % 100 ? Number(start) + 1 : null;
}

/** The women's first division is not the first division. */
const poolOf = (text: string): EventName | null =>
  /dame|kvinde|women/u.test(text) ? 'women' : eventIn(text);

function entriesOf(season: Season): readonly Entry[] {
  return tablesOf(season, POOL_ACCOUNT).flatMap((table) =>
    table.rows.map((row) => {
      const named = filled(row, 'event');
      const period = filled(row, 'season');
      return {
        row,
        event: (named && poolOf(named.key)) ?? (row.section ? poolOf(row.section) : null) ?? table.event,
        ends: seasonEnd(period),
        subject: [named?.text, period?.text].filter((text) => text !== undefined).join(' '),
      };
    }),
  );
}

/** The contribution of a team to the pool of an event this season, as its account has it. */
export const contributionsOf = (season: Season, event: EventName): readonly Fraction[] =>
  entriesOf(season).flatMap((entry) =>
    entry.event === event && season.year !== null && entry.ends === season.year
      ? (exactIn(entry.row, 'contribution') ?? [])
      : [],
  );

/** Contributions by teams and rate; null where they are not both given. */
function contributionsDue(row: Row<PoolField>): Fraction | null {
  const [teams, each] = [exactIn(row, 'teams'), exactIn(row, 'contribution')];
  return teams && each ? multiply(teams, each) : null;
}

/** What the row carries on, by the sums that may stand for its contributions; the right one first. */
function carriedOn({ row, event }: Entry): readonly Fraction[] {
  const [before, paid] = [exactIn(row, 'carriedIn'), exactIn(row, 'paidOut')];
  if (!before || !paid) return [];
  const [due, stated] = [contributionsDue(row), exactIn(row, 'contributions')];
  const sums = (event === 'women' ? [stated, due] : [due, stated]).filter((sum) => sum !== null);
  return sums.flatMap((sum) => {
    const ruling = poolAccount(toNumber(before), [toNumber(sum)], [toNumber(paid)]);
    return ruling.ok ? [ruling.value] : [];
  });
}

function checkSums(entry: Entry, report: Report): void {
  const { row, event, subject } = entry;
  const sum = filled(row, 'contributions');
  const due = contributionsDue(row);
  const told = (at: Cell, expected: Fraction, key: 'poolContributions' | 'poolCarried'): void =>
    report(
      '321B3',
      'error',
      subject,
      at,
      key,
      { actual: at.number ?? 0, expected: toNumber(expected) },
      { value: toNumber(expected) },
    );
  if (sum?.number != null && due && !same(exactly(sum.number), due)) {
    // The footnote of § 321B: teams of the women's qualifier may be let off with less.
    if (event !== 'women') told(sum, due, 'poolContributions');
    else if (compare(exactly(sum.number), due) > 0)
      report('321B3', 'warning', subject, sum, 'poolContributions', {
        actual: sum.number,
        expected: toNumber(due),
      });
  }
  const out = filled(row, 'carriedOut');
  const possible = carriedOn(entry);
  const [right] = possible;
  if (out?.number == null || !right) return;
  const stated = exactly(out.number);
  if (!possible.some((one) => same(one, stated))) told(out, right, 'poolCarried');
}

/** What the season before carries on is what this one begins with. */
function checkBegins(entry: Entry, entries: readonly Entry[], report: Report): void {
  const { row, event, ends, subject } = entry;
  const begins = filled(row, 'carriedIn');
  if (begins?.number == null || ends === null) return;
  const before = entries.filter((one) => one !== entry && one.event === event && one.ends === ends - 1);
  const [last] = before;
  if (!last || before.length > 1) return;
  const out = exactIn(last.row, 'carriedOut');
  const possible = [...carriedOn(last), ...(out ? [out] : [])];
  const [right] = possible;
  if (!right || possible.some((one) => same(one, exactly(begins.number ?? 0)))) return;
  const at = last.row.cells.carriedOut ?? last.row.cells.carriedIn;
  report(
    '321B3',
    'error',
    subject,
    begins,
    'poolBegins',
    { actual: begins.number, expected: toNumber(right), address: at ? placeFrom(begins, at) : '' },
    { value: toNumber(right) },
  );
}

/** § 321B1: all divisions of an event share one pool. */
function checkOnePool(entry: Entry, earlier: readonly Entry[], report: Report): void {
  const { row, event, ends, subject } = entry;
  const other = earlier.find(
    (one) => event !== null && one.event === event && ends !== null && one.ends === ends,
  );
  const at = filled(row, 'event') ?? filled(row, 'season');
  const first = other && (filled(other.row, 'event') ?? filled(other.row, 'season'));
  if (at && first)
    report('321B1', 'error', subject, at, 'poolTwice', {
      other: first.text,
      address: placeFrom(at, first),
    });
}

/** § 321B2: what was paid is what the sheets of refunds give, and no less where nights come on top. */
function checkPaid(entry: Entry, season: Season, report: Report): void {
  const { row, event, ends, subject } = entry;
  const paid = filled(row, 'paidOut');
  if (
    paid?.number == null ||
    event === null ||
    (season.year !== null && ends !== null && ends !== season.year)
  )
    return;
  const refunds = tablesOf(season, TRAVEL, event).filter((table) => table.columns.has('refund'));
  const cells = refunds.flatMap(({ rows }) => rows.flatMap(({ cells: { refund } }) => refund ?? []));
  if (cells.length === 0 || cells.some((cell) => cell.unread || cell.number === null)) return;
  const sum = cells.reduce((all, { number }) => add(all, exactly(number ?? 0)), fraction(0n));
  const nights = refunds.some(({ rows }) =>
    rows.some(({ cells: { persons } }) => (persons?.number ?? 0) > 0),
  );
  const difference = compare(exactly(paid.number), sum);
  if (difference === 0 || (nights && difference > 0)) return;
  report('321B2', 'warning', subject, paid, 'poolPaid', {
    actual: paid.number,
    expected: toNumber(sum),
    sheets: [...new Set(refunds.map(({ sheet }) => sheet.name))],
    nights,
  });
}

export const poolCheck = tableCheck({
  kind: POOL_ACCOUNT,
  clauses: [
    { clause: '321B1', needs: ['season'] },
    { clause: '321B2', needs: ['paidOut'], beside: ['travel'] },
    { clause: '321B3', needs: ['carriedOut'] },
  ],
  *run(season, report) {
    const entries = entriesOf(season);
    yield;
    // Of several seasons, the refunds of the workbook are those of its own; unsaid, of the last.
    const lastOf = (event: EventName | null): number =>
      Math.max(...entries.filter((one) => one.event === event).map(({ ends }) => ends ?? -Infinity));
    for (const [at, entry] of entries.entries()) {
      checkSums(entry, report);
      checkBegins(entry, entries, report);
      checkOnePool(entry, entries.slice(0, at), report);
      const current = season.year ?? lastOf(entry.event);
      const alone = entries.filter(({ event }) => event === entry.event).length === 1;
      if (alone || entry.ends === current) checkPaid(entry, season, report);
    }
  },
});
