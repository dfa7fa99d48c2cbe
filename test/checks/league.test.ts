import { describe, expect, it } from 'vitest';
import { findingText } from './wording';
import { brief, checkSheets, type Cells } from './checking';
import { changed, crossSheet, kpOf, matchSheet, tableSheet, teamsOf, type Sheet } from './league-season';

const OPEN = teamsOf(12);
const WOMEN = teamsOf(10);
const TITLE = '1. division 2008/09';
const table = tableSheet(`Divisionsturneringen, ${TITLE}`, OPEN);
const matches = matchSheet(`Divisionsturneringen, ${TITLE}`, OPEN, 36);
const cross = crossSheet(`Divisionsturneringen, ${TITLE}`, OPEN);
const wTable = tableSheet('Damedivisionen, 1. division 2008/09', WOMEN);
const wMatches = matchSheet('Damedivisionen, 1. division 2008/09', WOMEN, 40);

const tables = (sheets: Record<string, Cells>) =>
  checkSheets(sheets).sheets.map((sheet) =>
    sheet.tables.map(({ kind, event, range, rows }) => `${kind} ${event} ${range} ${rows}`),
  );

describe('the sheets of a division', () => {
  it('are recognised, and found right where they are right', () => {
    const sheets = { Stilling: table, Kampe: matches, Krydstabel: cross };
    expect(tables(sheets)).toEqual([
      ['standings division A3:E15 12'],
      ['matches division A3:I69 66'],
      ['cross division A3:M15 12'],
    ]);
    expect(brief(checkSheets(sheets))).toEqual([]);
    expect(brief(checkSheets({ Stilling: wTable, Kampe: wMatches }))).toEqual([]);
  });
  it('say what was checked', () => {
    const [sheet] = checkSheets({ Kampe: matches }).sheets;
    expect(sheet?.tables[0]?.checked).toEqual(['322A2', '322A4']);
    expect(sheet?.tables[0]?.notChecked).toEqual([
      { clause: '322A3', reason: { key: 'lastTableMissing', values: {} } },
    ]);
  });
  it.each<[string, Cells]>([
    [
      'football',
      [
        ['1. division'],
        ['Nr.', 'Hold', 'Kampe', 'Vundet', 'Point'],
        [1, 'Vejle', 3, 2, 7],
        [2, 'Esbjerg', 3, 2, 6],
      ],
    ],
    [
      'fixtures',
      [
        ['1. division, forår'],
        ['Runde', 'Dato', 'Hjemmehold', 'Udehold', 'Resultat'],
        [1, '01-03-2009', 'Vejle', 'Esbjerg', '2-1'],
      ],
    ],
    [
      'distances',
      [
        ['Afstande, divisionsturneringen'],
        ['', 'Aalborg', 'Odense', 'Vejle', 'Ribe'],
        ['Aalborg', '', 246, 170, 230],
        ['Odense', 246, '', 76, 112],
        ['Vejle', 170, 76, '', 80],
        ['Ribe', 230, 112, 80, ''],
      ],
    ],
    [
      'goals',
      [
        ['1. division'],
        ['', 'Vejle', 'Esbjerg', 'Ribe', 'Varde'],
        ['Vejle', 'X', '2-1', '0-0', '3-1'],
        ['Esbjerg', '1-1', 'X', '2-0', '1-0'],
        ['Ribe', '0-4', '1-3', 'X', '2-2'],
        ['Varde', '1-0', '0-2', '2-1', 'X'],
      ],
    ],
    [
      'a quiz',
      [
        ['Nr.', 'Hold', 'Score'],
        [1, 'Rød', 31],
        [2, 'Blå', 28],
      ],
    ],
    [
      'members of a union',
      [
        ['Distrikt', 'Område', 'Medlemmer'],
        ['Fyn', 'Vest', 310],
        ['Køge', 'Øst', 280],
      ],
    ],
    [
      'payments',
      [
        ['Kamp', 'Hold', 'Overførsel', 'Total'],
        ['Vejle', 'Herrer', 310, 310],
        ['Ribe', 'Damer', 280, 280],
      ],
    ],
    ['who takes part', [['Deltagere'], ['Række', 'Hold'], ['U15', 'Vejle'], ['U13', 'Ribe']]],
  ])('are not seen in %s', (_, cells) => {
    const report = checkSheets({ Ark1: cells });
    expect(report.sheets[0]?.tables).toEqual([]);
    expect(report.findings).toEqual([]);
  });
});

