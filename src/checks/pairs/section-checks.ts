/** § 305A1-3: who sat at the table for a pair, section by section. */
import type { EventName } from '../../workbook/events';
import { PAIR_SECTIONS, type PairSectionField } from '../../workbook/kinds/pair-sections';
import { PAIRS } from '../../workbook/kinds/pairs';
import { personKey } from '../../workbook/person-names';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import type { Report } from '../report';
import { complete, tableCheck, tablesOf, type Season } from '../table-check';
import { pairKey } from './champions-sit';
import { entrantsOf, playersIn, type Entrant } from './entrants';
import { keysOfPair } from './preselection-checks';

type SectionRow = Row<PairSectionField>;

/** The people that a seat names: two where they changed within the section. */
const peopleAt = (cell: Cell | undefined): string[] =>
  (cell?.text ?? '')
    .split(/[/;&+]|\s(?:og|and)\s/iu)
    .map(personKey)
    .filter((name) => name !== '');

interface Originals {
  readonly names: readonly string[];
  /** Uses a pre-selection (§ 305A3). */
  readonly preselected: boolean;
  readonly forceMajeure: boolean;
  /** Whether a list has a column for force majeure: without one nobody tells whether there was any. */
  readonly asked: boolean;
}

function originalsOf(pair: Cell, entrants: ReadonlyMap<string, Entrant>): Originals | null {
  const entrant = entrants.get(pairKey(pair)) ?? entrants.get(pair.key);
  const players = entrant?.team.players.map(({ key }) => key);
  const names = players?.length === 2 ? players : playersIn(pair.text)?.map(personKey);
  return names
    ? {
        names,
        preselected: entrant?.uses === true,
        forceMajeure: entrant?.row.cells.forceMajeure?.yes === true,
        asked: entrant?.row.cells.forceMajeure !== undefined,
      }
    : null;
}

/** The rows of one pair in one phase, by section. */
function phasesOf(table: Table<PairSectionField>): SectionRow[][] {
  const phases = new Map<string, SectionRow[]>();
  for (const row of table.rows) {
    const { pair, phase } = row.cells;
    if (!pair || !complete(row, 'pair', 'table1', 'table2')) continue;
    const key = `${pairKey(pair)}|${phase?.key ?? ''}`;
    const rows = phases.get(key);
    if (rows) rows.push(row);
    else phases.set(key, [row]);
  }
  const number = (row: SectionRow): number => Number(/\d+/u.exec(row.cells.section?.text ?? '')?.[0] ?? NaN);
  for (const rows of phases.values())
    if (rows.every((row) => !Number.isNaN(number(row)))) rows.sort((a, b) => number(a) - number(b));
  return [...phases.values()];
}

/** The seat of a substitute in a row. */
const substituteSeat = ({ cells }: SectionRow, names: readonly string[]): Cell | undefined =>
  [cells.table1, cells.table2].find((cell) => !peopleAt(cell).some((one) => names.includes(one)));

function checkPhase(rows: readonly SectionRow[], originals: Originals, report: Report): void {
  const { names, preselected, forceMajeure, asked } = originals;
  const name = rows[0]?.cells.pair?.text ?? '';
  const away = new Map(names.map((one) => [one, { gone: false, back: false }]));
  let told = false;
  const replaced = new Set<string>();
  for (const row of rows) {
    const { table1, table2 } = row.cells;
    const excused = row.cells.forceMajeure?.yes === true || forceMajeure;
    const severity = asked || row.cells.forceMajeure ? 'error' : 'warning';
    const present = [...peopleAt(table1), ...peopleAt(table2)];
    const seat = substituteSeat(row, names);
    const within = [table1, table2].find((cell) => peopleAt(cell).length > 1);
    const missing = names.filter((one) => !present.includes(one));
    if (missing.length === names.length && table1) {
      report('305A1', 'error', name, table1, 'nobodyOriginal', {});
      continue;
    }
    if (within && !excused) report('305A2', severity, name, within, 'changedWithin', {});
    for (const one of missing) replaced.add(one);
    if (seat && preselected && !told && missing.length > 0 && (!excused || replaced.size > 1)) {
      told = true;
      // Both of them may be replaced under no circumstances.
      const both = replaced.size > 1;
      const key = both ? 'bothReplaced' : 'preselectedSubstitute';
      report('305A3', both ? 'error' : severity, name, seat, key, {});
      continue;
    }
    for (const one of names) {
      const period = away.get(one);
      if (!period) continue;
      if (!missing.includes(one)) period.back ||= period.gone;
      else if (period.back && seat && !excused && !told) {
        told = true;
        report('305A2', severity, name, seat, 'secondPeriod', { section: row.cells.section?.text ?? '' });
      } else period.gone = true;
    }
  }
}

function entrantsByKey(season: Season, event: EventName | null): ReadonlyMap<string, Entrant> {
  const found = new Map<string, Entrant>();
  for (const entrant of entrantsOf(season, tablesOf(season, PAIRS, event)))
    for (const key of [keysOfPair(entrant), entrant.team.key])
      if (key && !(found.get(key)?.uses === true)) found.set(key, entrant);
  return found;
}

export const sectionCheck = tableCheck({
  kind: PAIR_SECTIONS,
  clauses: [
    { clause: '305A1', needs: ['pair', 'table1', 'table2'] },
    { clause: '305A2', needs: ['pair', 'section', 'table1', 'table2'] },
    { clause: '305A3', needs: ['pair', 'table1', 'table2'], beside: ['pairs'] },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, PAIR_SECTIONS)) {
      yield;
      const entrants = entrantsByKey(season, table.event);
      for (const rows of phasesOf(table)) {
        const pair = rows[0]?.cells.pair;
        const originals = pair && originalsOf(pair, entrants);
        if (originals) checkPhase(rows, originals, report);
      }
    }
  },
});
