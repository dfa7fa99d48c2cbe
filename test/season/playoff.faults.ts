import {
  day,
  expected,
  fault,
  groupsOf,
  places,
  serial,
  the,
  tick,
  type Drafts,
  type Fault,
  type Row,
} from './draft';
import type { Random } from './random';

const semifinals = (drafts: Drafts): Row[][] => groupsOf(drafts('playoff').rows, 'match').slice(0, 2);
const CARRY = ['323C1', '323C2', '323C3', '323C'];

/** The row that gets the carry-over. */
const receiver = (rows: readonly Row[]): Row =>
  rows.find(({ carry }) => typeof carry === 'number' && carry > 0) as Row;

/** Sets the carry-over, and the total with it, as a formula in the sheet would. */
function carry(row: Row, imp: number): void {
  row.carry = imp;
  row.total = Number(row.imp) + imp;
}

/** The semifinal whose carry-over is a half, or a third, where there is one. */
function semifinalWith(drafts: Drafts, higher: boolean): Row | undefined {
  for (const rows of semifinals(drafts)) {
    const row = receiver(rows);
    const other = rows.find((each) => each !== row) as Row;
    if (Number(row.rank) < Number(other.rank) === higher) return row;
  }
  return undefined;
}

const wrongShare = (clause: '323C1' | '323C2') => (drafts: Drafts) => {
  const row = semifinalWith(drafts, clause === '323C1');
  if (!row) return [];
  carry(row, clause === '323C1' ? (Number(row.carry) * 2) / 3 : (Number(row.carry) * 3) / 2);
  return [expected(CARRY, ...places([row], 'carry'))];
};

/** No. 5 in place of a team of the four that lost the second semifinal. */
function fifth(drafts: Drafts, random: Random) {
  const rows = the(semifinals(drafts), 1);
  const loser = rows.find(
    ({ winner }) => typeof winner === 'object' && winner.kind === 'tick' && !winner.yes,
  ) as Row;
  const other = rows.find((row) => row !== loser) as Row;
  const team = the(drafts('table').rows, 4).team ?? '';
  const match = drafts('matches').rows.find(
    ({ home, away }) => [home, away].includes(team) && [home, away].includes(other.team),
  ) as Row;
  const by = Number(match.homeImp) - Number(match.awayImp);
  const won = by > 0 ? match.home : match.away;
  Object.assign(loser, { team, rank: 5 });
  for (const row of rows) {
    const gets = row.team === won ? Math.abs(by) / (won === team ? 3 : 2) : 0;
    row.carry = gets === 0 ? '' : gets;
    row.total = Number(row.imp) + gets;
    row.home = tick(by === 0 ? row === other : row.team === won);
  }
  // However much the newcomer carries over, it loses.
  other.imp = Number(other.imp) + 60;
  other.total = Number(other.total) + 60;
  return [expected('323A1', ...places([loser], 'team', 'rank'), ...places(random.pick([rows]), 'match'))];
}

