import { HostError, type Host } from '../excel/host';
import { formats, languageOf, type Language } from '../text/format';
import { eventNames, voice } from '../text/pane';
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

/** What is unfolded, and what has the focus; done again in the view of another language. */
function standing(root: HTMLElement): () => void {
  const sections = [...root.querySelectorAll<HTMLElement>('details[data-section][open]')];
  const open = sections.map(({ dataset }) => `[data-section="${dataset.section ?? ''}"]`);
  const focused = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const action = focused?.dataset.action;
  return () => {
    for (const one of open) root.querySelector(one)?.setAttribute('open', '');
    const again = action ? root.querySelector<HTMLElement>(`[data-action="${action}"]`) : null;
    if (focused) (again ?? root.querySelector<HTMLElement>('[data-action="check"]'))?.focus();
  };
}

type FetchChecker = (language: Language) => Promise<Checker>;

/** Starts the pane in `root`: waits for Excel, takes its language and theme, and shows what can be done. */
export async function startPane(
  root: HTMLElement,
  connect: () => Promise<Host>,
  fetchChecker: FetchChecker,
  clock?: Clock,
): Promise<Controller | null> {
  root.dataset.state = 'loading';
  showTheme(null);
  let host: Host;
  try {
    host = await connect();
  } catch (error) {
    showNoHost(root, connect, fetchChecker, error);
    return null;
  }
  const followTheme = (): void => showTheme(host.theme());
  followTheme();
  host.onThemeChanged(followTheme);
  systemDark()?.addEventListener('change', followTheme);

  /** The language is Excel's, unless the workbook has another. */
  const languageBy = ({ memory }: PaneState): Language =>
    memory.preferences.language ?? languageOf(host.displayLanguage);
  const checkers: Partial<Record<Language, Checker>> = {};
  let view: (PaneView & { readonly language: Language }) | null = null;
  const show = (state: PaneState): void => {
    const chosen = languageBy(state);
    // A list stays in its language until the words of another are there, which the check that follows a choice sees to.
    const language = view && state.result && !checkers[chosen] ? view.language : chosen;
    const before = view && view.language !== language ? standing(root) : null;
    if (before) {
      view?.leave();
      view = null;
    }
    if (!view) {
      const say = voice(language);
      document.documentElement.lang = language;
      document.title = say('title');
      const checker = (): Checker => {
        const there = checkers[language];
        if (!there) throw new Error('The checks have not been fetched.');
        return there;
      };
      view = {
        ...paneView(root, control, checker, say, formats[language].number, eventNames[language]),
        language,
      };
    }
    view.show(state);
    before?.();
  };
  let started = false;
  const fetchCheck = async (): Promise<Checker['check']> => {
    const language = languageBy(control.state);
    return (checkers[language] ??= await fetchChecker(language)).check;
  };
  const control: Controller = controller(host, fetchCheck, (state) => started && show(state), clock);
  started = true;
  show(control.state);
  return control;
}

function showNoHost(
  root: HTMLElement,
  connect: () => Promise<Host>,
  fetchChecker: FetchChecker,
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
        button(say('retry'), () => void startPane(root, connect, fetchChecker), { 'data-action': 'retry' }),
    ),
  );
}
