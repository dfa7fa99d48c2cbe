import { eventsDa } from './events.da';
import { eventsEn } from './events.en';
import { formats, type Format, type Language } from './format';
import { paneDa } from './pane.da';
import { paneEn } from './pane.en';
import type { Phrases } from './phrases';

type None = Record<never, never>;
type Count = { readonly n: number };

/** The tournaments' names, in the order of the rulebook. */
export const eventNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: eventsDa,
  en: eventsEn,
};

/** Everything the pane says of itself. What the checks say stands in `checks`. */
export interface PaneMessages {
  title: None;
  loading: None;
  intro: None;
  check: None;
  cancel: None;
  reading: None;
  checking: None;
  waitingForCell: None;
  cancelled: None;

  errors: Count;
  warnings: Count;
  infos: Count;
  error: None;
  warning: None;
  info: None;
  scope: { readonly checked: number; readonly skipped: number; readonly seconds: number };
  noFindings: None;
  nothingRecognised: None;
  empty: None;
  stale: None;
  oldList: None;
  doneAloud: { readonly errors: number; readonly warnings: number; readonly infos: number };

  findings: None;
  groupBy: None;
  bySheet: None;
  byClause: None;
  bySeverity: None;
  filter: None;
  filterHint: None;
  shown: { readonly shown: number; readonly all: number };
  noMatch: None;
  clearFilter: None;
  previous: None;
  next: None;
  place: { readonly at: number; readonly of: number };
  more: Count;
  explain: { readonly clause: string };
  cell: { readonly sheet: string; readonly address: string };

  hiddenSheet: { readonly sheet: string };
  hiddenRow: { readonly address: string };
  hiddenColumn: { readonly address: string };
  showSheet: None;
  showRow: None;
  showColumn: None;
  close: None;
  wentTo: { readonly sheet: string; readonly address: string };

  workbook: None;
  workbookSummary: { readonly recognised: number; readonly all: number };
  eventUnknown: None;
  tableRows: Count;
  range: None;
  columns: None;
  event: None;
  unchecked: { readonly clause: string; readonly reason: string };
  notRecognised: None;
  hiddenTag: None;
  tooLarge: None;
  sheetGone: None;
  correct: None;
  kind: None;
  automatic: None;
  ignore: None;
  notUsed: None;
  columnIs: { readonly header: string };
  save: None;
  saved: { readonly sheet: string };

  columnSeverity: None;
  columnClause: None;
  columnSheet: None;
  columnCell: None;
  columnSubject: None;
  columnFinding: None;
  reportName: None;
  tools: None;
  toolsHint: None;
  markThem: None;
  unmarkThem: None;
  toSheet: None;
  toClipboard: None;
  toFile: None;
  copied: None;
  notCopied: None;
  downloaded: None;
  unmarked: None;
  noMarks: None;
  ignoreIt: None;
  ignoreReason: None;
  ignoreNow: None;
  ignoreHint: None;
  reasonNeeded: None;
  ignoredNow: None;
  undo: None;
  ignoredTitle: None;
  restoreIt: None;
  restored: None;
  expired: None;
  forget: None;
  showFix: None;
  fixNow: None;
  fixFormula: None;
  blankValue: None;
  preferences: None;
  preferencesHint: None;
  season: None;
  seasonHint: None;
  events: None;
  eventsHint: None;
  rate: None;
  language: None;
  languageAuto: None;
  danish: None;
  english: None;
  preferred: None;
  badSeason: None;
  badRate: None;
  unsure: None;
  changed: None;
  checked: None;
  notChecked: None;
  compare: None;
  ignoredTitleCount: { readonly n: number; readonly expired: number };
  withIgnored: Count;
  because: { readonly reason: string };
  marked: Count;
  markedProtected: { readonly sheets: readonly string[] };
  markedOwnNotes: Count;
  markedNoNotes: None;
  added: { readonly sheet: string };
  fixPreview: {
    readonly sheet: string;
    readonly address: string;
    readonly from: string;
    readonly to: string;
  };
  fixed: { readonly sheet: string; readonly address: string };

  retry: None;
  'no-office': None;
  'no-excel': None;
  'too-old': { readonly detail: string };
  editing: None;
  'too-large': None;
  busy: None;
  gone: None;
  protected: None;
  connection: None;
  'not-fetched': None;
  settings: None;
  unknown: { readonly detail: string };
  noEvents: None;
}

export type Say = <K extends keyof PaneMessages>(
  key: K,
  ...values: PaneMessages[K] extends None ? (None extends PaneMessages[K] ? [] : [PaneMessages[K]]) : never
) => string;

const languages: Readonly<Record<Language, Phrases<PaneMessages>>> = { da: paneDa, en: paneEn };

/** The pane's voice in a language: `say('check')`. */
export function voice(language: Language): Say {
  const phrases = languages[language];
  return (key, ...values) =>
    (phrases[key] as (values: unknown, format: Format) => string)(values[0] ?? {}, formats[language]);
}
