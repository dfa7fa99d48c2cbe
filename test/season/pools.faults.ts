import { expected, fault, groupsOf, places, the, type Drafts, type Fault, type Row } from './draft';
import type { Random } from './random';

const poolsOf = (drafts: Drafts): number => new Set(drafts('pools').rows.map(({ pool }) => pool)).size;

/** The first group of a district: its pairs by rank, the pre-selected first. */
function firstGroup(drafts: Drafts, district: string): Row[] {
  const rows = drafts('pools').rows.filter((row) => row.district === district);
  const order = (row: Row): number => (row.rank === '' ? 0 : Number(row.rank));
  return rows.sort((a, b) => order(a) - order(b)).slice(0, poolsOf(drafts));
}

/** Two full groups of different districts swap a pair between two pools: both groups then double in one. */
function swapped(drafts: Drafts, random: Random) {
  const [one, other] = random.shuffled(
    groupsOf(drafts('pools').rows, 'district').filter((rows) => rows.length >= poolsOf(drafts)),
  ) as [Row[], Row[]];
  const [a, b] = [
    firstGroup(drafts, String(the(one, 0).district)),
    firstGroup(drafts, String(the(other, 0).district)),
  ];
  const moved = the(a, 0);
  const [from, to] = [moved.pool, the(a, 1).pool];
  const back = b.find(({ pool }) => pool === to) as Row;
  [moved.pool, back.pool] = [to as number, from as number];
  [moved.number, back.number] = [back.number as number, moved.number as number];
  return [a, b].map((group, i) => {
    const row = i === 0 ? moved : back;
    const twin = group.filter(({ pool }) => pool === row.pool);
    return expected(['351F2b', '351F2'], ...places(twin, 'pool', 'pair'));
  });
}

/** A pair of the A-final's start list takes the place of another that goes home. */
function inFinalA(drafts: Drafts, row: Row): Row {
  const target = the(
    drafts('finalA').rows.filter(({ sits }) => sits === ''),
    5,
  );
  Object.assign(target, { pair: row.pair, district: row.district });
  return target;
}

const names = (cell: Row[string] | undefined): string =>
  typeof cell === 'object' && cell.kind === 'named' ? cell.people.map(({ number }) => number).join('+') : '';
const samePair = (one: Row[string] | undefined, other: Row[string] | undefined): boolean =>
  names(one) === names(other);

export function poolFaults(poolSize: string, finalA: string, finalB: string): Fault[] {
  const programme = (clauses: string[], stage: string, field: 'rounds' | 'boards', value: number): Fault =>
    fault(the(clauses, 0), `${stage}: ${value} ${field}`, (drafts) => {
      const row = drafts('programme').rows.find((each) => each.stage === stage) as Row;
      row[field] = value;
      return [expected(clauses, ...places([row], field))];
    });
  return [
    fault('351F2b', 'two pairs of a group in one pool', swapped),
    fault(poolSize, 'a pair too many in one pool, one too few in another', (drafts, random) => {
      const { rows } = drafts('pools');
      // The last of a district with a surplus: no full group is torn.
      const pools = poolsOf(drafts);
      const single = groupsOf(rows, 'district').filter((group) => group.length % pools === 1);
      if (single.length === 0) return [];
      const district = random.pick(single);
      const ranked = district.sort((a, b) => Number(a.rank) - Number(b.rank));
      const row = the(ranked, -1);
      row.pool = (Number(row.pool) % pools) + 1;
      return [
        {
          ...expected(
            [poolSize, '351F1', '351F2b', '351F2c', '351F'],
            ...places(rows, 'pool', 'pair', 'number'),
          ),
          more: true,
        },
      ];
    }),
    fault('351F3', 'the champions do not sit', (drafts) => {
      const row = drafts('pools').rows.find(({ sits }) => sits === 'x') as Row;
      row.sits = '';
      return [expected('351F3', ...places([row], 'sits', 'pair'))];
    }),
    fault('351A1', 'one pair in two pools, another in none', (drafts, random) => {
      const { rows } = drafts('pools');
      const district = random.pick(groupsOf(rows, 'district').filter((group) => group.length > 5));
      const [row, other] = random.shuffled(
        district.filter(({ sits, rank }) => sits === '' && rank !== ''),
      ) as [Row, Row];
      row.pair = other.pair as Row[string];
      return [expected(['351A1', '351A', '351F1'], ...places([row, other], 'pair'))];
    }),
    fault('351F3', 'one number for two pairs of a pool', (drafts, random) => {
      const { rows } = drafts('pools');
      const row = random.pick(rows.filter(({ sits }) => sits === ''));
      const other = random.pick(rows.filter((each) => each !== row && each.pool === row.pool));
      row.number = other.number as number;
      return [expected('351F3', ...places([row, other], 'number'))];
    }),
    fault('351G3', 'the champions do not sit in the A-final', (drafts) => {
      const row = drafts('finalA').rows.find(({ sits }) => sits === 'x');
      // They may not have got so far.
      if (!row) return [];
      row.sits = '';
      return [expected('351G3', ...places([row], 'sits', 'pair'))];
    }),
    fault('351G3', 'one number for two pairs of the A-final', (drafts, random) => {
      const { rows } = drafts('finalA');
      const [row, other] = random.shuffled(rows) as [Row, Row];
      row.number = other.number as number;
      return [expected('351G3', ...places([row, other], 'number'))];
    }),
    fault('351G1', 'a pair in the A-final that is not next in line', (drafts) => {
      const declined = drafts('semifinal').rows.filter(({ declined }) => declined === 'x').length;
      const { rows } = drafts('semifinal');
      // Somebody who plays in no final at all takes the place of a finalist.
      const finalB = drafts('finalB').rows;
      const row = rows
        .slice(40 + declined)
        .find(({ pair }) => !finalB.some((each) => samePair(each.pair, pair))) as Row;
      const target = inFinalA(drafts, row);
      return [expected(['351G1', '351G'], ...places([target], 'pair', 'number'))];
    }),
    fault('351H2', 'a pair of the A-final in the B-final as well', (drafts, random) => {
      const row = random.pick(drafts('finalA').rows.filter(({ sits }) => sits === ''));
      const target = random.pick(drafts('finalB').rows.filter(({ sits }) => sits === ''));
      Object.assign(target, { pair: row.pair, district: row.district });
      return [expected(['351H2', '351H'], ...places([target], 'pair', 'number'))];
    }),
    fault('351H3', 'who declined the A-final plays in the B-final', (drafts) => {
      const row = drafts('semifinal').rows.find(({ declined }) => declined === 'x');
      if (!row) return [];
      const target = the(
        drafts('finalB').rows.filter(({ sits }) => sits === ''),
        3,
      );
      Object.assign(target, { pair: row.pair, district: row.district });
      return [expected(['351H3', '351H'], ...places([target], 'pair', 'number'))];
    }),
    programme(['351F1', poolSize], 'Semifinale', 'boards', 3),
    programme([finalA, '351G2'], 'A-finale', 'rounds', 38),
    programme([finalA, '351G2'], 'A-finale', 'boards', finalA === '351G2a' ? 2 : 3),
    programme([finalB, '351H4'], 'B-finale', 'boards', finalA === '351G2a' ? 2 : 3),
  ];
}
