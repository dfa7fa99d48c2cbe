import type { Format } from '../text/format';
import type { Say } from '../text/pane';
import { addressOf, type CellValue } from '../workbook/snapshot';
import type { Controller, Preview } from './controller';
import { button, h } from './dom';

export interface PreviewView {
  readonly element: HTMLElement;
  show(preview: Preview | null): void;
}

/** What a fix would change, before it is made. */
export function previewView(control: Controller, say: Say, number: Format['number']): PreviewView {
  const sentence = h('p');
  const formula = h('p', { class: 'unsure' }, say('fixFormula'));
  const fix = button(say('fixNow'), () => void control.fix(), { class: 'primary', 'data-action': 'fix' });
  const element = h(
    'div',
    { class: 'preview', 'data-part': 'preview', hidden: true },
    sentence,
    formula,
    h(
      'div',
      { class: 'buttons' },
      fix,
      button(say('cancel'), () => control.tell(null), { 'data-action': 'cancel-fix' }),
    ),
  );
  const shown = (value: CellValue): string =>
    value === '' ? say('blankValue') : typeof value === 'number' ? number(value) : String(value);
  return {
    element,
    show(preview) {
      element.hidden = !preview;
      if (!preview?.finding.fix) return;
      const { finding, seen, value } = preview;
      const { row, column } = finding.fix?.cell ?? finding.cell;
      sentence.textContent = say('fixPreview', {
        sheet: finding.sheet,
        address: addressOf(row, column),
        from: shown(seen.value),
        to: shown(value),
      });
      formula.hidden = seen.formula === null;
      fix.focus();
    },
  };
}
