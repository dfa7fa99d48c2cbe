import { describe, expect, it } from 'vitest';
import { findingText } from './wording';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkedFor, checkSheets, four, unchecked, type Cells, type When } from './checking';

type Rows = readonly (readonly CellValue[])[];
const sheet = (title: string, headings: string, rows: Rows): Cells => [
  [title],
  headings.split(' | '),
  ...rows,
];
const check = (cells: Cells, more: Record<string, Cells> = {}, when: When = {}) =>
  checkSheets({ Tilmeldinger: cells, ...more }, {}, when);
const kindsOf = (cells: Cells): string[] => check(cells).sheets[0]?.tables.map(({ kind }) => kind) ?? [];

describe('a list of entries', () => {
  it.each([
    [
      'Divisionsturneringen 2008/09',
      'Hold | Tilmeldt den | Grundbeløb (kr.) | Bidrag til rejsepulje | I alt',
    ],
    ['Damedivisionsturneringen', 'Holdnavn | Grundgebyr | Puljebidrag | Startgeld | Indbetalt'],
    ['Pokalturneringen', 'Hold | Indskud pr. omgang | Betalt'],
    ['Pokalturneringen', 'Hold | Seedet | Holdets accept'],
    ['DM for juniorhold', 'Hold | Tilmeldt | Gebyr | Betalt dato'],
    ['Danish Open 2009', 'Hold | Tilmeldingsdato | Startgeld | Betalt'],
    ['Divisionsturneringen', 'Team | Entered | Basic fee | Pool contribution | Entry fee | Paid'],
    ['Pokalturneringen', 'Team | Fee per round | Two matches guaranteed | Rounds paid | Paid on'],
  ])('is one: %s, %s', (title, headings) => {
    const width = headings.split(' | ').length;
    expect(kindsOf(sheet(title, headings, [['Nord', ...Array<CellValue>(width - 1).fill(1)]]))).toEqual([
      'entries',
    ]);
  });
  it.each([
    ['Pokalturnering', 'Hold | Tilmeldt | Gebyr | Betalt'],
    ['Serie 2, fodbold', 'Hold | Tilmeldt | Gebyr | Betalt'],
    ['Gymnastik', 'Hold | Grundbeløb | Rejsepulje | Betalt'],
    ['DM for åbent par', 'Hold | Gebyr | Betalt'],
  ])('is none: %s, %s', (title, headings) => {
    expect(kindsOf(sheet(title, headings, [['Nord', 1, 1, 1]]))).toEqual([]);
  });
});

describe('§ 321A1: the fee of the divisions', () => {
  const HEADS = 'Hold | Grundbeløb | Puljebidrag | Indskud i alt';
  const told = (...rows: Rows): string[] => brief(check(sheet('Divisionsturneringen 2008/09', HEADS, rows)));
  it('is the basic amount and the contribution to the pool', () => {
    expect(told(['Nord', 2000, 900, 2900], ['Syd', 2000, 900, 'kr. 2.900,00'])).toEqual([]);
    expect(told(['Nord', 2000, 900, 2900], ['Syd', 2000, 900, 2899])).toEqual(['321A1 error D4']);
    expect(told(['Nord', 2000, 900, 2900], ['Syd', 2000, 900, ''], ['Vest', '', 900, 17])).toEqual([]);
    const [finding] = check(sheet('Divisionsturneringen', HEADS, [['Nord', 0.1, 0.2, 0.4]])).findings;
    expect(finding?.fix?.value).toBe(0.3);
    expect(told(['Nord', 0.1, 0.2, 0.3])).toEqual([]);
  });
  it('is the same amount for each team of a division', () => {
    const rows = (last: number, more: Rows = []): Rows => [
      ['A', 2000, 900, ''],
      ['B', 2000, 900, ''],
      ['C', 2000, 900, ''],
      ...more,
      ['D', last, 900, ''],
    ];
    expect(told(...rows(2000))).toEqual([]);
    expect(told(...rows(1900))).toEqual(['321A1 warning B6']);
    // Too few teams to say what is usual, and another division's amount.
    expect(told(...rows(1900).slice(2))).toEqual([]);
    expect(told(...rows(1900, [['2. division']]))).toEqual([]);
  });
  it('holds the contribution against the pool’s account, each other amount once', () => {
    const account = (each: number): Record<string, Cells> => ({
      Pulje: [
        ['Rejsepulje, Divisionsturneringen'],
        ['Sæson', 'Overført', 'Antal hold', 'Bidrag pr. hold', 'Udbetalt'],
        ['2008/09', 0, 48, each, ''],
      ],
    });
    const list = sheet('Divisionsturneringen 2008/09', HEADS, [
      ['A', 2000, 900, ''],
      ['B', 2000, 900, ''],
      ['C', 2000, 850, ''],
    ]);
    const by = (each: number, season = 2009) =>
      brief(check(list, account(each), { season })).filter((line) => line.startsWith('321A1'));
    expect(by(900)).toEqual(['321A1 warning C5']);
    expect(by(850)).toEqual(['321A1 warning C3']);
    expect(by(950)).toEqual(['321A1 warning C3', '321A1 warning C5']);
    expect(by(950, 2008)).toEqual([]);
  });
  it('is not the cup’s, and tells what it lacks', () => {
    const cup = check(sheet('Pokalturneringen', HEADS, [['Nord', 2000, 900, 17]]));
    expect(brief(cup)).toEqual([]);
    const none = check(sheet('Damedivisionsturneringen', 'Hold | Tilmeldt | Puljebidrag', [['Nord', '', 1]]));
    expect(unchecked(none)).toEqual(expect.arrayContaining(['321A1 fieldMissing', '303B1 fieldMissing']));
  });
});

