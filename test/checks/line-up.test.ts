import { describe, expect, it } from 'vitest';
import { brief, checkSheets } from './checking';
import { tableSheet, teamsOf, type Sheet } from './league-season';

/** Last season's tables: teams are called by division and place, `2-3` is no. 3 of the 2nd. */
const named = (mark: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `Hold ${mark}-${i + 1}`);
const short = (title: string, teams: readonly string[]): Sheet => [
  [title],
  ['Nr.', 'Hold'],
  ...teams.map((team, i) => [i + 1, team]),
];
const tables: Record<string, Sheet> = {
  D1: tableSheet('Divisionsturneringen 2008/09, 1. division', named('1', 12)),
  D2: tableSheet('Divisionsturneringen 2008/09, 2. division', named('2', 12)),
  D3Ø: tableSheet('Divisionsturneringen 2008/09, 3. division Øst', named('Ø', 12)),
  D3V: tableSheet('Divisionsturneringen 2008/09, 3. division Vest', named('V', 12)),
  K4: short('Kvalifikation til 3. division, Kreds IV', named('K4', 5)),
  K2: short('Kvalifikation til 3. division, Kreds II', named('K2', 3)),
  Øst: short('Oprykningsturneringen Øst', named('E', 6)),
};
const range = (mark: string, from: number, to: number): string[] => named(mark, to).slice(from - 1);

/** §§ 322B-D, 324 with Ø-2 the winner of the promotion match: rows 4-15, 16-27 and 28-51. */
const first = [...range('1', 1, 10), ...range('2', 1, 2)];
const second = [...range('1', 11, 12), ...range('2', 3, 9), 'Hold Ø-1', 'Hold V-1', 'Hold Ø-2'];
const third = [
  ...range('2', 10, 12),
  'Hold V-2',
  ...range('Ø', 3, 9),
  ...range('V', 3, 9),
  ...range('K4', 1, 3),
  'Hold K2-1',
  ...range('E', 1, 2),
];
const promotion: Sheet = [
  ['Divisionsturneringen 2008/09: oprykningskamp til 2. division'],
  ['Kamp', 'Hold', 'IMP', 'Vinder'],
  ['Oprykningskamp', 'Hold V-2', 88, ''],
  ['', 'Hold Ø-2', 90, 'x'],
];

const sheetOf = (one: readonly string[], two: readonly string[], three: readonly string[]): Sheet => [
  ['Divisionsturneringen 2009/10: deltagere'],
  [],
  ['Division', 'Hold', 'Begrundelse'],
  ...one.map((team) => ['1. division', team, '']),
  ...two.map((team) => ['2. division', team, '']),
  ...three.map((team, i) => [i % 2 === 0 ? '3. division Øst' : '3. division Vest', team, '']),
];
const check = (next: Sheet, more: Record<string, Sheet> = { Kamp: promotion }): string[] =>
  brief(checkSheets({ Næste: next, ...tables, ...more }));
const put = (list: readonly string[], at: number, team: string): string[] =>
  list.map((one, i) => (i === at ? team : one));

