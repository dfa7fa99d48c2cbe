import type { Cell, Draft, Row } from './draft';
import type { Random } from './random';
import { handOf, headingOf, tidy, written, type Hand } from './writing';
import type { CellRef, CellValue, SheetSnapshot, WorkbookSnapshot } from '../../src/workbook/snapshot';

/** A workbook and where each row and field of its drafts has come to stand. */
export interface LaidOut {
  readonly snapshot: WorkbookSnapshot;
  place(row: Row, field: string): CellRef | undefined;
  /** Sheet that a draft stands on. */
  sheetOf(draft: Draft): string;
}

interface Block {
  readonly cells: CellValue[][];
  /** Row within the block, and column of each field. */
  readonly rows: ReadonlyMap<Row, number>;
  readonly columns: ReadonlyMap<string, number>;
}

/** Columns that organisers add for themselves. */
const EXTRA: readonly { name: string; texts: readonly string[] }[] = [
  { name: 'Bemærkning', texts: ['', '', '', 'ringet op', 'se mail', 'OK'] },
  { name: 'E-mail', texts: ['', 'bridge@mail.dk', 'spar.es@post.dk'] },
  { name: 'Noter', texts: ['', '', 'aftalt med TL'] },
  { name: 'Ajourført af', texts: ['LK', 'KT', ''] },
];

const NOTES = [
  'Opdateret af sekretariatet',
  'Dansk Bridgeforbund',
  'Foreløbig udgave – ret endelig',
  'v/ turneringsudvalget',
];

/** Fields that stand in every row of a group, or only once, as the organiser likes it. */
function grouped(draft: Draft, random: Random, messy: boolean): (row: Row, field: string) => Cell {
  const { group } = draft;
  const hideName = messy && group !== undefined && random.chance(0.3);
  const hideOnce = new Set((draft.once ?? []).filter(() => messy && random.chance(0.5)));
  const first = new Set<Row>();
  let last: Cell | undefined;
  if (group !== undefined)
    for (const row of draft.rows) {
      if (row[group] !== last) first.add(row);
      last = row[group];
    }
  return (row, field) => {
    const hidden = (field === group && hideName) || hideOnce.has(field);
    return hidden && !first.has(row) ? '' : (row[field] ?? '');
  };
}

function headings(
  draft: Draft,
  random: Random,
  messy: boolean,
): { field: string | null; text: string; extra: readonly string[] }[] {
  const own = draft.columns.map(({ field, names }) => ({
    field: field as string | null,
    text: messy ? headingOf(names, random) : (names[0] ?? field),
    extra: [] as readonly string[],
  }));
  if (!messy) return own;
  const ordered = !draft.fixed && random.chance(0.25) ? random.shuffled(own) : own;
  for (const { name, texts } of random.shuffled(EXTRA).slice(0, random.pick([0, 0, 1, 2])))
    ordered.splice(random.whole(draft.fixed ? ordered.length : 1, ordered.length), 0, {
      field: null,
      text: name,
      extra: texts,
    });
  return ordered;
}

function totalsRow(draft: Draft, fields: readonly (string | null)[]): CellValue[] {
  const numeric = (field: string): boolean =>
    draft.rows.every(
      (row) => row[field] === undefined || typeof row[field] === 'number' || row[field] === '',
    );
  return fields.map((field, i) => {
    if (i === 0) return 'I alt';
    if (field === null || !numeric(field)) return '';
    return draft.rows.reduce((sum, row) => sum + (typeof row[field] === 'number' ? row[field] : 0), 0);
  });
}

