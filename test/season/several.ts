/** Several faults in one workbook: each is found where it is, and nothing besides. */
import { draftsOf, type Draft, type Expected, type Fault, type Row } from './draft';
import type { Random } from './random';

/** What stands in the drafts, to be put back. */
interface Kept {
  readonly rows: readonly Row[];
  readonly cells: readonly Row[];
}

const keep = (drafts: readonly Draft[]): Kept[] =>
  drafts.map(({ rows }) => ({ rows: [...rows], cells: rows.map((row) => ({ ...row })) }));

function putBack(drafts: readonly Draft[], kept: readonly Kept[]): void {
  drafts.forEach((draft, i) => {
    const { rows, cells } = kept[i] as Kept;
    draft.rows = rows.map((row, k) => {
      for (const field of Object.keys(row)) delete row[field];
      return Object.assign(row, cells[k]);
    });
  });
}

/** The rows that are new or gone, or say something else than before. */
function changed(drafts: readonly Draft[], kept: readonly Kept[]): Row[] {
  return drafts.flatMap(({ rows }, i) => {
    const before = new Map((kept[i] as Kept).rows.map((row, k) => [row, (kept[i] as Kept).cells[k] as Row]));
    return [...new Set([...rows, ...before.keys()])].filter((row) => {
      const was = before.get(row);
      if (!was || !rows.includes(row)) return true;
      return Object.keys({ ...was, ...row }).some((field) => was[field] !== row[field]);
    });
  });
}

/** Rows that are told of together, as those of one team: one of them spoiled may hide what is wrong with another. */
const kinOf = ({ id, group, whole }: Draft, row: Row): string | null =>
  whole ? id : group === undefined ? null : `${id}|${JSON.stringify(row[group])}`;

/** Nothing where what it needs is not there any more. */
function planting(fault: Fault, drafts: readonly Draft[], random: Random): Expected[] {
  try {
    return fault.plant(draftsOf(drafts), random);
  } catch {
    return [];
  }
}

/**
 * Plants up to `size` faults of different clauses in the drafts, none of which touches what another has touched: the
 * rows it changed, and those where it is expected to be found.
 */
export function plantSeveral(
  drafts: Draft[],
  faults: readonly Fault[],
  size: number,
  random: Random,
): { readonly planted: Fault[]; readonly due: Expected[] } {
  const planted: Fault[] = [];
  const due: Expected[] = [];
  const taken = new Set<Row>();
  const teams = new Set<string>();
  for (const fault of random.shuffled(faults)) {
    if (planted.length === size) break;
    if (planted.some(({ clause }) => clause === fault.clause)) continue;
    const kept = keep(drafts);
    const mine = planting(fault, drafts, random);
    const touched = new Set([
      ...changed(drafts, kept),
      ...mine.flatMap(({ at, about = [] }) => [...at.map(({ row }) => row), ...about]),
    ]);
    const kin = new Set<string>();
    for (const [i, draft] of drafts.entries())
      for (const row of [...draft.rows, ...(kept[i] as Kept).rows])
        if (touched.has(row)) kin.add(kinOf(draft, row) ?? '');
    kin.delete('');
    const clash = [...touched].some((row) => taken.has(row)) || [...kin].some((each) => teams.has(each));
    if (mine.length === 0 || clash) {
      putBack(drafts, kept);
      continue;
    }
    for (const row of touched) taken.add(row);
    for (const each of kin) teams.add(each);
    planted.push(fault);
    due.push(...mine);
  }
  return { planted, due };
}
