import { crossAt, type CrossTable } from './cross-tables';
import { eventIn, isEvent, rosterEvent, type EventName } from './events';
import { fold } from './folding';
import { headingReader, isSection, type Reading } from './headings';
import { kindNamed, type AnyKind } from './kinds';
import { CROSS } from './kinds/cross';
import { kindOf, type KindColumns, type KindTable } from './match-kind';
import { areOtherTeams, headsOtherGame, namesBridge, namesOtherGame } from './other-games';
import { headingKey, type Heading } from './roster-fields';
import type { Setting } from './kinds/kind';
import { openTables, spanOf } from './open-tables';
import { rostersOf, runsOf, titledRosters, withUnsaid } from './roster-columns';
import type { SheetChoice, SheetSnapshot } from './snapshot';
import { withOneHeadingRow } from './two-row-headings';
import { ownTitles, teamTitle, type TeamTitle } from './titles';

export interface RosterColumn extends Heading {
  /** Zero-based in `values`. */
  readonly at: number;
  readonly header: string;
  /** Column of the surname, where the first name stands apart from it. */
  readonly surname?: number | undefined;
}

/** A roster's place in `values`: its header row, and the rows that may be its up to `end` (exclusive). */
export interface RosterTable {
  readonly headerRow: number;
  readonly end: number;
  readonly columns: readonly RosterColumn[];
  readonly event: EventName | null;
  /** The user has said which event it is: no cell outweighs that. */
  readonly chosen: boolean;
  /** The sheet's name and the titles above the table, folded. */
  readonly about: string;
  /** The team, where no column but a line such as `Hold: Nord` above its players names it. */
  readonly titled?: TeamTitle | undefined;
}

/** A table of no kind that we know: its header cells in `values`. */
export interface OtherTable {
  readonly row: number;
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  readonly headings: readonly string[];
}

export interface Tables {
  readonly rosters: readonly RosterTable[];
  readonly tables: readonly KindTable[];
  readonly crosses: readonly CrossTable[];
  readonly others: readonly OtherTable[];
}

export interface HeaderCell extends Reading {
  readonly at: number;
  readonly text: string;
}

const CELLS_A_SLICE = 10_000;
/** A heading is as much work as so many other cells. */
const CELLS_A_HEADING = 10;

/** A row of headings of some table; below a gap two that are known tell, where no cell has a digit. */
const isOther = (run: readonly HeaderCell[], afterGap: boolean): boolean => {
  const words = run.filter(({ word }) => word).length;
  return words >= 2 && (words * 2 >= run.length || (afterGap && !run.some(({ text }) => /\d/u.test(text))));
};

/** Whether a heading stands in two runs. */
function repeats(runs: readonly (readonly HeaderCell[])[]): boolean {
  const keys = runs.flatMap((run) => [...new Set(run.map(({ text }) => headingKey(text)))]);
  return new Set(keys).size < keys.length;
}

/** What a row of headings begins beside its rosters. A gap divides headings only where both sides are tables. */
function kindsOf(
  cells: readonly HeaderCell[],
  taken: ReadonlySet<number>,
  judge: (cells: readonly HeaderCell[]) => KindColumns | null,
  afterGap: boolean,
): { readonly found: readonly KindColumns[]; readonly rest: readonly HeaderCell[][] } {
  const runs = runsOf(cells).filter((run) => !run.some(({ at }) => taken.has(at)));
  const apart = runs.map((run) => ({ run, table: judge(run) }));
  const alone = apart.filter(({ table }) => table).length;
  // One that is a table by itself, beside another with a heading that it has too.
  const several = alone > 1 || (alone === 1 && repeats(runs));
  const whole = several || taken.size > 0 || runs.length < 2 ? null : judge(cells);
  if (whole) return { found: [whole], rest: [] };
  return {
    found: apart.flatMap(({ table }) => table ?? []),
    rest: apart.flatMap(({ run, table }) => (table || !isOther(run, afterGap) ? [] : [run])),
  };
}

