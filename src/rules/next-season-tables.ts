import { FIGURES } from './figures';
import type { Problem, Step } from './ruling';

/** §§ 322, 324, 325: last season's final tables, checked before anybody is promoted on them. */

/** The two pyramids: Divisionsturneringen (`open`) and Damedivisionsturneringen (`women`). */
export type Pyramid = 'open' | 'women';

/**
 * Where a place next season is won: the 1st and 2nd division, 3rd division East and West, the qualifiers of Kreds IV and
 * Kreds II, the promotion event East of Storebælt, and the women's qualifier.
 */
export type Source = '1' | '2' | '3E' | '3W' | 'K4' | 'K2' | 'E' | 'Q';

/** A team's final placing, as the organiser wrote it. */
export interface Placing {
  readonly source: Source;
  /** Place in the final table, 1 the best. */
  readonly place: number;
  readonly team: string;
}

export interface SeasonInput {
  readonly pyramid: Pyramid;
  /** The divisions' final tables, in any order; null is a blank row. */
  readonly standings: readonly (Placing | null)[];
  /** The qualifiers' final tables, in any order; null is a blank row. */
  readonly qualifiers?: readonly (Placing | null)[];
  /** Teams that are given up, each with what it came too late for (§ 326A2, B4, C4). */
  readonly withdrawn?: readonly Withdrawal[];
  /** Winners of promotion matches, and of the lots drawn in their place. */
  readonly winners?: readonly string[];
}

export interface Withdrawal {
  readonly team: string;
  /** `match`: no time for a match, so a lot (§ 326B4, C4). `promotion`: no time for another team to move up (§ 326A2). */
  readonly tooLateFor?: 'match' | 'promotion';
}

/** Why a season's input cannot be planned on. */
export interface SeasonProblems {
  readonly notOfEvent: { readonly source: Source; readonly pyramid: Pyramid };
  readonly placeNotWhole: { readonly place: number; readonly team: string };
  readonly placeBeyond: { readonly source: Source; readonly place: number; readonly size: number };
  readonly samePlace: {
    readonly source: Source;
    readonly place: number;
    readonly team: string;
    readonly other: string;
  };
  readonly teamTwice: { readonly source: Source; readonly team: string };
  readonly gap: { readonly source: Source; readonly place: number };
  readonly tableMissing: { readonly source: Source; readonly size: number };
  readonly withdrawnUnknown: { readonly team: string };
  readonly withdrawnTwice: { readonly team: string };
  readonly bothWon: { readonly team: string; readonly other: string };
  readonly winnerWithoutMatch: { readonly team: string; readonly matches: readonly (readonly string[])[] };
}

/** The tables by source, each with the team at place n at index n - 1. */
export type Tables = ReadonlyMap<Source, readonly string[]>;

interface TableSize {
  readonly source: Source;
  /** Teams in the table, § 322A1 and § 325A1; none for the qualifiers, whose number is free. */
  readonly size?: number;
  readonly clause: string;
}

const division = (source: Source, size: number, clause: string): TableSize => ({ source, size, clause });
const qualifier = (source: Source, clause: string): TableSize => ({ source, clause });

/** Every table of an event, with its number of teams. */
export const TABLES: Readonly<
  Record<Pyramid, { divisions: readonly TableSize[]; qualifiers: readonly TableSize[] }>
> = {
  open: {
    divisions: (['1', '2', '3E', '3W'] as const).map((source) =>
      division(source, FIGURES.divisionTeams.value, '322A1'),
    ),
    qualifiers: [qualifier('K4', '324B'), qualifier('K2', '324C1'), qualifier('E', '324C2')],
  },
  women: {
    divisions: (['1', '2'] as const).map((source) =>
      division(source, FIGURES.womenDivisionTeams.value, '325A1'),
    ),
    qualifiers: [qualifier('Q', '325D')],
  },
};

export type TableReading =
  | { readonly ok: true; readonly tables: Tables }
  | {
      readonly ok: false;
      readonly problem: Problem<SeasonMessages>;
      readonly list: 'standings' | 'qualifiers';
    };

/**
 * Sorts placings into tables. A place held by two teams is refused (§ 328 decides it first), and so are a hole in a
 * table, a place beyond the division's number of teams, a team twice in one table, and a division that is missing.
 * A division may end early, as after a season with a bye (§ 326A2): the places that nobody held are shown in the plan.
 */
export function readTables(input: SeasonInput): TableReading {
  const tables = new Map<Source, readonly string[]>();
  const kinds = TABLES[input.pyramid];
  for (const [list, placings, sizes] of [
    ['standings', input.standings, kinds.divisions],
    ['qualifiers', input.qualifiers ?? [], kinds.qualifiers],
  ] as const) {
    const problem = readList(placings, sizes, input.pyramid, tables);
    if (problem) return { ok: false, problem, list };
  }
  return { ok: true, tables };
}

