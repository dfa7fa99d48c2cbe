import { checkWorkbook, fieldsOfKind } from '../checks/check-workbook';
import { sentence, type CheckWords } from '../text/checks';
import type { Format } from '../text/format';
import { fold } from '../workbook/folding';
import type { Checker, Option } from './checker';

const options = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels)
    .filter(([value]) => value !== 'ignore')
    .map(([value, label]) => ({ value, label }));

/** The checks with their words in one language. */
export function checkerIn(words: CheckWords, format: Format): Checker {
  const { kinds, events, fields, clauses } = words;
  /** `player3` is the third of what `player` is. */
  const label = (field: string): string => {
    const [, stem = '', number = ''] = /^(\D+)(\d+)$/.exec(field) ?? [];
    return fields[field] ?? (fields[stem] === undefined ? field : `${fields[stem]} ${number}`);
  };
  return {
    check: checkWorkbook,
    sentence: (message) => sentence(message, words, format),
    clauseText: (rule) => clauses[rule] ?? '',
    clause: (rule) => format.clause(rule),
    kindLabel: (kind) => kinds[kind] ?? kind,
    eventLabel: (event) => events[event] ?? event,
    fieldLabel: label,
    kinds: options(kinds),
    events: options(events),
    fields: (kind) => fieldsOfKind(kind).map((value) => ({ value, label: label(value) })),
    fold,
  };
}