export const playoffFaults: Fault[] = [
  fault('323A1', 'no. 5 in place of one of the four best', fifth),
  fault('323A2', 'the final on the Saturday', (drafts) => {
    const rows = the(groupsOf(drafts('playoff').rows, 'match'), 2);
    for (const row of rows) row.date = day(serial(2009, 3, 28));
    return [{ ...expected('323A2', ...places(rows, 'date')), more: true }];
  }),
  fault('323A3', 'a semifinal of 60 boards', (drafts, random) => {
    const rows = random.pick(semifinals(drafts));
    for (const row of rows) row.boards = 60;
    return [{ ...expected(['323A3', '323A'], ...places(rows, 'boards')), more: true }];
  }),
  fault('323B1', 'another opponent than the one chosen', (drafts) => {
    const [, second] = semifinals(drafts);
    const row = the(drafts('choice').rows, 0);
    row.opponent = the(second ?? [], 0).team ?? '';
    const first = the(semifinals(drafts), 0);
    return [expected(['323B1', '323B'], ...places([row], 'opponent'), ...places(first, 'team'))];
  }),
  fault('323B1', 'an opponent chosen who has not qualified', (drafts) => {
    const row = the(drafts('choice').rows, 0);
    row.opponent = the(drafts('table').rows, 5).team ?? '';
    return [expected(['323B1', '323B'], ...places([row], 'opponent'))];
  }),
  fault('323B3', 'told nine days after the result', (drafts) => {
    const row = the(drafts('choice').rows, 0);
    row.told = day(serial(2009, 3, 17));
    return [expected(['323B3', '323B2'], ...places([row], 'told'))];
  }),
  fault('323C1', 'a third where it should be a half', wrongShare('323C1')),
  fault('323C2', 'a half where it should be a third', wrongShare('323C2')),
  fault('323C3', 'a carry-over rounded to whole IMP', (drafts, random) => {
    const row = receiver(random.pick(semifinals(drafts)));
    carry(row, Math.round(Number(row.carry)));
    return [expected(['323C3', ...CARRY], ...places([row], 'carry'))];
  }),
  fault('323C', 'a carry-over for the loser of the mutual match', (drafts, random) => {
    const rows = random.pick(semifinals(drafts));
    const row = receiver(rows);
    const other = rows.find((each) => each !== row) as Row;
    const imp = Number(row.carry);
    carry(other, imp);
    Object.assign(row, { carry: '', total: Number(row.imp) });
    for (const each of rows) each.home = tick(each === row);
    const winner = rows.find(
      ({ winner: won }) => typeof won === 'object' && won.kind === 'tick' && won.yes,
    ) as Row;
    winner.imp = Number(winner.imp) + 80;
    winner.total = Number(winner.total) + 80;
    return [expected(CARRY, ...places(rows, 'carry'))];
  }),
  fault('323C', 'a total that is not the sum', (drafts, random) => {
    const row = the(random.pick(semifinals(drafts)), 0);
    row.total = Number(row.total) + 3;
    return [expected(CARRY, ...places([row], 'total'))];
  }),
  fault('323D2', 'the loser of the mutual match at home in the first section', (drafts, random) => {
    const rows = random.pick(semifinals(drafts));
    const row = receiver(rows);
    for (const each of rows) each.home = tick(each !== row);
    return [expected('323D2', ...places(rows, 'home'))];
  }),
  fault('323E1', 'a tie won by the team with fewer IMP in the play-off', (drafts) => {
    // Only a whole carry-over can be made up for.
    const rows = the(groupsOf(drafts('playoff').rows, 'match'), 2);
    const row = receiver(rows);
    if (!Number.isInteger(row.carry)) return [];
    const other = rows.find((each) => each !== row) as Row;
    const imp = Number(row.carry);
    row.imp = 70;
    other.imp = 70 + imp;
    row.total = 70 + imp;
    other.total = 70 + imp;
    row.winner = tick(true);
    other.winner = tick(false);
    return [expected(['323E1', '323E'], ...places(rows, 'winner'), ...places(rows, 'total'))];
  }),
  fault('323F1', 'no. 3 of the West in the promotion match', (drafts) => {
    const row = the(drafts('promotion').rows, 1);
    Object.assign(row, { team: the(drafts('table-3w').rows, 2).team, rank: 3 });
    return [expected('323F1', ...places([row], 'team', 'rank'))];
  }),
  fault('323F2', 'a promotion match of 48 boards', (drafts) => {
    const { rows } = drafts('promotion');
    for (const row of rows) row.boards = 48;
    return [{ ...expected('323F2', ...places(rows, 'boards')), more: true }];
  }),
  fault('323F5', 'a carry-over in the promotion match', (drafts) => {
    const row = drafts('promotion').rows.find(
      ({ winner }) => typeof winner === 'object' && winner.kind === 'tick' && winner.yes,
    ) as Row;
    carry(row, 4);
    return [expected(['323F5', '323F', '323F4', '323C'], ...places([row], 'carry'))];
  }),
];
