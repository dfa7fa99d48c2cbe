/** The metadata that Excel registers the functions by, made from their definitions. */
import type { Language } from '../text/format';
import type { FunctionTexts } from '../text/functions';
import { ruleFunctions } from './registry';
import { whyParameters, whyTexts } from './why';

interface Entry {
  readonly id: string;
  readonly texts: FunctionTexts;
  readonly parameters: readonly { readonly key: string; readonly optional: boolean }[];
}

const entries: readonly Entry[] = [
  ...ruleFunctions,
  {
    id: 'WHY',
    texts: whyTexts,
    parameters: whyParameters.map((key, index) => ({ key, optional: index > 0 })),
  },
];

/** The content of `functions.json` (Danish) or `functions.en.json` (English). */
export const metadata = (language: Language) => ({
  // Error cells reach the functions, which answer each with itself in its own row.
  allowErrorForDataTypeAny: true,
  functions: entries.map(({ id, texts, parameters }) => ({
    id,
    name: id,
    description: texts[language].description,
    parameters: parameters.map(({ key }, index) => ({
      name: texts[language].parameters[key]?.name ?? key,
      description: texts[language].parameters[key]?.description ?? '',
      // A matrix takes one cell as well as a range.
      type: 'any',
      dimensionality: 'matrix',
      // Only the last ones can be left out; one before them may still be blank.
      optional: parameters.slice(index).every(({ optional }) => optional),
    })),
    result: { type: 'any', dimensionality: 'matrix' },
  })),
});
