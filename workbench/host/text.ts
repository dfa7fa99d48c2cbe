/** What the workbench itself says, in the language that is chosen for the display. */
import type { DateFormats } from './file/styles';
import type { Switches } from './switches';

export interface Text {
  readonly workbench: string;
  /** File name of the workbook that is there when no file is. */
  readonly newBook: string;
  readonly newSheet: string;
  readonly open: string;
  readonly dates: DateFormats;
  readonly faults: string;
  readonly language: string;
  readonly theme: string;
  readonly light: string;
  readonly dark: string;
  readonly switches: Readonly<Record<keyof Switches, string>>;
  readonly coauthor: string;
  readonly coauthored: string;
  readonly reopenPane: string;
  readonly anotherPane: string;
  /** Title of the frame of a pane; the first has number 1. */
  readonly pane: (number: number) => string;
  readonly unreadable: (name: string) => string;
  readonly noSheets: (name: string) => string;
}

const da: Text = {
  workbench: 'Arbejdsbænk',
  newBook: 'Mappe1.xlsx',
  newSheet: 'Ark1',
  open: 'Åbn fil …',
  dates: { date: 'dd-mm-yyyy', dateTime: 'dd-mm-yyyy hh:mm', separator: '-' },
  faults: 'Fejltilstande',
  language: 'Sprog',
  theme: 'Tema',
  light: 'Lys',
  dark: 'Mørk',
  switches: {
    editing: 'En celle redigeres',
    editingWaits: 'Excel venter på cellen',
    requestTooLarge: 'Forespørgsler er for store',
    busy: 'Excel har for travlt',
    protectedSheets: 'Arkene er beskyttede',
    vanishingSheet: 'Et ark slettes midt i en læsning',
    broken: 'Forbindelsen er afbrudt',
    settingsRefused: 'Indstillinger kan ikke gemmes',
    late: 'Tilføjelsesprogrammet indlæses sent',
    delay: 'Ventetid pr. forespørgsel (ms)',
    responseLimit: 'Største svar (byte)',
    excelApi: 'ExcelApi',
    blanks: 'Tomme celler som',
  },
  coauthor: 'En medforfatter retter den valgte celle',
  coauthored: 'rettet af en anden',
  reopenPane: 'Åbn ruden igen',
  anotherPane: 'Åbn en anden brugers rude',
  pane: (number) => (number > 1 ? `Opgaverude ${number}` : 'Opgaverude'),
  unreadable: (name) =>
    `»${name}« kunne ikke læses. Vælg en projektmappe, der er gemt som .xlsx. Den åbne projektmappe er uændret.`,
  noSheets: (name) => `»${name}« har ingen regneark. Den åbne projektmappe er uændret.`,
};

const en: Text = {
  workbench: 'Workbench',
  newBook: 'Book1.xlsx',
  newSheet: 'Sheet1',
  open: 'Open file …',
  dates: { date: 'm/d/yyyy', dateTime: 'm/d/yyyy h:mm', separator: '/' },
  faults: 'Faults',
  language: 'Language',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  switches: {
    editing: 'A cell is being edited',
    editingWaits: 'Excel waits for the cell',
    requestTooLarge: 'Requests are too large',
    busy: 'Excel is too busy',
    protectedSheets: 'The sheets are protected',
    vanishingSheet: 'A sheet is deleted in the middle of a reading',
    broken: 'The connection is broken',
    settingsRefused: 'Settings cannot be saved',
    late: 'The add-in is loaded late',
    delay: 'Delay of each request (ms)',
    responseLimit: 'Largest answer (bytes)',
    excelApi: 'ExcelApi',
    blanks: 'Blank cells as',
  },
  coauthor: 'A co-author edits the selected cell',
  coauthored: 'edited by somebody else',
  reopenPane: 'Open the pane again',
  anotherPane: "Open another user's pane",
  pane: (number) => (number > 1 ? `Task pane ${number}` : 'Task pane'),
  unreadable: (name) =>
    `“${name}” could not be read. Choose a workbook saved as .xlsx. The open workbook is unchanged.`,
  noSheets: (name) => `“${name}” has no worksheets. The open workbook is unchanged.`,
};

export const isDanish = (language: string): boolean => language.toLowerCase().startsWith('da');

export const textIn = (language: string): Text => (isDanish(language) ? da : en);
