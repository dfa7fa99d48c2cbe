import { birthIn, dayIn, daysIn } from '../workbook/answers';
import { readCross } from '../workbook/cross-tables';
import { findTables, type OtherTable, type Tables } from '../workbook/find-tables';
import { kindNamed } from '../workbook/kinds';
import { readRoster, type Placed, type RosterReading } from '../workbook/roster';
import { seasonIn, seasonOfDays } from '../workbook/season-year';
import { readRows, type Table } from '../workbook/table-rows';
import { ROSTER_FIELDS, type RosterField } from '../workbook/roster-fields';
import { addressOf, type CellRef, type SheetSnapshot, type WorkbookSnapshot } from '../workbook/snapshot';
import { said, type CheckRun, type Finding, type SheetReport } from './finding';
import { tellsBridge } from './bridge-signs';
import { describeRoster, type ReadRoster } from './describe-roster';
import { describeTable } from './describe-table';
import { prepareLeague } from './league/league';
import { peopleOf } from './people';
import type { Report } from './report';
import { holds } from './roster-check';
import { ROSTER_CHECKS } from './roster-checks';
import { seasonLists } from './season-lists';
import type { Rosters, Season } from './table-check';
import { TABLE_CHECKS } from './table-checks';
import { usualEvent } from './usual-event';

/** The fields that a column of a kind of sheet can hold; those of a roster where the kind is not known. */
export const fieldsOfKind = (kind: string): readonly string[] =>
  Object.keys(kindNamed(kind)?.fields ?? ROSTER_FIELDS);

function skippedWhy(sheet: SheetSnapshot, kind: string | undefined): Finding['message'] | null {
  if (sheet.unread === 'too-large') return said('tooLarge');
  if (sheet.unread === 'gone') return said('gone');
  if (kind === 'ignore') return said('ignored');
  return sheet.values.every((row) => row.every((cell) => cell === '')) ? said('empty') : null;
}

/** What is told of the tables of a sheet that are no rosters: the first few, by where they stand. */
const MOST_OTHERS = 5;
const otherTable = (sheet: SheetSnapshot, { row, from, to, headings }: OtherTable): Finding['message'] =>
  said('otherTable', {
    range: `${addressOf(sheet.top + row, sheet.left + from)}:${addressOf(sheet.top + row, sheet.left + to)}`,
    headings: headings.slice(0, 4),
  });

/** Shares of the work: finding tables and reading them; what is left are the checks. */
const FINDING = 0.5;
const READING = 0.3;

interface SheetReading {
  readonly report: SheetReport;
  /** Its tables: described once all sheets are read, for some clauses take several. */
  readonly rosters: readonly ReadRoster[];
  readonly others: readonly Table[];
}

/** `14/2`, `2. feb`: a day, which a deadline or the word for when a match was played need not be. */
const LIKE_A_DAY = /\d ?[./-] ?\d|\d\.? \p{L}{3}/u;

/** Columns of a roster that hold days, and what reads them. */
const DAYS: readonly (readonly [RosterField, (text: string) => unknown])[] = [
  ['born', birthIn],
  ['joined', dayIn],
  ['left', dayIn],
  ['deadline', (text) => (LIKE_A_DAY.test(text) ? dayIn(text) : text)],
  ['day', (text) => (LIKE_A_DAY.test(text) ? (daysIn(text)[0] ?? null) : text)],
];

/** Cells in which a day should stand and something else does. */
const unreadDays = ({ teams, filled }: RosterReading): Placed[] => {
  const asked = DAYS.filter(([field]) => filled.has(field));
  if (asked.length === 0) return [];
  return teams.flatMap(({ players }) =>
    players.flatMap(({ fields }) =>
      asked.flatMap(([field, read]) => {
        const cell = fields[field];
        return cell && /[\p{L}\p{N}]/u.test(cell.text) && read(cell.text) === null ? [cell] : [];
      }),
    ),
  );
};

