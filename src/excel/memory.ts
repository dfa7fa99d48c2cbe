import { MEMORY_PARTS, readPart, withChanges, type Memory, type MemoryChanges } from '../workbook/memory';
import { HostError } from './host';

/** Each part is one setting of the workbook, `dbf.sheets` and so on; the version lets a later edition read it. */
const VERSION = 1;
const settingOf = (part: keyof Memory): string => `dbf.${part}`;

const settings = (): Office.Settings => Office.context.document.settings;

function load<P extends keyof Memory>(part: P): Memory[P] {
  const stored: unknown = settings().get(settingOf(part));
  const known =
    typeof stored === 'object' && stored !== null && (stored as { version?: unknown }).version === VERSION;
  return readPart(part, known ? (stored as Record<string, unknown>)[part] : {});
}

export const loadMemory = (): Memory => ({
  sheets: load('sheets'),
  ignored: load('ignored'),
  preferences: load('preferences'),
});

export async function refreshMemory(): Promise<Memory> {
  await refresh();
  return loadMemory();
}

/**
 * Adds changes to what the workbook keeps and answers with all of it. Each open pane has a copy of the settings of its
 * own and writes it whole: what others have saved meanwhile is fetched first.
 * Rejects with `settings` when the workbook refuses (read-only, for one).
 */
export async function saveMemory(changes: MemoryChanges): Promise<Memory> {
  const memory = withChanges(await refreshMemory(), changes);
  for (const part of MEMORY_PARTS)
    if (changes[part]) settings().set(settingOf(part), { version: VERSION, [part]: memory[part] });
  return new Promise((resolve, reject) => {
    settings().saveAsync((result) => {
      if (result.status === Office.AsyncResultStatus.Succeeded) resolve(memory);
      else reject(new HostError('settings', result.error.message));
    });
  });
}

/** Fetches the settings anew; where Excel cannot, the pane's own copy is what there is. */
function refresh(): Promise<void> {
  return new Promise((resolve) => {
    const own = settings() as Partial<Office.Settings>;
    if (own.refreshAsync) own.refreshAsync(() => resolve());
    else resolve();
  });
}
