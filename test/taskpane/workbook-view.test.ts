// @vitest-environment jsdom
import { wordsIn } from '../checks/wording';
import { describe, expect, it, vi } from 'vitest';
import { formats } from '../../src/text/format';
import { voice } from '../../src/text/pane';
import { correctionForm } from '../../src/taskpane/view-correction';
import { workbookView } from '../../src/taskpane/view-workbook';
import { checkerIn } from '../../src/taskpane/words';
import type { SheetChoice, SheetSnapshot } from '../../src/workbook/snapshot';
import { checkSheets, type Cells } from '../checks/checking';

const say = voice('da');
const checker = checkerIn(wordsIn.da, formats.da);
const refunds: Cells = [
  ['Pokalturneringen', '', '', ''],
  ['Hold', 'Km', 'Sats', 'Refusion'],
  ['Es', 500, 3.47, 1041],
  ['To', 300, 3.47, 347],
];
const sheet: SheetSnapshot = {
  id: 'Rejser',
  name: 'Rejser',
  visibility: 'visible',
  top: 0,
  left: 0,
  values: refunds,
};
const report = checkSheets({ Rejser: refunds });

describe('what is in the workbook', () => {
  const view = workbookView(
    () => checker,
    say,
    formats.da.number,
    () => {},
  );
  view.show({ report, sheets: [sheet], seconds: 0 }, {});
  const text = (selector: string): string => view.element.querySelector(selector)?.textContent ?? '';

  it('says what a sheet is, which clauses were checked and which were not, and why', () => {
    expect(text('.facts')).toContain('Rejserefusion');
    expect(view.element.textContent).toContain('Kontrolleret');
    expect(view.element.textContent).toContain('§ 304B1');
    const unknown = refunds.map((row, at) => (at === 0 ? ['Refusion', '', '', ''] : row));
    const other = workbookView(
      () => checker,
      say,
      formats.da.number,
      () => {},
    );
    other.show({ report: checkSheets({ Rejser: unknown }), sheets: [sheet], seconds: 0 }, {});
    expect(other.element.textContent).toMatch(/Ikke kontrolleret \(\d+\)/);
    expect(other.element.textContent).toMatch(/§ 304B1[^.]* er ikke kontrolleret: turneringen er ukendt\./);
  });
  it('draws numbers that people compare as bars beside the figures', () => {
    const bars = [...view.element.querySelectorAll<HTMLElement>('.bars li')].map((item) => [
      item.firstChild?.textContent,
      item.querySelector<HTMLElement>('.bar')?.style.width,
      item.querySelector('.figure')?.textContent,
    ]);
    expect(bars).toEqual([
      ['Es', '100%', '1041'],
      // 347 of 1041 is a third.
      ['To', expect.stringMatching(/^33\.3/), '347'],
    ]);
  });
});

describe('what is unfolded', () => {
  const view = workbookView(
    () => checker,
    say,
    formats.da.number,
    () => {},
  );
  const show = (): void => view.show({ report, sheets: [sheet], seconds: 0 }, {});
  const find = <T extends HTMLElement>(selector: string): T => view.element.querySelector(selector) as T;

  it('stays so, and keeps the focus, when the sheets are checked again', () => {
    document.body.replaceChildren(view.element);
    show();
    view.element.open = true;
    const columns = (): HTMLDetailsElement => find('.table details');
    const before = columns();
    before.open = true;
    before.querySelector('summary')?.focus();
    show();
    expect(columns()).not.toBe(before);
    expect(columns().open).toBe(true);
    expect(view.element.querySelectorAll('.table details[open]')).toHaveLength(1);
    expect(document.activeElement).toBe(columns().querySelector('summary'));
  });

  it('is folded once a correction has been saved, which leaves the focus where it was begun', async () => {
    const correct = (): HTMLDetailsElement => find('[data-action="correct"]');
    correct().open = true;
    await vi.waitFor(() => expect(correct().querySelector('form')).not.toBeNull());
    find('[data-action="save-choice"]').focus();
    find<HTMLFormElement>('form').requestSubmit();
    show();
    expect(correct().open).toBe(false);
    expect(document.activeElement).toBe(correct().querySelector('summary'));
  });
});

describe('a correction', () => {
  const chosen: (SheetChoice | null)[] = [];
  const form = correctionForm(
    () => checker,
    say,
    sheet,
    report.sheets[0]?.tables ?? [],
    undefined,
    (choice) => chosen.push(choice),
  );
  const kind = form.querySelector<HTMLSelectElement>('[name="kind"]') as HTMLSelectElement;
  const columns = [...form.querySelectorAll<HTMLSelectElement>('[name="column"]')];
  const offered = (): string[] => [...(columns[0]?.options ?? [])].map(({ value }) => value);

  it('offers the columns of what the sheet is, and those of another kind when that is chosen', () => {
    expect(offered()).toContain('tolls');
    expect(offered()).not.toContain('player');
    kind.value = 'roster';
    kind.dispatchEvent(new Event('change'));
    expect(offered()).toContain('player');
    expect(offered()).not.toContain('tolls');
  });
  it('is told with the kind and the columns', () => {
    (columns[0] as HTMLSelectElement).value = 'team';
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(chosen).toEqual([{ kind: 'roster', columns: { hold: 'team' } }]);
  });
});
