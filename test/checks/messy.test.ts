/** Workbooks as volunteers keep them: what a reader of the sheet would say, and no more. */
import { describe, expect, it } from 'vitest';
import { findingText } from './wording';
import { brief, checkedFor, checkSheets, four, skipped, unchecked, type Cells } from './checking';

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

describe('headings in two rows', () => {
  it('name the columns together', () => {
    expect(
      brief(
        checkSheets({
          Pokal: [
            ['Hold', '', 'Spiller', '', 'Adresse', ''],
            ['Nr.', 'Navn', 'Navn', 'DBF-nr.', 'Vej', 'By'],
            [1, 'Nord', 'Ole Bang', 1001, 'Skovvej 1', 'Odense'],
            ['', '', 'Per Krag', 1002, '', ''],
            ['', '', 'Ib Lund', 1003, '', ''],
          ],
        }),
      ),
    ).toEqual(['303C1 error B3']);
  });
  it('number the players above their names and numbers', () => {
    const cells: Cells = [
      ['Hold', 'Spiller 1', '', 'Spiller 2', '', 'Spiller 3', '', 'Spiller 4', ''],
      ['', ...Array.from({ length: 4 }, () => ['Navn', 'DBF-nr.']).flat()],
      ['Nord', 'Ole Bang', 1001, 'Per Krag', 1002, 'Ib Lund', 1003, 'Bo Dam', 1001],
    ];
    expect(brief(checkSheets({ Pokal: cells }))).toEqual(['303A2 warning I3']);
  });
  it('are not taken together over a gap where they are those of tables side by side', () => {
    const cells: Cells = [
      ['Divisionsturneringen: næste sæsons hold'],
      ['Division', 'Nr.', 'Deltager', '', 'Division', 'Hold', 'Begrundelse'],
      ['3. division', 1, 'Jylland-Fyn 1', '', '1. division', 'Aalborg A', 'Nr. 1 i 1. division'],
      ['3. division', 2, 'Jylland-Fyn 2', '', '1. division', 'Esbjerg A', 'Nr. 2 i 1. division'],
    ];
    const [sheet] = checkSheets({ Ark1: cells }).sheets;
    expect(sheet?.tables.map(({ kind }) => kind)).not.toContain('roster');
    expect(sheet?.tables.map(({ kind, range }) => `${kind} ${range}`)).toContain('line-up E2:G4');
  });
  it('are not taken together over a gap where one side is surely another table', () => {
    const cells: Cells = [
      ['Danish Open: karantæne', '', '', '', 'Danish Open: resultat', ''],
      ['Spiller', 'DBF-nr.', 'Karantæne til', '', 'Nr.', 'Hold'],
      ['Bo Dam', 701, '31-12-2009', '', 1, 'Nord'],
      ['Ib Lund', 702, '31-12-2009', '', 2, 'Syd'],
    ];
    const [sheet] = checkSheets({ Ark1: cells }).sheets;
    expect(sheet?.tables.map(({ kind }) => kind)).not.toContain('roster');
    expect(sheet?.tables.map(({ kind }) => kind)).toContain('bans');
  });
  it('are taken together over a gap where they are one', () => {
    const cells: Cells = [
      ['Divisionsturneringen'],
      ['Hold', '', 'Spiller', '', 'DBF-nr.'],
      ...['Bo Dam', 'Ib Lund', 'Eva Holm'].map((name, i) => ['Nord', '', name, '', 701 + i]),
    ];
    expect(brief(checkSheets({ Ark1: cells }))).toEqual(['303C1 error A3']);
  });
  it('are not the first row of a table beside whose headings stand a row higher', () => {
    const cells: Cells = [
      ['Divisionsturneringen - 1. division', '', '', '', 'Divisionsturneringen - 2. division', '', ''],
      ['Dansk Bridgeforbund', '', '', '', 'Spillernavn', 'Hold', 'Rolle'],
      ['Hold', 'Spiller', 'Rolle', '', 'Bo Dam', 'Syd', 'kaptajn'],
      ['Nord', 'Ib Lund', 'kaptajn', '', 'Eva Holm', 'Syd', 'spiller'],
      ['Nord', 'Kaj Vang', 'spiller', '', 'Åse Krog', 'Syd', 'spiller'],
    ];
    const tables = checkSheets({ Ark1: cells }).sheets[0]?.tables ?? [];
    expect(tables.map(({ kind, range }) => `${kind} ${range}`)).toEqual(['roster E2:G5', 'roster A3:C5']);
    expect(tables[0]?.columns).toMatchObject({ role: 'Rolle', player: 'Spillernavn', team: 'Hold' });
  });
  it('are not those of a table beside, a row lower', () => {
    const cells: Cells = [
      ['Åbent par: semifinalepuljer', '', '', '', '', 'Åbent par: semifinale, resultat', '', ''],
      ['Pulje', 'Par', 'Distrikt', '', '', '', '', ''],
      ['A', 'Bo Hansen - Ib Holm', 'Fyn', '', '', 'Nr.', 'Par', 'Distrikt'],
      ['A', 'Eva Lund - Ida Krog', 'Fyn', '', '', 1, 'Bo Hansen - Ib Holm', 'Fyn'],
    ];
    const [sheet] = checkSheets({ Ark1: cells }).sheets;
    expect(sheet?.tables.map(({ kind, rows }) => [kind, rows])).toEqual([
      ['pools', 2],
      ['placings', 1],
    ]);
  });
  it('divide results into home and away', () => {
    const match = (round: number, ...more: (string | number)[]): (string | number)[] => [round, ...more];
    const cells: Cells = [
      ['Divisionsturneringen 2008/09, 1. division'],
      ['Runde', 'Hold', '', 'KP', ''],
      ['', 'Hjemme', 'Ude', 'Hjemme', 'Ude'],
      match(1, 'Nord', 'Syd', 19, 11),
      match(1, 'Odense', 'Ribe', 15, 15),
      match(2, 'Nord', 'Odense', 15, 16),
      match(2, 'Syd', 'Ribe', 12, 18),
    ];
    // All other results add up to 30.
    expect(brief(checkSheets({ Ark1: cells }))).toContain('322A2 error E6');
  });
  it('are one row where the next is a player', () => {
    expect(
      brief(
        checkSheets({
          Pokal: [
            ['Hold', 'Spiller', '', 'Rolle'],
            ['Nord', 'Ole Bang', '', 'spiller'],
            ['Nord', 'Per Krag', '', 'kaptajn'],
          ],
        }),
      ),
    ).toEqual(['303C1 error A2']);
  });
  it('may say two things of a column', () => {
    const cells: Cells = [
      ['Hold nr.', 'Holdnavn / klub', 'Spiller'],
      ...four('Nord', '').map(([team, player]) => [1, team ?? '', player ?? '']),
    ];
    expect(brief(checkSheets({ Pokal: cells }))).toEqual([]);
    expect(brief(checkSheets({ Pokal: cells.slice(0, 4) }))).toEqual(['303C1 error B2']);
  });
});

