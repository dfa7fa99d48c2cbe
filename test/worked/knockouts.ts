/** §§ 362B and 364B-C: the knock-outs of the festival. */
import { expect } from 'vitest';
import type { Cells } from '../checks/checking';
import type { CellValue } from '../../src/workbook/snapshot';
import { found, inShort, player, type Answer, type Answers, type Facts } from './example';

const MATCHES = [
  'Kamp',
  'Hjemmehold',
  'Udehold',
  'IMP hjemme',
  'IMP ude',
  'Spil',
  'Vinder',
  'Valgt af nr. 1',
];
type Meeting = readonly [home: string, away: string];
const ranked = (title: string, teams: readonly string[]): Cells => [
  [`Danish Open 2009 - ${title}`],
  ['Nr.', 'Hold'],
  ...teams.map((team, at) => [at + 1, team]),
];

/** What is found in a knock-out whose quarter-finals stand in the order of the first teams. */
function danishOpen(
  s: Facts,
  quarters: readonly Meeting[],
  marked: number | null = null,
  semis: readonly Meeting[] = [],
): string[] {
  const rows = (name: string, meetings: readonly Meeting[]): CellValue[][] =>
    meetings.map(([home, away], at) => [
      `${name} ${at + 1}`,
      home,
      away,
      '',
      '',
      24,
      '',
      name === 'Kvartfinale' && at === marked ? 'x' : '',
    ]);
  return inShort(
    found('362B', {
      Knockout: [
        ['Danish Open 2009 - knockoutfasen'],
        MATCHES,
        ...rows('Kvartfinale', quarters),
        ...rows('Semifinale', semis),
      ],
      Kvalifikation: ranked('kvalifikationsfasen', s.qualification_phase_order),
      Opsamling: ranked('opsamlingsfasen', s.pick_up_phase_order),
    }),
  );
}

const field = (s: Facts) => {
  const choosers = (s.qualification_phase_order as string[]).slice(0, 4);
  const others = [
    s.qualification_phase_order[4],
    ...(s.pick_up_phase_order as string[]).slice(0, 2),
    s.F1_uses_right ? s.winner_of_363 : s.pick_up_phase_order[2],
  ] as string[];
  return { choosers, others };
};
const paired = (choosers: readonly string[], others: readonly string[]): Meeting[] =>
  choosers.map((team, at) => [team, others[at]!]);

const eight: Answer = (s, expected) => {
  const { choosers, to_be_chosen: others } = expected as Record<string, string[]>;
  expect([...choosers!, ...others!]).toEqual(expected.knockout);
  const quarters = paired(choosers!, others!);
  expect(danishOpen(s, quarters)).toEqual([]);
  // Two that choose cannot meet; nor is there room for a team that comes from nowhere.
  const [[one, a], [other, b], ...rest] = quarters as [Meeting, Meeting, ...Meeting[]];
  expect(danishOpen(s, [[one, other], [a, b], ...rest])).toEqual(['362B3a error']);
  for (const team of expected.knockout as string[]) {
    if (team === s.winner_of_363) continue;
    const without = quarters.map(
      (pair) => pair.map((each) => (each === team ? 'Andre' : each)) as unknown as Meeting,
    );
    expect(danishOpen(s, without), team).toEqual(['362B1 error']);
  }
};

/** Whom a team may meet once the others have chosen: nobody speaks against it. */
const mayMeet = (s: Facts, team: string): string[] => {
  const { choosers, others } = field(s);
  const chosen = Object.entries(s.choices as Record<string, string>).filter(([chooser]) => chooser !== team);
  return [...choosers, ...others].filter(
    (other) => other !== team && danishOpen(s, [...chosen, [team, other]]).length === 0,
  );
};

const choosing: Answer = (s, expected) => {
  if (s.time) {
    const { choosers, others } = field(s);
    const quarters = paired(choosers, others);
    // The one who chooses the side may not choose its own quarter-final.
    const own = choosers.filter((_, at) => danishOpen(s, quarters, at).includes('362B3b error'));
    expect(own).toEqual([expected.next_to_choose]);
    expect(expected.chooses).toBe('semi-final side');
    const semis = (of: number): Meeting[] => [[choosers[0]!, choosers[of]!]];
    expect(danishOpen(s, quarters, 2, semis(2))).toEqual([]);
    expect(danishOpen(s, quarters, 2, semis(1))).toEqual(['362B3b error']);
    return;
  }
  if (!s.choices) return eight(s, expected);
  if (expected.Q4_meets) {
    expect(mayMeet(s, 'Q4')).toEqual([expected.Q4_meets]);
    return;
  }
  expect(danishOpen(s, Object.entries(s.choices as Record<string, string>)).length === 0).toBe(
    expected.valid,
  );
  expect(mayMeet(s, 'Q2')).toEqual(expected.Q2_may_choose);
};

