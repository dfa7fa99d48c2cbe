/** The pairs of an event over all its sheets, with who they are and whether they use a pre-selection. */
import type { Basis } from '../../rules/preselection';
import { consentInTime } from '../../rules/preselection';
import type { EventName } from '../../workbook/events';
import { isNo as saysNo } from '../../workbook/answers';
import { fold, tidy } from '../../workbook/folding';
import { headingKey } from '../../workbook/roster-fields';
import { DISTRICTS } from '../../workbook/kinds/districts';
import { PAIRS, type PairField } from '../../workbook/kinds/pairs';
import { PLACINGS } from '../../workbook/kinds/placings';
import { memberNumber, personKey } from '../../workbook/person-names';
import type { Player, Team } from '../../workbook/roster';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import { seasonOf, sheetsOf, stageOf } from './stages';
import { tablesOf, type Season } from '../table-check';

/** Events with qualifiers in the districts (§§ 351, 352); §§ 353 and 354 have free entry. */
export const QUALIFYING = ['open-pairs', 'mixed-pairs', 'women-pairs', 'veteran-pairs'] as const;

export const isNo = ({ key }: Cell): boolean => saysNo(key) || key === 'ingen' || key === 'none';

/** What a pre-selection rests on; `unsaid` where only a mark stands there. */
export type SaidBasis = Basis | 'unsaid';

function basisIn(cell: Cell | undefined, event: EventName | null): SaidBasis | null {
  if (!cell || cell.text === '' || isNo(cell)) return null;
  const key = headingKey(cell.text);
  if (/mester|champion/u.test(key)) return 'champion';
  if (/^uk|udtagelse|komit|committee|selection/u.test(key)) return 'committee';
  // § 352A2: there only the champions are.
  return event === 'women-pairs' || event === 'veteran-pairs' ? 'champion' : 'unsaid';
}

/** The first day or time that the districts' sheets give for something, by folded district. */
export interface DistrictDays {
  readonly start: ReadonlyMap<string, number>;
  readonly final: ReadonlyMap<string, number>;
}

export function districtDays(season: Season, event: EventName | null): DistrictDays {
  const [start, final] = [new Map<string, number>(), new Map<string, number>()];
  for (const { rows } of sheetsOf(season, DISTRICTS, event))
    for (const { cells } of rows)
      for (const [days, cell] of [
        [start, cells.qualifierStart],
        [final, cells.districtFinal],
      ] as const) {
        const key = cells.district?.key ?? '';
        if (cell && !cell.unread && cell.number !== null && key !== '')
          days.set(key, Math.min(cell.number, days.get(key) ?? Infinity));
      }
  return { start, final };
}

export interface Entrant {
  readonly row: Row<PairField>;
  /** How the pair is called in a finding, and the cell that names it. */
  readonly name: string;
  readonly at: Cell;
  /** Its players that are named, with the number of their columns. */
  readonly team: Team;
  readonly basis: SaidBasis | null;
  /** null where its consent cannot be read, or came late: nothing more is said of it then. */
  readonly uses: boolean | null;
  readonly late: boolean;
  /** Plays for qualification; null where nobody says. */
  readonly qualifies: boolean | null;
}

/** `Bo Hansen - Ib Holm`: the two players of a pair; null where it is called by something else. */
export function playersIn(pair: string): readonly [string, string] | null {
  const parts = pair.split(/\s+[-–—]\s+|\s*[/&+]\s*|\s+(?:og|and)\s+/iu).map(tidy);
  const [first, second] = parts;
  return parts.length === 2 && first && second ? [first, second] : null;
}

/** The folded names of a pair's players, in no order; null where they cannot be told from its name. */
export function playerKeys(names: readonly string[]): string | null {
  const keys = names.map(personKey);
  // Surnames alone are no names to compare with full ones.
  return keys.length === 2 && keys.every((key) => key.includes(' ')) ? keys.sort().join('|') : null;
}

function playersOf({ cells }: Row<PairField>): Player[] {
  const players = [
    { name: cells.player1, number: cells.number1 },
    { name: cells.player2, number: cells.number2 },
  ].flatMap(({ name, number }): Player[] =>
    name && (name.text !== '' || (number && number.text !== ''))
      ? [
          {
            name,
            key: personKey(name.text),
            number: number ?? null,
            numberKey: number ? memberNumber(number.text) : '',
            part: 'player',
            added: false,
            fields: {},
          },
        ]
      : [],
  );
  if (players.length > 0 || !cells.pair) return players;
  const { pair } = cells;
  return (playersIn(pair.text) ?? []).map((name, at) => ({
    name: { sheet: pair.sheet, row: pair.row, column: pair.column, text: name },
    key: personKey(name),
    number: (at === 0 ? cells.number1 : cells.number2) ?? null,
    numberKey: memberNumber((at === 0 ? cells.number1 : cells.number2)?.text ?? ''),
    part: 'player',
    added: false,
    fields: {},
  }));
}

