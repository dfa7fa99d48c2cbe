import {
  fillFromBelow,
  leaveOpen,
  noteVacancies,
  seat,
  seatEntitled,
  type Draft,
  type LineUpRow,
  type Right,
  type Vacancy,
} from './next-season-draft';
import { fillShared, type Unsettled } from './next-season-match';
import {
  OPEN_RIGHTS,
  PLACES,
  WOMEN_FIRST,
  WOMEN_RELEGATED,
  qualifierCase,
  womenSecond,
} from './next-season-rights';
import {
  readTables,
  readWithdrawn,
  type MatchFacts,
  type SeasonInput,
  type SeasonMessages,
} from './next-season-tables';
import { decided, refused, type Problem, type Ruling } from './ruling';

/** §§ 322B-D, 324, 325B-C and 326: last season's tables in, next season's line-up out. */

export type { LineUpRow, Occupant } from './next-season-draft';
export type * from './next-season-tables';

export interface LineUp {
  /** Every place of every division, the 1st division first; a place that nobody can be given is there as `open`. */
  readonly rows: readonly LineUpRow[];
  /** Promotion matches, and the lots in their place, that the line-up rests on. */
  readonly matches: readonly MatchFacts[];
}

/**
 * Next season's line-up. Vacancies cascade downwards: a team that moves up leaves its own place vacant. Everything is
 * decided by placings, never by the order of the input; a team with several placings plays the highest row it can
 * (§ 321C4). Refuses tables that do not add up, a withdrawn team that stands in none of them, and winners of matches
 * that are not played.
 */
export function nextSeason(input: SeasonInput): Ruling<LineUp, SeasonMessages> {
  const reading = readTables(input);
  if (!reading.ok) return refused<SeasonMessages>({ ...reading.problem, argument: reading.list });
  const withdrawn = input.withdrawn ?? [];
  const wrong = readWithdrawn(withdrawn, reading.tables);
  if (wrong) return refused<SeasonMessages>(wrong);
  const tooLate = new Set(withdrawn.filter((one) => one.tooLateFor === 'promotion').map(({ team }) => team));
  const draft: Draft = {
    tables: reading.tables,
    // § 326A2: nobody moves up for a team given up too late, so the plan is made as if it played.
    given: new Set(withdrawn.map(({ team }) => team).filter((team) => !tooLate.has(team))),
    winners: new Set(input.winners ?? []),
    rows: [],
    notes: [],
    seated: new Map(),
    matches: [],
    held: new Set(),
  };
  if (input.pyramid === 'open')
    planOpen(
      draft,
      withdrawn.some((one) => one.tooLateFor === 'match'),
    );
  else planWomen(draft);
  const unplayed = checkWinners(input.winners ?? [], draft.matches);
  if (unplayed) return refused<SeasonMessages>(unplayed, draft.notes);
  const rows = draft.rows.map((row) => withoutTooLate(row, tooLate));
  return decided<LineUp, SeasonMessages>({ rows, matches: draft.matches }, [
    ...draft.notes,
    ...rows.map(({ step }) => step),
  ]);
}

function planOpen(draft: Draft, tooLateForMatch: boolean): void {
  planFirst(draft, OPEN_RIGHTS[1], 9);

  const second = seatEntitled(draft, 2, OPEN_RIGHTS[2]);
  noteVacancies(draft, 2, '326B', second.length, second);
  const promotion = fillShared(draft, {
    division: 2,
    // One place is the promotion match's own (§ 322C5, reading 14).
    places: second.length + 1,
    tables: ['3E', '3W'],
    from: [2, 2],
    to: [9, 9],
    clauses: {
      both: second.length > 2 ? '326B3' : '326B1',
      match: second.length > 2 ? '326B3' : '326B2',
      lot: '326B4',
    },
    ordinaryMatch: '322C5',
    tooLateForMatch,
  });

  const [relegated, ...others] = OPEN_RIGHTS[3];
  const third = seatEntitled(draft, 3, relegated ? [relegated] : []);
  if (promotion) seatLoser(draft, promotion);
  third.push(...seatEntitled(draft, 3, others));
  const missing = PLACES.open[3] - draft.rows.filter(({ division }) => division === 3).length;
  noteVacancies(draft, 3, '326C', missing, withoutWinner(third, promotion));
  fillShared(draft, {
    division: 3,
    places: missing,
    tables: ['K4', 'E'],
    from: [4, 3],
    to: [Math.max(4, draft.tables.get('K4')?.length ?? 0), Math.max(3, draft.tables.get('E')?.length ?? 0)],
    clauses: {
      both: missing > 2 ? '326C3' : '326C2',
      match: missing > 2 ? '326C3' : '326C1',
      lot: '326C4',
    },
    tooLateForMatch,
  });
  draft.notes.push({ clause: '322D', reading: 30, message: { key: 'sidesNotGiven', values: {} } });
}

