/** The tables of an .xlsx file, which the reader of cells leaves out. */
import type { Table } from './model';
import { attribute, tags, type Package } from './package';

export function readTables({ sheets, targets, text }: Package): Table[] {
  return sheets.flatMap((sheet) =>
    [...targets(sheet.path).values()]
      .filter((target) => /\/tables\//.test(target))
      .map((target) => {
        const xml = text(target);
        const table = tags(xml, 'table')[0] ?? '';
        return {
          name: attribute(table, 'displayName'),
          sheet: sheet.name,
          ref: attribute(table, 'ref'),
          columns: tags(xml, 'tableColumn').map((column) => attribute(column, 'name')),
          totals: Number(attribute(table, 'totalsRowCount')),
        };
      }),
  );
}
