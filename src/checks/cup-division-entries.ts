/** § 332B1: in which round the teams with players of the divisions enter the cup. */
import { entryRound, type CupDivision } from '../rules/cup-entry';
import { fold } from '../workbook/folding';
import { firstOf, type Appearance, type Course } from './cup-appearances';
import { drawnOrder } from './drawn-lots';
import { said, type Finding } from './finding';
import { placeFrom, type Report } from './report';
import type { Season } from './table-check';

/** The divisions of a team's players, by the cup's rosters. */
export function divisionsOf(season: Season): Map<string, CupDivision[]> {
  const teams = new Map<string, CupDivision[]>();
  for (const { event, teams: listed } of season.rosters) {
    if (event !== 'cup') continue;
    for (const { key, players } of listed)
      for (const { part, added, fields } of players) {
        const text = fold(fields.division?.text ?? '');
        // The women's divisions are others.
        const division = /dame|kvinde|women/u.test(text) ? 0 : Number(/^[123]/u.exec(text)?.[0]);
        // § 332B4: who is registered later changes nothing in the seeding, but waits for the division's round.
        if (part === 'player' && !added && division > 0)
          teams.set(key, [...(teams.get(key) ?? []), division as CupDivision]);
      }
  }
  return teams;
}

const FIRST_FOR_SEEDED = 64;

/** Why nobody can say which teams have players of the divisions; null where the cup's lists tell. */
export function divisionsUnknown(_: unknown, season: Season): Finding['message'] | null {
  const lists = season.rosters.find(({ event }) => event === 'cup');
  if (!lists) return said('rosterMissing', { event: 'cup' });
  // A column that is blank for all says that they have none.
  return lists.teams.some(({ players }) => players.some(({ fields }) => fields.division))
    ? null
    : said('fieldMissing', { field: 'division' });
}

interface Entry {
  readonly at: Appearance;
  readonly order: number;
  readonly highest: CupDivision;
  /** The team cannot have been left unseeded at its request (§ 332B2). */
  readonly sure: boolean;
}

/**
 * § 332B1b: where a division enters in several rounds, a lot says which of its teams come in later. One drawn on paper
 * is as valid as any, so that none stands in the workbook is a reminder at most.
 */
function checkLots(season: Season, entries: readonly Entry[], report: Report): void {
  for (const division of [1, 2, 3] as const) {
    const own = entries.filter(({ highest }) => highest === division);
    const byKey = [...own].sort((a, b) => (a.at.cell.key < b.at.cell.key ? -1 : 1));
    const [first] = byKey;
    const latest = byKey.reduce((last, one) => (one.order > last.order ? one : last), first!);
    const earliest = byKey.reduce((least, one) => (one.order < least.order ? one : least), first!);
    if (!first || earliest.order === latest.order) continue;
    if (
      drawnOrder(
        season,
        byKey.map(({ at }) => at.cell.key),
      )
    )
      continue;
    report('332B1b', 'info', latest.at.cell.text, latest.at.cell, 'cupEntryLot', {
      division,
      early: earliest.at.match.roundName,
      late: latest.at.match.roundName,
    });
  }
}

/** § 332B1: seeded to the 1/64-finals or later, a lower division never later than a higher one (reading 32). */
export function checkEntries(
  season: Season,
  course: Course,
  divisions: ReadonlyMap<string, readonly CupDivision[]>,
  report: Report,
): void {
  const named = course.rounds.some(({ matches }) => matches !== null);
  const entries: Entry[] = [];
  for (const [key, appearances] of course.teams) {
    const players = divisions.get(key) ?? [];
    const first = firstOf(appearances);
    const round = first?.match.round;
    if (players.length === 0 || !first || !round) continue;
    const highest = Math.min(...players) as CupDivision;
    // § 332B2: with one division player the organiser may have left it unseeded, at its request.
    const sure = !entryRound(players, ['1', '1', '1'], true).ok;
    const early = round.matches === null ? named || round.order === 1 : round.matches > FIRST_FOR_SEEDED;
    // Without named rounds, round 1 may be the 1/64-finals.
    if (early)
      report(
        sure ? '332B1' : '332B2',
        sure && named ? 'error' : 'warning',
        first.cell.text,
        first.cell,
        'cupEntersEarly',
        {
          division: highest,
          players: players.length,
        },
      );
    else entries.push({ at: first, order: round.order, highest, sure });
  }
  for (const { at, order, highest } of entries) {
    const above = entries.find((one) => one.sure && one.highest < highest && one.order < order);
    if (above)
      report('332B1a', 'error', at.cell.text, at.cell, 'cupEntersAbove', {
        division: highest,
        other: above.at.cell.text,
        otherDivision: above.highest,
        address: placeFrom(at.cell, above.at.cell),
      });
  }
  checkLots(season, entries, report);
}
