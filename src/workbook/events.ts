import { headingKey } from './roster-fields';

/** The tournaments of the rulebook. */
export const EVENTS = [
  'division',
  'women',
  'qualifier',
  'cup',
  'clubs-district',
  'clubs',
  'junior',
  'school',
  'danish-open',
  'festival',
  'mini',
  'open-pairs',
  'mixed-pairs',
  'women-pairs',
  'veteran-pairs',
  'junior-pairs',
  'school-pairs',
] as const;

export type EventName = (typeof EVENTS)[number];

/** From the most telling word to the least: a Damedivision is also a division. */
const WORDS: readonly (readonly [RegExp, EventName])[] = [
  [/åbentpar|åbneparturnering|openpairs/u, 'open-pairs'],
  [/mixedpar|mixpar/u, 'mixed-pairs'],
  [/damepar|kvindepar|womenspairs|ladiespairs/u, 'women-pairs'],
  [/veteranpar|seniorpairs|veteranspairs/u, 'veteran-pairs'],
  [/juniorpar|juniorspairs/u, 'junior-pairs'],
  [/skolepar|schoolpairs/u, 'school-pairs'],
  [/damedivision|kvindedivision|womensdivision/u, 'women'],
  [/danishopen/u, 'danish-open'],
  [/minihold|miniteam/u, 'mini'],
  [/(?<!musik|film|jazz|rock|folke|teater|roskilde|øl|mad|vin)festival/u, 'festival'],
  [/juniorhold|juniorteam/u, 'junior'],
  [/skolehold|schoolteam/u, 'school'],
  [/pokal|cuptournament/u, 'cup'],
  [/distriktsmesterskab/u, 'clubs-district'],
  [/klubmesterskab|dmforklubber|clubchampionship/u, 'clubs'],
  [/division/u, 'division'],
];

/** The event that a text names, or null. */
export function eventIn(text: string): EventName | null {
  const key = headingKey(text);
  return WORDS.find(([word]) => word.test(key))?.[1] ?? null;
}

const QUALIFIER =
  /(?<!\p{L})(?:kval(?:ifikation\p{L}*|\.)?|oprykning(?:sturnering\p{L}*)?|qualif\p{L}*)(?!\p{L})/u;

/** The event of a list of teams: § 324's qualifiers to the 3rd division are no part of the division tournament. */
export function rosterEvent(event: EventName | null, about: string): EventName | null {
  if (event === 'division') return QUALIFIER.test(about) ? 'qualifier' : event;
  return event === null && QUALIFIER.test(about) && /(?<!\p{L})kreds(?!\p{L})/u.test(about)
    ? 'qualifier'
    : event;
}

/** Events of pairs: what holds for teams does not hold for them. */
export const isPairs = (event: EventName | null): boolean => event?.endsWith('-pairs') ?? false;

export const isEvent = (text: string | undefined): text is EventName => EVENTS.includes(text as EventName);