function readList(
  placings: readonly (Placing | null)[],
  sizes: readonly TableSize[],
  pyramid: Pyramid,
  tables: Map<Source, readonly string[]>,
): Problem<SeasonMessages> | undefined {
  const found = new Map<Source, { row: number; place: number; team: string }[]>();
  for (const [row, placing] of placings.entries()) {
    if (!placing) continue;
    const { source, place, team } = placing;
    const table = sizes.find((one) => one.source === source);
    const clause = table?.clause ?? (pyramid === 'open' ? '322A1' : '325A1');
    const refuse = (message: Problem<SeasonMessages>['message']): Problem<SeasonMessages> => ({
      kind: 'invalid',
      clause,
      row,
      message,
    });
    if (!table) return refuse({ key: 'notOfEvent', values: { source, pyramid } });
    if (!Number.isSafeInteger(place) || place < 1)
      return refuse({ key: 'placeNotWhole', values: { place, team } });
    if (table.size !== undefined && place > table.size)
      return refuse({ key: 'placeBeyond', values: { source, place, size: table.size } });
    const rows = found.get(source) ?? [];
    rows.push({ row, place, team });
    found.set(source, rows);
  }
  for (const { source, size, clause } of sizes) {
    const rows = (found.get(source) ?? []).sort((a, b) => a.place - b.place || a.row - b.row);
    if (rows.length === 0 && size !== undefined)
      return { kind: 'invalid', clause, message: { key: 'tableMissing', values: { source, size } } };
    const seen = new Set<string>();
    for (const [index, { row, place, team }] of rows.entries()) {
      const before = rows[index - 1];
      if (before?.place === place)
        return {
          kind: 'invalid',
          clause: '328A',
          row,
          message: { key: 'samePlace', values: { source, place, team, other: before.team } },
        };
      if (place !== index + 1)
        return {
          kind: 'invalid',
          clause,
          row,
          message: { key: 'gap', values: { source, place: index + 1 } },
        };
      if (seen.has(team))
        return { kind: 'invalid', clause, row, message: { key: 'teamTwice', values: { source, team } } };
      seen.add(team);
    }
    tables.set(
      source,
      rows.map(({ team }) => team),
    );
  }
  return undefined;
}

/** A team named as given up must stand in a table, once in the list. */
export function readWithdrawn(
  withdrawn: readonly Withdrawal[],
  tables: Tables,
): Problem<SeasonMessages> | undefined {
  const known = new Set([...tables.values()].flat());
  const seen = new Set<string>();
  for (const [row, { team }] of withdrawn.entries()) {
    const key = !known.has(team) ? 'withdrawnUnknown' : seen.has(team) ? 'withdrawnTwice' : undefined;
    if (key)
      return {
        kind: 'invalid',
        clause: '326A1',
        argument: 'withdrawn',
        row,
        message: { key, values: { team } },
      };
    seen.add(team);
  }
  return undefined;
}

/** What the plan tells of each row and each vacancy. */
export interface SeasonSteps {
  /** The team keeps its division. */
  readonly stays: { readonly source: Source; readonly place: number; readonly division: Division };
  readonly promoted: SeasonSteps['stays'];
  readonly relegated: SeasonSteps['stays'];
  readonly qualified: SeasonSteps['stays'];
  /** Moves up to a place that stands vacant; it cannot be declined (§ 326A3). */
  readonly fillsVacancy: SeasonSteps['stays'];
  readonly matchWinner: MatchFacts;
  readonly matchLoser: MatchFacts;
  readonly matchPending: MatchFacts;
  readonly loserPending: MatchFacts;
  readonly lotPending: MatchFacts;
  readonly lotLoserPending: MatchFacts;
  readonly vacancies: {
    readonly division: Division;
    readonly count: number;
    readonly given: readonly string[];
    readonly movedUp: readonly string[];
  };
  /** Due to move up, but given up or seated higher: one vacancy more. */
  readonly cannotMoveUp: { readonly side: MatchSide; readonly division: Division };
  /** § 321C4: the team plays a higher row, so its place here is vacant. */
  readonly onlyHighest: {
    readonly team: string;
    readonly source: Source;
    readonly place: number;
    readonly division: Division;
  };
  readonly openTooLate: { readonly team: string; readonly source: Source; readonly place: number };
  readonly openMatch: MatchFacts;
  readonly openNoTeam: { readonly division: Division; readonly sources: readonly Source[] };
  readonly openNotGiven: { readonly source: Source; readonly place: number };
  /** Which case of § 325C2 holds: nos. 3 to `lastStaying` stay, nos. 1 to `promoted` of the qualifier go up. */
  readonly qualifierCase: {
    readonly teams: number;
    readonly lastStaying: number;
    readonly promoted: number;
  };
  readonly openFewQualifiers: { readonly teams: number };
  /** Nothing says who of the 24 plays East and who West. */
  readonly sidesNotGiven: Record<string, never>;
}

export type Division = 1 | 2 | 3;

export interface MatchSide {
  readonly source: Source;
  readonly place: number;
  /** Blank where the table does not hold the place. */
  readonly team: string;
  readonly state: 'ready' | 'given' | 'higher' | 'missing';
}

export interface MatchFacts {
  readonly first: MatchSide;
  readonly second: MatchSide;
  /** The division that is played (or drawn) for. */
  readonly division: Division;
  readonly by: 'match' | 'lot';
}

export type SeasonMessages = SeasonProblems & SeasonSteps;
export type SeasonStep = Step<SeasonMessages>;
