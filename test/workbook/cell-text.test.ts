import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSerial, readDate, toSerial } from '../../src/workbook/dates';
import { fold, listedIn, sameText } from '../../src/workbook/folding';
import { readNumber, readQuantity } from '../../src/workbook/numbers';

describe('numbers given as text', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1.234.567', 1234567],
    ['1.234.567,25', 1234567.25],
    ['12,5', 12.5],
    ['1,234', 1.234],
    ['12.5', 12.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['12.34', 12.34],
    ['12.3456', 12.3456],
    ['1 234', 1234],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234\u202f567', 1234567],
    [' 30 ', 30],
    ['\u00a030\u00a0', 30],
    ['-5', -5],
    ['\u22125,5', -5.5],
    ['- 5', -5],
    ['+7', 7],
    ['-0', 0],
    ['007', 7],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['1.234', 1234, 1.234],
    ['-12.500', -12500, -12.5],
    ['123.456', 123456, 123.456],
  ])('%j may be %d or %d: refused', (text, thousands, decimal) => {
    expect(readNumber(text)).toEqual({ ok: false, reason: 'ambiguous', thousands, decimal });
  });

  it.each([
    '',
    '-',
    'tredive',
    '30 km',
    '1,234.5',
    '1,234,567',
    '12.',
    '1.23.456',
    '12 34',
    '1e5',
    '0x10',
    '5%',
    'Infinity',
    'NaN',
    '1..2',
    '--5',
    '9'.repeat(400),
  ])('%j is no number', (text) => {
    expect(readNumber(text)).toEqual({ ok: false, reason: 'not-a-number' });
  });

  it('reads back what Danish Excel shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (hundredths) => {
        const shown = (hundredths / 100).toLocaleString('da-DK', { minimumFractionDigits: 2 });
        expect(readNumber(shown)).toEqual({ ok: true, value: hundredths / 100 === 0 ? 0 : hundredths / 100 });
      }),
    );
  });
});

describe('numbers with what stands around them', () => {
  it.each([
    ['500 km', 500],
    ['500km', 500],
    ['1\u2009020\u00a0km', 1020],
    ['500 km t/r', 500],
    ['3,47 kr./km', 3.47],
    ['3,47 kr. pr. km', 3.47],
    ['kr. 1.234,50', 1234.5],
    ['kr 470,-', 470],
    ['1.200,-', 1200],
    ['1.200 kr.', 1200],
    ['DKK 2 845.40', 2845.4],
    ['25 %', 25],
    ['nr. 3', 3],
    ['3.', 3],
    ['4½', 4.5],
    ['4 ½ IMP', 4.5],
    ['½', 0.5],
    ['−12 IMP', -12],
    ['2 pers.', 2],
    ['36 spil', 36],
  ])('%j is %d', (text, value) => {
    expect(readQuantity(text)).toEqual({ ok: true, value });
  });
  it.each(['1.200 km', 'ca. 30 km', '30-40 km', 'km', 'kr.', '2 x 18', '12 kr 50', '5 biler', '%'])(
    '%j is left to the reader',
    (text) => {
      expect(readQuantity(text).ok).toBe(false);
    },
  );
});

