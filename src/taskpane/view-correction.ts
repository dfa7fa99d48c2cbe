import type { RecognisedTable } from '../checks/finding';
import type { Say } from '../text/pane';
import type { SheetChoice, SheetSnapshot } from '../workbook/snapshot';
import type { Checker, Option } from './checker';
import { choice as select, h } from './dom';

/** The value of a select that leaves it to the add-in. */
const AUTOMATIC = '';
const IGNORE = 'ignore';

const textsOf = (row: readonly unknown[] | undefined): string[] =>
  (row ?? [])
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter(Boolean);

/**
 * The headings that can be corrected: the whole header row of each recognised table (its range begins with it), and
 * on a sheet where none was recognised the first row with two texts, which is most likely meant as one.
 */
export function headings(sheet: SheetSnapshot, tables: readonly RecognisedTable[]): string[] {
  const rows = tables.map(({ range }) => Number(/\d+/.exec(range)?.[0] ?? 0) - 1 - sheet.top);
  const found =
    rows.length > 0
      ? rows.flatMap((row) => textsOf(sheet.values[row]))
      : (sheet.values.map(textsOf).find((texts) => texts.length >= 2) ?? []);
  return [...new Set(found)];
}

/** Lets the user say what a sheet is, which event it belongs to and what its columns hold. */
export function correctionForm(
  checker: () => Checker,
  say: Say,
  sheet: SheetSnapshot,
  tables: readonly RecognisedTable[],
  chosen: SheetChoice | undefined,
  onSave: (choice: SheetChoice | null) => void,
): HTMLFormElement {
  const automatic: Option = { value: AUTOMATIC, label: say('automatic') };
  const kind = select(
    say('kind'),
    [automatic, ...checker().kinds, { value: IGNORE, label: say('ignore') }],
    chosen?.kind ?? AUTOMATIC,
    { name: 'kind' },
  );
  const known: Readonly<Record<string, true>> = Object.fromEntries(
    checker().kinds.map(({ value }) => [value, true]),
  );
  const event = select(say('event'), [automatic, ...checker().events], chosen?.event ?? AUTOMATIC, {
    name: 'event',
  });

  /** The fields of the kind that is chosen, or of all that the sheet has been recognised as. */
  const fieldsNow = (): Option[] => {
    const kinds = kind.select.value in known ? [kind.select.value] : tables.map((table) => table.kind);
    const all = (kinds.length > 0 ? kinds : ['']).flatMap((one) => checker().fields(one));
    return [...new Map(all.map((option) => [option.value, option])).values()];
  };
  const columns = headings(sheet, tables).map((header) => {
    const key = checker().fold(header);
    return { key, ...select(say('columnIs', { header }), [], AUTOMATIC, { name: 'column' }) };
  });
  const offer = (): void => {
    const options = [automatic, ...fieldsNow(), { value: IGNORE, label: say('notUsed') }];
    for (const { key, select: list } of columns) {
      const before = list.value || (chosen?.columns?.[key] ?? AUTOMATIC);
      list.replaceChildren(
        ...options.map(({ value, label }) => h('option', { value, selected: value === before }, label)),
      );
    }
  };
  kind.select.addEventListener('change', offer);
  offer();

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
