/** Lots that have been drawn (§ 331F4 and all the clauses that ask for one; reading 2). */
import { lotOrder } from '../rules/lot';
import { fold } from '../workbook/folding';
import { LOTS } from '../workbook/kinds/lots';
import type { Cell } from '../workbook/table-rows';
import { blank, filled } from './cells';
import { drawsOf, keyOf, type Draw } from './drawn-lots';
import { placeFrom, type Report } from './report';
import { tableCheck, tablesOf, type Season } from './table-check';

const participantsOf = ({ rows }: Draw): readonly string[] => rows.map((row) => keyOf(row, 'participant'));

const subjectOf = ({ rows: [first] }: Draw): string =>
  (first && (filled(first, 'what')?.text ?? filled(first, 'participant')?.text)) ?? '';

/** A participant who is in the draw twice, and a number that is drawn twice or missing. False where one is. */
function checkWhole(draw: Draw, report: Report): boolean {
  const participants = new Map<string, Cell>();
  const numbers = new Map<number, Cell>();
  let whole = true;
  for (const row of draw.rows) {
    const participant = filled(row, 'participant');
    const lot = filled(row, 'lotNumber');
    const before = participant && participants.get(participant.key);
    if (participant && before) {
      whole = false;
      report('331F4', 'error', subjectOf(draw), participant, 'lotParticipantTwice', {
        participant: participant.text,
        address: placeFrom(participant, before),
      });
      continue;
    }
    if (participant) participants.set(participant.key, participant);
    if (lot && !participant && row.cells.participant && blank(row.cells.participant)) {
      whole = false;
      report('331F4', 'error', subjectOf(draw), row.cells.participant, 'lotParticipantMissing', {});
    }
    if (lot?.number == null) continue;
    const other = numbers.get(lot.number);
    if (other) {
      whole = false;
      report('331F4', 'error', subjectOf(draw), lot, 'lotTwice', {
        lot: lot.number,
        address: placeFrom(lot, other),
      });
    } else numbers.set(lot.number, lot);
    if (!Number.isInteger(lot.number) || lot.number < 1 || lot.number > draw.rows.length) {
      whole = false;
      report('331F4', 'error', subjectOf(draw), lot, 'lotOutside', {
        lot: lot.number,
        most: draw.rows.length,
      });
    }
  }
  return whole;
}

/** A lot that is still to be drawn, for all or for some of the participants. */
function checkPending(draw: Draw, report: Report): void {
  const open = draw.rows.flatMap((row) => {
    const { lotNumber } = row.cells;
    return filled(row, 'participant') && lotNumber && blank(lotNumber) ? [lotNumber] : [];
  });
  const [first] = open;
  if (!first) return;
  const all = open.length === draw.rows.length;
  report('331F4', all ? 'info' : 'warning', subjectOf(draw), first, all ? 'lotPending' : 'lotPartly', {
    participants: open.length,
  });
}

/** A draw with a seed is the same whenever it is drawn; a blank seed was drawn on paper and is as valid. */
function checkSeed(draw: Draw, report: Report): void {
  const [first] = draw.rows;
  const seed = first && filled(first, 'seed');
  if (!seed) return;
  const names = draw.rows.map((row) => filled(row, 'participant')?.text ?? '');
  const lots = draw.rows.map((row) => filled(row, 'lotNumber'));
  if (names.includes('') || lots.some((lot) => lot === null)) return;
  // As DBF.LOT reads its cells: the names folded, the seed without stray blanks.
  const ruling = lotOrder(names.map(fold), seed.text);
  if (!ruling.ok) return;
  const at = lots.findIndex((lot, index) => lot?.number !== ruling.value[index]);
  const lot = lots[at];
  const expected = ruling.value[at];
  if (lot?.number == null || expected === undefined) return;
  report('331F4', 'error', subjectOf(draw), lot, 'lotOther', {
    participant: names[at] ?? '',
    actual: lot.number,
    expected,
    seed: seed.text,
  });
}

/** The texts of the other sheets: whoever is in none of them is in no present tie. */
function namedElsewhere(season: Season): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { teams } of season.rosters)
    for (const team of teams) {
      names.add(team.key);
      for (const { key } of team.players) names.add(key);
    }
  for (const table of season.tables) {
    if ((table.kind as unknown) === LOTS) continue;
    for (const { cells } of table.rows)
      for (const field of table.columns.keys()) {
        const cell = cells[field];
        if (cell && typeof cell.value === 'string') names.add(cell.key);
      }
  }
  return names;
}

/** A participant who stands nowhere else, where most of the others do: the lot may be for an earlier tie. */
function checkStale(draw: Draw, names: ReadonlySet<string>, report: Report): void {
  const participants = draw.rows.flatMap((row) => filled(row, 'participant') ?? []);
  const gone = participants.filter(({ key }) => !names.has(key));
  const [first] = gone;
  if (!first || gone.length * 2 > participants.length) return;
  report('331F4', 'warning', subjectOf(draw), first, 'lotStale', {
    participants: gone.map(({ text }) => text),
  });
}

export const lotCheck = tableCheck({
  kind: LOTS,
  clauses: [{ clause: '331F4', needs: ['participant', 'lotNumber'] }],
  *run(season, report) {
    const tables = tablesOf(season, LOTS);
    if (tables.length === 0) return;
    yield;
    const names = namedElsewhere(season);
    const earlier: { readonly draw: Draw; readonly what: Cell }[] = [];
    for (const draw of tables.flatMap(drawsOf)) {
      if (checkWhole(draw, report)) checkSeed(draw, report);
      checkPending(draw, report);
      checkStale(draw, names, report);
      const [first] = draw.rows;
      const what = first && filled(first, 'what');
      if (!first || !what) continue;
      // Draws for one thing among others, as group by group, are no repetition.
      const own = new Set(participantsOf(draw));
      const before = earlier.find(
        (one) => one.draw.what === draw.what && participantsOf(one.draw).some((key) => own.has(key)),
      );
      const at = [first.cells.what, first.cells.seed, first.cells.drawnAt].find(
        (cell) => cell && cell.text !== '' && !cell.carried,
      );
      if (before)
        report('331F4', 'warning', what.text, at ?? what, 'lotRepeated', {
          what: what.text,
          address: placeFrom(at ?? what, before.what),
        });
      else earlier.push({ draw, what });
    }
  },
});
