import { describe, expect, it } from 'vitest';
import { reasonText } from './wording';
import { brief, checkSheets, skipped, type Cells } from './checking';

/** Rows of a team: its name and players. */
const team = (name: string, ...players: string[]): string[][] => players.map((player) => [name, player]);
const HEAD = ['Hold', 'Spiller'];

describe('teams', () => {
  it('of one name in two tables or two divisions are two teams', () => {
    const nord = team('Nord', 'Bo', 'Ea', 'Ib', 'Pia');
    const other = team('Nord', 'Kai', 'Lis', 'Jan', 'Ane');
    expect(brief(checkSheets({ Bridge: [HEAD, ...nord, [], ['Kreds 2'], HEAD, ...other] }))).toEqual([]);
    expect(brief(checkSheets({ Bridge: [HEAD, ['Kreds 1'], ...nord, ['Kreds 2'], ...other] }))).toEqual([]);
    const rows = [
      ...nord.map((row) => [...row, '1. division']),
      ...other.map((row) => [...row, '2. division']),
    ];
    expect(brief(checkSheets({ Bridge: [['Hold', 'Spiller', 'Division'], ...rows] }))).toEqual([]);
    // In one list of one division they are one team of eight.
    expect(brief(checkSheets({ Bridge: [HEAD, ...nord, ...other] }))).toEqual(['303C1 error A2']);
  });

  it('whose name changes half-way are one fault, where together they are one team', () => {
    const parted = (first: string[], second: string[], ...between: string[][]): string[] =>
      brief(
        checkSheets({ Bridge: [HEAD, ...team('Nord', ...first), ...between, ...team('Nrod', ...second)] }),
      );
    expect(parted(['Bo', 'Ea'], ['Ib', 'Pia'])).toEqual(['303C1 error A4']);
    expect(parted(['Bo', 'Ea', 'Kai'], ['Ib', 'Pia', 'Ane'])).toEqual(['303C1 error A5']);
    const added = [['Nord', 'Bo'], ['Nord', 'Ea'], [], ['Nord (ny)', 'Ib'], ['Nord (ny)', 'Pia']];
    expect(brief(checkSheets({ Bridge: [HEAD, ...added] }))).toEqual(['303C1 error A5']);
    // Three would be too few for one team as well.
    expect(parted(['Bo', 'Ea'], ['Ib'])).toEqual(['303C1 error A2', '303C1 error A4']);
    expect(parted(['Bo', 'Ea', 'Kai', 'Lis'], ['Ib', 'Pia'])).toEqual(['303C1 error A6']);
  });

  it.each([
    ['Nord', 'Syd'],
    ['Nord 1', 'Nord 2'],
    ['Nord', 'Nord 2'],
    ['Odense A', 'Odense B'],
    ['Odense I', 'Odense II'],
  ])('that are both too small are two faults: %s and %s', (first, second) => {
    const cells = [HEAD, ...team(first, 'Bo', 'Ea', 'Kai'), ...team(second, 'Ib', 'Pia', 'Ane')];
    expect(brief(checkSheets({ Bridge: cells }))).toEqual(['303C1 error A2', '303C1 error A5']);
  });

  it('in two parts owe nothing twice', () => {
    const heads = ['Hold', 'Spiller', 'Hjemby', 'Betalt', 'Tlf.', 'Appelkomite'];
    const title = ['Divisionsturneringen, 1. division'];
    const rows = (second: string): string[][] => [
      ['Nord', 'Bo', 'Ribe', 'ja', '12345678', 'x'],
      ['Nord', 'Ea', '', '', '', ''],
      [second, 'Ib', '', '', '', ''],
      [second, 'Pia', '', '', '', ''],
    ];
    expect(brief(checkSheets({ A: [title, heads, ...rows('Nord')] }))).toEqual([]);
    expect(brief(checkSheets({ A: [title, heads, ...rows('Nrod')] }))).toEqual(['303C1 error A5']);
    const refused = rows('Nrod').map((row, at) =>
      at === 2 ? [...row.slice(0, 3), 'nej', ...row.slice(4)] : row,
    );
    expect(brief(checkSheets({ A: [title, heads, ...refused] }))).toEqual([
      '303C1 error A5',
      '303B1 error D5',
    ]);
  });

  it('without a readable player are reported', () => {
    const wide = ['Hold', 'Spiller 1', 'Spiller 2', 'Spiller 3', 'Spiller 4'];
    expect(brief(checkSheets({ Bridge: [wide, ['Nord', 'Bo', 'Ea', 'Ib', 'Pia'], ['Syd']] }))).toEqual([
      '303C1 error A3',
    ]);
    expect(brief(checkSheets({ Bridge: [HEAD, ['Syd'], ...team('Nord', 'Bo', 'Ea', 'Ib', 'Pia')] }))).toEqual(
      ['303C1 error A2'],
    );
  });

  it('may have their name on a row of its own, above the players', () => {
    const players = ['Bo', 'Ea', 'Ib', 'Pia'].map((player) => ['', player]);
    expect(brief(checkSheets({ A: [HEAD, ['Nord'], ...players] }))).toEqual([]);
  });

  it('are not the remarks below a list, nor its totals', () => {
    const rows = team('Nord', 'Bo', 'Ea', 'Ib', 'Pia');
    const report = checkSheets({ A: [HEAD, ...rows, ['I alt', '4'], [], ['Ajour 3/9']] });
    expect(brief(report)).toEqual([]);
    expect(report.sheets[0]?.tables[0]).toMatchObject({ range: 'A1:B5', rows: 4 });
  });

  it.each([
    [3, '', ['303C1 error A2']],
    [3, '15-9-2008', ['303C2 info A2']],
    [3, 39706, ['303C2 info A2']],
    [4, '15-9-2008', []],
    [6, '', []],
    [7, '15-9-2008', ['303C1 error A2']],
  ])('of %i with the deadline "%s"', (n, deadline, expected) => {
    const rows = ['Bo', 'Ea', 'Ib', 'Pia', 'Kai', 'Lis', 'Jan'].slice(0, n).map((p) => ['Nord', p, deadline]);
    const report = checkSheets({ A: [['Hold', 'Spiller', 'Frist'], ...rows] });
    expect(brief(report)).toEqual(expected);
    // Excel's day 39706 is 15 September 2008.
    const [finding] = report.findings;
    if (finding?.rule === '303C2') expect(finding.message.values).toEqual({ n: 3, deadline: '15-9-2008' });
  });

  it.each([
    ['Distriktsmesterskab for klubber', 7, []],
    ['DM for klubber', 6, []],
    ['DM for klubber', 7, ['342B3 error A2']],
    ['Danish Open', 6, []],
    ['Danish Open', 7, ['362A1 error A2']],
    ['Festivalens holdturnering', 6, []],
    ['Festivalens holdturnering', 7, ['363A2 error A2']],
    ['Miniholdturneringen', 4, []],
    ['Miniholdturneringen', 5, ['364A2 warning A2']],
    ['Miniholdturneringen', 3, ['303C1 error A2']],
    ['Mixed par', 3, []],
  ])('%s with %i players', (sheet, n, expected) => {
    const rows = team('Nord', ...['Bo', 'Ea', 'Ib', 'Pia', 'Kai', 'Lis', 'Jan'].slice(0, n));
    expect(brief(checkSheets({ [sheet]: [HEAD, ...rows] }))).toEqual(expected);
  });
});

