/** What the results of a cross table are, and what they add up to. */
import { pairIn } from '../../workbook/table-rows';
import type { Cross, CrossResult } from './league';
import { pointsMeet, usualSum } from './meetings';

export interface CrossView {
  readonly of: 'imp' | 'kp' | null;
  /** What the two results of a match add up to: 0 for differences in IMPs; null where results are pairs or stand once. */
  readonly sum: number | null;
  readonly at: (team: string, opponent: string) => CrossResult | undefined;
}

const known = new WeakMap<Cross, CrossView>();

export function viewOf(cross: Cross): CrossView {
  let view = known.get(cross);
  if (view) return view;
  const cells = new Map(cross.results.map((one) => [`${one.team.key} | ${one.opponent.key}`, one]));
  const at = (team: string, opponent: string): CrossResult | undefined => cells.get(`${team} | ${opponent}`);
  const sums: number[] = [];
  let negative = false;
  for (const { team, opponent, cell } of cross.results) {
    if (cell.number !== null && cell.number < 0) negative = true;
    const back = at(opponent.key, team.key)?.cell;
    if (team.key < opponent.key && cell.number !== null && back?.number != null)
      sums.push(cell.number + back.number);
  }
  const steady = usualSum(sums);
  const words = cross.table.about;
  view = {
    of:
      steady !== null
        ? steady === 0
          ? 'imp'
          : 'kp'
        : /\bimp\b/u.test(words) || negative
          ? 'imp'
          : /\bkp\b|kamppoint/u.test(words)
            ? 'kp'
            : null,
    sum: steady,
    at,
  };
  known.set(cross, view);
  return view;
}

/** Whether a result can be the mirror of another; null where that cannot be told. */
export function mirrors({ sum }: CrossView, one: CrossResult, back: CrossResult): boolean | null {
  const [a, b] = [pairIn(one.cell.text), pairIn(back.cell.text)];
  if (a && b) return a.numbers[0] === b.numbers[1] && a.numbers[1] === b.numbers[0];
  if (a || b || one.cell.number === null || back.cell.number === null || sum === null) return null;
  return pointsMeet(one.cell.number, back.cell.number, sum);
}

/** The result as the team sees it: match points, or the difference in IMPs; null where the table does not tell. */
export function crossValue(cross: Cross, team: string, opponent: string): number | null {
  const view = viewOf(cross);
  const own = view.at(team, opponent)?.cell;
  const pair = own ? pairIn(own.text) : null;
  if (pair) return view.of === 'kp' ? pair.numbers[0] : pair.numbers[0] - pair.numbers[1];
  if (own?.number != null) return own.number;
  const back = view.at(opponent, team)?.cell.number;
  return back != null && view.of === 'imp' ? -back : null;
}

/** As `totalsOf` has them from the matches. */
export function crossTotals(
  cross: Cross,
): Map<string, Partial<Record<'kp' | 'imp', { readonly total: number; readonly matches: number }>>> {
  const view = viewOf(cross);
  const { of } = view;
  // Of two results that contradict each other nobody knows the right one: a finding of its own.
  const disputed = new Set(
    cross.results.flatMap((one) => {
      const back = view.at(one.opponent.key, one.team.key);
      return back && one !== back && mirrors(view, one, back) === false ? [one.team.key] : [];
    }),
  );
  const teams = [...new Set(cross.results.map(({ team }) => team.key))];
  return new Map(
    teams.map((team) => {
      const values = teams.flatMap((other) => (other === team ? [] : (crossValue(cross, team, other) ?? [])));
      const total = { total: values.reduce((sum, value) => sum + value, 0), matches: values.length };
      return [team, of === null || disputed.has(team) ? {} : { [of]: total }];
    }),
  );
}
