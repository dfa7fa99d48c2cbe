/** Sheets of the cup and the pairs championships as organisers lay them out, each right and with a fault. */
import { describe, expect, it } from 'vitest';
import { brief, checkedFor, checkSheets, rowsOf, unchecked, type Cells } from './checking';

type Row = (string | number)[];

describe('§ 332D4b: Rønne-Køge among the ferries', () => {
  // 90 km: 3; the one trip is Rønne-Køge, which counts 10 in place of 4.
  const cup = (heading: string, up: number): string[] =>
    brief(
      checkSheets({
        Pokal: [
          ['Pokalturneringen 2008/09'],
          ['Omgang', 'Hjemmehold', 'Udehold', 'Km', 'Færger', heading, 'UP'],
          ['1. omgang', 'Rønne', 'Køge', 90, 1, 1, up],
        ],
      }),
    );
  it.each(['Heraf Rønne-Køge', 'Of which Rønne-Køge'])('%s is no trip of its own', (heading) => {
    expect(cup(heading, 13)).toEqual([]);
    expect(cup(heading, 17)).toEqual(['332D4 error G3']);
    expect(cup(heading, 7)).toEqual(['332D4 error G3']);
  });
  it('Rønne-Køge beside the ferries is one', () => {
    expect(cup('Rønne-Køge', 17)).toEqual([]);
    expect(cup('Rønne-Køge', 13)).toEqual(['332D4 error G3']);
  });
});

describe('§ 351C2: a column headed with the day of its figures', () => {
  // 70 places on 700 members of ten districts: one for every ten.
  const members = [70, 70, 70, 70, 70, 70, 70, 70, 70, 70];
  const sheet = (heading: string, first = 7): Cells => [
    ['DM for åbent par 2009: pladser'],
    ['Distrikt', heading, 'Forlodspladser', 'Størrelsespladser'],
    ...members.map((n, at) => [`Distrikt ${at + 1}`, n, 5, at === 0 ? first : 7]),
  ];
  it.each([
    'Medlemmer pr. 31-12-2007',
    'Medlemmer pr. 31/12',
    'Medlemstal pr. 31.12.07',
    'Medlemmer pr. d. 31/12-2007',
  ])('%s', (heading) => {
    expect(brief(checkSheets({ Pladser: sheet(heading) }))).toEqual([]);
    expect(brief(checkSheets({ Pladser: sheet(heading, 6) }))).toEqual(['351C2 error D3']);
  });
});

describe('§ 351C3 by the sheet’s own places by placing', () => {
  // Two districts of 350 members: 35 each. With all 36 of A's places used by the pre-selected it gets 37, one by placing and
  // 36 of the 70; B has the 34 left, and 49 by placing.
  const sheet = (a: number, b: number, preselected = 36): Cells => [
    ['DM for åbent par 2009: pladser'],
    ['Distrikt', 'Medlemmer', 'Forlodspladser', 'Forhåndsudtagne par', 'Størrelsespladser'],
    ['Fyn', 350, 1, preselected, a],
    ['Midtjylland', 350, 49, 0, b],
  ];
  it('gives one place more where all are used, at the cost of the others', () => {
    expect(brief(checkSheets({ P: sheet(36, 34) }))).toEqual([]);
    expect(brief(checkSheets({ P: sheet(35, 34) }))).toEqual(['351C3 error E3']);
    expect(brief(checkSheets({ P: sheet(36, 35) }))).toEqual(['351C2 error E4']);
    expect(checkedFor(checkSheets({ P: sheet(36, 34) }))).toContain('351C3');
  });
  it('gives none where one place is left', () => {
    expect(brief(checkSheets({ P: sheet(35, 35, 35) }))).toEqual([]);
    expect(brief(checkSheets({ P: sheet(36, 34, 35) }))).toEqual(['351C2 error E3', '351C2 error E4']);
  });
  it('says that it cannot be checked without them, or where they are not 50', () => {
    const [title, heads = [], ...rows] = sheet(36, 34).map((row) => [...row]);
    const without = [title ?? [], heads, ...rows].map((row) => row.filter((_, at) => at !== 2));
    expect(unchecked(checkSheets({ P: without }))).toContain('351C3 sheetMissing');
    const [fyn = []] = rows;
    fyn[2] = 2;
    expect(unchecked(checkSheets({ P: [title ?? [], heads, ...rows] }))).toContain('351C3 sheetMissing');
  });
});