describe('§ 303B1: an entry counts once it is paid', () => {
  const told = (...cells: CellValue[]): string[] =>
    brief(
      check(
        sheet(
          'Divisionsturneringen',
          'Hold | Indskud | Betalt',
          cells.map((cell, at) => [`Hold ${'ABCDEF'[at]}`, 2900, cell]),
        ),
      ),
    );
  it('by a tick, an amount or a day', () => {
    expect(told('x', 'ja', 2900, '01-08-2008', 39661, '2.900 kr.')).toEqual([]);
    expect(told('x', 'nej', '', 0)).toEqual(['303B1 error C4', '303B1 error C5', '303B1 error C6']);
    // A column that nobody fills in.
    expect(told('', '')).toEqual([]);
  });
  it('in full', () => {
    expect(told(2900, 2899)).toEqual(['303B1 error C4']);
    const report = check(
      sheet('Divisionsturneringen', 'Hold | Grundbeløb | Puljebidrag | Betalt', [['Nord', 2000, 900, 2000]]),
    );
    expect(brief(report)).toEqual(['303B1 error D3']);
    expect(findingText(report.findings[0]!, 'da')).toBe('Der er betalt 2000 kr. af 2900 kr.');
  });
});

describe('§ 331D1a-b: the cup’s fee with the entry', () => {
  const told = (headings: string, rows: Rows, more: Record<string, Cells> = {}): string[] =>
    brief(check(sheet('Pokalturneringen 2008/09', headings, rows), more));
  const HEADS = 'Hold | Før opsamlingsheat | Indskud pr. omgang | Indskud | Betalt';
  it('is for two rounds where two matches are sure, else for one', () => {
    expect(
      told(HEADS, [
        ['A', 'ja', 400, 800, 800],
        ['B', 'nej', 400, 400, 400],
      ]),
    ).toEqual([]);
    expect(
      told(HEADS, [
        ['A', 'ja', 400, 400, 400],
        ['B', 'nej', 400, 800, 800],
      ]),
    ).toEqual(['331D1a error D3', '331D1b error D4']);
    expect(
      told(HEADS, [
        ['A', 'ja', 400, '', 799],
        ['B', '', 400, '', 399],
      ]),
    ).toEqual(['331D1a error E3', '331D1b error E4']);
    expect(
      told(HEADS, [
        ['A', 'ja', 400, 800, ''],
        ['B', '', 400, 400, 'ja'],
      ]),
    ).toEqual(['331D1a error E3']);
  });
  it('may be either where nothing tells', () => {
    const short = 'Hold | Indskud pr. omgang | Indskud';
    expect(
      told(short, [
        ['A', 400, 400],
        ['B', 400, 800],
        ['C', 400, 600],
      ]),
    ).toEqual(['331D1b error C5']);
  });
  it('goes by the heat of the cup’s own matches', () => {
    // C lost in round 1 and plays the heat for losers: who enters in round 1 is sure of two matches.
    const matches: Cells = [
      ['Pokalturneringen: kampe'],
      ['Omgang', 'Hjemmehold', 'Udehold', 'IMP hjemme', 'IMP ude'],
      ['1', 'A', 'C', 60, 50],
      ['Opsamlingsheat', 'C', 'D', '', ''],
      ['2', 'A', 'B', '', ''],
    ];
    const short = 'Hold | Indskud pr. omgang | Indskud | Indtræder i';
    const list = (a: number, b: number): string[] =>
      told(
        short,
        [
          ['A', 400, a, ''],
          ['B', 400, b, ''],
          ['E', 400, b, '2. omgang'],
        ],
        { Kampe: matches },
      );
    expect(list(800, 400)).toEqual([]);
    expect(list(400, 800)).toEqual(['331D1a error C3', '331D1b error C4', '331D1b error C5']);
  });
  it('counts rounds paid', () => {
    const rounds = 'Hold | Før opsamlingsheat | Omgange betalt';
    expect(
      told(rounds, [
        ['A', 'ja', 2],
        ['B', 'nej', 1],
      ]),
    ).toEqual([]);
    expect(
      told(rounds, [
        ['A', 'ja', 1],
        ['B', 'nej', 0],
      ]),
    ).toEqual(['331D1a error C3', '331D1b error C4']);
  });
  it('comes with the entry: by the deadline, else by the day of the entry', () => {
    const dated = 'Hold | Indskud pr. omgang | Tilmeldt den | Betalt den';
    expect(
      told(dated, [
        ['A', 400, '01-08-2008', '01-08-2008'],
        ['B', 400, '01-08-2008', '02-08-2008'],
      ]),
    ).toEqual(['331D1b warning D4']);
    const until = `${dated} | Tilmeldingsfrist`;
    expect(
      told(until, [
        ['A', 400, '01-08-2008', '02-08-2008', '15-08-2008'],
        ['B', 400, '01-08-2008', '16-08-2008', '15-08-2008'],
      ]),
    ).toEqual(['331D1b warning D4']);
  });
  it('says what it lacks', () => {
    const bare = check(sheet('Pokalturneringen', 'Hold | Seedet | Samtykke', [['A', 'x', 'ja']]));
    expect(unchecked(bare)).toEqual(expect.arrayContaining(['331D1a fieldMissing', '331D1b fieldMissing']));
  });
});

