import type { Format } from '../text/format';
import type { Say } from '../text/pane';
import type { EventName } from '../workbook/events';
import type { Preferences } from '../workbook/memory';
import { readNumber } from '../workbook/numbers';
import type { Controller } from './controller';
import { choice, h } from './dom';

export interface PreferencesView {
  readonly element: HTMLElement;
  show(preferences: Preferences): void;
}

/** `2009`, or the season as people write it, `2008/09`: the year of its 1 January. Null for anything else. */
function yearOf(text: string): string | null {
  const [, first = '', second] = /^((?:19|20)\d\d)(?:\s*[/-]\s*((?:19|20)?\d\d))?$/.exec(text) ?? [];
  if (second === undefined) return text === first ? text : null;
  const next = String(Number(first) + 1);
  return next.endsWith(second) ? next : null;
}

/** What holds for the workbook as a whole. */
export function preferencesView(
  control: Controller,
  say: Say,
  number: Format['number'],
  eventNames: Readonly<Record<string, string>>,
): PreferencesView {
  const season = h('input', {
    type: 'text',
    inputmode: 'numeric',
    name: 'season',
    placeholder: say('seasonHint'),
  });
  const rate = h('input', { type: 'text', inputmode: 'decimal', name: 'rate' });
  const language = choice(
    say('language'),
    [
      { value: '', label: say('languageAuto') },
      { value: 'da', label: say('danish') },
      { value: 'en', label: say('english') },
    ],
    '',
    { name: 'language' },
  );
  const events = Object.entries(eventNames).map(([value, name]) => {
    const box = h('input', { type: 'checkbox', name: 'events', value });
    return { box, label: h('label', { class: 'tick' }, box, name) };
  });
  const hint = h('p', { class: 'quiet-text', id: 'events-hint' }, say('eventsHint'));
  const wrong = h('p', { class: 'unsure', role: 'alert', id: 'preferences-wrong' });
  const form = h(
    'form',
    { class: 'correction' },
    h('p', { class: 'quiet-text' }, say('preferencesHint')),
    h('label', { class: 'field' }, h('span', {}, say('season')), season),
    h('label', { class: 'field' }, h('span', {}, say('rate')), rate),
    wrong,
    language.field,
    h(
      'fieldset',
      { 'aria-describedby': hint.id },
      h('legend', {}, say('events')),
      hint,
      ...events.map(({ label }) => label),
    ),
    h('button', { type: 'submit', 'data-action': 'save-preferences' }, say('save')),
  );
  const refuse = (input: HTMLInputElement, text: string): void => {
    // Beside the field: the form is longer than the pane.
    input.closest('label')?.after(wrong);
    wrong.textContent = text;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', wrong.id);
    input.focus();
  };
  form.addEventListener('submit', (submit) => {
    submit.preventDefault();
    wrong.textContent = '';
    for (const input of [season, rate])
      for (const said of ['aria-invalid', 'aria-describedby']) input.removeAttribute(said);
    const year = yearOf(season.value.trim());
    if (year === null) return refuse(season, say('badSeason'));
    const perKm = rate.value.trim() === '' ? null : readNumber(rate.value);
    if (perKm && (!perKm.ok || perKm.value < 0)) return refuse(rate, say('badRate'));
    const ticked = events.flatMap(({ box }) => (box.checked ? [box.value as EventName] : []));
    void control.prefer({
      season: year === '' ? null : Number(year),
      rate: perKm?.ok ? perKm.value : null,
      language: (language.select.value || null) as 'da' | 'en' | null,
      events: ticked.length > 0 ? ticked : null,
    });
  });
  return {
    element: h(
      'details',
      { class: 'preferences', 'data-section': 'preferences' },
      h('summary', {}, h('h2', {}, say('preferences'))),
      form,
    ),
    show(preferences) {
      season.value = preferences.season === undefined ? '' : String(preferences.season);
      rate.value = preferences.rate === undefined ? '' : number(preferences.rate);
      language.select.value = preferences.language ?? '';
      for (const { box } of events)
        box.checked = preferences.events?.includes(box.value as EventName) ?? false;
    },
  };
}
