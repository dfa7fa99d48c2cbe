import { expected, fault, places, the, type Drafts, type Fault, type Row } from './draft';
import type { Vacancies } from './next-season';

const rowOf = (drafts: Drafts, division: string, place: number): Row => {
  const { team } = the(drafts(`table-${division}`).rows, place - 1);
  return drafts('next').rows.find((row) => row.team === team) as Row;
};

/** One team is put into another division than its place gives it. */
const moved = (clauses: string[], division: string, place: number, to: string): Fault =>
  fault(the(clauses, 0), `no. ${place} of ${division} in the ${to}`, (drafts) => {
    const row = rowOf(drafts, division, place);
    row.division = to;
    return [expected(clauses, ...places([row], 'division', 'team'))];
  });

/** A team takes the place of another that has the right to it. */
const replaced = (clauses: string[], division: string, place: number, by: string): Fault =>
  fault(the(clauses, 0), `${by} in place of no. ${place} of ${division}`, (drafts) => {
    const row = rowOf(drafts, division, place);
    row.team = by;
    return [expected(clauses, ...places([row], 'team', 'division'))];
  });

const promoted = (drafts: Drafts, won: boolean): Row => {
  const { team } = drafts('oprykning').rows.find(
    ({ winner }) => typeof winner === 'object' && winner.kind === 'tick' && winner.yes === won,
  ) as Row;
  return drafts('next').rows.find((row) => row.team === team) as Row;
};

const ordinary: Fault[] = [
  moved(['322B1', '322B'], '1', 10, '2. division'),
  moved(['322B2', '322B'], '2', 2, '2. division'),
  moved(['322C1', '322C', '322B1'], '1', 11, '1. division'),
  moved(['322C2', '322C'], '2', 9, '3. division Øst'),
  moved(['322C2', '322C', '322B2'], '2', 3, '1. division'),
  moved(['322C3', '322C'], '3Ø', 1, '3. division Øst'),
  moved(['322C4', '322C'], '3V', 1, '3. division Øst'),
  moved(['322D1', '322D', '322C2'], '2', 10, '2. division'),
  moved(['322D3', '322D'], '3Ø', 5, '2. division'),
  fault('322C5', 'the winner of the promotion match stays in the 3rd division', (drafts) => {
    const row = promoted(drafts, true);
    row.division = '3. division Vest';
    return [expected(['322C5', '322C'], ...places([row], 'division', 'team'))];
  }),
  fault('322D2', 'the loser of the promotion match goes up', (drafts) => {
    const row = promoted(drafts, false);
    row.division = '2. division';
    return [expected(['322D2', '322D', '322C5'], ...places([row], 'division', 'team'))];
  }),
  replaced(['322D4', '322D', '324B'], 'Kreds IV', 3, 'Fantomerne'),
  fault('322D4', 'no. 4 of Kreds IV in place of no. 3', (drafts) => {
    const row = rowOf(drafts, 'Kreds IV', 3);
    row.team = the(drafts('table-Kreds IV').rows, 3).team ?? '';
    return [expected(['322D4', '322D', '324B'], ...places([row], 'team', 'division'))];
  }),
  fault('322A1', '13 teams in the East', (drafts, random) => {
    const row = random.pick(drafts('next').rows.filter(({ division }) => division === '3. division Vest'));
    row.division = '3. division Øst';
    const third = drafts('next').rows.filter(({ division }) => String(division).startsWith('3'));
    return [expected(['322A1', '322D'], ...places(third, 'division', 'team'))];
  }),
  fault('322A1', 'a final table of eleven teams', (drafts) => {
    const draft = drafts('table-3V');
    // The last, who goes out of the Division anyway.
    draft.rows.pop();
    for (const row of draft.rows) row.played = 10;
    return [expected(['322A1', '322A'], ...places(draft.rows, 'place', 'team'))];
  }),
  fault('328A', 'level on points and IMP at the border of relegation', (drafts) => {
    const rows = drafts('table-1').rows.slice(9, 11);
    Object.assign(the(rows, 1), { points: the(rows, 0).points, imp: the(rows, 0).imp });
    return [expected(['328A', '328'], ...places(rows, 'place', 'team', 'points', 'imp'))];
  }),
  fault('328A', 'level on points and IMP at the border of the play-off', (drafts) => {
    const rows = drafts('table-1').rows.slice(3, 5);
    Object.assign(the(rows, 1), { points: the(rows, 0).points, imp: the(rows, 0).imp });
    return [expected(['328A', '328'], ...places(rows, 'place', 'team', 'points', 'imp'))];
  }),
  fault('324C2a', 'a second team from Bornholm in the East event', (drafts) => {
    const row = the(drafts('table-Øst').rows, 2);
    row.from = 'Bornholm';
    const { rows } = drafts('table-Øst');
    return [expected(['324C2a', '324C2'], ...places(rows.slice(0, 3), 'from'))];
  }),
];

const two: Fault[] = [
  moved(['326B1', '326B2', '326B', '326A3'], '3Ø', 2, '3. division Øst'),
  moved(['326B1', '326B2', '326B', '326A3'], '3V', 2, '3. division Vest'),
  fault('326B2', 'the loser of the match between the no. 3s goes up', (drafts) => {
    const row = promoted(drafts, false);
    row.division = '2. division';
    return [expected(['326B2', '326B', '322C5', '322D2'], ...places([row], 'division', 'team'))];
  }),
  fault('326C2', 'no. 5 of Kreds IV goes up in place of no. 4', (drafts) => {
    const row = rowOf(drafts, 'Kreds IV', 4);
    row.team = the(drafts('table-Kreds IV').rows, 4).team ?? '';
    return [expected(['326C2', '326C', '322D4'], ...places([row], 'team', 'division'))];
  }),
];

const cascade: Fault[] = [
  moved(['326A3', '326A1', '326A'], '2', 3, '2. division'),
  moved(['326B1', '326B', '326A3', '326A1'], '3Ø', 2, '3. division Øst'),
  fault('326C1', 'the loser of the match for the last place goes up', (drafts) => {
    const teams = drafts('omkamp').rows;
    const next = drafts('next').rows;
    const row = next.find((each) => teams.some(({ team }) => team === each.team)) as Row;
    row.team = teams.find(({ team }) => team !== row.team)?.team ?? '';
    return [expected(['326C1', '326C', '322D4'], ...places([row], 'team', 'division'))];
  }),
];

export const nextSeasonFaults = (vacancies: Vacancies): Fault[] =>
  ({ none: ordinary, two, cascade })[vacancies];

export function womenFaults(clause: string): Fault[] {
  return [
    moved(['325B1', '325B'], '1', 8, '2. division'),
    moved(['325B2', '325B'], '2', 2, '2. division'),
    moved(['325C1', '325C', '325B1'], '1', 9, '1. division'),
    replaced([clause, '325C2', '325C'], 'q', 1, 'Fantomerne'),
    fault('325A1', 'a final table of nine teams', (drafts) => {
      const draft = drafts('table-2');
      draft.rows.pop();
      for (const row of draft.rows) row.played = 8;
      return [expected(['325A1', '325A'], ...places(draft.rows, 'place', 'team'))];
    }),
    fault(clause, 'one more from the division in place of one from the qualifier', (drafts) => {
      const count = { '325C2a': 3, '325C2b': 2, '325C2c': 1 }[clause] ?? 0;
      const row = rowOf(drafts, 'q', count);
      // The best of the division who has to go down.
      row.team = the(drafts('table-2').rows, 10 - count).team ?? '';
      return [expected([clause, '325C2', '325C'], ...places([row], 'team', 'division'))];
    }),
  ];
}
