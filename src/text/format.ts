import { toNumber, type Fraction } from '../rules/fraction';

/** The two languages of everything a user reads. Danish is the default. */
export type Language = 'da' | 'en';

/** How a language writes what stands in a sentence. */
export interface Format {
  readonly language: Language;
  /** A number at up to 15 significant digits: 1511, 400,6 (Danish) or 400.6. */
  number(value: number | bigint | Fraction): string;
  /** An exact fraction as text, in lowest terms: 1234/13567; a whole number without a denominator. */
  exact(value: Fraction): string;
  /** A clause with its sign: § 351C2. */
  clause(clause: string): string;
  /** Læsning 22 / Reading 22. */
  reading(number: number): string;
  /** Items joined as a sentence does: a, b og c; of very many the first, and how many more there are. */
  list(items: readonly string[]): string;
  /** Text of a cell, in the language's quotation marks. */
  quote(text: string): string;
  /** The name of the function's parameter with that key, quoted; the key where no function is asked. */
  argument(key: string): string;
}

/** More items than these are counted, not listed: nobody reads on, and thousands of cells may say the same sentence. */
const LONGEST_LIST = 50;

const exact = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;

function format(
  language: Language,
  decimal: string,
  and: string,
  others: string,
  reading: string,
  quotes: readonly [string, string],
): Format {
  const quote = (text: string): string => `${quotes[0]}${text}${quotes[1]}`;
  return {
    language,
    number: (value) =>
      typeof value === 'bigint'
        ? String(value)
        : String(Number((typeof value === 'number' ? value : toNumber(value)).toPrecision(15))).replace(
            '.',
            decimal,
          ),
    exact,
    clause: (clause) => `§ ${clause}`,
    reading: (number) => `${reading} ${number}`,
    list(items) {
      // One more is as short as "1 other".
      const long = items.length > LONGEST_LIST + 1;
      const listed = items.slice(0, long ? LONGEST_LIST : -1).join(', ');
      if (long) return `${listed} ${and} ${items.length - LONGEST_LIST} ${others}`;
      return items.length < 2 ? (items[0] ?? '') : `${listed} ${and} ${items[items.length - 1]}`;
    },
    quote,
    argument: quote,
  };
}

export const formats: Readonly<Record<Language, Format>> = {
  da: format('da', ',', 'og', 'andre', 'Læsning', ['»', '«']),
  en: format('en', '.', 'and', 'others', 'Reading', ['“', '”']),
};

/** The language for a display language tag: Danish when it starts with `da` or is unknown, else English. */
export const languageOf = (tag: string | null | undefined): Language =>
  !tag || /^da\b/i.test(tag) ? 'da' : 'en';
