import type { SheetChoice } from '../workbook/snapshot';
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

/** Writes the corrections into the workbook. Rejects with `settings` when the workbook refuses (read-only, for one). */
export function saveChoices(sheets: Choices): Promise<void> {
  return new Promise((resolve, reject) => {
    const { settings } = Office.context.document;
    settings.set(SETTING, { version: VERSION, sheets });
    settings.saveAsync((result) => {
      if (result.status === Office.AsyncResultStatus.Succeeded) resolve();
      else reject(new HostError('settings', result.error.message));
    });
  });
}
