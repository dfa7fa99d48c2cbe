/** §§ 351F-H, 365B: rounds and boards of a programme. */
import { formatOf, type FormatItem } from '../../rules/formats';
import { eventIn, type EventName } from '../../workbook/events';
import { PROGRAMME, type ProgrammeField } from '../../workbook/kinds/programme';
import type { Cell, Row } from '../../workbook/table-rows';
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

export const programmeCheck = tableCheck({
  kind: PROGRAMME,
  clauses: [
    { clause: '351F1' },
    { clause: '351G2a' },
    { clause: '351G2b' },
    { clause: '351H4a' },
    { clause: '351H4b' },
    { clause: '365B1' },
    { clause: '365B2' },
    { clause: '365B3' },
  ],
  *run(_season, report) {
    for (const table of tablesOf(_season, PROGRAMME)) {
      yield;
      for (const row of table.rows) {
        const { event, phase } = row.cells;
        const own = (event && eventIn(event.text)) ?? table.event;
        const name = own && NAMES[own];
        const words = `${event?.key ?? ''} ${phase?.key ?? ''}`.trim();
        const stage = PHASES.find(([word]) => word.test(phase?.key ?? '') || word.test(words));
        const medal = FESTIVAL.find(([word]) => word.test(words));
        if (name && stage) checkRow(row, `${name}, ${stage[1]}`, report);
        else if (medal && (own === 'festival' || /turnering/u.test(words)))
          checkFestival(row, medal[1], report);
      }
    }
  },
});
