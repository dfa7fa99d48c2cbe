import type { EventName } from '../workbook/events';
import { readCross } from '../workbook/cross-tables';
import { findTables, type OtherTable, type RosterTable, type Tables } from '../workbook/find-tables';
import { kindNamed } from '../workbook/kinds';
import { readRoster, type Placed, type RosterReading, type Team } from '../workbook/roster';
import { seasonIn } from '../workbook/season-year';
import { readRows, type Table } from '../workbook/table-rows';
import { ROSTER_FIELDS, type RosterField } from '../workbook/roster-fields';
import { addressOf, type CellRef, type SheetSnapshot, type WorkbookSnapshot } from '../workbook/snapshot';
import type { CheckRun, Finding, RecognisedTable, SheetReport } from './finding';
import { describeTable } from './describe-table';
import { checkIdentity, identityClauses } from './identity';
import { checkLastSeason, lastSeasonClauses } from './last-season';
import { peopleOf } from './people';
import type { Report } from './report';
import type { Rosters, Season } from './table-check';
import { TABLE_CHECKS } from './table-checks';
import { TEAM_CHECKS } from './team-checks';

export { clauseText, eventLabels, fieldLabels, findingText, kindLabels, reasonText } from '../text/checks';

/** The fields that a column of a kind of sheet can hold; those of a roster where the kind is not known. */
export const fieldsOfKind = (kind: string): readonly string[] =>
  Object.keys(kindNamed(kind)?.fields ?? ROSTER_FIELDS);

const said = (key: string, values: Readonly<Record<string, unknown>> = {}): Finding['message'] => ({
  key,
  values,
});

/** Columns that a clause cannot be checked without. */
const NEEDS: readonly (readonly [clause: string, field: RosterField, heading: string])[] = [
  ['301A', 'member', 'Medlem'],
  ['304A2', 'homeTown', 'Hjemby'],
  ['304A2', 'town', 'Bopæl'],
  ['321C1', 'lastTeam', 'Sidste sæsons hold'],
  ['321C2', 'lastTeam', 'Sidste sæsons hold'],
];
/** Clauses that wait for the event to be known. */
const BY_EVENT = ['301A', '304A2', '321C1'];

const clausesOf = (event: EventName | null): string[] => [
  ...TEAM_CHECKS.flatMap((check) => check.clauses(event)),
  ...identityClauses(event),
  ...lastSeasonClauses(event),
];

function describe(sheet: SheetSnapshot, table: RosterTable, reading: RosterReading): RecognisedTable {
  const has = (field: RosterField): boolean => table.columns.some((column) => column.field === field);
  const columns = table.columns.map(({ at }) => sheet.left + at);
  // Rows may name their own events; the table is called by the one that all share.
  const events = new Set(reading.teams.map(({ event }) => event));
  const event =
    events.size === 1 ? (reading.teams[0]?.event ?? null) : events.size === 0 ? table.event : null;
  const all = events.size === 0 ? [table.event] : [...events];
  const clauses = new Set(all.flatMap(clausesOf));
  const notChecked: { clause: string; reason: Finding['message'] }[] = [];
  for (const [clause, field, column] of NEEDS)
    if (clauses.has(clause) && !has(field)) {
      clauses.delete(clause);
      notChecked.push({ clause, reason: said('columnMissing', { column }) });
    }
  if (all.includes(null))
    for (const clause of BY_EVENT) notChecked.push({ clause, reason: said('eventUnknown') });
  const number = table.columns.find(({ field }) => field === 'number');
  if (reading.numbersBlank && number)
    notChecked.push({ clause: '303A2', reason: said('columnBlank', { column: number.header }) });
  return {
    kind: 'roster',
    range: `${addressOf(sheet.top + table.headerRow, Math.min(...columns))}:${addressOf(
      sheet.top + reading.last,
      Math.max(...columns),
    )}`,
    event,
    rows: reading.rows,
    sure: true,
    columns: Object.fromEntries(
      table.columns.map(({ field, slot, header }) => [slot ? `${field}${slot}` : field, header]),
    ),
    checked: [...clauses].sort(),
    notChecked,
  };
}

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
  readonly readings: readonly RosterReading[];
  /** Its tables of other kinds: described once all sheets are read, for some clauses take several. */
  readonly others: readonly Table[];
}

