import { describe, expect, it } from 'vitest';
import finals from '../examples/finals.json';
import { brief, checkedFor, checkSheets, unchecked, type Cells } from './checking';

type Row = (string | number)[];

/** 10 districts of 12 pairs, three groups of 4: in every group no. 1 is in pool 1, no. 2 in pool 2 and so on. */
function openPools(change: (rows: Row[]) => void = () => undefined): Cells {
  const rows: Row[] = [];
  for (let district = 0; district < 10; district += 1)
    for (let place = 1; place <= 12; place += 1)
      rows.push([
        ((place - 1) % 4) + 1,
        `Par ${'ABCDEFGHIJ'[district]}${place}`,
        `Distrikt ${district}`,
        place,
      ]);
  change(rows);
  return [['DM for åbent par: semifinalepuljer'], ['Pulje', 'Par', 'Distrikt', 'Placering'], ...rows];
}
const check = (change?: (rows: Row[]) => void, others: Readonly<Record<string, Cells>> = {}): string[] =>
  brief(checkSheets({ Puljer: openPools(change), ...others }));

describe('§ 351F: the pools of the semi-final', () => {
  it('are right with 4 pools of 30, a group of 4 in each its own', () => {
    const report = checkSheets({ Puljer: openPools() });
    expect(brief(report)).toEqual([]);
    expect(report.sheets[0]?.tables[0]).toMatchObject({ kind: 'pools', event: 'open-pairs', rows: 120 });
  });
  it('never have two pairs of a group (351F2b): nos. 3 and 4, with another district’s to make up for it', () => {
    // A3 goes to pool 4, B4 to pool 3: rows 5 and 18.
    expect(
      check((rows) => {
        rows[2]![0] = 4;
        rows[15]![0] = 3;
      }),
    ).toEqual(['351F2b error A6', '351F2b error A18']);
  });
  it('may have nos. 4 and 5 together: they are of different groups', () => {
    expect(
      check((rows) => {
        [rows[4]![0], rows[7]![0]] = [4, 1];
      }),
    ).toEqual([]);
  });
  it('are equally large (351F1): one pair moved is told once', () => {
    expect(check((rows) => void (rows[0]![0] = 2))).toEqual(['351F2b error A4']);
    // Without ranks and districts nothing but the size tells.
    const bare = openPools((rows) => {
      rows[0]![0] = 2;
      for (const row of rows) row.splice(2, 2);
    }).map((row, at) => (at === 1 ? ['Pulje', 'Par'] : row));
    expect(brief(checkSheets({ Puljer: bare }))).toEqual(['351F1a error A120']);
  });
  it('are 4, and 5 in mixed pairs', () => {
    expect(check((rows) => void (rows[0]![0] = 5))).toEqual(['351F1a error A2']);
    const mixed = openPools().map((row, at) => (at === 0 ? ['DM for mixed par: semifinalepuljer'] : row));
    expect(brief(checkSheets({ Puljer: mixed }))).toEqual(['351F1b error A2']);
  });
  it('hold 120 pairs (351A1)', () => {
    expect(check((rows) => void rows.pop())).toEqual(['351A1 error A2']);
  });
  it('keep the surplus pairs of a district apart (351F2c)', () => {
    // District 0 has 14 pairs and district 1 ten: nos. 13 and 14, and nos. 9 and 10 are left over.
    const surplus = (pools: readonly [number, number, number, number]) => (rows: Row[]) => {
      Object.assign(rows[22]!, [pools[0], 'Par A13', 'Distrikt 0', 13]);
      Object.assign(rows[23]!, [pools[1], 'Par A14', 'Distrikt 0', 14]);
      [rows[20]![0], rows[21]![0]] = [pools[2], pools[3]];
    };
    expect(check(surplus([3, 4, 1, 2]))).toEqual([]);
    expect(check(surplus([3, 1, 4, 2]))).toEqual([]);
    expect(check(surplus([3, 3, 1, 2]))).toEqual(['351F2c error A26']);
  });
  it('know a place that two pairs have, and one that is passed over (351A3)', () => {
    expect(check((rows) => void (rows[1]![3] = 1))).toEqual(['351A3 error D4']);
    expect(check((rows) => void (rows[11]![3] = 13))).toEqual(['351A3 warning D14']);
    // Unless the district's final shows that its no. 12 has no right.
    const final: Cells = [
      ['DM for åbent par, distriktsfinale'],
      ['Par', 'Distrikt', 'Placering', 'Kvalifikationsret'],
      ...Array.from({ length: 13 }, (_, at) => [
        `Par A${at + 1}`,
        'Distrikt 0',
        at + 1,
        at === 11 ? 'Nej' : 'Ja',
      ]),
    ];
    expect(check((rows) => void (rows[11]![3] = 13), { Final: final })).toEqual([]);
  });
  it('put the pre-selected first (reading 24): with one of them nos. 1-3 are of its group', () => {
    expect(
      check((rows) => {
        // The pre-selected pair in place of no. 12: it, 1-3 | 4-7 | 8-11.
        rows[11] = [4, 'Mesterparret', 'Distrikt 0', ''];
        [rows[3]![0], rows[7]![0]] = [1, 1];
        [rows[4]![0], rows[8]![0]] = [4, 4];
      }),
    ).toEqual([]);
  });
  it('let the champions sit (351F3)', () => {
    const sitting = (mark: string, other: string): Cells =>
      openPools().map((row, at) =>
        at === 0
          ? row
          : at === 1
            ? [...row, 'Forhåndsudtaget', 'Fast', 'Parnr.']
            : [...row, at === 2 ? 'Mester' : '', at === 2 ? mark : at === 6 ? other : '', at],
      );
    expect(brief(checkSheets({ Puljer: sitting('x', '') }))).toEqual([]);
    expect(brief(checkSheets({ Puljer: sitting('', 'x') }))).toEqual(['351F3 warning F3']);
  });
  it('say that nobody tells who the champions are, where no sheet does (351F3)', () => {
    const bare = openPools().map((row, at) => [...row, at === 0 ? '' : at === 1 ? 'Fast' : '']);
    expect(unchecked(checkSheets({ Puljer: bare }))).toContain('351F3 championsUnknown');
    const known = bare.map((row, at) => (at === 5 ? [...row.slice(0, -1), 'x'] : row));
    expect(checkedFor(checkSheets({ Puljer: known }))).toContain('351F3');
  });
});

