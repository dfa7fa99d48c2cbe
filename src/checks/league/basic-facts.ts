/** What the play-off takes from the basic tournament of the 1st division: places, and the mutual match. */
import { crossValue, viewOf } from './cross-results';
import { sameWhere, standingOf, type League, type Where } from './league';
import { resultFor } from './meetings';

const first = (season: number): Where => ({ event: 'division', source: '1', season });

/** Nos. 1, 2, 3 ... of the final table: keys and names; null without a table that is clear. */
export function basicTable(
  league: League,
  season: number,
): readonly { readonly key: string; readonly name: string; readonly place: number }[] | null {
  const standing = standingOf(league, first(season));
  if (!standing || standing === 'several') return null;
  const rows = standing.rows.flatMap(({ team, place }) =>
    place?.number == null ? [] : [{ key: team.key, name: team.text, place: place.number }],
  );
  const places = new Set(rows.map(({ place }) => place));
  if (places.size !== standing.rows.length) return null;
  return rows.sort((a, b) => a.place - b.place);
}

/** IMPs of the mutual match as the first team sees it: from the matches, else from the cross table. */
export function mutualMatch(
  league: League,
  season: number,
  team: string,
  opponent: string,
): { readonly own: number; readonly other: number } | null {
  const played = resultFor(league, first(season), team, opponent, 'imp');
  if (played) return played;
  const crosses = league.crosses.filter((one) => sameWhere(one, first(season)));
  const [cross] = crosses;
  if (!cross || crosses.length > 1 || viewOf(cross).of !== 'imp') return null;
  const difference = crossValue(cross, team, opponent);
  return difference === null ? null : { own: difference, other: 0 };
}
