import { describe, expect, it } from 'vitest';
import { brief, checkSheets } from './checking';
import { changed, crossSheet, matchSheet, tableSheet, teamsOf, type Sheet } from './league-season';

/**
 * Alfa to Delta are nos. 1-4 of the basic tournament; each won by 3 IMPs for every place between them, and so finished
 * higher than whom it beat: half of that is carried over.
 */
const OPEN = teamsOf(12);
const TITLE = 'Divisionsturneringen 2008/09, 1. division';
const basic: Record<string, Sheet> = {
  Stilling: tableSheet(TITLE, OPEN),
  Kampe: matchSheet(TITLE, OPEN, 36),
};
const HEAD = [
  'Kamp',
  'Hold',
  'Grundspilsplacering',
  'Overførsel',
  'IMP',
  'I alt',
  'Spil',
  'Hjemme i 1. sektion',
  'Vinder',
  'Dato',
];
// 28-03-2009 is a Saturday. Alfa beat Cecil by 6 (half is 3), Bravo beat Delta by 6, Alfa beat Bravo by 3 (1.5).
const playoff: Sheet = [
  ['Divisionsturneringen 2008/09, slutspil'],
  HEAD,
  ['Semifinale 1', 'Alfa', 1, 3, 100, 103, 64, 'x', 'x', '28-03-2009'],
  ['', 'Cecil', 3, '', 90, 90, '', '', '', ''],
  ['Semifinale 2', 'Bravo', 2, 3, 100, 103, 64, 'x', '', '28-03-2009'],
  ['', 'Delta', 4, -3, 120, 120, '', '', 'x', ''],
  ['Finale', 'Alfa', 1, 4.5, 80, 84.5, 64, 'x', '', '29-03-2009'],
  ['', 'Delta', 4, 0, 90, 90, '', '', 'x', ''],
];
const check = (sheet: Sheet, more: Record<string, Sheet> = basic): string[] =>
  brief(checkSheets({ Slutspil: sheet, ...more }));

describe('the play-off', () => {
  it('is right where it is right', () => {
    expect(check(playoff)).toEqual([]);
    const [sheet] = checkSheets({ Slutspil: playoff, ...basic }).sheets;
    expect(sheet?.tables[0]).toMatchObject({
      kind: 'playoff',
      checked: ['323A1', '323A2', '323A3', '323C', '323D2', '323E'],
      notChecked: [],
    });
  });
  it('§ 323A1: is for the four best', () => {
    expect(check(changed(playoff, 3, 1, 'Ekko'))).toContain('323A1 error B4');
  });
  it('§ 323A2: has the semi-finals’ winners in its final, on a Sunday', () => {
    expect(check(changed(playoff, 7, 1, 'Bravo'))).toContain('323A2 error B8');
    expect(check(changed(playoff, 6, 9, '28-03-2009'))).toEqual(['323A2 error J7']);
    expect(check(changed(playoff, 6, 9, '05-04-2009'))).toEqual(['323A2 error J7']);
    expect(check(changed(playoff, 2, 9, '27-03-2009'))).toEqual(['323A2 error J3']);
  });
  it('§ 323A3: has 64 boards', () => {
    expect(check(changed(playoff, 2, 6, 60))).toEqual(['323A3 error G3']);
    expect(check(changed(playoff, 2, 6, '4 x 16'))).toEqual([]);
  });
  it('§ 323C: carries over half, or a third, at the one who gets it', () => {
    expect(check(changed(changed(playoff, 2, 3, 2), 2, 5, 102))).toEqual(['323C1 error D3']);
    expect(check(changed(changed(playoff, 6, 3, 5), 6, 5, 85))).toEqual(['323C3 error D7']);
    expect(check(changed(playoff, 2, 3, ''))).toEqual(['323C1 error D3']);
    expect(check(changed(playoff, 3, 3, 3))).toContain('323C1 error D4');
    expect(check(changed(playoff, 5, 3, -2))).toContain('323C1 error D6');
    expect(check(changed(playoff, 5, 3, '#N/A'))).toEqual([]);
  });
  it('§ 323C2: a third where the winner of the mutual match finished lower', () => {
    // Cecil beat Alfa by 5 and is no. 3: 5/3 to Cecil, who is at home then.
    const row = (basic['Kampe'] ?? []).findIndex(
      (cells) => cells.includes('Alfa') && cells.includes('Cecil'),
    );
    const [home] = [(basic['Kampe'] ?? [])[row]?.[1]];
    const upset = changed(
      changed(basic['Kampe'] ?? [], row, 3, home === 'Cecil' ? 55 : 50),
      row,
      4,
      home === 'Cecil' ? 50 : 55,
    );
    const found = (carry: number): string[] => {
      const alfa = [...(playoff[2] ?? [])].map((cell, i) =>
        i === 3 ? '' : i === 5 ? 100 : i === 7 ? '' : cell,
      );
      const cecil = ['', 'Cecil', 3, carry, 90, 90 + carry, '', 'x', '', ''];
      const sheet = playoff.map((cells, at) => (at === 2 ? alfa : at === 3 ? cecil : cells));
      // Only the table of places: the sums of the results have changed with the match.
      const table = (basic['Stilling'] ?? []).map((cells) => cells.slice(0, 2).concat(''));
      return check(sheet, {
        Kampe: upset,
        Stilling: table.map((cells, at) => (at === 2 ? ['Nr.', 'Hold', 'KP'] : cells)),
      });
    };
    expect(found(5 / 3)).toEqual([]);
    expect(found(1.67)).toEqual(['323C3 error D4']);
    expect(found(2.5)).toEqual(['323C2 error D4']);
  });
  it('§ 323C: may take the mutual match from a cross table', () => {
    const sheets = { Stilling: basic['Stilling'] ?? [], Kryds: crossSheet(TITLE, OPEN) };
    expect(check(playoff, sheets)).toEqual([]);
    expect(check(changed(changed(playoff, 2, 3, 2), 2, 5, 102), sheets)).toEqual(['323C1 error D3']);
  });
  it('adds up, and knows the place in the basic tournament', () => {
    expect(check(changed(playoff, 2, 5, 100))).toEqual(['323C error F3']);
    expect(check(changed(playoff, 3, 2, 4))).toEqual(['323C error C4']);
  });
  it('§ 323D2: has the winner of the mutual match at home', () => {
    expect(check(changed(changed(playoff, 2, 7, ''), 3, 7, 'x'))).toEqual(['323D2 error H4']);
    expect(check(changed(changed(playoff, 2, 7, 'Cecil'), 3, 7, 'Cecil'))).toEqual(['323D2 error H3']);
  });
  it('§ 323E: is won by IMPs with the carry-over, then without it, then by rounds of 4 boards', () => {
    expect(check(changed(changed(playoff, 6, 8, 'x'), 7, 8, ''))).toEqual(['323E error I7']);
    // Final level at 94.5 with the carry-over: Delta won the match by 4.5, so it wins; half IMPs to get there.
    const level = changed(changed(playoff, 7, 4, 84.5), 7, 5, 84.5);
    expect(check(level)).toEqual([]);
    expect(check(changed(changed(level, 6, 8, 'x'), 7, 8, ''))).toEqual(['323E1 error I7']);
  });
});