describe('§ 332B3: seeded with consent', () => {
  const HEADS = 'Hold | Divisionsspillere | Seedet | Holdets accept';
  const told = (headings: string, rows: Rows, more: Record<string, Cells> = {}): string[] =>
    brief(check(sheet('Pokalturneringen', headings, rows), more));
  it('takes it only where no player is of a division', () => {
    expect(
      told(HEADS, [
        ['A', 0, 'ja', 'ja'],
        ['B', 0, 'ja', ''],
        ['C', 0, 'ja', 'nej'],
        ['D', 1, 'ja', ''],
        ['E', 0, 'nej', 'nej'],
        ['F', '', 'ja', ''],
      ]),
    ).toEqual(['332B3 warning D4', '332B3 error D5']);
  });
  it('reads the players from the cup’s own list', () => {
    const list: Cells = [
      ['Pokalturneringen: hold'],
      ['Hold', 'Spiller', 'Division'],
      ...four('A').map((row, at) => [...row, at === 0 ? '3. division Øst' : '']),
      ...four('B', ''),
    ];
    const short = 'Hold | Seedet | Holdets accept';
    const hold = { Hold: list };
    expect(
      told(
        short,
        [
          ['A', 'x', ''],
          ['B', 'x', 'ja'],
          ['C', 'x', ''],
        ],
        hold,
      ),
    ).toEqual([]);
    expect(
      told(
        short,
        [
          ['A', 'x', ''],
          ['B', 'x', ''],
        ],
        hold,
      ),
    ).toEqual(['332B3 warning C4']);
  });
  it('is told as unchecked without a column for it', () => {
    const report = check(sheet('Pokalturneringen', 'Hold | Indskud pr. omgang | Seedet', [['A', 400, 'x']]));
    expect(unchecked(report)).toContain('332B3 fieldMissing');
  });
});

