/** The bar above the grid: the file, the language, the theme, and what the host is to do badly. */
import type { Switches } from '../switches';

export interface HeaderOptions {
  readonly switches: Switches;
  readonly query: URLSearchParams;
  readonly open: (bytes: ArrayBuffer, name: string) => Promise<void>;
  readonly reopenPane: () => void;
  readonly coauthor: () => void;
}

const LABELS: readonly (readonly [keyof Switches, string])[] = [
  ['editing', 'En celle redigeres'],
  ['requestTooLarge', 'Forespørgsler er for store'],
  ['busy', 'Excel har for travlt'],
  ['protectedSheets', 'Arkene er beskyttede'],
  ['vanishingSheet', 'Et ark slettes midt i en læsning'],
  ['broken', 'Forbindelsen er afbrudt'],
  ['settingsRefused', 'Indstillinger kan ikke gemmes'],
  ['late', 'Tilføjelsen indlæses sent'],
  ['delay', 'Ventetid pr. forespørgsel (ms)'],
  ['responseLimit', 'Største svar (byte)'],
  ['excelApi', 'ExcelApi'],
  ['blanks', 'Tomme celler som'],
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

/** Builds the menu; the function returned shows the switches as they are now. */
export function header({ switches, query, open, reopenPane, coauthor }: HeaderOptions): () => void {
  const controls = LABELS.map(([name, text]) => {
    const input = control(switches, name);
    input.dataset.switch = name;
    input.addEventListener('change', () => {
      const checked = input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : null;
      const value = checked ?? (typeof switches[name] === 'number' ? Number(input.value) : input.value);
      Object.assign(switches, { [name]: value });
    });
    const label = document.createElement('label');
    label.append(...(input.matches('[type=checkbox]') ? [input, text] : [text, input]));
    byId('switches').append(label);
    return { name, input };
  });
  const button = (text: string, press: () => void): void => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = text;
    element.addEventListener('click', press);
    byId('switches').append(element);
  };
  button('En medforfatter retter den valgte celle', coauthor);
  button('Åbn ruden igen', reopenPane);

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