describe('the play-off with a match to a row', () => {
  // Alfa beat Cecil by 6 and finished higher: 3 are carried over, and 100 and 3 are less than 104.
  const rows = (home: string, away: string, boards: number, winner: string): Record<string, Sheet> => ({
    ...basic,
    Slutspil: [
      ['Divisionsturneringen 2008/09, slutspil'],
      ['Kamp', 'Hjemmehold', 'Udehold', 'IMP hjemme', 'IMP ude', 'Spil', 'Vinder'],
      ['Semifinale 1', home, away, 100, 104, boards, winner],
    ],
  });
  it.each<[string, string, number, string, string[]]>([
    ['Alfa', 'Cecil', 64, 'Cecil', []],
    ['Alfa', 'Cecil', 60, 'Cecil', ['323A3 error Slutspil!F3']],
    ['Alfa', 'Cecil', 64, 'Alfa', ['323E error Slutspil!G3']],
    // At home is the winner of the mutual match; then 100 of Cecil and 104 + 3 of Alfa.
    ['Cecil', 'Alfa', 64, 'Alfa', ['323D2 error Slutspil!B3']],
    ['Alfa', 'Ekko', 64, 'Alfa', ['323A1 error Slutspil!C3']],
  ])('%s - %s, %i boards, won by %s', (home, away, boards, winner, expected) => {
    // Alfa beat Ekko by 12: half is 6, so 106 against 104.
    expect(brief(checkSheets(rows(home, away, boards, winner)))).toEqual(expected);
  });
});

describe('§ 323B: the choice of opponent', () => {
  const choice = (opponent: string, told: string, winner = 'Alfa'): Record<string, Sheet> => ({
    ...basic,
    Valg: [
      ['Divisionsturneringen 2008/09, slutspil'],
      ['Vinder af grundspillet', 'Valgt modstander', 'Resultat forelå', 'Meddelt'],
      [winner, opponent, '08-03-2009', told],
    ],
  });
  it.each<[string, string, string, string[]]>([
    ['Cecil', '16-03-2009', 'Alfa', []],
    ['Cecil', '17-03-2009', 'Alfa', ['323B2 error Valg!D3']],
    // Too late, but no. 4 it is in any case.
    ['Delta', '17-03-2009', 'Alfa', ['323B3 error B4']],
    ['Delta', '16-03-2009', 'Alfa', ['323B1 error B4']],
    ['Ekko', '16-03-2009', 'Alfa', ['323B1 error Valg!B3']],
    ['Cecil', '16-03-2009', 'Bravo', ['323B1 error Valg!A3']],
  ])('%s, told on %s by %s', (opponent, told, winner, expected) => {
    expect(check(playoff, choice(opponent, told, winner))).toEqual(expected);
  });
});