/** Whether blank cells of a column of marks say no: not where some say so in words. */
const blankIsNo = (table: Table<PairField>): boolean => {
  const cells = table.rows.flatMap(({ cells: { qualifies } }) => qualifies ?? []);
  return cells.some(({ yes }) => yes) && !cells.some(isNo);
};

function qualifiesIn({ cells }: Row<PairField>, blank: boolean): boolean | null {
  const { qualifies, waived } = cells;
  if (qualifies?.yes) return true;
  if (qualifies && isNo(qualifies)) return false;
  if (qualifies) return qualifies.text === '' && !qualifies.unread && blank ? false : null;
  if (!waived) return null;
  // A mark says that it is waived, if not when.
  if (waived.yes || isNo(waived)) return !waived.yes;
  return waived.unread ? null : waived.text === '';
}

function readEntrant(row: Row<PairField>, days: DistrictDays, blank: boolean): Entrant | null {
  const { cells, table } = row;
  const { event } = table;
  const at = cells.pair?.text ? cells.pair : cells.player1?.text ? cells.player1 : cells.player2;
  if (!at || at.text === '') return null;
  const players = playersOf(row);
  const name = cells.pair?.text || players.map((player) => player.name.text).join(' - ') || at.text;
  const basis = basisIn(cells.preselected, event);
  const { consent } = cells;
  const district = cells.district?.key ?? '';
  const limit = basis === 'committee' ? days.final.get(district) : days.start.get(district);
  const given = consent && !consent.unread ? consent.number : null;
  const late =
    basis !== null &&
    basis !== 'unsaid' &&
    given !== null &&
    limit !== undefined &&
    !consentInTime(basis, given, limit);
  const said = !consent || consent.yes || given !== null;
  const denied = consent && (isNo(consent) || (consent.text === '' && !consent.unread));
  const team: Team = {
    name: at,
    key: fold(name),
    event,
    list: '',
    about: [],
    players,
    filled: new Set(),
    unread: new Set(),
    unnamed: 0,
  };
  const uses = basis === null || denied ? false : late || !said ? null : true;
  return { row, name, at, team, basis, uses, late, qualifies: qualifiesIn(row, blank) };
}

/** What was read of each season's tables: every check asks for the same pairs. */
const read = new WeakMap<Season, Map<Table<PairField>, readonly Entrant[]>>();

const ROWS_A_SLICE = 500;

/** Reads the pairs of some tables, yielding now and then. */
export function* readEntrants(
  season: Season,
  tables: readonly Table<PairField>[],
): Generator<void, readonly Entrant[], void> {
  let known = read.get(season);
  if (!known) read.set(season, (known = new Map<Table<PairField>, readonly Entrant[]>()));
  const all: Entrant[] = [];
  for (const table of tables) {
    let own = known.get(table);
    if (!own) {
      const days = districtDays(season, table.event);
      const blank = blankIsNo(table);
      const entrants: Entrant[] = [];
      for (const [at, row] of table.rows.entries()) {
        if (at % ROWS_A_SLICE === ROWS_A_SLICE - 1) yield;
        const entrant = readEntrant(row, days, blank);
        if (entrant) entrants.push(entrant);
      }
      known.set(table, (own = entrants));
    }
    for (const entrant of own) all.push(entrant);
  }
  return all;
}

/** The same in one go: for tables that a check has read before. */
export function entrantsOf(season: Season, tables: readonly Table<PairField>[]): readonly Entrant[] {
  const reading = readEntrants(season, tables);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** A district's final that is a list of placings: who played it. */
export const districtFinals = (season: Season, event: EventName | null): readonly Table<PairField>[] =>
  tablesOf(season, PLACINGS, event).filter(
    (table) => stageOf(table as Table) === 'district' && seasonOf(table as Table, season.year) !== 'last',
  ) as unknown as readonly Table<PairField>[];

/** The sheets of pairs by event; where it is unknown, each by itself. */
export function pairSheets(season: Season): (readonly Table<PairField>[])[] {
  const tables = tablesOf(season, PAIRS);
  const events = new Set(tables.flatMap(({ event }) => event ?? []));
  return [
    ...[...events].map((event) => tables.filter((table) => table.event === event)),
    ...tables.filter(({ event }) => event === null).map((table) => [table]),
  ];
}
