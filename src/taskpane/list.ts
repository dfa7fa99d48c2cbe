import type { Finding, Severity } from '../checks/finding';

/** The list of findings as the user has asked for it: filtered, grouped, in the check's own order. */

export type Grouping = 'sheet' | 'clause' | 'severity';

/** A finding with its words, and all of them folded for the filter. */
export interface Entry {
  /** The same for the same finding in the next check. */
  readonly key: string;
  readonly finding: Finding;
  readonly text: string;
  readonly clause: string;
  readonly haystack: string;
}

export interface Group {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

const fold = (text: string): string => text.toLocaleLowerCase('da').normalize('NFC');

/** What makes a finding the same one in the next check: its place, clause and message. */
const keyOf = ({ rule, cell, message }: Finding): string =>
  [cell.sheetId, cell.row, cell.column, rule, message.key].join('|');

/** The findings with their words. One cell may have the same kind of finding twice: then they are numbered. */
export function entriesOf(
  findings: readonly Finding[],
  words: (finding: Finding) => Pick<Entry, 'text' | 'clause'>,
): Entry[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const plain = keyOf(finding);
    const times = seen.get(plain) ?? 0;
    seen.set(plain, times + 1);
    const { text, clause } = words(finding);
    const { rule, subject, sheet, address } = finding;
    return {
      key: times === 0 ? plain : `${plain}|${times}`,
      finding,
      text,
      clause,
      haystack: fold([clause, rule, text, subject, sheet, address].join('\n')),
    };
  });
}

/** The entries that hold every word of the filter. */
export function matching(entries: readonly Entry[], filter: string): readonly Entry[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? entries
    : entries.filter(({ haystack }) => words.every((word) => haystack.includes(word)));
}

export const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Groups in the order of first appearance; clauses in the book's order, severities with the worst first. */
export function grouped(
  entries: readonly Entry[],
  by: Grouping,
  severityLabel: (severity: Severity) => string,
): readonly Group[] {
  const groups = new Map<string, { label: string; entries: Entry[] }>();
  for (const entry of entries) {
    const { sheet, cell, rule, severity } = entry.finding;
    const [key, label] =
      by === 'sheet'
        ? [cell.sheetId, sheet]
        : by === 'clause'
          ? [rule, entry.clause]
          : [severity, severityLabel(severity)];
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { label, entries: [entry] });
  }
  const list = [...groups].map(([key, group]) => ({ key, ...group }));
  if (by === 'clause') list.sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
  if (by === 'severity')
    list.sort((a, b) => severities.indexOf(a.key as Severity) - severities.indexOf(b.key as Severity));
  return list;
}

export const countBySeverity = (findings: readonly Finding[]): Record<Severity, number> => {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
};
