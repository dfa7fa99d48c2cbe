import type { Right } from './next-season-draft';
import { OPEN_RIGHTS, WOMEN_FIRST, WOMEN_RELEGATED, qualifierCase, womenSecond } from './next-season-rights';
import { TABLES, type Division, type Pyramid, type Source } from './next-season-tables';
import { decided, refused, type Ruling } from './ruling';

/** §§ 322B-D, 324, 325B-C: what one placing gives next season when nobody is given up. */

/** A division, the promotion match for the 2nd, or no place in a division. */
export type NextPlace = Division | 'match' | 'none';

export interface NextDivisionMessages {
  readonly placeBeyondTable: { readonly source: Source; readonly place: number; readonly size: number };
  /** § 325C2: the answer hangs on the number of teams in the qualifier. */
  readonly qualifierNeeded: { readonly source: Source; readonly place: number };
  /** Below 2 teams in the qualifier the book is silent (reading 13). */
  readonly qualifierSilent: { readonly teams: number };
  readonly toDivision: {
    readonly source: Source;
    readonly place: number;
    readonly division: Division;
    readonly kind: Right['kind'];
  };
  readonly toMatch: { readonly source: Source; readonly place: number };
  readonly toNone: { readonly source: Source; readonly place: number };
}

/** Next season's place of the team that finished as no. `place` (from 1) of a table; vacancies are for the planner. */
export function nextDivision(
  pyramid: Pyramid,
  source: Source,
  place: number,
  qualifierTeams?: number,
): Ruling<NextPlace, NextDivisionMessages> {
  const { divisions, qualifiers } = TABLES[pyramid];
  const table = [...divisions, ...qualifiers].find((one) => one.source === source);
  const size = source === 'Q' ? qualifierTeams : table?.size;
  const clause = table?.clause ?? '321';
  if (size !== undefined && place > size)
    return refused({
      kind: 'invalid',
      clause,
      argument: 'place',
      message: { key: 'placeBeyondTable', values: { source, place, size } },
    });
  if (pyramid === 'open' && (source === '3E' || source === '3W') && place === 2)
    return decided<NextPlace, NextDivisionMessages>('match', [
      { clause: '322C5', message: { key: 'toMatch', values: { source, place } } },
    ]);

  const fixed: readonly (readonly [Division, readonly Right[]])[] =
    pyramid === 'open'
      ? [
          [1, OPEN_RIGHTS[1]],
          [2, OPEN_RIGHTS[2]],
          [3, OPEN_RIGHTS[3]],
        ]
      : [
          [1, WOMEN_FIRST],
          [2, [WOMEN_RELEGATED]],
        ];
  const found = find(fixed, source, place);
  if (found) return found;
  if (pyramid === 'women') {
    if (qualifierTeams === undefined)
      return refused({
        kind: 'pending',
        clause: '325C2',
        message: { key: 'qualifierNeeded', values: { source, place } },
      });
    const rule = qualifierCase(qualifierTeams);
    if (!rule)
      return refused({
        kind: 'pending',
        clause: '325C2',
        reading: 13,
        message: { key: 'qualifierSilent', values: { teams: qualifierTeams } },
      });
    const second = find([[2, womenSecond(rule)]], source, place);
    if (second) return second;
  }
  return decided<NextPlace, NextDivisionMessages>('none', [
    { clause: pyramid === 'open' ? '322D' : '325C', message: { key: 'toNone', values: { source, place } } },
  ]);
}

function find(
  divisions: readonly (readonly [Division, readonly Right[]])[],
  source: Source,
  place: number,
): Ruling<NextPlace, NextDivisionMessages> | undefined {
  for (const [division, rights] of divisions)
    for (const right of rights)
      if (right.source === source && place >= right.first && place <= right.last)
        return decided<NextPlace, NextDivisionMessages>(division, [
          {
            clause: right.clause,
            message: { key: 'toDivision', values: { source, place, division, kind: right.kind } },
          },
        ]);
  return undefined;
}
