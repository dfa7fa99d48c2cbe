import { expected, fault, places, the, type Drafts, type Fault, type Row } from './draft';
import { DISTRICTS } from './people';
import { shareOut } from './seats';

const add = (row: Row, field: string, by: number): void => {
  row[field] = Number(row[field]) + by;
};

/** A seat goes from one district to another, in one of its kinds and in the sum. */
const misplaced = (clauses: readonly string[], field: string): Fault =>
  fault(the(clauses, 0), `a seat of the kind "${field}" in the wrong district`, (drafts, random) => {
    const rows = drafts('districts').rows;
    const from = random.pick(rows.filter((row) => Number(row[field]) > 1));
    const to = random.pick(rows.filter((row) => row !== from));
    add(from, field, -1);
    add(from, 'seats', -1);
    add(to, field, 1);
    add(to, 'seats', 1);
    return [from, to].map((row) => expected(clauses, ...places([row], field)));
  });

const wrongSum = (clauses: readonly string[]): Fault =>
  fault(the(clauses, 0), 'a sum that is not the sum', (drafts, random) => {
    const row = random.pick(drafts('districts').rows);
    add(row, 'seats', 1);
    return [expected(clauses, ...places([row], 'seats'))];
  });

const C = ['351C', '351C1', '351C2', '351C3', '351A1', '351A'];

/** The seats as if C3 were not in the book. */
function withoutExtra(drafts: Drafts) {
  const { rows } = drafts('districts');
  const plain =
    shareOut(
      70,
      DISTRICTS.map(({ members }) => members),
    ) ?? [];
  const changed = rows.filter((row, i) => row.bySize !== plain[i]);
  rows.forEach((row, i) => {
    row.bySize = the(plain, i);
    row.seats = Number(row.placing) + the(plain, i);
  });
  return [
    {
      ...expected(['351C3', '351C2', '351C'], ...places(changed, 'bySize', 'seats', 'preselected')),
      more: true,
    },
  ];
}

export const seatFaults = (crowded: boolean): Fault[] => [
  misplaced(['351C1', '351C'], 'placing'),
  misplaced(['351C2', '351C', '351C3'], 'bySize'),
  wrongSum(C),
  fault('351C2', 'a member count typed wrong after the seats were shared out', (drafts) => {
    // Twice the members: more seats would be due, and fewer to others.
    const { rows } = drafts('districts');
    const row = the(rows, 1);
    row.members = Number(row.members) * 2;
    return [{ ...expected(['351C2', '351C'], ...places(rows, 'bySize', 'seats', 'members')), more: true }];
  }),
  ...(crowded ? [fault('351C3', 'a district whose places are all taken gets none more', withoutExtra)] : []),
];

export const finalSeatFaults: Fault[] = [
  fault('352A3a', 'three fixed seats', (drafts, random) => {
    const row = random.pick(drafts('districts').rows);
    row.fixed = 3;
    add(row, 'seats', 1);
    return [expected(['352A3a', '352A3'], ...places([row], 'fixed'))];
  }),
  misplaced(['352A3b', '352A3'], 'placing'),
  wrongSum(['352A3', '352A3a', '352A3b', '352A1', '352A']),
];