describe('places that nobody has yet', () => {
  it.each(['Hold følger', '?', 'oversidder', 'TBA', 'Ledig'])('%s is no team', (nobody) => {
    const cup: Cells = [
      ['Pokalturneringen'],
      ['Omgang', 'Hjemmehold', 'Udehold', 'UP', 'Km'],
      [1, nobody, nobody, '', ''],
      [1, 'Nord', nobody, '', ''],
      [1, nobody, 'Syd', '', ''],
    ];
    expect(brief(checkSheets({ Pokal: cup }))).toEqual([]);
  });
  it('a team against itself is a fault', () => {
    const cup: Cells = [
      ['Pokalturneringen'],
      ['Omgang', 'Hjemmehold', 'Udehold', 'UP', 'Km'],
      [1, 'Nord', 'Nord', '', ''],
    ];
    expect(brief(checkSheets({ Pokal: cup }))).toEqual(['332A1 error C3']);
  });
});

it('a place that two share, written as 2-3, is none that is missing', () => {
  const list = (...places: (string | number)[]): Cells => [
    ['DM for åbent par, A-finale'],
    ['Nr.', 'Par', 'Distrikt'],
    ...places.map((place, i): (string | number)[] => [place, `Par ${'ABCDE'[i] ?? ''}`, 'Fyn']),
  ];
  const report = checkSheets({ Liste: list(1, '2-3', '2-3', 4) });
  expect(brief(report)).toEqual([]);
  expect(skipped(report)).toEqual([['unreadCells']]);
  expect(brief(checkSheets({ Liste: list(1, 2, 4) }))).toEqual(['351C1 error A5']);
});

it('a mileage sheet in an organiser’s own words is read', () => {
  const cells: Cells = [
    ['Divisionsturneringen: rejserefusion'],
    ['Hold', 'Km (tur/retur)', 'Sats kr./km', 'Bro/færge', 'I alt til udbetaling'],
    // (500 - 200) x 3.47 + 470 = 1511; 180 km are less than the 200 that a team pays itself.
    ['Nord', '500 km', '3,47', '470,-', '1.511,00'],
    ['Syd', 180, 3.47, '', 10],
  ];
  expect(brief(checkSheets({ Rejser: cells }))).toEqual(['304B1 error E4']);
});