describe('§§ 322A1, 325A1: the table', () => {
  const check = (sheet: Sheet): string[] => brief(checkSheets({ Stilling: sheet }));
  it('has 12 teams, women 10', () => {
    const elf = tableSheet('1. division 2008/09', teamsOf(11));
    expect(check(elf)).toEqual(['322A1 warning B14']);
    expect(check(tableSheet('Damedivisionen, 1. division', teamsOf(9)))).toEqual(['325A1 warning B12']);
    expect(check(tableSheet('Damedivisionen, 1. division', teamsOf(11)))).toEqual(['325A1 error B14']);
    expect(check(tableSheet('1. division', [...OPEN, 'Mike']))).toEqual(['322A1 error B16']);
  });
  it('has each team once', () => {
    expect(check(changed(table, 7, 1, 'alfa'))).toEqual(['322A1 error B8']);
  });
  it('has each place once, and names the one that is free', () => {
    const report = checkSheets({ Stilling: changed(table, 7, 0, 4) });
    expect(brief(report)).toEqual(['322A1 error A8']);
    expect(report.findings[0]?.fix?.value).toBe(5);
    expect(check(changed(table, 14, 0, 13))).toEqual(['322A1 error A15']);
    expect(check(changed(table, 14, 0, 12))).toEqual([]);
  });
  it('does not judge a place that is blank or cannot be read', () => {
    expect(check(changed(table, 7, 0, ''))).toEqual([]);
    expect(check(changed(table, 7, 0, '#N/A'))).toEqual([]);
  });
  it('goes by match points', () => {
    // No. 3 with a single point stands out; two that have changed places are one fault.
    expect(check(changed(table, 5, 3, 1))).toEqual(['328A error A6']);
    expect(check(changed(changed(table, 3, 0, 2), 4, 0, 1))).toHaveLength(1);
  });
});

describe('§§ 322A2, 325A2: matches played', () => {
  it('are 11, or 9, once a team has played them all', () => {
    expect(brief(checkSheets({ Stilling: changed(table, 9, 2, 10) }))).toEqual(['322A2 error C10']);
    expect(brief(checkSheets({ Stilling: changed(table, 9, 2, 12) }))).toEqual(['322A2 error C10']);
    expect(brief(checkSheets({ Stilling: changed(wTable, 9, 2, 8) }))).toEqual(['325A2 error C10']);
  });
  it('may be counted by halves', () => {
    const halves = table.map((row, at) => (at < 3 ? row : row.map((cell, i) => (i === 2 ? 22 : cell))));
    expect(brief(checkSheets({ Stilling: halves }))).toEqual([]);
  });
  it('are not missed while the season runs', () => {
    const running = table.map((row, at) => (at < 3 ? row : row.map((cell, i) => (i === 2 ? 6 : cell))));
    expect(brief(checkSheets({ Stilling: running }))).toEqual([]);
  });
});

describe('§ 328: a shared place', () => {
  const shared = (place: number): string[] => {
    const row = place + 3;
    const points = table[row - 1]?.[3] ?? '';
    return brief(checkSheets({ Stilling: changed(changed(table, row, 0, place), row, 3, points) }));
  };
  it.each([
    // Nos. 4 and 5: the play-off; 10 and 11: relegation.
    [4, ['328A warning A8']],
    [10, ['328A warning A14']],
    [5, []],
    [11, []],
  ])('from no. %i', (place, expected) => expect(shared(place)).toEqual(expected));
});

