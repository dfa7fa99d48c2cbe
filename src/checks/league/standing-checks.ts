/** §§ 321C4, 322A, 325A, 325D1, 328: a division's table in itself, and against the results. */
import { decidingMatch } from '../../rules/deciding-match';
import { TABLES, type Source } from '../../rules/next-season-tables';
import { STANDINGS } from '../../workbook/kinds/standings';
import type { Cell } from '../../workbook/table-rows';
import { placeFrom, type Report } from '../report';
import { tableCheck } from '../table-check';
import { crossTotals } from './cross-results';
import { leagueOf, sameWhere, type League, type Standing, type StandingRow } from './league';
import { allPlayAll, basicRows, oddPoints, resultFor, totalsOf } from './meetings';
import { isQualifier, pyramidOf, seasonTag } from './names';

interface Size {
  readonly teams: number;
  readonly clause: string;
}

function sizeOf({ event, source }: Standing): Size | null {
  const wanted = source === '3' ? '3E' : source;
  const table = TABLES[pyramidOf(event)].divisions.find((one) => one.source === wanted);
  return table?.size === undefined ? null : { teams: table.size, clause: table.clause };
}

const numberIn = (cell: Cell | undefined): number | null => cell?.number ?? null;
const impOf = ({ row }: StandingRow): Cell | undefined => row.cells.imp ?? row.cells.score;
const kpOf = ({ row }: StandingRow): number | null => numberIn(row.cells.kp);

/** No division has as many; a longer list is in another order. */
const MOST_TEAMS = 1000;

/** Match points in the order of the places: the rows that stand out of it, as few as will do. */
function outOfOrder(rows: readonly StandingRow[]): StandingRow[] {
  const points = rows.map((row) => kpOf(row) ?? 0);
  if (rows.length > MOST_TEAMS || points.every((kp, at) => at === 0 || kp <= (points[at - 1] ?? 0)))
    return [];
  // The longest run of rows that never rises; n is 12 or so.
  const best: { length: number; before: number }[] = [];
  points.forEach((kp, at) => {
    let [length, before] = [1, -1];
    for (let i = 0; i < at; i += 1)
      if ((points[i] ?? 0) >= kp && (best[i]?.length ?? 0) + 1 > length)
        [length, before] = [(best[i]?.length ?? 0) + 1, i];
    best.push({ length, before });
  });
  const kept = new Set<number>();
  let at = best.reduce((top, one, index) => (one.length > (best[top]?.length ?? 0) ? index : top), 0);
  while (at >= 0 && best[at]) {
    kept.add(at);
    at = best[at]?.before ?? -1;
  }
  return rows.filter((_, index) => !kept.has(index));
}

/** Whether the table is that of a season played to its end. */
const isFinal = ({ rows, table }: Standing): boolean => {
  const played = rows.map(({ row }) => numberIn(row.cells.played));
  const most = Math.max(...played.map((n) => n ?? 0));
  return !table.columns.has('played') || most >= rows.length - 1;
};

function checkTeams({ rows }: Standing, clause: string, report: Report): boolean {
  const seen = new Map<string, Cell>();
  let twice = false;
  for (const { team } of rows) {
    const before = seen.get(team.key);
    if (!before) seen.set(team.key, team);
    else {
      twice = true;
      report(clause, 'error', team.text, team, 'teamTwice', { address: placeFrom(team, before) });
    }
  }
  return twice;
}

/** Places from 1 on, each once: whether all is well. */
function checkPlaces(standing: Standing, size: Size | null, clause: string, report: Report): boolean {
  const { rows } = standing;
  const held = new Map<number, StandingRow[]>();
  for (const row of rows) {
    const place = numberIn(row.place);
    if (place === null) continue;
    held.set(place, [...(held.get(place) ?? []), row]);
  }
  const last = Math.max(size?.teams ?? 0, rows.length);
  const missing = Array.from({ length: rows.length }, (_, at) => at + 1).filter((place) => !held.has(place));
  let sound = true;
  for (const [place, sharing] of [...held].sort(([a], [b]) => a - b)) {
    const [first, ...others] = sharing;
    if (!first?.place) continue;
    if (!Number.isInteger(place) || place < 1 || place > last) {
      sound = false;
      report(clause, 'error', first.team.text, first.place, 'placeBeyond', { place, size: last });
      continue;
    }
    if (others.length === 0) continue;
    sound = false;
    const [points] = sharing.map(kpOf);
    if (sharing.every((row) => kpOf(row) === points)) {
      checkShared(standing, place, sharing, report);
      continue;
    }
    // The one whose points do not belong here has the place that is missing.
    const wrong = misplaced(rows, sharing) ?? others[0];
    const before = sharing.find((row) => row !== wrong);
    const [only] = missing;
    if (wrong?.place && before?.place)
      report(
        clause,
        'error',
        wrong.team.text,
        wrong.place,
        'standingTwice',
        { place, other: before.team.text, address: placeFrom(wrong.place, before.place) },
        missing.length === 1 && only !== undefined ? { value: only } : undefined,
      );
  }
  return sound && missing.length === 0;
}