describe('cells that show an error', () => {
  it('are not taken for blanks, and are told of', () => {
    const rows = [
      ['Nord', 'Bo', 1],
      ['Nord', 'Ea', '#N/A'],
      ['Nord', '#REF!', 3],
      ['Nord', 'Pia', 4],
    ];
    const report = checkSheets({ A: [['Hold', 'Spiller', 'DBF-nr.'], ...rows] });
    expect(brief(report)).toEqual([]);
    const [reason] = report.sheets[0]?.skipped ?? [];
    expect(reason && reasonText(reason, 'da')).toBe(
      '2 celler viser en fejl og er ikke kontrolleret; den første er C3.',
    );
  });
  it('may each hold a player: three players and an error may be four, two and an error may not', () => {
    expect(brief(checkSheets({ A: [HEAD, ...team('Nord', 'Bo', 'Ea', 'Ib', '#I/T')] }))).toEqual([]);
    expect(brief(checkSheets({ A: [HEAD, ...team('Nord', 'Bo', 'Ea', '#I/T')] }))).toEqual([
      '303C1 error A2',
    ]);
  });
});

describe('§ 304A2', () => {
  const check = (head: string[], rows: string[][]): string[] =>
    brief(checkSheets({ Pokalturneringen: [head, ...rows] }));
  const HOME = ['Hold', 'Hjemby', 'Spiller', 'Bopæl'];
  it('wants the town where most of the players live', () => {
    const rows = (...towns: string[]): string[][] =>
      towns.map((town, i) => [
        i === 0 ? 'Nord' : '',
        i === 0 ? 'Ribe' : '',
        `Spiller ${'ABCDEF'[i] ?? ''}`,
        town,
      ]);
    expect(check(HOME, rows('Ribe', 'Vejle', 'Vejle', 'Vejle'))).toEqual(['304A2 error B2']);
    expect(check(HOME, rows('Ribe', 'Ribe', 'Vejle', 'Vejle'))).toEqual([]);
    expect(check(HOME, rows('Ribe', '6760 RIBE', 'Vejle', 'Odense'))).toEqual([]);
    expect(check(HOME, rows('Odense', 'Odense', 'Vejle', 'Vejle'))).toEqual(['304A2 error B2']);
    // The fourth may live in Ribe, which then has as many as Vejle; with three in Vejle that no longer matters.
    expect(check(HOME, rows('Ribe', 'Vejle', 'Vejle', ''))).toEqual(['304A2 warning B2']);
    expect(check(HOME, rows('', 'Vejle', 'Vejle', 'Vejle'))).toEqual(['304A2 error B2']);
  });
  it('wants a home town', () => {
    const rows = ['A', 'B', 'C', 'D'].map((letter) => ['Nord', '', `Spiller ${letter}`, 'Ribe']);
    expect(check(HOME, rows)).toEqual(['304A2 warning B2']);
  });
  it('takes a Hjemby that differs within a team for the players’ towns, where there is no Bopæl (reading 42)', () => {
    const rows = ['Ribe', 'Ribe', 'Vejle', ''].map((town, i) => ['Nord', town, `Spiller ${'ABCD'[i] ?? ''}`]);
    expect(check(['Hold', 'Hjemby', 'Spiller'], rows)).toEqual([]);
    const report = checkSheets({ Pokalturneringen: [['Hold', 'Hjemby', 'Spiller'], ...rows] });
    expect(report.sheets[0]?.tables[0]?.notChecked.map(({ clause }) => clause)).toContain('304A2');
    expect(report.sheets[0]?.tables[0]?.checked).not.toContain('304A2');
  });
});

