import { strToU8, zipSync } from 'fflate';

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A part's relations: id, last word of the type, target. */
export const relations = (list: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A file from its parts below `xl/`; `types` are their content types after the common beginning. */
export function xlsx(
  parts: Readonly<Record<string, string>>,
  types: Readonly<Record<string, string>>,
): Buffer {
  const all: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
      types,
    )
      .map(([part, type]) => `<Override PartName="/xl/${part}" ContentType="${OFFICE}.${type}+xml"/>`)
      .join('')}</Types>`,
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    ...Object.fromEntries(Object.entries(parts).map(([part, xml]) => [`xl/${part}`, xml])),
  };
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(all).map(([name, xml]) => [name, strToU8(head + xml)]))),
  );
}
