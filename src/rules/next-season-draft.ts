import type { Division, MatchFacts, MatchSide, SeasonStep, Source, Tables } from './next-season-tables';

/** The line-up while it is being filled, from the top division down: whoever sits higher is not asked again (§ 321C4). */

/** Who holds a place next season. `open`: left to the organiser, the step says why. */
export type Occupant =
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'winner' | 'loser'; readonly match: MatchFacts }
  | { readonly kind: 'open' };

/** One place of next season's line-up. */
export interface LineUpRow {
  readonly division: Division;
  readonly occupant: Occupant;
  /** The placings that the right comes from: two for a promotion match. */
  readonly from: readonly { readonly source: Source; readonly place: number }[];
  readonly step: SeasonStep;
}

/** A run of places with the same right: nos. `first` to `last` of a table. */
export interface Right {
  readonly source: Source;
  readonly first: number;
  readonly last: number;
  readonly clause: string;
  readonly kind: 'stays' | 'promoted' | 'relegated' | 'qualified';
}

export interface Vacancy {
  readonly team: string;
  readonly why: 'given' | 'movedUp' | 'higher';
}

export interface Draft {
  readonly tables: Tables;
  readonly given: ReadonlySet<string>;
  readonly winners: ReadonlySet<string>;
  readonly rows: LineUpRow[];
  readonly notes: SeasonStep[];
  /** Team -> the placing that seated it, as `placingKey` writes it. */
  readonly seated: Map<string, string>;
  readonly matches: MatchFacts[];
  /** Placings that a match or the organiser still has in hand, by `placingKey`. */
  readonly held: Set<string>;
}

export const placingKey = (source: Source, place: number): string => `${source}#${place}`;

export const teamAt = (draft: Draft, source: Source, place: number): string | undefined =>
  draft.tables.get(source)?.[place - 1];

/** What a placing is worth now: ready to be seated, given up, seated higher up already, or not in the table. */
export function sideAt(draft: Draft, source: Source, place: number): MatchSide {
  const team = teamAt(draft, source, place);
  if (team === undefined) return { source, place, team: '', state: 'missing' };
  const state = draft.given.has(team) ? 'given' : draft.seated.has(team) ? 'higher' : 'ready';
  return { source, place, team, state };
}

/** Seats a team by one of its placings. */
export function seat(
  draft: Draft,
  division: Division,
  side: Pick<MatchSide, 'source' | 'place' | 'team'>,
  step: SeasonStep,
): void {
  const { source, place, team } = side;
  draft.seated.set(team, placingKey(source, place));
  draft.rows.push({ division, occupant: { kind: 'team', team }, from: [{ source, place }], step });
}

export function leaveOpen(draft: Draft, division: Division, from: LineUpRow['from'], step: SeasonStep): void {
  draft.rows.push({ division, occupant: { kind: 'open' }, from, step });
}

/** Seats those whose ordinary right it is and tells who of them left a vacancy. */
export function seatEntitled(draft: Draft, division: Division, rights: readonly Right[]): Vacancy[] {
  const vacancies: Vacancy[] = [];
  for (const { source, first, last, clause, kind } of rights)
    for (let place = first; place <= last; place++) {
      const side = sideAt(draft, source, place);
      if (draft.held.has(placingKey(source, place))) continue;
      if (side.state === 'missing')
        leaveOpen(draft, division, [{ source, place }], {
          clause,
          reading: 40,
          message: { key: 'openNotGiven', values: { source, place } },
        });
      else if (side.state === 'ready')
        seat(draft, division, side, {
          clause,
          message: { key: kind, values: { source, place, division } },
        });
      else vacancies.push({ team: side.team, why: whyVacant(draft, division, side) });
    }
  return vacancies;
}

function whyVacant(draft: Draft, division: Division, side: MatchSide): Vacancy['why'] {
  const { source, place, team } = side;
  if (side.state === 'given') return 'given';
  if (draft.seated.get(team) === placingKey(source, place)) return 'movedUp';
  draft.notes.push({
    clause: '321C4',
    message: { key: 'onlyHighest', values: { team, source, place, division } },
  });
  return 'higher';
}

/** One sentence of a division's vacancies, where it has any. */
export function noteVacancies(
  draft: Draft,
  division: Division,
  clause: string,
  count: number,
  vacancies: readonly Vacancy[],
): void {
  if (count === 0) return;
  const named = (why: Vacancy['why']): string[] =>
    vacancies.filter((one) => one.why === why).map((one) => one.team);
  draft.notes.push({
    clause,
    message: {
      key: 'vacancies',
      values: { division, count, given: named('given'), movedUp: named('movedUp') },
    },
  });
}

/**
 * § 326A1: vacancies go to the best placed of the tables below that were not promoted, nos. `first` to `last` (those
 * below are relegated and never move up, reading 14). What then still stands empty is left to the organiser.
 */
export function fillFromBelow(
  draft: Draft,
  division: Division,
  count: number,
  source: Source,
  first: number,
  last: number,
): void {
  let left = count;
  for (let place = first; place <= last && left > 0; place++) {
    const side = sideAt(draft, source, place);
    if (side.state !== 'ready') continue;
    left--;
    seat(draft, division, side, {
      clause: '326A1',
      reading: 14,
      message: { key: 'fillsVacancy', values: { source, place, division } },
    });
  }
  for (; left > 0; left--)
    leaveOpen(draft, division, [], {
      clause: '326A2',
      reading: 40,
      message: { key: 'openNoTeam', values: { division, sources: [source] } },
    });
}