describe('§ 321C', () => {
  const rows = (name: string, first: string, ...last: string[]): string[][] =>
    last.map((old, i) => [name, `${first} ${'ABCDEF'[i] ?? ''}`, old]);
  const check = (...lists: string[][][]): string[] =>
    brief(checkSheets({ Division: [['Hold', 'Spiller', 'Sidste sæsons hold'], ...lists.flat()] }));
  it('wants two players of the team whose right is used', () => {
    expect(check(rows('Nord', 'Bo', 'Nord', 'Nord', '', ''))).toEqual([]);
    expect(check(rows('Nord', 'Bo', 'Nord', '', '', ''))).toEqual(['321C1 error A2']);
    // Another name: whether it claims the right at all is not certain.
    expect(check(rows('Nye', 'Bo', 'Nord', '', '', ''))).toEqual(['321C1 warning A2']);
    expect(check(rows('Nye', 'Bo', 'Nord', 'Nord', 'Syd', ''))).toEqual([]);
    expect(check(rows('Nye', 'Bo', '', '', '', ''))).toEqual([]);
    // Reading 41: the named team is the one claimed, though more come from another.
    expect(check(rows('Nord', 'Bo', 'Nord', 'Syd', 'Syd', 'Syd'))).toEqual(['321C1 error A2']);
  });
  it('counts registered players only', () => {
    const cells: Cells = [
      ['Hold', 'Spiller', 'Sidste sæsons hold', 'Rolle'],
      ...['Nord', '', '', '', 'Nord'].map((old, i) => [
        'Nord',
        `Bo ${'ABCDE'[i] ?? ''}`,
        old,
        i > 3 ? 'substitut' : '',
      ]),
    ];
    expect(brief(checkSheets({ Division: cells }))).toEqual(['321C1 error A2']);
  });
  it('gives a right to one of the teams that claim it', () => {
    const three = rows('Nye', 'Bo', 'Nord', 'Nord', 'Nord', '');
    expect(check(three, rows('Nord', 'Ea', 'Nord', 'Nord', '', ''))).toEqual(['321C2a warning A6']);
    expect(check(rows('Nord', 'Ea', 'Nord', 'Nord', '', ''), three)).toEqual(['321C2a warning A2']);
    const two = rows('Nord', 'Ea', 'Nord', 'Nord', '', '');
    expect(check(two, rows('Nye', 'Bo', 'Nord', 'Nord', '', ''))).toEqual(['321C2b warning A6']);
  });
});

