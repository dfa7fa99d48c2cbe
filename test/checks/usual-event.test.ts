import { describe, expect, it } from 'vitest';
import type { EventName } from '../../src/workbook/events';
import { brief, checkSheets, rowsOf } from './checking';

const players = (team: string, n: number): string[] =>
  Array.from(
    { length: n },
    (_, i) => `${team} | ${team} ${'abcdefgh'[i]} Holm | ${i + team.charCodeAt(0) * 10}`,
  );
/** Seven players: too many in the cup and in the festival alike (§§ 303C1, 363A2), but which of them is it? */
const roster = rowsOf(['Hold | Spiller | DBF-nr', ...players('Es', 4), ...players('To', 7)]);
const events = (...given: EventName[]) => ({ events: given });
const eventOf = (sheets: Parameters<typeof checkSheets>[0], ...given: EventName[]) =>
  checkSheets(sheets, {}, events(...given)).sheets[0]?.tables[0]?.event ?? null;

describe('the tournaments that the workbook is about', () => {
  it('tell a sheet its own, where it does not say it and only one of them fits', () => {
    expect(eventOf({ Ark1: roster })).toBeNull();
    expect(eventOf({ Ark1: roster }, 'cup')).toBe('cup');
    expect(brief(checkSheets({ Ark1: roster }, {}, events('festival')))).toEqual(['363A2 error A6']);
    expect(brief(checkSheets({ Ark1: roster }, {}, events('cup')))).toEqual(['303C1 error A6']);
  });

  it('leave it open where several fit, and where none does', () => {
    expect(eventOf({ Ark1: roster }, 'cup', 'festival')).toBeNull();
    // No list of teams is of a tournament for pairs.
    expect(eventOf({ Ark1: roster }, 'cup', 'open-pairs')).toBe('cup');
    expect(eventOf({ Ark1: roster }, 'open-pairs')).toBeNull();
  });

  it('never outweigh what a sheet says of itself', () => {
    expect(eventOf({ 'Danish Open': roster }, 'cup')).toBe('danish-open');
    expect(eventOf({ Ark1: [['Pokalturneringen'], ...roster] }, 'festival')).toBe('cup');
  });

  it('are for other sheets than rosters too', () => {
    const seats = rowsOf(['Distrikt | Medlemmer | Forhåndsudtagne | Pladser', 'Fyn | 900 | 0 | 1']);
    expect(eventOf({ Ark1: seats })).toBeNull();
    expect(eventOf({ Ark1: seats }, 'cup', 'mixed-pairs')).toBe('mixed-pairs');
    expect(eventOf({ Ark1: seats }, 'open-pairs', 'mixed-pairs')).toBeNull();
  });
});