describe('§ 351F: four pools side by side, each under its own title', () => {
  const heads = ['Parnr.', 'Par', 'Distrikt', 'Nr. i distriktet'];
  /** 10 districts of 12 pairs: nos. 1, 5 and 9 in pool A, nos. 2, 6 and 10 in pool B and so on. */
  const pools = (change: (rows: Row[]) => void = () => undefined): Cells => {
    const rows: Row[] = Array.from({ length: 30 }, (_, at) =>
      [1, 2, 3, 4].flatMap((pool) => {
        const district = 'ABCDEFGHIJ'[Math.floor(at / 3)] ?? '';
        const place = (at % 3) * 4 + pool;
        return [at + 1, `Ib ${district}${place} - Bo ${district}${place}`, `Distrikt ${district}`, place, ''];
      }),
    );
    change(rows);
    return [
      ['DM for åbent par 2009 - semifinale'],
      ['Pulje A', '', '', '', '', 'Pulje B', '', '', '', '', 'Pulje C', '', '', '', '', 'Pulje D'],
      [1, 2, 3, 4].flatMap(() => [...heads, '']),
      ...rows,
    ];
  };
  it('are read as pools, and are right', () => {
    const report = checkSheets({ Ark1: pools() });
    expect(report.sheets[0]?.tables.map(({ kind }) => kind)).toEqual(['pools', 'pools', 'pools', 'pools']);
    expect(brief(report)).toEqual([]);
    expect(checkedFor(report)).toContain('351F1a');
  });
  it('have a number once in each (351F3)', () => {
    expect(brief(checkSheets({ Ark1: pools((rows) => (rows[4]![5] = 4)) }))).toEqual(['351F3 error F8']);
  });
  it('never have two pairs of a group (351F2b): nos. 1 and 2 of district A in pool A', () => {
    const report = checkSheets({
      Ark1: pools((rows) => {
        const [first = [], , , fourth = []] = rows;
        // A2 and B1 change places: A1 and A2 are together, B1 and B2 too; told at the no. 2s.
        [first[6], first[7], first[8], fourth[1], fourth[2], fourth[3]] = [
          fourth[1]!,
          fourth[2]!,
          fourth[3]!,
          first[6]!,
          first[7]!,
          first[8]!,
        ];
      }),
    });
    expect(brief(report)).toEqual(['351F2b error B7', '351F2b error G7']);
  });
  it('are no pools where they tell how it went', () => {
    const cells = [
      ['DM for åbent par 2009 - semifinale'],
      ['Pulje A'],
      ['Placering', 'Parnr.', 'Par', 'Distrikt', 'Score'],
      ...rowsOf(['1 | 7 | Ib A - Bo A | Fyn | 63', '2 | 9 | Ib B - Bo B | Fyn | 61']),
    ];
    expect(checkSheets({ Ark1: cells }).sheets[0]?.tables.map(({ kind }) => kind)).toEqual(['placings']);
  });
});

