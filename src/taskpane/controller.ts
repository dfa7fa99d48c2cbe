import type { CheckReport, CheckRun, Finding } from '../checks/finding';
import { HostError, type Hidden, type Host } from '../excel/host';
import { changed, type SheetChoice, type SheetSnapshot, type WorkbookSnapshot } from '../workbook/snapshot';
import { pageClock, runSliced, type Clock } from './run-sliced';

/** What the pane's root shows in `data-state`. */
export type Phase = 'loading' | 'ready' | 'checking' | 'done' | 'stale' | 'error';

/** A line above the list, until the user or the next thing takes it away. */
export type Notice =
  | { readonly kind: 'hidden'; readonly what: Hidden; readonly finding: Finding }
  | { readonly kind: 'went'; readonly finding: Finding }
  | { readonly kind: 'saved'; readonly sheet: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'problem'; readonly problem: HostError };

export interface PaneState {
  readonly phase: Phase;
  /** While checking: reading counts for the first half, the check itself for the second. */
  readonly progress: {
    readonly share: number;
    readonly step: 'reading' | 'checking';
    readonly slow: boolean;
  };
  readonly result: CheckResult | null;
  readonly choices: Readonly<Record<string, SheetChoice>>;
  readonly problem: HostError | null;
  readonly notice: Notice | null;
  /** The list is about to be checked again by itself. */
  readonly pending: boolean;
  /** Excel does not tell of edits: the user has to check again. */
  readonly deaf: boolean;
}

export interface CheckResult {
  readonly report: CheckReport;
  readonly sheets: readonly SheetSnapshot[];
  readonly seconds: number;
}

export interface Controller {
  readonly state: PaneState;
  check(): Promise<void>;
  cancel(): void;
  goTo(finding: Finding, show?: Hidden): Promise<void>;
  choose(sheet: { readonly id: string; readonly name: string }, choice: SheetChoice | null): Promise<void>;
  dismiss(): void;
}

/** How long the sheets must lie still before they are checked again. */
export const REST_MS = 1500;
/** How long Excel may take before the pane says that a cell may be open for editing. */
export const SLOW_MS = 4000;

const start: PaneState = {
  phase: 'ready',
  progress: { share: 0, step: 'reading', slow: false },
  result: null,
  choices: {},
  problem: null,
  notice: null,
  pending: false,
  deaf: false,
};

const asHostError = (error: unknown): HostError =>
  error instanceof HostError
    ? error
    : new HostError('unknown', error instanceof Error ? error.message : String(error));

/** The pane's workings: one check at a time, and every change of state told to `onState`. */
export function controller(
  host: Host,
  checkWorkbook: (snapshot: WorkbookSnapshot) => CheckRun,
  onState: (state: PaneState) => void,
  clock: Clock = pageClock,
): Controller {
  let state: PaneState = { ...start, choices: host.loadChoices() };
  let running: AbortController | null = null;
  let editedMeanwhile = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Corrections that the workbook has not taken yet: they go with the next one. */
  const unsaved = new Map<string, SheetChoice | null>();

  const set = (change: Partial<PaneState>): void => {
    state = { ...state, ...change };
    onState(state);
  };

  /** Marks what is shown as stale, and checks again once the sheets lie still. */
  const edited = (): void => {
    if (running) editedMeanwhile = true;
    else if (state.result && state.phase !== 'ready') {
      if (!state.pending) set({ phase: state.phase === 'done' ? 'stale' : state.phase, pending: true });
      clearTimeout(rest);
      rest = setTimeout(() => void check(true), REST_MS);
    }
  };

  async function check(again = false): Promise<void> {
    clearTimeout(rest);
    if (running) {
      // One at a time: what is asked for meanwhile is done once, afterwards.
      editedMeanwhile = true;
      return;
    }
    const own = (running = new AbortController());
    const { signal } = own;
    editedMeanwhile = false;
    const before = state.result;
    const began = clock.now();
    const advance = (step: 'reading' | 'checking', share: number): void => {
      if (running === own) set({ progress: { step, share, slow: false } });
    };
    set({
      phase: 'checking',
      pending: false,
      problem: null,
      notice: null,
      progress: { share: 0, step: 'reading', slow: false },
    });
    const slow = setTimeout(() => {
      if (running === own && state.progress.step === 'reading')
        set({ progress: { ...state.progress, slow: true } });
    }, SLOW_MS);
    try {
      const sheets = await host.readSheets((share) => advance('reading', share / 2), signal);
      signal.throwIfAborted();
      advance('checking', 0.5);
      const report = await runSliced(
        checkWorkbook({ sheets, choices: state.choices }),
        (share) => advance('checking', 0.5 + share / 2),
        signal,
        clock,
      );
      if (running !== own) return;
      running = null;
      set({ phase: 'done', result: { report, sheets, seconds: (clock.now() - began) / 1000 } });
    } catch (error) {
      // A cancelled check has left the pane already.
      if (running !== own) return;
      running = null;
      const problem = asHostError(error);
      // The list of the check before stays. A check that nobody asked for is no more than a notice when it fails.
      if (again && before) set({ phase: 'stale', notice: { kind: 'problem', problem } });
      else set({ phase: 'error', problem });
    } finally {
      clearTimeout(slow);
    }
    if (editedMeanwhile && state.phase === 'done') edited();
  }

  function cancel(): void {
    running?.abort();
    running = null;
    clearTimeout(rest);
    set({ phase: 'ready', notice: { kind: 'cancelled' } });
  }

  async function goTo(finding: Finding, show?: Hidden): Promise<void> {
    try {
      const arrival = await host.goTo(finding.cell, show);
      if (arrival.kind === 'hidden') set({ notice: { kind: 'hidden', what: arrival.what, finding } });
      else if (arrival.kind === 'gone') set({ notice: { kind: 'problem', problem: new HostError('gone') } });
      else set({ notice: { kind: 'went', finding } });
    } catch (error) {
      set({ notice: { kind: 'problem', problem: asHostError(error) } });
    }
  }

  async function choose(
    { id, name }: { readonly id: string; readonly name: string },
    choice: SheetChoice | null,
  ): Promise<void> {
    set({ choices: changed(state.choices, { [id]: choice }) });
    unsaved.set(id, choice);
    const sent = new Map(unsaved);
    let notice: Notice = { kind: 'saved', sheet: name };
    try {
      const saved = await host.saveChoices(Object.fromEntries(sent));
      for (const [one, was] of sent) if (unsaved.get(one) === was) unsaved.delete(one);
      set({ choices: changed(saved, Object.fromEntries(unsaved)) });
    } catch (error) {
      notice = { kind: 'problem', problem: asHostError(error) };
    }
    await check();
    // Whether the check went well or not; where it was cancelled, that is what is to be told.
    if (state.phase !== 'ready') set({ notice });
  }

  host.onChanged(edited).catch(() => set({ deaf: true }));
  onState(state);
  return {
    get state() {
      return state;
    },
    check: () => check(),
    cancel,
    goTo,
    choose,
    dismiss: () => set({ notice: null }),
  };
}
