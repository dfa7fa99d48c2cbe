/** What a user reads of the checks, in either language. */
import { sentence, type CheckWords, type LooseMessage } from '../../src/text/checks';
import { checksDa } from '../../src/text/checks.da';
import { checksEn } from '../../src/text/checks.en';
import { formats, type Language } from '../../src/text/format';

export const wordsIn: Readonly<Record<Language, CheckWords>> = { da: checksDa, en: checksEn };

export const reasonText = (message: LooseMessage, language: Language): string =>
  sentence(message, wordsIn[language], formats[language]);

export const findingText = ({ message }: { readonly message: LooseMessage }, language: Language): string =>
  reasonText(message, language);

export const clauseText = (clause: string, language: Language): string =>
  wordsIn[language].clauses[clause] ?? '';
