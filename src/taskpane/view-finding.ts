import type { Finding } from '../checks/finding';
import type { Say } from '../text/pane';
import type { Checker } from './checker';
import { button, h } from './dom';

/** What can be done with one finding. */
export interface FindingActions {
  readonly goTo: (finding: Finding) => void;
  readonly preview: (finding: Finding) => void;
  readonly ignore: (finding: Finding, reason: string) => void;
}

/** What stands under a finding, as `now` has it, when it is opened: its clause, its fix, and a way to leave it as it is. */
export function findingDetails(
  checker: () => Checker,
  say: Say,
  now: () => Finding,
  { preview, ignore }: Pick<FindingActions, 'preview' | 'ignore'>,
): HTMLElement[] {
  const finding = now();
  const reason = h('input', { type: 'text', name: 'reason', autocomplete: 'off' });
  const wrong = h('p', { class: 'unsure', role: 'alert' });
  const form = h(
    'form',
    { class: 'correction', hidden: true },
    h('label', { class: 'field' }, h('span', {}, say('ignoreReason')), reason),
    h('p', { class: 'quiet-text' }, say('ignoreHint')),
    wrong,
    h('button', { type: 'submit', 'data-action': 'ignore-now' }, say('ignoreNow')),
  );
  form.addEventListener('submit', (submit) => {
    submit.preventDefault();
    if (reason.value.trim() !== '') return ignore(now(), reason.value.trim());
    wrong.textContent = say('reasonNeeded');
    reason.focus();
  });
  const open = button(
    say('ignoreIt'),
    () => {
      form.hidden = !form.hidden;
      open.setAttribute('aria-expanded', String(!form.hidden));
      if (!form.hidden) reason.focus();
    },
    { 'data-action': 'ignore', 'aria-expanded': 'false' },
  );
  return [
    h('p', {}, checker().clauseText(finding.rule)),
    h(
      'div',
      { class: 'buttons' },
      finding.fix && button(say('showFix'), () => preview(now()), { 'data-action': 'preview-fix' }),
      open,
    ),
    form,
  ];
}
