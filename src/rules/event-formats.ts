/** The formats of all the events: how many teams or pairs, boards, halves and so on, each with its clause. */

/** What can be asked of an event, by the rulebook's own words. */
export const FORMAT_ITEMS = [
  'hold',
  'par',
  'divisioner',
  'spillere',
  'weekender',
  'kampe',
  'omgange',
  'spil',
  'halvlege',
  'spil pr. halvleg',
  'sektioner',
  'spil pr. sektion',
  'runder',
  'spil pr. runde',
  'puljer',
  'par pr. pulje',
  'skærme',
  'form',
  'for',
] as const;
export type FormatItem = (typeof FORMAT_ITEMS)[number];

export interface FormatValue {
  readonly value: number | string;
  readonly clause: string;
}

export interface EventFormat {
  /** The name, then other names for the same. */
  readonly names: readonly [string, ...string[]];
  readonly items: Partial<Readonly<Record<FormatItem, FormatValue>>>;
}

const is = (value: number | string, clause: string): FormatValue => ({ value, clause });
const ALL = 'alle mod alle';

/** Halves "fordelt på 2 runder (halvlege) a 18 spil". */
const halves = (boards: number, count: number, clause: string): EventFormat['items'] => ({
  spil: is(boards, clause),
  halvlege: is(count, clause),
  'spil pr. halvleg': is(boards / count, clause),
});
const rounds = (boards: number, count: number, clause: string): EventFormat['items'] => ({
  spil: is(boards, clause),
  runder: is(count, clause),
  'spil pr. runde': is(boards / count, clause),
});
const division = (names: EventFormat['names']): EventFormat => ({
  names,
  items: {
    hold: is(12, '322A1'),
    divisioner: is(4, '322A1'),
    form: is(ALL, '322A2'),
    weekender: is(4, '322A2'),
    ...halves(36, 2, '322A4'),
    skærme: is('ja', '322A5'),
  },
});
const womensDivision = (names: EventFormat['names']): EventFormat => ({
  names,
  items: {
    hold: is(10, '325A1'),
    divisioner: is(2, '325A1'),
    form: is(ALL, '325A2'),
    weekender: is(3, '325A2'),
    ...halves(40, 2, '325A4'),
    skærme: is('nej', '325A5'),
  },
});
const semifinal = (name: string, pools: number, clause: string): EventFormat => ({
  names: [`${name}, semifinale`],
  items: {
    par: is(120, '351A1'),
    puljer: is(pools, clause),
    'par pr. pulje': is(120 / pools, clause),
    form: is(`${ALL} i puljen`, '351F1'),
    ...rounds(2 * (120 / pools - 1), 120 / pools - 1, '351F1'),
  },
});
const pairsFinal = (
  name: string,
  final: 'A' | 'B',
  boards: number,
  clause: string,
  items: EventFormat['items'],
): EventFormat => ({
  names: [`${name}, ${final}-finale`],
  items: { ...items, ...rounds(boards, 39, clause) },
});
const A_FINAL = { par: is(40, '351G1'), form: is(ALL, '351G2') };
const B_FINAL = { puljer: is(1, '351H4'), form: is('ikke alle mod alle', '351H4') };
const festivalPairs = (names: EventFormat['names'], boards: number, clause: string): EventFormat => ({
  names,
  items: { spil: is(boards, clause) },
});
const OPEN_PLAYERS = is('op til 6', '362A1');

/** 8 teams start (362B1c), and half of them are out after each match. */
const openKnockout = (name: string, teams: number): EventFormat => ({
  names: [name],
  items: {
    hold: is(teams, '362B1c'),
    ...halves(24, 2, '362B4a'),
    skærme: is('ja', '362B5'),
    spillere: OPEN_PLAYERS,
  },
});

