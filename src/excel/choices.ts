import { changed, type SheetChoice } from '../workbook/snapshot';
import { HostError } from './host';

/** The name of the setting in the workbook. The version lets a later edition read what this one wrote. */
const SETTING = 'dbf.sheets';
const VERSION = 1;

export type Choices = Readonly<Record<string, SheetChoice>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The corrections of a stored setting. Whoever made the workbook may have put anything there: only what fits is taken. */
export function parseChoices(stored: unknown): Choices {
  if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.sheets)) return {};
  const choices = new Map<string, SheetChoice>();
  for (const [id, choice] of Object.entries(stored.sheets)) {
    if (!isRecord(choice)) continue;
    choices.set(id, {
      ...(typeof choice.kind === 'string' && { kind: choice.kind }),
      ...(typeof choice.event === 'string' && { event: choice.event }),
      ...(isRecord(choice.columns) && {
        columns: Object.fromEntries(
          Object.entries(choice.columns).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        ),
      }),
    });
  }
  return Object.fromEntries(choices);
}

export const loadChoices = (): Choices => parseChoices(Office.context.document.settings.get(SETTING));

/**
 * Adds corrections to those in the workbook (null takes one back) and answers with all of them. Each open pane has a
 * copy of the settings of its own and writes it whole: what others have saved meanwhile is fetched first.
 * Rejects with `settings` when the workbook refuses (read-only, for one).
 */
export async function saveChoices(changes: Readonly<Record<string, SheetChoice | null>>): Promise<Choices> {
  await refresh();
  const sheets = changed(loadChoices(), changes);
  const { settings } = Office.context.document;
  settings.set(SETTING, { version: VERSION, sheets });
  return new Promise((resolve, reject) => {
    settings.saveAsync((result) => {
      if (result.status === Office.AsyncResultStatus.Succeeded) resolve(sheets);
      else reject(new HostError('settings', result.error.message));
    });
  });
}

/** Fetches the settings anew; where Excel cannot, the pane's own copy is what there is. */
function refresh(): Promise<void> {
  return new Promise((resolve) => {
    const settings = Office.context.document.settings as Partial<Office.Settings>;
    if (settings.refreshAsync) settings.refreshAsync(() => resolve());
    else resolve();
  });
}