function planFirst(draft: Draft, rights: readonly Right[], lastStaying: number): void {
  const first = seatEntitled(draft, 1, rights);
  noteVacancies(draft, 1, '326A1', first.length, first);
  fillFromBelow(draft, 1, first.length, '2', 3, lastStaying);
}

/** § 322D2: the loser of the promotion match, or the place that waits for it. */
function seatLoser(draft: Draft, promotion: Unsettled): void {
  const { match } = promotion;
  const lowest = match.first.place === 2 ? '322D2' : match.by === 'lot' ? '326B4' : '326B2';
  const from = [match.first, match.second].map(({ source, place }) => ({ source, place }));
  if (promotion.kind === 'played') {
    if (promotion.loser.state === 'ready')
      seat(draft, 3, promotion.loser, {
        clause: lowest,
        message: { key: 'matchLoser', values: match },
      });
  } else if (promotion.kind === 'pending')
    draft.rows.push({
      division: 3,
      occupant: { kind: 'loser', match },
      from,
      step: {
        clause: lowest,
        message: { key: match.by === 'lot' ? 'lotLoserPending' : 'loserPending', values: match },
      },
    });
  else
    leaveOpen(draft, 3, from, {
      clause: lowest,
      reading: 40,
      message: { key: 'openMatch', values: match },
    });
}

/** The winner of the promotion match leaves no vacancy: its place in the 3rd was never its own. */
function withoutWinner(vacancies: readonly Vacancy[], promotion: Unsettled | undefined): Vacancy[] {
  if (promotion?.kind !== 'played') return [...vacancies];
  const { match, loser } = promotion;
  const winner = match.first.team === loser.team ? match.second.team : match.first.team;
  return vacancies.filter(({ team }) => team !== winner);
}

function planWomen(draft: Draft): void {
  const teams = draft.tables.get('Q')?.length ?? 0;
  const rule = qualifierCase(teams);
  if (rule)
    draft.notes.push({
      clause: rule.clause,
      message: {
        key: 'qualifierCase',
        values: { teams, lastStaying: rule.lastStaying, promoted: rule.promoted },
      },
    });
  // Below 2 teams nobody knows who is relegated; nos. 3-7 stay in every case, so they at least may move up.
  planFirst(draft, WOMEN_FIRST, rule?.lastStaying ?? 7);
  if (rule) {
    const second = seatEntitled(draft, 2, womenSecond(rule));
    noteVacancies(draft, 2, '326A1', second.length, second);
    fillFromBelow(draft, 2, second.length, 'Q', rule.promoted + 1, teams);
    return;
  }
  seatEntitled(draft, 2, [WOMEN_RELEGATED]);
  for (let left = openPlaces(draft); left > 0; left--)
    leaveOpen(draft, 2, [], {
      clause: '325C2',
      reading: 13,
      message: { key: 'openFewQualifiers', values: { teams } },
    });
}

const openPlaces = (draft: Draft): number =>
  PLACES.women[2] - draft.rows.filter(({ division }) => division === 2).length;

/** Winners of other matches than these are refused, and so are two winners of one match. */
function checkWinners(
  winners: readonly string[],
  matches: readonly MatchFacts[],
): Problem<SeasonMessages> | undefined {
  const won = new Map<MatchFacts, string>();
  for (const [row, team] of winners.entries()) {
    const match = matches.find(({ first, second }) => first.team === team || second.team === team);
    const problem = { kind: 'invalid', clause: '323F', argument: 'winners', row } as const;
    if (!match)
      return {
        ...problem,
        message: {
          key: 'winnerWithoutMatch',
          values: { team, matches: matches.map(({ first, second }) => [first.team, second.team]) },
        },
      };
    const other = won.get(match);
    if (other !== undefined) return { ...problem, message: { key: 'bothWon', values: { team, other } } };
    won.set(match, team);
  }
  return undefined;
}

/** § 326A2: the place of a team given up too late stands open; nobody moves up. */
function withoutTooLate(row: LineUpRow, tooLate: ReadonlySet<string>): LineUpRow {
  const { occupant, from, step } = row;
  if (occupant.kind === 'team') {
    const [placing] = from;
    if (!tooLate.has(occupant.team) || !placing) return row;
    return {
      ...row,
      occupant: { kind: 'open' },
      step: { clause: '326A2', message: { key: 'openTooLate', values: { team: occupant.team, ...placing } } },
    };
  }
  if (occupant.kind === 'open') return row;
  const { match } = occupant;
  if (![match.first, match.second].some(({ team }) => tooLate.has(team))) return row;
  const given = (side: MatchFacts['first']): MatchFacts['first'] =>
    tooLate.has(side.team) ? { ...side, state: 'given' } : side;
  return {
    ...row,
    occupant: { kind: 'open' },
    step: {
      clause: step.clause,
      reading: 40,
      message: {
        key: 'openMatch',
        values: { ...match, first: given(match.first), second: given(match.second) },
      },
    },
  };
}
