/** §§ 322A, 324C2, 325A: the matches of the basic tournaments, one to a row. */
import { said } from '../finding';
import { FIGURES } from '../../rules/figures';
import { MATCHES, type MatchesField } from '../../workbook/kinds/matches';
import type { Cell, Table } from '../../workbook/table-rows';
import type { Report } from '../report';
import { tableCheck, type Season } from '../table-check';
import {
  boardsOf,
  leagueOf,
  pairKey,
  stageIn,
  standingOf,
  type League,
  type MatchRow,
  type Where,
} from './league';
import {
  allPlayAll,
  basicFormat,
  basicPlaces,
  meetingsOf,
  oddPoints,
  rowsPerMatch,
  totalsOf,
  weekendsOf,
  type MatchFormat,
} from './meetings';
import { checkPairs, checkRounds, type Faulty } from './match-pairs';
import { isQualifier, sourceAbout } from './names';

/** §§ 322A2, 325A2: a division is played over 4 weekends, the women's over 3. */
function checkWeekends(where: Where, rows: readonly MatchRow[], report: Report): void {
  const most = weekendsOf(where);
  if (most === null) return;
  const first = new Map<string, Cell>();
  for (const { row } of rows) {
    const { weekend } = row.cells;
    if (weekend && weekend.text !== '' && !first.has(weekend.key)) first.set(weekend.key, weekend);
  }
  for (const [at, key] of inOrder([...first.keys()]).entries()) {
    const cell = first.get(key);
    if (at < most || !cell) continue;
    report(allPlayAll(where), 'error', cell.text, cell, 'weekendBeyond', { n: first.size, expected: most });
  }
}

function unfinished(rows: readonly MatchRow[], teams: number, missing: number, per: number): boolean {
  const inRound = Math.floor(teams / 2);
  const sizes = new Map<string, number>();
  for (const { round } of rows) sizes.set(round, (sizes.get(round) ?? 0) + 1);
  if (sizes.has('')) return missing * 2 >= inRound;
  const due = (teams % 2 === 0 ? teams - 1 : teams) * per;
  if (sizes.size < due) return true;
  const [last] = inOrder([...sizes.keys()]).slice(-1);
  const early = [...sizes].some(([round, size]) => round !== last && size < inRound);
  return !early && missing * 2 >= inRound;
}

const MOST_NAMED = 6;

/**
 * Matches that nobody has planned. A plan is typed from its beginning: while a whole round is missing, or half of the
 * last one and nothing before it, it is not finished.
 */
function checkComplete(
  where: Where,
  rows: readonly MatchRow[],
  per: number,
  faulty: Faulty,
  report: Report,
): void {
  if (faulty.size > 0) return;
  const names = new Map(rows.flatMap(({ home, away }) => [home, away]).map((cell) => [cell.key, cell.text]));
  const teams = [...names.keys()];
  const met = new Set<string>();
  for (const { teams: pair } of meetingsOf(rows)) if (pair[0] !== pair[1]) met.add(pairKey(...pair));
  const missing = (teams.length * (teams.length - 1)) / 2 - met.size;
  if (unfinished(rows, teams.length, missing, per)) return;
  const last = rows[rows.length - 1];
  if (missing === 0 || !last) return;
  const matches: string[] = [];
  for (const [at, team] of teams.entries())
    for (let next = at + 1; next < teams.length && matches.length < MOST_NAMED; next += 1) {
      const other = teams[next] ?? '';
      if (!met.has(pairKey(team, other))) matches.push(`${names.get(team)} - ${names.get(other)}`);
    }
  report(allPlayAll(where), 'error', matches[0] ?? '', last.home, 'matchesMissing', { matches, n: missing });
}

function checkBoards(rows: readonly MatchRow[], format: MatchFormat, per: number, report: Report): void {
  const due = per === 2 && format.half !== null ? format.half : format.boards;
  for (const { home, away, row } of rows) {
    const { boards, halves } = row.cells;
    const subject = `${home.text} - ${away.text}`;
    const actual = boardsOf(boards);
    if (boards && actual !== null && actual !== due) {
      report(
        format.clause,
        'error',
        subject,
        boards,
        'boards',
        { actual, expected: due, halves: per === 2 ? null : format.halves, half: format.half },
        { value: due },
      );
      continue;
    }
    if (per === 1 && halves?.number != null && format.halves !== null && halves.number !== format.halves)
      report(
        format.clause,
        'error',
        subject,
        halves,
        'halves',
        { actual: halves.number, expected: format.halves },
        { value: format.halves },
      );
  }
}

/** The two teams' match points, at the one that the division's table does not know. */
function checkPoints(league: League, where: Where, rows: readonly MatchRow[], report: Report): void {
  const standing = where.source === null ? null : standingOf(league, where);
  const totals = totalsOf(league, where);
  const isOff = (team: string): boolean => {
    if (!standing || standing === 'several') return false;
    const total = standing.rows.find((row) => row.team.key === team)?.row.cells.kp?.number;
    return total != null && total !== totals.get(team)?.kp.total;
  };
  for (const { row, home, away, sum } of oddPoints(rows)) {
    const { kpHome, kpAway } = row.row.cells;
    const cell = kpAway && !(isOff(row.home.key) && !isOff(row.away.key)) ? kpAway : kpHome;
    if (cell)
      report(allPlayAll(where), 'error', `${row.home.text} - ${row.away.text}`, cell, 'pointsSum', {
        home,
        away,
        sum,
      });
  }
}

