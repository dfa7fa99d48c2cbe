/** § 332E: who sits down first, and which pairs meet. */
import { expect } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { found, inShort, type Answer, type Answers } from './example';

type Table = readonly [string, string];
const seatHeadings = [
  'Kamp',
  'Runde',
  'Hold',
  'Par 1',
  'Par 2',
  'Sidder først',
  'Krav § 332E3',
  'Højkunstigt',
];

/** § 332E: the home team's pairs stay at their tables. */
const lineUps: Answer = (situation, expected) => {
  const artificial = situation.one_team_uses_highly_artificial_in_rounds as readonly number[];
  const rows = (situation.rounds as readonly { round: number; tables: readonly [Table, Table] }[]).flatMap(
    ({ round, tables: [[p1, q1], [p2, q2]] }): CellValue[][] => [
      [
        'P - Q',
        round,
        'P',
        p1,
        p2,
        '',
        situation.captain_demands_E3 ? 'ja' : '',
        artificial.includes(round) ? 'ja' : '',
      ],
      ['P - Q', round, 'Q', q1, q2, '', '', ''],
    ],
  );
  const told = found('332E', { Opstillinger: [['Landsholdspokalen, opstillinger'], seatHeadings, ...rows] });
  const pairs = (expected.violations as readonly [string, Table, number[]][]).map(
    ([clause, [p, q], rounds]) => `332${clause} ${p}-${q} in round ${rounds[3]}`,
  );
  // At the meeting too many, in the row of that round; which of the two pairs has to change, § 328A3b tells.
  const at = told.map(({ rule, address, message }) => {
    const row = rows[Number(/\d+/u.exec(address)?.[0]) - 3]!;
    const own = String(row[address.startsWith('D') ? 3 : 4]);
    const [, other = ''] = /([PQ]\d)/u.exec(message.replace(own, '')) ?? [];
    const [p, q] = own.startsWith('P') ? [own, other] : [other, own];
    return `${rule} ${p}-${q} in round ${row[1]}`;
  });
  expect(at.sort()).toEqual(pairs.sort());
};

const sitsFirst: Answer = ({ round, highly_artificial: artificial }, expected) => {
  const marked = (first: 'home' | 'away'): string[] =>
    inShort(
      found('332E2', {
        Opstillinger: [
          ['Landsholdspokalen, opstillinger'],
          seatHeadings,
          ...(['home', 'away'] as const).map((side) => [
            'P - Q',
            round,
            side === 'home' ? 'P' : 'Q',
            `${side} 1`,
            `${side} 2`,
            side === first ? 'x' : '',
            '',
            artificial === side || artificial === 'both' ? 'ja' : '',
          ]),
        ],
      }),
    );
  const right = (['home', 'away'] as const).filter((side) => marked(side).length === 0);
  expect(right).toEqual([expected.sits_first]);
};

export const seating: Answers = {
  '332E2': sitsFirst,
  '332E3': lineUps,
  '332E4': lineUps,
  '332E5': (s, expected) => (s.rounds ? lineUps : sitsFirst)(s, expected),
};
