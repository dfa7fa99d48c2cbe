import type { CheckReport, CheckRun, Finding } from '../checks/finding';
import { HostError, type CellContent, type Hidden, type Host, type Marked } from '../excel/host';
import { NOTHING_KEPT, type Memory, type MemoryChanges, type Preferences } from '../workbook/memory';
import type { CellValue, SheetChoice, SheetSnapshot, WorkbookSnapshot } from '../workbook/snapshot';
import { keyFor } from './ignored';
import { keeper } from './keeper';
import { asHostError } from './problem';
import { pageClock, runSliced, type Clock } from './run-sliced';

/** What the pane's root shows in `data-state`. */
export type Phase = 'loading' | 'ready' | 'checking' | 'done' | 'stale' | 'error';

/** A line above the list, until the user or the next thing takes it away. */
export type Notice =
  | { readonly kind: 'hidden'; readonly what: Hidden; readonly finding: Finding }
  | { readonly kind: 'went'; readonly finding: Finding }
  | { readonly kind: 'saved'; readonly sheet: string }
  | { readonly kind: 'preferred' }
  | { readonly kind: 'ignored'; readonly key: string }
  | { readonly kind: 'restored' }
  | { readonly kind: 'fixed'; readonly finding: Finding }
  | { readonly kind: 'marked' | 'unmarked'; readonly marked: Marked }
  | { readonly kind: 'added'; readonly sheet: string }
  | { readonly kind: 'copied' | 'downloaded' | 'not-copied' }
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
  readonly memory: Memory;
  /** A fix that the user is looking at before it is made. */
  readonly preview: Preview | null;
  readonly problem: HostError | null;
  readonly notice: Notice | null;
  /** The list is about to be checked again by itself. */
  readonly pending: boolean;
  /** Excel does not tell of edits: the user has to check again. */
  readonly deaf: boolean;
}

export interface Preview {
  readonly finding: Finding;
  readonly seen: CellContent;
  readonly value: CellValue;
}

/** The preview as long as its finding, with the same fix, is still there. */
function stillFound(preview: Preview | null, findings: readonly Finding[]): Preview | null {
  const what = ({ rule, cell, fix }: Finding): string => JSON.stringify([rule, cell, fix]);
  return preview && findings.some((finding) => what(finding) === what(preview.finding)) ? preview : null;
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
  prefer(preferences: { readonly [K in keyof Preferences]?: Preferences[K] | null }): Promise<void>;
  ignore(finding: Finding, reason: string): Promise<void>;
  /** Takes back what has been ignored, or forgets what has expired. */
  restore(keys: readonly string[]): Promise<void>;
  /** Shows what a finding's fix would change; `fix` makes it. */
  preview(finding: Finding): Promise<void>;
  fix(): Promise<void>;
  /** Marks findings in the sheets, in place of what was marked before; null takes all marks away. */
  mark(findings: readonly { readonly finding: Finding; readonly text: string }[] | null): Promise<void>;
  addSheet(name: string, rows: readonly (readonly string[])[]): Promise<void>;
  tell(notice: Notice | null): void;
}

/** How long the sheets must lie still before they are checked again. */
export const REST_MS = 1500;
/** How long Excel may take before the pane says that a cell may be open for editing. */
export const SLOW_MS = 4000;

const start: PaneState = {
  phase: 'ready',
  progress: { share: 0, step: 'reading', slow: false },
  result: null,
  memory: NOTHING_KEPT,
  preview: null,
  problem: null,
  notice: null,
  pending: false,
  deaf: false,
};

