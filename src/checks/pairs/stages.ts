/** Which stage of a pairs championship a list is of, and of which season. */
import type { EventName } from '../../workbook/events';
import { PLACINGS, type PlacingField } from '../../workbook/kinds/placings';
import type { TableKind } from '../../workbook/kinds/kind';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import { tablesOf, type Season } from '../table-check';

export type Stage = 'A' | 'B' | 'semi' | 'district' | 'final';

const STAGES: readonly (readonly [RegExp, Stage])[] = [
  [/semi-?final/u, 'semi'],
  [/distrikts?-?(?:final|mesterskab)|kvalifikation|district final|qualifier/u, 'district'],
  [/(?:^|[^\p{L}])a-? ?final/u, 'A'],
  [/(?:^|[^\p{L}])b-? ?final/u, 'B'],
  [/final/u, 'final'],
];
const LAST_SEASON = /sidste (?:år|sæson)|foregående|forrige|fjor|last (?:year|season)/u;
const YEARS = /(?:^|\D)(20\d\d)(?:[/-](?:20)?(\d\d))?(?!\d)/u;

/** The stage that titles name, `about` being theirs one after the other: the nearest one to the table tells. */
export function stageIn(about: string): Stage | null {
  for (const title of about.split(' | ').reverse()) {
    const stage = STAGES.find(([word]) => word.test(title));
    if (stage) return stage[1];
  }
  return null;
}

/** The titles of a table, from the one right above it to the name of its sheet; its own headings last. */
const titlesOf = (table: Table): string[] => [
  ...table.about.split(' | ').reverse(),
  ...[...table.columns.values()].map(({ text }) => text.toLowerCase()),
];

/** By the title nearest to the table that names a stage. */
export function stageOf(table: Table): Stage | null {
  const own = stageIn(table.about);
  if (own) return own;
  for (const { text } of table.columns.values()) {
    const stage = STAGES.find(([word]) => word.test(text.toLowerCase()));
    if (stage) return stage[1];
  }
  return null;
}

/** The year in which the season of a title ends: 2008 in `2007/08` and in `2008`. */
export function yearIn(title: string): number | null {
  const [, year, end] = YEARS.exec(title) ?? [];
  return year === undefined ? null : end === undefined ? Number(year) : 2000 + Number(end);
}

/** Whether a list says itself that it is of last season, or of this one. */
export function seasonOf(table: Table, year: number | null): 'last' | 'this' | null {
  for (const title of titlesOf(table)) {
    if (LAST_SEASON.test(title)) return 'last';
    const own = yearIn(title);
    if (own !== null && year !== null) return own < year ? 'last' : 'this';
  }
  return null;
}

/** The sheets of an event; those that name no event where none does. */
export function sheetsOf<F extends string>(
  season: Season,
  kind: TableKind<F>,
  event: EventName | null,
): readonly Table<F>[] {
  const own = tablesOf(season, kind, event);
  return own.length > 0 || event === null ? own : tablesOf(season, kind, null);
}

/**
 * The only list of a stage, of the season asked for or of none that it names; null where there is none, or several.
 * For the places `orLater` takes the list of a later year too where it is the only one: they may be next season's.
 */
export function placingsOf(
  season: Season,
  event: EventName | null,
  stage: Stage,
  which: 'last' | 'this',
  orLater = false,
): Table<PlacingField> | null {
  const ofEvent = (name: EventName | null): readonly Table<PlacingField>[] =>
    tablesOf(season, PLACINGS, name).filter((table) => stageOf(table as Table) === stage);
  const own = ofEvent(event);
  const all = own.length > 0 ? own : ofEvent(null);
  const dated = (named: 'last' | 'this' | null): readonly Table<PlacingField>[] =>
    all.filter((table) => seasonOf(table as Table, season.year) === named);
  const named = dated(which);
  const unnamed = named.length > 0 ? named : dated(null);
  const lists = unnamed.length === 0 && orLater ? all : unnamed;
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

export interface Placing {
  readonly row: Row<PlacingField>;
  readonly place: number;
  readonly cell: Cell;
}

/** The rows with a place, best first. */
export const inPlaces = ({ rows }: Table<PlacingField>): Placing[] =>
  rows
    .flatMap((row): Placing[] => {
      const cell = row.cells.place;
      return cell && cell.number !== null && cell.text !== '' ? [{ row, cell, place: cell.number }] : [];
    })
    .sort((a, b) => a.place - b.place);
