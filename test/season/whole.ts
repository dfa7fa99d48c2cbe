import { chapters } from './chapters';
import { draftsOf, serial, type Cell, type Chapter, type Draft, type Expected, type Fault } from './draft';
import { randomFrom, type Random } from './random';

/** Chapters that can stand in one workbook: one of each line, whatever the others are. */
const LINES: readonly (readonly string[])[] = [
  ['division rosters', 'division matches', 'play-off', 'next season', 'next season, two vacancies'],
  ['women matches', 'women seeds', 'next women, six to eight', 'women pool account'],
  ['cup'],
  ['club final', 'club championship of a district'],
  ['junior teams'],
  ['school teams'],
  ['junior pairs'],
  ['school pairs'],
  ['open pairs', 'open semi-final and finals', 'seats, open pairs', 'seats, open pairs, a crowded district'],
  ['seats, mixed pairs', 'mixed semi-final and finals'],
  ['seats, women pairs'],
  ['seats, veterans', 'veteran pairs'],
  ['danish open'],
  ['mini teams'],
];

/** Member numbers of a chapter apart from those of the others: people of two events are not the same. */
function apart(cell: Cell | undefined, by: number): Cell {
  if (typeof cell === 'object' && cell.kind === 'member') return { ...cell, number: cell.number + by };
  return cell ?? '';
}

export interface Whole {
  readonly drafts: Draft[];
  readonly due: Expected[];
  readonly planted: Fault[];
}

/** The day on which a whole season is checked. */
export const END_OF_SEASON = serial(2009, 7, 25);

/** A whole season in one workbook, with one fault of each chapter where faults are asked for; of these chapters only. */
export function wholeSeason(
  seed: number,
  usable: (fault: Fault) => boolean,
  among: (chapter: string) => boolean = () => true,
): Whole {
  const random: Random = randomFrom(seed * 101 + 3);
  const drafts: Draft[] = [];
  const due: Expected[] = [];
  const planted: Fault[] = [];
  LINES.forEach((line, index) => {
    const names = line.filter(among);
    if (names.length === 0) return;
    const name = random.pick(names);
    const chapter = chapters.find((each) => each.name === name) as Chapter;
    const part = chapter.build(randomFrom(seed));
    const faults = chapter.faults.filter(usable);
    if (faults.length > 0) {
      const fault = random.pick(faults);
      planted.push(fault);
      due.push(...fault.plant(draftsOf(part), random));
    }
    for (const draft of part) {
      draft.rows.forEach((row) => {
        for (const field of Object.keys(row)) row[field] = apart(row[field], 100_000 * (index + 1));
      });
      drafts.push(draft);
    }
  });
  return { drafts, due, planted };
}
