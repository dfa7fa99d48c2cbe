import {
  checkWorkbook,
  clauseText,
  eventLabels,
  fieldLabels,
  fieldsOfKind,
  findingText,
  kindLabels,
  reasonText,
} from '../checks/check-workbook';
import { formats, type Language } from '../text/format';
import { fold } from '../workbook/folding';
import type { Checker, Option } from './checker';

const options = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels)
    .filter(([value]) => value !== 'ignore')
    .map(([value, label]) => ({ value, label }));

/** The checks with their words in one language. */
export function checkerIn(language: Language): Checker {
  const kinds = kindLabels(language);
  const events = eventLabels(language);
  const fields = fieldLabels(language);
  return {
    check: checkWorkbook,
    findingText: (message) => findingText({ message }, language),
    reasonText: (message) => reasonText(message, language),
    clauseText: (rule) => clauseText(rule, language),
    clause: (rule) => formats[language].clause(rule),
    kindLabel: (kind) => kinds[kind] ?? kind,
    eventLabel: (event) => events[event] ?? event,
    fieldLabel: (field) => fields[field] ?? field,
    kinds: options(kinds),
    events: options(events),
    fields: (kind) => fieldsOfKind(kind).map((value) => ({ value, label: fields[value] ?? value })),
    fold,
  };
}
