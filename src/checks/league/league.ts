/** What the workbook says of the divisions: tables, matches and cross tables, by tournament, division and season. */
import { fold } from '../../workbook/folding';
import { CROSS, type CrossField } from '../../workbook/kinds/cross';
import { MATCHES, type MatchesField } from '../../workbook/kinds/matches';
import { STANDINGS, type StandingsField } from '../../workbook/kinds/standings';
import { isNobody } from '../../workbook/nobody';
import { pairIn, type Cell, type Row, type Table } from '../../workbook/table-rows';
import { tablesOf, type Season } from '../table-check';
import {
  leagueEvent,
  saysLast,
  seasonTag,
  sourceAbout,
  sourceIn,
  type LeagueEvent,
  type NamedSource,
} from './names';

/** Where results belong. `season` counts from the present one: -1 is last season's. */
export interface Where {
  readonly event: LeagueEvent;
  readonly source: NamedSource | null;
  readonly season: number;
}

export interface StandingRow {
  readonly team: Cell;
  /** Cell with the place; undefined where the table has no such column. */
  readonly place: Cell | undefined;
  readonly row: Row<StandingsField>;
}

export interface Standing extends Where {
  readonly table: Table<StandingsField>;
  readonly rows: readonly StandingRow[];
}

/** What a match is: of the basic tournament, or which of those that follow it. */
export type Stage = 'basic' | 'semi' | 'final' | 'promotion' | 'deciding' | 'playoff';

export interface MatchRow extends Where {
  readonly stage: Stage;
  readonly home: Cell;
  readonly away: Cell;
  /** Round within its weekend; blank where none is given. */
  readonly round: string;
  readonly row: Row<MatchesField>;
}

export interface CrossResult {
  readonly team: Cell;
  readonly opponent: Cell;
  readonly cell: Cell;
}

export interface Cross extends Where {
  readonly table: Table<CrossField>;
  readonly results: readonly CrossResult[];
  /** What each team's results add up to, as it stands beside them. */
  readonly totals: readonly { readonly team: Cell; readonly cell: Cell }[];
}

export interface League {
  /** The year that `season` 0 stands for; null where no table tells. */
  readonly year: number | null;
  readonly standings: readonly Standing[];
  readonly matches: readonly MatchRow[];
  readonly crosses: readonly Cross[];
}

const STAGES: readonly (readonly [RegExp, Stage])[] = [
  [/semi-?finale|semi-?final\b/u, 'semi'],
  [
    /oprykningskamp|kamp om (?:oprykning|(?:en |den )?(?:ledige? )?plads(?:en)?)|promotion match/u,
    'promotion',
  ],
  [/omkamp|afgørende kamp/u, 'deciding'],
  [/(?<![-/a-zæøå\d])finale?n?\b/u, 'final'],
  [/slutspil|play-?off/u, 'playoff'],
];

/** The same few words stand on thousands of rows. */
const stages = new Map<string, Stage | null>();
const MOST_KEPT = 1000;

export function stageIn(words: string): Stage | null {
  const before = stages.get(words);
  if (before !== undefined) return before;
  const text = fold(words);
  const stage = STAGES.find(([word]) => word.test(text))?.[1] ?? null;
  if (stages.size < MOST_KEPT) stages.set(words, stage);
  return stage;
}

/** The two numbers of a match as home and away have them: in two cells, or in one as `45-32`. */
export function scoreOf(
  home: Cell | undefined,
  away: Cell | undefined,
): { readonly home: number; readonly away: number } | null {
  const pair = home ? pairIn(home.text) : null;
  if (pair && !pair.times) return { home: pair.numbers[0], away: pair.numbers[1] };
  if (home?.number == null || away?.number == null) return null;
  return { home: home.number, away: away.number };
}

/** Boards of a cell, as 36 or `2 x 18`; null where it holds neither. */
export function boardsOf(cell: Cell | undefined): number | null {
  if (!cell) return null;
  const pair = pairIn(cell.text);
  return pair?.times ? pair.numbers[0] * pair.numbers[1] : cell.number;
}

const known = new WeakMap<Season, League>();

/** Reads the league in slices, before any check asks for it. */
export function* prepareLeague(season: Season): Generator<void, void, void> {
  known.set(season, yield* read(season));
}

export function leagueOf(season: Season): League {
  const league = known.get(season);
  if (!league) throw new Error('the league has not been prepared');
  return league;
}

const ROWS_A_SLICE = 300;