function blockOf(draft: Draft, titled: boolean, random: Random, messy: boolean): Block {
  const heads = headings(draft, random, messy);
  const hands = heads.map((): Hand => (messy ? handOf(random) : tidy));
  const width = heads.length;
  const cells: CellValue[][] = [];
  const wide = (values: readonly CellValue[]): CellValue[] => [
    ...values,
    ...Array.from({ length: Math.max(0, width - values.length) }, () => '' as CellValue),
  ];
  if (titled) {
    cells.push(wide([draft.title]));
    if (messy && random.chance(0.3)) cells.push(wide([random.pick(NOTES)]));
    if (messy && random.chance(0.5)) cells.push(wide([]));
  }
  cells.push(heads.map(({ text }) => text));
  if (messy && random.chance(0.1)) cells.push(wide([]));
  const text = grouped(draft, random, messy);
  const blanks = messy && random.chance(0.4);
  const rows = new Map<Row, number>();
  let last: Cell | undefined;
  draft.rows.forEach((row, i) => {
    const next = draft.group === undefined ? random.chance(0.05) : row[draft.group] !== last;
    last = draft.group === undefined ? undefined : row[draft.group];
    if (blanks && i > 0 && next) cells.push(wide([]));
    rows.set(row, cells.length);
    cells.push(
      heads.map(({ field, extra }, c) =>
        field === null ? random.pick(extra) : written(text(row, field), hands[c] ?? tidy, random),
      ),
    );
  });
  if (messy && draft.totals && random.chance(0.5))
    cells.push(
      wide(
        totalsRow(
          draft,
          heads.map(({ field }) => field),
        ),
      ),
    );
  const columns = new Map(heads.flatMap(({ field }, i) => (field === null ? [] : [[field, i] as const])));
  return { cells, rows, columns };
}

/** Puts the drafts into sheets. Tidy: one per sheet, headings on top; messy: as the seed has it. */
export function layOut(drafts: readonly Draft[], random: Random, messy = true): LaidOut {
  const sheets: SheetSnapshot[] = [];
  const found = new Map<Row, { sheetId: string; row: number; column: number; block: Block }>();
  const sheetIds = new Map<Draft, string>();
  const taken = new Set<string>();
  const queue = [...drafts];
  for (let draft = queue.shift(); draft; draft = queue.shift()) {
    const event = draft.event;
    const id = `sheet-${sheets.length + 1}`;
    const shared = messy && random.chance(0.25) ? queue.findIndex((other) => other.event === event) : -1;
    const group = shared < 0 ? [draft] : [draft, ...queue.splice(shared, 1)];
    // One of the two says which event it is; with several tables each has its title.
    const titled = group.length > 1 || !messy || random.chance(0.75);
    const plain = titled && messy && (group.length > 1 || random.chance(0.4));
    if (draft.sheet.length > 31) throw new Error(`${draft.sheet}: longer than Excel allows`);
    let name = plain ? `Ark${sheets.length + 1}` : draft.sheet;
    if (taken.has(name)) name = `${name.slice(0, 27)} (${sheets.length + 1})`;
    taken.add(name);
    const beside = group.length > 1 && random.chance(0.4);
    const top = messy ? random.pick([0, 0, 1, 3]) : 0;
    const left = messy ? random.pick([0, 0, 1, 2]) : 0;
    const inner = messy ? random.pick([0, 0, 1]) : 0;
    const cells: CellValue[][] = [];
    let [row, column] = [0, inner];
    for (const each of group) {
      const block = blockOf(each, titled, random, messy);
      sheetIds.set(each, id);
      block.cells.forEach((line, i) =>
        line.forEach((value, j) => {
          while (cells.length <= row + i) cells.push([]);
          const target = cells[row + i] as CellValue[];
          while (target.length <= column + j) target.push('');
          target[column + j] = value;
        }),
      );
      for (const [key, at] of block.rows)
        found.set(key, { sheetId: id, row: top + row + at, column: left + column, block });
      if (beside) column += (block.cells[0]?.length ?? 0) + random.whole(1, 2);
      else row += block.cells.length + random.whole(1, 3);
    }
    const width = Math.max(0, ...cells.map((line) => line.length));
    sheets.push({
      id,
      name,
      visibility: messy && random.chance(0.08) ? 'hidden' : 'visible',
      top,
      left,
      values: cells.map((line) => [...line, ...Array.from({ length: width - line.length }, () => '')]),
    });
  }
  return {
    snapshot: { sheets, choices: {} },
    place: (row, field) => {
      const at = found.get(row);
      const column = at?.block.columns.get(field);
      return at && column !== undefined
        ? { sheetId: at.sheetId, row: at.row, column: at.column + column }
        : undefined;
    },
    sheetOf: (draft) => sheetIds.get(draft) ?? '',
  };
}
