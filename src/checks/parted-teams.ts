/** Teams whose name is written in two ways: one list entry that looks like two teams. */
import { FIGURES } from '../rules/figures';
import type { Player, Team } from '../workbook/roster';
import { counted } from './report';
import type { RosterLists } from './roster-check';

const MIN_PLAYERS = FIGURES.teamLeast.value;
const USUAL_MAX = FIGURES.teamMost.value;

export const deadlineOf = ({ players }: Team): string | undefined =>
  players.find(({ fields }) => fields.deadline?.text)?.fields.deadline?.text;

/** Members of the team who have left it (§ 303C3b). */
export const leavers = ({ players }: Team): number =>
  players.filter(({ part }) => part === 'withdrawn').length;

export const playersIn = (team: Team, { people }: RosterLists): number =>
  new Set(counted(team).map(people.of)).size;

/** A team that is too small without any reason (§ 303C1). */
const isShort = (team: Team): boolean =>
  counted(team).length + leavers(team) + team.unnamed < MIN_PLAYERS && deadlineOf(team) === undefined;

const aRowEach = (players: readonly Player[]): boolean =>
  new Set(players.map(({ name }) => name.row)).size === players.length;

/** `2` in `Nord 2`, `B` in `Nord B`: a club's teams differ in no more. */
const A_TEAM_SIGN = /^(?:\d+|[ivx]+|\p{L})$/u;

const sorted = (text: string): string => [...text].sort().join('');

/** One letter more, fewer or other, or two that have changed places. */
function isSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4) return false;
  let [start, end] = [0, 0];
  while (start < shorter && a[start] === b[start]) start += 1;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [one, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (!/^\p{L}*$/u.test(one + other)) return false;
  return Math.max(one.length, other.length) < 2 || (one.length === 2 && sorted(one) === sorted(other));
}

/** `Nord` and `Nord (ny)`, `Nord` and `Nrod`: names that differ otherwise may be two teams', however small they are. */
function isAlike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.startsWith(short)) return !A_TEAM_SIGN.test(long.slice(short.length).trim());
  return ![a, b].some((name) => A_TEAM_SIGN.test(name.split(' ').pop() ?? '')) && isSlip(a, b);
}

/** Two teams too small, the second right below the first, that would be one together. */
function isParted(first: Team, second: Team, lists: RosterLists): boolean {
  if (first.list !== second.list || !isAlike(first.key, second.key)) return false;
  if (!isShort(first) || !isShort(second)) return false;
  const together = playersIn(first, lists) + playersIn(second, lists);
  if (together < MIN_PLAYERS || together > USUAL_MAX) return false;
  const [end, start] = [first.players[first.players.length - 1]?.name, second.players[0]?.name];
  return (
    end !== undefined &&
    start !== undefined &&
    end.column === start.column &&
    // A blank row may stand between them.
    start.row - end.row >= 1 &&
    start.row - end.row <= 2 &&
    second.name.row === start.row &&
    aRowEach(first.players) &&
    aRowEach(second.players)
  );
}

export interface Parted {
  /** The second part -> the first. */
  readonly firstOf: ReadonlyMap<Team, Team>;
  /** Both parts: what is missing at one of them may stand at the other. */
  readonly all: ReadonlySet<Team>;
}

const KNOWN = new WeakMap<readonly Team[], Parted>();

/** The teams of a list whose name most likely is one team's, written in two ways: one fault. */
export function partedTeams(lists: RosterLists): Parted {
  let parted = KNOWN.get(lists.teams);
  if (!parted) KNOWN.set(lists.teams, (parted = find(lists)));
  return parted;
}

function find(lists: RosterLists): Parted {
  const firstOf = new Map<Team, Team>();
  const all = new Set<Team>();
  for (const [index, team] of lists.teams.entries()) {
    const before = lists.teams[index - 1];
    // The third of three is a team of its own.
    if (!before || all.has(before) || !isParted(before, team, lists)) continue;
    firstOf.set(team, before);
    all.add(before).add(team);
  }
  return { firstOf, all };
}