describe('§§ 322B-D: next season’s line-up', () => {
  it('is right where it is right', () => {
    expect(check(sheetOf(first, second, third))).toEqual([]);
    const report = checkSheets({ Næste: sheetOf(first, second, third), ...tables, Kamp: promotion });
    expect(report.sheets[0]?.tables[0]).toMatchObject({
      kind: 'line-up',
      checked: ['321C4', '322B', '322C', '322D', '326A1', '326B', '326C'],
      notChecked: [],
    });
  });
  it('finds teams in the wrong division, each once', () => {
    // No. 10 of the 1st and no. 3 of the 2nd have changed places.
    expect(check(sheetOf(put(first, 9, 'Hold 2-3'), put(second, 2, 'Hold 1-10'), third))).toEqual([
      '322C2 error B13',
      '322B1 error B18',
    ]);
    expect(check(sheetOf(first, put(second, 9, 'Hold 2-10'), put(third, 0, 'Hold Ø-1')))).toEqual([
      '322D1 error B25',
      '322C3 error B28',
    ]);
  });
  it('finds a team that has no right, with the one that has', () => {
    const report = checkSheets({
      Næste: sheetOf(first, second, put(third, 20, 'Hold K4-4')),
      ...tables,
      Kamp: promotion,
    });
    expect(brief(report)).toEqual(['324B error B48']);
    expect(report.findings[0]?.fix?.value).toBe('Hold K4-3');
    expect(check(sheetOf([...first, 'Ny'], second, third))).toEqual(['322B error B16']);
  });
  it('finds a team that is missing, which may have given up its place', () => {
    expect(check(sheetOf(first.slice(0, 11), second, third))).toEqual(['322B2 warning B14']);
  });
  it('finds a team twice', () => {
    expect(check(sheetOf(first, second, [...third, 'Hold 1-1']))).toEqual(['321C4 error B52']);
    expect(check(sheetOf([...first, 'Hold 1-1'], second, third))).toEqual(['322B error B16']);
  });
  it('takes either team of a promotion match that nobody has told of', () => {
    expect(check(sheetOf(first, second, third), {})).toEqual([]);
    const other = sheetOf(first, put(second, 11, 'Hold V-2'), put(third, 3, 'Hold Ø-2'));
    expect(check(other, {})).toEqual([]);
    expect(check(other)).toEqual(['322D2 error B27', '322C5 error B31']);
    // No. 3 East has gone up, and neither of the two no. 2s has.
    expect(check(sheetOf(first, put(second, 11, 'Hold Ø-3'), put(third, 4, 'Hold Ø-2')), {})).toEqual([
      '322D3 error B27',
      '322D error B32',
    ]);
  });
  it('leaves the side of the 3rd division to the organiser, but 12 on each (reading 30)', () => {
    const turned = sheetOf(first, second, third).map((row) =>
      row.map((cell) =>
        cell === '3. division Øst'
          ? '3. division Vest'
          : cell === '3. division Vest'
            ? '3. division Øst'
            : cell,
      ),
    );
    expect(check(turned)).toEqual([]);
    const uneven = sheetOf(first, second, third).map((row, at) =>
      at === 50 ? ['3. division Øst', ...row.slice(1)] : row,
    );
    expect(check(uneven)).toEqual(['322A1 error B51']);
  });
  it('takes a team that continues another for that one', () => {
    const roster: Sheet = [
      ['Divisionsturneringen 2009/10: hold'],
      ['Hold', 'Spiller', 'Sidste sæsons hold'],
      ...teamsOf(4).map((player) => ['Nyt navn', `${player} Holm`, 'Hold 1-4']),
    ];
    const next = sheetOf(put(first, 3, 'Nyt navn'), second, third);
    expect(check(next, { Kamp: promotion, Hold: roster })).toEqual([]);
    expect(check(next)).toEqual(['322B1 error B7']);
  });
  it('says what it rests on, and nothing where that cannot be told', () => {
    const next = sheetOf(first, second, put(third, 20, 'Hold K4-4'));
    const reason = (more: Record<string, Sheet>): unknown =>
      checkSheets({ Næste: next, ...more }).sheets[0]?.tables[0]?.notChecked[0]?.reason.key;
    expect(reason({})).toBe('sheetMissing');
    expect(reason({ A: tables['D1'] ?? [], B: tables['D1'] ?? [] })).toBe('tableUnclear');
    const older = tableSheet('Divisionsturneringen 2006/07, 1. division', named('1', 12));
    expect(reason({ A: older })).toBe('seasonUnclear');
    // With one division's table the teams from the others are nobody's business: no. 3 stands nowhere.
    expect(
      brief(checkSheets({ Næste: sheetOf(put(first, 2, 'Ny'), second, third), A: tables['D1'] ?? [] })),
    ).toEqual(['322B1 warning B15']);
  });
});