const MINI = [...MATCHES.slice(0, 7), 'Totalpoint hjemme', 'Totalpoint ude'];
interface Played {
  readonly name: string;
  readonly teams: readonly [number, number];
  readonly winner?: number;
}
const miniTeam = (start: number): string => `Minihold ${start}`;
const miniSheets = (rows: readonly CellValue[][]): Readonly<Record<string, Cells>> => ({
  Hold: [
    ['Festivalens miniholdturnering'],
    ['Hold', 'Spiller', 'Startnr.'],
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((start) =>
      [0, 1, 2, 3].map((n) => [miniTeam(start), player(`${'abcdefgh'[start - 1]}${n}`), start]),
    ),
  ],
  Kampe: [['Festivalens miniholdturnering'], MINI, ...rows],
});
const mini = (played: readonly Played[]): string[] =>
  inShort(
    found(
      '364B2',
      miniSheets(
        played.map(({ name, teams: [a, b], winner }) => [
          name,
          miniTeam(a),
          miniTeam(b),
          winner === undefined ? '' : winner === a ? 20 : 10,
          winner === undefined ? '' : winner === a ? 10 : 20,
          8,
          '',
          '',
          '',
        ]),
      ),
    ),
  );

const bracket: Answer = (s, expected) => {
  const won = { ...s.round_1_winners, ...s.round_2_winners } as Record<string, number>;
  const quarters = (expected.round_1 as [number, number][]).map((teams): Played => ({
    name: 'Kvartfinale',
    teams,
    winner: won[teams.join('-')]!,
  }));
  const semis = (['A', 'B'] as const).flatMap((side) =>
    (expected.round_2[side] as [number, number][]).map((teams): Played => ({
      name: `${side}-semifinale`,
      teams,
      winner: won[`${side} ${teams.join('-')}`]!,
    })),
  );
  const { A_final: a, A_third: a3, B_final: b, B_third: b3 } = expected.round_3;
  const finals: readonly Played[] = [
    { name: 'A-finale', teams: a },
    { name: 'A, kamp om 3. plads', teams: a3 },
    { name: 'B-finale', teams: b },
    { name: 'B, kamp om 3. plads', teams: b3 },
  ];
  expect(mini([...quarters, ...semis, ...finals])).toEqual([]);
  // Any two teams that change places within a round are told of.
  for (const [before, round] of [
    [[], quarters],
    [quarters, semis],
    [[...quarters, ...semis], finals],
  ] as const)
    for (let one = 0; one < round.length; one += 1)
      for (let other = one + 1; other < round.length; other += 1) {
        const changed = round.map(({ name, teams: [first, second] }, at): Played => {
          const swap = at === one ? round[other]! : at === other ? round[one]! : null;
          return { name, teams: [first, swap ? swap.teams[1] : second] };
        });
        expect(mini([...before, ...changed]), `${one} and ${other}`).not.toEqual([]);
      }
};

const winner: Answer = ({ round, imp, total_points: points }, expected) => {
  const names = ['Kvartfinale', 'A-semifinale', 'A-finale'];
  const told = (named: 0 | 1) =>
    found(
      '364C',
      miniSheets([[names[round - 1]!, miniTeam(1), miniTeam(2), ...imp, 8, miniTeam(named + 1), ...points]]),
    ).filter(({ rule }) => rule.startsWith('364C'));
  const right = ([0, 1] as const).filter((named) => told(named).length === 0);
  expect(right.map((at) => ['first', 'second'][at])).toEqual([expected.winner]);
  const [wrong] = told(right[0] === 0 ? 1 : 0);
  const words: Facts = { imp: 'totalpoint tæller kun ved imp-lighed', totalpoint: 'flest totalpoint' };
  expect(wrong?.message).toContain(words[expected.decided_by]);
};

export const knockouts: Answers = {
  '362B': choosing,
  '364': (s, expected) => {
    if (s.imp) winner(s, expected);
    else if (s.start_numbers) bracket(s, expected);
  },
};
