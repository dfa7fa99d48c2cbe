/** Which texts of a sheet are headings or titles. */
import { fold } from './folding';
import { LOOSE_STARTS, readLoosely } from './loose-headings';
import { KIND_HEADING_STARTS, meaningsOf, type Meanings } from './kinds';
import {
  HEADING_STARTS,
  headingKey,
  readHeading,
  ROSTER_FIELDS,
  type Heading,
  type RosterField,
} from './roster-fields';
import type { SheetChoice } from './snapshot';

/** Headings of other tables: they tell where a roster ends and something else begins. */
const OTHER_HEADINGS = new Set(
  (
    'nr no nummer plads placering kamp kampe kp kamppoint imp score point runde omgang dato date tid klokken ' +
    'par hjemmehold udehold resultat konto beløb amount saldo tekst bilag lokale fag lærer klasse ugedag adresse ' +
    'address postnr telefon tlf phone email mail distrikt klub club medlemmer pladser km refusion betalt født køn ' +
    'bemærkning bemærkninger spil sponsor pulje årsag begrundelse dag time room'
  ).split(' '),
);
const STARTS = new Set([
  ...HEADING_STARTS,
  ...KIND_HEADING_STARTS,
  ...LOOSE_STARTS,
  ...[...OTHER_HEADINGS].map((word) => word.slice(0, 2)),
]);

export interface Reading {
  /** What it is in a roster. */
  readonly heading: Heading | null;
  /** What it is in tables of other kinds. */
  readonly meanings?: Meanings | undefined;
  /** The field that the user has said it is. */
  readonly chosen?: string | undefined;
  /** A heading of any table that we know of. */
  readonly word: boolean;
}

const NOTHING: Reading = { heading: null, word: false };

/** Three digits, save those of a clause: `Krav § 332E3`. */
const NO_HEADING = /^[^§]*\d{3}/;
/** `Medlemmer pr. 31-12-2007` is headed by what it counts: the day is nothing of the heading. */
const AS_OF =
  /\s+(?:pr\.?|per|as of)\s*(?:d\.|den)?\s*\d{1,2}\s*[-./]\s*\d{1,2}(?:\s*[-./ ]\s*\d{2,4})?\.?$/iu;
/** Which pairs of letters begin a heading, in either case: a look-up that most of a large sheet's cells end at. */
const BEGINNINGS = new Uint8Array(1 << 16);
const pairAt = (text: string): number => (text.charCodeAt(0) << 8) | text.charCodeAt(1);
for (const start of STARTS)
  for (const first of [start[0] ?? '', (start[0] ?? '').toUpperCase()])
    for (const second of [start[1] ?? '', (start[1] ?? '').toUpperCase()])
      BEGINNINGS[pairAt(first + second)] = 1;
const isPlain = (code: number): boolean =>
  (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 191 && code < 256);
/** Letters beyond Latin, digits, signs and what is shorter than two letters are looked at more closely. */
const mayBegin = (text: string): boolean =>
  !isPlain(text.charCodeAt(0)) || !isPlain(text.charCodeAt(1)) || BEGINNINGS[pairAt(text)] === 1;

const shortened = (text: string): string => text.replace(/\([^)]*\)/gu, '');

/** Columns that organisers write two things in, these first. */
const FIRST_OF_TWO: ReadonlySet<RosterField> = new Set<RosterField>([
  'team',
  'player',
  'phone',
  'address',
  'town',
]);

const isField = (text: string): text is RosterField => text in ROSTER_FIELDS;

/** Reads headings as the user has corrected them; every text once, for clubs and teams recur on many rows. */
export function headingReader(choice: SheetChoice | undefined): (text: string) => Reading {
  const known = new Map<string, Reading>();
  const corrected = new Map(
    Object.entries(choice?.columns ?? {}).map(([header, field]) => [headingKey(header), field]),
  );
  const read = (whole: string): Reading => {
    const text = whole.replace(AS_OF, '');
    const key = headingKey(text);
    const chosen = corrected.size > 0 ? corrected.get(headingKey(whole)) : undefined;
    // `ignore` and whatever an older edition wrote: a heading still, but none of ours.
    if (chosen !== undefined)
      return {
        heading: isField(chosen)
          ? { field: chosen, slot: Number(/\d{1,2}$/u.exec(text.trim())?.[0] ?? 0) }
          : null,
        chosen,
        word: true,
      };
    const alone = readHeading(text);
    const plain = meaningsOf(key);
    // `Holdnavn / klub` is the team's name with something more.
    const first = alone || plain || !text.includes('/') ? null : readHeading(text.split('/')[0] ?? '');
    const heading = first && FIRST_OF_TWO.has(first.field) ? first : alone;
    // `Km (én vej)` is a `Km` where it is nothing else.
    const meanings =
      plain ??
      (first?.field === 'team' ? meaningsOf(headingKey(text.split('/')[0] ?? '')) : undefined) ??
      (text.includes('(') ? meaningsOf(headingKey(shortened(text))) : undefined);
    const loose = readLoosely(text);
    return {
      heading: heading ?? loose?.heading ?? null,
      meanings:
        meanings && loose?.meanings
          ? new Map([...loose.meanings, ...meanings])
          : (meanings ?? loose?.meanings),
      word: heading !== null || meanings !== undefined || loose !== null || OTHER_HEADINGS.has(key),
    };
  };
  return (text) => {
    if (text.length > 40) return NOTHING;
    // Most cells are names: two letters tell most of them from headings, and no heading has three digits.
    if (corrected.size === 0 && (!mayBegin(text) || (NO_HEADING.test(text) && !AS_OF.test(text))))
      return NOTHING;
    let reading = known.get(text);
    if (!reading) {
      reading = read(text);
      known.set(text, reading);
    }
    return reading;
  };
}

const SECTION =
  /^(?:(?:\d+|[ivx]+)\.? ?)?(?:damedivision|division|kreds|pulje|række|gruppe|pool|group|pokalturnering|danish open|miniholdturnering|juniorhold|skolehold|dm for klubber)/u;

/** A title such as `2. division` or `Kreds IV`, that divides a list. */
export const isSection = (text: string): boolean => text.length <= 40 && SECTION.test(fold(text));
