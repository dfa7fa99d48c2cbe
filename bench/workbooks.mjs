// Workbooks to check.

/** @type {(string | number)[][]} */
export const roster = [['Hold', 'Spiller', 'Medlemsnr', 'Klub', 'Distrikt']];
for (let i = 0; i < 10_000; i++)
  roster.push([
    `Hold ${Math.floor(i / 5)}`,
    `Spiller Nr ${i}`,
    10_000 + i,
    `Klub ${i % 90}`,
    `Distrikt ${i % 11}`,
  ]);

/**
 * A workbook as an organiser's: rosters, matches, refunds, addresses and accounts, 2000 rows a sheet.
 * @param {number} sheets
 */
export function workbook(sheets) {
  /** @type {((row: number, sheet: number) => (string | number)[])[]} */
  const kinds = [
    (i, s) => [
      `Hold ${s}-${i >> 2}`,
      `Spiller Nr${s} ${i}`,
      10_000 + s * 2000 + i,
      i % 9 ? 'spiller' : 'kaptajn',
      i % 4 ? '' : 'Odense',
      'ja',
    ],
    (i, s) => {
      // Everybody meets everybody, twelve teams at a time: 11 rounds of 6.
      const [group, match] = [Math.floor(i / 66), i % 66];
      const [round, pair] = [Math.floor(match / 6), match % 6];
      const place = (/** @type {number} */ n) => (n === 11 ? 11 : (n + round) % 11);
      const team = (/** @type {number} */ n) => `Hold ${s}-${group}-${place(n)}`;
      const won = (i * 7) % 16;
      const year = 1990 + group;
      const season = `${year}/${year + 1}`;
      return [
        season,
        `${1 + (Math.floor(s / 5) % 3)}. division`,
        round + 1,
        team(pair),
        team(11 - pair),
        20 + won,
        '20',
        15 + won,
        15 - won,
        36,
      ];
    },
    (i) => {
      const km = (i * 37) % 600;
      const tolls = i % 3 ? 0 : 470;
      return [
        `Hold ${i}`,
        km,
        '3,47',
        tolls || '',
        Math.max(0, Math.round((km - 200) * 347 + tolls * 100) / 100),
      ];
    },
    (i) => [`Navn ${i}`, `Vej ${i}`, 1000 + (i % 9000), `By ${i % 300}`, `mail${i}@eksempel.dk`, 39_000 + i],
    (i) => [39_000 + (i % 365), `Bilag ${i}`, `Køb af kort og kaffe nr. ${i}`, -((i * 17) % 3000), ''],
  ];
  const headings = [
    ['Hold', 'Spiller', 'DBF-nr.', 'Rolle', 'Hjemby', 'Medlem'],
    [
      'Sæson',
      'Division',
      'Runde',
      'Hjemmehold',
      'Udehold',
      'IMP hjemme',
      'IMP ude',
      'KP hjemme',
      'KP ude',
      'Spil',
    ],
    ['Hold', 'Km', 'Sats', 'Bro/færge', 'Refusion'],
    ['Navn', 'Adresse', 'Postnr.', 'By', 'E-mail', 'Født'],
    ['Dato', 'Bilag', 'Tekst', 'Beløb', 'Saldo'],
  ];
  const titles = [
    'Divisionsturneringen 2008/09',
    'Divisionsturneringen, arkiv',
    'Pokalturneringen',
    'Medlemsliste',
    'Regnskab',
  ];
  return Array.from({ length: sheets }, (_, s) => {
    const kind = s % kinds.length;
    const width = headings[kind]?.length ?? 0;
    const pad = (/** @type {(string | number)[]} */ cells) => [
      ...cells,
      ...new Array(width - cells.length).fill(''),
    ];
    return {
      id: String(s),
      name: `Ark${s}`,
      visibility: 'visible',
      top: 0,
      left: 0,
      values: [
        pad([titles[kind] ?? '']),
        pad([]),
        headings[kind] ?? [],
        ...Array.from({ length: 2000 }, (_, i) => kinds[kind]?.(i, s) ?? []),
      ],
    };
  });
}

/**
 * @param {string} id
 * @param {string} name
 * @param {(string | number | boolean)[][]} values
 */
export const sheetOf = (id, name, values) => ({ id, name, visibility: 'visible', top: 0, left: 0, values });

/** Headings of every kind of sheet, as far as the alphabet of them goes. */
const WORDS = [
  'Hold',
  'Spiller',
  'Runde',
  'Kamp',
  'IMP',
  'KP',
  'Distrikt',
  'Dato',
  'Km',
  'Plads',
  'Klub',
  'Par',
];

/** Sheets as nobody makes them on purpose. */
export function oddSheets() {
  const words = (/** @type {number} */ rows, /** @type {number} */ columns, gap = 0) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) =>
        gap && column % gap === gap - 1 ? '' : (WORDS[(row + column) % WORDS.length] ?? ''),
      ),
    );
  const alone = (/** @type {(string | number | boolean)[][]} */ values) => [sheetOf('1', 'Ark1', values)];
  return {
    '2000 columns of headings, 60 rows': alone(words(60, 2000)),
    'the same with gaps': alone(words(60, 2000, 3)),
    '667 lists of players without teams, side by side, 60 times': alone(
      Array.from({ length: 60 }, () =>
        Array.from({ length: 2000 }, (_, column) => ['Spiller', 'DBF-nr.', ''][column % 3] ?? ''),
      ),
    ),
    '60 000 rows of headings': alone(words(60_000, 3)),
    '2000 columns of names over names, 60 rows': alone(
      Array.from({ length: 60 }, (_, row) =>
        Array.from({ length: 2000 }, (_, column) => `Navn ${row === 0 ? column : row}`),
      ),
    ),
    '20 000 rows of lone texts': alone(
      Array.from({ length: 20_000 }, (_, row) => [row % 3 ? `Række ${row}` : '', '', '']),
    ),
  };
}