/** The pane's workings: one check at a time, and every change of state told to `onState`. */
export function controller(
  host: Host,
  fetchCheck: () => Promise<(snapshot: WorkbookSnapshot) => CheckRun>,
  onState: (state: PaneState) => void,
  clock: Clock = pageClock,
): Controller {
  let state: PaneState = start;
  let running: AbortController | null = null;
  let editedMeanwhile = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const set = (change: Partial<PaneState>): void => {
    state = { ...state, ...change };
    onState(state);
  };

  const kept = keeper(host, (memory) => set({ memory }));
  state = { ...state, memory: kept.memory };

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
      // A check that nobody asked for takes away nothing that the user may be reading but a failure of the one before.
      ...(!again && { notice: null, preview: null }),
      ...(state.notice?.kind === 'problem' && { notice: null }),
      progress: { share: 0, step: 'reading', slow: false },
    });
    const slow = setTimeout(() => {
      if (running === own && state.progress.step === 'reading')
        set({ progress: { ...state.progress, slow: true } });
    }, SLOW_MS);
    try {
      const [sheets, checkWorkbook] = await Promise.all([
        host.readSheets((share) => advance('reading', share / 2), signal),
        fetchCheck(),
        kept.refresh(),
      ]);
      signal.throwIfAborted();
      advance('checking', 0.5);
      const report = await runSliced(
        checkWorkbook({
          sheets,
          choices: state.memory.sheets,
          season: state.memory.preferences.season ?? null,
          rate: state.memory.preferences.rate ?? null,
          events: state.memory.preferences.events ?? [],
          today: clock.today(),
        }),
        (share) => advance('checking', 0.5 + share / 2),
        signal,
        clock,
      );
      if (running !== own) return;
      running = null;
      set({
        phase: 'done',
        result: { report, sheets, seconds: (clock.now() - began) / 1000 },
        preview: stillFound(state.preview, report.findings),
      });
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

  /** Something that the user has asked for: ends with a line that says what came of it. */
  async function act(deed: () => Promise<Notice | null>): Promise<void> {
    let notice: Notice | null;
    try {
      notice = await deed();
    } catch (error) {
      notice = { kind: 'problem', problem: asHostError(error) };
    }
    set({ notice });
  }

  const goTo = (finding: Finding, show?: Hidden): Promise<void> =>
    act(async () => {
      const arrival = await host.goTo(finding.cell, show);
      if (arrival.kind === 'gone') throw new HostError('gone');
      return arrival.kind === 'hidden'
        ? { kind: 'hidden', what: arrival.what, finding }
        : { kind: 'went', finding };
    });

  /** Keeps changes and checks anew by them; the line is told whether that check goes well or not. */
  async function keepAndCheck(changes: MemoryChanges, notice: Notice): Promise<void> {
    const problem = await kept.keep(changes);
    await check();
    // Where the check was cancelled, that is what is to be told.
    if (state.phase !== 'ready') set({ notice: problem ? { kind: 'problem', problem } : notice });
  }

  const keep = (changes: MemoryChanges, notice: Notice): Promise<void> =>
    act(async () => {
      const problem = await kept.keep(changes);
      return problem ? { kind: 'problem', problem } : notice;
    });

  const preview = (finding: Finding): Promise<void> =>
    act(async () => {
      if (!finding.fix) return null;
      const seen = await host.lookAt(finding.fix.cell);
      set({ preview: { finding, seen, value: finding.fix.value } });
      return null;
    });

  async function fix(): Promise<void> {
    const { preview: asked } = state;
    if (!asked?.finding.fix) return;
    const { finding, seen, value } = asked;
    const { cell } = asked.finding.fix;
    let fixed = false;
    await act(async () => {
      await host.write(cell, seen, value);
      fixed = true;
      return null;
    });
    set({ preview: null });
    if (!fixed) return;
    await check();
    if (state.phase !== 'ready') set({ notice: { kind: 'fixed', finding } });
  }

  const mark = (
    findings: readonly { readonly finding: Finding; readonly text: string }[] | null,
  ): Promise<void> =>
    act(async () => {
      const before = await host.unmark();
      if (!findings) return { kind: 'unmarked', marked: before };
      const marked = await host.mark(
        findings.map(({ finding: { cell, severity }, text }) => ({ cell, severity, text })),
      );
      return { kind: 'marked', marked };
    });

  host.onChanged(edited).catch(() => set({ deaf: true }));
  onState(state);
  return {
    get state() {
      return state;
    },
    check: () => check(),
    cancel,
    goTo,
    choose: ({ id, name }, choice) =>
      keepAndCheck({ sheets: { [id]: choice } }, { kind: 'saved', sheet: name }),
    prefer: (preferences) => keepAndCheck({ preferences }, { kind: 'preferred' }),
    ignore(finding, reason) {
      const { rule, subject, sheet, message } = finding;
      const key = keyFor(finding, state.memory.ignored);
      return keep(
        { ignored: { [key]: { rule, subject, sheet, message, reason } } },
        { kind: 'ignored', key },
      );
    },
    restore: (keys) =>
      keep({ ignored: Object.fromEntries(keys.map((key) => [key, null])) }, { kind: 'restored' }),
    preview,
    fix,
    mark,
    addSheet: (name, rows) => act(async () => ({ kind: 'added', sheet: await host.addSheet(name, rows) })),
    tell: (notice) => set({ notice, preview: null }),
  };
}
