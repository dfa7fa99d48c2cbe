/** Who has met whom, and with what result: matches put together from their rows, a match or a half to each. */
import { formatOf } from '../../rules/formats';
import { boardsOf, pairKey, scoreOf, type League, type MatchRow, type Where } from './league';
import { pyramidOf } from './names';

/** What the rulebook says of the matches of a table (§§ 322A4, 324C2c, 325A4). */
export interface MatchFormat {
  readonly boards: number;
  /** Of a half; null where a match has no halves. */
  readonly half: number | null;
  readonly halves: number | null;
  readonly clause: string;
}

const figure = (format: string, item: string): { value: number; clause: string } | null => {
  const ruling = formatOf(format, item);
  return ruling.ok && typeof ruling.value === 'number'
    ? { value: ruling.value, clause: ruling.steps[0]?.clause ?? '' }
    : null;
};

export function formatNamed(name: string): MatchFormat | null {
  const boards = figure(name, 'spil');
  if (!boards) return null;
  return {
    boards: boards.value,
    clause: boards.clause,
    half: figure(name, 'spil pr. halvleg')?.value ?? null,
    halves: figure(name, 'halvlege')?.value ?? null,
  };
}

/** Null where the organisers of a qualifier choose it themselves (§§ 324A5, 325D3). */
export function basicFormat({ event, source }: Where): MatchFormat | null {
  if (source === 'K4' || source === 'K2' || source === 'Q') return null;
  if (source === 'E') return formatNamed('Østoprykningsturneringen');
  return formatNamed(pyramidOf(event) === 'open' ? 'Divisionsturneringen' : 'Damedivisionsturneringen');
}

export const weekendsOf = ({ event, source }: Where): number | null =>
  source === 'E'
    ? (figure('Østoprykningsturneringen', 'weekender')?.value ?? null)
    : (figure(event === 'women' ? 'Damedivisionsturneringen' : 'Divisionsturneringen', 'weekender')?.value ??
      null);

/** Clause that lets everybody meet everybody. */
export const allPlayAll = ({ event, source }: Where): string =>
  source === 'E' ? '324C2b' : event === 'women' ? '325A2' : '322A2';

/** Two teams and all rows of their match. */
export interface Meeting {
  /** Keys of the teams, in the order of the first row. */
  readonly teams: readonly [string, string];
  readonly rows: readonly MatchRow[];
}

const pairsOf = (rows: readonly MatchRow[]): Map<string, MatchRow[]> => {
  const pairs = new Map<string, MatchRow[]>();
  for (const row of rows) {
    const key = pairKey(row.home.key, row.away.key);
    const list = pairs.get(key);
    if (list) list.push(row);
    else pairs.set(key, [row]);
  }
  return pairs;
};

/** Rows to a match: 2 where the list is of halves, by its boards or because most pairs stand twice. */
export function rowsPerMatch(rows: readonly MatchRow[], format: MatchFormat | null): 1 | 2 {
  if (format?.half == null) return 1;
  const boards = rows.flatMap(({ row }) => boardsOf(row.cells.boards) ?? []);
  const halves = boards.filter((n) => n === format.half).length;
  if (boards.length > 0 && halves !== boards.length / 2) return halves * 2 > boards.length ? 2 : 1;
  const pairs = [...pairsOf(rows).values()];
  return pairs.filter((pair) => pair.length === 2).length * 2 > pairs.length ? 2 : 1;
}

interface Met {
  readonly pairs: ReadonlyMap<string, readonly MatchRow[]>;
  readonly per: 1 | 2;
}

const met = new WeakMap<readonly MatchRow[], Met>();

/** All matches of a place, kept: a cross table asks for every one of them. */
function metIn(league: League, where: Where): Met {
  const rows = basicRows(league, where);
  let known = met.get(rows);
  if (!known) met.set(rows, (known = { pairs: pairsOf(rows), per: rowsPerMatch(rows, basicFormat(where)) }));
  return known;
}

const byPlace = new WeakMap<League, ReadonlyMap<string, MatchRow[]>>();
export const placeKey = ({ event, source, season }: Where): string => `${event} ${source} ${season}`;

