/** Whatever stands in a workbook, the check answers, and answers alike where nothing that matters differs. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { checkWorkbook } from '../../src/checks/check-workbook';
import { clauseText, findingText, reasonText } from './wording';
import type { CheckReport } from '../../src/checks/finding';
import { EVENTS } from '../../src/workbook/events';
import { KINDS } from '../../src/workbook/kinds';
import { ROSTER_FIELDS } from '../../src/workbook/roster-fields';
import type { CellValue, SheetSnapshot } from '../../src/workbook/snapshot';
import { sheetOf, type Cells } from './checking';

interface Page {
  readonly name: string;
  readonly cells: Cells;
}

function check(pages: readonly Page[], top = 0, left = 0): CheckReport {
  const run = checkWorkbook({
    sheets: pages.map(({ name, cells }): SheetSnapshot => ({
      id: name,
      name,
      visibility: 'visible',
      top,
      left,
      values: sheetOf(cells),
    })),
    choices: {},
    season: 2009,
    today: 39_850,
    rate: 3.47,
  });
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

const TITLES = [
  'Divisionsturneringen 2008/09, 2. division Øst',
  'Damedivisionsturneringen',
  'Damedivision 1',
  'Kvalifikation til 3. division',
  'Pokalturneringen 2008/09',
  'DM for klubber',
  'Distriktsmesterskab for klubber',
  'Junior holdturnering, DM for juniorhold',
  'DM for skolehold',
  'DM for åbent par: semifinale',
  'DM for åbent par - A-finale 2009',
  'DM for mixed par',
  'DM for damepar',
  'DM for veteranpar',
  'Danish Open',
  'Festivalens holdturnering',
  'Miniholdturnering',
  'Næste sæson',
  'Krydstabel',
  'Lodtrækning',
  'Vakancer',
  'Ark1',
];

const VALUES: readonly CellValue[] = [
  ...['Nord', 'Nord 1', 'Syd', 'Odense', 'Odense 2', 'Ribe', 'Skive', 'Es', 'Bo Dam', 'Ea Lund', 'Ib Friis'],
  ...['Dam, Bo', 'Bo Dam / Ea Lund', 'Bo Dam - Ea Lund', 'Kai Vang (K)', 'bo@dam.dk', 'Fyn', 'Vestjylland'],
  ...['ja', 'nej', 'x', '-', '?', 'afbud', 'mester', 'UK', 'substitut', 'kaptajn', 'ikke-spillende kaptajn'],
  ...[
    'udtrådt',
    '1. division',
    '2. division Øst',
    '3. div.',
    'Kreds IV',
    'semifinale',
    'kvartfinale',
    'finale',
  ],
  ...['54-21', '54 - 21', '2 x 18', '12.30', '14/2', '14-02-2009', '1. februar 2009', '31-12-2008', '9999'],
  ...['#N/A', '#I/T', '#REF!', '#DIVISION/0!', '12,5', '1.234', '1.234,5', '-3', '500 km', 'ca. 20', 'I alt'],
  ...[
    'Vest',
    'Øst',
    'Grønt kort',
    'Brunt',
    'bye',
    'oversidder',
    '2008/09',
    '__proto__',
    'constructor',
    ' ',
    '0',
  ],
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24, 25, 30, 32, 40, 48, 60, 65, 100, 200, 500, 1001, 2008, 2009],
  ...[-1, 0.5, 3.47, 1e21, -1e-9, 39_448, 39_814, 39_858.5, 0.5625, 30.000000000000004, true, false],
];

const HEADINGS = [
  ...new Set([
    ...Object.keys(ROSTER_FIELDS).flatMap((field) => ROSTER_FIELDS[field as keyof typeof ROSTER_FIELDS]),
    ...KINDS.flatMap(({ fields }) => Object.values(fields).flatMap(({ headings }) => headings)),
    ...['Spiller 1', 'Spiller 2', 'Spiller 3', 'Spiller 4', 'Hold\nnr.', 'Holdnavn / klub', '§', 'toString'],
  ]),
];

const value = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<CellValue>(...VALUES) },
  { weight: 3, arbitrary: fc.constant<CellValue>('') },
  { weight: 1, arbitrary: fc.oneof(fc.string({ maxLength: 12 }), fc.double({ noNaN: true }), fc.integer()) },
);

/** Anything anywhere. */
const chaos: fc.Arbitrary<Cells> = fc.array(
  fc.array(
    fc.oneof(
      { weight: 2, arbitrary: value },
      { weight: 1, arbitrary: fc.constantFrom<CellValue>(...HEADINGS) },
      { weight: 1, arbitrary: fc.constantFrom<CellValue>(...TITLES) },
    ),
    { maxLength: 9 },
  ),
  { maxLength: 14 },
);

/** The headings of one kind of sheet, most of them, with anything below. */
const table: fc.Arbitrary<Cells> = fc
  .constantFrom(
    Object.values(ROSTER_FIELDS).map(([heading]) => heading as string),
    ['hold', 'spiller1', 'spiller2', 'spiller3', 'spiller4', 'dbfnr1', 'kaptajn', 'division'],
    ...KINDS.map(({ fields }) => Object.values(fields).flatMap(({ headings }) => headings.slice(0, 1))),
  )
  .chain((all) => fc.shuffledSubarray(all, { minLength: Math.min(2, all.length) }))
  .chain((headings) =>
    fc.tuple(
      fc.constantFrom(...TITLES),
      fc.constant(headings),
      fc.array(fc.array(value, { minLength: headings.length, maxLength: headings.length }), {
        maxLength: 12,
      }),
    ),
  )
  .map(([title, headings, rows]) => [[title], headings, ...rows]);