/** Where a roster's headings begin. */
const headingOf = ({ sheet, table }: Pick<ReadRoster, 'sheet' | 'table'>): string =>
  addressOf(sheet.top + table.headerRow, sheet.left + (table.columns[0]?.at ?? 0));

/** Reads one sheet; yields how far it is, 0 to 1. */
function* readSheet(sheet: SheetSnapshot, snapshot: WorkbookSnapshot): Generator<number, SheetReading, void> {
  const choice = snapshot.choices[sheet.id];
  const why = skippedWhy(sheet, choice?.kind);
  const base = { sheetId: sheet.id, sheet: sheet.name };
  if (why) return { report: { ...base, tables: [], skipped: [why] }, rosters: [], others: [] };

  const rows = Math.max(1, sheet.values.length);
  const finding = findTables(sheet, choice);
  let found = finding.next();
  for (; !found.done; found = finding.next()) yield (found.value / rows) * (FINDING / (FINDING + READING));
  const { rosters, tables: kinds, crosses, others }: Tables = found.value;

  const lists: ReadRoster[] = [];
  const skipped: Finding['message'][] = [];
  const tell = (key: string, cells: readonly { readonly row: number; readonly column: number }[]): void => {
    const [first] = cells;
    if (first) skipped.push(said(key, { n: cells.length, address: addressOf(first.row, first.column) }));
  };
  let reached = 0;
  const progress = (row: number): number => {
    reached = Math.max(reached, row);
    return (FINDING + READING * (reached / rows)) / (FINDING + READING);
  };
  for (const found of rosters) {
    yield progress(found.headerRow);
    const roster = { ...found, event: found.event ?? usualEvent('roster', snapshot.events) };
    const reader = readRoster(sheet, roster);
    let step = reader.next();
    for (; !step.done; step = reader.next()) yield progress(step.value);
    const reading = step.value;
    lists.push({ sheet, table: roster, reading });
    if (reading.teams.length === 0)
      skipped.push(said('noTeams', { address: headingOf({ sheet, table: roster }) }));
    tell('errorCells', reading.errors);
    tell('unreadCells', unreadDays(reading));
  }
  const read: Table[] = [];
  for (const table of kinds) {
    yield progress(table.headerRow);
    const reader = readRows(sheet, table, usualEvent(table.kind.kind, snapshot.events));
    let step = reader.next();
    for (; !step.done; step = reader.next()) yield progress(step.value);
    read.push(step.value);
    if (step.value.rows.length === 0)
      skipped.push(
        said('noRows', {
          address: addressOf(
            sheet.top + table.headerRow,
            sheet.left + Math.min(...table.columns.map(({ at }) => at)),
          ),
        }),
      );
    tell('unreadCells', step.value.unread);
  }
  for (const cross of crosses) {
    const reader = readCross(sheet, cross);
    let step = reader.next();
    for (; !step.done; step = reader.next()) yield progress(step.value);
    read.push(step.value as unknown as Table);
  }
  if (lists.length + read.length === 0) skipped.push(said('noTable'));
  else for (const other of others.slice(0, MOST_OTHERS)) skipped.push(otherTable(sheet, other));
  return { report: { ...base, tables: [], skipped }, rosters: lists, others: read };
}