/** Reads one sheet; yields how far it is, 0 to 1. */
function* readSheet(sheet: SheetSnapshot, snapshot: WorkbookSnapshot): Generator<number, SheetReading, void> {
  const choice = snapshot.choices[sheet.id];
  const why = skippedWhy(sheet, choice?.kind);
  const base = { sheetId: sheet.id, sheet: sheet.name };
  if (why) return { report: { ...base, tables: [], skipped: [why] }, readings: [], others: [] };

  const rows = Math.max(1, sheet.values.length);
  const finding = findTables(sheet, choice);
  let found = finding.next();
  for (; !found.done; found = finding.next()) yield (found.value / rows) * (FINDING / (FINDING + READING));
  const { rosters, tables: kinds, crosses, others }: Tables = found.value;

  const readings: RosterReading[] = [];
  const tables: RecognisedTable[] = [];
  const skipped: Finding['message'][] = [];
  for (const roster of rosters) {
    const reader = readRoster(sheet, roster);
    let step = reader.next();
    for (; !step.done; step = reader.next())
      yield (FINDING + READING * (step.value / rows)) / (FINDING + READING);
    const reading = step.value;
    readings.push(reading);
    tables.push(describe(sheet, roster, reading));
    const at = addressOf(sheet.top + roster.headerRow, sheet.left + (roster.columns[0]?.at ?? 0));
    if (reading.teams.length === 0) skipped.push(said('noTeams', { address: at }));
    const first = reading.errors[0];
    if (first)
      skipped.push(
        said('errorCells', { n: reading.errors.length, address: addressOf(first.row, first.column) }),
      );
  }
  const read: Table[] = [];
  for (const table of kinds) {
    const reader = readRows(sheet, table);
    let step = reader.next();
    for (; !step.done; step = reader.next())
      yield (FINDING + READING * (step.value / rows)) / (FINDING + READING);
    read.push(step.value);
    const [first] = step.value.unread;
    if (first)
      skipped.push(
        said('unreadCells', { n: step.value.unread.length, address: addressOf(first.row, first.column) }),
      );
  }
  for (const cross of crosses) read.push(readCross(sheet, cross) as unknown as Table);
  if (tables.length + read.length === 0) skipped.push(said('noTable'));
  else for (const other of others.slice(0, MOST_OTHERS)) skipped.push(otherTable(sheet, other));
  return { report: { ...base, tables, skipped }, readings, others: read };
}

interface Field extends Rosters {
  readonly teams: Team[];
  readonly unnumbered: Set<Team>;
}

function fieldsOf(sheets: readonly (readonly RosterReading[])[]): Field[] {
  const fields = new Map<string, Field>();
  for (const [index, readings] of sheets.entries())
    for (const { teams, numbersBlank } of readings)
      for (const team of teams) {
        const key = team.event ?? `?${index}`;
        let field = fields.get(key);
        if (!field) fields.set(key, (field = { event: team.event, teams: [], unnumbered: new Set() }));
        field.teams.push(team);
        if (numbersBlank) field.unnumbered.add(team);
      }
  return [...fields.values()];
}

const TEAMS_A_SLICE = 300;

function* checkField({ event, teams, unnumbered }: Field, report: Report): Generator<void, void, void> {
  const people = yield* peopleOf(teams);
  const checks = TEAM_CHECKS.filter((check) => check.clauses(event).length > 0);
  for (const [index, team] of teams.entries()) {
    if (index % TEAMS_A_SLICE === TEAMS_A_SLICE - 1) yield;
    for (const check of checks) check.run(team, event, people, report);
  }
  if (identityClauses(event).length > 0) yield* checkIdentity(people, event, unnumbered, report);
  if (lastSeasonClauses(event).length > 0) yield* checkLastSeason(teams, report);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Checks every sheet of a workbook, in slices; yields how far it is, 0 to 1. */
export function* checkWorkbook(snapshot: WorkbookSnapshot): CheckRun {
  const sizes = snapshot.sheets.map(({ values }) => 1 + values.length * (values[0]?.length ?? 0));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const read: SheetReading[] = [];
  let before = 0;
  for (const [index, sheet] of snapshot.sheets.entries()) {
    const size = sizes[index] ?? 0;
    const share = (part: number): number => ((before + size * part) / all) * (FINDING + READING);
    yield share(0);
    const reading = readSheet(sheet, snapshot);
    let step = reading.next();
    for (; !step.done; step = reading.next()) yield share(step.value);
    read.push(step.value);
    before += size;
  }

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
  const fields = fieldsOf(read.map(({ readings }) => readings));
  for (const [index, field] of fields.entries()) {
    const done = FINDING + READING + (1 - FINDING - READING) * (index / fields.length);
    const checking = checkField(field, report);
    while (!checking.next().done) yield done;
  }
  const season: Season = {
    tables: read.flatMap(({ others }) => others),
    rosters: fields,
    year: snapshot.season ?? seasonIn(snapshot.sheets),
    rate: snapshot.rate ?? null,
    today: snapshot.today ?? null,
  };
  for (const check of TABLE_CHECKS) {
    const checking = check.run(season, report)[Symbol.iterator]();
    while (!checking.next().done) yield 1;
  }
  const kinds = new Set([
    ...season.tables.map(({ kind }) => kind.kind),
    ...(fields.length > 0 ? ['roster'] : []),
  ]);
  const sheets = read.map(({ report: own, others }) => ({
    ...own,
    tables: [...own.tables, ...others.map((table) => describeTable(table, TABLE_CHECKS, kinds, season))],
  }));
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