describe('§ 301C2: pairs of a qualifier under `Navn 1` and `Navn 2`', () => {
  const sheets = (player: string): Readonly<Record<string, Cells>> => ({
    Forhåndsudtagne: [
      ['DM for åbent par 2009'],
      ['Par', 'Distrikt', 'Forhåndsudtaget', 'Tilsagn'],
      ...rowsOf(['Ib Lund - Bo Krag | Fyn | UK | 01-12-2008']),
    ],
    Kval: [
      ['DM for åbent par 2009, kvalifikation'],
      ['Distrikt', 'Navn 1', 'Navn 2', 'Kval.ret'],
      ...rowsOf([`Fyn | Ea Toft | ${player} | ja`, 'Fyn | Ida Bro | Pia Vig | ja']),
    ],
  });
  it('are read', () => {
    expect(brief(checkSheets(sheets('Ole Bay')))).toEqual([]);
    expect(brief(checkSheets(sheets('Krag, Bo')))).toEqual(['301C2 warning Kval!C3']);
  });
});

describe('a yes in a heading’s own word', () => {
  const finals = (word: string): string[] => {
    const names = Array.from({ length: 42 }, (_, at) => `Ib N${at + 1} - Bo N${at + 1}`);
    return brief(
      checkSheets({
        Semifinale: [
          ['DM for åbent par 2009, semifinale, slutstilling'],
          ['Nr.', 'Par', 'Distrikt', 'Afbud til A-finalen'],
          ...names.map((name, at) => [at + 1, name, 'Fyn', at === 2 ? word : at === 39 ? 'x' : '']),
        ],
        'A-finale': [
          ['DM for åbent par 2009, A-finale, deltagere'],
          ['Parnr.', 'Par', 'Distrikt'],
          // Nos. 3 and 40 are out, 41 and 42 in their place.
          ...names.filter((_, at) => at !== 2 && at !== 39).map((name, at) => [at + 1, name, 'Fyn']),
        ],
      }),
    );
  };
  it.each(['x', 'afbud', 'Afbud d. 3/4', 'ja'])('%s is one', (word) => {
    expect(finals(word)).toEqual([]);
  });
  it.each(['nej', 'ikke afbud', 'afbud ikke meldt'])('%s is none', (word) => {
    // No. 3 should play, and no. 42 should not.
    expect(finals(word)).toEqual(['351G1 error A-finale!B42']);
  });
});

describe('§ 364B: one mistake in the mini teams is told once', () => {
  const sheets = (start: number, semis: readonly [string, string] = ['Hold 4', 'Hold 3']) => ({
    Hold: [
      ['Festivalens miniholdturnering 2009'],
      ['Startnr.', 'Hold', 'Spiller'],
      ...[1, 2, 3, 4, 5, 6, 7, start].flatMap((no, team) =>
        ['Ib', 'Bo', 'Ea', 'Pia'].map((name) => [no, `Hold ${team + 1}`, `${name} N${team + 1}`]),
      ),
    ],
    Kampe: [
      ['Festivalens miniholdturnering 2009, kampe'],
      ['Runde', 'Hjemmehold', 'Udehold', 'IMP hjemme', 'IMP ude'],
      ...rowsOf([
        'Kvartfinale | Hold 1 | Hold 2 | 20 | 10',
        'Kvartfinale | Hold 3 | Hold 4 | 10 | 15',
        'Kvartfinale | Hold 5 | Hold 6 | 22 | 3',
        'Kvartfinale | Hold 7 | Hold 8 | 9 | 12',
        `A-semifinale | Hold 1 | ${semis[0]} | 20 | 10`,
        'A-semifinale | Hold 5 | Hold 8 | 11 | 19',
        `B-semifinale | Hold 2 | ${semis[1]} | 3 | 4`,
        'B-semifinale | Hold 6 | Hold 7 | 8 | 4',
        'A-finale | Hold 1 | Hold 8 | 12 | 10',
        'A, 3. plads | Hold 4 | Hold 5 | 8 | 9',
        'B-finale | Hold 3 | Hold 6 | 12 | 10',
        'B, 3. plads | Hold 2 | Hold 7 | 2 | 9',
      ]),
    ],
  });
  it('nothing where all is right', () => {
    expect(brief(checkSheets(sheets(8)))).toEqual([]);
  });
  it('a start number that there is none of, where it stands', () => {
    expect(brief(checkSheets(sheets(9)))).toEqual(['364B1 error A31']);
  });
  it('two teams that have changed rows, in their semi-finals and no further', () => {
    expect(brief(checkSheets(sheets(8, ['Hold 3', 'Hold 4'])))).toEqual([
      '364B2a error Kampe!C7',
      '364B2a error Kampe!C9',
    ]);
  });
});

