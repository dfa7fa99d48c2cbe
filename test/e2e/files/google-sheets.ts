import { MAIN, relations, RELATIONS, xlsx } from './zip';

const STRINGS = [
  'Divisionsturneringen 2008/09',
  'Hold',
  'Spiller',
  'DBF-nr.',
  'Trumf Es',
  'Agnes Holm',
  'Bent Krogh',
  'Carla Lund',
  'Åse Sørensen',
  'Slemmerne',
  'Finn Olsen',
  'Gerda Poulsen',
  'Hans Qvist',
];
const text = (address: string, index: number, style = 1): string =>
  `<c r="${address}" s="${style}" t="s"><v>${index}</v></c>`;
const number = (address: string, value: number, style = 1): string =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`;
const sheet = (rows: readonly string[], more = ''): string =>
  `<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/>` +
  `<sheetData>${rows.map((cells, i) => `<row r="${i + 1}">${cells}</row>`).join('')}</sheetData>${more}</worksheet>`;

const roster = sheet(
  [
    text('A1', 0, 2),
    text('A2', 1, 3) + text('B2', 2, 3) + text('C2', 3, 3),
    text('A3', 4) + text('B3', 5) + number('C3', 10101),
    text('B4', 6) + number('C4', 10102),
    text('B5', 7) + number('C5', 10103),
    text('B6', 8) + number('C6', 10104),
    text('A7', 9) + text('B7', 10) + number('C7', 10201),
    text('B8', 11) + number('C8', 10202),
    text('B9', 12) + number('C9', 10203),
  ],
  '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>',
);

/** What only Google calculates is exported with its last value as a way out; what nobody knows is an error. */
const sums = sheet([
  number('A1', 150) + '<c r="B1" s="1" t="e"><f>DBF.UP(A1,1)</f><v>#NAME?</v></c>',
  number('A2', 39630, 4) +
    '<c r="B2" s="1" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("JOIN(""-"",A1:A2)"),"150-39630")</f><v>150-39630</v></c>',
  number('A3', 20.7, 5) + '<c r="B3" s="1"><f t="shared" ref="B3:B4" si="0">A3*2</f><v>41.4</v></c>',
  number('A4', 1.5) + '<c r="B4" s="1"><f t="shared" si="0"/><v>3</v></c>',
]);

const styles =
  `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd-mm-yyyy"/><numFmt numFmtId="165" formatCode="0.000"/></numFmts>` +
  '<fonts count="3"><font><sz val="10.0"/><color rgb="FF000000"/><name val="Arial"/><scheme val="minor"/></font><font><b/><sz val="18.0"/><color theme="1"/><name val="Arial"/></font><font><strike/><color rgb="FF1155CC"/><name val="Arial"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="lightGray"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/><bgColor rgb="FFFFF2CC"/></patternFill></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf borderId="0" fillId="0" fontId="0" numFmtId="0"/></cellStyleXfs><cellXfs count="6"><xf borderId="0" fillId="0" fontId="0" numFmtId="0" xfId="0"><alignment readingOrder="0" shrinkToFit="0" vertical="bottom" wrapText="0"/></xf><xf borderId="0" fillId="0" fontId="0" numFmtId="0" xfId="0"/>' +
  '<xf borderId="0" fillId="0" fontId="1" numFmtId="0" xfId="0" applyFont="1"/><xf borderId="0" fillId="2" fontId="2" numFmtId="0" xfId="0" applyFill="1" applyFont="1"/><xf borderId="0" fillId="0" fontId="0" numFmtId="164" xfId="0"/><xf borderId="0" fillId="0" fontId="0" numFmtId="165" xfId="0"/></cellXfs></styleSheet>';

const theme =
  '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Sheets"><a:themeElements><a:clrScheme name="Sheets"><a:dk1><a:srgbClr val="000000"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1></a:clrScheme></a:themeElements></a:theme>';

/** A workbook as Google Sheets downloads it. */
export const googleFile = (): Buffer =>
  xlsx(
    {
      'workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr/><sheets><sheet state="visible" name="Tilmelding" sheetId="1" r:id="rId4"/><sheet state="visible" name="Ark 2" sheetId="2" r:id="rId5"/></sheets><definedNames/><calcPr/></workbook>`,
      '_rels/workbook.xml.rels': relations([
        ['rId1', 'theme', 'theme/theme1.xml'],
        ['rId2', 'styles', 'styles.xml'],
        ['rId3', 'sharedStrings', 'sharedStrings.xml'],
        ['rId4', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId5', 'worksheet', 'worksheets/sheet2.xml'],
      ]),
      'worksheets/sheet1.xml': roster,
      'worksheets/sheet2.xml': sums,
      'theme/theme1.xml': theme,
      'styles.xml': styles,
      'sharedStrings.xml': `<sst xmlns="${MAIN}" count="14" uniqueCount="13">${STRINGS.map((one) => `<si><t>${one}</t></si>`).join('')}</sst>`,
    },
    {
      'workbook.xml': 'sheet.main',
      'worksheets/sheet1.xml': 'worksheet',
      'worksheets/sheet2.xml': 'worksheet',
      'styles.xml': 'styles',
      'sharedStrings.xml': 'sharedStrings',
    },
  );
