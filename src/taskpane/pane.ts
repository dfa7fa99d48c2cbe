import type { CheckRun } from '../checks/finding';
import { HostError, type Host } from '../excel/host';
import { languageOf, type Language } from '../text/format';
import { voice } from '../text/pane';
import type { WorkbookSnapshot } from '../workbook/snapshot';
import type { Checker } from './checker';
import { controller, type Controller, type PaneState } from './controller';
import { button, h } from './dom';
import type { Clock } from './run-sliced';
import { paneView, problemText } from './view';

/** Starts the pane in `root`: waits for Excel, takes its language and theme, and shows what can be done. */
export async function startPane(
  root: HTMLElement,
  connect: () => Promise<Host>,
  checkerFor: (language: Language) => Checker,
  clock?: Clock,
): Promise<Controller | null> {
  root.dataset.state = 'loading';
  let host: Host;
  try {
    host = await connect();
  } catch (error) {
    showNoHost(root, connect, checkerFor, error);
    return null;
  }
  const language = languageOf(host.displayLanguage);
  const say = voice(language);
  document.documentElement.lang = language;
  document.title = say('title');
  const followTheme = (): void => {
    const theme = host.theme();
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  };
  followTheme();
  host.onThemeChanged(followTheme);

  const checker = checkerFor(language);
  let show: ((state: PaneState) => void) | null = null;
  const check = (snapshot: WorkbookSnapshot): CheckRun => checker.check(snapshot);
  const control = controller(host, check, (state) => show?.(state), clock);
  show = paneView(root, control, checker, say);
  show(control.state);
  return control;
}

function showNoHost(
  root: HTMLElement,
  connect: () => Promise<Host>,
  checkerFor: (language: Language) => Checker,
  error: unknown,
): void {
  const problem = error instanceof HostError ? error : new HostError('unknown', String(error));
  // Office's language where it has told it; in a plain browser the browser's.
  const language = languageOf(problem.displayLanguage ?? navigator.language);
  const say = voice(language);
  document.documentElement.lang = language;
  document.title = say('title');
  root.dataset.state = 'error';
  root.setAttribute('aria-busy', 'false');
  root.replaceChildren(
    h('header', {}, h('h1', {}, say('title'))),
    h(
      'div',
      { class: 'problem', role: 'alert' },
      h('p', {}, problemText(say, problem)),
      problem.code !== 'too-old' &&
        button(say('retry'), () => void startPane(root, connect, checkerFor), { 'data-action': 'retry' }),
    ),
  );
}
