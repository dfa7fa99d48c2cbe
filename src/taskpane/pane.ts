import type { CheckRun } from '../checks/finding';
import { HostError, type Host } from '../excel/host';
import { formats, languageOf, type Language } from '../text/format';
import { voice } from '../text/pane';
import type { WorkbookSnapshot } from '../workbook/snapshot';
import type { Checker } from './checker';
import { controller, type Controller, type PaneState } from './controller';
import { button, h } from './dom';
import type { Clock } from './run-sliced';
import { paneView, type PaneView } from './view';
import { problemText } from './view-notice';

/** Not every place that shows a page can tell (and the tests' cannot). */
const systemDark = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Excel's theme, or the system's where Excel does not tell. */
function showTheme(theme: 'light' | 'dark' | null): void {
  document.documentElement.dataset.theme = theme ?? (systemDark()?.matches ? 'dark' : 'light');
}

/** Starts the pane in `root`: waits for Excel, takes its language and theme, and shows what can be done. */
export async function startPane(
  root: HTMLElement,
  connect: () => Promise<Host>,
  checkerFor: (language: Language) => Checker,
  clock?: Clock,
): Promise<Controller | null> {
  root.dataset.state = 'loading';
  showTheme(null);
  let host: Host;
  try {
    host = await connect();
  } catch (error) {
    showNoHost(root, connect, checkerFor, error);
    return null;
  }
  const followTheme = (): void => showTheme(host.theme());
  followTheme();
  host.onThemeChanged(followTheme);
  systemDark()?.addEventListener('change', followTheme);

  /** The language is Excel's, unless the workbook has another. */
  const languageBy = ({ memory }: PaneState): Language =>
    memory.preferences.language ?? languageOf(host.displayLanguage);
  let view: (PaneView & { readonly language: Language }) | null = null;
  const show = (state: PaneState): void => {
    const language = languageBy(state);
    if (view && view.language !== language) {
      view.leave();
      view = null;
    }
    if (!view) {
      const say = voice(language);
      document.documentElement.lang = language;
      document.title = say('title');
      view = {
        ...paneView(root, control, checkerFor(language), say, formats[language].number),
        language,
      };
    }
    view.show(state);
  };
  let started = false;
  const check = (snapshot: WorkbookSnapshot): CheckRun => checkerFor('da').check(snapshot);
  const control: Controller = controller(host, check, (state) => started && show(state), clock);
  started = true;
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
