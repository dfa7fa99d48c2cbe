import type { CheckReport, CheckRun, Finding } from '../checks/finding';
import { HostError, type Hidden, type Host } from '../excel/host';
import type { SheetChoice, SheetSnapshot, WorkbookSnapshot } from '../workbook/snapshot';
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

  const set = (change: Partial<PaneState>): void => {
    state = { ...state, ...change };
    onState(state);
  };

  /** Marks what is shown as stale, and checks again once the sheets lie still. */
  const edited = (): void => {
    if (running) editedMeanwhile = true;
    else if (state.phase === 'done' || state.phase === 'stale') {
      if (state.phase === 'done') set({ phase: 'stale' });
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
      // A check that nobody asked for does not take the list away when it fails.
      if (again && before) set({ phase: 'stale', notice: { kind: 'problem', problem } });
      else set({ phase: 'error', problem, result: null });
    } finally {
      clearTimeout(slow);
    }
    if (editedMeanwhile && state.phase === 'done') edited();
  }

  function cancel(): void {
    running?.abort();
    running = null;
    clearTimeout(rest);
    set({ phase: 'ready', result: null, notice: { kind: 'cancelled' } });
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
    const others = Object.entries(state.choices).filter(([other]) => other !== id);
    const choices = Object.fromEntries(choice ? [...others, [id, choice]] : others);
    set({ choices });
    let notice: Notice = { kind: 'saved', sheet: name };
    try {
      await host.saveChoices(choices);
    } catch (error) {
      notice = { kind: 'problem', problem: asHostError(error) };
    }
    await check();
    if (state.phase === 'done') set({ notice });
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
