/** §§ 301C1, 301E and 304A2: where players, pairs and teams belong. */
import type { ListMessages } from './lists';
import { decided, refused, type Ruling, type Step } from './ruling';

export interface EntryMessages extends ListMessages {
  /** `players` of the row live or are members in `place`. */
  count: { place: string; players: number };
  most: { places: readonly string[]; players: number };
  none: Record<never, never>;
  lastYear: { district: string };
  districtFinal: { district: string };
  both: { districts: readonly string[] };
  oneOfThem: { districts: readonly string[] };
  largest: { district: string; members: number };
  only: { district: string };
  equallyLarge: { districts: readonly string[]; members: number };
  unknownDistrict: { district: string };
  noDistrict: Record<never, never>;
  districtTwice: { district: string };
}

/** Each player's places, in whatever order; the same place twice with one player counts once. */
export type PlacesByPlayer = readonly (readonly string[])[];

/**
 * The places that most of the players have, in the order in which they are first named: any of them may be chosen.
 * 301C1: districts where a player is a member of at least one club. 304A2: towns where a player lives.
 */
export function placesOfMost(
  players: PlacesByPlayer,
  clause: '301C1' | '304A2',
): Ruling<readonly string[], EntryMessages> {
  const counts = new Map<string, number>();
  for (const places of players)
    for (const place of new Set(places)) counts.set(place, (counts.get(place) ?? 0) + 1);
  if (counts.size === 0) return refused({ kind: 'invalid', clause, message: { key: 'none', values: {} } });
  const steps: Step<EntryMessages>[] = [...counts].map(([place, count]) => ({
    clause,
    message: { key: 'count', values: { place, players: count } },
  }));
  const most = Math.max(...counts.values());
  const places = [...counts.keys()].filter((place) => counts.get(place) === most);
  const reading = clause === '301C1' ? { reading: 3 } : {};
  steps.push({ clause, ...reading, message: { key: 'most', values: { places, players: most } } });
  return decided(places, steps);
}

/** Members of each district. The districts, or the name that stands there twice. */
export function districtSizes(
  districts: readonly string[],
  members: readonly number[],
): Ruling<ReadonlyMap<string, number>, EntryMessages> {
  const sizes = new Map<string, number>();
  for (const [row, district] of districts.entries()) {
    if (sizes.has(district))
      return refused({
        kind: 'invalid',
        clause: '301E3',
        row,
        argument: 'districts',
        message: { key: 'districtTwice', values: { district } },
      });
    sizes.set(district, members[row] ?? 0);
  }
  return decided(sizes, []);
}

export interface PairOrigin {
  readonly player1: readonly string[];
  readonly player2: readonly string[];
  /** Last year's district of champions who use their pre-selection (E1). */
  readonly prior: string | null;
  /** District in whose final the pair took part with the right to qualify (E2). */
  readonly qualified: string | null;
}

/**
 * § 301E: the pair's district. Substitutes are not among the players given (E4). Equally large districts are a
 * decision that the text leaves open.
 */
export function districtOf(
  { player1, player2, prior, qualified }: PairOrigin,
  sizes: ReadonlyMap<string, number>,
): Ruling<string, EntryMessages> {
  const asked =
    prior !== null
      ? { prior: [prior] }
      : qualified !== null
        ? { qualified: [qualified] }
        : { player1, player2 };
  for (const [argument, districts] of Object.entries(asked))
    for (const district of districts)
      if (!sizes.has(district))
        return refused({
          kind: 'invalid',
          clause: '301E',
          argument,
          message: { key: 'unknownDistrict', values: { district } },
        });
  if (prior !== null)
    return decided(prior, [{ clause: '301E1', message: { key: 'lastYear', values: { district: prior } } }]);
  if (qualified !== null)
    return decided(qualified, [
      { clause: '301E2', message: { key: 'districtFinal', values: { district: qualified } } },
    ]);
  const first = new Set(player1);
  const common = [...new Set(player2.filter((district) => first.has(district)))];
  const candidates = common.length > 0 ? common : [...new Set([...player1, ...player2])];
  if (candidates.length === 0)
    return refused({
      kind: 'invalid',
      clause: '301E3',
      argument: 'player1',
      message: { key: 'noDistrict', values: {} },
    });
  const steps: Step<EntryMessages>[] = [
    {
      clause: '301E3',
      reading: 3,
      message: { key: common.length > 0 ? 'both' : 'oneOfThem', values: { districts: candidates } },
    },
  ];
  const members = Math.max(...candidates.map((district) => sizes.get(district) ?? 0));
  const largest = candidates.filter((district) => sizes.get(district) === members);
  const district = largest[0];
  if (district === undefined || largest.length > 1)
    return refused(
      {
        kind: 'pending',
        clause: '301E3',
        reading: 3,
        message: { key: 'equallyLarge', values: { districts: largest, members } },
      },
      steps,
    );
  steps.push({
    clause: '301E3',
    message:
      candidates.length === 1
        ? { key: 'only', values: { district } }
        : { key: 'largest', values: { district, members } },
  });
  return decided(district, steps);
}
