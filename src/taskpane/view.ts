import type { Format } from '../text/format';
import type { Finding } from '../checks/finding';
import { sorted, type Sorted } from './ignored';
import { countBySeverity, severities } from './list';
import type { Say } from '../text/pane';
import type { HostError } from '../excel/host';
import type { Checker } from './checker';
import type { CheckResult, Controller, Notice, PaneState } from './controller';
import { button, h, icon } from './dom';
import { findingsView } from './view-findings';
import { ignoredView } from './view-ignored';
import { noticeParts, problemText } from './view-notice';
import { preferencesView } from './view-preferences';
import { previewView } from './view-preview';
import { toolsView } from './view-tools';
import { workbookView } from './view-workbook';

/** Seconds as people compare them: one decimal below ten and never none, no decimals above. */
const rounded = (seconds: number): number =>
  seconds < 10 ? Math.max(1, Math.round(seconds * 10)) / 10 : Math.round(seconds);

export interface PaneView {
  readonly show: (state: PaneState) => void;
  /** Lets go of the page, before another view takes its place. */
  readonly leave: () => void;
}

/**
 * Builds the pane inside `root` and answers with what shows a state. The parts stand from the beginning and are
 * hidden and filled, so that focus stays where it is. `checker` can be asked as soon as there is a result.
 */
