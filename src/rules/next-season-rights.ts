import { FIGURES } from './figures';
import type { Right } from './next-season-draft';
import type { Division, Pyramid, Source } from './next-season-tables';

/** §§ 322B-D, 324, 325B-C: the right that each placing gives when nobody is given up. */

const right = (kind: Right['kind'], source: Source, first: number, last: number, clause: string): Right => ({
  kind,
  source,
  first,
  last,
  clause,
});

/** Divisionsturneringen. The two no. 2s of the 3rd divisions play for the last place in the 2nd (§ 322C5). */
export const OPEN_RIGHTS: Readonly<Record<Division, readonly Right[]>> = {
  1: [right('stays', '1', 1, 10, '322B1'), right('promoted', '2', 1, 2, '322B2')],
  2: [
    right('relegated', '1', 11, 12, '322C1'),
    right('stays', '2', 3, 9, '322C2'),
    right('promoted', '3E', 1, 1, '322C3'),
    right('promoted', '3W', 1, 1, '322C4'),
  ],
  3: [
    right('relegated', '2', 10, 12, '322D1'),
    // No. 2 is here as the loser of the promotion match only (§ 322D2); the planner has dealt with it by then.
    right('stays', '3E', 2, 9, '322D3'),
    right('stays', '3W', 2, 9, '322D3'),
    right('qualified', 'K4', 1, 3, '324B'),
    right('qualified', 'K2', 1, 1, '324C1'),
    right('qualified', 'E', 1, 2, '324C2'),
  ],
};

const { divisionTeams, womenDivisionTeams } = FIGURES;

/** Teams in each division; the 3rd is East and West together, for nothing says who plays where. */
export const PLACES: Readonly<Record<Pyramid, Readonly<Record<Division, number>>>> = {
  open: { 1: divisionTeams.value, 2: divisionTeams.value, 3: 2 * divisionTeams.value },
  women: { 1: womenDivisionTeams.value, 2: womenDivisionTeams.value, 3: 0 },
};

export interface QualifierCase {
  readonly clause: string;
  readonly fewest: number;
  /** Nos. 3 to this one stay in the 2nd division. */
  readonly lastStaying: number;
  /** Nos. 1 to this one of the qualifier go up. */
  readonly promoted: number;
}

const QUALIFIER_CASES: readonly QualifierCase[] = [
  { clause: '325C2a', fewest: 9, lastStaying: 7, promoted: 3 },
  { clause: '325C2b', fewest: 6, lastStaying: 8, promoted: 2 },
  { clause: '325C2c', fewest: 2, lastStaying: 9, promoted: 1 },
];

/** The case of § 325C2 for a number of teams in the women's qualifier; below 2 the rule is silent (reading 13). */
export const qualifierCase = (teams: number): QualifierCase | undefined =>
  QUALIFIER_CASES.find(({ fewest }) => teams >= fewest);

export const WOMEN_FIRST: readonly Right[] = [
  right('stays', '1', 1, 8, '325B1'),
  right('promoted', '2', 1, 2, '325B2'),
];

export const WOMEN_RELEGATED: Right = right('relegated', '1', 9, 10, '325C1');

export const womenSecond = ({ clause, lastStaying, promoted }: QualifierCase): readonly Right[] => [
  WOMEN_RELEGATED,
  right('stays', '2', 3, lastStaying, clause),
  right('qualified', 'Q', 1, promoted, clause),
];