describe('§ 328: level teams with a place each', () => {
  const level = (place: number, imp: boolean): string[] => {
    const above = table[place + 1] ?? [];
    const same = changed(table, place + 2, 3, above[3] ?? '');
    return brief(checkSheets({ Stilling: imp ? changed(same, place + 2, 4, above[4] ?? '') : same }));
  };
  it('are a reminder where something hangs on the border between them, and they are level in IMPs too', () => {
    // Nos. 4 and 5: the play-off. Nos. 5 and 6: nothing.
    expect(level(5, true)).toEqual(['328A info A8']);
    expect(level(5, false)).toEqual([]);
    expect(level(6, true)).toEqual([]);
  });
});

describe('§§ 321C4, 325D1: one team in two divisions', () => {
  const second = (title: string, teams: string[]): Sheet => tableSheet(title, teams);
  it('plays in the higher one only', () => {
    const teams = [...teamsOf(11, ' 2'), 'Golf'];
    const sheets = { A: table, B: second('Divisionsturneringen, 2. division 2008/09', teams) };
    expect(brief(checkSheets(sheets))).toEqual(['321C4 error B!B15']);
    const earlier = { A: table, B: second('Divisionsturneringen, 2. division 2007/08', teams) };
    expect(brief(checkSheets(earlier))).toEqual([]);
  });
  it('may have moved up from a table that tells no season', () => {
    const earlier = tableSheet('Divisionsturneringen, 2. division', ['Alfa', 'Bravo', ...teamsOf(10, ' 2')]);
    expect(brief(checkSheets({ A: table, B: earlier }))).toEqual([]);
  });
  it('does not play in the women’s qualifier as well', () => {
    const sheets = { A: wTable, B: second('Damedivisionen, kvalifikation 2008/09', ['Golf', 'Ny', 'Nyere']) };
    expect(brief(checkSheets(sheets))).toEqual(['325D1 error B!B4']);
  });
});

