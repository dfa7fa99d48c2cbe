import { eventIn, isEvent, type EventName } from './events';
import { fold } from './folding';
import { headingKey, readHeading, ROSTER_FIELDS, WEAK_PLAYER_HEADINGS } from './roster-fields';
import type { Heading, RosterField } from './roster-fields';
import type { SheetChoice, SheetSnapshot } from './snapshot';

export interface RosterColumn extends Heading {
  /** Zero-based in `values`. */
  readonly at: number;
  readonly header: string;
}

/** A roster's place in `values`: its header row, and its rows up to `end` (exclusive). */
export interface RosterTable {
  readonly headerRow: number;
  readonly end: number;
  readonly columns: readonly RosterColumn[];
  readonly event: EventName | null;
}

const isField = (text: string | undefined): text is RosterField =>
  text !== undefined && text in ROSTER_FIELDS;

function headingOf(text: string, choice: SheetChoice | undefined): Heading | null {
  const chosen = choice?.columns ? choice.columns[fold(text)] : undefined;
  if (chosen === undefined) return readHeading(text);
  return isField(chosen) ? { field: chosen, slot: Number(/\d+$/u.exec(text.trim())?.[0] ?? 0) } : null;
}

/** The groups of headings of a row: several where tables stand side by side. */
function groupsOf(found: readonly RosterColumn[]): RosterColumn[][] {
  const several = found.filter(({ field }) => field === 'team').length > 1;
  const groups: RosterColumn[][] = [];
  let group: RosterColumn[] = [];
  const has = (field: RosterField, slot: number): boolean =>
    group.some((column) => column.field === field && column.slot === slot);
  let slot = 0;
  for (const column of found) {
    const repeats = has(column.field, column.slot);
    if (repeats && several && (column.field === 'team' || column.field === 'player')) {
      groups.push(group);
      group = [column];
      slot = 0;
    } else if (!repeats) {
      group.push(column);
    } else if (!several && (column.field === 'player' || column.field === 'number')) {
      // "Spiller | DBF-nr. | Spiller | DBF-nr.": a wide roster whose headings are not numbered.
      if (column.field === 'player') slot += 1;
      if (!has(column.field, slot + 100)) group.push({ ...column, slot: slot + 100 });
    }
  }
  groups.push(group);
  return groups;
}

const isRoster = (group: readonly RosterColumn[], event: EventName | null): boolean =>
  group.some(({ field }) => field === 'team') &&
  group.some(
    ({ field, header }) =>
      field === 'player' &&
      (event !== null ||
        !WEAK_PLAYER_HEADINGS.has(headingKey(header)) ||
        group.some((column) => column.field === 'number')),
  );

/** Every roster of a sheet, wherever it stands; yields now and then. */
export function* findRosters(
  sheet: SheetSnapshot,
  choice?: SheetChoice,
): Generator<void, RosterTable[], void> {
  // Every text is read once: towns, clubs and teams recur on many rows.
  const known = new Map<string, Heading | null>();
  const tables: (Omit<RosterTable, 'end'> & { end: number })[] = [];
  const named = eventIn(sheet.name);
  let titled: EventName | null = null;
  for (const [at, row] of sheet.values.entries()) {
    if (at % 2000 === 1999) yield;
    const found: RosterColumn[] = [];
    const texts: string[] = [];
    row.forEach((cell, column) => {
      if (typeof cell !== 'string' || cell === '') return;
      if (texts.length < 3) texts.push(cell);
      let heading = known.get(cell);
      if (heading === undefined) {
        heading = headingOf(cell, choice);
        known.set(cell, heading);
      }
      if (heading) found.push({ ...heading, at: column, header: cell });
    });
    if (found.length >= 2) {
      const event = isEvent(choice?.event) ? choice.event : (titled ?? named);
      const rosters = groupsOf(found).filter((group) => isRoster(group, event));
      if (rosters.length > 0)
        for (const table of tables) if (table.end === sheet.values.length) table.end = at;
      for (const columns of rosters) tables.push({ headerRow: at, end: sheet.values.length, columns, event });
    } else if (texts.length === 1 && texts[0] !== undefined) {
      // A row with one text is a title, or a team without a player: only a title names an event.
      titled = eventIn(texts[0]) ?? titled;
    }
  }
  return tables;
}
