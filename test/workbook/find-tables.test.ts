import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { eventIn } from '../../src/workbook/events';
import { brief, checkSheets, skipped, type Cells } from '../checks/checking';

const HEAD = ['Hold', 'Spiller'];
const NAMES = ['Ask', 'Birk', 'Carl', 'Dan', 'Eva'];
const team = (name: string, n = 4): string[][] =>
  NAMES.slice(0, n).map((player) => [name, `${player} ${name}`]);
const events = (cells: Cells, sheet = 'Ark1'): (string | null)[] =>
  checkSheets({ [sheet]: cells }).sheets[0]?.tables.map(({ event }) => event) ?? [];

describe('the event of a table', () => {
  it('is that of its own title, not of one above an earlier table', () => {
    const cells: Cells = [['Danish Open'], HEAD, ...team('Nord'), [], ['Juniorer'], HEAD, ...team('Syd')];
    expect(events(cells)).toEqual(['danish-open', null]);
    expect(events([['Danish Open'], HEAD, ...team('Nord'), [], HEAD, ...team('Syd')])).toEqual([
      'danish-open',
      null,
    ]);
    expect(events([['Danish Open'], HEAD, ...team('Nord'), ['Minihold'], HEAD, ...team('Syd')])).toEqual([
      'danish-open',
      'mini',
    ]);
  });
  it('goes on through parts of the same list, and over a repeated header', () => {
    const parts: Cells = [
      ['Pokalturneringen'],
      [],
      ['Kreds 1'],
      HEAD,
      ...team('Nord'),
      ['Kreds 2'],
      HEAD,
      ...team('Syd'),
    ];
    expect(events(parts)).toEqual(['cup', 'cup']);
    expect(events([['Danish Open'], HEAD, ...team('Nord'), HEAD, ...team('Syd')])).toEqual([
      'danish-open',
      'danish-open',
    ]);
    expect(events([['1. division'], HEAD, ...team('Nord')], 'Damedivisionen')).toEqual(['women']);
  });
  it('is taken from a column Turnering, row by row', () => {
    const row = (event: string) => (cells: string[]) => [...cells, event];
    const cells = [
      ['Hold', 'Spiller', 'Turnering'],
      ...team('Nord', 5).map(row('Miniholdturnering')),
      ...team('Syd', 5).map(row('Danish Open')),
    ];
    expect(brief(checkSheets({ A: cells }))).toEqual(['364A2 warning A2']);
    // What the user says outweighs it.
    expect(brief(checkSheets({ A: cells }, { A: { event: 'danish-open' } }))).toEqual([]);
  });
  it.each([
    ['Åbent par 2009', 'open-pairs'],
    ['Mixed par', 'mixed-pairs'],
    ['DM Damepar', 'women-pairs'],
    ['Veteranpar', 'veteran-pairs'],
    ['Juniorpar', 'junior-pairs'],
    ['Skolepar', 'school-pairs'],
    ['2. division', 'division'],
    ['Klubmesterskab', 'clubs'],
    ['Regnskab', null],
    ['Veteran pairs 2009', 'veteran-pairs'],
    ['Junior Pairs', 'junior-pairs'],
    ['Mixed pairs final', 'mixed-pairs'],
    ['Dame 1. division', 'women'],
    ['Divisionsturneringen for damer', 'women'],
    ['1. damedivision', 'women'],
    ["Ladies' 2nd division", 'women'],
    ['Cup, round 4', 'cup'],
    ['Cupcakes', null],
    ['Roskilde Festival', null],
    ['Roskilde Bridgefestival', 'festival'],
  ])('%s: %s', (text, event) => expect(eventIn(text)).toBe(event));
});

describe('the captain of a wide roster', () => {
  const wide = (captain: string, ...players: string[]): Cells => [
    ['Hold', 'Spiller 1', 'Spiller 2', 'Spiller 3', 'Spiller 4', 'Kaptajn'],
    ['Nord', ...[...players, '', ''].slice(0, 4), captain],
  ];
  it('does not count unless among the players (reading 4)', () => {
    expect(brief(checkSheets({ A: wide('Per', 'Ask', 'Birk', 'Carl') }))).toEqual(['303C1 error A2']);
    expect(brief(checkSheets({ A: wide('Per', 'Ask', 'Birk', 'Carl', 'Dan') }))).toEqual([]);
    expect(brief(checkSheets({ A: wide('Ask', 'Ask', 'Birk', 'Carl', 'Dan') }))).toEqual([]);
  });
});

describe('players without a heading of their own', () => {
  it('are those under Spillere, merged over several columns', () => {
    const cells: Cells = [
      ['Hold', 'Spillere', '', '', ''],
      ['Nord', ...NAMES.slice(0, 4)],
      ['Syd', 'Per', 'Ove', 'Liv'],
    ];
    expect(brief(checkSheets({ A: cells }))).toEqual(['303C1 error A3']);
  });
  it('are the captains before Spiller 2', () => {
    const cells: Cells = [
      ['Hold', 'Kaptajn', 'Spiller 2', 'Spiller 3', 'Spiller 4'],
      ['Nord', ...NAMES.slice(0, 4)],
    ];
    expect(brief(checkSheets({ A: cells }))).toEqual([]);
  });
});

