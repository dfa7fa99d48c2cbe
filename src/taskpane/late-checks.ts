/** The checks are fetched when they are first needed: a workbook that only calculates never loads them. */
import { HostError } from '../excel/host';
import { formats, type Language } from '../text/format';
import type { Checker } from './checker';

const words = {
  da: async () => (await import(/* webpackChunkName: "checks-da" */ '../text/checks.da')).checksDa,
  en: async () => (await import(/* webpackChunkName: "checks-en" */ '../text/checks.en')).checksEn,
};

/** Rejects with `not-fetched` where the add-in's own files cannot be reached; may be asked again. */
export async function fetchChecker(language: Language): Promise<Checker> {
  try {
    const [{ checkerIn }, inLanguage] = await Promise.all([
      import(/* webpackChunkName: "checks" */ './words'),
      words[language](),
    ]);
    return checkerIn(inLanguage, formats[language]);
  } catch (error) {
    throw new HostError('not-fetched', error instanceof Error ? error.message : String(error));
  }
}
