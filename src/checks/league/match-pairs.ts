/** §§ 322A2, 325A2: who meets whom: everybody once, nobody twice in a round, and no strangers. */
import { placeFrom, type Report } from '../report';
import { standingOf, type League, type MatchRow, type Where } from './league';
import { allPlayAll, meetingsOf } from './meetings';

/** Rows that are wrong in themselves: one cause, however many rules it breaks. */
export type Faulty = Set<MatchRow>;

export function checkPairs(
  league: League,
  where: Where,
  rows: readonly MatchRow[],
  per: number,
  faulty: Faulty,
  report: Report,
): void {
  const clause = allPlayAll(where);
  const standing = where.source === null ? null : standingOf(league, where);
  const teams =
    standing && standing !== 'several' ? new Set(standing.rows.map(({ team }) => team.key)) : null;
  for (const row of rows) {
    if (row.home.key === row.away.key) {
      faulty.add(row);
      report(clause, 'error', row.home.text, row.away, 'meetsItself', {});
      continue;
    }
  }
  if (teams && standing && standing !== 'several') {
    // A table that has a team twice lacks another: its own finding, and no stranger here.
    const lacking = standing.rows.length - teams.size;
    checkStrangers(clause, rows, teams, lacking, faulty, report);
  }
  checkRepeated(clause, rows, per, faulty, report);
}

/** Teams that the division's table does not have. Where most are, it is another division's or season's table. */
function checkStrangers(
  clause: string,
  rows: readonly MatchRow[],
  teams: ReadonlySet<string>,
  lacking: number,
  faulty: Faulty,
  report: Report,
): void {
  const all = new Set(rows.flatMap(({ home, away }) => [home.key, away.key]));
  const known = [...all].filter((key) => teams.has(key)).length;
  const other = all.size - known > 2 && known * 2 <= all.size;
  if (all.size - known <= lacking) return;
  let told = false;
  /** Who plays throughout is missing in the table, or called otherwise there: one cause. */
  const named = new Set<string>();
  for (const row of rows) {
    const stranger = [row.home, row.away].find(({ key }) => !teams.has(key));
    if (!stranger || faulty.has(row)) continue;
    faulty.add(row);
    if (!other) {
      const n = rows.filter(({ home, away }) => [home.key, away.key].includes(stranger.key)).length;
      if (n > 2 && named.has(stranger.key)) continue;
      named.add(stranger.key);
      report(clause, 'error', stranger.text, stranger, 'notInTable', { team: stranger.text });
    }
    if (other && !told) report(clause, 'warning', '', stranger, 'otherTeams', { known, n: all.size });
    told = true;
  }
}

/** Matches that stand there once too often. Where most do, the list itself stands there twice. */
function checkRepeated(
  clause: string,
  rows: readonly MatchRow[],
  per: number,
  faulty: Faulty,
  report: Report,
): void {
  const clash = clashes(rows, faulty);
  // Of two rows with the same pair, the one whose team plays elsewhere in that round is wrong.
  const meetings = meetingsOf(rows).map(({ rows: list }) => ({
    rows: list.length > per ? [...list].sort((a, b) => Number(clash.has(a)) - Number(clash.has(b))) : list,
  }));
  const surplus = meetings.flatMap(({ rows: list }) => {
    const [first] = list;
    return first ? list.slice(per).flatMap((row) => (faulty.has(row) ? [] : [{ row, first }])) : [];
  });
  const [one] = surplus;
  const twice = surplus.length > 3 && surplus.length * 2 >= meetings.length;
  if (twice && one)
    report(clause, 'error', '', one.row.home, 'listTwice', {
      address: placeFrom(one.row.home, one.first.home),
    });
  for (const { row, first } of surplus) {
    faulty.add(row);
    const [team, opponent] = clash.get(row) === row.home ? [row.away, row.home] : [row.home, row.away];
    if (!twice)
      report(clause, 'error', team.text, opponent, 'meetsTwice', {
        opponent: opponent.text,
        address: placeFrom(opponent, first.away),
      });
  }
}

/** Rows with a team that another row of the round has too; where both of the row's teams do, its away team. */
function clashes(rows: readonly MatchRow[], faulty: Faulty): Map<MatchRow, MatchRow['home']> {
  const held = new Map<string, number>();
  const keyOf = ({ round }: MatchRow, team: string): string => `${round} | ${team}`;
  const counted = rows.filter((row) => row.round !== '' && !faulty.has(row));
  for (const row of counted)
    for (const { key } of [row.home, row.away])
      held.set(keyOf(row, key), (held.get(keyOf(row, key)) ?? 0) + 1);
  return new Map(
    counted.flatMap((row): [MatchRow, MatchRow['home']][] => {
      const team = [row.away, row.home].find(({ key }) => (held.get(keyOf(row, key)) ?? 0) > 1);
      return team ? [[row, team]] : [];
    }),
  );
}

/** Nobody plays two matches in one round. Where most do, the column holds something else than rounds. */
export function checkRounds(clause: string, rows: readonly MatchRow[], faulty: Faulty, report: Report): void {
  const seen = new Map<string, MatchRow>();
  const twice: { row: MatchRow; team: MatchRow['home']; before: MatchRow }[] = [];
  let places = 0;
  for (const row of rows) {
    if (row.round === '' || faulty.has(row)) continue;
    for (const team of [row.home, row.away]) {
      const key = `${row.round} | ${team.key}`;
      const before = seen.get(key);
      places += 1;
      if (before) twice.push({ row, team, before });
      else seen.set(key, row);
    }
  }
  if (twice.length * 4 > places) return;
  for (const { row, team, before } of twice) {
    if (faulty.has(row)) continue;
    faulty.add(row);
    const other = before.home.key === team.key ? before.home : before.away;
    report(clause, 'error', team.text, team, 'twiceInRound', {
      team: team.text,
      round: row.row.cells.matchRound?.text ?? '',
      address: placeFrom(team, other),
    });
  }
}
