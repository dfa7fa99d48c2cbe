/** Headings that say what a known one says in other words: `Sidste frist`, `Dato modtaget`, `Home IMPs`, `KP hj.` */
import { meaningsOf, KIND_HEADING_KEYS, type AnyKind, type Meanings } from './kinds';
import { readHeading, ROSTER_FIELDS, ROSTER_HEADING_KEYS, type Heading } from './roster-fields';

/** Words and short forms that stand for others. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    h: 'hjemme',
    hj: 'hjemme',
    hjemmeholdets: 'hjemme',
    u: 'ude',
    udeholdets: 'ude',
    pl: 'plads',
    plac: 'placering',
    godk: 'godkendt',
    modt: 'modtaget',
    afl: 'afleveret',
    indb: 'indberettet',
    div: 'division',
    antl: 'antal',
    takst: 'sats',
    afregning: 'refusion',
    refusioner: 'refusion',
    kilometer: 'km',
    kilometre: 'km',
    kilometres: 'km',
    overnatninger: 'overnatning',
    spilles: 'spillet',
    udbetalte: 'udbetalt',
    indbetalte: 'indbetalt',
    mindstebeløb: 'minimumsbeløb',
    mindste: 'minimum',
    holdets: 'hold',
    spillerens: 'spiller',
    sp: 'spiller',
    sponsorens: 'sponsor',
    klubbens: 'klub',
    parrets: 'par',
    distriktets: 'distrikt',
    makkerpar: 'par',
    makkerparret: 'par',
    modstanderens: 'modstander',
    toll: 'tolls',
    imps: 'imp',
    vps: 'vp',
    victorypoint: 'vp',
    medlem: 'medlems',
    nummer: 'nr',
    number: 'no',
  }),
);
/** Words that count: a heading that is left without them is one of numbers. */
const COUNTS = new Set('antal i alt ialt total totalt samlet samlede sum kr dkk'.split(' '));
/** Words that change nothing else. */
const FILLERS = new Set(
  (
    'den dato date dag for af til pr per evt ca sidste last seneste navn name kampen kamp officiel official resultat ' +
    'result tur retur round trip stk ved på the of in on at'
  ).split(' '),
);

const MOST_WORDS = 5;
const MOST_ORDERED = 4;

interface Beginnings {
  readonly begins: ReadonlySet<string>;
  /** What the number of a player may stand behind: `spiller`, `dbfnr`, `dbfnrforspiller`. */
  readonly numbered: ReadonlySet<string>;
}

let known: Beginnings | null = null;
function beginnings(): Beginnings {
  if (known) return known;
  const numbers = ['number', ...ROSTER_FIELDS.number];
  const players = ['player', ...ROSTER_FIELDS.player];
  const numbered = new Set([...numbers, ...players]);
  for (const number of [...numbers, 'player'])
    for (const of of ['', 'på', 'for', 'of'])
      for (const player of ['spiller', 'player']) numbered.add(number + of + player);
  const begins = new Set<string>();
  for (const key of [...KIND_HEADING_KEYS, ...ROSTER_HEADING_KEYS, ...numbered])
    for (let end = 1; end <= key.length; end += 1) begins.add(key.slice(0, end));
  return (known = { begins, numbered });
}

/** Whether a heading may begin so: a sheet's names do not. */
function mayBegin(key: string): boolean {
  const { begins, numbered } = beginnings();
  if (begins.has(key)) return true;
  const [, base = ''] = /^(\D+)\d{1,2}\D*$/u.exec(key) ?? [];
  return numbered.has(base);
}

/** The words in every order that may be a heading, written as one. */
function* ordersOf(words: readonly string[], before = ''): Generator<string> {
  if (words.length === 0) yield before;
  for (const [at, word] of words.entries())
    if (mayBegin(before + word))
      yield* ordersOf([...words.slice(0, at), ...words.slice(at + 1)], before + word);
}

export interface LooseReading {
  readonly heading: Heading | null;
  readonly meanings?: Meanings | undefined;
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'score']);

/** The fields among meanings that hold numbers. */
function numbersAmong(meanings: Meanings | undefined): Meanings | undefined {
  const kept = new Map<AnyKind, readonly string[]>();
  for (const [kind, fields] of meanings ?? []) {
    const numbers = fields.filter((field) => NUMBERS.has(kind.fields[field]?.type ?? ''));
    if (numbers.length > 0) kept.set(kind, numbers);
  }
  return kept.size > 0 ? kept : undefined;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => SAME.get(word) ?? word);

/** What a text that is no heading as it stands says as one; null where it says nothing. */
export function readLoosely(text: string): LooseReading | null {
  const words = wordsOf(text.replace(/\([^)]*\)/gu, ' '));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const uncounted = words.filter((word) => !COUNTS.has(word));
  const counts = uncounted.length < words.length;
  // What one kind of sheet calls `Modtaget dato` is `Modtaget` in another: each kind goes by the most of the words.
  const found = new Map<AnyKind, readonly string[]>();
  let heading: Heading | null = null;
  for (const some of [words, uncounted, uncounted.filter((word) => !FILLERS.has(word))]) {
    if (some.length === 0 || some.length > MOST_ORDERED) continue;
    for (const key of ordersOf(some)) {
      const all = meaningsOf(key);
      for (const [kind, fields] of (counts && some !== words ? numbersAmong(all) : all) ?? [])
        if (!found.has(kind)) found.set(kind, fields);
      if (!counts) heading ??= readHeading(key);
    }
  }
  return heading || found.size > 0 ? { heading, meanings: found.size > 0 ? found : undefined } : null;
}

/** The first two letters of words that may stand before a known heading. */
export const LOOSE_STARTS: readonly string[] = [...SAME.keys(), ...COUNTS, ...FILLERS].map((word) =>
  word.slice(0, 2),
);
