import { strToU8, zipSync } from 'fflate';

/**
 * Writes an .xlsx as Excel itself would: our functions under the prefix Excel stores them with, spilling formulas as
 * dynamic arrays with the values they last had, so that a reader without the add-in sees numbers.
 *
 * @typedef {string | number | boolean} Value
 * @typedef {'plain' | 'title' | 'note' | 'head' | 'sum' | 'date' | 'money' | 'wrap' | 'exact'} Style
 * @typedef {{ value?: Value, formula?: string, spill?: { rows: number, columns: number }, style?: Style }} Cell
 *   `formula` in English with commas, without `=`; `spill` marks a dynamic array and its size
 * @typedef {{ name: string, widths: number[], frozen?: number, merged?: string[], cells: Map<string, Cell> }} Sheet
 */

const STYLES = /** @type {const} */ ([
  'plain',
  'title',
  'note',
  'head',
  'sum',
  'date',
  'money',
  'wrap',
  'exact',
]);
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** @param {unknown} text */
const escape = (text) =>
  String(text).replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** @param {number} column zero-based @returns {string} */
export const letters = (column) =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** @param {string} address A1 @returns {{ row: number, column: number }} zero-based */
export function place(address) {
  const [, name = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  return {
    row: Number(row) - 1,
    column: [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1,
  };
}

/** How the file stores a formula: DBF.UP(A1) as _xldudf_DBF_UP(A1). @param {string} formula */
const stored = (formula) => formula.replace(/\bDBF\.([A-Z]+)\(/g, '_xldudf_DBF_$1(');

/** @param {Value} value @param {[string, string]} around the attributes, and what stands before the value */
function valueXml(value, [attributes, inner]) {
  if (typeof value === 'number') return `<c ${attributes}>${inner}<v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c ${attributes} t="b">${inner}<v>${value ? 1 : 0}</v></c>`;
  if (/^#[A-Z/0!?]+$/.test(value)) return `<c ${attributes} t="e">${inner}<v>${value}</v></c>`;
  if (inner) return `<c ${attributes} t="str">${inner}<v>${escape(value)}</v></c>`;
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

/** @param {string} address @param {Cell} cell */
function cellXml(address, { value = '', formula, spill, style = 'plain' }) {
  const { row, column } = place(address);
  const attributes = `r="${address}" s="${STYLES.indexOf(style)}"`;
  if (!formula) return value === '' ? `<c ${attributes}/>` : valueXml(value, [attributes, '']);
  if (!spill) return valueXml(value, [attributes, `<f>${escape(stored(formula))}</f>`]);
  const end = `${letters(column + spill.columns - 1)}${row + spill.rows}`;
  const ref = end === address ? address : `${address}:${end}`;
  return valueXml(value, [
    `${attributes} cm="1"`,
    `<f t="array" ref="${ref}">${escape(stored(formula))}</f>`,
  ]);
}

/** @param {Sheet} sheet @param {number} index */
function sheetXml({ widths, frozen = 0, merged = [], cells }, index) {
  /** @type {Map<number, [number, string][]>} */
  const rows = new Map();
  for (const [address, cell] of cells) {
    const { row, column } = place(address);
    rows.set(row, [...(rows.get(row) ?? []), [column, cellXml(address, cell)]]);
  }
  const data = [...rows]
    .sort(([a], [b]) => a - b)
    .map(
      ([row, line]) =>
        `<row r="${row + 1}">${line
          .sort(([a], [b]) => a - b)
          .map(([, xml]) => xml)
          .join('')}</row>`,
    );
  const pane = frozen
    ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
    : '';
  return (
    `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetViews><sheetView${index === 0 ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>` +
    `<sheetData>${data.join('')}</sheetData>` +
    (merged.length
      ? `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
      : '') +
    '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>'
  );
}

const FONTS = [
  '<sz val="11"/><name val="Calibri"/>',
  '<b/><sz val="14"/><color rgb="FF0F6B3A"/><name val="Calibri"/>',
  '<i/><sz val="10"/><color rgb="FF595959"/><name val="Calibri"/>',
  '<b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/>',
  '<b/><sz val="11"/><name val="Calibri"/>',
];
const fill = (/** @type {string} */ colour) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
const xf = (/** @type {string} */ attributes, inner = '') =>
  `<xf borderId="0" xfId="0" ${attributes}${inner ? `>${inner}</xf>` : '/>'}`;
/** One cell format for each of STYLES, in its order. */
const FORMATS = [
  xf('numFmtId="0" fontId="0" fillId="0"'),
  xf('numFmtId="0" fontId="1" fillId="0" applyFont="1"'),
  xf('numFmtId="0" fontId="2" fillId="0" applyFont="1"'),
  xf('numFmtId="0" fontId="3" fillId="2" applyFont="1" applyFill="1"'),
  xf('numFmtId="0" fontId="4" fillId="3" applyFont="1" applyFill="1"'),
  xf('numFmtId="14" fontId="0" fillId="0" applyNumberFormat="1"'),
  xf('numFmtId="4" fontId="0" fillId="0" applyNumberFormat="1"'),
  xf('numFmtId="0" fontId="0" fillId="0" applyAlignment="1"', '<alignment wrapText="1" vertical="top"/>'),
  xf('numFmtId="164" fontId="0" fillId="0" applyNumberFormat="1"'),
];
const stylesXml =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0000"/></numFmts><fonts count="${FONTS.length}">${FONTS.map((font) => `<font>${font}</font>`).join('')}</fonts>` +
  `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FF0F6B3A')}${fill('FFE7F2EA')}</fills>` +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${FORMATS.length}">${FORMATS.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const metadataXml =
  `${XML}<metadata xmlns="${MAIN}" xmlns:xda="http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray"><metadataTypes count="1"><metadataType name="XLDAPR" minSupportedVersion="120000" copy="1" pasteAll="1" pasteValues="1" merge="1" splitFirst="1" rowColShift="1" clearFormats="1" clearComments="1" assign="1" coerce="1" cellMeta="1"/></metadataTypes>` +
  '<futureMetadata name="XLDAPR" count="1"><bk><extLst><ext uri="{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}"><xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata><cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>';

/** @param {Sheet[]} sheets @returns {Uint8Array} the file */
export function writeXlsx(sheets) {
  const override = (/** @type {string} */ part, /** @type {string} */ type) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${OFFICE}.${type}+xml"/>`;
  const relation = (/** @type {string} */ id, /** @type {string} */ type, /** @type {string} */ target) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const parts = {
    '[Content_Types].xml':
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
      `${override('workbook', 'sheet.main')}${sheets.map((_, i) => override(`worksheets/sheet${i + 1}`, 'worksheet')).join('')}${override('styles', 'styles')}${override('metadata', 'sheetMetadata')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml':
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView activeTab="0"/></bookViews>` +
      `<sheets>${sheets.map(({ name }, i) => `<sheet name="${escape(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets><calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)).join('')}` +
      `${relation('rIdStyles', 'styles', 'styles.xml')}${relation('rIdMetadata', 'sheetMetadata', 'metadata.xml')}</Relationships>`,
    'xl/styles.xml': stylesXml,
    'xl/metadata.xml': metadataXml,
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet, i)])),
  };
  // A fixed date: the same workbook is the same file.
  const mtime = new Date(2008, 6, 1);
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), {
    mtime,
  });
}