describe('§ 326: vacancies', () => {
  const vacant = (...teams: string[]): Record<string, Sheet> => ({
    Vakancer: [
      ['Divisionsturneringen: vakancer'],
      ['Division', 'Hold', 'Meldt', 'Årsag'],
      ...teams.map((team) => ['', team, '04-05-2009', 'opløst']),
    ],
  });
  // 2-5 is given up: both no. 2s go up, and the 3rd division lacks one, for K4-4 and E-3 to play for.
  const two = put(second, 4, 'Hold V-2');
  const three = put(third, 3, 'Hold E-3');
  it('bring both no. 2s up, and the next of the qualifiers', () => {
    expect(check(sheetOf(first, two, three), vacant('Hold 2-5'))).toEqual([]);
    expect(check(sheetOf(first, second, third), vacant('Hold 2-5'))).toEqual([
      '326A1 error B20',
      '326A3 error B31',
    ]);
    expect(check(sheetOf(first, two, put(third, 3, 'Hold E-4')), vacant('Hold 2-5'))).toEqual([
      '326C1 error B31',
    ]);
  });
  it('make the promotion match needless where there is one', () => {
    const sheets = { ...vacant('Hold 2-5'), Kamp: promotion };
    expect(check(sheetOf(first, two, three), sheets)).toEqual(['326B1 warning Kamp!B3']);
  });
  it('cannot be declined (§ 326A3)', () => {
    expect(
      check(sheetOf(first, put(second, 4, 'Hold V-3'), put(three, 11, 'Hold V-2')), vacant('Hold 2-5')),
    ).toEqual(['322D3 error B20', '326A3 error B39']);
  });
  describe('too late for a match', () => {
    const late = (...teams: string[]): Record<string, Sheet> => {
      const [title, heads, ...rows] = vacant(...teams)['Vakancer'] ?? [];
      return {
        Vakancer: [title!, heads!, ...rows.map((row) => [...row.slice(0, 3), 'opløst, for sent til kamp'])],
      };
    };
    /** The lot's first, then the other. */
    const lot = (what: string, ...teams: string[]): Record<string, Sheet> => ({
      Lod: [
        ['Hvad', 'Deltager', 'Lod', 'Tidspunkt'],
        ...teams.map((team, at) => [what, team, at + 1, '01-06-2009']),
      ],
    });
    const other = put(third, 3, 'Hold K4-4');
    it('let a lot decide, and either may go up while none is known (§ 326C4)', () => {
      for (const list of [three, other])
        expect(check(sheetOf(first, two, list), late('Hold 2-5'))).toEqual([]);
    });
    it('go to the lot’s first in the 3rd division (§ 326C4)', () => {
      const sheets = { ...late('Hold 2-5'), ...lot('Plads i 3. division', 'Hold E-3', 'Hold K4-4') };
      expect(check(sheetOf(first, two, three), sheets)).toEqual([]);
      expect(check(sheetOf(first, two, other), sheets)).toEqual(['326C4 error B31']);
      // A lot among others says nothing of these two.
      const elsewhere = { ...late('Hold 2-5'), ...lot('Plads', 'Hold E-3', 'Hold E-4') };
      expect(check(sheetOf(first, two, other), elsewhere)).toEqual([]);
    });
    it('go to the lot’s first in the 2nd division (§ 326B4)', () => {
      // Two vacancies: both no. 2s, and one of the no. 3s; below, K4-4 and E-3 fill the two places left (§ 326C2).
      const above = put(put(second, 4, 'Hold V-2'), 5, 'Hold V-3');
      const below = put(put(third, 3, 'Hold K4-4'), 11, 'Hold E-3');
      const next = sheetOf(first, above, below);
      const given = late('Hold 2-5', 'Hold 2-6');
      expect(check(next, { ...given, ...lot('2. division', 'Hold V-3', 'Hold Ø-3') })).toEqual([]);
      expect(check(next, { ...given, ...lot('2. division', 'Hold Ø-3', 'Hold V-3') })).toEqual([
        '326B4 error B21',
        '326B4 error B32',
      ]);
    });
  });
  it('are of teams that last season’s tables know', () => {
    expect(check(sheetOf(first, second, third), vacant('Hold X'))).toEqual(['326A1 warning Vakancer!B3']);
  });
});

describe('§§ 325B-C: the women’s line-up', () => {
  const women = (qualifier: number): Record<string, Sheet> => ({
    W1: tableSheet('Damedivisionen 2008/09, 1. division', named('1', 10)),
    W2: tableSheet('Damedivisionen 2008/09, 2. division', named('2', 10)),
    Q: short('Damedivisionen 2008/09, kvalifikation', named('Q', qualifier)),
  });
  const next = (second: readonly string[]): Sheet => [
    ['Damedivisionen 2009/10: deltagere'],
    ['Division', 'Hold', 'Begrundelse'],
    ...[...range('1', 1, 8), ...range('2', 1, 2)].map((team) => ['1. division', team, '']),
    ...[...range('1', 9, 10), ...second].map((team) => ['2. division', team, '']),
  ];
  const check = (qualifier: number, second: readonly string[]): string[] =>
    brief(checkSheets({ Næste: next(second), ...women(qualifier) }));
  it.each([
    [9, 7, 3],
    [8, 8, 2],
    [6, 8, 2],
    [5, 9, 1],
    [2, 9, 1],
  ])('with %i teams in the qualifier: nos. 3-%i stay and %i come up', (teams, last, up) => {
    expect(check(teams, [...range('2', 3, last), ...range('Q', 1, up)])).toEqual([]);
    expect(check(teams, [...range('2', 3, last + 1), ...range('Q', 1, up).slice(1)])).toHaveLength(1);
  });
  it('is left to the organiser with one team in the qualifier (reading 13)', () => {
    expect(check(1, [...range('2', 3, 9), 'Hold Q-1'])).toEqual([]);
    expect(check(9, [...range('2', 3, 8), ...range('Q', 1, 2)])).toEqual(['325C2a error B20']);
  });
});
