import { describe, expect, it } from 'vitest';
import { answerIn, birthIn, dayIn, daysIn } from '../../src/workbook/answers';
import { clubOfTeam } from '../../src/workbook/club-names';
import { divisionIn } from '../../src/workbook/divisions';
import { seasonNamed } from '../../src/workbook/season-year';

describe('the division that a text names', () => {
  it.each([
    ['Divisionsturneringen 2008/09 - 1. division', 1, null],
    ['Divisionsturneringen 2 div', 2, null],
    ['Damedivision 1', 1, null],
    ['2. damedivision', 2, null],
    ['3. division Øst', 3, 'east'],
    ['3.div. Vest', 3, 'west'],
    ['2nd division', 2, null],
    ['Division 3 west', 3, 'west'],
    ['Kvalifikation til 2. damedivision', 4, null],
  ])('%s', (text, level, side) => {
    expect(divisionIn(text)).toEqual({ level, side });
  });
  it.each(['Divisionsturneringen 2008/09', '1. og 2. division', 'Kreds 2', '2. omgang', 'Vest'])(
    '%s names none',
    (text) => {
      expect(divisionIn(text)).toBeNull();
    },
  );
  it.each([
    ['1', 1, null],
    ['2.', 2, null],
    ['3 Øst', 3, 'east'],
    ['3V', 3, 'west'],
    ['12', null, null],
  ])('in its own column: %s', (text, level, side) => {
    expect(divisionIn(text, true)).toEqual(level === null ? null : { level, side });
  });
});

describe('the season that a title names', () => {
  it.each([
    ['Divisionsturneringen 2008/09', 2009],
    ['Hold 2007-2008', 2008],
    ['Hold, sidste sæson', 'last'],
    ['Sidste års hold', 'last'],
    ['Hold 2008', null],
    ['Spillet 8/10 2008', null],
  ])('%s', (text, expected) => {
    expect(seasonNamed(text)).toBe(expected);
  });
});

describe('answers and days', () => {
  it.each([
    ['x', 'yes'],
    ['JA', 'yes'],
    ['1200', 'yes'],
    ['12-9-2008', 'yes'],
    ['nej', 'no'],
    ['Ikke betalt', 'no'],
    ['0', 'no'],
    ['', ''],
    ['-', ''],
  ])('"%s"', (text, expected) => {
    expect(answerIn(text)).toBe(expected);
  });
  it('reads a day as a date or as Excel’s number', () => {
    // Excel's day 39813 is 31 December 2008.
    for (const text of ['39813', '39813.75', '31-12-2008', '31.12.2008', '2008-12-31', '31. december 2008'])
      expect(dayIn(text), text).toBe(39813);
    for (const text of ['', '2008', '31-12-08', 'i går']) expect(dayIn(text), text).toBeNull();
    expect(daysIn('31-12-2008; 1-1-2009 og 2-1-2009')).toEqual([39813, 39814, 39815]);
    expect(birthIn('2008')).toEqual([39448, 39813]);
  });
});

it('the club of a team is its name without the letter or number', () => {
  for (const name of [
    'odense',
    'odense 2',
    'odense b',
    'odense - 2',
    'odense hold 2',
    'odense (2)',
    'odense ii',
  ])
    expect(clubOfTeam(name), name).toBe('odense');
  for (const name of ['bk 1990', 'skive bk']) expect(clubOfTeam(name), name).toBe(name);
});
