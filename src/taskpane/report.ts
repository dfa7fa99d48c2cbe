/** The list of findings for other programs: rows of text, and the forms in which they are handed over. */
import type { Finding } from '../checks/finding';
import type { Say } from '../text/pane';
import type { Checker } from './checker';

export const reportRows = (findings: readonly Finding[], checker: Checker, say: Say): string[][] => [
  [
    say('columnSeverity'),
    say('columnClause'),
    say('columnSheet'),
    say('columnCell'),
    say('columnSubject'),
    say('columnFinding'),
  ],
  ...findings.map((finding) => [
    say(finding.severity),
    checker.clause(finding.rule),
    finding.sheet,
    finding.address,
    finding.subject,
    checker.sentence(finding.message),
  ]),
];

/** Text that a spreadsheet would take for a formula is kept from being one. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** As Danish Excel opens it: semicolons, and a mark that says UTF-8. */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows
    .map((row) => row.map((text) => `"${harmless(text).replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')}\r\n`;

/** As it is pasted into a sheet: tabs between, and nothing that breaks a row. */
export const asClipboard = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((text) => harmless(text).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
