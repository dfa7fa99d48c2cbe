import type { RecognisedTable } from '../checks/finding';
import type { Say } from '../text/pane';
import type { SheetChoice, SheetSnapshot } from '../workbook/snapshot';
import type { Checker, Option } from './checker';
import { choice as select, h } from './dom';

/** The value of a select that leaves it to the add-in. */
const AUTOMATIC = '';
const IGNORE = 'ignore';

/** The headings of a recognised table: the first row of its range, as it stands in the sheet. */
export function headings(sheet: SheetSnapshot, range: string): string[] {
  const corner = /^([A-Z]+)(\d+)(?::([A-Z]+)\d+)?$/.exec(range);
  if (!corner) return [];
  const index = (letters: string): number =>
    [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const [, from = 'A', row = '1', to = from] = corner;
  return (sheet.values[Number(row) - 1 - sheet.top] ?? [])
    .slice(index(from) - sheet.left, index(to) - sheet.left + 1)
    .map((value) => String(value).trim())
    .filter(Boolean);
}

/** Lets the user say what a sheet is, which event it belongs to and what its columns hold. */
export function correctionForm(
  checker: Checker,
  say: Say,
  sheet: SheetSnapshot,
  tables: readonly RecognisedTable[],
  chosen: SheetChoice | undefined,
  onSave: (choice: SheetChoice | null) => void,
): HTMLFormElement {
  const automatic: Option = { value: AUTOMATIC, label: say('automatic') };
  const kind = select(
    say('kind'),
    [automatic, ...checker.kinds, { value: IGNORE, label: say('ignore') }],
    chosen?.kind ?? AUTOMATIC,
    { name: 'kind' },
  );
  const event = select(say('event'), [automatic, ...checker.events], chosen?.event ?? AUTOMATIC, {
    name: 'event',
  });

  const recognised = tables[0];
  const fields = recognised ? checker.fields(recognised.kind) : [];
  const columns = recognised
    ? [...new Set(headings(sheet, recognised.range))].map((header) => {
        const key = checker.fold(header);
        return {
          key,
          ...select(
            say('columnIs', { header }),
            [automatic, ...fields, { value: IGNORE, label: say('notUsed') }],
            chosen?.columns?.[key] ?? AUTOMATIC,
            { name: 'column' },
          ),
        };
      })
    : [];

  const form = h(
    'form',
    { class: 'correction' },
    kind.field,
    event.field,
    ...columns.map(({ field }) => field),
    h('button', { type: 'submit', 'data-action': 'save-choice' }, say('save')),
  );
  form.addEventListener('submit', (submit) => {
    submit.preventDefault();
    const named = Object.fromEntries(
      columns
        .filter(({ select }) => select.value !== AUTOMATIC)
        .map(({ key, select }) => [key, select.value]),
    );
    const choice: SheetChoice = {
      ...(kind.select.value !== AUTOMATIC && { kind: kind.select.value }),
      ...(event.select.value !== AUTOMATIC && { event: event.select.value }),
      ...(Object.keys(named).length > 0 && { columns: named }),
    };
    onSave(Object.keys(choice).length > 0 ? choice : null);
  });
  return form;
}
