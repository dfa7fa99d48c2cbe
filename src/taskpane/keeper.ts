import type { HostError, Host } from '../excel/host';
import { MEMORY_PARTS, withChanges, type Memory, type MemoryChanges } from '../workbook/memory';
import { asHostError } from './problem';

/** What the pane remembers in the workbook, and what it has yet to get into it. */
export interface Keeper {
  readonly memory: Memory;
  /** Holds from now on, and in the workbook once it is there; answers why the workbook did not take it. */
  keep(changes: MemoryChanges): Promise<HostError | null>;
  /** Takes over what others have saved in the workbook meanwhile. */
  refresh(): Promise<void>;
}

type Loose = Record<string, Record<string, unknown>>;

export function keeper(host: Host, onMemory: (memory: Memory) => void): Keeper {
  let memory = host.loadMemory();
  /** What the workbook has not taken yet: it goes with the next change. */
  let unsaved: Loose = {};
  const merged = (a: Loose, b: MemoryChanges): Loose =>
    Object.fromEntries(MEMORY_PARTS.map((part) => [part, { ...a[part], ...b[part] }]));
  let kept = 0;
  const set = (now: Memory): void => onMemory((memory = now));

  return {
    get memory() {
      return memory;
    },
    async refresh() {
      const before = kept;
      const now = withChanges(await host.refreshMemory(), unsaved as MemoryChanges);
      // What has been kept since it was asked for is newer; and where nothing is new, a half-filled form is left alone.
      if (kept === before && JSON.stringify(now) !== JSON.stringify(memory)) set(now);
    },
    async keep(changes) {
      kept += 1;
      set(withChanges(memory, changes));
      const sent = (unsaved = merged(unsaved, changes));
      const parts = Object.fromEntries(
        Object.entries(sent).filter(([, part]) => Object.keys(part).length > 0),
      ) as MemoryChanges;
      try {
        const saved = await host.saveMemory(parts);
        // What has been changed once more meanwhile is yet to be saved.
        unsaved = Object.fromEntries(
          Object.entries(unsaved).map(([part, entries]) => [
            part,
            Object.fromEntries(Object.entries(entries).filter(([key, value]) => sent[part]?.[key] !== value)),
          ]),
        );
        set(withChanges(saved, unsaved as MemoryChanges));
        return null;
      } catch (error) {
        return asHostError(error);
      }
    },
  };
}
