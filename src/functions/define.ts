/**
 * One definition is all that a custom function is: from it come the function that Excel calls, its metadata in both
 * languages, its explanation by WHY and its page in the documentation.
 */
import { phrase, type Phrases } from '../text/phrases';
import { formats, type Format, type Language } from '../text/format';
import type { FunctionTexts } from '../text/functions';
import { decided, type MessageOf, type Problem, type Ruling } from '../rules/ruling';
import type { Parameter } from './parameters';

/** What a cell can show. */
export type Scalar = string | number | boolean;

/** What a rule's value becomes in the sheet: one cell, or rows of cells of which some may have to wait. */
export type Answer<M> = Scalar | readonly (readonly (Scalar | Problem<M>)[])[];

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** What `compute` gets: the value of each parameter under its key. */
export type Inputs<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

export interface Definition<P extends Parameters, V, M> {
  /** Permanent, in capitals, without the namespace. */
  readonly id: string;
  /** In their permanent order; the keys name the texts. Never reorder, only append. */
  readonly parameters: P;
  readonly texts: FunctionTexts<keyof P & string>;
  /** The sentences of the rule's messages. */
  readonly phrases: Readonly<Record<Language, Phrases<M>>>;
  /** Asks the rule. For a function that lifts, once for each cell or row of the result. */
  readonly compute: (inputs: Inputs<P>) => Ruling<V, M>;
  /** The cell or cells of the rule's value; a function that lifts gives one cell. */
  readonly cells: (value: V) => Answer<M>;
  /**
   * For a function that lifts over numbers alone: the same answer as `compute`, by the same rule but without steps,
   * or undefined where the rule has to be asked in full. Gets undefined for a blank. For columns of 100 000 rows.
   */
  readonly quick?: (numbers: readonly (number | undefined)[]) => number | undefined;
}

/** A definition with its types behind it, as the rest of this folder handles it. */
export interface RuleFunction {
  readonly id: string;
  readonly parameters: readonly (Parameter<unknown> & { readonly key: string })[];
  readonly texts: FunctionTexts;
  /** Whether a range gives a result per cell or row. */
  readonly lifts: boolean;
  readonly answer: (inputs: Readonly<Record<string, unknown>>) => Ruling<Answer<unknown>, unknown>;
  readonly say: (message: MessageOf<unknown>, language: Language) => string;
  readonly quick: ((numbers: readonly (number | undefined)[]) => number | undefined) | null;
}

export function define<P extends Parameters, V, M>(definition: Definition<P, V, M>): RuleFunction {
  const texts = definition.texts as FunctionTexts;
  const formatOf = (language: Language): Format => ({
    ...formats[language],
    argument: (key) => formats[language].quote(texts[language].parameters[key]?.name ?? key),
  });
  const voices = { da: formatOf('da'), en: formatOf('en') };
  const parameters = Object.entries(definition.parameters).map(([key, parameter]) => ({ key, ...parameter }));
  return {
    id: definition.id,
    parameters,
    texts,
    lifts: parameters.some(({ shape }) => shape === 'value' || shape === 'row'),
    answer: (inputs) => {
      const ruling = definition.compute(inputs as Inputs<P>);
      return (ruling.ok ? decided(definition.cells(ruling.value), () => ruling.steps) : ruling) as Ruling<
        Answer<unknown>,
        unknown
      >;
    },
    say: (message, language) =>
      phrase(definition.phrases[language], message as MessageOf<M>, voices[language]),
    quick: definition.quick ?? null,
  };
}
