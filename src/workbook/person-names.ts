/** Names of persons and member numbers, as they are compared; messages keep what stands in the sheet. */
import { fold } from './folding';

/** Words before a name that are no part of it. None of them is a first name; `Provst` and `Major` are surnames. */
const POLITE = new Set(
  (
    'hr fru frk frøken mr mrs ms miss dr doktor prof professor lektor adjunkt advokat overlæge speciallæge læge ' +
    'tandlæge dyrlæge civilingeniør ingeniør direktør arkitekt dommer revisor skoleinspektør lrs hrs'
  ).split(' '),
);
/** Degrees before or behind a name: `cand.jur.`, `dr. med.`, `ph.d.` */
const DEGREE =
  '(?:(?:cand|dr|lic|mag|stud|bac)\\. ?(?:agro|art|geom|hort|it|jur|ling|mag|med|merc|odont|oecon|phil|pharm|polit|' +
  'psych|pæd|scient|silv|soc|tech|techn|theol|vet)\\.?(?: ?(?:adm|bibl|med|oecon|pol|san|soc|vet)\\.?)?|' +
  'ph\\.? ?d\\.?|m\\.d\\.|[bm]\\.? ?sc\\.?|mba)';
const DEGREE_BEFORE = new RegExp(`^${DEGREE}(?= )`, 'u');
const DEGREE_BEHIND = new RegExp(` ${DEGREE}$`, 'u');
const ONLY_TITLE = new RegExp(`^(?:${DEGREE}|(?:${[...POLITE].join('|')})\\.?)$`, 'u');
/** What somebody is to the team, behind the name: `Bo Hansen (K)`, `Bo Hansen, kaptajn`, `Bo Hansen - reserve`. */
const PART =
  '(?:ikke-? ?spillende )?(?:hold)?kaptajn|(?:non-? ?playing )?captain|npc|reserve|substitut|substitute|udtrådt|udgået';
const PART_BEHIND = new RegExp(`(?:\\s+[-–—]|,|:)\\s*(${PART})\\.?$`, 'iu');

/** What stands behind a name of the person's part in the team; blank where nothing does. */
export const partBehind = (name: string): string =>
  !/[(,:–—]| -/u.test(name) ? '' : (/\(([^)]*)\)\s*$/u.exec(name)?.[1] ?? PART_BEHIND.exec(name)?.[1] ?? '');

/** `H.C.` and `H. C.` are the same initials. */
const INITIAL = /(?<!\p{L})(\p{L})\.\s*/gu;

/** A text without the title that it begins with. */
function afterTitle(text: string): string {
  const [, word = '', rest = ''] = /^(\p{L}+)(?:\. ?| )(.+)$/u.exec(text) ?? [];
  return POLITE.has(word) ? rest : text;
}

/** A name without its titles, save where they are needed to tell `Fru Hansen` from `Hr. Hansen`. */
function withoutTitles(name: string): string {
  let bare = name;
  for (;;) {
    const shorter = afterTitle(bare.replace(DEGREE_BEFORE, '').replace(DEGREE_BEHIND, '').trim());
    if (shorter === bare || !/\S[ .]\S/u.test(shorter)) return bare;
    bare = shorter;
  }
}

/** A folded name with its first name first: `hansen, bo (k)` and `hr. bo hansen, cand.jur.` are bo hansen. */
function nameIn(key: string): string {
  const plain = key
    .replace(/\s*\([^)]*\)\s*$/u, '')
    .replace(/\s*\*+$/u, '')
    .replace(PART_BEHIND, '');
  const parts = plain.split(',').map((part) => part.trim());
  const [first = '', second = '', ...more] = parts
    .filter((part) => !ONLY_TITLE.test(part))
    .map(withoutTitles);
  if (second === '') return parts.length === 1 || first.includes(' ') ? first : plain;
  if (more.length > 0 || first === '') return plain;
  // `Dr. Hansen, Ole`: with a name on either side of the comma one word of each is enough.
  return `${afterTitle(second)} ${afterTitle(first)}`;
}

/** The form in which two names are the same person's: folded, first name first, without titles. */
export function personKey(text: string): string {
  const key = fold(text);
  // Most names have nothing of all that.
  if (!/[.,(*:]| [-–—] |sc$|phd$|mba$/u.test(key) && !POLITE.has(key.slice(0, Math.max(0, key.indexOf(' ')))))
    return key;
  return nameIn(key).replace(INITIAL, '$1 ').trim();
}

/** What stands before or behind a member number that is no part of it. */
const NUMBER_WORDS = /^(?:dbf|medl(?:ems?)?)?[-. ]*(?:nr|no|nummer)?[.: #]*(?=\d)/iu;

/** A member number without spaces, full stops, hyphens and leading zeros. */
export const memberNumber = (text: string): string =>
  /^[1-9]\d*$/.test(text)
    ? text
    : text
        .replace(NUMBER_WORDS, '')
        .replace(/[\s.-]/gu, '')
        .replace(/^0+/u, '');
