import type { CheckReport, CheckRun } from '../checks/finding';

/** How long the check works before the page gets a turn: short enough that typing and cancel never wait. */
const SLICE_MS = 25;

export interface Clock {
  now(): number;
  /** Today where the user is, as a serial of Excel's. */
  today(): number;
  /** Gives the page a turn. */
  breathe(): Promise<void>;
}

/** `setTimeout` waits 4 ms each time once nested; a message between two ports does not. */
export const pageClock: Clock = {
  now: () => performance.now(),
  today: () => {
    const now = new Date();
    return (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(1899, 11, 30)) / 86_400_000;
  },
  breathe: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }),
};

/** Runs a check in slices. Rejects with the signal's reason when it is cancelled. */
export async function runSliced(
  run: CheckRun,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  clock: Clock = pageClock,
): Promise<CheckReport> {
  for (;;) {
    await clock.breathe();
    signal.throwIfAborted();
    const until = clock.now() + SLICE_MS;
    let step = run.next();
    while (!step.done && clock.now() < until) step = run.next();
    if (step.done) return step.value;
    onProgress(step.value);
  }
}
