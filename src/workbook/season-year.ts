/** Which season a workbook is about, by its own words. */
import { fold } from './folding';
import type { SheetSnapshot } from './snapshot';

/** `2008/09`, `2008-2009`, `08/09`: two years that follow each other. */
const SEASON = /(?<!\d)(?:20)?(\d\d)\s?[/–-]\s?(?:20)?(\d\d)(?!\d)/gu;
/** Titles stand at the top. */
const TITLE_ROWS = 12;

function* seasonsOf(text: string): Generator<number> {
  for (const [whole, first, second] of text.matchAll(SEASON)) {
    // `08-09` alone may be a date or a range of anything: it takes a century or a stroke.
    if (!/20\d\d/.test(whole) && !whole.includes('/')) continue;
    if (Number(second) === Number(first) + 1) yield 2000 + Number(second);
  }
}

/** The name of a sheet and the lone texts near its top. */
function titlesOf({ name, values }: SheetSnapshot): string[] {
  const lone = values.slice(0, TITLE_ROWS).flatMap((row) => {
    const filled = row.filter((cell) => cell !== '');
    return filled.length === 1 && typeof filled[0] === 'string' ? [filled[0]] : [];
  });
  return [name, ...lone];
}

const EARLIER = /sidste|forrige|last|previous/iu;

/**
 * The year of the season's 1 January: 2009 for 2008/09. Names of sheets and lone texts near the top count; a sheet about
 * last season (`sidste sæson`) does not. Null where the workbook does not say, or says several.
 */
export function seasonIn(sheets: readonly SheetSnapshot[]): number | null {
  const years = new Set<number>();
  for (const sheet of sheets) {
    const texts = titlesOf(sheet);
    if (texts.some((text) => EARLIER.test(text))) continue;
    for (const text of texts) for (const year of seasonsOf(text)) years.add(year);
  }
  const [year] = years;
  return years.size === 1 && year !== undefined ? year : null;
}

/** The season that a sheet's days without a year are in: the one that it names, else the workbook's; null in doubt. */
export function seasonOfDays(sheet: SheetSnapshot, workbook: number | null): number | null {
  const texts = titlesOf(sheet);
  const years = new Set(texts.flatMap((text) => [...seasonsOf(text)]));
  const [year] = years;
  if (year !== undefined) return years.size === 1 ? year : null;
  return texts.some((text) => EARLIER.test(text)) ? null : workbook;
}

/** The year of a season's 1 January; `last` where a title says no more than that it is last season's. */
export type SeasonName = number | 'last';

const LAST =
  /(?:sidste|forrige|foregående) (?:sæson|år)(?:s|ens)?(?!\p{L})|(?:last|previous) (?:season|year)(?!\p{L})/u;

/** The latest season that a list's titles name; null where they name none. */
export function seasonNamed(text: string): SeasonName | null {
  const plain = fold(text);
  const years = [...seasonsOf(plain)];
  return years.length > 0 ? Math.max(...years) : LAST.test(plain) ? 'last' : null;
}