describe('dates', () => {
  // 1 January 2009 is day 39814 in Excel; 1 March 1900 is day 61.
  it.each([
    '2009-01-01',
    '1-1-2009',
    '01.01.2009',
    '1/1/2009',
    '1. januar 2009',
    'den 1. januar 2009',
    '1. jan. 2009',
    '1 JAN 2009',
    '1/1-2009',
    '1/1 2009',
    '1. 1. 2009',
    'torsdag den 1. januar 2009',
    'tors. 1-1-2009',
    '1st January 2009',
    '01-Jan-2009',
  ])('%j is day 39814', (text) => {
    expect(readDate(text)).toBe(39814);
  });

  it.each(['1-1-2009 kl. 18.00', '2009-01-01T18:00', '2009-01-01 18:00:00', '1. januar 2009, kl. 18:00'])(
    '%j is three quarters into that day',
    (text) => {
      expect(readDate(text)).toBe(39814.75);
    },
  );

  it('puts the day before the month', () => {
    expect(readDate('2-3-2009')).toBe(readDate('2009-03-02'));
  });

  it.each([
    '31-4-2009',
    '29-2-2009',
    '2009-13-01',
    '1-1-09',
    'i morgen',
    '',
    '1-1-2009 24.00',
    '1. ma 2009',
    '1-2.2009',
  ])('%j is no date', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it.each([
    ['14/2', '2009-02-14'],
    ['14/2.', '2009-02-14'],
    ['14.2.', '2009-02-14'],
    ['14. 2.', '2009-02-14'],
    ['14.2', '2009-02-14'],
    ['14. feb', '2009-02-14'],
    ['14. feb.', '2009-02-14'],
    ['lørdag d. 14/2', '2009-02-14'],
    ['lør. 14. februar', '2009-02-14'],
    ['14 Feb', '2009-02-14'],
    ['30/6', '2009-06-30'],
    ['1/7', '2008-07-01'],
    ['31. dec.', '2008-12-31'],
    ['14/2-09', '2009-02-14'],
    ['14.02.09', '2009-02-14'],
    ['14-2-09', '2009-02-14'],
    ["14. feb '09", '2009-02-14'],
    ['1/9-08', '2008-09-01'],
  ])('%j is %s in the season 2008/09, and no date where the season is unknown', (text, day) => {
    expect(readDate(text, 2009)).toBe(readDate(day));
    expect(readDate(text)).toBeNull();
  });

  it('has the time of day behind a day of the season', () => {
    expect(readDate('1/1 kl. 18.00', 2009)).toBe(39814.75);
    expect(readDate('1. jan. 18:00', 2009)).toBe(39814.75);
  });

  // 19.30 and 12.10 are times, 14/2-48 is not in the season, and 31/2 in none.
  it.each(['19.30', '12.10', '14/2-48', '31/2', '14/13', '3-4', '14. ma', 'februar', '14'])(
    '%j is no day of a season',
    (text) => {
      expect(readDate(text, 2009)).toBeNull();
    },
  );

  it('knows the day Excel invented, and that nothing before March 1900 is certain', () => {
    expect(toSerial({ year: 1900, month: 3, day: 1, minutes: 0 })).toBe(61);
    expect(fromSerial(60)).toBeNull();
    expect(fromSerial(61)).toEqual({ year: 1900, month: 3, day: 1, minutes: 0 });
    expect(fromSerial(2958465)).toEqual({ year: 9999, month: 12, day: 31, minutes: 0 });
    expect(fromSerial(2958466)).toBeNull();
    expect(fromSerial(Number.NaN)).toBeNull();
  });

  it('comes back from every minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61 * 1440, max: 2958466 * 1440 - 1 }), (minute) => {
        const moment = fromSerial(minute / 1440);
        expect(moment && toSerial(moment)).toBeCloseTo(minute / 1440, 6);
        expect(moment?.minutes).toBe(minute % 1440);
      }),
    );
  });
});

describe('texts', () => {
  it('are the same without regard to case, blanks and composition', () => {
    expect(sameText('  Nordjylland', 'nordjylland\u00a0')).toBe(true);
    expect(sameText('Østjylland  A', 'ØSTJYLLAND\u00a0a')).toBe(true);
    expect(sameText('A\u030arhus', 'århus')).toBe(true);
    expect(sameText('Aarhus', 'Århus')).toBe(false);
    expect(sameText('Nord jylland', 'Nordjylland')).toBe(false);
  });

  it('fold once and for all', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });

  it('list several in one cell', () => {
    expect(listedIn('Fyn; Sydjylland /København,')).toEqual(['Fyn', 'Sydjylland', 'København']);
    expect(listedIn(' ')).toEqual([]);
  });
});
