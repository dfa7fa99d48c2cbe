import type { Format } from '../text/format';
import type { RecognisedTable, SheetReport } from '../checks/finding';
import type { Say } from '../text/pane';
import type { SheetChoice, SheetSnapshot } from '../workbook/snapshot';
import type { Checker } from './checker';
import type { CheckResult } from './controller';
import { barList } from './bars';
import { h, redraw } from './dom';
import { correctionForm } from './view-correction';

export interface WorkbookView {
  readonly element: HTMLDetailsElement;
  show(result: CheckResult, choices: Readonly<Record<string, SheetChoice>>): void;
}

/** "What is in the workbook": each sheet with what was read of it, what was not and why, and a way to correct it. */
export function workbookView(
  checker: () => Checker,
  say: Say,
  number: Format['number'],
  onChoose: (sheet: SheetSnapshot, choice: SheetChoice | null) => void,
): WorkbookView {
  const summary = h('span', { class: 'quiet-text' });
  const list = h('ul', { role: 'list', class: 'sheets' });
  const element = h(
    'details',
    { class: 'workbook', 'data-section': 'workbook' },
    h('summary', {}, h('h2', {}, say('workbook')), summary),
    list,
  );
  const items = new Map<string, HTMLLIElement>();

  function table(sheet: SheetSnapshot, report: RecognisedTable): HTMLElement {
    const { kind, event, rows, range, columns, sure, bars, checked, notChecked } = report;
    /** What is opened by those who want it, and stays so in the next check; left out where there is none. */
    const part = (label: string, n: number, content: HTMLElement): HTMLElement | false =>
      n > 0 &&
      h(
        'details',
        { 'data-keep': `${sheet.id} ${range} ${label}` },
        h('summary', {}, `${label} (${n})`),
        content,
      );
    const fact = (text: string): HTMLElement => h('span', {}, text);
    const clauses = checked.map((clause) => checker().clause(clause)).join(', ');
    return h(
      'div',
      { class: 'table', 'data-kind': kind, 'data-range': range },
      h(
        'p',
        { class: 'facts' },
        h('strong', {}, checker().kindLabel(kind)),
        event && fact(checker().eventLabel(event)),
        fact(say('tableRows', { n: rows })),
        fact(range),
      ),
      !sure && h('p', { class: 'unsure' }, say('unsure')),
      !event && h('p', { class: 'unsure' }, say('eventUnknown')),
      part(
        say('columns'),
        Object.keys(columns).length,
        h(
          'dl',
          { class: 'columns' },
          ...Object.entries(columns).flatMap(([field, header]) => [
            h('dt', {}, header),
            h('dd', {}, checker().fieldLabel(field)),
          ]),
        ),
      ),
      part(say('checked'), checked.length, h('p', { class: 'quiet-text' }, clauses)),
      part(
        say('notChecked'),
        notChecked.length,
        h(
          'ul',
          { role: 'list', class: 'quiet-text' },
          ...byReason(notChecked).map(([reason, clauses]) =>
            h('li', {}, say('unchecked', { clause: clauses.join(', '), reason })),
          ),
        ),
      ),
      part(say('compare'), bars.length, barList(bars, number)),
    );
  }

  /** One line for each reason, with all its clauses. */
  function byReason(notChecked: RecognisedTable['notChecked']): [string, string[]][] {
    const reasons = new Map<string, string[]>();
    for (const { clause, reason } of notChecked) {
      const text = checker().sentence(reason);
      reasons.set(text, [...(reasons.get(text) ?? []), checker().clause(clause)]);
    }
    return [...reasons];
  }

  function item(
    report: SheetReport | undefined,
    sheet: SheetSnapshot,
    choice: SheetChoice | undefined,
  ): HTMLLIElement {
    const tables = report?.tables ?? [];
    const why =
      sheet.unread === 'too-large'
        ? [say('tooLarge')]
        : sheet.unread === 'gone'
          ? [say('sheetGone')]
          : (report?.skipped ?? []).map((reason) => checker().sentence(reason));
    const li = h(
      'li',
      { class: 'sheet', 'data-sheet-item': sheet.name },
      h(
        'h3',
        {},
        h('span', {}, sheet.name),
        sheet.visibility !== 'visible' && h('span', { class: 'tag' }, say('hiddenTag')),
      ),
      ...tables.map((one) => table(sheet, one)),
      tables.length === 0 && why.length === 0 && h('p', { class: 'quiet-text' }, say('notRecognised')),
      // Most sheets are no rosters, and need not be: only what could not be read is out of the ordinary.
      ...why.map((reason) => h('p', { class: sheet.unread ? 'unsure' : 'quiet-text' }, reason)),
    );
    if (!sheet.unread && sheet.values.length > 0) {
      const heading = h('summary', { 'aria-label': `${say('correct')}: ${sheet.name}` }, say('correct'));
      const correct = h(
        'details',
        { class: 'correct', 'data-action': 'correct', 'data-keep': `${sheet.id} correct` },
        heading,
      );
      correct.addEventListener('toggle', () => {
        if (correct.open && correct.children.length === 1)
          correct.append(
            correctionForm(checker, say, sheet, tables, choice, (chosen) => {
              delete li.dataset.dirty;
              correct.open = false;
              heading.focus();
              onChoose(sheet, chosen);
            }),
          );
      });
      correct.addEventListener('input', () => (li.dataset.dirty = ''));
      li.append(correct);
    }
    return li;
  }

  return {
    element,
    show({ report, sheets }, choices) {
      const reports = new Map(report.sheets.map((sheet) => [sheet.sheetId, sheet]));
      const recognised = report.sheets.filter(({ tables }) => tables.length > 0).length;
      summary.textContent = say('workbookSummary', { recognised, all: sheets.length });
      const kept = new Map(items);
      items.clear();
      for (const sheet of sheets) {
        // A correction that is being filled in stays as it is while the sheets are checked again.
        const old = kept.get(sheet.id);
        const li =
          old?.dataset.dirty === undefined ? item(reports.get(sheet.id), sheet, choices[sheet.id]) : old;
        items.set(sheet.id, li);
      }
      redraw(list, () => list.replaceChildren(...items.values()));
      if (recognised === 0) element.open = true;
    },
  };
}
