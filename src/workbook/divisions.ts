/** Which division of its tournament a team is in, by what stands above it or in its column. */
import { fold } from './folding';

export interface Division {
  /** 1 is the highest. A qualifier stands below the last division. */
  readonly level: number;
  readonly side: 'east' | 'west' | null;
}

/** The level of a qualifier, below every division. */
export const QUALIFIER_LEVEL = 4;
const QUALIFIER = /(?<!\p{L})(?:dame)?kval/u;
const BEFORE = /(?<![\p{L}\d])([123])(?:\.|st|nd|rd)? ?(?:dame|herre)?div(?:ision(?:en|s)?)?(?!\p{L})/gu;
const AFTER = /(?<!\p{L})(?:dame|herre)?div(?:ision)?\.? ?([123])(?!\d)/gu;
/** `1. og 2. division` */
const SEVERAL = /(?<!\d)[123]\.? ?(?:og|and|[-–/&,]) ?[123]\.? ?(?:dame|herre)?div/u;
/** A column that is headed `Division` needs no more than the number. */
const BARE = /^([123])\.?(?: |$|(?=[øv]))/u;
const EAST = /(?<!\p{L})(?:øst|ø|east)(?!\p{L})/u;
const WEST = /(?<!\p{L})(?:vest|v|west)(?!\p{L})/u;

/** The division that a text names; null where it names none, or several. `column`: the text is a division's cell. */
export function divisionIn(text: string, column = false): Division | null {
  const plain = fold(text);
  const levels = new Set(
    [...plain.matchAll(BEFORE), ...plain.matchAll(AFTER)].map(([, digit]) => Number(digit)),
  );
  // `Kvalifikation til 2. division` is below it.
  if (!column && QUALIFIER.test(plain)) return { level: QUALIFIER_LEVEL, side: null };
  const bare = column && levels.size === 0 ? BARE.exec(plain)?.[1] : undefined;
  if (bare !== undefined) levels.add(Number(bare));
  if (levels.size === 0 && QUALIFIER.test(plain)) levels.add(QUALIFIER_LEVEL);
  const [level] = levels;
  if (level === undefined || levels.size > 1 || SEVERAL.test(plain)) return null;
  const rest = column ? plain.replace(/^\d\.?/u, '') : plain;
  const [east, west] = [EAST.test(rest), WEST.test(rest)];
  return { level, side: level !== 3 || east === west ? null : east ? 'east' : 'west' };
}
