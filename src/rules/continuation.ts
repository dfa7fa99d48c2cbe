import { FIGURES } from './figures';
import { decided, refused, type Ruling, type Step } from './ruling';

/** § 321C: which of the new teams takes over the playing right of a team from last season. */

/** A team of last season with the players registered on it. */
export interface OldTeam {
  readonly team: string;
  readonly players: readonly string[];
}

export interface NewTeam {
  readonly team: string;
  readonly players: readonly string[];
}

export interface ContinuationInput {
  /** One team, unless several teams together became others (§ 321C3). */
  readonly from: readonly OldTeam[];
  readonly to: readonly NewTeam[];
  /** The team that the original captain chooses among those with equally many (§ 321C2b). */
  readonly captainsChoice?: string;
  /** The team drawn where the captain does not choose (§ 321C2c). */
  readonly lot?: string;
}

export interface OriginalPlayers {
  readonly team: string;
  /** Players that were registered on the original team. */
  readonly players: number;
}

export interface ContinuationMessages {
  readonly playerTwice: { readonly player: string; readonly team: string };
  readonly newTeamTwice: { readonly team: string };
  readonly choiceUnknown: { readonly team: string };
  readonly choiceNotTied: { readonly team: string; readonly tied: readonly string[] };
  readonly lotUnknown: { readonly team: string };
  readonly lotNotTied: { readonly team: string; readonly tied: readonly string[] };
  readonly tie: { readonly tied: readonly string[]; readonly players: number };
  readonly complex: {
    readonly facts: readonly { readonly from: string; readonly counts: readonly OriginalPlayers[] }[];
  };
  readonly counted: { readonly counts: readonly OriginalPlayers[] };
  readonly nobody: { readonly needed: number };
  readonly most: OriginalPlayers;
  readonly byCaptain: { readonly team: string; readonly tied: readonly string[] };
  readonly byLot: { readonly team: string; readonly tied: readonly string[] };
  /** The captain chooses only between teams with equally many. */
  readonly choiceIdle: { readonly team: string };
}

/**
 * The new team that continues, or null where none holds two of the original players (§ 321C1, reading 37). A tie waits
 * for the captain or a lot; several old teams that became several new ones are left to the organiser (§ 321C3). `row`
 * of a problem counts the original players for `playerTwice`, the new teams for `newTeamTwice`.
 */
export function continuation(input: ContinuationInput): Ruling<string | null, ContinuationMessages> {
  const { from, to, captainsChoice, lot } = input;
  const twice = repeated(to.map(({ team }) => team));
  if (twice >= 0)
    return refused({
      kind: 'invalid',
      clause: '321C',
      row: twice,
      argument: 'teams',
      message: { key: 'newTeamTwice', values: { team: to[twice]?.team ?? '' } },
    });
  for (const { team, players } of from) {
    const row = repeated(players);
    if (row >= 0)
      return refused({
        kind: 'invalid',
        clause: '321C',
        argument: 'oldPlayers',
        // The players of several teams stand mixed in one list.
        ...(from.length === 1 ? { row } : {}),
        message: { key: 'playerTwice', values: { player: players[row] ?? '', team } },
      });
  }
  for (const [key, team] of [
    ['choiceUnknown', captainsChoice],
    ['lotUnknown', lot],
  ] as const)
    if (team !== undefined && !to.some((one) => one.team === team))
      return refused({
        kind: 'invalid',
        clause: key === 'choiceUnknown' ? '321C2b' : '321C2c',
        argument: key === 'choiceUnknown' ? 'captainsChoice' : 'lot',
        message: { key, values: { team } },
      });

  const facts = from.map(({ team, players }) => ({ from: team, counts: countOriginal(players, to) }));
  if (from.length > 1 && to.length > 1)
    return refused({ kind: 'pending', clause: '321C3', message: { key: 'complex', values: { facts } } });
  // Merged into one team, the right of any team that it holds two players of is open to it (§ 321C4 then chooses).
  const counts = facts.reduce<readonly OriginalPlayers[]>(
    (best, one) => (top(one.counts) > top(best) ? one.counts : best),
    facts[0]?.counts ?? [],
  );
  return successor(counts, captainsChoice, lot);
}

function successor(
  counts: readonly OriginalPlayers[],
  captainsChoice: string | undefined,
  lot: string | undefined,
): Ruling<string | null, ContinuationMessages> {
  const steps: Step<ContinuationMessages>[] = [
    { clause: '321C2a', reading: 10, message: { key: 'counted', values: { counts } } },
  ];
  const needed = FIGURES.continuationPlayers.value;
  const players = top(counts);
  if (players < needed)
    return decided<string | null, ContinuationMessages>(null, [
      ...steps,
      { clause: '321C1', reading: 37, message: { key: 'nobody', values: { needed } } },
    ]);
  const tied = counts.filter((one) => one.players === players).map(({ team }) => team);
  const [only] = tied;
  if (tied.length === 1 && only !== undefined) {
    if (captainsChoice !== undefined && captainsChoice !== only)
      steps.push({
        clause: '321C2b',
        message: { key: 'choiceIdle', values: { team: captainsChoice } },
      });
    return decided<string, ContinuationMessages>(only, [
      ...steps,
      { clause: '321C2a', message: { key: 'most', values: { team: only, players } } },
    ]);
  }
  for (const [team, argument, clause, key, outside] of [
    [captainsChoice, 'captainsChoice', '321C2b', 'byCaptain', 'choiceNotTied'],
    [lot, 'lot', '321C2c', 'byLot', 'lotNotTied'],
  ] as const) {
    if (team === undefined) continue;
    if (!tied.includes(team))
      return refused(
        { kind: 'invalid', clause, argument, message: { key: outside, values: { team, tied } } },
        steps,
      );
    return decided<string, ContinuationMessages>(team, [
      ...steps,
      { clause, message: { key, values: { team, tied } } },
    ]);
  }
  return refused(
    { kind: 'pending', clause: '321C2', reading: 10, message: { key: 'tie', values: { tied, players } } },
    steps,
  );
}

function countOriginal(original: readonly string[], to: readonly NewTeam[]): OriginalPlayers[] {
  const registered = new Set(original);
  return to.map(({ team, players }) => ({
    team,
    players: new Set(players.filter((player) => registered.has(player))).size,
  }));
}

const top = (counts: readonly OriginalPlayers[]): number =>
  counts.reduce((most, { players }) => Math.max(most, players), 0);

/** Index of the first item that stands before already; -1 if all differ. */
function repeated(items: readonly string[]): number {
  const seen = new Set<string>();
  return items.findIndex((item) => seen.has(item) || !seen.add(item));
}
