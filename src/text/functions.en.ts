import type { Format } from './format';
import { phrase, type Phrases } from './phrases';
import type { Expectations, FunctionMessages, Place } from './functions';

const at = ({ parameter, row, column }: Place, format: Format): string =>
  [
    format.quote(parameter),
    ...(row === null ? [] : [`row ${row}`]),
    ...(column === null ? [] : [`column ${column}`]),
  ].join(', ');

export const expectationsEn: Phrases<Expectations> = {
  number: ({ min, max, whole }, format) => {
    const kind = whole ? 'a whole number' : 'a number';
    if (Number.isFinite(min) && Number.isFinite(max))
      return `${kind} from ${format.number(min)} to ${format.number(max)}`;
    if (Number.isFinite(min)) return `${kind} of at least ${format.number(min)}`;
    return Number.isFinite(max) ? `${kind} of at most ${format.number(max)}` : kind;
  },
  ambiguous: ({ thousands, decimal }, format) =>
    `an unambiguous number (it can be read both as ${format.number(thousands)} and as ${format.number(decimal)}; write it without the full stop or with a decimal comma)`,
  text: () => 'a text',
  yesNo: () => 'TRUE or FALSE',
  date: () => 'a date',
  oneOf: ({ words }, format) => `one of the texts ${format.list(words.map((word) => format.quote(word)))}`,
};

const found = (value: string | number | boolean, format: Format): string => {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return format.quote(value);
  return Number.isFinite(value) ? format.number(value) : 'an infinite or invalid number';
};

export const functionsEn: Phrases<FunctionMessages> = {
  missing: ({ place }, format) => `${at(place, format)}: a value is missing here.`,
  gap: ({ place }, format) => `${at(place, format)}: the cell is blank, but the list goes on after it.`,
  expected: ({ place, expected, found: value }, format) =>
    `${at(place, format)}: expected ${phrase(expectationsEn, expected, format)}, but got ${found(value, format)}.`,
  errorCell: ({ place, error }, format) => `${at(place, format)}: the cell holds the error ${error}.`,
  ragged: ({ place }, format) => `${at(place, format)}: the rows are not equally long.`,
  notOneCell: ({ place, rows, columns }, format) =>
    `${at(place, format)}: expected one cell, but got a range of ${rows} x ${columns}.`,
  notOneLine: ({ place, rows, columns }, format) =>
    `${at(place, format)}: expected one column or one row, but got a range of ${rows} x ${columns}.`,
  shapes: ({ first, second, firstRows, firstColumns, secondRows, secondColumns }, format) =>
    `${at(first, format)} is ${firstRows} x ${firstColumns}, and ${at(second, format)} is ${secondRows} x ${secondColumns}: the ranges must have the same shape (or be one cell).`,
  inArgument: ({ place, sentence }, format) => `${at(place, format)}: ${sentence}`,
  atRow: ({ row, column, sentence }) =>
    `Row ${row}${column === null ? '' : `, column ${column}`}: ${sentence}`,
  cited: ({ sentence, clause, reading }, format) =>
    `${sentence} (${format.clause(clause)}${reading === null ? '' : `, ${format.reading(reading)}`})`,
  tooLarge: () => 'The result is a larger number than a cell can show.',
  unexpected: () => 'The calculation could not be carried out with these values.',
  result: ({ result }) => `Result: ${result}`,
  blank: () => 'blank (no values)',
  moreRows: ({ rows }) => `… and ${rows} more ${rows === 1 ? 'row' : 'rows'}.`,
  unknownFunction: ({ name, known }, format) =>
    `There is no function ${format.quote(name)}. You can ask about ${format.list(known)}.`,
};
