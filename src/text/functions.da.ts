import type { Format } from './format';
import { phrase, type Phrases } from './phrases';
import type { Expectations, FunctionMessages, Place } from './functions';

const at = ({ parameter, row, column }: Place, format: Format): string =>
  [
    format.quote(parameter),
    ...(row === null ? [] : [`række ${row}`]),
    ...(column === null ? [] : [`kolonne ${column}`]),
  ].join(', ');

export const expectationsDa: Phrases<Expectations> = {
  number: ({ min, max, whole }, format) => {
    const kind = whole ? 'et helt tal' : 'et tal';
    if (Number.isFinite(min) && Number.isFinite(max))
      return `${kind} fra ${format.number(min)} til ${format.number(max)}`;
    if (Number.isFinite(min)) return `${kind} på mindst ${format.number(min)}`;
    return Number.isFinite(max) ? `${kind} på højst ${format.number(max)}` : kind;
  },
  ambiguous: ({ thousands, decimal }, format) =>
    `et entydigt tal (det kan læses både som ${format.number(thousands)} og som ${format.number(decimal)}; skriv det uden punktum eller med komma)`,
  text: () => 'en tekst',
  yesNo: () => 'SAND eller FALSK',
  date: () => 'en dato',
  oneOf: ({ words }, format) => `en af teksterne ${format.list(words.map((word) => format.quote(word)))}`,
};

const found = (value: string | number | boolean, format: Format): string => {
  if (typeof value === 'boolean') return value ? 'SAND' : 'FALSK';
  if (typeof value === 'string') return format.quote(value);
  return Number.isFinite(value) ? format.number(value) : 'et uendeligt eller ugyldigt tal';
};

export const functionsDa: Phrases<FunctionMessages> = {
  missing: ({ place }, format) => `${at(place, format)}: her mangler en værdi.`,
  gap: ({ place }, format) => `${at(place, format)}: cellen er tom, men listen fortsætter efter den.`,
  expected: ({ place, expected, found: value }, format) =>
    `${at(place, format)}: forventede ${phrase(expectationsDa, expected, format)}, men fik ${found(value, format)}.`,
  errorCell: ({ place, error }, format) => `${at(place, format)}: cellen indeholder fejlen ${error}.`,
  ragged: ({ place }, format) => `${at(place, format)}: rækkerne er ikke lige lange.`,
  notOneCell: ({ place, rows, columns }, format) =>
    `${at(place, format)}: forventede én celle, men fik et område på ${rows} x ${columns}.`,
  notOneLine: ({ place, rows, columns }, format) =>
    `${at(place, format)}: forventede én kolonne eller én række, men fik et område på ${rows} x ${columns}.`,
  shapes: ({ first, second, firstRows, firstColumns, secondRows, secondColumns }, format) =>
    `${at(first, format)} er ${firstRows} x ${firstColumns}, og ${at(second, format)} er ${secondRows} x ${secondColumns}: områderne skal have samme form (eller være én celle).`,
  inArgument: ({ place, sentence }, format) => `${at(place, format)}: ${sentence}`,
  atRow: ({ row, column, sentence }) =>
    `Række ${row}${column === null ? '' : `, kolonne ${column}`}: ${sentence}`,
  cited: ({ sentence, clause, reading }, format) =>
    `${sentence} (${format.clause(clause)}${reading === null ? '' : `, ${format.reading(reading)}`})`,
  tooLarge: () => 'Resultatet er et større tal, end en celle kan vise.',
  unexpected: () => 'Beregningen kunne ikke gennemføres med disse værdier.',
  result: ({ result }) => `Resultat: ${result}`,
  blank: () => 'tom (ingen værdier)',
  moreRows: ({ rows }) => `… og ${rows} ${rows === 1 ? 'række' : 'rækker'} til.`,
  unknownFunction: ({ name, known }, format) =>
    `Funktionen ${format.quote(name)} findes ikke. Der kan spørges om ${format.list(known)}.`,
};
