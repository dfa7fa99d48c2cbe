import { describe, expect, it } from 'vitest';
import {
  danishDate,
  danishNumber,
  fromDanishFormula,
  toDanishFormula,
} from '../../workbench/host/input/danish';

describe('what a Danish Excel reads', () => {
  it('decimal commas and full stops for thousands', () => {
    expect(danishNumber('20,7')).toEqual({ value: 20.7 });
    expect(danishNumber('1.234,5')).toEqual({ value: 1234.5 });
    expect(danishNumber('20.7')).toBeNull();
  });
  it('dates with the day first, as serial numbers', () => {
    expect(danishDate('01-07-2008')).toEqual({ value: 39630, format: 'dd-mm-yyyy' });
    expect(danishDate('31-02-2008')).toBeNull();
  });
  it('formulas with semicolons, strings left alone', () => {
    expect(fromDanishFormula('=DBF.UP(1,5;"a;b,1")')).toBe('=DBF.UP(1.5,"a;b,1")');
    expect(toDanishFormula('=DBF.UP(1.5,A1)')).toBe('=DBF.UP(1,5;A1)');
  });
});
