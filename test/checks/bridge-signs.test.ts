/** Teams and players are everybody's: what tells that a list of them is ours. */
import { describe, expect, it } from 'vitest';
import { brief, checkSheets, skipped, type Cells } from './checking';

/** Three groups of eight: no bridge teams by their size. */
const groups = (head: readonly string[], ...more: readonly (string | number)[]): Cells => [
  head,
  ...['Rød', 'Blå', 'Gul'].flatMap((team) =>
    ['Ane', 'Bo', 'Cai', 'Dan', 'Eva', 'Fie', 'Gry', 'Hal'].map((first) => [
      team,
      `${first} ${team}`,
      ...more,
    ]),
  ),
];
const HEAD = ['Hold', 'Spiller'];
const FOUND = ['303C1 error A2', '303C1 error A10', '303C1 error A18'];

it('says of a list of which nothing tells that it was not checked', () => {
  const report = checkSheets({ Ark1: groups(HEAD) });
  expect(brief(report)).toEqual([]);
  expect(skipped(report)).toEqual([['noBridge']]);
  expect(report.sheets[0]?.tables).toEqual([]);
});

describe('is checked', () => {
  it.each<[string, Cells]>([
    ['under DBF-numbers', groups([...HEAD, 'DBF-nr.'], '')],
    ['with numbers as DBF has them', groups([...HEAD, 'Medlemsnr.'], 4711)],
    ['with a home town', groups([...HEAD, 'Hjemby'], 'Vejle')],
    ['with a substitute', groups([...HEAD, 'Rolle'], 'substitut')],
  ])('%s', (_, cells) => {
    expect(brief(checkSheets({ Ark1: cells })).length).toBeGreaterThan(0);
  });
  it('in a sheet or workbook that names the game', () => {
    expect(brief(checkSheets({ Bridgehold: groups(HEAD) }))).toEqual(FOUND);
    expect(brief(checkSheets({ Ark1: groups(HEAD), 'Referat fra bridgeklubben': [['Dagsorden']] }))).toEqual(
      FOUND,
    );
  });
  it('beside another sheet that is ours', () => {
    const cup: Cells = [
      ['Pokalturneringen'],
      ['Omgang', 'Hjemmehold', 'Udehold', 'Km', 'UP'],
      [1, 'Rød', 'Blå', 30, 1],
    ];
    expect(brief(checkSheets({ Ark1: groups(HEAD), Ark2: cup }))).toEqual(FOUND);
  });
  it('by the word of the user', () => {
    expect(brief(checkSheets({ Ark1: groups(HEAD) }, { Ark1: { kind: 'roster' } }))).toEqual(FOUND);
    expect(brief(checkSheets({ Ark1: groups(HEAD) }, { Ark1: { event: 'cup' } }))).toEqual(FOUND);
  });
  it('where most teams have the size of ours', () => {
    const cells: Cells = [
      HEAD,
      ...['Nord', 'Syd'].flatMap((team) => ['A', 'B', 'C', 'D'].map((first) => [team, `${first} ${team}`])),
      ['Vest', 'Emma Vest'],
    ];
    expect(brief(checkSheets({ Ark1: cells }))).toEqual(['303C1 error A10']);
  });
});
