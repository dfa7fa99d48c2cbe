/** §§ 321C1-2: the right from last season. */
import { continuation } from '../rules/continuation';
import { FIGURES } from '../rules/figures';
import { fold } from '../workbook/folding';
import type { EventName } from '../workbook/events';
import type { Player, Team } from '../workbook/roster';
import { drawnOrder } from './drawn-lots';
import { registryOf, type Match, type People, type Person } from './people';
import { partedTeams } from './parted-teams';
import { counted, placeFrom, type Report } from './report';
import { listsOf, type RosterCheck, type RosterLists } from './roster-check';
import type { Rosters, Season } from './table-check';

const MIN_FROM_LAST_SEASON = FIGURES.continuationPlayers.value;

/** A team of last season, and the players whom a team of this season has from it. */
export interface Origin {
  /** Tells it from another of the same name. */
  readonly id: string;
  /** Its folded name. */
  readonly key: string;
  readonly text: string;
  readonly players: Person[];
}

export interface Claim {
  readonly team: Team;
  readonly origin: Origin;
}

/** What tells from which team of last season a player comes: last season's lists, or the column of this one's. */
type Source = (player: Player) => Omit<Origin, 'players'> | null;

const byColumn: Source = ({ fields }) => {
  const text = fields.lastTeam?.text ?? '';
  const key = fold(text);
  return key === '' ? null : { id: key, key, text };
};

/** By last season's lists: each team by its place in them, for two may have one name. */
function byLists({ teams }: Rosters, find: (player: Player) => Match | null): Source {
  const ids = new Map(teams.map((team, index) => [team, String(index)]));
  return (player) => {
    const team = find(player)?.team;
    return team ? { id: ids.get(team) ?? '', key: team.key, text: team.name.text } : null;
  };
}

function originsOf(team: Team, people: People, source: Source): Origin[] {
  const origins = new Map<string, Origin>();
  for (const player of counted(team)) {
    const from = source(player);
    const person = people.of(player);
    if (!from || !person) continue;
    let origin = origins.get(from.id);
    if (!origin) origins.set(from.id, (origin = { ...from, players: [] }));
    if (!origin.players.includes(person)) origin.players.push(person);
  }
  return [...origins.values()];
}

/** Reading 41: the team claimed is the one of its own name, else last season's team of most of the players. */
function claimOf(
  team: Team,
  origins: readonly Origin[],
  old: Rosters | undefined,
): { readonly origin: Origin; readonly named: boolean } | null {
  const most = (some: readonly Origin[]): Origin | null =>
    some.reduce<Origin | null>(
      (best, one) => (!best || one.players.length > best.players.length ? one : best),
      null,
    );
  const named = most(origins.filter(({ key }) => key === team.key));
  if (named) return { origin: named, named: true };
  const namesake = old?.teams.find(({ key }) => key === team.key);
  if (namesake)
    return { origin: { id: '', key: team.key, text: namesake.name.text, players: [] }, named: true };
  const origin = most(origins);
  // That one player was on another team is no claim, where nobody says that it is one.
  return origin && (!old || origin.players.length >= MIN_FROM_LAST_SEASON) ? { origin, named: false } : null;
}

/** The column against last season's lists, where the workbook has both. */
function checkColumn(team: Team, old: Rosters, find: (player: Player) => Match | null, report: Report): void {
  for (const player of counted(team)) {
    const cell = player.fields.lastTeam;
    if (!cell || cell.text === '') continue;
    const key = fold(cell.text);
    const match = find(player);
    const values = { player: player.name.text, team: cell.text };
    if (match && match.team.key !== key)
      report('321C1', 'warning', player.name.text, cell, 'lastTeamDiffers', {
        ...values,
        other: match.team.name.text,
        address: placeFrom(cell, match.player.name),
      });
    const claimed = match ? undefined : old.teams.find((one) => one.key === key);
    if (claimed)
      report('321C1', 'warning', player.name.text, cell, 'lastTeamWithout', {
        ...values,
        address: placeFrom(cell, claimed.name),
      });
  }
}

