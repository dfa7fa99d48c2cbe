const MOST_NAME = 31;

/** A name that no sheet has yet: `Kontrol`, `Kontrol (2)` and so on. */
function freeName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const plain = wanted.replace(/[\\/?*[\]:]/g, ' ').slice(0, MOST_NAME);
  for (let n = 1; ; n += 1) {
    const tail = n === 1 ? '' : ` (${n})`;
    const name = plain.slice(0, MOST_NAME - tail.length) + tail;
    if (!used.has(name.toLowerCase())) return name;
  }
}

/** Writes rows of text to a new last sheet and shows it: two requests. */
export async function addSheet(
  context: Excel.RequestContext,
  wanted: string,
  rows: readonly (readonly string[])[],
): Promise<string> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  const name = freeName(
    wanted,
    worksheets.items.map((sheet) => sheet.name),
  );
  const sheet = worksheets.add(name);
  const range = sheet.getRangeByIndexes(0, 0, rows.length, rows[0]?.length ?? 1);
  // As text before the values come: what begins with `=` or looks like a date is stored as it is written.
  range.numberFormat = rows.map((row) => row.map(() => '@'));
  range.values = rows.map((row) => [...row]);
  sheet.getRangeByIndexes(0, 0, 1, rows[0]?.length ?? 1).format.font.bold = true;
  range.format.autofitColumns();
  sheet.activate();
  await context.sync();
  return name;
}