export function paneView(
  root: HTMLElement,
  control: Controller,
  checker: () => Checker,
  say: Say,
  number: Format['number'],
  eventLabels: Readonly<Record<string, string>>,
): PaneView {
  const check = button(say('check'), () => start(), { class: 'primary', 'data-action': 'check' });
  const cancel = button(say('cancel'), () => stop(), { 'data-action': 'cancel' });
  const intro = h('p', { class: 'intro' }, say('intro'));
  const progressText = h('span');
  const progressBar = h('progress', { max: 1, value: 0 });
  const slow = h('p', { class: 'quiet-text', role: 'status' });
  const progress = h('div', { class: 'progress' }, h('label', {}, progressText, progressBar), slow);
  const age = h('span');
  const banner = h('p', { class: 'banner', 'data-part': 'stale' }, icon('warning'), age);
  const problem = h('div', { class: 'problem', role: 'alert' });
  const tiles = h('ul', { role: 'list', class: 'tiles', hidden: true });
  const scope = h('p', { class: 'scope' });
  const verdict = h('p', { class: 'verdict' });
  // One after the other in the same place, so that the list lies still while an edit makes it stale and fresh again.
  const now = h('div', { class: 'now' }, progress, banner, scope);
  const summary = h('section', { class: 'summary' }, tiles, now, verdict);
  const notice = h('div', { class: 'notice' });
  const aloud = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const findings = findingsView(checker, say, {
    goTo: (finding) => void control.goTo(finding),
    preview: (finding) => void control.preview(finding),
    ignore: (finding, reason) => void control.ignore(finding, reason),
  });
  const ignored = ignoredView(control, checker, say);
  const preferences = preferencesView(control, say, number, eventLabels);
  const preview = previewView(control, say, number);
  let open: readonly Finding[] = [];
  const tools = toolsView(control, checker, say, () => open);
  const left = new AbortController();
  const workbook = workbookView(checker, say, number, (sheet, choice) => void control.choose(sheet, choice));

  root.replaceChildren(
    h('header', {}, h('h1', {}, say('title')), intro, h('div', { class: 'actions' }, check, cancel)),
    aloud,
    problem,
    summary,
    workbook.element,
    findings.element,
    ignored.element,
    tools,
    preferences.element,
    h('div', { class: 'foot' }, preview.element, notice),
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      findings.step(event.shiftKey ? -1 : 1);
    },
    { signal: left.signal },
  );

  let shown: PaneState | null = null;

  function start(): void {
    if (control.state.phase !== 'checking') void control.check();
  }

  function stop(): void {
    control.cancel();
    check.focus();
  }

  function showResult({ report, sheets, seconds }: CheckResult, parts: Sorted, deaf: boolean): void {
    const counts = countBySeverity(parts.open);
    const words = { error: 'errors', warning: 'warnings', info: 'infos' } as const;
    tiles.replaceChildren(
      ...severities.map((severity) =>
        h(
          'li',
          { class: `tile ${severity}`, 'data-count': severity },
          icon(severity),
          h('strong', {}, String(counts[severity])),
          ' ',
          h('span', {}, say(words[severity], { n: counts[severity] })),
        ),
      ),
    );
    const checked = report.sheets.filter(({ tables }) => tables.length > 0).length;
    const empty = sheets.every(({ values, unread }) => values.length === 0 && !unread);
    const counted = say('scope', { checked, skipped: sheets.length - checked, seconds: rounded(seconds) });
    scope.textContent = [
      counted,
      parts.ignored.length > 0 && say('withIgnored', { n: parts.ignored.length }),
      deaf && say('noEvents'),
    ]
      .filter(Boolean)
      .join(' ');
    verdict.textContent = empty
      ? say('empty')
      : checked === 0
        ? say('nothingRecognised')
        : parts.open.length === 0
          ? say('noFindings')
          : '';
    tiles.hidden = checked === 0;
  }

  function showNotice(now: Notice | null): void {
    const [text, act] = now ? noticeParts(now, control, say) : [''];
    // Having gone to a cell is said to those who cannot see it; the others see the cell.
    notice.hidden = !now || now.kind === 'went';
    notice.dataset.kind = now?.kind ?? '';
    notice.replaceChildren(
      h('p', {}, text),
      button(
        say('close'),
        () => control.tell(null),
        { class: 'quiet square', 'data-action': 'dismiss' },
        icon('close'),
      ),
      ...(act ? [act] : []),
    );
    if (now) aloud.textContent = text;
    // The line lies over the foot of the pane: not over what the user has just used.
    const used = document.activeElement;
    if (!notice.hidden && root.contains(used)) used?.scrollIntoView?.({ block: 'nearest' });
  }

  function showProblem(error: HostError | null): void {
    problem.hidden = !error;
    if (!error) return problem.replaceChildren();
    problem.replaceChildren(
      h('p', {}, problemText(say, error)),
      button(say('retry'), start, { 'data-action': 'retry' }),
    );
  }

  function announce(phase: PaneState['phase'], result: CheckResult | null): void {
    if (phase === 'checking') aloud.textContent = say('checking');
    else if (phase === 'stale') aloud.textContent = say('stale');
    else if (phase === 'done' && result) {
      const { error, warning, info } = countBySeverity(open);
      aloud.textContent =
        verdict.textContent || say('doneAloud', { errors: error, warnings: warning, infos: info });
    }
  }

  const show = (state: PaneState): void => {
    const had = root.contains(document.activeElement);
    showAll(state);
    const now = document.activeElement;
    // What had the focus is gone: the list takes it, or else what is always there.
    if (had && (!root.contains(now) || now?.closest('[hidden]')) && !findings.focus()) check.focus();
  };

  const showAll = (state: PaneState): void => {
    const { phase, result, progress: at } = state;
    const working = phase === 'checking';
    root.dataset.state = phase;
    root.setAttribute('aria-busy', String(working));
    intro.hidden = phase !== 'ready' || Boolean(result);
    check.setAttribute('aria-disabled', String(working));
    if (!working && document.activeElement === cancel) check.focus();
    cancel.hidden = !working;
    progress.hidden = !working;
    progressText.textContent = say(at.step);
    progressBar.value = at.share;
    const waiting = working && at.slow ? say('waitingForCell') : '';
    if (slow.textContent !== waiting) slow.textContent = waiting;
    // After a cancelled or failed check the list is the one of the check before.
    banner.hidden = phase === 'done' || working || !result;
    age.textContent = banner.hidden ? '' : say(state.pending ? 'stale' : 'oldList');

    scope.hidden = working || !banner.hidden;
    summary.hidden = !result && !working;
    workbook.element.hidden = !result;
    tools.hidden = !result?.report.sheets.some(({ tables }) => tables.length > 0);
    if (result !== shown?.result || state.memory !== shown.memory || state.deaf !== shown.deaf) {
      const parts = sorted(result?.report.findings ?? [], state.memory.ignored);
      open = parts.open;
      if (result) {
        showResult(result, parts, state.deaf);
        if (result !== shown?.result) workbook.show(result, state.memory.sheets);
      }
      findings.show(open);
      // Before a check nobody can tell what has expired.
      ignored.show(result ? parts : { open, ignored: [], expired: [] });
    }
    if (state.memory.preferences !== shown?.memory.preferences) preferences.show(state.memory.preferences);
    if (state.preview !== shown?.preview) preview.show(state.preview);
    if (state.problem !== shown?.problem) showProblem(state.problem);
    if (phase !== shown?.phase) announce(phase, result);
    if (state.notice !== shown?.notice) showNotice(state.notice);
    shown = state;
  };
  return { show, leave: () => left.abort() };
}
