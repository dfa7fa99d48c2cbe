import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, type Cells } from './checking';

type Rows = readonly (readonly CellValue[])[];
const HEADS = ['Hvad', 'Deltager', 'Lod', 'Frø', 'Tidspunkt', 'Af'];
const sheet = (...rows: Rows): Cells => [['Lodtrækninger'], HEADS, ...rows];
const found = (...rows: Rows): string[] => brief(checkSheets({ Lod: sheet(...rows) }));

// The order of SHA-256 of seed, line feed and name, by another program:
// "2009-01-31": tre 05ed..., to 4c3b..., es 8f85...; "Pokal 3": b 5212..., a aa8b..., c baad..., d d0b1...
describe('a draw with a seed', () => {
  it('can be drawn again', () => {
    expect(
      found(
        ['Hjemmebane, 3. omgang', 'Es', 3, '2009-01-31', '31-1-2009', 'AB'],
        ['', 'To', 2, '', '', ''],
        ['', ' tre ', 1, '', '', ''],
        ['Puljer', 'A', 2, 'Pokal 3', '1-2-2009', 'AB'],
        ['Puljer', 'B', 1, 'Pokal 3', '1-2-2009', 'AB'],
        ['Puljer', 'C', 3, 'Pokal 3', '1-2-2009', 'AB'],
        ['Puljer', 'D', 4, 'Pokal 3', '1-2-2009', 'AB'],
      ),
    ).toEqual([]);
  });
  it('is told once where it gives other lots', () => {
    const rows: Rows = [
      ['Hjemmebane', 'Es', 1, '2009-01-31', '', ''],
      ['', 'To', 2, '', '', ''],
      ['', 'Tre', 3, '', '', ''],
    ];
    expect(found(...rows)).toEqual(['331F4 error C3']);
    const { findings } = checkSheets({ Lod: sheet(...rows) });
    expect(findings[0]?.message.values).toMatchObject({ participant: 'Es', actual: 1, expected: 3 });
  });
  it('is not held against anything where it was drawn on paper', () => {
    expect(
      found(
        ['Hjemmebane', 'Es', 1, '', '31-1-2009', 'AB'],
        ['', 'To', 2, '', '', ''],
        ['', 'Tre', 3, '', '', ''],
      ),
    ).toEqual([]);
  });
});

describe('a draw as such', () => {
  it('has every participant and every lot once', () => {
    expect(
      found(
        ['Hjemmebane', 'Es', 1, '', '', 'AB'],
        ['', 'es', 2, '', '', ''],
        ['', 'To', 1, '', '', ''],
        ['', 'Tre', 5, '', '', ''],
        ['', '', 3, '', '', ''],
        ['', 'Fire', '', '', '', ''],
      ),
    ).toEqual(['331F4 error B4', '331F4 error C5', '331F4 error B7', '331F4 warning C8']);
    expect(found(['Hjemmebane', 'Es', 1, '', '', 'AB'], ['', 'To', 3, '', '', ''])).toEqual([
      '331F4 error C4',
    ]);
  });
  it('may be pending', () => {
    expect(found(['Hjemmebane', 'Es', '', '', '', 'AB'], ['', 'To', '', '', '', ''])).toEqual([
      '331F4 info C3',
    ]);
    expect(found(['Hjemmebane', 'Es', '', '', '', 'AB'], ['', 'To', 2, '', '', ''])).toEqual([
      '331F4 warning C3',
    ]);
  });
  it('is seen where it is repeated for the same thing', () => {
    expect(
      found(
        ['Hjemmebane', 'Es', 1, '', '31-1-2009', 'AB'],
        ['', 'To', 2, '', '', ''],
        ['Hjemmebane', 'Es', 2, '', '1-2-2009', 'AB'],
        ['', 'To', 1, '', '', ''],
        ['Modstander', 'Es', 2, '', '1-2-2009', 'AB'],
        ['', 'To', 1, '', '', ''],
      ),
    ).toEqual(['331F4 warning A5']);
  });
  it('is one draw where every lot has its own time, and two where others take part', () => {
    expect(
      found(
        ['Hjemmebane', 'Es', 2, '', '31-1-2009 10.00', 'AB'],
        ['Hjemmebane', 'To', 1, '', '31-1-2009 10.01', 'AB'],
        ['Pulje', 'A', 2, '', '31-1-2009', 'AB'],
        ['Pulje', 'B', 1, '', '31-1-2009', 'AB'],
        ['Pulje', 'C', 1, '', '1-2-2009', 'AB'],
        ['Pulje', 'D', 2, '', '1-2-2009', 'AB'],
      ),
    ).toEqual([]);
  });
  it('may belong to an earlier standing where a participant stands nowhere else', () => {
    const matches: Cells = [
      ['Pokalturneringen'],
      ['Omgang', 'Hjemmehold', 'Udehold', 'Spil'],
      ['3', 'Es', 'To', 40],
      ['3', 'Tre', 'Fire', 40],
    ];
    const draw = (...teams: readonly string[]): string[] =>
      brief(
        checkSheets({
          Lod: sheet(...teams.map((team, at) => ['3. omgang', team, at + 1, '', '31-1-2009', 'AB'])),
          Kampe: matches,
        }),
      );
    expect(draw('Es', 'To', 'Tre', 'Fire')).toEqual([]);
    expect(draw('Es', 'To', 'Fem', 'Fire')).toEqual(['331F4 warning B5']);
    // Nobody is known: these are no teams of the workbook.
    expect(draw('Nord', 'Syd')).toEqual([]);
  });
});

it('a raffle is none of ours', () => {
  const { sheets } = checkSheets({
    Lotteri: [
      ['Lotteri ved sommerfesten'],
      ['Deltager', 'Lod', 'Gevinst'],
      ['Anna', 1, 'Vin'],
      ['Bo', 2, ''],
    ],
  });
  expect(sheets[0]?.tables).toEqual([]);
});