/** The event that a title names under another: `Slutstilling i 1. division` under `Damedivisionen` is the women's. */
function eventUnder(above: EventName | null, title: string): EventName | null {
  const named = eventIn(title);
  return named === null || (named === 'division' && above === 'women' && !/turnering/iu.test(title))
    ? above
    : named;
}

/** Every table of a sheet, wherever it stands; yields the row it has come to. */
export function* findTables(sheet: SheetSnapshot, choice?: SheetChoice): Generator<number, Tables, void> {
  const read = headingReader(choice);
  const values = withOneHeadingRow(sheet.values, read);
  const rosters: (Omit<RosterTable, 'end'> & { end: number })[] = [];
  const tables: (Omit<KindTable, 'end'> & { end: number })[] = [];
  const crosses: CrossTable[] = [];
  const others: OtherTable[] = [];
  const open = openTables(values);
  const chosen = isEvent(choice?.event) ? choice.event : null;
  const forced = choice?.kind === 'roster';
  const forcedKind = kindNamed(choice?.kind);
  const bySheet = eventIn(sheet.name);
  let whole: EventName | null = null;
  let previous: EventName | null = null;
  /** Since the last header row. */
  let titles: string[] = [];
  let byTitle: EventName | null = null;
  /** Lone texts right above, whatever they say. */
  let above: string[] = [];
  let filledBefore = false;
  let cellsRead = 0;

  /** The event of a table by its title: a title is only its own table's, save one above titles such as `Kreds 2`. */
  const eventHere = (lines: readonly string[]): EventName | null => {
    const last = titles[titles.length - 1];
    if (rosters.length + tables.length === 0 && titles.length > 1 && last !== undefined && isSection(last))
      whole = titles[0] === undefined ? null : eventIn(titles[0]);
    let own = byTitle;
    for (const line of lines) own = eventUnder(own, line);
    // `1. division` under `Damedivisionen` is the women's first.
    if (own === 'division' && (whole ?? bySheet) === 'women') own = 'women';
    const continues = last === undefined ? filledBefore : isSection(last);
    return own ?? (continues ? previous : null) ?? whole ?? bySheet;
  };

  const aboutHere = (lines: readonly string[] = []): string =>
    fold([sheet.name, ...titles.slice(0, 1), ...above, ...lines].join(' | '));
  const mayBeCross = !forced && (!forcedKind || forcedKind === (CROSS as AnyKind));

  for (const [at, row] of values.entries()) {
    cellsRead += row.length;
    if (cellsRead >= CELLS_A_SLICE) {
      cellsRead = 0;
      yield at;
    }
    let words = 0;
    let filled = 0;
    let title = '';
    for (const cell of row) {
      if (cell === '') continue;
      filled += 1;
      if (typeof cell !== 'string') continue;
      title = cell;
      if (read(cell).word) words += 1;
    }
    const aboutColumns = (from: number, to: number): string => aboutHere(ownTitles(values, at, from, to));
    const cross = mayBeCross ? crossAt(values, at, aboutColumns, forcedKind === (CROSS as AnyKind)) : null;
    if (cross) {
      const lines = ownTitles(values, at, cross.names, cross.from + cross.teams.length - 1);
      const event = chosen ?? eventHere(lines);
      crosses.push({ ...cross, event, about: aboutHere(lines) });
      open.endAt(at, [[cross.names, cross.from + cross.teams.length - 1]], true);
      if (words < 2) {
        previous = event;
        titles = [];
        byTitle = null;
        above = [];
        filledBefore = true;
        continue;
      }
    }
    if (words >= 2) {
      const cells: HeaderCell[] = [];
      row.forEach((cell, column) => {
        if (typeof cell === 'string' && cell.trim() !== '') {
          const { heading, meanings, chosen: field, word } = read(cell);
          cells.push({ at: column, text: cell, heading, meanings, chosen: field, word });
        }
      });
      cellsRead += cells.length * CELLS_A_HEADING;
      const event = chosen ?? eventHere([]);
      /** What is said of a table by the lines above its own columns: several may stand side by side. */
      const saidOf = (columns: readonly { readonly at: number }[]): Setting => {
        const lines = ownTitles(values, at, ...spanOf(columns));
        return {
          event: chosen ?? eventHere(lines),
          about: aboutHere(lines),
        };
      };
      /** Teams and players of another game, unless the user or a title says otherwise. */
      let elsewhere: boolean | undefined;
      const headsOther = (): boolean => (elsewhere ??= headsOtherGame(cells.map(({ text }) => text)));
      const isElsewhere = ({ event: own, about }: Setting): boolean =>
        namesOtherGame(about) || (own === null && headsOther());
      const isOthers = (columns: readonly RosterColumn[]): boolean => {
        const { event: own, about } = saidOf(columns);
        if (forced || chosen) return false;
        if (namesOtherGame(about)) return true;
        const team = columns.find(({ field }) => field === 'team');
        return (
          // `2. division` is chess and football too.
          (own === null || (own === 'division' && !namesBridge(about))) &&
          !columns.some(({ header }) => /^dbf/u.test(headingKey(header))) &&
          (headsOther() || (team !== undefined && areOtherTeams(values, at, team.at)))
        );
      };
      const judge = (some: readonly HeaderCell[]): KindColumns | null => {
        const said = saidOf(some);
        if (forced || (!forcedKind && !chosen && isElsewhere(said))) return null;
        const table = kindOf(some, said, forcedKind);
        return table && open.counted(table.columns, row) ? null : table;
      };
      const found = forcedKind
        ? []
        : rostersOf(cells, forced || event !== null, (run) => judge(run)?.fit === 2)
            .map((columns) => withUnsaid(columns, values, at))
            .filter((columns) => !open.counted(columns, row) && !isOthers(columns));
      const titled = new Map<readonly RosterColumn[], TeamTitle>();
      if (found.length === 0 && !forcedKind)
        for (const { run, columns } of titledRosters(cells, forced || event !== null)) {
          const title = teamTitle(values, at, ...spanOf(run));
          if (!title || isOthers(columns)) continue;
          titled.set(columns, title);
          found.push(columns);
        }
      const taken = new Set(found.flatMap((columns) => columns.map((one) => one.at)));
      const { found: kinds, rest } = kindsOf(cells, taken, judge, !filledBefore);
      const runs = rest.filter((run) => !open.answered(run, row) && !open.counted(run, row));
      const begins = [...found, ...kinds.map(({ columns }) => columns), ...runs].map(spanOf);
      open.endAt(at, begins, false);
      for (const columns of found) {
        const own = saidOf(columns);
        const roster = {
          headerRow: at,
          end: values.length,
          columns,
          event: chosen ?? rosterEvent(own.event, own.about),
          chosen: chosen !== null,
          about: own.about,
          ...(titled.has(columns) && { titled: titled.get(columns) }),
        };
        rosters.push(roster);
        open.begin(roster, roster);
      }
      for (const { kind, columns, fit } of kinds) {
        const table = {
          kind,
          headerRow: at,
          end: values.length,
          columns,
          ...saidOf(columns),
          sure: fit === 2 || forcedKind !== undefined,
        };
        tables.push(table);
        open.begin(table, null);
      }
      for (const run of cross ? [] : runs)
        others.push({
          row: at,
          from: run[0]?.at ?? 0,
          to: run[run.length - 1]?.at ?? 0,
          headings: run.map(({ text }) => text.trim()),
        });
      if (begins.length > 0) {
        if (found.length > 0 || kinds.length > 0) previous = event;
        titles = [];
        byTitle = null;
        above = [];
      }
    } else if (filled === 1 && title !== '' && titles.length < 50) {
      // A row with one text is a title, or a team without a player: only a title names an event.
      const named = eventIn(title);
      byTitle = eventUnder(byTitle, title);
      if (rosters.length + tables.length === 0 || named || isSection(title)) titles.push(title);
    }
    if (filled === 1 && title !== '') above = [...above.slice(-2), title];
    else if (filled > 1 && words < 2) above = [];
    // A single text may be the next table's title, whatever it says.
    filledBefore = filled > 1;
  }
  return { rosters, tables, crosses, others };
}
