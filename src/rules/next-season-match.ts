import { leaveOpen, placingKey, seat, sideAt, type Draft } from './next-season-draft';
import type { Division, MatchFacts, MatchSide, Source } from './next-season-tables';

/**
 * §§ 322C5, 326B and 326C: places shared by two tables. Level by level both teams go up together; an odd last place is
 * a match between the two, or a lot where it is too late for a match (reading 14).
 */
export interface SharedPlaces {
  readonly division: Division;
  readonly places: number;
  readonly tables: readonly [Source, Source];
  /** Place in either table where the first level begins. */
  readonly from: readonly [number, number];
  /** Last place in either table that may go up. */
  readonly to: readonly [number, number];
  /** Clause of the ordinary match, of going up on a vacancy and of a match for a vacancy. */
  readonly clauses: { readonly both: string; readonly match: string; readonly lot: string };
  /** The match is due without any vacancy (§ 322C5): never a lot. */
  readonly ordinaryMatch?: string;
  readonly tooLateForMatch: boolean;
}

/** The match that is still to be played, or that the organiser has to settle: its loser has a right further down. */
export type Unsettled =
  | { readonly kind: 'pending'; readonly match: MatchFacts }
  | { readonly kind: 'played'; readonly match: MatchFacts; readonly loser: MatchSide }
  | { readonly kind: 'impossible'; readonly match: MatchFacts };

export function fillShared(draft: Draft, shared: SharedPlaces): Unsettled | undefined {
  const { division, tables, from, to } = shared;
  let left = shared.places;
  for (let level = 0; left > 0; level++) {
    const places = [from[0] + level, from[1] + level] as const;
    if (places[0] > to[0] && places[1] > to[1]) break;
    const sides = [sideAt(draft, tables[0], places[0]), sideAt(draft, tables[1], places[1])] as const;
    if (left === 1) {
      const settled = lastPlace(draft, shared, sides, level);
      if (settled !== 'vacant') return settled;
      continue;
    }
    for (const { source, place } of sides) {
      // Looked up afresh: the same team may hold both places (§ 321C4).
      const side = sideAt(draft, source, place);
      if (side.state === 'ready') {
        goUp(draft, shared, side);
        left--;
      } else if (side.state === 'missing') {
        leaveOpen(draft, division, [side], {
          clause: shared.clauses.both,
          reading: 40,
          message: { key: 'openNotGiven', values: { source: side.source, place: side.place } },
        });
        left--;
      } else passOver(draft, shared, side);
    }
  }
  for (; left > 0; left--)
    leaveOpen(draft, division, [], {
      clause: '326A2',
      reading: 40,
      message: { key: 'openNoTeam', values: { division, sources: tables } },
    });
  return undefined;
}

const goUp = (draft: Draft, { division, clauses }: SharedPlaces, side: MatchSide): void =>
  seat(draft, division, side, {
    clause: clauses.both,
    reading: 14,
    message: { key: 'fillsVacancy', values: { source: side.source, place: side.place, division } },
  });

function passOver(draft: Draft, { division, clauses }: SharedPlaces, side: MatchSide): void {
  draft.notes.push({
    clause: clauses.both,
    reading: 14,
    message: { key: 'cannotMoveUp', values: { side, division } },
  });
}

/** The odd last place. `vacant`: its winner and its loser have both been given up since. */
function lastPlace(
  draft: Draft,
  shared: SharedPlaces,
  sides: readonly [MatchSide, MatchSide],
  level: number,
): Unsettled | undefined | 'vacant' {
  const { division, clauses } = shared;
  const ordinary = level === 0 ? shared.ordinaryMatch : undefined;
  const by = shared.tooLateForMatch && ordinary === undefined ? 'lot' : 'match';
  const clause = ordinary ?? (by === 'lot' ? clauses.lot : clauses.match);
  const match: MatchFacts = { first: sides[0], second: sides[1], division, by };
  const winner = sides.find((side) => side.team !== '' && draft.winners.has(side.team));
  if (winner) {
    draft.matches.push(match);
    const loser = winner === sides[0] ? sides[1] : sides[0];
    if (winner.state === 'ready') {
      seat(draft, division, winner, { clause, message: { key: 'matchWinner', values: match } });
      return { kind: 'played', match, loser };
    }
    // The winner was given up afterwards: one vacancy more, so the loser goes up too.
    passOver(draft, shared, winner);
    if (loser.state !== 'ready') {
      passOver(draft, shared, loser);
      return 'vacant';
    }
    goUp(draft, shared, loser);
    return undefined;
  }
  for (const { source, place, team, state } of sides) {
    draft.held.add(placingKey(source, place));
    // Win or lose, the match is the highest row that the team can play by (§ 321C4).
    if (state === 'ready') draft.seated.set(team, placingKey(source, place));
  }
  if (sides.every(({ state }) => state === 'ready') && sides[0].team !== sides[1].team) {
    draft.matches.push(match);
    draft.rows.push({
      division,
      occupant: { kind: 'winner', match },
      from: sides.map(({ source, place }) => ({ source, place })),
      step: {
        clause,
        ...(ordinary ? {} : { reading: 14 }),
        message: { key: by === 'lot' ? 'lotPending' : 'matchPending', values: match },
      },
    });
    return { kind: 'pending', match };
  }
  leaveOpen(
    draft,
    division,
    sides.map(({ source, place }) => ({ source, place })),
    { clause, reading: 40, message: { key: 'openMatch', values: match } },
  );
  return { kind: 'impossible', match };
}
