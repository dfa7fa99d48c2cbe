/** What the host can be told to do badly, as real hosts do. Set from the menu, from the address, or by a test. */
export interface Switches {
  /** A cell is being edited: every request is refused, or waits. */
  editing: boolean;
  /** Requests that ask for it wait for the end of the editing; a change takes effect when the pane is opened again. */
  editingWaits: boolean;
  requestTooLarge: boolean;
  /** Bytes that an answer may hold; more is refused. */
  responseLimit: number;
  busy: boolean;
  protectedSheets: boolean;
  /** After the next request that lists the sheets, the last one is deleted. Turns itself off. */
  vanishingSheet: boolean;
  /** Milliseconds that every request takes. */
  delay: number;
  /** The connection to the workbook is lost: requests are refused, nothing is saved or told. */
  broken: boolean;
  settingsRefused: boolean;
  /** How a blank cell in a range is handed to a custom function. */
  blanks: 'null' | 'zero' | 'empty';
  /** The add-in is not there yet: its functions are #NAME?. */
  late: boolean;
  /** Highest ExcelApi set; a change takes effect when the pane is opened again. */
  excelApi: string;
}

export const RESPONSE_LIMIT = 5 * 1024 * 1024;

const initial: Switches = {
  editing: false,
  editingWaits: false,
  requestTooLarge: false,
  responseLimit: RESPONSE_LIMIT,
  busy: false,
  protectedSheets: false,
  vanishingSheet: false,
  delay: 0,
  broken: false,
  settingsRefused: false,
  blanks: 'null',
  late: false,
  excelApi: '1.18',
};

/** The switches; `onChange` is told of every one that is set to something else. */
export function createSwitches(query: URLSearchParams, onChange: (name: keyof Switches) => void): Switches {
  const values: Switches = { ...initial };
  for (const [key, text] of query) {
    const name = Object.keys(initial).find((known) => known.toLowerCase() === key.toLowerCase());
    if (name) Object.assign(values, { [name]: parse(initial[name as keyof Switches], text) });
  }
  return new Proxy(values, {
    set(target, name, value) {
      if (!(name in initial)) throw new Error(`There is no switch '${String(name)}'.`);
      const changed = target[name as keyof Switches] !== value;
      Object.assign(target, { [name]: value });
      if (changed) onChange(name as keyof Switches);
      return true;
    },
  });
}

function parse(like: Switches[keyof Switches], text: string): unknown {
  if (typeof like === 'number') return Number(text);
  if (typeof like === 'boolean') return text !== 'false' && text !== '0';
  return text;
}
