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
  [/åben(?:t|e)?par|åbneparturnering|openpairs/u, 'open-pairs'],
  [/mixe?d?pa(?:r|irs)/u, 'mixed-pairs'],
  [/damepar|kvindepar|(?:womens?|ladies)pairs/u, 'women-pairs'],
  [/veteranpar|seniorpar|(?:senior|veteran)s?pairs/u, 'veteran-pairs'],
  [/juniorpar|juniors?pairs/u, 'junior-pairs'],
  [/skolepar|schools?pairs/u, 'school-pairs'],
  // Also `Dame 1. division` and `Divisionsturneringen for damer`.
  [
    /(?:dame|kvinde)r?(?:nes)?\d?division|(?:womens?|ladies)\d?(?:st|nd)?division|division\p{L}*for(?:damer|kvinder)|(?:dame|kvinde)r?(?:nes)?kval/u,
    'women',
  ],
  [/danishopen/u, 'danish-open'],
  [/minihold|miniteam/u, 'mini'],
  [/(?<!musik|film|jazz|rock|folke|teater|roskilde|øl|mad|vin)festival/u, 'festival'],
  [/juniorhold|juniorteam/u, 'junior'],
  [/skolehold|schoolteam/u, 'school'],
  [
    /pokal|cuptournament|(?:danish|bridge|dbf)cup|^(?:the)?cup(?:round|roster|entries|entry|teams|draw|matches|\d|$)/u,
    'cup',
  ],
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