describe('§§ 322A2, 325A2: the matches', () => {
  const check = (sheet: Sheet): string[] => brief(checkSheets({ Kampe: sheet }));
  it('bring everybody together once', () => {
    // Row 5: round 1, Bravo - Kilo. Twice: as in row 4 or against oneself; a stranger to the table.
    expect(check(changed(matches, 4, 2, matches[4]?.[1] ?? ''))).toEqual(['322A2 error C5']);
    const again = [...matches, [...(matches[3] ?? [])]];
    expect(check(again)).toEqual(['322A2 error C70']);
    const misspelt = { Stilling: table, Kampe: changed(matches, 4, 2, 'Kiloo') };
    expect(brief(checkSheets(misspelt)).filter((line) => line.startsWith('322A2 error Kampe'))).toEqual([
      '322A2 error Kampe!C5',
    ]);
  });
  it('are all there', () => {
    const report = checkSheets({ Kampe: matches.filter((_, at) => at !== 20) });
    expect(brief(report)).toEqual(['322A2 error B68']);
    const [finding] = report.findings;
    expect(finding && findingText(finding, 'da')).toContain(`${matches[20]?.[1]}`);
    // A plan of the first weekend lacks most of them.
    expect(check(matches.slice(0, 21))).toEqual([]);
  });
  it('are told as missing only where the plan is not being typed', () => {
    const told = (rows: Sheet): string[] => check(rows);
    // Round 11 stands in rows 64-69: two of its six matches missing, then three.
    expect(told(matches.slice(0, 67))).toEqual(['322A2 error B67']);
    expect(told(matches.slice(0, 66))).toEqual([]);
    // Nor is it finished while a match of round 1 and the whole of round 11 are missing.
    expect(told(matches.slice(0, 63).filter((_, at) => at !== 3))).toEqual([]);
    const few = matchSheet(`Divisionsturneringen, ${TITLE}`, teamsOf(4), 36);
    for (const n of [5, 6, 7, 8, 9]) expect(told(few.slice(0, n))).toEqual([]);
    expect(told(few.filter((_, at) => at !== 3))).toEqual(['322A2 error B8']);
    const [title, , ...rows] = matches;
    const unnumbered = [title ?? [], [], ...rows.map((row) => row.slice(1))];
    expect(told(unnumbered.slice(0, 67))).toEqual(['322A2 error A67']);
    expect(told(unnumbered.slice(0, 66))).toEqual([]);
  });
  it('give a team one opponent a round', () => {
    // The match of row 10 (round 2) is moved to round 1.
    expect(check(changed(matches, 9, 0, 1))).toHaveLength(1);
    expect(check(changed(matches, 9, 0, 1))[0]).toMatch(/^322A2 error [BC]10$/);
  });
  it('may be listed half by half', () => {
    const halves = matches.flatMap((row, at) =>
      (at < 3 ? [row] : [row, row]).map((one, half) =>
        at < 3 ? one : [`${one[0]}.${half + 1}`, ...one.slice(1, 7), 18, ''],
      ),
    );
    expect(check(halves)).toEqual([]);
    expect(check(changed(halves, 6, 7, 20))).toEqual(['322A4 error H7']);
  });
  it('have 36 boards in two halves, the women’s 40', () => {
    expect(check(changed(matches, 6, 7, 40))).toEqual(['322A4 error H7']);
    expect(check(changed(matches, 6, 7, '2 x 18'))).toEqual([]);
    expect(check(changed(matches, 6, 8, 3))).toEqual(['322A4 error I7']);
    expect(check(changed(wMatches, 6, 7, 36))).toEqual(['325A4 error H7']);
  });
  it('take 4 weekends', () => {
    const weekends = (rounds: readonly number[]): Sheet =>
      matches.map((row, at) => {
        if (at === 2) return ['Weekend', ...row];
        return at < 2 ? row : [rounds.findIndex((last) => Number(row[0]) <= last) + 1, ...row];
      });
    expect(check(weekends([3, 6, 9, 11]))).toEqual([]);
    // Round 11 alone is a fifth weekend; its first match stands in row 64.
    expect(check(weekends([3, 6, 9, 10, 11]))).toEqual(['322A2 error A64']);
  });
  it('have match points that belong together', () => {
    // 16-14 is right for neighbours; 25-4 may be, for the loser of 25 may have less than 5.
    const row = matches.findIndex((cells, at) => at > 2 && cells[5] === 16);
    expect(check(changed(matches, row, 6, 13))).toEqual([`322A2 error G${row + 1}`]);
    const great = matches.findIndex((cells, at) => at > 2 && cells[5] === 25 && cells[6] === 5);
    expect(check(changed(matches, great, 6, 4))).toEqual([]);
  });
});

describe('§§ 322A3, 325A3: last season’s nos. 1-4', () => {
  const last = tableSheet('1. division, sidste sæson', OPEN);
  const early = (sheets: Record<string, Sheet>): string[] =>
    brief(checkSheets(sheets)).filter((line) => /32[25]A3/.test(line));
  it('do not meet before the last three rounds, where it can be', () => {
    const found = early({ Kampe: matches, Sidste: last });
    // By the circle 0-1 meet in round 7, 0-2 in 2, 0-3 in 8, 1-2 in 8, 1-3 in 3, 2-3 in 9 (0 is Alfa).
    const due = matches.flatMap((row, at) => {
      const pair = [row[1], row[2]].every((team) => OPEN.slice(0, 4).includes(String(team)));
      return at > 2 && pair && Number(row[0]) < 9 ? [`322A3 warning A${at + 1}`] : [];
    });
    expect(due.length).toBeGreaterThan(2);
    expect(found).toEqual(due);
  });
  it('are not looked for without their table', () => {
    expect(early({ Kampe: matches })).toEqual([]);
    expect(early({ Kampe: matches, Nu: table })).toEqual([]);
  });
});

