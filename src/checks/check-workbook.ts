import { isEvent, type EventName } from '../workbook/events';
import { findRosters, type RosterTable } from '../workbook/find-tables';
import { readRoster, type Team } from '../workbook/roster';
import type { RosterField } from '../workbook/roster-fields';
import { addressOf, type SheetSnapshot, type WorkbookSnapshot } from '../workbook/snapshot';
import type { CheckRun, Finding, RecognisedTable, SheetReport } from './finding';
import { ROSTER_CHECKS, type Report } from './roster-checks';

export { clauseText, eventLabels, fieldLabels, findingText, kindLabels, reasonText } from '../text/checks';

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
];
/** Clauses that wait for the event to be known. */
const BY_EVENT = ['301A', '304A2', '321C1'];

function describe(sheet: SheetSnapshot, table: RosterTable, rows: number): RecognisedTable {
  const has = (field: RosterField): boolean => table.columns.some((column) => column.field === field);
  const columns = table.columns.map(({ at }) => sheet.left + at);
  const clauses = new Set(ROSTER_CHECKS.flatMap((check) => check.clauses(table.event)));
  const notChecked: { clause: string; reason: Finding['message'] }[] = [];
  for (const [clause, field, column] of NEEDS)
    if (clauses.has(clause) && !has(field)) {
      clauses.delete(clause);
      notChecked.push({ clause, reason: said('columnMissing', { column }) });
    }
  if (table.event === null)
    for (const clause of BY_EVENT) notChecked.push({ clause, reason: said('eventUnknown') });
  return {
    kind: 'roster',
    range: `${addressOf(sheet.top + table.headerRow, Math.min(...columns))}:${addressOf(
      sheet.top + table.end - 1,
      Math.max(...columns),
    )}`,
    event: table.event,
    rows,
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
  return sheet.values.length === 0 ? said('empty') : null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Checks every sheet of a workbook, in slices; yields how far it is, 0 to 1. */
export function* checkWorkbook(snapshot: WorkbookSnapshot): CheckRun {
  const sheets: SheetReport[] = [];
  const findings: Finding[] = [];
  for (const [index, sheet] of snapshot.sheets.entries()) {
    const done = index / snapshot.sheets.length;
    yield done;
    const choice = snapshot.choices[sheet.id];
    const why = skippedWhy(sheet, choice?.kind);
    let rosters: readonly RosterTable[] = [];
    if (!why) {
      const finding = findRosters(sheet, choice);
      let step = finding.next();
      for (; !step.done; step = finding.next()) yield done;
      rosters = step.value;
    }
    const teams = new Map<string, Team>();
    const tables: RecognisedTable[] = [];
    for (const roster of rosters) {
      const reading = readRoster(sheet, roster, teams);
      let step = reading.next();
      for (; !step.done; step = reading.next()) yield done;
      tables.push(describe(sheet, roster, step.value));
    }
    const own: Finding[] = [];
    const report: Report = (rule, severity, subject, at, key, values) => {
      own.push({
        rule,
        severity,
        subject,
        cell: { sheetId: sheet.id, row: at.row, column: at.column },
        sheet: sheet.name,
        address: addressOf(at.row, at.column),
        message: { key, values: values as Readonly<Record<string, unknown>> },
      });
    };
    const byEvent = new Map<EventName | null, Team[]>();
    for (const team of teams.values()) {
      const list = byEvent.get(team.event);
      if (list) list.push(team);
      else byEvent.set(team.event, [team]);
    }
    for (const [event, list] of byEvent)
      for (const check of ROSTER_CHECKS) {
        if (check.clauses(event).length > 0) check.run(list, isEvent(event ?? '') ? event : null, report);
        yield done;
      }
    own.sort((a, b) => a.cell.row - b.cell.row || a.cell.column - b.cell.column || compare(a.rule, b.rule));
    for (const finding of own) findings.push(finding);
    sheets.push({
      sheetId: sheet.id,
      sheet: sheet.name,
      tables,
      skipped: why ? [why] : tables.length === 0 ? [said('noTable')] : [],
    });
  }
  return { sheets, findings };
}