/** Teams against each other. */
const cross: fc.Arbitrary<Cells> = fc
  .tuple(
    fc.constantFrom(...TITLES),
    fc.integer({ min: 4, max: 6 }),
    fc.array(value, { minLength: 36, maxLength: 36 }),
  )
  .map(([title, n, results]) => {
    const teams = ['Nord', 'Syd', 'Odense', 'Ribe', 'Skive', 'Es'].slice(0, n);
    return [
      [title],
      ['Hold', ...teams],
      ...teams.map((team, i) => [team, ...teams.map((_, j) => (i === j ? 'x' : (results[i * 6 + j] ?? '')))]),
    ];
  });

const cells = fc.oneof(
  { weight: 1, arbitrary: chaos },
  { weight: 4, arbitrary: table },
  { weight: 1, arbitrary: cross },
  { weight: 1, arbitrary: fc.tuple(table, table).map(([a, b]) => [...a, [], ...b]) },
);
const workbook: fc.Arbitrary<Page[]> = fc
  .array(fc.tuple(fc.constantFrom(...TITLES, ...EVENTS), cells), { minLength: 1, maxLength: 4 })
  .map((pages) => pages.map(([name, one], i) => ({ name: `${name} (${i + 1})`, cells: one })));

/** What a user reads of a report. */
const told = ({ findings, sheets }: CheckReport): string[] =>
  (['da', 'en'] as const).flatMap((language) => [
    ...findings.map((finding) => findingText(finding, language)),
    ...findings.map(({ rule }) => clauseText(rule, language)),
    ...sheets.flatMap(({ skipped, tables }) => [
      ...skipped.map((reason) => reasonText(reason, language)),
      ...tables.flatMap(({ notChecked, checked }) => [
        ...notChecked.map(({ reason }) => reasonText(reason, language)),
        ...[...checked, ...notChecked.map(({ clause }) => clause)].map((clause) =>
          clauseText(clause, language),
        ),
      ]),
    ]),
  ]);

const full = ({ findings }: CheckReport): string[] =>
  findings.map(
    ({ rule, severity, sheet, address, subject, message }) =>
      `${rule} ${severity} ${sheet}!${address} ${subject} ${message.key} ${JSON.stringify(message.values)}`,
  );
/** Without where it stands: of two that cannot both be right, the later is told. */
const causes = ({ findings }: CheckReport): string[] =>
  findings.map(({ rule, severity, message }) => `${rule} ${severity} ${message.key}`).sort();

const RUNS = 200;

describe('whatever stands in a workbook', () => {
  it('the check answers in whole sentences, at cells that are there', () => {
    fc.assert(
      fc.property(workbook, (pages) => {
        const report = check(pages);
        for (const text of told(report)) {
          expect(text).not.toMatch(/undefined|NaN|\[object|Infinity|null/u);
          expect(text.trim()).not.toBe('');
        }
        for (const { cell, address } of report.findings) {
          const values = sheetOf(pages.find(({ name }) => name === cell.sheetId)?.cells ?? []);
          expect(values[cell.row]?.[cell.column], address).toBeDefined();
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('the check says the same twice', () => {
    fc.assert(
      fc.property(workbook, (pages) => {
        expect(full(check(pages))).toEqual(full(check(pages)));
      }),
      { numRuns: RUNS / 4 },
    );
  });

  it('blank rows below and an unrelated sheet change nothing', () => {
    fc.assert(
      fc.property(workbook, (pages) => {
        const longer = [
          ...pages.map(({ name, cells: one }) => ({ name, cells: [...one, ...Array<never[]>(50).fill([])] })),
          {
            name: 'Indkøb',
            cells: [
              ['Vare', 'Antal'],
              ['Mælk', 2],
            ],
          },
        ];
        expect(full(check(longer))).toEqual(full(check(pages)));
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it('where the used range begins only moves the cells', () => {
    fc.assert(
      fc.property(workbook, (pages) => {
        const moved = check(pages, 7, 3).findings.map(
          ({ rule, cell }) => `${rule} ${cell.row - 7} ${cell.column - 3}`,
        );
        expect(moved).toEqual(
          check(pages).findings.map(({ rule, cell }) => `${rule} ${cell.row} ${cell.column}`),
        );
      }),
      { numRuns: RUNS / 4 },
    );
  });

  it('spaces around a text change nothing', () => {
    fc.assert(
      fc.property(workbook, (pages) => {
        const spaced = pages.map(({ name, cells: one }) => ({
          name,
          cells: one.map((row) =>
            row.map((cell) => (typeof cell === 'string' && /^[^#]/u.test(cell) ? ` ${cell}  ` : cell)),
          ),
        }));
        const brief = (report: CheckReport): string[] =>
          report.findings.map(({ rule, sheet, address }) => `${rule} ${sheet}!${address}`);
        expect(brief(check(spaced))).toEqual(brief(check(pages)));
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it('the order of the sheets decides nothing', () => {
    fc.assert(
      fc.property(workbook, (pages) => {
        expect(causes(check([...pages].reverse()))).toEqual(causes(check(pages)));
      }),
      { numRuns: RUNS / 2 },
    );
  });
});
