import { column, named, serial, the, type Chapter, type Draft, type Row } from './draft';
import { DISTRICTS, peopleFrom, type People } from './people';
import { poolFaults } from './pools.faults';
import type { Random } from './random';
import {
  districtsDraft,
  MIXED,
  OPEN,
  pairOf,
  placingsDraft,
  seatPlan,
  type Pair,
  type PairEvent,
  type SeatPlan,
} from './seats';

interface Seated extends Pair {
  /** Rank in the district's final; the pre-selected come before everybody. */
  readonly rank: number | '';
  readonly champions: boolean;
}

/** A district's pairs in the order in which they are put into groups: the pre-selected first. */
function pairsByDistrict(people: People, plan: SeatPlan, mixed: boolean): Map<string, Seated[]> {
  return new Map(
    DISTRICTS.map(({ name }, i) => {
      const chosen = plan.preselected
        .map((pair, k) => ({ ...pair, rank: '' as const, champions: k === 0 }))
        .filter(({ district }) => district === name);
      const places = the(plan.seats.placing, i) + the(plan.seats.members, i) - chosen.length;
      const ranked = Array.from({ length: places }, (_, k): Seated => ({
        ...pairOf(people, name, {}, mixed),
        rank: k + 1,
        champions: false,
      }));
      return [name, [...chosen, ...ranked]];
    }),
  );
}

/** 351F2: districts by placing seats, then by fewest seats for size; groups of so many; the rest to a surplus pool. */
function draw(
  people: People,
  plan: SeatPlan,
  pools: number,
  random: Random,
  mixed: boolean,
): Map<Seated, number> {
  const pairs = pairsByDistrict(people, plan, mixed);
  const order = DISTRICTS.map(({ name }, i) => ({
    name,
    placing: the(plan.seats.placing, i),
    size: the(plan.seats.members, i),
  })).sort((a, b) => b.placing - a.placing || a.size - b.size);
  const pool = new Map<Seated, number>();
  let surplus: Seated[] = [];
  const numbers = Array.from({ length: pools }, (_, i) => i + 1);
  /** Into pools of their own; no two surplus pairs of a district share one. */
  const spread = (group: readonly Seated[]): void => {
    for (;;) {
      const lots = random.shuffled(numbers);
      const clash = group.some((pair, i) =>
        [...pool].some(
          ([other, at]) => at === lots[i] && other.district === pair.district && late.has(other),
        ),
      );
      if (clash) continue;
      group.forEach((pair, i) => pool.set(pair, the(lots, i)));
      return;
    }
  };
  const late = new Set<Seated>();
  for (const { name } of order) {
    const list = pairs.get(name) ?? [];
    const full = list.length - (list.length % pools);
    for (let from = 0; from < full; from += pools)
      random.shuffled(numbers).forEach((number, i) => pool.set(the(list, from + i), number));
    surplus.push(...list.slice(full));
    while (surplus.length >= pools) {
      const group = surplus.slice(0, pools);
      spread(group);
      for (const pair of group) late.add(pair);
      surplus = surplus.slice(pools);
    }
  }
  return pool;
}

interface Format {
  readonly pools: number;
  readonly size: number;
  readonly finalBoards: number;
}

const pairEvent =
  (event: PairEvent, { pools, size, finalBoards }: Format, mixed: boolean) =>
  (random: Random): Draft[] => {
    const people = peopleFrom(random, 20_000);
    const plan = seatPlan(people, random, mixed, 'Østjylland', false);
    const pool = draw(people, plan, pools, random, mixed);
    const numbers = new Map(
      Array.from({ length: pools }, (_, i) => [
        i + 1,
        random.shuffled(Array.from({ length: size }, (_, k) => k + 1)),
      ]),
    );
    const { short, long } = event;
    const all = [...pool].sort(([, a], [, b]) => a - b);
    const ranking = random.shuffled(all.map(([pair]) => pair));
    const gone = new Set(
      ranking
        .slice(3, 40)
        .filter(() => random.chance(0.08))
        .slice(0, 3),
    );
    const finalists = ranking.slice(0, 40 + gone.size).filter((pair) => !gone.has(pair));
    const rest = ranking.slice(40 + gone.size).filter(() => random.chance(0.8));
    const result = placingsDraft(
      'semifinal',
      event,
      `${short} semifinale 2009`,
      `${long} 2009 - semifinale, resultat`,
      ranking,
    );
    const start = (id: string, sheet: string, title: string, pairs: readonly Seated[]): Draft => ({
      id,
      event: event.event,
      sheet,
      title,
      columns: [
        column('number', 'Parnr.', 'Parnr'),
        column('pair', 'Par'),
        column('district', 'Distrikt'),
        column('sits', 'Fast'),
      ],
      rows: random.shuffled(pairs).map((pair, i): Row => ({
        number: i + 1,
        pair: named(...pair.people),
        district: pair.district,
        sits: pair.champions ? 'x' : '',
      })),
    });
    return [
      // Who the champions are: without it only a list in which they sit would tell.
      placingsDraft(
        'lastA',
        event,
        `${short} A-finale 2008`,
        `${long} 2008 - A-finale, slutstilling`,
        plan.last.finalA,
      ),
      districtsDraft('districts', event, plan),
      {
        id: 'pools',
        event: event.event,
        sheet: `${short} puljer 2009`,
        title: `${long} 2009 - semifinalepuljer`,
        columns: [
          column('pool', 'Pulje', 'Pool'),
          column('number', 'Parnr.', 'Parnr'),
          column('pair', 'Par', 'Pair'),
          column('district', 'Distrikt', 'District'),
          column('rank', 'Placering'),
          column('sits', 'Fast'),
        ],
        rows: all.map(([pair, at]): Row => ({
          pool: at,
          number: numbers.get(at)?.pop() ?? 0,
          pair: named(...pair.people),
          district: pair.district,
          rank: pair.rank,
          sits: pair.champions ? 'x' : '',
        })),
        group: 'pool',
      },
      {
        ...result,
        columns: [...result.columns, column('declined', 'Afbud til A-finalen')],
        rows: result.rows.map((row, i): Row => ({ ...row, declined: gone.has(the(ranking, i)) ? 'x' : '' })),
      },
      start('finalA', `${short} A-finale 2009`, `${long} 2009 - A-finale, startliste`, finalists),
      start('finalB', `${short} B-finale 2009`, `${long} 2009 - B-finale, startliste`, rest),
      {
        id: 'programme',
        event: event.event,
        sheet: `${short} program`,
        title: `${long} 2009 - program`,
        columns: [
          column('tournament', 'Turnering'),
          column('stage', 'Fase'),
          column('rounds', 'Runder'),
          column('boards', 'Spil pr. runde'),
        ],
        rows: [
          { tournament: long, stage: 'Semifinale', rounds: size - 1, boards: 2 },
          { tournament: long, stage: 'A-finale', rounds: 39, boards: finalBoards },
          { tournament: long, stage: 'B-finale', rounds: 39, boards: finalBoards },
        ],
        fixed: true,
      },
    ];
  };

const today = serial(2009, 5, 4);

export const poolChapters: readonly Chapter[] = [
  {
    name: 'open semi-final and finals',
    today,
    build: pairEvent(OPEN, { pools: 4, size: 30, finalBoards: 3 }, false),
    faults: poolFaults('351F1a', '351G2a', '351H4a'),
  },
  {
    name: 'mixed semi-final and finals',
    today,
    build: pairEvent(MIXED, { pools: 5, size: 24, finalBoards: 2 }, true),
    faults: poolFaults('351F1b', '351G2b', '351H4b'),
  },
];
