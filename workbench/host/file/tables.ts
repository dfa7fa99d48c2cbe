/** The tables of an .xlsx file, which the reader of cells leaves out. */
import { strFromU8, unzipSync } from 'fflate';
import type { Table } from './model';

const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const tags = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? [];

export function readTables(bytes: Uint8Array): Table[] {
  const files = unzipSync(bytes, {
    filter: ({ name }) => /\.(xml|rels)$/.test(name) && !/sharedStrings/.test(name),
  });
  const text = (path: string): string => (files[path] ? strFromU8(files[path]) : '');
  const targets = (path: string): Map<string, string> => {
    const folder = path.replace(/[^/]*$/, '');
    const relations = tags(text(`${folder}_rels/${path.slice(folder.length)}.rels`), 'Relationship');
    return new Map(
      relations.map((tag) => {
        const target = attribute(tag, 'Target');
        const { pathname } = new URL(target, `file:///${folder}`);
        return [attribute(tag, 'Id'), pathname.slice(1)];
      }),
    );
  };
  const sheetFiles = targets('xl/workbook.xml');
  return tags(text('xl/workbook.xml'), 'sheet').flatMap((sheet) => {
    const path = sheetFiles.get(attribute(sheet, 'r:id')) ?? '';
    return [...targets(path).values()]
      .filter((target) => /\/tables\//.test(target))
      .map((target) => {
        const xml = text(target);
        const table = tags(xml, 'table')[0] ?? '';
        return {
          name: attribute(table, 'displayName'),
          sheet: attribute(sheet, 'name'),
          ref: attribute(table, 'ref'),
          columns: tags(xml, 'tableColumn').map((column) => attribute(column, 'name')),
        };
      });
  });
}
