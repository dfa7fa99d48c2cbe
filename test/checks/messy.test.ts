/** Workbooks as volunteers keep them: what a reader of the sheet would say, and no more. */
import { describe, expect, it } from 'vitest';
import { brief, checkedFor, checkSheets, four, skipped, type Cells } from './checking';

const kinds = (cells: Cells, name = 'Ark1'): string[] =>
  (checkSheets({ [name]: cells }).sheets[0]?.tables ?? []).map(({ kind }) => kind);

describe('sheets of other games', () => {
  it.each<[string, Cells]>([
    [
      'Herresenior',
      [
        ['Ådalens Håndboldklub'],
        ['Hold', 'Spiller', 'Betalt'],
        ['Blå', 'Ole Bang', 'ja'],
        ['', 'Per Krag', 'nej'],
      ],
    ],
    [
      'Trup',
      [
        ['Hold', 'Spiller', 'Født'],
        ['U16 drenge', 'Ole Bang', 1995],
        ['U18 piger', 'Mie Krag', 1993],
      ],
    ],
    [
      'Liste',
      [
        ['Hold', 'Spiller', 'Trøjenr.', 'Mål'],
        ['Nord', 'Ole Bang', 4, 11],
        ['Nord', 'Per Krag', 7, 2],
      ],
    ],
    [
      'Pokalturnering fodbold',
      [
        ['Omgang', 'Hjemmehold', 'Udehold', 'Vinder', 'Km'],
        [1, 'Viby', 'Ry', 'Viby', 60],
        [1, 'Viby', 'Aaby', 'Aaby', 30],
      ],
    ],
    [
      'Klubmesterskab tennis',
      [
        ['Hold', 'Klub', 'Distrikt', 'Placering'],
        ['A', 'B93', 'Kbh.', 1],
        ['B', 'B93', 'Kbh.', 1],
      ],
    ],
    [
      'Juniorhold',
      [
        ['Skolernes håndbold'],
        ['Hold', 'Spiller', 'Skole'],
        ['Rød', 'Emma Holm', 'Byskolen'],
        ['Rød', 'Ida Krog', 'Byskolen'],
      ],
    ],
  ])('%s is not bridge', (name, cells) => {
    expect(kinds(cells, name)).toEqual([]);
    expect(brief(checkSheets({ [name]: cells }))).toEqual([]);
  });

  it('bridge at the golf hotel, or in the hall of the handball club, is bridge', () => {
    const rows: Cells = [['Hold', 'Spiller'], ...four('Nord').slice(1)];
    for (const title of [
      'Pokalturneringen, finale på Golf Hotel Viborg',
      'Skjern Håndbolds Bridgeklub',
      'Pokalturneringen: kampe på Tennisvej 4',
    ])
      expect(brief(checkSheets({ Ark1: [[title], ...rows] })), title).toEqual(['303C1 error A3']);
  });

  it('is a list of ours once the user has said so', () => {
    const cells: Cells = [['Håndboldhallen'], ['Hold', 'Spiller'], ...four('Nord').slice(1)];
    expect(brief(checkSheets({ Ark1: cells }, { Ark1: { kind: 'roster' } }))).toEqual(['303C1 error A3']);
    expect(brief(checkSheets({ Ark1: cells }, { Ark1: { event: 'cup' } }))).toEqual(['303C1 error A3']);
  });
});

describe('forms that nobody has filled in yet', () => {
  it.each([
    ['numbers', ['1', '2', '3']],
    ['numbered teams', ['Hold 1', 'Hold 2', 'Hold nr. 3']],
  ])('%s that wait for teams are no teams', (_, names) => {
    const report = checkSheets({
      Pokal: [['Hold', 'Spiller', 'DBF-nr.'], ...names.map((name) => [name, '', ''])],
    });
    expect(brief(report)).toEqual([]);
    expect(skipped(report)).toEqual([['noTeams']]);
    expect(checkedFor(report)).toEqual([]);
  });

  it('a team with a name and no players is one with too few', () => {
    const report = checkSheets({
      Pokal: [['Hold', 'Spiller'], ['Syd', ''], ...four('Nord'), ['Hold 3', ''], ['Hold 4', '']],
    });
    expect(brief(report)).toEqual(['303C1 error A2']);
  });

  it('headings alone are checked for nothing', () => {
    const report = checkSheets({
      Stilling: [
        ['Divisionsturneringen 2008/09'],
        ['Nr.', 'Hold', 'Kampe', 'KP'],
        [1, '', '', ''],
        [2, '', '', ''],
      ],
    });
    expect(checkedFor(report)).toEqual([]);
    expect(skipped(report)).toEqual([['noRows']]);
  });
});

describe('names that recur', () => {
  it('a name in two divisions begins in each where it first stands there, spaces or not', () => {
    const rows = (name: string): Cells => [
      ['Hold', 'Spiller 1', 'Spiller 2', 'Division'],
      ['Nord', 'Bo Dam', 'Ea Lund', '1. division'],
      [name, 'Ib Friis', 'Kai Vang', '2. division'],
    ];
    for (const name of ['Nord', 'Nord ', 'NORD'])
      expect(brief(checkSheets({ Divisionsturneringen: rows(name) }))).toEqual([
        '303C1 error A2',
        '303C1 error A3',
      ]);
  });
});

it('numbers as large as no tournament has are not read', () => {
  const report = checkSheets({
    Puljeregnskab: [
      ['Divisionsturneringen: rejsepulje'],
      ['Sæson', 'Overført fra forrige sæson', 'Antal hold', 'Bidrag pr. hold', 'Udbetalt refusion'],
      ['2008/09', 1000, 1e300, 1e300, 0],
    ],
  });
  expect(brief(report)).toEqual([]);
  expect(skipped(report)).toEqual([['unreadCells']]);
});