describe('amounts and counts have no thousandths', () => {
  const account = (carried: string): string[] =>
    brief(
      checkSheets({
        Pulje: [
          ['Damedivisionsturneringen, rejsepulje'],
          ['Sæson', 'Overført', 'Hold', 'Bidrag pr. hold', 'Bidrag i alt', 'Refusion udbetalt', 'Overføres'],
          // 1200 + 26 x 500 - 12900 = 1300.
          ['2008/09', '1.200', 26, '500', '13.000', '12.900', carried],
        ],
      }),
    );
  it('of a pool account (§ 321B3)', () => {
    expect(account('1.300')).toEqual([]);
    expect(account('1.300,00')).toEqual([]);
    expect(account('1.301')).toEqual(['321B3 error G3']);
    expect(account('1,300')).toEqual(['321B3 error G3']);
  });
  it('of a sponsor (§ 302B)', () => {
    const sponsor = (amount: string): string[] =>
      brief(
        checkSheets({
          Sponsorer: [
            ['Pokalturneringen 2008/09'],
            ['Hold', 'Sponsor', 'Officielt holdnavn', 'Kontrakt godkendt', 'Beløb', 'Minimumsbeløb'],
            ['Vejle', 'Sparekassen', 'Sparekassen Vejle', 'ja', amount, '10.000'],
          ],
        }),
      );
    expect(sponsor('10.000')).toEqual([]);
    expect(sponsor('9.999')).toEqual(['302B error E3']);
  });
  it('of members (§ 342E2)', () => {
    const fee = (members: string): string[] =>
      brief(
        checkSheets({
          Indskud: [
            ['DM for klubber 2009'],
            ['Hold', 'Distrikt', 'Medlemmer i distriktet', 'Indskud'],
            ['Slagelse', 'Vestsjælland', members, 0],
          ],
        }),
      );
    expect(fee('999')).toEqual([]);
    expect(fee('1.000')).toEqual(['342E1 error D3']);
  });
  it('but a distance may have (§ 332D4a): 30.001 km is not told of', () => {
    const cup = (km: string): string[] =>
      brief(
        checkSheets({
          Pokal: [
            ['Pokalturneringen'],
            ['Omgang', 'Hjemmehold', 'Udehold', 'Km', 'UP'],
            ['1. omgang', 'Vejle', 'Ribe', km, 1],
          ],
        }),
      );
    expect(cup('30.001')).toEqual([]);
    expect(cup('30,001')).toEqual(['332D4 error E3']);
  });
});

describe('§ 303B1: junior and school pairs pay their fee themselves', () => {
  const pairs = (event: string, ...paid: string[]) =>
    checkSheets({
      Par: [
        [`DM for ${event} 2009`],
        ['Spiller 1', 'Spiller 2', 'Betalt'],
        ...paid.map((one, at) => [`Ib N${at}`, `Bo N${at}`, one]),
      ],
    });
  it.each(['juniorpar', 'skolepar'])('%s', (event) => {
    expect(brief(pairs(event, 'ja', '12-02-2009', '150 kr.'))).toEqual([]);
    expect(brief(pairs(event, 'ja', 'nej', ''))).toEqual(['303B1 error C4', '303B1 error C5']);
    expect(checkedFor(pairs(event, 'ja', 'ja'))).toContain('303B1');
    // Nobody has begun to fill the column.
    expect(brief(pairs(event, '', ''))).toEqual([]);
  });
  it('of the others the districts pay', () => {
    expect(brief(pairs('damepar', 'ja', 'nej'))).toEqual([]);
  });
});
