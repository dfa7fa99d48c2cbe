import type { Say } from '../text/pane';
import type { Checker } from './checker';
import type { Controller } from './controller';
import { button, h } from './dom';
import type { Sorted } from './ignored';

export interface IgnoredView {
  readonly element: HTMLElement;
  show(sorted: Sorted): void;
}

/** What has been ignored and why, and what of it no longer stands in the workbook. */
export function ignoredView(control: Controller, checker: () => Checker, say: Say): IgnoredView {
  const summary = h('span', { class: 'quiet-text' });
  const list = h('ul', { role: 'list', class: 'ignored-list' });
  const element = h(
    'details',
    { class: 'ignored', 'data-section': 'ignored' },
    h('summary', {}, h('h2', {}, say('ignoredTitle')), ' ', summary),
    list,
  );
  const item = (
    key: string,
    { rule, message, subject, sheet, reason }: Sorted['expired'][number]['ignored'],
    expired: boolean,
  ): HTMLElement =>
    h(
      'li',
      { 'data-ignored': rule, ...(expired && { 'data-expired': true }) },
      h('p', {}, checker().sentence(message)),
      h('p', { class: 'quiet-text' }, [checker().clause(rule), subject, sheet].filter(Boolean).join(' · ')),
      h('p', { class: 'quiet-text' }, say('because', { reason })),
      expired && h('p', { class: 'unsure' }, say('expired')),
      button(say(expired ? 'forget' : 'restoreIt'), () => void control.restore([key]), {
        'data-action': expired ? 'forget' : 'restore',
      }),
    );
  return {
    element,
    show({ ignored, expired }) {
      element.hidden = ignored.length + expired.length === 0;
      const buttons = (): HTMLElement[] => [...list.querySelectorAll('button')];
      const at = buttons().indexOf(document.activeElement as HTMLElement);
      summary.textContent = say('ignoredTitleCount', { n: ignored.length, expired: expired.length });
      list.replaceChildren(
        ...expired.map(({ key, ignored: one }) => item(key, one, true)),
        ...ignored.map(({ key, ignored: one }) => item(key, one, false)),
      );
      // What was pressed is gone: on to what stands in its place.
      if (at >= 0) (buttons()[at] ?? buttons().at(-1))?.focus();
    },
  };
}
