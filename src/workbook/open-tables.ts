/** The tables of a sheet that nothing below has ended yet: a sheet may have thousands, side by side or one below another. */
import type { HeaderCell, RosterTable } from './find-tables';
import { answersOf } from './roster-columns';
import type { SheetSnapshot } from './snapshot';
import { endBefore } from './titles';

type Values = SheetSnapshot['values'];
/** First and last column. */
export type Span = readonly [number, number];

interface Unended {
  readonly headerRow: number;
  readonly columns: readonly { readonly field: string; readonly at: number }[];
  end: number;
}

interface Open {
  readonly table: Unended;
  readonly roster: RosterTable | null;
  readonly from: number;
  readonly to: number;
}

export const spanOf = (columns: readonly { readonly at: number }[]): Span => {
  let [from, to] = [Infinity, -Infinity];
  for (const { at } of columns) {
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return [from, to];
};

/** Whether a span meets one of these: more of them begin up to its end than end before it begins. */
function meeting(spans: readonly Span[], width: number): (from: number, to: number) => boolean {
  const begun = new Uint32Array(width + 1);
  const ended = new Uint32Array(width + 1);
  for (const [from, to] of spans) {
    begun[from + 1] = (begun[from + 1] ?? 0) + 1;
    ended[to + 1] = (ended[to + 1] ?? 0) + 1;
  }
  for (let at = 0; at < width; at += 1) {
    begun[at + 1] = (begun[at + 1] ?? 0) + (begun[at] ?? 0);
    ended[at + 1] = (ended[at + 1] ?? 0) + (ended[at] ?? 0);
  }
  return (from, to) => (begun[to + 1] ?? 0) > (ended[from] ?? 0);
}

/** Where a table ends that another one's headings stand below. */
function endAbove(values: Values, { table, from, to }: Open, row: number): number {
  const names = new Set<number>();
  for (const { field, at } of table.columns) if (field === 'player') names.add(at);
  return endBefore(values, { headerRow: table.headerRow, from, to }, row, names);
}

export interface OpenTables {
  readonly begin: (table: Unended, roster: RosterTable | null) => void;
  /** Ends the tables above what begins at a row: a cross table with its own first line, others with their titles. */
  readonly endAt: (row: number, begins: readonly Span[], cross: boolean) => void;
  /** Whether a run that reads like headings is a row of answers or names of a table that is still open. */
  readonly answered: (run: readonly HeaderCell[], row: Values[number]) => boolean;
  /** Whether columns that read like headings have numbers among them where those of a table above have its own. */
  readonly counted: (columns: readonly { readonly at: number }[], row: Values[number]) => boolean;
}

/** A number, a day or a time: headings are none, though the rounds or days of a matrix may stand among them. */
const isNumber = (cell: Values[number][number] | undefined): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && /^[-+−]?\d[\d.,:/ -]*$/u.test(cell.trim()));

/** The teams of a match may be called `Par 2` and `Point`. */
const TEAMS: ReadonlySet<string> = new Set(['home', 'away']);
function areTeams({ columns }: Unended, run: readonly HeaderCell[]): boolean {
  const teams = columns.filter(({ field }) => TEAMS.has(field)).map(({ at }) => at);
  return teams.length === 2 && teams.every((at) => run.some((cell) => cell.at === at && cell.word));
}

export function openTables(values: Values): OpenTables {
  let open: Open[] = [];
  const width = values[0]?.length ?? 0;
  return {
    begin: (table, roster) => {
      const [from, to] = spanOf(table.columns);
      open.push({ table, roster, from, to });
    },
    endAt: (row, begins, cross) => {
      if (begins.length === 0 || open.length === 0) return;
      const meets = meeting(begins, width);
      open = open.filter((one) => {
        if (!meets(one.from, one.to)) return true;
        one.table.end = cross ? row : endAbove(values, one, row);
        return false;
      });
    },
    answered: (run, row) => {
      const [first, last] = spanOf(run);
      return open.some(
        ({ table, roster, from, to }) =>
          from <= last && to >= first && (roster ? answersOf(roster, run, row) : areTeams(table, run)),
      );
    },
    counted: (columns, row) => {
      const [first, last] = spanOf(columns);
      return open.some(
        ({ table, from, to }) =>
          from <= last && to >= first && table.columns.some(({ at }) => isNumber(row[at])),
      );
    },
  };
}