describe('§ 342E: the fee of the clubs’ final', () => {
  const HEADS = 'Hold | Distrikt | Medlemmer | Indskud | Betalt';
  const told = (headings: string, rows: Rows, more: Record<string, Cells> = {}): string[] =>
    brief(check(sheet('DM for klubber', headings, rows), more));
  it('is not paid from districts below 1000 members', () => {
    expect(
      told(HEADS, [
        ['Rønne', 'Bornholm', 999, 0, ''],
        ['Odense', 'Fyn', 1000, 1500, 'ja'],
        ['Skive', 'Vestjylland', 999, '', 'nej'],
      ]),
    ).toEqual([]);
    expect(told(HEADS, [['Rønne', 'Bornholm', 999, 1500, 'ja']])).toEqual(['342E2 error D3']);
    expect(told(HEADS, [['Odense', 'Fyn', 1000, 0, '']])).toEqual(['342E1 error D3']);
    expect(
      told(HEADS, [
        ['Odense', 'Fyn', 1000, '', ''],
        ['Ribe', 'Sydjylland', 2000, 1500, 'x'],
      ]),
    ).toEqual(['342E1 error D3']);
    expect(told(HEADS, [['Odense', 'Fyn', 1000, 1500, 'nej']])).toEqual(['303B1 error E3']);
    expect(told(HEADS, [['Odense', 'Fyn', 1000, 1500, 1000]])).toEqual(['303B1 error E3']);
  });
  it('takes the members from the districts’ sheets, where they do not differ in this', () => {
    const districts = (...members: number[]): Record<string, Cells> =>
      Object.fromEntries(
        members.map((n, at) => [
          `D${at}`,
          [
            ['DM for åbent par: pladser'],
            ['Distrikt', 'Medlemmer', 'Størrelsespladser'],
            ['Bornholm', n, ''],
          ],
        ]),
      );
    const short = 'Klub | Distrikt | Startgeld';
    const rows: Rows = [['Rønne', 'Distrikt Bornholm', 1500]];
    const only342 = (...members: number[]) =>
      told(short, rows, districts(...members)).filter((line) => line.startsWith('342'));
    expect(only342(600)).toEqual(['342E2 error C3']);
    expect(only342(600, 620)).toEqual(['342E2 error C3']);
    expect(only342(1600)).toEqual([]);
    expect(only342(600, 1000)).toEqual([]);
  });
  it('is not checked while nobody tells the members', () => {
    const report = check(
      sheet('DM for klubber', 'Hold | Distrikt | Indskud | Betalt', [['Odense', 'Fyn', 0, 'nej']]),
    );
    expect(unchecked(report)).toEqual(
      expect.arrayContaining(['342E1 membersUnknown', '342E2 membersUnknown', '342A1 fieldMissing']),
    );
    expect(brief(report)).toEqual([]);
    const paid = check(sheet('DM for klubber', 'Hold | Distrikt | Betalt', [['Odense', 'Fyn', 'nej']]));
    expect(brief(paid)).toEqual(['303B1 warning C3']);
    expect(checkedFor(paid)).toContain('303B1');
  });
  it('is known for a roster too', () => {
    const roster = (district: string): Cells => [
      ['DM for klubber: hold'],
      ['Hold', 'Spiller', 'Distrikt', 'Betalt'],
      ...four('Odense', district, 'nej'),
    ];
    const areas: Cells = [
      ['Medlemmer, § 324'],
      ['Distrikt', 'Område', 'Medlemmer'],
      ['Fyn', 'Vest', 2100],
      ['Bornholm', 'Øst', 600],
    ];
    const by = (district: string) =>
      brief(checkSheets({ Hold: roster(district), Områder: areas })).filter((line) =>
        line.startsWith('303B1'),
      );
    expect(by('Fyn')).toEqual(['303B1 error D3']);
    expect(by('Bornholm')).toEqual([]);
    expect(by('Nordjylland')).toEqual(['303B1 warning D3']);
  });
});