describe('§ 301A', () => {
  const cells = (answer: string | boolean, role = ''): Cells => [
    ['Hold', 'Spiller', 'Medlem', 'Rolle'],
    ...['Bo', 'Ea', 'Ib', 'Pia'].map((name) => ['Nord', name, 'ja', '']),
    ['Nord', 'Kai', answer, role],
  ];
  it.each([
    ['Division', 'nej', '', ['301A error C6']],
    ['Division', false, '', ['301A error C6']],
    ['Division', 'ja', '', []],
    ['Division', '', '', []],
    ['Division', 'nej', 'Ikke-spillende kaptajn', []],
    ['Skolehold', 'nej', '', []],
    ['Festival', 'nej', '', []],
    ['Hold', 'nej', '', []],
  ])('%s: %s %s', (sheet, answer, role, expected) => {
    expect(brief(checkSheets({ [sheet]: cells(answer, role) }))).toEqual(expected);
  });
});

it('finds nothing wrong with a correct roster, long or wide', () => {
  const long: Cells = [
    ['Divisionsturneringen 2008/09'],
    [],
    ['Hold', 'Hjemby', 'Spiller', 'DBF-nr.', 'Rolle', 'Bopæl', 'Sidste sæsons hold', 'Medlem'],
    ['Nord', 'Ribe', 'Bo Dam', 101, 'kaptajn', 'Ribe', 'Nord', 'ja'],
    ['', '', 'Lund, Ea', '102', 'spiller', 'Ribe', 'Nord', 'ja'],
    ['', '', 'Ib Friis', 103, 'spiller', 'Vejle', '', 'ja'],
    ['', '', 'Pia Holm', 104, 'spiller', 'Vejle', '', 'ja'],
    [],
    ['Syd', 'Køge', 'Kai Vang', 105, 'spiller', 'Køge', 'Syd', 'ja'],
    ['', '', 'Lis Krog', 106, 'spiller', 'Køge', 'Syd', 'ja'],
    ['', '', 'Jan Bech', 107, 'spiller', 'Køge', 'Syd', 'ja'],
    ['', '', 'Ane Toft', 108, 'spiller', 'Ribe', 'Syd', 'ja'],
    ['', '', 'Per Due', 109, 'ikke-spillende kaptajn', '', '', 'nej'],
    ['I alt', '', 9],
  ];
  const wide: Cells = [
    [
      'Holdnavn',
      'Spiller 1',
      'DBF-nr. 1',
      'Spiller 2',
      'DBF-nr. 2',
      'Spiller 3',
      'DBF-nr. 3',
      'Spiller 4',
      'DBF-nr. 4',
      'Spiller 5',
      'DBF-nr. 5',
      'Kaptajn',
    ],
    ['Nord', 'Bo Dam', 101, 'Ea Lund', 102, 'Ib Friis', 103, 'Pia Holm', 104, '', '', 'Bo Dam'],
    ['Syd', 'Kai Vang', 105, 'Lis Krog', 106, 'Jan Bech', 107, 'Ane Toft', 108, 'Ove Ask', 110, 'Per Due'],
  ];
  const report = checkSheets({ A: long, 'Danish Open': wide });
  expect(brief(report)).toEqual([]);
  expect(skipped(report)).toEqual([[], []]);
  expect(
    report.sheets.map(({ tables }) => tables.map(({ range, event, rows }) => [range, event, rows])),
  ).toEqual([[['A3:H13', 'division', 9]], [['A1:L3', 'danish-open', 2]]]);
});
