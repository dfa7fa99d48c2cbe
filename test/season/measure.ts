import { draftsOf, type Chapter, type Draft, type Expected, type Fault } from './draft';
import { layOut, type LaidOut } from './layout';
import { randomFrom } from './random';
import { plantSeveral } from './several';
import { END_OF_SEASON, wholeSeason } from './whole';
import { checkWorkbook } from '../../src/checks/check-workbook';
import type { CheckReport, Finding } from '../../src/checks/finding';
import { addressOf, type WorkbookSnapshot } from '../../src/workbook/snapshot';

/** Season 2008/09: its 1 January is in this year. */
export const SEASON = 2009;

export function check(snapshot: WorkbookSnapshot, today: number): CheckReport {
  const input = { ...snapshot, today, season: SEASON };
  const run = checkWorkbook(input);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

/** One thing that went otherwise than the rulebook has it. */
export interface Miss {
  readonly clause: string;
  /** Clause of the faults in the workbook. */
  readonly planted: string;
  readonly text: string;
}
export interface Tally {
  planted: number;
  found: number;
  false: number;
}

export interface Measured {
  readonly tallies: Map<string, Tally>;
  readonly misses: Miss[];
}

const tell = ({ rule, severity, sheet, address, subject, message }: Finding): string =>
  `${rule} ${severity} ${sheet}!${address} (${subject}) ${message.key}`;

const tallyOf = (tallies: Map<string, Tally>, clause: string): Tally => {
  const tally = tallies.get(clause) ?? { planted: 0, found: 0, false: 0 };
  tallies.set(clause, tally);
  return tally;
};

/** Whether the finding stands where this was planted. */
function answers(finding: Finding, due: Expected, laid: LaidOut): boolean {
  return (
    due.clauses.includes(finding.rule) &&
    due.at.some(({ row, field }) => {
      const cell = laid.place(row, field);
      return (
        cell?.sheetId === finding.cell.sheetId &&
        cell.row === finding.cell.row &&
        cell.column === finding.cell.column
      );
    })
  );
}

function placesOf(due: Expected, laid: LaidOut): string {
  const cells = due.at.slice(0, 4).map(({ row, field }) => {
    const cell = laid.place(row, field);
    const sheet = laid.snapshot.sheets.find(({ id }) => id === cell?.sheetId)?.name ?? '?';
    return cell ? `${sheet}!${addressOf(cell.row, cell.column)} [${field}]` : `(no column ${field})`;
  });
  return cells.join(' or ') + (due.at.length > 4 ? ' ...' : '');
}

/** Holds what the check says against what is due. */
function compare(
  label: string,
  report: CheckReport,
  due: readonly Expected[],
  laid: LaidOut,
  { tallies, misses }: Measured,
  planted = '',
): void {
  const left = new Set(report.findings);
  for (const each of due) {
    const clause = each.clauses[0] ?? '';
    const tally = tallyOf(tallies, clause);
    tally.planted++;
    const hits = [...left].filter((finding) => answers(finding, each, laid));
    const used = each.more ? hits : hits.slice(0, 1);
    if (used.length > 0) tally.found++;
    else
      misses.push({
        clause,
        planted,
        text: `${label}: missed ${each.clauses.join('|')} at ${placesOf(each, laid)}`,
      });
    for (const finding of used) left.delete(finding);
  }
  for (const finding of left) {
    // A reminder is no complaint.
    if (finding.severity === 'info') continue;
    tallyOf(tallies, finding.rule).false++;
    misses.push({ clause: finding.rule, planted, text: `${label}: not due ${tell(finding)}` });
  }
}

export interface Plan {
  readonly chapters: readonly Chapter[];
  readonly seeds: readonly number[];
  /** Only faults of these clauses; all when omitted. */
  readonly clauses?: readonly string[];
  /** One seed a fault, in turn, instead of all. */
  readonly spread?: boolean;
}

/** Correct chapters: nothing may be found. */
export function correct({ chapters, seeds }: Plan): Miss[] {
  const measured: Measured = { tallies: new Map(), misses: [] };
  for (const chapter of chapters)
    for (const seed of seeds) {
      const drafts = chapter.build(randomFrom(seed));
      const laid = layOut(drafts, randomFrom(seed + 7919), seed > 0);
      compare(`${chapter.name} seed ${seed}`, check(laid.snapshot, chapter.today), [], laid, measured);
    }
  return measured.misses;
}

/** One workbook with all that is planted by these faults. */
function spoiled(chapter: Chapter, faults: Chapter['faults'], seed: number, measured: Measured): void {
  const random = randomFrom(seed * 31 + 5);
  const drafts: Draft[] = chapter.build(randomFrom(seed));
  const due = faults.flatMap((fault) => fault.plant(draftsOf(drafts), random));
  const laid = layOut(drafts, randomFrom(seed + 7919), seed > 0);
  const label = `${chapter.name} seed ${seed} ${faults.map(({ clause, what }) => `${clause} "${what}"`).join(' + ')}`;
  compare(label, check(laid.snapshot, chapter.today), due, laid, measured, faults[0]?.clause);
}

/** Plants every fault alone and says how many were found, and what was found besides. */
export function measure({ chapters, seeds, clauses, spread }: Plan): Measured {
  const measured: Measured = { tallies: new Map(), misses: [] };
  for (const chapter of chapters)
    chapter.faults.forEach((fault, i) => {
      if (clauses && !clauses.includes(fault.clause)) return;
      const some = spread ? seeds.filter((_, k) => k === i % seeds.length) : seeds;
      for (const seed of some) spoiled(chapter, [fault], seed, measured);
    });
  return measured;
}

/** Workbooks with several faults each, of different clauses: every one is found, and nothing besides. */
export function several({ chapters, seeds, clauses }: Plan, size: number): Measured {
  const measured: Measured = { tallies: new Map(), misses: [] };
  for (const chapter of chapters) {
    const faults = chapter.faults.filter(({ clause }) => clauses?.includes(clause) ?? true);
    for (const seed of seeds) {
      const random = randomFrom(seed * 53 + 17);
      const drafts: Draft[] = chapter.build(randomFrom(seed));
      const { planted, due } = plantSeveral(drafts, faults, size, random);
      const laid = layOut(drafts, randomFrom(seed + 7919), seed > 0);
      const label = `${chapter.name} seed ${seed} (${planted.map(({ clause, what }) => `${clause} "${what}"`).join(' + ')})`;
      compare(label, check(laid.snapshot, chapter.today), due, laid, measured, planted[0]?.clause);
    }
  }
  return measured;
}

/** Whole seasons in one workbook each: nothing wrong, or one fault of each chapter at once. */
export function wholes(
  seeds: readonly number[],
  usable: (fault: Fault) => boolean,
  among?: (chapter: string) => boolean,
): Measured {
  const measured: Measured = { tallies: new Map(), misses: [] };
  for (const seed of seeds) {
    const { drafts, due, planted } = wholeSeason(seed, usable, among);
    const laid = layOut(drafts, randomFrom(seed + 7919), seed > 0);
    const label = `whole season seed ${seed} (${planted.map(({ clause }) => clause).join(' ')})`;
    compare(label, check(laid.snapshot, END_OF_SEASON), due, laid, measured);
  }
  return measured;
}

/** What the check makes of each draft. */
export function recognised({ chapters, seeds }: Plan): string[] {
  return chapters.flatMap((chapter) =>
    seeds.flatMap((seed) => {
      const drafts = chapter.build(randomFrom(seed));
      const laid = layOut(drafts, randomFrom(seed + 7919), seed > 0);
      const report = check(laid.snapshot, chapter.today);
      return drafts.map((draft) => {
        const sheet = report.sheets.find(({ sheetId }) => sheetId === laid.sheetOf(draft));
        const tables = sheet?.tables.map(
          ({ kind, event, range, rows }) => `${kind}/${event ?? '?'} ${range} ${rows}`,
        );
        const why = sheet?.skipped.map(({ key }) => key);
        return `${chapter.name} ${seed} ${draft.id} (${draft.rows.length} rows): ${tables?.join('; ') || 'nothing'} ${why?.join(',') ?? ''}`;
      });
    }),
  );
}

/** Clause by clause, as a table to print. */
export function tableOf({ tallies }: Measured): string[] {
  const lines = [...tallies].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return lines.map(([clause, { planted, found, false: wrong }]) => {
    const recall = planted === 0 ? '  -' : `${Math.round((100 * found) / planted)} %`;
    const precision = found + wrong === 0 ? '  -' : `${Math.round((100 * found) / (found + wrong))} %`;
    return `${clause.padEnd(10)} planted ${String(planted).padStart(4)}  recall ${recall.padStart(5)}  precision ${precision.padStart(5)}`;
  });
}