/** The matches of the basic tournaments, by where they belong. */
export function basicPlaces(league: League): ReadonlyMap<string, readonly MatchRow[]> {
  const before = byPlace.get(league);
  if (before) return before;
  const places = new Map<string, MatchRow[]>();
  for (const row of league.matches) {
    if (row.stage !== 'basic') continue;
    const key = placeKey(row);
    const list = places.get(key);
    if (list) list.push(row);
    else places.set(key, [row]);
  }
  byPlace.set(league, places);
  return places;
}

export const basicRows = (league: League, where: Where): readonly MatchRow[] =>
  basicPlaces(league).get(placeKey(where)) ?? [];

export function meetingsOf(rows: readonly MatchRow[]): Meeting[] {
  return [...pairsOf(rows).values()].flatMap((list): Meeting[] => {
    const [first] = list;
    return first ? [{ teams: [first.home.key, first.away.key], rows: list }] : [];
  });
}

const sum = (meeting: Meeting, team: string, of: 'imp' | 'kp'): { own: number; other: number } | null => {
  let [own, other] = [0, 0];
  for (const { home, row } of meeting.rows) {
    const { impHome, impAway, kpHome, kpAway } = row.cells;
    const score = of === 'imp' ? scoreOf(impHome, impAway) : scoreOf(kpHome, kpAway);
    if (!score) return null;
    own += home.key === team ? score.home : score.away;
    other += home.key === team ? score.away : score.home;
  }
  return { own, other };
};

/** The result of a match seen from one of its teams; null while a part of it is missing. */
export const resultFor = (
  league: League,
  where: Where,
  team: string,
  opponent: string,
  of: 'imp' | 'kp',
): { readonly own: number; readonly other: number; readonly meeting: Meeting } | null => {
  const { pairs, per } = metIn(league, where);
  const rows = pairs.get(pairKey(team, opponent)) ?? [];
  const [meeting] = meetingsOf(rows);
  if (!meeting || team === opponent || rows.length !== per) return null;
  const score = sum(meeting, team, of);
  return score && { ...score, meeting };
};

/** A team's match points and IMPs over its matches that have them, and how many those are. */
export function totalsOf(
  league: League,
  where: Where,
): Map<string, Readonly<Record<'kp' | 'imp', { readonly total: number; readonly matches: number }>>> {
  const rows = basicRows(league, where);
  const per = rowsPerMatch(rows, basicFormat(where));
  const totals = new Map<string, Record<'kp' | 'imp', { total: number; matches: number }>>();
  for (const meeting of meetingsOf(rows))
    for (const team of meeting.teams) {
      let own = totals.get(team);
      if (!own) totals.set(team, (own = { kp: { total: 0, matches: 0 }, imp: { total: 0, matches: 0 } }));
      if (meeting.rows.length !== per) continue;
      for (const of of ['kp', 'imp'] as const) {
        const score = sum(meeting, team, of);
        if (!score) continue;
        own[of].total += of === 'kp' ? score.own : score.own - score.other;
        own[of].matches += 1;
      }
    }
  return totals;
}

/** Match points are by a scale: a win of 25 may leave the loser with less than the rest of the 30. */
const SCALES: ReadonlyMap<number, number> = new Map([[30, 25]]);

/** Whether the match points of two opponents can belong together, where those of most matches add up to `sum`. */
export function pointsMeet(a: number, b: number, sum: number): boolean {
  const [high, low] = [Math.max(a, b), Math.min(a, b)];
  return a + b === sum || (high === SCALES.get(sum) && low >= 0 && a + b < sum);
}

/** What most of the sums are, of two thirds at least. */
export function usualSum(sums: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const sum of sums) counts.set(sum, (counts.get(sum) ?? 0) + 1);
  const [sum, times] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [0, 0];
  return times > 0 && times * 3 >= sums.length * 2 ? sum : null;
}

export interface OddPoints {
  readonly row: MatchRow;
  readonly home: number;
  readonly away: number;
  readonly sum: number;
}

/** Rows whose match points do not add up as those of the other matches do. */
export function oddPoints(rows: readonly MatchRow[]): OddPoints[] {
  const scores = rows.flatMap((row) => {
    const score = scoreOf(row.row.cells.kpHome, row.row.cells.kpAway);
    return score ? [{ row, ...score }] : [];
  });
  const sum = usualSum(scores.map(({ home, away }) => home + away));
  if (sum === null || scores.length < 4) return [];
  return scores.filter(({ home, away }) => !pointsMeet(home, away, sum)).map((score) => ({ ...score, sum }));
}
