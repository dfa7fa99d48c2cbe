import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, type Cells } from './checking';

type Rows = readonly (readonly CellValue[])[];

describe('the account of a travel pool, § 321B', () => {
  const HEADS = [
    'Turnering',
    'Sæson',
    'Overført fra forrige sæson',
    'Antal hold',
    'Bidrag pr. hold',
    'Bidrag i alt',
    'Udbetalt refusion',
    'Overføres til næste sæson',
  ];
  const sheet = (...rows: Rows): Cells => [['Rejsepuljer'], HEADS, ...rows];
  const found = (...rows: Rows): string[] => brief(checkSheets({ Puljer: sheet(...rows) }));

  it('carries what is left of contributions and refunds', () => {
    // 1500 + 48 x 1200 - 61500 = -2400; -2400 + 48 x 1300 - 55000 = 5000.
    expect(
      found(
        ['Divisionsturneringen', '2007/08', 1500, 48, 1200, 57600, 61500, -2400],
        ['Divisionsturneringen', '2008/09', -2400, 48, 1300, 62400, 55000, 5000],
        ['Damedivisionen', '2008/09', 0, 20, 800, 16000, 15000, 1000],
      ),
    ).toEqual([]);
  });
  it('tells the first figure that is wrong, not what follows from it', () => {
    const report = checkSheets({
      Puljer: sheet(
        ['Divisionsturneringen', '2007/08', 1500, 48, 1200, 57000, 61500, -3000],
        ['Divisionsturneringen', '2008/09', -3000, 48, 1300, 62400, 55000, 4400],
      ),
    });
    expect(brief(report)).toEqual(['321B3 error F3']);
    expect(report.findings[0]?.fix?.value).toBe(57600);
  });
  it('tells a wrong balance, and a season that begins with another one', () => {
    const report = checkSheets({
      Puljer: sheet(
        ['Divisionsturneringen', '2007/08', 1500, 48, 1200, 57600, 61500, -2300],
        ['Damedivisionen', '2007/08', 0, 20, 800, 16000, 15000, 1000],
        ['Damedivisionen', '2008/09', 900, 20, 800, 16000, 15000, 1900],
      ),
    });
    expect(brief(report)).toEqual(['321B3 error H3', '321B3 error C5']);
    expect(report.findings.map(({ fix }) => fix?.value)).toEqual([-2400, 1000]);
  });
  it('is one for all divisions of an event', () => {
    expect(
      found(
        ['1. division', '2008/09', 0, 12, 1200, 14400, 14000, 400],
        ['2. division', '2008/09', 0, 12, 1200, 14400, 14000, 400],
        ['Damernes 1. division', '2008/09', 0, 10, 800, 8000, 8000, 0],
      ),
    ).toEqual(['321B1 error A4']);
  });
  it('pays what the sheet of refunds gives, and more only for nights', () => {
    const refunds = (persons: number): Cells => [
      ['Divisionsturneringen: rejserefusion'],
      ['Hold', 'Km', 'Sats', 'Dage', 'Personer', 'Refusion'],
      ['A', 500, 3, 2, persons, 900],
      ['B', 300, 3, 2, '', 300],
    ];
    const paid = (amount: number, persons = 0): string[] =>
      brief(
        checkSheets({
          Pulje: sheet(['Divisionsturneringen', '2008/09', 0, 12, 1200, 14400, amount, 14400 - amount]),
          Refusion: refunds(persons),
        }),
      );
    expect(paid(1200)).toEqual([]);
    expect(paid(1300)).toEqual(['321B2 warning G3']);
    expect(paid(1300, 4)).toEqual([]);
    expect(paid(1100, 4)).toEqual(['321B2 warning G3']);
  });
  it.each([
    [['Konto', 'Primo', 'Bidrag', 'Ultimo']],
    [['Medlem', 'Overført', 'Bidrag', 'Udbetalt']],
    [['Hold', 'Antal personer', 'Dage', 'Transport']],
  ])('is no account of a club, nor a trip: %s', (heads) => {
    const { sheets } = checkSheets({ Regnskab: [['Klubregnskab'], heads, ['Kasse', 1, 2, 3]] });
    expect(sheets[0]?.tables).toEqual([]);
  });
});

describe('sponsors, § 302', () => {
  const HEADS = ['Hold', 'Sponsor', 'Officielt holdnavn', 'Kontrakt godkendt', 'Beløb', 'Minimumsbeløb'];
  const found = (...rows: Rows): string[] =>
    brief(checkSheets({ Sponsorer: [['Sponsorer, Divisionsturneringen'], HEADS, ...rows] }));
  it('give their name to a team with an approved contract of the minimum', () => {
    expect(
      found(
        ['A', 'Nordlys', 'Nordlys Bridge', 'ja', 15000, 15000],
        ['B', 'Bager Holm', 'B', 'nej', 4000, 15000],
        ['C', 'B & O', 'Team B&O', '12-8-2008', 15001, 15000],
      ),
    ).toEqual([]);
  });
  it('do not without one, or below it', () => {
    expect(
      found(
        ['A', 'Nordlys', 'Nordlys Bridge', 'nej', 25000, 15000],
        ['B', 'Sydfrugt A/S', 'Sydfrugt', '', 25000, 15000],
        ['C', 'Vestbo', 'Team Vestbo', 'ja', 14999, 15000],
        ['D', 'Østvin', 'Østvin', 'nej', 14999, 15000],
      ),
    ).toEqual(['302C error C3', '302C error C4', '302B error E5', '302C error C6']);
  });
  it('of a football club are none of ours', () => {
    const { sheets } = checkSheets({
      Sponsorer: [['Sponsorer 2009'], ['Hold', 'Sponsor', 'Beløb', 'Betalt'], ['U12', 'Bager', 500, 'ja']],
    });
    expect(sheets[0]?.tables).toEqual([]);
  });
});
