/** Which columns of a row of headings make a roster. */
import type { HeaderCell, RosterColumn, RosterTable } from './find-tables';
import { headingKey, WEAK_PLAYER_HEADINGS, type RosterField } from './roster-fields';
import { PLURAL } from './roster-cells';
import type { SheetSnapshot } from './snapshot';

/** The cells of a row in runs without a blank cell between them. */
export function runsOf(cells: readonly HeaderCell[]): HeaderCell[][] {
  const runs: HeaderCell[][] = [];
  for (const cell of cells) {
    const run = runs[runs.length - 1];
    if (run && run[run.length - 1]?.at === cell.at - 1) run.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

/** `Nr. 1` beside `Spiller 1` is that player's number. */
const numberBeside = (text: string): number =>
  Number(/^(?:nr|no|#)[. ]*(\d{1,2})$/iu.exec(text.trim())?.[1] ?? 0);

function columnsOf(cells: readonly HeaderCell[]): RosterColumn[] {
  const columns: RosterColumn[] = [];
  for (const { at, text, heading } of cells) {
    const last = columns[columns.length - 1];
    if (heading) columns.push({ field: heading.field, slot: heading.slot, at, header: text });
    else if (last?.field === 'player' && last.slot > 0 && last.slot === numberBeside(text))
      columns.push({ field: 'number', slot: last.slot, at, header: text });
  }
  const [first, last] = (['firstName', 'lastName'] as const).map((field) =>
    columns.find((column) => column.field === field),
  );
  // A name in two columns is one name.
  if (!first || !last || columns.some(({ field }) => field === 'player')) return columns;
  return columns.flatMap((column) =>
    column === first
      ? [{ ...first, field: 'player' as const, surname: last.at }]
      : column === last
        ? []
        : [column],
  );
}

const heads = (cells: readonly HeaderCell[], field: RosterField): boolean =>
  cells.some(({ heading }) => heading?.field === field);

/** The groups of headings of a run: several where tables stand side by side. */
function groupsOf(found: readonly RosterColumn[]): RosterColumn[][] {
  const several = found.filter(({ field }) => field === 'team').length > 1;
  const groups: RosterColumn[][] = [];
  let group: RosterColumn[] = [];
  let slots = new Set<string>();
  const add = (column: RosterColumn): void => {
    group.push(column);
    slots.add(`${column.field}${column.slot}`);
  };
  const has = (field: RosterField, slot: number): boolean => slots.has(`${field}${slot}`);
  let slot = 0;
  for (const column of found) {
    const repeats = has(column.field, column.slot);
    if (repeats && several && (column.field === 'team' || column.field === 'player')) {
      groups.push(group);
      group = [];
      slots = new Set();
      add(column);
      slot = 0;
    } else if (!repeats) {
      add(column);
    } else if (!several && (column.field === 'player' || column.field === 'number')) {
      // "Spiller | DBF-nr. | Spiller | DBF-nr.": a wide roster whose headings are not numbered.
      if (column.field === 'player') slot += 1;
      if (!has(column.field, slot + 100)) add({ ...column, slot: slot + 100 });
    }
  }
  groups.push(group);
  return groups;
}

/** `Navn` is everybody's heading: it needs a number beside it, an event, or the user's word. */
function isRoster(group: readonly RosterColumn[], known: boolean): boolean {
  const has = (field: RosterField): boolean => group.some((column) => column.field === field);
  if (!has('team') || !has('player')) return false;
  return (
    known ||
    has('number') ||
    group.some(({ field, header }) => field === 'player' && !WEAK_PLAYER_HEADINGS.has(headingKey(header)))
  );
}

/**
 * The rosters that a row of headings begins. A gap between headings divides them only where one side is whole, or is
 * surely another table.
 */
export function rostersOf(
  cells: readonly HeaderCell[],
  known: boolean,
  isOther: (run: readonly HeaderCell[]) => boolean,
): RosterColumn[][] {
  if (!heads(cells, 'team') || !(heads(cells, 'player') || heads(cells, 'firstName'))) return [];
  const whole = (part: readonly HeaderCell[]): RosterColumn[][] =>
    groupsOf(columnsOf(part)).filter((group) => isRoster(group, known));
  const runs = runsOf(cells);
  const apart = runs.flatMap(whole);
  return apart.length > 0 || areTables(runs) || runs.some(isOther) ? apart : whole(cells);
}

/** Whether the runs are tables side by side: a heading that a roster has once stands in two of them. */
function areTables(runs: readonly (readonly HeaderCell[])[]): boolean {
  const once = runs.flatMap((run) => [
    ...new Set(
      run.flatMap(({ heading }) =>
        heading && heading.field !== 'player' && heading.field !== 'number' ? [heading.field] : [],
      ),
    ),
  ]);
  return new Set(once).size < once.length;
}

/**
 * The players that headings leave unsaid: `Spillere` merged over several columns, and `Kaptajn` in place of
 * `Spiller 1`.
 */
export function withUnsaid(
  columns: RosterColumn[],
  values: SheetSnapshot['values'],
  row: number,
): RosterColumn[] {
  const players = columns.filter(({ field }) => field === 'player');
  const [first] = players;
  if (!players.some(({ slot }) => slot < 2) && players.some(({ slot }) => slot === 2)) {
    const captain = columns.find(({ field }) => field === 'captain');
    return columns.map((one) => {
      if (one === captain) return { ...one, field: 'player', slot: 1 };
      return captain && one.field === 'number' && one.slot === 0 && one.at === captain.at + 1
        ? { ...one, slot: 1 }
        : one;
    });
  }
  if (!first || players.length > 1 || !PLURAL.has(headingKey(first.header))) return columns;
  const below = values.slice(row + 1, row + 21);
  const more: RosterColumn[] = [];
  for (let at = first.at + 1; values[row]?.[at] === ''; at += 1) {
    if (!below.some((cells) => typeof cells[at] === 'string' && cells[at] !== '')) break;
    more.push({ ...first, at, slot: 100 + more.length });
  }
  return [...columns, ...more];
}

/** Columns whose cells may read like headings: `spiller` as a role, `Betalt` as an answer. */
const ANSWERS: ReadonlySet<RosterField> = new Set<RosterField>([
  'role',
  'captain',
  'member',
  'paid',
  'changed',
  'approved',
  'appeal',
  'phase',
  'round',
  'finalA',
  'qualifies',
  'sex',
]);

/** First name and surname, which no heading looks like. */
const PERSON = /^\s*\p{Lu}[\p{L}.'-]*(?:,| \p{L}+)* \p{Lu}[\p{L}.'-]+\s*$/u;

/** Whether a run that reads like headings is a row of a roster above: answers, or with a name or member number. */
export function answersOf(
  { columns }: Pick<RosterTable, 'columns'>,
  run: readonly HeaderCell[],
  row: SheetSnapshot['values'][number],
): boolean {
  const at = columns.map((one) => one.at);
  const inside = run.some((cell) => cell.at >= Math.min(...at) && cell.at <= Math.max(...at));
  const numbered = columns.some(
    (one) => one.field === 'number' && /^[\d\s.]{3,}$/u.test(String(row[one.at] ?? '')),
  );
  const named = run.some(
    ({ at: place, text, word }) =>
      !word && PERSON.test(text) && columns.some((one) => one.at === place && one.field === 'player'),
  );
  const words = run.filter(({ word }) => word);
  return (
    (inside && (numbered || named)) ||
    words.every((cell) => columns.some((one) => one.at === cell.at && ANSWERS.has(one.field)))
  );
}

/**
 * Headings of players without their teams, whose names may stand in lines of their own. Anybody lists players: it takes
 * a known tournament, or DBF's numbers.
 */
export const titledRosters = (
  cells: readonly HeaderCell[],
  known: boolean,
): { readonly run: readonly HeaderCell[]; readonly columns: RosterColumn[] }[] =>
  runsOf(cells)
    .map((run) => ({ run, columns: columnsOf(run) }))
    .filter(
      ({ columns }) =>
        columns.length > 1 &&
        columns.filter(({ field }) => field === 'player').length === 1 &&
        columns.some(
          ({ field, slot, header }) =>
            field === 'player' && slot === 0 && !WEAK_PLAYER_HEADINGS.has(headingKey(header)),
        ) &&
        (known ||
          columns.some(({ field, header }) => field === 'number' && /^dbf/u.test(headingKey(header)))),
    );