/**
 * §§ 322A3, 325A3: last season's first four meet as late as possible. Four of them fill the last three rounds; three
 * need three rounds as well, and two the last one. Where the teams live may count for more (a warning only).
 */
function checkSeeds(
  league: League,
  where: Where,
  rows: readonly MatchRow[],
  per: number,
  report: Report,
): void {
  if (where.source !== '1') return;
  const last = standingOf(league, { ...where, season: where.season - 1 });
  if (!last || last === 'several') return;
  const seeds = new Set(
    last.rows
      .filter(({ place }) => place?.number != null && place.number >= 1 && place.number <= SEEDED)
      .map(({ team }) => team.key),
  );
  const rounds = [...new Set(rows.map(({ round }) => round))];
  const teams = new Set(rows.flatMap(({ home, away }) => [home.key, away.key]));
  const here = [...seeds].filter((team) => teams.has(team)).length;
  if (here < 2 || rounds.includes('') || rounds.length !== (teams.size - 1) * per) return;
  const late = (here === 2 ? 1 : 3) * per;
  const lateRounds = new Set(inOrder(rounds).slice(-late));
  for (const { round, home, away, row } of rows) {
    if (!seeds.has(home.key) || !seeds.has(away.key) || lateRounds.has(round)) continue;
    report(
      where.event === 'women' ? '325A3' : '322A3',
      'warning',
      `${home.text} - ${away.text}`,
      row.cells.matchRound ?? home,
      'seedsEarly',
      { home: home.text, away: away.text, rounds: late },
    );
  }
}

const SEEDED = FIGURES.seededTeams.value;

/** Rounds by their numbers: of the weekend first, then of the round. */
function inOrder(rounds: readonly string[]): string[] {
  const numbers = (round: string): number[] => [...round.matchAll(/\d+/gu)].map(([digits]) => Number(digits));
  return [...rounds].sort((a, b) => {
    const [one, two] = [numbers(a), numbers(b)];
    for (let at = 0; at < Math.max(one.length, two.length); at += 1) {
      const difference = (one[at] ?? 0) - (two[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

const noLastTable = (season: Season) => {
  const { standings } = leagueOf(season);
  return standings.some((one) => one.season < 0 && one.source === '1') ? null : said('lastTableMissing');
};

type Told = Pick<Table<MatchesField>, 'about' | 'columns'>;
const isEast = ({ about }: Told): boolean => sourceAbout(about, 'division') === 'E';
const isBasic = (table: Told): boolean =>
  !isEast(table) && !isQualifier(table.about) && stageIn(table.about) === null;
const isPlayoff = ({ about, rows }: Pick<Table<MatchesField>, 'about' | 'rows'>): boolean =>
  [about, ...rows.flatMap(({ cells, section }) => [cells.match?.text ?? '', section])].some((words) =>
    PLAYOFF_STAGES.includes(stageIn(words)),
  );
const PLAYOFF_STAGES: readonly unknown[] = ['semi', 'final', 'playoff'];
/** §§ 322A3 and 325A3 are about the 1st division; a sheet may have several. */
const isTop = (table: Told): boolean => {
  const source = sourceAbout(table.about, 'division');
  return isBasic(table) && (source === '1' || source === null || table.columns.has('division'));
};

export const matchCheck = tableCheck({
  kind: MATCHES,
  clauses: [
    { clause: '322A2', events: ['division'], needs: ['home', 'away'], applies: isBasic },
    {
      clause: '322A3',
      events: ['division'],
      needs: ['matchRound'],
      applies: isTop,
      unless: (_, season) => noLastTable(season),
    },
    { clause: '322A4', events: ['division'], needs: ['boards'], applies: isBasic },
    { clause: '324C2b', events: ['division'], needs: ['home', 'away'], applies: isEast },
    { clause: '324C2c', events: ['division'], needs: ['boards'], applies: isEast },
    { clause: '325A2', events: ['women'], needs: ['home', 'away'], applies: isBasic },
    {
      clause: '325A3',
      events: ['women'],
      needs: ['matchRound'],
      applies: isTop,
      unless: (_, season) => noLastTable(season),
    },
    { clause: '325A4', events: ['women'], needs: ['boards'], applies: isBasic },
    // Matches after the basic tournament, which `playoff-checks.ts` looks at on either kind of sheet.
    {
      clause: '323A1',
      events: ['division'],
      needs: ['home', 'away'],
      beside: ['standings'],
      applies: isPlayoff,
    },
    { clause: '323A3', events: ['division'], needs: ['boards'], applies: isPlayoff },
    { clause: '323D2', events: ['division'], needs: ['home'], beside: ['standings'], applies: isPlayoff },
    { clause: '323E', events: ['division'], needs: ['impHome', 'winner'], applies: isPlayoff },
  ],
  *run(season, report) {
    const league = leagueOf(season);
    for (const rows of basicPlaces(league).values()) {
      const [where] = rows;
      if (!where) continue;
      yield;
      const format = basicFormat(where);
      const per = rowsPerMatch(rows, format);
      // Qualifiers are played as their organisers choose (§§ 324A5, 325D3).
      if (!format || rows.some(({ row }) => isQualifier(`${row.table.about} ${row.section}`))) continue;
      const faulty: Faulty = new Set();
      checkPairs(league, where, rows, per, faulty, report);
      checkRounds(allPlayAll(where), rows, faulty, report);
      checkWeekends(where, rows, report);
      if (where.source !== null) checkComplete(where, rows, per, faulty, report);
      checkBoards(rows, format, per, report);
      checkPoints(league, where, rows, report);
      checkSeeds(league, where, rows, per, report);
    }
  },
});
