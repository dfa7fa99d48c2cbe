/** § 305B-C: reserves for an absent pair, and a pair that comes late under force majeure. */
import { FIGURES } from './figures';
import type { ListMessages } from './lists';
import { decided, refused, type Ruling, type Step } from './ruling';

export interface Reserve {
  readonly name: string;
  readonly district: string;
  /** Whether the pair took part in the final of that district, and its placing there. */
  readonly inFinal: boolean;
  readonly placing: number | null;
}

export interface ReservesMessages extends ListMessages {
  fromFinal: { names: readonly string[] };
  fromDistrict: { names: readonly string[] };
  fromElsewhere: { names: readonly string[] };
  noOrder: { names: readonly string[] };
  nameTwice: { name: string };
  placingMissing: { name: string };
  wholeSection: { boards: number; section: number };
  moreThanThird: { boards: number; of: number };
  neither: { boards: number; section: number; of: number };
  annulled: Record<never, never>;
  nextRound: { boards: number; start: number };
  betweenTheTwo: { boards: number; start: number };
  sectionTooLong: { section: number; of: number };
  boardsTooMany: { boards: number; of: number };
}

/**
 * § 305B: the order in which reserves are called, 1 first. Those between whom the rule gives no order share the
 * lowest number: the organiser chooses, there is no lot.
 */
export function reserveOrder(
  district: string,
  reserves: readonly Reserve[],
): Ruling<readonly number[], ReservesMessages> {
  const seen = new Set<string>();
  for (const [row, { name, inFinal, placing, district: own }] of reserves.entries()) {
    if (seen.has(name))
      return refused({
        kind: 'invalid',
        clause: '305B',
        row,
        argument: 'reserves',
        message: { key: 'nameTwice', values: { name } },
      });
    seen.add(name);
    if (inFinal && placing === null && own === district)
      return refused({
        kind: 'invalid',
        clause: '305B1',
        row,
        argument: 'ranks',
        message: { key: 'placingMissing', values: { name } },
      });
  }
  const rank = ({ district: own, inFinal, placing }: Reserve): readonly [number, number] =>
    own !== district ? [3, 0] : !inFinal || placing === null ? [2, 0] : [1, placing];
  const ranked = reserves
    .map((reserve, row) => ({ name: reserve.name, row, rank: rank(reserve) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.row - b.row);
  const order = new Array<number>(reserves.length);
  const steps: Step<ReservesMessages>[] = [];
  const groups = [
    ['305B1', 'fromFinal'],
    ['305B2', 'fromDistrict'],
    ['305B3', 'fromElsewhere'],
  ] as const;
  for (const [index, [clause, key]] of groups.entries()) {
    const names = ranked.filter(({ rank: [group] }) => group === index + 1).map(({ name }) => name);
    if (names.length > 0) steps.push({ clause, message: { key, values: { names } } });
  }
  for (let start = 0, end = 0; start < ranked.length; start = end) {
    const [group, placing] = ranked[start]!.rank;
    for (end = start; end < ranked.length; end += 1) {
      const { row, rank: other } = ranked[end]!;
      if (other[0] !== group || other[1] !== placing) break;
      order[row] = start + 1;
    }
    if (end - start > 1)
      steps.push({
        clause: `305B${group}`,
        message: { key: 'noOrder', values: { names: ranked.slice(start, end).map(({ name }) => name) } },
      });
  }
  return decided(order, steps);
}

export type PlaceHolder = 'reserves' | 'original';

/**
 * § 305C2-3: who holds the place when the original pair is ready after the reserves have played `boards`: the reserves
 * once they have played the whole first section or more than a third of the event.
 * @param roundBoards boards of a round, when known: a change waits for the start of a round (C1). Ready in time but
 * let in too late is a doubt that the text leaves open.
 */
export function lateArrival(
  boards: number,
  section: number,
  of: number,
  roundBoards: number | null,
): Ruling<PlaceHolder, ReservesMessages> {
  if (section > of)
    return refused({
      kind: 'invalid',
      clause: '305C2',
      argument: 'firstSection',
      message: { key: 'sectionTooLong', values: { section, of } },
    });
  if (boards > of)
    return refused({
      kind: 'invalid',
      clause: '305C2',
      argument: 'boardsByReserves',
      message: { key: 'boardsTooMany', values: { boards, of } },
    });
  const keep = (played: number): boolean => {
    const { numerator, denominator } = FIGURES.reservesKeepAfter.value;
    return played >= section || Number(denominator) * played > Number(numerator) * of;
  };
  if (keep(boards))
    return decided('reserves', [
      boards >= section
        ? { clause: '305C2', message: { key: 'wholeSection', values: { boards, section } } }
        : { clause: '305C2', message: { key: 'moreThanThird', values: { boards, of } } },
    ]);
  const steps: Step<ReservesMessages>[] = [
    { clause: '305C2', message: { key: 'neither', values: { boards, section, of } } },
  ];
  const start = roundBoards === null ? boards : Math.ceil(boards / roundBoards) * roundBoards;
  if (start !== boards) {
    if (keep(start))
      return refused(
        {
          kind: 'pending',
          clause: '305C',
          message: { key: 'betweenTheTwo', values: { boards, start } },
        },
        steps,
      );
    steps.push({ clause: '305C1', message: { key: 'nextRound', values: { boards, start } } });
  }
  steps.push({ clause: '305C3', message: { key: 'annulled', values: {} } });
  return decided('original', steps);
}