function* read(season: Season): Generator<void, League, void> {
  const standings = tablesOf(season, STANDINGS);
  const matches = tablesOf(season, MATCHES);
  const crosses = tablesOf(season, CROSS);
  const years = [...standings, ...matches, ...crosses].flatMap(({ about }) => {
    const tag = seasonTag(about);
    return typeof tag === 'number' ? [saysLast(about) ? tag + 1 : tag] : [];
  });
  const year = season.year ?? (years.length > 0 ? Math.max(...years) : null);

  /** Tables of results are of a season that has been, or is: `næste` in their title is about something else. */
  const seasonOf = (about: string, own: string): number => {
    const tag = seasonTag(own) ?? seasonTag(about);
    if (tag === 'last') return -1;
    return typeof tag === 'number' && year !== null ? tag - year : 0;
  };
  /** Most rows of a table say the same as the one above. */
  const wheres = new WeakMap<Table, Map<string, Where>>();
  const whereOf = (table: Table, event: LeagueEvent, row: Row): Where => {
    const [division, own] = [row.cells['division']?.text ?? '', row.cells['season']?.text ?? ''];
    let known = wheres.get(table);
    if (!known) wheres.set(table, (known = new Map<string, Where>()));
    const said = `${division}|${row.section}|${own}`;
    let where = known.get(said);
    if (!where) {
      const source =
        sourceIn(division, event) ?? sourceIn(row.section, event) ?? sourceAbout(table.about, event);
      known.set(said, (where = { event, source, season: seasonOf(table.about, fold(own)) }));
    }
    return where;
  };

  const read: Standing[] = standings.flatMap((table) => {
    const event = leagueEvent(table.event, table.about);
    if (!event) return [];
    // Beside results, a lone `Nr.` is the team's number in the schedule.
    const numbered =
      !table.columns.has('place') &&
      crosses.some((cross) => cross.sheet === table.sheet && cross.top === table.top);
    const groups = new Map<string, Standing & { readonly rows: StandingRow[] }>();
    for (const row of table.rows) {
      const { team, place, ordinal } = row.cells;
      // A vacancy is a line, and no team.
      if (!team || team.text === '' || isNobody(team.key)) continue;
      const where = whereOf(table as unknown as Table, event, row as unknown as Row);
      const key = `${where.source} ${where.season}`;
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { ...where, table, rows: [] }));
      group.rows.push({ team, place: place ?? (numbered ? undefined : ordinal), row });
    }
    return [...groups.values()];
  });

  const bySource = (event: LeagueEvent, when: number, teams: readonly string[]): NamedSource | null => {
    const found = read.filter(
      (one) =>
        one.event === event &&
        one.season === when &&
        teams.every((team) => one.rows.some((row) => row.team.key === team)),
    );
    return found.length === 1 ? (found[0]?.source ?? null) : null;
  };

  const played: MatchRow[] = [];
  for (const table of matches) {
    yield;
    const event = leagueEvent(table.event, table.about);
    if (!event) continue;
    for (const [at, row] of table.rows.entries()) {
      if (at % ROWS_A_SLICE === ROWS_A_SLICE - 1) yield;
      const { home, away, match, matchRound, weekend } = row.cells;
      if (!home || !away || home.text === '' || away.text === '') continue;
      if (isNobody(home.key) || isNobody(away.key)) continue;
      const where = whereOf(table as unknown as Table, event, row as unknown as Row);
      const stage = [match?.text, matchRound?.text, row.section, table.about]
        .map((text) => stageIn(text ?? ''))
        .find((one) => one !== null);
      const round = matchRound?.key ?? '';
      played.push({
        event: where.event,
        season: where.season,
        source: where.source ?? bySource(event, where.season, [home.key, away.key]),
        stage: stage ?? 'basic',
        home,
        away,
        round: round === '' ? '' : `${weekend?.key ?? row.section} ${round}`,
        row,
      });
    }
  }

  return {
    year,
    standings: read,
    matches: played,
    crosses: crosses.flatMap((table): Cross[] => {
      const event = leagueEvent(table.event, table.about);
      if (!event) return [];
      const results = table.rows.flatMap(({ cells: { team, opponent, result } }) =>
        team && opponent && result ? [{ team, opponent, cell: result }] : [],
      );
      const teams = [...new Set(results.map(({ team }) => team.key))];
      const when = seasonOf(table.about, '');
      return [
        {
          event,
          source: sourceAbout(table.about, event) ?? bySource(event, when, teams),
          season: when,
          table,
          results,
          totals: table.rows.flatMap(({ cells: { team, total } }) =>
            team && total ? [{ team, cell: total }] : [],
          ),
        },
      ];
    }),
  };
}

export const sameWhere = (a: Where, b: Where): boolean =>
  a.event === b.event && a.source === b.source && a.season === b.season;

/** The one table of a division; `several` where the workbook has more than one for the season. */
export function standingOf(league: League, where: Where): Standing | 'several' | null {
  const found = league.standings.filter((one) => sameWhere(one, where));
  return found.length > 1 ? 'several' : (found[0] ?? null);
}

export const pairKey = (a: string, b: string): string => (a < b ? `${a} | ${b}` : `${b} | ${a}`);
