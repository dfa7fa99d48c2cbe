/** The rounds of a match, and which pairs meet in them, as the line-ups tell. */
import type { EventName } from '../workbook/events';
import { CUP } from '../workbook/kinds/cup';
import { MATCHES } from '../workbook/kinds/matches';
import { SEATING, type SeatingField } from '../workbook/kinds/seating';
import { personKey } from '../workbook/person-names';
import type { Cell, Row } from '../workbook/table-rows';
import { filled } from './cells';
import type { Side } from './cup-matches';
import { tablesOf, type Season } from './table-check';

export interface Seat {
  readonly row: Row<SeatingField>;
  readonly team: Cell;
  /** The pairs at the two tables; two texts are one pair where they name the same two players. */
  readonly pairs: readonly [string, string];
}

export interface SeatedRound {
  readonly number: number;
  readonly home: Seat;
  readonly away: Seat;
}

export interface SeatedMatch {
  readonly event: EventName | null;
  /** § 328: a deciding match. */
  readonly deciding: boolean;
  /** False where nothing tells which of the two teams is at home. */
  readonly sidesKnown: boolean;
  readonly rounds: readonly SeatedRound[];
}

/** The players of a pair; a text that names no two is one by itself. */
export const playersIn = (cell: Cell | null): readonly string[] =>
  cell === null
    ? []
    : cell.text
        .split(/\s*[/&+;|–—]\s*|\s+-\s+|\s+og\s+/u)
        .filter((name) => name !== '')
        .map(personKey);

const pairKey = (cell: Cell | null): string => [...playersIn(cell)].sort().join('|');

const numberOf = (cell: Cell | null): number | null => {
  const [digits] = /\d{1,2}/u.exec(cell?.text ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Which team a text of a match names first, as in `Trumf Es - Odense Å`. */
function firstNamed(match: string, a: string, b: string): 'a' | 'b' | null {
  if (match.startsWith(a) && match.endsWith(b)) return 'a';
  return match.startsWith(b) && match.endsWith(a) ? 'b' : null;
}

/** The home teams by the sheets of matches: `home|away`. */
function fixturesOf(season: Season): ReadonlySet<string> {
  const fixtures = new Set<string>();
  for (const kind of [CUP, MATCHES] as const)
    for (const { rows } of tablesOf<'home' | 'away'>(season, kind as never))
      for (const row of rows) {
        const [home, away] = [filled(row, 'home'), filled(row, 'away')];
        if (home && away) fixtures.add(`${home.key}|${away.key}`);
      }
  return fixtures;
}

function sideOf(row: Row<SeatingField>): Side | null {
  const key = filled(row, 'side')?.key ?? '';
  return /^(?:h|hjemme|hjemmehold|home)$/u.test(key)
    ? 'home'
    : /^(?:u|ude|udehold|away)$/u.test(key)
      ? 'away'
      : null;
}

/** Whether `a` is at home; null where nothing tells. */
function atHome(a: Seat, b: Seat, fixtures: ReadonlySet<string>): boolean | null {
  const side = sideOf(a.row);
  if (side) return side === 'home';
  const match = filled(a.row, 'match');
  const named = match ? firstNamed(match.key, a.team.key, b.team.key) : null;
  if (named) return named === 'a';
  const [one, other] = [
    fixtures.has(`${a.team.key}|${b.team.key}`),
    fixtures.has(`${b.team.key}|${a.team.key}`),
  ];
  return one === other ? null : one;
}

const teamsIn = (seats: readonly Seat[]): number => new Set(seats.map(({ team }) => team.key)).size;

/** Every match of two teams whose line-ups stand in a sheet. */
export function seatedMatches(season: Season): readonly SeatedMatch[] {
  const fixtures = fixturesOf(season);
  const matches: SeatedMatch[] = [];
  for (const table of tablesOf(season, SEATING)) {
    const groups = new Map<string, Seat[]>();
    for (const row of table.rows) {
      const team = filled(row, 'team');
      if (!team) continue;
      const key = [row.section, filled(row, 'cupRound')?.key ?? '', filled(row, 'match')?.key ?? ''].join(
        '|',
      );
      const seats = groups.get(key) ?? [];
      groups.set(key, seats);
      seats.push({ row, team, pairs: [pairKey(filled(row, 'pair1')), pairKey(filled(row, 'pair2'))] });
    }
    for (const seats of groups.values()) {
      if (teamsIn(seats) !== 2) continue;
      const byRound = new Map<number, Seat[]>();
      for (const seat of seats) {
        const number = numberOf(filled(seat.row, 'half') ?? filled(seat.row, 'round'));
        if (number !== null) byRound.set(number, [...(byRound.get(number) ?? []), seat]);
      }
      const [first] = seats;
      const second = seats.find(({ team }) => team.key !== first?.team.key);
      if (!first || !second) continue;
      const home = atHome(first, second, fixtures);
      const homeKey = (home === false ? second : first).team.key;
      const rounds = [...byRound].flatMap(([number, [a, b, more]]): SeatedRound[] =>
        !a || !b || more || a.team.key === b.team.key
          ? []
          : [a.team.key === homeKey ? { number, home: a, away: b } : { number, home: b, away: a }],
      );
      matches.push({
        event: table.event,
        deciding: /omkamp|§ ?328|deciding/u.test(`${table.about}|${filled(first.row, 'match')?.key ?? ''}`),
        sidesKnown: home !== null,
        rounds: rounds.sort((a, b) => a.number - b.number),
      });
    }
  }
  return matches;
}
