/** The words around the functions in docs/funktioner.md and docs/functions.md. */

/** The book's chapters, each with its first and last §; what belongs to several comes last. */
export const chapters = [
  { from: 301, to: 308, da: 'Generelle bestemmelser', en: 'General rules' },
  {
    from: 321,
    to: 328,
    da: 'Divisionsturneringen og Damedivisionsturneringen',
    en: "Divisionsturneringen and Damedivisionsturneringen (the national and the women's league)",
  },
  { from: 331, to: 334, da: 'Pokalturneringen', en: 'Pokalturneringen (the cup)' },
  { from: 341, to: 344, da: 'Klubber, juniorhold og skolehold', en: 'Clubs, junior teams and school teams' },
  { from: 351, to: 354, da: 'Parmesterskaber', en: 'Pairs championships' },
  { from: 361, to: 365, da: 'Dansk Bridgefestival', en: 'The Danish Bridge Festival' },
];

export const words = {
  da: {
    file: 'docs/funktioner.md',
    title: 'Funktionerne',
    intro: [
      'Alle funktioner i tilføjelsesprogrammet med et eksempel på hver, skrevet som i en dansk Excel: `;` mellem argumenterne og decimalkomma. Navnene i eksemplerne er opdigtede.',
      'Et argument, der ikke er markeret som nødvendigt, kan udelades eller stå tomt. Hvor der kan gives én celle, kan der også gives et område: se [håndbogen](haandbog.md).',
      'Denne side er skrevet af `npm run docs` ud fra funktionernes egne beskrivelser; ret dem og ikke siden.',
    ],
    overview: ['Funktion', 'Hvad den giver'],
    parameters: ['Argument', 'Nødvendigt', 'Betydning'],
    required: 'ja',
    others: 'På tværs af kapitlerne',
    cells: 'Med disse celler',
    sheet: (/** @type {string} */ name) => `På arket _${name}_ i eksempelmappen (\`npm run sample\`)`,
    gives: 'giver',
    more: (/** @type {number} */ rows) => `… og ${rows} rækker til`,
    yes: 'SAND',
    no: 'FALSK',
  },
  en: {
    file: 'docs/functions.md',
    title: 'The functions',
    intro: [
      'All functions of the add-in with an example of each, as an English Excel writes them: `,` between the arguments and a decimal point. [Danish notation](funktioner.md) has `;` and a decimal comma. The names in the examples are made up.',
      'An argument that is not marked as required can be left out or stand blank. Where one cell can be given, so can a range: see the [handbook](handbook.md).',
      "This page is written by `npm run docs` from the functions' own descriptions; change those and not the page.",
    ],
    overview: ['Function', 'What it gives'],
    parameters: ['Argument', 'Required', 'Meaning'],
    required: 'yes',
    others: 'Across the chapters',
    cells: 'With these cells',
    sheet: (/** @type {string} */ name) =>
      `On the sheet _${name}_ of the sample workbook (\`npm run sample\`)`,
    gives: 'gives',
    more: (/** @type {number} */ rows) => `… and ${rows} more rows`,
    yes: 'TRUE',
    no: 'FALSE',
  },
};
