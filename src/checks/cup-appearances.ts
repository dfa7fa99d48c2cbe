/** Where each team stands in the rounds of the cup. */
import type { CupRound } from '../rules/cup-rounds';
import type { Cell } from '../workbook/table-rows';
import { SIDES, type CupMatch, type Side } from './cup-matches';

export interface Appearance {
  readonly match: CupMatch;
  readonly side: Side;
  readonly cell: Cell;
}

export const appearancesOf = (matches: readonly CupMatch[]): Map<string, Appearance[]> => {
  const teams = new Map<string, Appearance[]>();
  for (const match of matches)
    for (const side of SIDES) {
      const cell = match[side];
      if (!cell) continue;
      const known = teams.get(cell.key);
      if (known) known.push({ match, side, cell });
      else teams.set(cell.key, [{ match, side, cell }]);
    }
  return teams;
};

export interface Course {
  readonly rounds: readonly CupRound[];
  readonly byRound: ReadonlyMap<number, readonly CupMatch[]>;
  readonly teams: ReadonlyMap<string, readonly Appearance[]>;
}

/** The match that a team begins with, of those whose round is known. */
export const firstOf = (appearances: readonly Appearance[]): Appearance | undefined =>
  appearances
    .filter(({ match }) => match.round)
    .reduce<Appearance | undefined>(
      (least, one) =>
        !least || (one.match.round?.order ?? 0) < (least.match.round?.order ?? 0) ? one : least,
      undefined,
    );