/** § 321C2: which of several teams takes over the right. */
function checkRivals(rivals: readonly Claim[], season: Season, report: Report): void {
  const ids = new Map<Person, string>();
  for (const { origin } of rivals)
    for (const person of origin.players) if (!ids.has(person)) ids.set(person, String(ids.size));
  const idsOf = (players: readonly Person[]): string[] => players.map((person) => ids.get(person) ?? '');
  const [first] = rivals;
  if (!first) return;
  const ruling = continuation({
    from: [{ team: first.origin.text, players: [...ids.values()] }],
    to: rivals.map(({ origin }, index) => ({ team: String(index), players: idsOf(origin.players) })),
  });
  const tied = !ruling.ok && ruling.problem.message.key === 'tie' ? ruling.problem.message.values.tied : [];
  const keys = tied.map((index) => rivals[Number(index)]?.team.key ?? '');
  // § 321C2c: the captain has left it to a lot, and the lot's first has the right.
  const drawn = tied.length > 1 ? drawnOrder(season, keys)?.[0] : undefined;
  const winner = drawn === undefined ? tied[0] : tied[keys.indexOf(drawn)];
  const holder = rivals[Number(ruling.ok ? ruling.value : winner)];
  if (!holder) return;
  for (const [index, { team, origin }] of rivals.entries()) {
    if (team === holder.team) continue;
    // § 321C2a gives the right to the team with most; where several have as many, § 321C2b lets the old captain choose.
    const even = tied.includes(String(index));
    const key = !even ? 'claimLost' : drawn === undefined ? 'claimEven' : 'claimDrawn';
    const clause = { claimLost: '321C2a', claimEven: '321C2b', claimDrawn: '321C2c' }[key];
    report(clause, 'warning', team.name.text, team.name, key, {
      n: origin.players.length,
      team: origin.text,
      other: holder.team.name.text,
      address: placeFrom(team.name, holder.team.name),
      most: holder.origin.players.length,
    });
  }
}

/** What the teams of an event have of last season's. */
export interface Claims {
  /** Each team's claim to a right, with two of its players or more. */
  readonly claims: readonly Claim[];
  /** Claims that lack players; `named` where the team bears the name of the one it claims. */
  readonly short: readonly (Claim & { readonly named: boolean })[];
  readonly origins: ReadonlyMap<Team, readonly Origin[]>;
}

type Find = (player: Player) => Match | null;

function* lastListsOf(
  { event }: RosterLists,
  season: Season,
): Generator<void, { readonly old: Rosters; readonly find: Find } | null, void> {
  const old = event ? listsOf(season, event, true) : undefined;
  return old ? { old, find: yield* registryOf(old.teams, ({ part }) => part === 'player') } : null;
}

/** Whose right each team claims (reading 41). */
export function* claimsOf(lists: RosterLists, season: Season): Generator<void, Claims, void> {
  const last = yield* lastListsOf(lists, season);
  const source = last ? byLists(last.old, last.find) : byColumn;
  const claims: Claim[] = [];
  const short: (Claim & { named: boolean })[] = [];
  const origins = new Map<Team, readonly Origin[]>();
  const parted = partedTeams(lists).all;
  for (const [index, team] of lists.teams.entries()) {
    if (index % 300 === 299) yield;
    // Half a team claims nothing.
    if (parted.has(team) || (team.unread.has('lastTeam') && !last)) continue;
    const own = originsOf(team, lists.people, source);
    origins.set(team, own);
    const claim = claimOf(team, own, last?.old);
    if (!claim) continue;
    const { origin, named } = claim;
    if (origin.players.length < MIN_FROM_LAST_SEASON) short.push({ team, origin, named });
    else claims.push({ team, origin });
  }
  return { claims, short, origins };
}

const EVENTS: readonly EventName[] = ['division', 'women'];

/** Reports teams without a right, and teams that claim the same one. */
export const lastSeasonCheck: RosterCheck = {
  clauses: EVENTS.flatMap((event) =>
    ['321C1', '321C2'].map((clause) => ({
      clause,
      events: [event],
      needs: ['lastTeam'] as const,
      orList: { event, last: true },
    })),
  ),
  *run(lists, season, report) {
    const last = yield* lastListsOf(lists, season);
    if (last) for (const team of lists.teams) checkColumn(team, last.old, last.find, report);
    const { claims, short } = yield* claimsOf(lists, season);
    for (const { team, origin, named } of short)
      // Without its name, the team may be a new one that claims nothing.
      report('321C1', named ? 'error' : 'warning', team.name.text, team.name, 'lastTeam', {
        n: origin.players.length,
        team: origin.text,
      });
    const rivals = new Map<string, Claim[]>();
    for (const claim of claims) {
      const list = rivals.get(claim.origin.id);
      if (list) list.push(claim);
      else rivals.set(claim.origin.id, [claim]);
    }
    for (const list of rivals.values()) if (list.length > 1) checkRivals(list, season, report);
  },
};