/** Of rows with one place, the one that its match points put elsewhere. */
function misplaced(rows: readonly StandingRow[], sharing: readonly StandingRow[]): StandingRow | undefined {
  if (rows.some((row) => kpOf(row) === null)) return undefined;
  return sharing.find((row) => {
    const above = rows.filter((other) => (kpOf(other) ?? 0) > (kpOf(row) ?? 0)).length;
    const level = rows.filter((other) => kpOf(other) === kpOf(row)).length;
    const place = numberIn(row.place) ?? 0;
    return place <= above || place > above + level;
  });
}

/** § 328: teams that share a place after § 221, where something hangs on it (reading 31). */
function checkShared(
  standing: Standing,
  place: number,
  sharing: readonly StandingRow[],
  report: Report,
): void {
  const { event, source } = standing;
  const [first, second] = sharing;
  if (!isFinal(standing) || source === null || source === '3' || !first || !second?.place) return;
  const ruling = decidingMatch({
    pyramid: pyramidOf(event),
    source: source as Source,
    place,
    teams: sharing.length,
  });
  if (ruling.ok ? !ruling.value : ruling.problem.kind !== 'pending') return;
  report('328A', 'warning', second.team.text, second.place, 'tieMatters', {
    place,
    teams: sharing.map(({ team }) => team.text),
    decided: ruling.ok,
  });
}

/** Level with each other, and placed: § 221 is no part of the rules here (reading 31), so a reminder where it matters. */
function checkLevel(standing: Standing, report: Report): void {
  const { event, source, table } = standing;
  if (!isFinal(standing) || source === null || source === '3') return;
  const rows = [...standing.rows].sort((a, b) => (numberIn(a.place) ?? 0) - (numberIn(b.place) ?? 0));
  const imp = (row: StandingRow): string =>
    table.columns.has('imp') || table.columns.has('score') ? (impOf(row)?.key ?? '') : '';
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    if (!above || !row.place || kpOf(row) === null || kpOf(row) !== kpOf(above) || imp(row) !== imp(above))
      continue;
    const place = at;
    const ruling = decidingMatch({ pyramid: pyramidOf(event), source, place, teams: 2 });
    if (!ruling.ok || !ruling.value) continue;
    report('328A', 'info', row.team.text, row.place, 'levelMatters', {
      other: above.team.text,
      place,
      next: place + 1,
    });
  }
}

function checkOrder(standing: Standing, report: Report): void {
  const rows = [...standing.rows].sort((a, b) => (numberIn(a.place) ?? 0) - (numberIn(b.place) ?? 0));
  if (rows.some((row) => kpOf(row) === null)) return;
  for (const row of outOfOrder(rows)) {
    const at = rows.indexOf(row);
    const place = numberIn(row.place) ?? 0;
    const kp = kpOf(row) ?? 0;
    const other =
      rows.find((one, index) => index < at && (kpOf(one) ?? 0) < kp) ??
      rows.find((one, index) => index > at && (kpOf(one) ?? 0) > kp);
    if (row.place && other)
      report('328A', 'error', row.team.text, row.place, 'placeOrder', {
        place,
        kp,
        other: other.team.text,
        otherPlace: numberIn(other.place) ?? 0,
        otherKp: kpOf(other) ?? 0,
      });
  }
}

function checkPlayed(standing: Standing, report: Report): void {
  const { rows } = standing;
  const most = rows.length - 1;
  const played = rows.map(({ row }) => numberIn(row.cells.played) ?? 0);
  const final = played.includes(most);
  // Where most have more, the column counts halves.
  if (played.filter((n) => n > most).length * 2 > played.length) return;
  for (const { team, row } of rows) {
    const n = numberIn(row.cells.played);
    if (n === null || !row.cells.played) continue;
    if (n > most || (final && n < most))
      report(allPlayAll(standing), 'error', team.text, row.cells.played, 'playedWrong', {
        n,
        expected: most,
      });
  }
}

interface Off {
  readonly team: Cell;
  readonly cell: Cell;
  readonly expected: number;
}