describe('the table against the results', () => {
  it('adds up', () => {
    const sheets = { Stilling: changed(table, 6, 3, 170), Kampe: matches };
    // Delta has 15 x 11 + (1 + ... + 8) - (3 + 2 + 1) = 195.
    expect(brief(checkSheets(sheets))).toContain('322A2 warning D7');
    expect(brief(checkSheets({ Stilling: changed(table, 6, 4, 0), Kampe: matches }))).toEqual([
      '322A2 error E7',
    ]);
    expect(brief(checkSheets({ Stilling: changed(table, 6, 4, 0), Kryds: cross }))).toEqual([
      '322A2 error E7',
    ]);
  });
  it('tells one wrong match from two wrong sums', () => {
    expect(brief(checkSheets({ Stilling: table, Kampe: changed(matches, 6, 3, 99) }))).toEqual([
      '322A2 error Kampe!D7',
    ]);
  });
});

describe('§§ 322A2, 325A2: the cross table', () => {
  const check = (sheet: Sheet, more: Record<string, Sheet> = {}): string[] =>
    brief(checkSheets({ Kryds: sheet, ...more }));
  const points = crossSheet('Divisionsturneringen, 1. division: KP', OPEN, kpOf);
  it('is the same from both sides', () => {
    expect(check(changed(cross, 4, 1, 7))).toEqual(['322A2 error B5']);
    expect(check(changed(points, 4, 1, 15))).toEqual(['322A2 error B5']);
    expect(check(points)).toEqual([]);
  });
  it('lays the fault where the division’s table lays it', () => {
    expect(check(changed(cross, 3, 2, 7), { Stilling: table })).toEqual(['322A2 error C4']);
  });
  it('agrees with the matches', () => {
    const wrong = changed(changed(cross, 3, 2, 7), 4, 1, -7);
    const row = matches.findIndex(
      (cells, at) =>
        at > 2 && [cells[1], cells[2]].includes('Alfa') && [cells[1], cells[2]].includes('Bravo'),
    );
    expect(check(wrong, { Kampe: matches })).toEqual([`322A2 error Kampe!D${row + 1}`]);
    expect(check(changed(cross, 3, 2, 7), { Kampe: matches })).toEqual(['322A2 error C4']);
  });
  it('has every result, and none of a team against itself', () => {
    const without = changed(changed(cross, 3, 2, ''), 4, 1, '');
    expect(check(without)).toEqual(['322A2 error C4']);
    expect(check(changed(cross, 3, 2, ''))).toEqual([]);
  });
  it('is found by numbers and by short names too', () => {
    const apart = [...cross.slice(0, 3), [], ...cross.slice(3, 6), [], ...cross.slice(6)];
    expect(check(changed(apart, 5, 1, 7))).toEqual(['322A2 error B6']);
    const numbered = cross.map((row, at) => (at === 2 ? ['Hold', ...OPEN.map((_, i) => i + 1)] : row));
    expect(check(changed(numbered, 4, 1, 7))).toEqual(['322A2 error B5']);
    const short = cross.map((row, at) =>
      at === 2 ? ['Hold', ...OPEN.map((team) => `${team.slice(0, 3)}.`)] : row,
    );
    expect(check(changed(short, 4, 1, 7))).toEqual(['322A2 error B5']);
  });
  it('is not read out of half a season as missing matches', () => {
    const half = cross.map((row, at) =>
      row.map((cell, i) => (at > 2 && i > 0 && (at + i) % 3 === 0 && at - 2 !== i ? '' : cell)),
    );
    expect(check(half).filter((line) => !line.includes('322A2'))).toEqual([]);
  });
});

describe('§ 342C: the final of the clubs', () => {
  const check = (...rows: readonly (readonly (string | number)[])[]): string[] =>
    brief(
      checkSheets({
        Kampe: [['DM for klubber, finale'], ['Runde', 'Hjemmehold', 'Udehold', 'Spil'], ...rows],
      }),
    );
  it('is all-play-all with 12 boards a match', () => {
    expect(check([1, 'A', 'B', 12], [1, 'C', 'D', 12], [2, 'A', 'C', 12])).toEqual([]);
    expect(check([1, 'A', 'B', 12], [1, 'C', 'D', 16], [2, 'B', 'A', 12])).toEqual([
      '342C2 error D4',
      '342C1 error C5',
    ]);
  });
});
