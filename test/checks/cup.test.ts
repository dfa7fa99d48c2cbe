import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, unchecked, type Cells } from './checking';

const TITLE = ['Pokalturneringen 2008/09'];
const cup = (
  headings: readonly string[],
  ...rows: readonly (readonly CellValue[])[]
): Record<string, Cells> => ({
  Pokal: [TITLE, [...headings], ...rows],
});
/** Findings of the rows below title and headings. */
const found = (headings: readonly string[], ...rows: readonly (readonly CellValue[])[]): string[] =>
  brief(checkSheets(cup(headings, ...rows)));

describe('away points, § 332D4', () => {
  const heads = ['Omgang', 'Hjemmehold', 'Udehold', 'Km', 'Færger', 'Rønne-Køge', 'UP'];
  it('are 1 per started 30 km, 4 per ferry and 10 for Rønne-Køge', () => {
    expect(
      found(
        heads,
        ['1. omgang', 'A', 'B', 30, '', '', 1],
        ['', 'C', 'D', '30,1', '', '', 2],
        ['', 'E', 'F', 60, 1, '', 6],
        ['', 'G', 'H', 0, '', 1, 10],
        ['', 'I', 'J', 0, '', '', 0],
        ['', 'K', 'Oversidder', '', '', '', ''],
      ),
    ).toEqual([]);
  });
  it('are told where they are others, with the right number', () => {
    const report = checkSheets(
      cup(
        heads,
        ['1', 'A', 'B', 30, '', '', 2],
        ['1', 'C', 'D', 30.1, '', '', 1],
        ['1', 'E', 'F', 60, 1, '', 2],
      ),
    );
    expect(brief(report)).toEqual(['332D4 error G3', '332D4 error G4', '332D4 error G5']);
    expect(report.findings.map(({ fix }) => fix?.value)).toEqual([1, 2, 6]);
  });
  it('stay open while the points or the distance are', () => {
    expect(found(heads, ['1', 'A', 'B', 120, '', '', ''], ['1', 'C', 'D', '', '', '', 4])).toEqual([]);
  });
  it('are none for a walk-over and where DBF chooses the venue (reading 17)', () => {
    const more = [...heads, 'Walkover'];
    expect(
      found(
        more,
        ['3', 'A', 'B', 120, '', '', 4, 'x'],
        ['3', 'C', 'D', 120, '', '', 0, 'x'],
        ['Kvartfinale', 'E', 'F', 120, '', '', 4, ''],
        ['Semifinale', 'G', 'H', 120, '', '', 4, ''],
        ['Finale', 'I', 'J', 120, '', '', '', ''],
      ),
    ).toEqual(['332D4 error G3', '332D4 error G6']);
  });
});

describe('away points in all and the home ground, § 332D2-3', () => {
  const heads = [
    'Omgang',
    'Hjemmehold',
    'Udehold',
    'Km',
    'UP',
    'UP før hjemme',
    'UP før ude',
    'Først udtrukket',
  ];
  it('add up over the rounds, for whoever travelled', () => {
    expect(
      found(
        heads,
        ['1', 'A', 'B', 90, 3, 0, 0, 'A'],
        ['1', 'C', 'D', 31, 2, 0, 0, 'C'],
        ['2', 'B', 'D', 61, 3, 3, 2, 'D'],
        ['3', 'D', 'E', 10, 1, 5, 0, 'E'],
      ),
    ).toEqual([]);
  });
  it('are told where the sum is another', () => {
    const report = checkSheets(
      cup(
        heads,
        ['1', 'A', 'B', 90, 3, 0, 0, 'A'],
        ['2', 'B', 'C', 61, 3, 4, 0, 'C'],
        ['2', 'D', 'E', 5, 1, 0, 0, 'D'],
      ),
    );
    expect(brief(report)).toEqual(['332D2 error F4']);
    expect(report.findings[0]?.fix?.value).toBe(3);
  });
  it('are one finding where the wrong points of a match are carried on', () => {
    // 90 km give 3, not 4; the 4 in the next round follows from it.
    expect(found(heads, ['1', 'A', 'B', 90, 4, 0, 0, 'A'], ['2', 'B', 'C', 61, 3, 4, 0, 'C'])).toEqual([
      '332D4 error E3',
    ]);
  });
  it('cannot be told where earlier rounds are missing, but for the least they are', () => {
    expect(found(heads, ['3', 'A', 'B', 90, 3, 7, 6, 'A'], ['5', 'B', 'C', 61, 3, 14, 9, 'C'])).toEqual([]);
    expect(found(heads, ['3', 'A', 'B', 90, 3, 7, 6, 'A'], ['5', 'B', 'C', 61, 3, 8, 1, 'C'])).toEqual([
      '332D2 error F4',
    ]);
  });
  it('give the home ground to the team with most, then to the one drawn first', () => {
    expect(
      found(
        heads,
        ['4', 'A', 'B', 30, 1, 9, 8, 'B'],
        ['4', 'C', 'D', 30, 1, 8, 9, 'C'],
        ['4', 'E', 'F', 30, 1, 9, 9, 'E'],
        ['4', 'G', 'H', 30, 1, 9, 9, 'H'],
        ['4', 'I', 'J', 30, 1, 9, 9, ''],
      ),
    ).toEqual(['332D2 error B4', '332D3 error B6']);
  });
});

