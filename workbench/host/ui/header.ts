/** The bar above the grid: the file, the language, the theme, and what the host is to do badly. */
import type { Switches } from '../switches';
import type { Text } from '../text';

export interface HeaderOptions {
  readonly text: Text;
  readonly switches: Switches;
  readonly query: URLSearchParams;
  readonly open: (bytes: ArrayBuffer, name: string) => Promise<void>;
  readonly reopenPane: () => void;
  readonly anotherPane: () => void;
  readonly coauthor: () => void;
}

/** The switches in the order of the menu. */
const MENU: readonly (keyof Switches)[] = [
  'editing',
  'editingWaits',
  'requestTooLarge',
  'busy',
  'protectedSheets',
  'vanishingSheet',
  'broken',
  'settingsRefused',
  'late',
  'delay',
  'responseLimit',
  'excelApi',
  'blanks',
];

const byId = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

function control(switches: Switches, name: keyof Switches): HTMLInputElement | HTMLSelectElement {
  const value = switches[name];
  if (name === 'blanks' || name === 'excelApi') {
    const select = document.createElement('select');
    for (const choice of name === 'blanks' ? ['null', 'zero', 'empty'] : ['1.8', '1.9', '1.14', '1.18'])
      select.append(new Option(choice, choice, false, choice === value));
    return select;
  }
  const input = document.createElement('input');
  input.type = typeof value === 'boolean' ? 'checkbox' : 'number';
  return input;
}

function write(text: Text): void {
  byId('open').textContent = text.open;
  byId('faults-title').textContent = text.faults;
  byId('language').setAttribute('aria-label', text.language);
  byId('theme').setAttribute('aria-label', text.theme);
  for (const option of byId<HTMLSelectElement>('theme').options)
    option.text = option.value === 'dark' ? text.dark : text.light;
}

/** Builds the menu; the function returned shows the switches as they are now. */
export function header(options: HeaderOptions): () => void {
  const { text, switches, query, open } = options;
  write(text);
  const controls = MENU.map((name) => {
    const input = control(switches, name);
    input.dataset.switch = name;
    input.addEventListener('change', () => {
      const checked = input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : null;
      const value = checked ?? (typeof switches[name] === 'number' ? Number(input.value) : input.value);
      Object.assign(switches, { [name]: value });
    });
    const label = document.createElement('label');
    label.append(
      ...(input.matches('[type=checkbox]') ? [input, text.switches[name]] : [text.switches[name], input]),
    );
    byId('switches').append(label);
    return { name, input };
  });
  const button = (caption: string, press: () => void): void => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = caption;
    element.addEventListener('click', press);
    byId('switches').append(element);
  };
  button(text.coauthor, options.coauthor);
  button(text.reopenPane, options.reopenPane);
  button(text.anotherPane, options.anotherPane);

  const openFile = async (file: File | undefined): Promise<void> => {
    if (file) await open(await file.arrayBuffer(), file.name);
  };
  byId('open').addEventListener('click', () => byId('file').click());
  byId('file').addEventListener('change', () => void openFile(byId<HTMLInputElement>('file').files?.[0]));
  const dropping = (on: boolean) => document.body.classList.toggle('drop', on);
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    dropping(true);
  });
  document.addEventListener('dragleave', () => dropping(false));
  document.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      dropping(false);
      void openFile(event.dataTransfer?.files[0]);
    },
    true,
  );
  for (const [id, usual] of [
    ['language', 'da-DK'],
    ['theme', 'light'],
  ] as const) {
    const select = byId<HTMLSelectElement>(id);
    select.value = query.get(id) ?? usual;
    select.addEventListener('change', () => {
      const next = new URL(location.href);
      next.searchParams.set(id, select.value);
      location.assign(next);
    });
  }
  const show = (): void => {
    for (const { name, input } of controls)
      if (input instanceof HTMLInputElement && input.type === 'checkbox')
        input.checked = Boolean(switches[name]);
      else input.value = String(switches[name]);
  };
  show();
  return show;
}