function* checkLists(lists: Rosters, season: Season, report: Report): Generator<void, void, void> {
  const people = yield* peopleOf(lists.teams);
  for (const { clauses, run } of ROSTER_CHECKS)
    if (clauses.some((clause) => holds(clause, lists.event)))
      yield* run({ ...lists, people }, season, report);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The sheets without lists of teams of which nothing tells that they play bridge. */
function onlyOurs(read: readonly SheetReading[], snapshot: WorkbookSnapshot): readonly SheetReading[] {
  const lists = read.flatMap(({ rosters }) => rosters);
  const others = read.flatMap((one) => one.others);
  if (lists.length === 0 || tellsBridge(snapshot, lists, others)) return read;
  return read.map(({ report, rosters, others }) => {
    const why = rosters.map((list) => said('noBridge', { address: headingOf(list) }));
    return { report: { ...report, skipped: [...report.skipped, ...why] }, rosters: [], others };
  });
}

/** Checks every sheet of a workbook, in slices; yields how far it is, 0 to 1. */
export function* checkWorkbook(workbook: WorkbookSnapshot): CheckRun {
  const year = workbook.season ?? seasonIn(workbook.sheets);
  const snapshot: WorkbookSnapshot = {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({ ...sheet, season: seasonOfDays(sheet, year) })),
  };
  const sizes = snapshot.sheets.map(({ values }) => 1 + values.length * (values[0]?.length ?? 0));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const readings: SheetReading[] = [];
  let before = 0;
  for (const [index, sheet] of snapshot.sheets.entries()) {
    const size = sizes[index] ?? 0;
    const share = (part: number): number => ((before + size * part) / all) * (FINDING + READING);
    yield share(0);
    const reading = readSheet(sheet, snapshot);
    let step = reading.next();
    for (; !step.done; step = reading.next()) yield share(step.value);
    readings.push(step.value);
    before += size;
  }
  yield FINDING + READING;
  const read = onlyOurs(readings, snapshot);
  yield FINDING + READING;

  const findings: Finding[] = [];
  const refOf = ({ sheet, row, column }: Placed): CellRef => ({ sheetId: sheet.id, row, column });
  const report: Report = (rule, severity, subject, at, key, values, fix) => {
    findings.push({
      rule,
      severity,
      subject,
      cell: refOf(at),
      sheet: at.sheet.name,
      address: addressOf(at.row, at.column),
      message: { key, values: values as Readonly<Record<string, unknown>> },
      ...(fix && { fix: { cell: refOf(fix.at ?? at), value: fix.value } }),
    });
  };
  const lists = seasonLists(
    read.map(({ rosters }) => rosters),
    year,
  );
  const { rosters, lastRosters, earlier } = lists;
  yield FINDING + READING;
  const tables = read.flatMap(({ others }) => others);
  const season: Season = {
    tables,
    rosters,
    lastRosters,
    year,
    rate: snapshot.rate ?? null,
    today: snapshot.today ?? null,
  };
  const preparing = prepareLeague(season);
  while (!preparing.next().done) yield FINDING + READING;
  for (const [index, own] of rosters.entries()) {
    const done = FINDING + READING + (1 - FINDING - READING) * (index / rosters.length);
    const checking = checkLists(own, season, report);
    while (!checking.next().done) yield done;
  }
  for (const check of TABLE_CHECKS) {
    const checking = check.run(season, report)[Symbol.iterator]();
    while (!checking.next().done) yield 1;
  }
  const kinds = new Set([
    ...season.tables.map(({ kind }) => kind.kind),
    ...(rosters.length > 0 ? ['roster'] : []),
  ]);
  const sheets: SheetReport[] = [];
  for (const { report: own, rosters: mine, others } of read) {
    const described: SheetReport['tables'][number][] = [];
    for (const list of mine) {
      yield 1;
      described.push(describeRoster(list, ROSTER_CHECKS, season, kinds, earlier.has(list)));
    }
    for (const table of others) {
      yield 1;
      described.push(describeTable(table, TABLE_CHECKS, kinds, season));
    }
    const skipped = mine.flatMap((list) =>
      earlier.has(list) ? said('earlierSeason', { address: headingOf(list) }) : [],
    );
    sheets.push({ ...own, tables: described, skipped: [...own.skipped, ...skipped] });
  }
  const order = new Map(snapshot.sheets.map(({ id }, index) => [id, index]));
  findings.sort(
    (a, b) =>
      (order.get(a.cell.sheetId) ?? 0) - (order.get(b.cell.sheetId) ?? 0) ||
      a.cell.row - b.cell.row ||
      a.cell.column - b.cell.column ||
      compare(a.rule, b.rule),
  );
  return { sheets, findings };
}