describe('what the user corrects', () => {
  const plain: Cells = [['Hold', 'Navn'], ...team('Nord', 3)];
  it('makes a roster of a sheet that is not certain to be one', () => {
    expect(skipped(checkSheets({ A: plain }))).toEqual([['noTable']]);
    expect(brief(checkSheets({ A: plain }, { A: { kind: 'roster' } }))).toEqual(['303C1 error A2']);
    expect(brief(checkSheets({ A: plain }, { A: { kind: 'ignore' } }))).toEqual([]);
  });
  it('names a column, or leaves it out', () => {
    const cells: Cells = [
      ['Hold', 'Makker', 'DBF-nr.'],
      ...team('Nord').map((row, i) => [...row, i === 2 ? '' : 101 + i]),
    ];
    expect(skipped(checkSheets({ A: cells }))).toEqual([['noTable']]);
    const columns = { makker: 'player' };
    expect(brief(checkSheets({ A: cells }, { A: { columns } }))).toEqual(['303A2 warning C4']);
    expect(brief(checkSheets({ A: cells }, { A: { columns: { ...columns, dbfnr: 'ignore' } } }))).toEqual([]);
    expect(brief(checkSheets({ A: cells }, { A: { columns: { ...columns, 'dbf-nr.': 'ignore' } } }))).toEqual(
      [],
    );
  });
});

describe('other tables', () => {
  it('beside or below a roster are listed and never read as teams', () => {
    const table: Cells = [
      ['Nr.', 'Hold', 'Score pr. kamp'],
      [1, 'Nord', 180],
      [2, 'Syd', 175],
    ];
    const below = checkSheets({ A: [HEAD, ...team('Nord'), [], ...table] });
    expect(brief(below)).toEqual([]);
    expect(below.sheets[0]?.tables.map(({ range }) => range)).toEqual(['A1:B5']);
    expect(below.sheets[0]?.skipped).toEqual([
      { key: 'otherTable', values: { range: 'A7:C7', headings: ['Nr.', 'Hold', 'Score pr. kamp'] } },
    ]);
    const roster = [HEAD, ...team('Nord')];
    const beside = checkSheets({ A: roster.map((row, i) => [...row, '', ...(table[i] ?? [])]) });
    expect(brief(beside)).toEqual([]);
    expect(beside.sheets[0]?.skipped).toEqual([
      { key: 'otherTable', values: { range: 'D1:F1', headings: ['Nr.', 'Hold', 'Score pr. kamp'] } },
    ]);
  });
  it('with names and towns beside a roster are not its players', () => {
    const list = [
      ['Navn', 'By'],
      ['Per', 'Ribe'],
      ['Ove', 'Køge'],
      ['Jan', 'Ribe'],
      ['Liv', 'Køge'],
    ];
    const roster = [HEAD, ...team('Nord')];
    const report = checkSheets({ A: roster.map((row, i) => [...row, '', ...(list[i] ?? [])]) });
    expect(brief(report)).toEqual([]);
    expect(report.sheets[0]?.tables.map(({ range }) => range)).toEqual(['A1:B5']);
  });

  it.each<[string, Cells]>([
    [
      'accounts',
      [
        ['Konto', 'Tekst', 'Beløb'],
        [1000, 'Leje', 2400],
        [1010, 'Kaffe', 312.5],
      ],
    ],
    [
      'addresses',
      [
        ['Navn', 'Adresse', 'Postnr.', 'By', 'Telefon'],
        ['Bo Dam', 'Vej 1', 5000, 'Odense', 12345678],
      ],
    ],
    [
      'a class list',
      [
        ['Hold', 'Navn', 'Telefon'],
        ['3.b', 'Bo Dam', 12345678],
        ['3.b', 'Ea Lund', 87654321],
      ],
    ],
    [
      'a timetable',
      [
        ['Tid', 'Hold', 'Lokale'],
        ['8.00', 'Yoga 1', 'B12'],
        ['9.00', 'Yoga 2', 'B14'],
      ],
    ],
    ['a shopping list', [['Mælk'], ['Brød'], ['Smør']]],
    [
      'numbers',
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
  ])('%s: nothing is recognised, nothing reported, and the sheet is listed as skipped', (_, cells) => {
    const report = checkSheets({ Ark1: cells });
    expect(report.findings).toEqual([]);
    expect(report.sheets[0]?.tables).toEqual([]);
    expect(skipped(report)).toEqual([['noTable']]);
  });
});

it('never throws, whatever the cells hold, and gives the same again', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Hold',
      'Spiller',
      'Spiller 1',
      'Spiller',
      'DBF-nr.',
      'Rolle',
      'Turnering',
      'Division',
      'Hjemby',
    ),
    fc.constantFrom('#N/A', '', '', '', 'I alt', 'Pokal', '2. division', 'Kaptajn', 'substitut', 'Bo', 101),
    fc.string(),
    fc.double(),
    fc.boolean(),
  );
  const cells = fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { maxLength: 14 });
  fc.assert(
    fc.property(cells, cells, (a, b) => {
      const report = checkSheets({ Pokal: a, Division: b });
      expect(checkSheets({ Pokal: a, Division: b })).toEqual(report);
      for (const { cell, sheet } of report.findings) {
        // Every finding stands at a cell of its sheet.
        const values = sheet === 'Pokal' ? a : b;
        expect(values[cell.row]?.[cell.column]).toBeDefined();
      }
    }),
  );
});

it('moves on in small steps, and its progress never goes back', async () => {
  const { checkWorkbook } = await import('../../src/checks/check-workbook');
  const values = [HEAD, ...Array.from({ length: 3000 }, (_, i) => team(`Hold ${i}`)).flat()];
  const run = checkWorkbook({
    sheets: [{ id: 's', name: 'Pokal', visibility: 'visible', top: 0, left: 0, values }],
    choices: {},
  });
  const shares: number[] = [];
  for (let step = run.next(); !step.done; step = run.next()) shares.push(step.value);
  expect(shares.length).toBeGreaterThan(40);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  expect(shares[0]).toBe(0);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});
