import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { checkWorkbook } from '../../src/checks/check-workbook';
import { clauseText, findingText } from './wording';
import type { CheckReport } from '../../src/checks/finding';
import type { CellValue, SheetChoice } from '../../src/workbook/snapshot';

function check(values: CellValue[][], name = 'Ark1', choice: SheetChoice = {}): CheckReport {
  const run = checkWorkbook({
    sheets: [{ id: 's', name, visibility: 'visible', top: 0, left: 0, values }],
    choices: { s: choice },
  });
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

const NAMES = ['Bo Dam', 'Ea Lund', 'Ib Friis', 'Pia Holm', 'Kai Vang', 'Lis Krog', 'Jan Bech', 'Ane Toft'];
const long = (sizes: readonly number[]): CellValue[][] => [
  ['Hold', 'Spiller'],
  ...sizes.flatMap((size, team) =>
    NAMES.slice(0, size).map((name, i): CellValue[] => [i === 0 ? `Team ${team}` : '', `${name} ${team}`]),
  ),
];
const brief = ({ findings }: CheckReport): string[] =>
  findings.map(({ rule, severity, address }) => `${rule} ${severity} ${address}`);

describe('the number of players', () => {
  it.each([
    [3, ['303C1 error A2']],
    [4, []],
    [6, []],
    [7, ['303C1 error A2']],
  ])('%i players', (n, expected) => expect(brief(check(long([n])))).toEqual(expected));

  it.each([
    ['DM for klubber', 7, ['342B3 error A2']],
    ['DM for klubber', 6, []],
    ['Danish Open', 7, ['362A1 error A2']],
    ['Festivalens holdturnering', 7, ['363A2 error A2']],
    ['Miniholdturnering', 4, []],
    ['Miniholdturnering', 5, ['364A2 warning A2']],
  ])('%s with %i', (name, n, expected) => expect(brief(check(long([n]), name))).toEqual(expected));

  it('does not count a non-playing captain, and counts a playing one', () => {
    const roster = (role: string): CellValue[][] => [
      ['Hold', 'Spiller', 'Rolle'],
      ...NAMES.slice(0, 4).map((name, i): CellValue[] => ['A', name, i === 3 ? role : '']),
    ];
    expect(brief(check(roster('Ikke-spillende kaptajn')))).toEqual(['303C1 error A2']);
    expect(brief(check(roster('Kaptajn')))).toEqual([]);
  });

  it('says so in both languages', () => {
    const [finding] = check(long([3])).findings;
    expect(finding && findingText(finding, 'da')).toBe('Holdet har 3 spillere; § 303C1 kræver 4-6.');
    expect(finding && findingText(finding, 'en')).toBe('The team has 3 players; § 303C1 requires 4-6.');
    expect(clauseText('303C1', 'da')).toContain('Læsning 4');
  });
});

describe('where a roster stands', () => {
  it('is found under titles, wide, and side by side', () => {
    const wide: CellValue[][] = [
      ['Damedivisionen 2008/09', '', '', '', ''],
      ['', '', '', '', ''],
      ['Holdnavn', 'Spiller 1', 'SPILLER 2', 'Spiller 3', 'Spiller 4'],
      ['Vest', 'Bo Dam', 'Ea Lund', 'Ib Friis', ''],
      ['I alt', 3, '', '', ''],
    ];
    const report = check(wide);
    expect(brief(report)).toEqual(['303C1 error A4']);
    expect(report.sheets[0]?.tables[0]?.event).toBe('women');
    const beside = long([4]).map((row, i) => [...row, '', ...(long([3])[i] ?? ['', ''])]);
    const renamed = beside.map((row) => row.map((cell, i) => (i === 3 && cell === 'Team 0' ? 'Øst' : cell)));
    expect(brief(check(renamed)).filter((line) => line.startsWith('303C1'))).toEqual(['303C1 error D2']);
  });

  it.each([
    [
      [
        ['Konto', 'Beløb'],
        ['Leje', 100],
      ],
    ],
    [
      [
        ['Navn', 'Adresse', 'By'],
        ['Bo', 'Vej 1', 'Odense'],
      ],
    ],
    [
      [
        ['Tid', 'Hold', 'Navn'],
        ['8.00', '3.b', 'Dansk'],
      ],
    ],
  ])('is not seen in other sheets', (values) => {
    const report = check(values);
    expect(report.findings).toEqual([]);
    expect(report.sheets[0]?.tables).toEqual([]);
    expect(report.sheets[0]?.skipped).toHaveLength(1);
  });
});

describe('players', () => {
  const roster = (numbers: CellValue[], names = NAMES): CellValue[][] => [
    ['Hold', 'Spiller', 'DBF-nr.'],
    ...numbers.map((number, i): CellValue[] => [i < 5 ? 'A' : 'B', names[i] ?? `Per ${i}`, number]),
  ];
  it('lack a number or share one', () => {
    expect(brief(check(roster([1, '', 3, 4])))).toEqual(['303A2 warning C3']);
    expect(brief(check(roster([1, '0 01', 3, 4, 5])))).toEqual(['303A2 warning C3']);
  });
  it('stand twice on a team', () => {
    expect(brief(check(roster([1, 2, 3, 4, 1], ['Bo Dam', 'B', 'C', 'D', 'Dam, Bo'])))).toEqual([
      '303A2 error B6',
    ]);
  });
  it('stand on two teams', () => {
    const names = ['Bo Dam', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'Bo Dam'];
    const values = roster([1, 2, 3, 4, 5, 6, 7, 8, 1], names);
    expect(brief(check(values))).toEqual(['303A2 warning B10']);
    expect(brief(check(values, 'Danish Open'))).toEqual(['362A2 error B10']);
  });
});

it('never throws, whatever the cells hold', () => {
  const cell = fc.oneof(
    fc.constantFrom('Hold', 'Spiller', 'Spiller 1', 'DBF-nr.', 'Rolle', '#N/A', '', 'I alt', 'Pokal'),
    fc.string(),
    fc.double(),
    fc.boolean(),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { maxLength: 12 }), (values) => {
      expect(check(values)).toEqual(check(values));
    }),
  );
});
