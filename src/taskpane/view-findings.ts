import type { Finding, Severity } from '../checks/finding';
import type { Say } from '../text/pane';
import type { Checker } from './checker';
import { button, choice, h, icon } from './dom';
import { entriesOf, grouped, matching, type Entry, type Grouping } from './list';
import { findingDetails, type FindingActions } from './view-finding';

/** Findings drawn at a time: ten thousand at once would make the pane sluggish. */
export const PAGE = 200;

export interface FindingsView {
  readonly element: HTMLElement;
  /** Shows another check's findings; the chosen one stays chosen where it is still there. */
  show(findings: readonly Finding[]): void;
  /** Moves to the next (1) or previous (-1) finding of the filtered list and goes to its cell. */
  step(by: 1 | -1): void;
  /** Moves the focus to the list's tab stop; false where there is none. */
  focus(): boolean;
}

/** The list of findings: filter, grouping, one tab stop for the whole list, arrows and F8 within it. */
export function findingsView(
  checker: () => Checker,
  say: Say,
  { goTo, preview, ignore }: FindingActions,
): FindingsView {
  const severityLabel = (severity: Severity): string => say(severity);
  let entries: readonly Entry[] = [];
  /** In the order shown, all of them, drawn or not. */
  let order: readonly Entry[] = [];
  let drawn = PAGE;
  let current: string | null = null;
  /** Rows drawn, by key. */
  let rows = new Map<string, HTMLButtonElement>();
  /** What stands under the rows that are open, by key: a reason half written outlives a new check. */
  const opened = new Map<string, HTMLElement>();

  const filter = h('input', {
    type: 'search',
    placeholder: say('filterHint'),
    'data-action': 'filter',
    autocomplete: 'off',
  });
  const grouping = choice(
    say('groupBy'),
    [
      { value: 'sheet', label: say('bySheet') },
      { value: 'clause', label: say('byClause') },
      { value: 'severity', label: say('bySeverity') },
    ],
    'sheet',
    { 'data-action': 'group' },
  );
  const place = h('span', { class: 'place' });
  const shown = h('p', { class: 'shown', role: 'status' });
  const list = h('div', { class: 'groups' });
  const toolbar = h(
    'div',
    { class: 'toolbar' },
    h('label', { class: 'field filter' }, h('span', {}, say('filter')), filter),
    h(
      'div',
      { class: 'row' },
      grouping.field,
      place,
      button(
        say('previous'),
        () => step(-1),
        { class: 'quiet square', 'data-action': 'previous' },
        icon('up'),
      ),
      button(say('next'), () => step(1), { class: 'quiet square', 'data-action': 'next' }, icon('down')),
    ),
  );
  const element = h(
    'section',
    { class: 'findings', 'aria-labelledby': 'findings-title' },
    h('h2', { id: 'findings-title', class: 'unseen' }, say('findings')),
    toolbar,
    shown,
    list,
  );

  filter.addEventListener('input', () => draw(true));
  grouping.select.addEventListener('change', () => draw(true));
  list.addEventListener('keydown', (event) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('.finding');
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      Home: -Infinity,
      End: Infinity,
    };
    const move = moves[event.key];
    if (!row || move === undefined) return;
    event.preventDefault();
    // From where the focus is: the first row has it before anything is chosen.
    const from = order.findIndex(({ key }) => rows.get(key) === row);
    const to = Math.max(0, Math.min(order.length - 1, from + move));
    choose(to, true);
  });

  const position = (): number => order.findIndex(({ key }) => key === current);

  /** Makes a finding the list's one tab stop, drawing on to it if need be. */
  function choose(index: number, focus: boolean): Entry | undefined {
    const entry = order[index];
    if (!entry) return undefined;
    if (index >= drawn) {
      drawn = Math.ceil((index + 1) / PAGE) * PAGE;
      current = entry.key;
      draw(false);
    }
    mark(entry.key);
    const row = rows.get(current ?? '');
    if (focus) row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
    return entry;
  }

  function mark(key: string | null): void {
    const tabbable = (row: HTMLButtonElement | undefined, yes: boolean): void => {
      if (!row) return;
      row.tabIndex = yes ? 0 : -1;
      (row.nextElementSibling as HTMLElement).tabIndex = yes ? 0 : -1;
    };
    const first = rows.values().next().value;
    const before = rows.get(current ?? '');
    tabbable(first, false);
    tabbable(before, false);
    before?.removeAttribute('aria-current');
    current = key;
    const row = rows.get(key ?? '');
    row?.setAttribute('aria-current', 'true');
    // Nothing chosen yet: the first row is the way in.
    tabbable(row ?? first, true);
    const at = position();
    place.textContent = at < 0 ? '' : say('place', { at: at + 1, of: order.length });
  }

  function step(by: 1 | -1): void {
    if (order.length === 0) return;
    const at = position();
    const to = at < 0 ? (by > 0 ? 0 : order.length - 1) : (at + by + order.length) % order.length;
    const entry = choose(to, true);
    if (entry) goTo(entry.finding);
  }

  /** The finding as the latest check has it. */
  const latest = ({ key, finding }: Entry): Finding =>
    entries.find((entry) => entry.key === key)?.finding ?? finding;

  function row(entry: Entry, withSheet: boolean): HTMLLIElement {
    const { key, finding, text, clause } = entry;
    const { rule, severity, sheet, address, subject } = finding;
    const main = h(
      'button',
      {
        type: 'button',
        class: 'finding',
        tabindex: -1,
        'data-rule': rule,
        'data-severity': severity,
        'data-sheet': sheet,
        'data-address': address,
      },
      icon(severity),
      h('span', { class: 'unseen' }, `${severityLabel(severity)}: `),
      h('span', { class: 'sentence' }, text),
      h(
        'span',
        { class: 'meta' },
        h('span', { class: 'clause' }, clause),
        subject && h('span', { class: 'subject' }, subject),
        h('span', { class: 'cell' }, withSheet ? say('cell', { sheet, address }) : address),
      ),
    );
    main.addEventListener('click', () => {
      mark(key);
      goTo(finding);
    });
    const more = opened.get(key) ?? h('div', { class: 'explanation', hidden: true });
    const toggle = button(
      say('explain', { clause }),
      () => {
        const open = more.hidden;
        if (open && more.childElementCount === 0)
          more.append(...findingDetails(checker, say, () => latest(entry), { preview, ignore }));
        more.hidden = !open;
        if (open) opened.set(key, more);
        else opened.delete(key);
        toggle.setAttribute('aria-expanded', String(open));
      },
      {
        class: 'quiet square explain',
        tabindex: -1,
        'aria-expanded': String(!more.hidden),
        'data-action': 'explain',
      },
      icon('down'),
    );
    rows.set(key, main);
    return h('li', {}, main, toggle, more);
  }

  function draw(anew: boolean): void {
    const by = grouping.select.value as Grouping;
    const groups = grouped(matching(entries, filter.value), by, severityLabel);
    order = groups.flatMap(({ entries }) => entries);
    if (anew) drawn = PAGE;
    rows = new Map();
    let room = drawn;
    const parts: HTMLElement[] = [];
    for (const { key, label, entries } of groups) {
      if (room <= 0) break;
      const part = entries.slice(0, room);
      room -= part.length;
      parts.push(
        h(
          'section',
          { class: 'group', 'data-group': key },
          h('h3', {}, h('span', {}, label), h('span', { class: 'count' }, String(entries.length))),
          h('ul', { role: 'list' }, ...part.map((entry) => row(entry, by !== 'sheet'))),
        ),
      );
    }
    const left = order.length - drawn;
    if (left > 0)
      parts.push(
        button(say('more', { n: Math.min(PAGE, left) }), more, { class: 'more', 'data-action': 'more' }),
      );
    if (order.length === 0 && entries.length > 0)
      parts.push(
        h('p', { class: 'quiet-text' }, say('noMatch')),
        button(say('clearFilter'), clear, { 'data-action': 'clear-filter' }),
      );
    list.replaceChildren(...parts);
    shown.textContent =
      order.length < entries.length ? say('shown', { shown: order.length, all: entries.length }) : '';
    mark(position() >= 0 ? current : null);
  }

  function more(): void {
    const first = drawn;
    drawn += PAGE;
    draw(false);
    choose(first, true);
  }

  function clear(): void {
    filter.value = '';
    draw(true);
    filter.focus();
  }

  return {
    element,
    step,
    focus() {
      const row = element.hidden ? undefined : (rows.get(current ?? '') ?? rows.values().next().value);
      row?.focus({ preventScroll: true });
      return row !== undefined;
    },
    show(findings) {
      const focused = document.activeElement;
      const had = focused instanceof HTMLElement && list.contains(focused);
      const at = position();
      entries = entriesOf(findings, ({ message, rule }) => ({
        text: checker().sentence(message),
        clause: checker().clause(rule),
      }));
      element.hidden = entries.length === 0;
      for (const key of opened.keys()) if (!entries.some((entry) => entry.key === key)) opened.delete(key);
      draw(false);
      // The list was drawn anew under the user's hands: back to what they had, or to the finding in its place.
      if (had && focused.isConnected) focused.focus({ preventScroll: true });
      else if (had) choose(position() >= 0 ? position() : Math.min(Math.max(at, 0), order.length - 1), true);
    },
  };
}