describe('the result of a match, § 332A', () => {
  const heads = [
    'Runde',
    'Hjemmehold',
    'Udehold',
    'Imp hjemme',
    'Imp ude',
    'Spilpoint hjemme',
    'Spilpoint ude',
    'Vinder',
  ];
  it('goes by IMP, then by total points', () => {
    const report = checkSheets(
      cup(
        heads,
        ['2', 'A', 'B', 80, 79, 100, 9000, 'A'],
        ['2', 'C', 'D', 80, 81, '', '', 'C'],
        ['2', 'E', 'F', 80, 80, 9000, 9010, 'F'],
        ['2', 'G', 'H', 80, 80, 9010, 9000, 'H'],
        ['2', 'I', 'J', 80, 80, 9000, 9000, 'I'],
        ['2', 'K', 'L', 80, 80, '', '', 'L'],
        ['2', 'M', 'N', '', '', '', '', 'Nord'],
      ),
    );
    expect(brief(report)).toEqual(['332A3 error H4', '332A3 error H6', '332A3 error H7', '332A1 error H9']);
    expect(report.findings.map(({ fix }) => fix?.value)).toEqual(['D', 'G', undefined, undefined]);
  });
  it('comes from 40 boards, and from 48 from the quarter-finals on', () => {
    const boards = ['Omgang', 'Hjemmehold', 'Udehold', 'Spil', 'Runder', 'Spil pr. runde'];
    expect(
      found(
        boards,
        ['1', 'A', 'B', 40, 5, 8],
        ['1/16-finale', 'C', 'D', 48, 6, 8],
        ['Ottendedelsfinale', 'E', 'F', 40, 5, 8],
        ['Ottendedelsfinale', 'G', 'H', 32, 4, 8],
        ['Kvartfinale', 'I', 'J', 48, 6, 8],
        ['Kvartfinale', 'K', 'L', 40, 5, 8],
        ['Semifinale', 'M', 'N', 40, 5, 8],
        ['Semifinale', 'O', 'P', 52, '', ''],
        ['Finale', 'Q', 'R', 48, 4, 12],
      ),
    ).toEqual([
      '332A2a warning D4',
      '332A2a warning D6',
      '332A2b warning D8',
      '332A2b error D9',
      '332A2b warning D10',
      '332A2b error E11',
    ]);
  });
  it('may be either number of boards where a numbered round may be late', () => {
    const boards = ['Omgang', 'Hjemmehold', 'Udehold', 'Spil'];
    expect(found(boards, ['7', 'A', 'B', 48], ['7', 'C', 'D', 40], ['7', 'E', 'F', 44])).toEqual([
      '332A2 warning D5',
    ]);
  });
});