/** Match points and IMPs against the matches and the cross table: right where they agree with either. */
function checkSums(league: League, standing: Standing, report: Report): void {
  const rows = basicRows(league, standing);
  const matches = totalsOf(league, standing);
  const crosses = league.crosses.filter((one) => sameWhere(one, standing));
  const across = crosses.length === 1 && crosses[0] ? crossTotals(crosses[0]) : null;
  const odd = new Set(oddPoints(rows).flatMap(({ row: { home, away } }) => [home.key, away.key]));
  for (const of of ['kp', 'imp'] as const) {
    const off: Off[] = [];
    for (const { team, row } of standing.rows) {
      const cell = of === 'kp' ? row.cells.kp : (row.cells.imp ?? row.cells.score);
      const played = numberIn(row.cells.played) ?? standing.rows.length - 1;
      if (cell?.number == null || (of === 'kp' && odd.has(team.key))) continue;
      // Of a team that stands twice, one row is another's.
      if (standing.rows.filter((one) => one.team.key === team.key).length > 1) continue;
      const sums = [matches.get(team.key)?.[of], across?.get(team.key)?.[of]].flatMap((one) =>
        one?.matches === played ? [Number(one.total.toPrecision(15))] : [],
      );
      const [expected] = sums;
      if (expected !== undefined && !sums.includes(cell.number)) off.push({ team, cell, expected });
    }
    const [one, two] = off;
    if (of === 'imp' && one && two && off.length === 2 && isOneMatch(league, standing, one, two, report))
      continue;
    // § 307 has penalties in match points, which no list of results shows.
    for (const { team, cell, expected } of off)
      report(allPlayAll(standing), of === 'kp' ? 'warning' : 'error', team.text, cell, 'sumWrong', {
        of,
        actual: cell.number ?? 0,
        expected,
      });
  }
}

/** Two teams that are off by the same, one up and one down, have one match typed wrong. */
function isOneMatch(league: League, standing: Standing, one: Off, two: Off, report: Report): boolean {
  if ((one.cell.number ?? 0) - one.expected !== two.expected - (two.cell.number ?? 0)) return false;
  const row = resultFor(league, standing, one.team.key, two.team.key, 'imp')?.meeting.rows[0];
  const cell = row?.row.cells.impHome;
  if (!row || !cell) return false;
  report(allPlayAll(standing), 'error', `${row.home.text} - ${row.away.text}`, cell, 'matchSums', {
    addresses: [placeFrom(cell, one.cell), placeFrom(cell, two.cell)],
  });
  return true;
}

const LEVELS: readonly (string | null)[] = ['1', '2', '3', '3E', '3W', 'Q'];

const inCommon = (one: Standing, other: Standing): number => {
  const teams = new Set(other.rows.map(({ team }) => team.key));
  return one.rows.filter(({ team }) => teams.has(team.key)).length;
};

/** § 321C4 and § 325D1: nobody plays in two rows of one pyramid in the same season. */
function checkRows(league: League, standing: Standing, report: Report): void {
  const { event, source, season, table } = standing;
  const level = LEVELS.indexOf(source);
  if (level < 1) return;
  for (const { team } of standing.rows)
    for (const other of league.standings) {
      const theirs = LEVELS.indexOf(other.source);
      if (other.event !== event || other.season !== season || theirs < 0 || theirs >= level) continue;
      if (other.table === table && other.source === source) continue;
      const found = other.rows.find((row) => row.team.key === team.key);
      if (!found) continue;
      // Teams in common with a table that tells another season, or none, have moved since.
      if (seasonTag(other.table.about) !== seasonTag(table.about) && inCommon(standing, other) > 1) continue;
      report(source === 'Q' ? '325D1' : '321C4', 'error', team.text, team, 'twoRows', {
        team: team.text,
        address: placeFrom(team, found.team),
        level: source === '3W' && other.source === '3E',
      });
      break;
    }
}

export const standingCheck = tableCheck({
  kind: STANDINGS,
  clauses: [
    { clause: '321C4', events: ['division', 'women'], needs: ['team'] },
    { clause: '322A1', events: ['division'], needs: ['team'] },
    { clause: '322A2', events: ['division'], needs: ['played'] },
    { clause: '325A1', events: ['women'], needs: ['team'] },
    { clause: '325A2', events: ['women'], needs: ['played'] },
    { clause: '325D1', events: ['women'], needs: ['team'], applies: ({ about }) => isQualifier(about) },
    { clause: '328A', events: ['division', 'women'], needs: ['kp'] },
  ],
  *run(season, report) {
    const league = leagueOf(season);
    for (const standing of league.standings) {
      yield;
      const size = sizeOf(standing);
      const clause = size?.clause ?? (standing.event === 'women' ? '325A1' : '322A1');
      const twice = checkTeams(standing, clause, report);
      const placed = standing.rows.every(({ place }) => place?.number != null);
      const sound = placed ? checkPlaces(standing, size, clause, report) : true;
      if (placed && sound) {
        checkOrder(standing, report);
        checkLevel(standing, report);
      }
      const last = standing.rows[standing.rows.length - 1];
      const { length } = standing.rows;
      // One cause: a team that stands twice, or a place that does, makes the number wrong as well.
      if (size && last && !twice && sound && length !== size.teams)
        report(clause, length < size.teams ? 'warning' : 'error', last.team.text, last.team, 'divisionSize', {
          n: length,
          size: size.teams,
        });
      if (size && length === size.teams && !twice) checkPlayed(standing, report);
      checkSums(league, standing, report);
      checkRows(league, standing, report);
    }
  },
});