describe('§§ 351G-H: the finals', () => {
  const name = (place: number): string => `Par ${place}`;
  /** A semi-final of 60 pairs; who has declined the A-final. */
  const semifinal = (declined: readonly number[]): Cells => [
    ['DM for åbent par: semifinale, resultat'],
    ['Nr.', 'Par', 'Distrikt', 'Afbud til A-finalen'],
    ...Array.from({ length: 60 }, (_, at) => [
      at + 1,
      name(at + 1),
      'Fyn',
      declined.includes(at + 1) ? 'x' : '',
    ]),
  ];
  const final = (which: 'A' | 'B', places: readonly number[]): Cells => [
    [`DM for åbent par: ${which}-finale, startliste`],
    ['Parnr.', 'Par', 'Distrikt'],
    ...places.map((place, at) => [at + 1, name(place), 'Fyn']),
  ];
  /** `1-4 6` is 1, 2, 3, 4 and 6. */
  const placesIn = (text: string): number[] =>
    text.split(' ').flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    });
  it('lists may stand side by side, each under its own title', () => {
    const [a, b] = [final('A', placesIn('1-40')), final('B', placesIn('40 42'))];
    const beside = a.map((row, at) => [...row, ...(at === 0 ? ['', '', ''] : ['']), ...(b[at] ?? [])]);
    const report = checkSheets({ Finaler: beside, S: semifinal([]) });
    expect(report.sheets[0]?.tables.map(({ kind, range }) => [kind, range])).toEqual([
      ['entrants', 'A2:C42'],
      ['entrants', 'E2:G4'],
    ]);
    expect(brief(report)).toEqual(['351H2 error F3']);
  });
  it.each(finals.cases.map((each) => [`${each.clause} ${each.title}`, each] as const))('%s', (_, each) => {
    const { declined, a, b, expected } = each;
    const sheets = { A: final('A', placesIn(a)), B: final('B', placesIn(b)), S: semifinal(declined) };
    expect(brief(checkSheets(sheets))).toEqual(expected);
  });
});
