import type { Format } from '../text/format';
import type { RecognisedTable } from '../checks/finding';
import { h } from './dom';

/** Numbers with a bar beside each, for the eye to compare: the number itself is what is read. */
export function barList(bars: RecognisedTable['bars'], number: Format['number']): HTMLElement {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)));
  const list = h('ul', { role: 'list', class: 'bars' });
  for (const { of, value } of bars) {
    const bar = h('span', { class: 'bar', 'aria-hidden': 'true' });
    bar.style.width = `${most === 0 ? 0 : (Math.max(0, value) / most) * 100}%`;
    list.append(
      h(
        'li',
        {},
        h('span', {}, of),
        h('span', { class: 'track', 'aria-hidden': 'true' }, bar),
        h('span', { class: 'figure' }, number(value)),
      ),
    );
  }
  return list;
}
