/** §§ 342C, 351F-H, 362B, 363B, 364B, 365B: rounds and boards of a programme. */
import { formatOf, type FormatItem } from '../../rules/formats';
import { eventIn, type EventName } from '../../workbook/events';
import { PROGRAMME, type ProgrammeField } from '../../workbook/kinds/programme';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import { said } from '../finding';
import type { Report } from '../report';
import { tableCheck, tablesOf } from '../table-check';

const NAMES: Partial<Record<EventName, string>> = {
  'open-pairs': 'DM for åbent par',
  'mixed-pairs': 'DM for mixed par',
};
const PHASES: readonly (readonly [RegExp, string])[] = [
  [/semi/u, 'semifinale'],
  [/^a\b|(?:^|[^\p{L}])a-? ?fin/u, 'A-finale'],
  [/^b\b|(?:^|[^\p{L}])b-? ?fin/u, 'B-finale'],
];
/** § 365B1-3; others’ bronze and gold have nothing to do with it. */
const FESTIVAL: readonly (readonly [RegExp, string])[] = [
  [/bronze/u, 'Bronze'],
  [/sølv|silver/u, 'Sølv'],
  [/guld|gold/u, 'Guld'],
];
const ITEMS: readonly (readonly [ProgrammeField, FormatItem])[] = [
  ['rounds', 'runder'],
  ['boardsPerRound', 'spil pr. runde'],
  ['boards', 'spil'],
];

/** The rulebook's number with its clause; null where it has none. */
function asked(format: string, item: FormatItem): { readonly value: number; readonly clause: string } | null {
  const ruling = formatOf(format, item);
  const clause = ruling.ok ? ruling.steps[0]?.clause : undefined;
  return ruling.ok && clause && typeof ruling.value === 'number' ? { value: ruling.value, clause } : null;
}

const filled = (cell: Cell | undefined): cell is Cell & { readonly number: number } =>
  cell !== undefined && cell.text !== '' && !cell.unread && cell.number !== null;

function checkRow({ cells }: Row<ProgrammeField>, format: string, report: Report): void {
  let wrong = false;
  for (const [field, item] of ITEMS) {
    const cell = cells[field];
    const want = asked(format, item);
    if (!filled(cell) || !want || cell.number === want.value) continue;
    // The product of a wrong factor is wrong for that reason only.
    const product = (cells.rounds?.number ?? NaN) * (cells.boardsPerRound?.number ?? NaN);
    if (field === 'boards' && wrong && cell.number === product) continue;
    wrong = true;
    const values = { actual: cell.number, expected: want.value, field };
    report(want.clause, 'error', format, cell, 'programmeNumber', values, { value: want.value });
  }
}

/** § 365B: the boards in all; with few pairs they may be others (365B4). */
function checkFestival({ cells }: Row<ProgrammeField>, format: string, report: Report): void {
  const want = asked(format, 'spil');
  const { boards, rounds, boardsPerRound } = cells;
  const cell = filled(boards) ? boards : rounds;
  const actual = filled(boards)
    ? boards.number
    : filled(rounds) && filled(boardsPerRound)
      ? rounds.number * boardsPerRound.number
      : null;
  if (!want || !cell || actual === null || actual === want.value) return;
  report(want.clause, 'warning', cells.event?.text ?? format, cell, 'festivalBoards', {
    actual,
    expected: want.value,
  });
}

const TEAMS = 'Festivalens åbne holdturnering';
/** Matches of a team are rounds to a programme. */
const TEAM_ITEMS: readonly (readonly [ProgrammeField, FormatItem])[] = [
  ['rounds', 'kampe'],
  ['boardsPerRound', 'spil'],
];

/** § 363B1: with another number of teams the organiser may choose another form. */
function checkTeams({ cells }: Row<ProgrammeField>, report: Report): void {
  for (const [field, item] of TEAM_ITEMS) {
    const cell = cells[field];
    const want = asked(TEAMS, item);
    if (!filled(cell) || !want || cell.number === want.value) continue;
    const values = { actual: cell.number, expected: want.value, field };
    report(want.clause, 'warning', cells.event?.text ?? TEAMS, cell, 'festivalTeams', values);
  }
}

/** §§ 342C2, 362B4, 364B3: the matches of the other events of teams. */
type TeamFormat = readonly [format: string, items: readonly (readonly [ProgrammeField, FormatItem])[]];
const KNOCKOUT: TeamFormat[1] = [
  ['rounds', 'halvlege'],
  ['boardsPerRound', 'spil pr. halvleg'],
  ['boards', 'spil'],
];
const KNOCKOUT_STAGES: readonly (readonly [RegExp, string])[] = [
  [/kvart|quarter/u, 'kvartfinale'],
  [/semi/u, 'semifinale'],
  [/final/u, 'finale'],
];