/** In the book's order. */
export const EVENT_FORMATS: readonly EventFormat[] = [
  division(['Divisionsturneringen', 'Divisionsturneringen, grundspil']),
  division(['1. division']),
  division(['2. division']),
  division(['3. division', '3. division Øst', '3. division Vest']),
  {
    names: ['Divisionsturneringen, slutspil', 'Slutspil', 'Slutspillet'],
    items: {
      hold: is(4, '323A1'),
      weekender: is(1, '323A2'),
      ...halves(64, 4, '323A3'),
      sektioner: is(2, '323D1'),
      'spil pr. sektion': is(32, '323D1'),
      skærme: is('ja', '323A4'),
    },
  },
  {
    names: ['Oprykningskamp', 'Oprykningskamp til 2. division'],
    items: {
      hold: is(2, '323F1'),
      ...halves(64, 4, '323F2'),
      sektioner: is(2, '323F4'),
      'spil pr. sektion': is(32, '323F4'),
      skærme: is('ja', '323F3'),
    },
  },
  {
    names: ['Østoprykningsturneringen', 'Oprykningsturneringen', 'Oprykningsturnering øst'],
    items: {
      hold: is(6, '324C2a'),
      form: is(ALL, '324C2b'),
      weekender: is(1, '324C2b'),
      spil: is(24, '324C2c'),
    },
  },
  womensDivision(['Damedivisionsturneringen']),
  womensDivision(['Dame 1. division', '1. division for damehold']),
  womensDivision(['Dame 2. division', '2. division for damehold']),
  { names: ['Omkamp'], items: { hold: is(2, '328A'), ...halves(60, 3, '328A1') } },
  {
    names: [
      'Pokalturneringen',
      'Pokalturneringen til og med ottendedelsfinalen',
      'Pokalturneringen, ottendedelsfinale',
    ],
    items: { form: is('cup', '332A1'), ...rounds(40, 5, '332A2a') },
  },
  {
    names: [
      'Pokalturneringen fra og med kvartfinalen',
      'Pokalturneringen, kvartfinale',
      'Pokalturneringen, semifinale',
      'Pokalturneringen, finale',
    ],
    items: { form: is('cup', '332A1'), ...rounds(48, 6, '332A2b') },
  },
  {
    names: ['DM for klubber'],
    items: {
      form: is(ALL, '342C1'),
      spil: is(12, '342C2'),
      runder: is(1, '342C2'),
      'spil pr. runde': is(12, '342C2'),
      halvlege: is('ingen', '342C2'),
      skærme: is('nej', '342C3'),
      spillere: is(6, '342B3'),
    },
  },
  {
    names: ['DM for juniorhold'],
    items: { form: is('indledende weekender og en finaleweekend', '343B'), for: is('under 25 år', '343A1') },
  },
  {
    names: ['DM for skolehold'],
    items: {
      weekender: is(1, '344B1'),
      form: is('alle mod alle, ellers kvalifikation og finale', '344B2'),
      for: is('ikke fyldt 20 år', '344A1'),
    },
  },
  semifinal('DM for åbent par', 4, '351F1a'),
  pairsFinal('DM for åbent par', 'A', 117, '351G2a', A_FINAL),
  pairsFinal('DM for åbent par', 'B', 117, '351H4a', B_FINAL),
  semifinal('DM for mixed par', 5, '351F1b'),
  pairsFinal('DM for mixed par', 'A', 78, '351G2b', A_FINAL),
  pairsFinal('DM for mixed par', 'B', 78, '351H4b', B_FINAL),
  { names: ['DM for damepar'], items: { par: is(48, '352A1') } },
  { names: ['DM for veteranpar'], items: { par: is(48, '352A1'), for: is('fyldt 60 år', '352A5') } },
  {
    names: ['DM for juniorpar'],
    items: {
      weekender: is(1, '353B1'),
      form: is('alle mod alle, ellers kvalifikation og finale', '353B2'),
      for: is('under 25 år', '353A1'),
    },
  },
  {
    names: ['DM for skolepar'],
    items: {
      weekender: is(1, '354B1'),
      form: is('kvalifikation og finaler i flere rækker', '354B2'),
      for: is('ikke fyldt 20 år', '354A1'),
    },
  },
  {
    names: ['Danish Open, indledende', 'Danish Open, kvalifikation', 'Danish Open, opsamling'],
    items: { skærme: is('nej', '362B5'), spillere: OPEN_PLAYERS },
  },
  openKnockout('Danish Open, kvartfinale', 8),
  openKnockout('Danish Open, semifinale', 4),
  {
    names: ['Danish Open, finale'],
    items: {
      hold: is(2, '362B4b'),
      ...halves(40, 2, '362B4b'),
      skærme: is('ja', '362B5'),
      spillere: OPEN_PLAYERS,
    },
  },
  {
    names: ['Festivalens åbne holdturnering', 'Åben holdturnering'],
    items: {
      form: is('forskudt Monrad', '363B1'),
      kampe: is(12, '363B1'),
      spil: is(8, '363B1'),
      halvlege: is('ingen', '363B1'),
      skærme: is('nej', '363B2'),
      spillere: is('op til 6', '363A2'),
    },
  },
  {
    names: ['Festivalens miniholdturneringer', 'Miniholdturnering', 'Minihold'],
    items: {
      hold: is(8, '364B1'),
      spillere: is(4, '364A2'),
      omgange: is(3, '364B2'),
      kampe: is(12, '364B2'),
      spil: is(8, '364B3'),
      halvlege: is('ingen', '364B3'),
      skærme: is('nej', '364B4'),
      for: is('klubspillere', '364A1'),
    },
  },
  festivalPairs(['Bronze', 'Bronzeturnering'], 28, '365B1'),
  { names: ['Bronze B'], items: { spil: is(28, '365B1'), for: is('klubspillere', '365A1') } },
  festivalPairs(['Sølv', 'Sølvturnering'], 42, '365B2'),
  festivalPairs(['Guld', 'Guldturnering'], 57, '365B3'),
];
