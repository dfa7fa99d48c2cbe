/** A pair that stands twice where it can play once, and a player who stands in two pairs (§§ 303A2, 351A1, 351G1, 351H2, 352A1). */
import { ENTRANTS } from '../../workbook/kinds/entrants';
import { PAIRS, type PairField } from '../../workbook/kinds/pairs';
import { POOLS } from '../../workbook/kinds/pools';
import { personKey } from '../../workbook/person-names';
import type { Cell, Table } from '../../workbook/table-rows';
import { playersIn, QUALIFYING, readEntrants, type Entrant } from './entrants';
import { peopleOf, type Person } from '../people';
import { BY_SEATS, FROM_FINAL, isOneOf } from './placings-checks';
import { placeFrom, type Report } from '../report';
import { isOfStage, listsOf } from './stage-lists';
import { stageOf } from './stages';
import { tableCheck, tablesOf, type Season } from '../table-check';

/** Every event of pairs. */
const PAIR_EVENTS = [...QUALIFYING, 'junior-pairs', 'school-pairs'] as const;

/** A surname alone is many people's. */
const isSomebody = ({ number, key }: Person): boolean => number !== '' || key.includes(' ');

/** What a pair twice breaks: the number of pairs where its list is of those who play, else the entry. */
const clauseOf = (table: Table<PairField>): string =>
  isOfStage(table) && isOneOf(QUALIFYING, table.event)
    ? isOneOf(FROM_FINAL, table.event)
      ? '352A1'
      : '351A1'
    : '303A2';

/** Then the player is told of by § 301D1. */
const severalDistricts = (a: Entrant, b: Entrant): boolean => {
  const [one, other] = [a, b].map(({ row }) => row.cells.district?.key ?? '');
  return isOneOf(QUALIFYING, a.team.event) && one !== '' && other !== '' && one !== other;
};

/** Where a player plays once: lists of those who play the stage, and entries where nobody qualifies. */
const isOnce = (table: Table<PairField>): boolean =>
  isOneOf(QUALIFYING, table.event) ? isOfStage(table) === true : true;

/** A pre-selected pair that does not use it and has no place of its own is on the list, but plays as others do. */
const plays = ({ basis, uses, row }: Entrant): boolean =>
  basis === null || uses !== false || (row.cells.place?.number ?? null) !== null;

function* checkList(
  season: Season,
  table: Table<PairField>,
  toldPlayers: Set<string>,
  report: Report,
): Generator<void, void, void> {
  const entrants = (yield* readEntrants(season, [table])).filter(plays);
  const people = yield* peopleOf(entrants.map(({ team }) => team));
  // A number tells who somebody is, in whatever way the name is written.
  const ids = new Map(people.persons.map((person, at) => [person, at]));
  for (const [first, ...others] of people.sharing)
    for (const other of others) if (first) ids.set(other, ids.get(first) ?? -1);
  const seen = new Map<string, Entrant>();
  const entered = new Map<number, Entrant>();
  for (const entrant of entrants) {
    const { players } = entrant.team;
    const persons = players.flatMap((player) => people.of(player) ?? []);
    const [a = -1, b = -1] = persons.map((person) => ids.get(person) ?? -1);
    if (persons.length !== 2 || !persons.every(isSomebody)) continue;
    if (a === b) {
      const [, second] = players;
      if (second)
        report('303A2', 'error', entrant.name, second.name, 'sameTwice', { player: second.name.text });
      continue;
    }
    const key = a < b ? `${a}|${b}` : `${b}|${a}`;
    const first = seen.get(key);
    if (first) {
      report(clauseOf(table), 'error', entrant.name, entrant.at, 'pairTwice', {
        address: placeFrom(entrant.at, first.at),
      });
      continue;
    }
    seen.set(key, entrant);
    // Who uses a pre-selection beside it is told of by §§ 301C2 and 301D2.
    if (entrant.uses !== false) continue;
    for (const [slot, id] of [a, b].entries()) {
      const other = entered.get(id);
      const player = players[slot];
      if (!other) entered.set(id, entrant);
      else if (player && !severalDistricts(other, entrant)) {
        toldPlayers.add(player.key);
        report('303A2', 'warning', player.name.text, player.name, 'inTwoPairs', {
          player: player.name.text,
          other: other.name,
          address: placeFrom(player.name, other.at),
        });
      }
    }
  }
}

/** A pair by the cell that names both its players. */
interface Named {
  readonly at: Cell;
}

/** The same for lists that name a pair in one cell: pools and finals. */
function checkNames(clause: string, pairs: readonly Named[], toldPlayers: Set<string>, report: Report): void {
  const pairsSeen = new Map<string, Cell>();
  const playersSeen = new Map<string, Cell>();
  for (const { at } of pairs) {
    const keys = (playersIn(at.text) ?? []).map(personKey);
    if (keys.length !== 2 || keys.some((key) => !key.includes(' '))) continue;
    const key = [...keys].sort().join('|');
    const first = pairsSeen.get(key);
    if (first) {
      report(clause, 'error', at.text, at, 'pairTwice', { address: placeFrom(at, first) });
      continue;
    }
    pairsSeen.set(key, at);
    for (const [slot, player] of keys.entries()) {
      const other = playersSeen.get(player);
      if (!other) playersSeen.set(player, at);
      else if (!toldPlayers.has(player)) {
        toldPlayers.add(player);
        const name = playersIn(at.text)?.[slot] ?? at.text;
        report('303A2', 'warning', name, at, 'inTwoPairs', {
          player: name,
          other: other.text,
          address: placeFrom(at, other),
        });
      }
    }
  }
}

const named = (rows: readonly { readonly cells: { readonly pair?: Cell } }[]): readonly Named[] =>
  rows.flatMap(({ cells: { pair } }) => (pair && pair.text !== '' ? [{ at: pair }] : []));

export const doubleCheck = tableCheck({
  kind: PAIRS,
  clauses: [
    { clause: '303A2', events: PAIR_EVENTS, applies: isOnce },
    { clause: '351A1', events: BY_SEATS, applies: (table) => isOfStage(table) === true },
    { clause: '352A1', events: FROM_FINAL, applies: (table) => isOfStage(table) === true },
  ],
  *run(season, report) {
    for (const event of PAIR_EVENTS) {
      const told = new Set<string>();
      for (const table of listsOf(season, event).filter(isOnce))
        yield* checkList(season, table, told, report);
      checkNames('351A1', named(tablesOf(season, POOLS, event).flatMap((table) => table.rows)), told, report);
      for (const table of tablesOf(season, ENTRANTS, event))
        checkNames(stageOf(table as Table) === 'A' ? '351G1' : '351H2', named(table.rows), told, report);
      yield;
    }
  },
});