function matchesOf(own: EventName | null, phase: string): TeamFormat | null {
  // Rounds are matches to these: how many depends on the teams.
  if (own === 'clubs') return ['DM for klubber', [['boardsPerRound', 'spil']]];
  if (own === 'mini') return ['Minihold', [['boardsPerRound', 'spil']]];
  const stage = own === 'danish-open' && KNOCKOUT_STAGES.find(([word]) => word.test(phase));
  return stage ? [`Danish Open, ${stage[1]}`, KNOCKOUT] : null;
}

/** The rulebook's numbers for a row's cells: `Spil pr. kamp` are the match's, and `Kampe` no halves. */
function askedOfMatches(
  { cells, table }: Row<ProgrammeField>,
  [format, items]: TeamFormat,
): {
  readonly cell: Cell & { readonly number: number };
  field: ProgrammeField;
  value: number;
  clause: string;
}[] {
  return items.flatMap(([field, item]) => {
    const cell = cells[field];
    const perMatch = /kamp|match/iu.test(table.columns.get(field)?.text ?? '');
    if (!filled(cell) || (perMatch && item === 'halvlege')) return [];
    const want = asked(format, perMatch ? 'spil' : item);
    return want ? [{ cell, field, ...want }] : [];
  });
}

function checkMatches(row: Row<ProgrammeField>, format: TeamFormat, report: Report): void {
  const asked = askedOfMatches(row, format);
  const wrong = asked.filter(({ cell, value }) => cell.number !== value);
  for (const { cell, field, value, clause } of wrong) {
    // The sum of a wrong part is wrong for that reason only.
    if (field === 'boards' && wrong.length > 1) continue;
    const values = { actual: cell.number, expected: value, field };
    report(clause, 'error', row.cells.event?.text ?? format[0], cell, 'programmeNumber', values, { value });
  }
}

const ownEvent = ({ cells, table }: Row<ProgrammeField>): EventName | null =>
  (cells.event && eventIn(cells.event.text)) ?? table.event;
const matchesIn = (row: Row<ProgrammeField>): TeamFormat | null =>
  matchesOf(ownEvent(row), row.cells.phase?.key ?? '');

/** What a row is about: a phase of a championship, or one of the festival's events; null for any other. */
function formatIn(
  { event, phase }: Row<ProgrammeField>['cells'],
  table: Table<ProgrammeField>,
): { readonly format: string; readonly festival: boolean } | null {
  const own = (event && eventIn(event.text)) ?? table.event;
  const name = own && NAMES[own];
  const words = `${event?.key ?? ''} ${phase?.key ?? ''}`.trim();
  const stage = PHASES.find(([word]) => word.test(phase?.key ?? '') || word.test(words));
  if (name && stage) return { format: `${name}, ${stage[1]}`, festival: false };
  if (own === 'festival' && /holdturnering|team/u.test(words)) return { format: TEAMS, festival: true };
  const medal = FESTIVAL.find(([word]) => word.test(words));
  return medal && (own === 'festival' || /turnering/u.test(words))
    ? { format: medal[1], festival: true }
    : null;
}

/** The clauses whose figures some row of the table gives. */
const clausesIn = (table: Table<ProgrammeField>): Set<string> =>
  new Set(
    table.rows.flatMap((row) => {
      const { cells } = row;
      const matches = matchesIn(row);
      if (matches) return askedOfMatches(row, matches).map(({ clause }) => clause);
      const about = formatIn(cells, table);
      if (!about) return [];
      const items = about.format === TEAMS ? TEAM_ITEMS : ITEMS;
      const given = about.festival && filled(cells.rounds) && filled(cells.boardsPerRound);
      return items.flatMap(([field, item]) =>
        filled(cells[field]) || (given && field === 'boards')
          ? (asked(about.format, item)?.clause ?? [])
          : [],
      );
    }),
  );

const CLAUSES = [
  '342C2',
  '362B4a',
  '362B4b',
  '364B3',
  '351F1',
  '351G2a',
  '351G2b',
  '351H4a',
  '351H4b',
  '363B1',
  '365B1',
  '365B2',
  '365B3',
];

export const programmeCheck = tableCheck({
  kind: PROGRAMME,
  clauses: CLAUSES.map((clause) => ({
    clause,
    // A programme of other phases says nothing of this one.
    unless: (table: Table<ProgrammeField>) => (clausesIn(table).has(clause) ? null : said('programmeNoRow')),
  })),
  *run(season, report) {
    for (const table of tablesOf(season, PROGRAMME)) {
      yield;
      for (const row of table.rows) {
        const matches = matchesIn(row);
        const about = matches ? null : formatIn(row.cells, table);
        if (matches) checkMatches(row, matches, report);
        else if (about?.format === TEAMS) checkTeams(row, report);
        else if (about?.festival) checkFestival(row, about.format, report);
        else if (about) checkRow(row, about.format, report);
      }
    }
  },
});