describe('§ 323F, § 328: the promotion and the deciding match', () => {
  const thirds: Record<string, Sheet> = {
    Øst: tableSheet('Divisionsturneringen 2008/09, 3. division Øst', teamsOf(12, ' Ø')),
    Vest: tableSheet('Divisionsturneringen 2008/09, 3. division Vest', teamsOf(12, ' V')),
  };
  const match: Sheet = [
    ['Divisionsturneringen 2008/09'],
    HEAD,
    ['Oprykningskamp til 2. division', 'Bravo Ø', 2, '', 100, 100, 64, 'x', 'x', ''],
    ['', 'Bravo V', 2, '', 90, 90, '', '', '', ''],
  ];
  it('is between the no. 2s, over 64 boards, with nothing carried over', () => {
    expect(check(match, thirds)).toEqual([]);
    expect(check(changed(match, 3, 1, 'Cecil V'), thirds)).toEqual(['323F1 error B4']);
    expect(check(changed(match, 2, 6, 60), thirds)).toEqual(['323F2 error G3']);
    expect(check(changed(match, 2, 3, 4), thirds)[0]).toBe('323F error D3');
    expect(check(changed(changed(match, 2, 8, ''), 3, 8, 'x'), thirds)).toEqual(['323F error I4']);
  });
  it('is settled by rounds of 4 boards where it is level', () => {
    const level = changed(changed(match, 3, 4, 100), 3, 5, 100);
    expect(check(level, thirds)).toEqual(['323F5 warning I3']);
    expect(check(changed(level, 2, 6, 68), thirds)).toEqual([]);
  });
  it('§ 328A1: has 60 boards where it decides a place', () => {
    const deciding = (boards: number): string[] =>
      check(
        [
          match[0] ?? [],
          HEAD,
          ['Omkamp om nr. 10', 'Juliet', '', '', 60, 60, boards, 'x', 'x', ''],
          ['', 'Kilo', '', '', 50, 50, '', '', '', ''],
        ],
        {},
      );
    expect(deciding(60)).toEqual([]);
    expect(deciding(64)).toEqual(['328A1 error G3']);
  });
});

describe('§ 324: the places West and East', () => {
  const areas = (west: number, east: number, ofWest: number, ofEast: number): string[] =>
    brief(
      checkSheets({
        Områder: [
          ['Medlemmer vest og øst for Storebælt'],
          ['Område', 'Medlemmer', 'Pladser i 3. division'],
          ['Vest for Storebælt', west, ofWest],
          ['Øst for Storebælt', east, ofEast],
        ],
      }),
    );
  it.each<[number, number, number, number, string[]]>([
    // A sixth of 12,000 is 2,000: 7,000 and 5,000 differ by no more.
    [7000, 5000, 3, 3, []],
    [7000, 5000, 4, 2, ['324 error C3', '324 error C4']],
    [7001, 4999, 3, 3, ['324D warning C3']],
    [7001, 4999, 4, 2, []],
    [7001, 4999, 4, 3, ['324 error C4']],
  ])('%i and %i members: %i and %i', (west, east, ofWest, ofEast, expected) => {
    expect(areas(west, east, ofWest, ofEast)).toEqual(expected);
  });
  it('are held against the districts', () => {
    const sheets: Record<string, Sheet> = {
      A: [
        ['Område', 'Medlemmer', 'Pladser i 3. division'],
        ['Vest', 7000, 3],
        ['Øst', 6000, 3],
      ],
      B: [
        ['Distrikterne øst og vest for Storebælt'],
        ['Distrikt', 'Område', 'Medlemmer'],
        ['Fyn', 'Vest', 3000],
        ['Østjylland', 'Vest', 4000],
        ['København', 'Øst', 6001],
      ],
    };
    expect(brief(checkSheets(sheets))).toEqual(['324D warning B3']);
  });
  it('§ 324C2a: one team from Bornholm, two from København and three from Kreds II', () => {
    const east = (...from: string[]): string[] =>
      brief(
        checkSheets({
          Øst: [
            ['Oprykningsturneringen Øst'],
            ['Nr.', 'Hold', 'Fra'],
            ...from.map((one, i) => [i + 1, `Hold ${i + 1}`, one]),
          ],
        }),
      );
    const right = ['København', 'Bornholm', 'Kreds II', 'Kreds II', 'København', 'Kreds II'];
    expect(east(...right)).toEqual([]);
    expect(east(...right.map((one, i) => (i === 0 ? 'Bornholm' : one)))).toEqual(['324C2a warning C4']);
    expect(east(...right.slice(0, 5))).toEqual(['324C2a warning B7']);
  });
});