describe('the course of the cup, § 332A1', () => {
  const heads = ['Omgang', 'Hjemmehold', 'Udehold', 'Imp', 'Imp', 'Vinder'];
  it('is silent where every winner goes on', () => {
    expect(
      found(
        heads,
        ['1', 'A', 'B', 10, 9, 'A'],
        ['1', 'C', 'D', 10, 19, 'D'],
        ['1', 'E', 'Oversidder', '', '', ''],
        ['2', 'A', 'D', '', '', ''],
        ['2', 'E', 'F', '', '', ''],
      ),
    ).toEqual([]);
  });
  it('has no team that was knocked out, and no team twice in a round', () => {
    expect(
      found(
        heads,
        ['1', 'A', 'B', 10, 9, 'A'],
        ['1', 'C', 'D', 10, 19, 'D'],
        ['2', 'B', 'D', '', '', ''],
        ['2', 'E', 'D', '', '', ''],
      ),
    ).toEqual(['332A1 error B5', '332A1 error C6']);
  });
  it('lets a loser play on in a heat for losers', () => {
    expect(
      found(
        heads,
        ['1', 'A', 'B', 10, 9, 'A'],
        ['Opsamlingsheat', 'B', 'X', 10, 9, 'B'],
        ['2', 'A', 'B', '', '', ''],
      ),
    ).toEqual([]);
  });
  it('misses a winner in the next round: without doubt only where that is full', () => {
    expect(
      found(heads, ['1', 'A', 'B', 10, 9, 'A'], ['1', 'C', 'D', 10, 9, 'C'], ['2', 'C', 'E', '', '', '']),
    ).toEqual(['332A1 warning F3']);
    expect(
      found(
        heads,
        ['Semifinale', 'A', 'B', 10, 9, 'A'],
        ['Semifinale', 'C', 'D', 10, 9, 'C'],
        ['Finale', 'C', 'E', '', '', ''],
      ),
    ).toEqual(['332A1 error F3']);
    // A draw that has only begun misses nobody.
    expect(
      found(heads, ...['A', 'C', 'E'].map((team) => ['1', team, `${team}2`, 10, 9, team]), [
        '2',
        'A',
        'X',
        '',
        '',
        '',
      ]),
    ).toEqual([]);
  });
  it('takes the round from the title where no column has it', () => {
    const sheets = {
      R1: [['Pokalturneringen, 1. omgang'], ['Hjemmehold', 'Udehold', 'Imp', 'Imp'], ['A', 'B', 10, 9]],
      R2: [['Pokalturneringen, 2. omgang'], ['Hjemmehold', 'Udehold', 'Imp', 'Imp'], ['C', 'B', '', '']],
    };
    expect(brief(checkSheets(sheets))).toEqual(['332A1 error R2!B3']);
  });
});

describe('who meets whom, § 332C', () => {
  it('keeps a captain’s club apart in round 1, save seeded teams', () => {
    const heads = ['Omgang', 'Hjemmehold', 'Klub', 'Udehold', 'Klub', 'Seedet hjemme', 'Seedet ude', 'Km'];
    expect(
      found(
        heads,
        ['1. omgang', 'A', 'Odense', 'B', 'Vejle', '', '', 20],
        ['1. omgang', 'C', 'Odense', 'D', ' odense', '', 'x', 20],
        ['1. omgang', 'E', 'Odense', 'F', 'Odense', 'x', 'x', 20],
        ['2. omgang', 'G', 'Odense', 'H', 'Odense', '', '', 20],
      ),
    ).toEqual(['332C2 error D4']);
  });
  it('sends nobody farther than 150 km in the first rounds, save who played late', () => {
    const heads = ['Omgang', 'Hjemmehold', 'Udehold', 'Km', 'UP', 'Spilledag', 'Dato', 'Udsættelse godkendt'];
    expect(
      found(
        heads,
        ['1', 'A', 'B', 150, 5, '1-11-2008', '2-11-2008', 'ja'],
        ['1', 'C', 'D', '150,5', 6, '', '', ''],
        ['2', 'B', 'E', 200, 7, '', '', ''],
        ['1/64-finale', 'F', 'G', 200, 7, '', '', ''],
      ),
    ).toEqual(['332C1 warning D4']);
  });
});

