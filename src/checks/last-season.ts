/** §§ 321C1-2: the right from last season. */
import type { EventName } from '../workbook/events';
import type { Team } from '../workbook/roster';
import { counted, placeFrom, type Report } from './report';
import { tally, type Count } from './team-checks';

/** § 321C1: a team must have at least two of the players registered on the team whose right it uses. */
const MIN_FROM_LAST_SEASON = 2;

export const lastSeasonClauses = (event: EventName | null): readonly string[] =>
  event === 'division' || event === 'women' ? ['321C1', '321C2'] : [];

interface Claim {
  readonly team: Team;
  readonly claimed: Count;
}

/** Reading 41: the team claimed is the one of its own name, else last season's team of most of the players. */
function claimOf(team: Team): (Claim & { readonly key: string; readonly named: boolean }) | null {
  if (team.unread.has('lastTeam')) return null;
  const counts = tally(counted(team).flatMap(({ fields }) => fields.lastTeam?.text || []));
  const named = counts.get(team.key);
  if (named) return { team, claimed: named, key: team.key, named: true };
  let best: [string, Count] | null = null;
  for (const entry of counts) if (!best || entry[1].n > best[1].n) best = entry;
  return best && { team, claimed: best[1], key: best[0], named: false };
}

/** Reports teams without a right, and teams that claim the same one; yields now and then. */
export function* checkLastSeason(teams: readonly Team[], report: Report): Generator<void, void, void> {
  const claims = new Map<string, Claim[]>();
  for (const [index, team] of teams.entries()) {
    if (index % 300 === 299) yield;
    const claim = claimOf(team);
    if (!claim) continue;
    const { claimed, key, named } = claim;
    if (claimed.n < MIN_FROM_LAST_SEASON) {
      // Without its name, the team may be a new one that claims nothing.
      report('321C1', named ? 'error' : 'warning', team.name.text, team.name, 'lastTeam', {
        n: claimed.n,
        team: claimed.text,
      });
      continue;
    }
    const list = claims.get(key);
    if (list) list.push(claim);
    else claims.set(key, [claim]);
  }
  for (const rivals of claims.values()) {
    if (rivals.length < 2) continue;
    const most = Math.max(...rivals.map(({ claimed }) => claimed.n));
    const holder = rivals.find(({ claimed }) => claimed.n === most);
    for (const { team, claimed } of rivals) {
      if (!holder || team === holder.team) continue;
      // § 321C2a gives the right to the team with most; where several have as many, § 321C2b lets the old captain choose.
      const even = claimed.n === most;
      report(
        even ? '321C2b' : '321C2a',
        'warning',
        team.name.text,
        team.name,
        even ? 'claimEven' : 'claimLost',
        {
          n: claimed.n,
          team: claimed.text,
          other: holder.team.name.text,
          address: placeFrom(team.name, holder.team.name),
          most,
        },
      );
    }
  }
}
