/** An .xlsx file as what it is: a zip of XML parts that point to each other. */
import { strFromU8, unzipSync } from 'fflate';

export interface SheetPart {
  readonly name: string;
  readonly path: string;
}

export interface Package {
  /** A part's XML; '' where there is none. */
  readonly text: (path: string) => string;
  /** The parts that a part points to, by relation id. */
  readonly targets: (path: string) => ReadonlyMap<string, string>;
  /** Path of the workbook's part. */
  readonly workbook: string;
  readonly sheets: readonly SheetPart[];
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const plain = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );

const patterns = new Map<string, RegExp>();

/** An attribute of a start tag; '' where it is missing. The prefix of a namespace, such as `r:`, may be any. */
export function attribute(tag: string, name: string): string {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(tag);
  return plain(found?.[1] ?? found?.[2] ?? '');
}

/** The start tags of a name, in their order. */
export const tags = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g')) ?? [];

/** The elements of a name with all they hold; they must not stand inside each other. */
export const elements = (xml: string, name: string): string[] =>
  xml.match(
    new RegExp(`<((?:\\w+:)?${name})(?=[\\s/>])(?:[^>]*/>|(?:[^>]*[^/])?>[\\s\\S]*?</\\1\\s*>)`, 'g'),
  ) ?? [];

/** Fails where the bytes are no zip. */
export function openPackage(bytes: Uint8Array): Package {
  const files = unzipSync(bytes, {
    filter: ({ name }) => /\.(xml|rels)$/.test(name) && !/sharedStrings/.test(name),
  });
  const text = (path: string): string => (files[path] ? strFromU8(files[path]) : '');
  const relations = (path: string): string[] => {
    const folder = path.replace(/[^/]*$/, '');
    return tags(text(`${folder}_rels/${path.slice(folder.length)}.rels`), 'Relationship');
  };
  const targetOf = (path: string, relation: string): string =>
    new URL(attribute(relation, 'Target'), `file:///${path}`).pathname.slice(1);
  const targets = (path: string): Map<string, string> =>
    new Map(relations(path).map((relation) => [attribute(relation, 'Id'), targetOf(path, relation)]));
  const main = relations('').find((relation) => /\/officeDocument$/.test(attribute(relation, 'Type')));
  const workbook = main ? targetOf('', main) : 'xl/workbook.xml';
  const sheetTargets = targets(workbook);
  return {
    text,
    targets,
    workbook,
    sheets: tags(text(workbook), 'sheet').map((tag) => ({
      name: attribute(tag, 'name'),
      path: sheetTargets.get(attribute(tag, 'id')) ?? '',
    })),
  };
}