describe('seeding by division, § 332B1', () => {
  const rosters: Cells = [
    ['Pokalturneringen: hold'],
    ['Hold', 'Spiller', 'Division'],
    ...['A', 'B', 'C', 'D'].flatMap((team, t) =>
      ['Ask', 'Bo', 'Cai', 'Dan'].map((name, p): CellValue[] => [
        team,
        `${name} ${team}`,
        // A has one player of the 2nd division, B two of the 1st, C two of the 3rd, D none.
        [p < 1 ? '2' : '', p < 2 ? '1. division' : '', p > 1 ? '3. division Øst' : '', ''][t] ?? '',
      ]),
    ),
  ];
  const heads = ['Omgang', 'Hjemmehold', 'Udehold', 'Km'];
  const rounds = (...rows: CellValue[][]): string[] =>
    brief(checkSheets({ Kampe: [['Pokalturneringen'], heads, ...rows], Hold: rosters })).filter((line) =>
      line.startsWith('332'),
    );
  it('lets teams with division players wait for the 1/64-finals', () => {
    expect(rounds(['3', 'D', 'E', 20], ['1/64-finale', 'C', 'D', 20], ['1/32-finale', 'B', 'C', 20])).toEqual(
      [],
    );
    expect(rounds(['3', 'C', 'E', 20], ['3', 'A', 'F', 20], ['1/64-finale', 'B', 'X', 20])).toEqual([
      '332B1 error B3',
      '332B2 warning B4',
    ]);
  });
  it('lets no lower division enter later than a higher one', () => {
    expect(rounds(['1/64-finale', 'B', 'X', 20], ['1/32-finale', 'C', 'Y', 20])).toEqual(['332B1a error B4']);
  });
  it('is checked only where the cup’s lists tell of divisions', () => {
    const told = (hold: Cells): string[] =>
      unchecked(
        checkSheets({ Kampe: [['Pokalturneringen'], heads, ['3', 'A', 'B', 20]], Hold: hold }),
      ).filter((line) => line.startsWith('332B1 '));
    expect(told(rosters)).toEqual([]);
    expect(told(rosters.map((row) => row.slice(0, 2)))).toEqual(['332B1 fieldMissing']);
    expect(told([['Danish Open'], ...rosters.slice(1)])).toEqual(['332B1 rosterMissing']);
  });
  describe('of one division in several rounds, § 332B1b', () => {
    const more: Cells = [
      ...rosters,
      ...['Ask', 'Bo', 'Cai', 'Dan'].map((name, p): CellValue[] => [
        'E',
        `${name} E`,
        p < 2 ? '1. division' : '',
      ]),
    ];
    const entered = (round: string, lots: Cells = []): string[] =>
      brief(
        checkSheets({
          Kampe: [['Pokalturneringen'], heads, ['1/64-finale', 'B', 'X', 20], [round, 'Y', 'E', 20]],
          Hold: more,
          Lod: lots,
        }),
      );
    it('takes a lot, which is told as one to draw', () => {
      expect(entered('1/64-finale')).toEqual([]);
      expect(entered('1/32-finale')).toEqual(['332B1b info C4']);
    });
    it('says nothing where the lot is drawn among them', () => {
      const lots = (other: string): Cells => [
        ['Hvad', 'Deltager', 'Lod', 'Af'],
        ['Seedning, 1. division', 'B', 1, 'NN'],
        ['Seedning, 1. division', other, 2, 'NN'],
      ];
      expect(entered('1/32-finale', lots('E'))).toEqual([]);
      expect(entered('1/32-finale', lots('X'))).toEqual(['332B1b info C4']);
    });
  });
});

describe('what is no cup of bridge', () => {
  it.each([
    ['Superligaen', ['Runde', 'Hjemmehold', 'Udehold', 'Dato', 'Resultat']],
    ['Pokalturneringen', ['Runde', 'Hjemmehold', 'Udehold', 'Dato', 'Kl.', 'Stadion', 'Vinder']],
  ])('is not taken for it: %s', (title, heads) => {
    const { sheets } = checkSheets({
      Kampe: [[title], heads, ['1', 'AGF', 'OB', '1-11-2008', '2-1', '', '']],
    });
    expect(sheets[0]?.tables).toEqual([]);
  });
});
