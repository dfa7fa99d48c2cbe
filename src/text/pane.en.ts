import type { PaneMessages } from './pane';
import type { Phrases } from './phrases';

const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

export const paneEn: Phrases<PaneMessages> = {
  title: () => 'DBF tournament rules',
  loading: () => 'Waiting for Excel …',
  intro: () =>
    'Check the sheets of this workbook against the tournament rules of the Danish Bridge Federation. Nothing in the sheets is changed.',
  check: () => 'Check',
  cancel: () => 'Cancel',
  reading: () => 'Reading the sheets …',
  checking: () => 'Checking …',
  waitingForCell: () =>
    'Excel has not answered yet. If a cell is being edited, press Enter or Esc in the sheet.',
  cancelled: () => 'The check was cancelled. Nothing has been checked to the end.',

  errors: ({ n }) => (n === 1 ? 'error' : 'errors'),
  warnings: ({ n }) => (n === 1 ? 'warning' : 'warnings'),
  infos: ({ n }) => (n === 1 ? 'note' : 'notes'),
  error: () => 'Error',
  warning: () => 'Warning',
  info: () => 'Note',
  scope: ({ checked, skipped, seconds }, { number }) =>
    `Checked ${count(checked, 'sheet', 'sheets')}, skipped ${skipped} · ${number(seconds)} s`,
  noFindings: () => 'Nothing was found in what has been checked.',
  nothingRecognised: () =>
    'No sheet was recognised, so nothing has been checked. Choose below what the sheets are, or give the columns headings such as Hold (team) and Spiller (player).',
  empty: () => 'The workbook is empty: there is nothing to check.',
  stale: () => 'The sheets have changed since the check. They will be checked again in a moment.',
  oldList: () => 'The list is from the previous check and may be out of date. Check again.',
  doneAloud: ({ errors, warnings, infos }) =>
    `The check is done: ${count(errors, 'error', 'errors')}, ${count(warnings, 'warning', 'warnings')}, ${count(infos, 'note', 'notes')}.`,

  findings: () => 'Found',
  groupBy: () => 'Group by',
  bySheet: () => 'Sheet',
  byClause: () => 'Clause',
  bySeverity: () => 'Severity',
  filter: () => 'Filter',
  filterHint: () => 'Team, player, clause …',
  shown: ({ shown, all }) => `Showing ${shown} of ${all}`,
  noMatch: () => 'Nothing matches the filter.',
  clearFilter: () => 'Clear the filter',
  previous: () => 'Previous (Shift+F8)',
  next: () => 'Next (F8)',
  place: ({ at, of }) => `${at} of ${of}`,
  more: ({ n }) => `Show ${n} more`,
  explain: ({ clause }) => `What does ${clause} say?`,
  cell: ({ sheet, address }) => `${sheet}, ${address}`,

  hiddenSheet: ({ sheet }) => `The cell is on the sheet “${sheet}”, which is hidden.`,
  hiddenRow: ({ address }) => `The row of ${address} is hidden, by a filter or by hand.`,
  hiddenColumn: ({ address }) => `The column of ${address} is hidden.`,
  showSheet: () => 'Show the sheet',
  showRow: () => 'Show the row',
  showColumn: () => 'Show the column',
  close: () => 'Close',
  wentTo: ({ sheet, address }) => `${sheet}, ${address} is selected.`,

  workbook: () => 'What is in the workbook',
  workbookSummary: ({ recognised, all }) => `${recognised} of ${count(all, 'sheet', 'sheets')} recognised`,
  eventUnknown: () => 'The event is unknown: only rules that hold for all events have been checked.',
  tableRows: ({ n }) => count(n, 'row', 'rows'),
  range: () => 'Range',
  columns: () => 'Columns',
  event: () => 'Event',
  unchecked: ({ clause, reason }) => `${clause} has not been checked: ${reason}`,
  notRecognised: () => 'Not recognised',
  hiddenTag: () => 'hidden',
  tooLarge: () => 'The sheet is too large to be read.',
  sheetGone: () => 'The sheet was deleted while it was being read.',
  correct: () => 'Correct',
  kind: () => 'The sheet is',
  automatic: () => 'Work it out',
  ignore: () => 'Not to be checked',
  notUsed: () => 'Not used',
  columnIs: ({ header }) => `The column “${header}” is`,
  save: () => 'Save and check again',
  saved: ({ sheet }) => `The choice for “${sheet}” is saved in the workbook.`,

  retry: () => 'Try again',
  'no-office': () =>
    'Office.js could not be loaded, so there is no connection to Excel. See whether you are online, and open the pane again.',
  'no-excel': () =>
    'This page is not open in Excel. It is the pane of an add-in: open a workbook in Excel and choose the add-in under Home, Add-ins.',
  'too-old': ({ detail }) =>
    `This Excel is too old: it lacks ${detail}. Update Excel, or use Excel on the web. The functions in the cells may work all the same.`,
  editing: () => 'A cell is being edited. Press Enter or Esc in the sheet, and try again.',
  'too-large': () =>
    'Excel could not hand over so much data at once. Divide the workbook into several and try again.',
  busy: () => 'Excel is busy just now. Try again in a little while.',
  gone: () => 'The sheet or cell is no longer there. Check again.',
  protected: () => 'The sheet or the workbook is protected, so this cannot be done from here.',
  connection: () => 'The connection to Excel was lost. See whether you are online, and try again.',
  settings: () =>
    'The choice could not be saved in the workbook (it may be read-only). It holds until the pane is closed.',
  unknown: ({ detail }) => `Something went wrong. Excel says: ${detail}`,
  noEvents: () =>
    'This Excel does not tell of edits: check again yourself when you have corrected something.',
};
