/** In whose words a call answers. */
import { formats, type Format, type Language } from '../text/format';
import type { FunctionMessages } from '../text/functions';
import { functionsDa } from '../text/functions.da';
import { functionsEn } from '../text/functions.en';
import { phrase, type Phrases } from '../text/phrases';
import type { MessageOf, Problem, Step } from '../rules/ruling';
import type { RuleFunction } from './define';

const phrases: Readonly<Record<Language, Phrases<FunctionMessages>>> = { da: functionsDa, en: functionsEn };

/** Why a cell shows an error: the error's name and the sentence that goes with it. */
export interface Fault {
  readonly code: string;
  readonly message: string;
}

export interface Voice {
  readonly language: Language;
  readonly format: Format;
  readonly say: (message: MessageOf<FunctionMessages>) => string;
}

export const voiceOf = (language: Language): Voice => ({
  language,
  format: formats[language],
  say: (message) => phrase(phrases[language], message, formats[language]),
});

export const invalid = (voice: Voice, message: MessageOf<FunctionMessages>): Fault => ({
  code: '#VALUE!',
  message: voice.say(message),
});

/** The sentence of a rule's step or problem with its clause and reading. */
export const cite = (
  rule: RuleFunction,
  { message, clause, reading = null }: Omit<Step<unknown>, 'reading'> & { readonly reading?: number | null },
  voice: Voice,
): string =>
  voice.say({ key: 'cited', values: { sentence: rule.say(message, voice.language), clause, reading } });

/** A rule's refusal as a cell: `#N/A` while something is awaited, else `#VALUE!`. */
export const faultOf = (rule: RuleFunction, problem: Problem<unknown>, voice: Voice): Fault => ({
  code: problem.kind === 'pending' ? '#N/A' : '#VALUE!',
  message: placed(rule, problem, voice),
});

/** The refusal after the argument and the row that it is about. */
function placed(rule: RuleFunction, problem: Problem<unknown>, voice: Voice): string {
  const sentence = cite(rule, problem, voice);
  const row = problem.row === undefined ? null : problem.row + 1;
  const parameter = rule.texts[voice.language].parameters[problem.argument ?? '']?.name;
  if (parameter !== undefined)
    return voice.say({ key: 'inArgument', values: { place: { parameter, row, column: null }, sentence } });
  return row === null ? sentence : voice.say({ key: 'atRow', values: { row, column: null, sentence } });
}