describe('what stands where a team would', () => {
  const pokal = (...below: (string | number)[][]): string[] =>
    brief(
      checkSheets({
        Pokal: [
          ['Hold', 'Spiller', 'DBF-nr.'],
          ...four('Nord').map((row, i) => [...row, 1001 + i]),
          ...below,
        ],
      }),
    );
  it('remarks below a list are no teams', () => {
    expect(
      pokal([], ['Kontakt: Ole Bang'], ['Husk betaling senest 1/9'], ['NB', 'Per kommer senere']),
    ).toEqual([]);
  });
  it('reserves are no team, nor are those below them', () => {
    expect(
      pokal(['Reserver', 'Kaj Mus', 1011], ['', 'Ras Mus', 1012], ['Venteliste', 'Ulla Vad', 1013]),
    ).toEqual([]);
    // The next team is one again.
    expect(pokal(['Reserver', 'Kaj Mus', 1011], ['Syd', 'Ras Mus', 1012])).toEqual(['303C1 error A7']);
  });
  it('a place that is free is no team, but one with players is', () => {
    expect(pokal(['Ledig', '', ''], ['?', '', ''])).toEqual([]);
    expect(pokal(['?', 'Kaj Mus', 1011])).toEqual(['303C1 error A6']);
  });
  it('vacancies in a table are neither the same team nor above others', () => {
    const report = checkSheets({
      Stilling: [
        ['Divisionsturneringen 2008/09, 1. division'],
        ['Nr.', 'Hold', 'Kampe', 'KP'],
        [1, 'Nord', 11, 200],
        [2, 'Syd', 11, 190],
        [3, 'Ledig', 0, 0],
        [4, 'Ledig', 0, 0],
      ],
    });
    expect(brief(report).filter((one) => !one.includes('warning'))).toEqual([]);
  });
  it('match points are VP in English', () => {
    const cells: Cells = [
      ['Divisionsturneringen 2008/09, 1. division'],
      ['Round', 'Home team', 'Away team', 'VP home', 'VP away'],
      [1, 'Nord', 'Syd', 18, 12],
      [1, 'Es', 'To', 18, 13],
      [2, 'Nord', 'Es', 20, 10],
      [2, 'Syd', 'To', 15, 15],
    ];
    expect(brief(checkSheets({ Ark1: cells }))).toContain('322A2 error E4');
  });
});

it('a message about an age names the age of the event', () => {
  const tell = (title: string, born: string): string[] =>
    checkSheets(
      { Liste: [[title], ['Spiller 1', 'Født', 'Spiller 2'], ['Bo Dam', born, 'Ea Lund']] },
      {},
      { season: 2009 },
    ).findings.flatMap((finding) => [findingText(finding, 'da'), findingText(finding, 'en')]);
  // § 353A1 says 25 on 1 January, § 354A1 says 20 before it, § 352A5 says 60 before it.
  expect(tell('DM for juniorpar', '12-03-1983')).toEqual([
    'Bo Dam er fyldt 25 år den 1. januar 2009.',
    'Bo Dam is 25 or older on 1 January 2009.',
  ]);
  expect(tell('DM for skolepar', '12-03-1988')).toEqual([
    'Bo Dam er fyldt 20 år inden den 1. januar 2009.',
    'Bo Dam turned 20 before 1 January 2009.',
  ]);
  expect(tell('DM for veteranpar', '12-03-1955')).toEqual([
    'Bo Dam er ikke fyldt 60 år inden den 1. januar 2009.',
    'Bo Dam did not turn 60 before 1 January 2009.',
  ]);
});

it('what nobody has filled in is not said to be checked', () => {
  const seats = (members: number | string, places: number | string): Cells => [
    ['DM for åbent par 2009'],
    ['Distrikt', 'Medlemmer', 'Forhåndsudtagne', 'Pladser'],
    ['Fyn', members, '', places],
    ['Bornholm', members, '', places],
  ];
  const blank = checkSheets({ Pladser: seats('', '') });
  expect(checkedFor(blank)).toEqual([]);
  expect(unchecked(blank)).toContain('351C2 columnBlank');
  expect(checkedFor(checkSheets({ Pladser: seats(500, 60) }))).toContain('351C2');
});

it.each(['Ib Lund (NPC)', 'Ib Lund, ikke-spillende kaptajn', 'Lund, Ib - npc'])(
  'a non-playing captain written as %s is no player (§ 303C1)',
  (captain) => {
    const cells: Cells = [['Hold', 'Spiller'], ...four('Nord').slice(1), ['Nord', captain]];
    expect(brief(checkSheets({ Pokal: cells }))).toEqual(['303C1 error A2']);
    const player = captain.replace(/(?:NPC|ikke-spillende kaptajn|npc)/u, 'kaptajn');
    expect(brief(checkSheets({ Pokal: [...cells.slice(0, 4), ['Nord', player]] }))).toEqual([]);
  },
);
