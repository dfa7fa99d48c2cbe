/** Which division and which season a table is about, by what stands in it and above it. */
import type { Pyramid, Source } from '../../rules/next-season-tables';
import type { EventName } from '../../workbook/events';
import { fold } from '../../workbook/folding';

export type LeagueEvent = 'division' | 'women';

export const LEAGUE = ['division', 'women'] as const satisfies readonly LeagueEvent[];

export const isLeague = (event: EventName | null): event is LeagueEvent =>
  event === 'division' || event === 'women';

const OF_DIVISION = /kreds\.? ?(?:ii|iv|2|4)(?!\p{L})|oprykningsturnering|østoprykning/u;

/** The tournament that a table counts in; the qualifiers of § 324 count in the Divisionsturnering. */
export function leagueEvent(event: EventName | null, about: string): LeagueEvent | null {
  if (isLeague(event)) return event;
  return event === 'qualifier' || (event === null && OF_DIVISION.test(about)) ? 'division' : null;
}

export const pyramidOf = (event: LeagueEvent): Pyramid => (event === 'division' ? 'open' : 'women');

/** A table of § 322-325; `3` is a 3rd division without East or West. */
export type NamedSource = Source | '3';

/** `1. division`, `1. damedivision`, `2. div.`, `Division 2`, `Divisionsturneringen 2`, `1d`, `3. Øst`, `3Ø`. */
const LEVEL =
  /(?<![\d/-])([123])\.? ?(?:dame(?:r(?:nes)?)?[ -]?)?(?:division|div\b|d\b)|(?:division(?:sturneringen)?|div\.?) ?([123])(?![\d.])|(?<![\d/-])(3)\.? ?(?=øst|vest|[øv](?![\p{L}\d]))/gu;
const EAST = /øst|\beast\b|3\.? ?ø(?!\p{L})/u;
const WEST = /vest|\bwest\b|3\.? ?v(?!\p{L})/u;
const QUALIFIER = /kval|oprykningsturnering|oprykningsspil|østoprykning/u;

/** Whether a text is about a qualifier, whose terms are its organisers' own. */
export const isQualifier = (words: string): boolean => /kval|qualif/u.test(fold(words));

/** The table that a text names; null where it names none, or several. */
export function sourceIn(words: string, event: LeagueEvent): NamedSource | null {
  const text = fold(words);
  if (event === 'women') {
    if (QUALIFIER.test(text)) return 'Q';
  } else if (QUALIFIER.test(text) || /^kreds (?:ii|iv|2|4)$/u.test(text)) {
    if (/kreds\.? ?(?:iv|4)\b/u.test(text)) return 'K4';
    if (/kreds\.? ?(?:ii|2)\b/u.test(text)) return 'K2';
    return /øst/u.test(text) ? 'E' : /vest/u.test(text) ? 'K4' : null;
  }
  const found = new Set<NamedSource>();
  for (const [, before, after, sided] of text.matchAll(LEVEL)) {
    const level = before ?? after ?? sided;
    if (level === '3') {
      const [east, west] = [EAST.test(text), WEST.test(text)];
      found.add(east === west ? '3' : east ? '3E' : '3W');
    } else found.add(level === '1' ? '1' : '2');
  }
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** The nearest title that names a table counts: `about` has the sheet's name first and the nearest title last. */
export function sourceAbout(about: string, event: LeagueEvent): NamedSource | null {
  for (const part of about.split(' | ').reverse()) {
    const source = sourceIn(part, event);
    if (source) return source;
  }
  return null;
}

/** A season by its words: of the year of its 1 January, or, where it names no year, as it stands to the present one; null says nothing. */
export type SeasonTag = number | 'last' | 'next' | null;

const YEARS = /(?<!\d)(?:20)?(\d\d) ?[/–-] ?(?:20)?(\d\d)(?!\d)/gu;

/** Whether a text says that it is about the season before the present one. */
export const saysLast = (words: string): boolean =>
  /sidste|forrige|foregående|previous|last (?:season|year)/u.test(words);

export function seasonTag(words: string): SeasonTag {
  const years = new Set<number>();
  for (const [whole, first, second] of words.matchAll(YEARS))
    if ((/20\d\d/u.test(whole) || whole.includes('/')) && Number(second) === Number(first) + 1)
      years.add(2000 + Number(second));
  const [year] = years;
  if (years.size === 1 && year !== undefined) return year;
  if (saysLast(words)) return 'last';
  return /næste|kommende|ny sæson|next season/u.test(words) ? 'next' : null;
}
