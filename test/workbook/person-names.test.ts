import { describe, expect, it } from 'vitest';
import { memberNumber, personKey } from '../../src/workbook/person-names';

describe('one person is the same', () => {
  it.each([
    ['Dr. Ole Hansen', 'Ole Hansen'],
    ['Ole Hansen, dr.med.', 'Ole Hansen'],
    ['Ole Hansen, cand. polit.', 'Ole Hansen'],
    ['cand.jur. Ole Hansen', 'Ole Hansen'],
    ['Hansen, Dr. Ole', 'Ole Hansen'],
    ['Dr. Hansen, Ole', 'Ole Hansen'],
    ['Hansen, Ole, cand.jur.', 'Ole Hansen'],
    ['Fru Anna Holm', 'Anna Holm'],
    ['Hr. O. Holm', 'O. Holm'],
    ['Dr. med. Ove Brandt, ph.d.', 'ove  BRANDT'],
    ['Advokat Per Holm (K)', 'Holm, Per'],
    ['Ole Hansen *', 'Ole Hansen'],
    ['H.C. Holm', 'Holm, H. C.'],
    ['Ole B Hansen', 'Ole B. Hansen'],
    ['Ole\u00a0Hansen', 'Ole Hansen'],
    ['Ole Hansen, kaptajn', 'Ole Hansen'],
    ['Hansen, Ole - reserve', 'Ole Hansen'],
    ['Ole Hansen (ikke-spillende kaptajn)', 'Ole Hansen'],
  ])('as %s and %s', (one, other) => {
    expect(personKey(one)).toBe(personKey(other));
  });
});

it.each([
  ['Fru Hansen', 'Hr. Hansen'],
  ['Hansen, fru', 'Hansen, hr.'],
  ['Provst Madsen', 'Madsen'],
  ['Ole Hansen', 'Ole Hansen jr.'],
  ['Frode Lektor', 'Frode'],
  ['Doris Dahl', 'Dahl'],
  ['O. Hansen', 'Ole Hansen'],
  ['Aase Holm', 'Åse Holm'],
])('%s and %s are two', (one, other) => {
  expect(personKey(one)).not.toBe(personKey(other));
});

it.each([
  ['10 234', '10234'],
  ['10\u00a0234', '10234'],
  ['0010234', '10234'],
  ['DBF 10234', '10234'],
  ['DBF-nr. 12.345', '12345'],
  ['#77', '77'],
])('%s is the member number %s', (text, number) => {
  expect(memberNumber(text)).toBe(number);
});
