import { MAIN, relations, RELATIONS, xlsx } from './zip';

const worksheet = (inner: string): string =>
  `<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac">${inner}</worksheet>`;

/** Shared strings, as Excel numbers them; the first two are of runs in different fonts. */
const STRINGS = [
  '<si><r><t xml:space="preserve">Divisions</t></r><r><rPr><b/><sz val="16"/><rFont val="Calibri"/></rPr><t xml:space="preserve">turneringen </t></r><r><t>2008/09</t></r></si>',
  '<si><r><rPr><i/></rPr><t>DBF</t></r><r><t>-nr.</t></r><phoneticPr fontId="1"/></si>',
  ...[
    'Hold',
    'Spiller',
    'Trumf Es',
    'Agnes Holm',
    'Bent Krogh',
    'Carla Lund',
    'Søren &amp; Ditte Åby',
    'Slemmerne',
    'Finn Olsen',
    'Gerda Poulsen',
    'Hans Qvist',
    'Kamp',
    'Km',
    'UP',
    'Total',
  ].map((text) => `<si><t>${text}</t></si>`),
];
const text = (address: string, index: number, style = 0): string =>
  `<c r="${address}"${style ? ` s="${style}"` : ''} t="s"><v>${index}</v></c>`;
const number = (address: string, value: number, style = 0): string =>
  `<c r="${address}"${style ? ` s="${style}"` : ''}><v>${value}</v></c>`;
const row = (at: number, cells: string, more = ''): string =>
  `<row r="${at}" spans="1:8"${more} x14ac:dyDescent="0.25">${cells}</row>`;

const roster = worksheet(
  '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="3" topLeftCell="A4" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><cols><col min="1" max="1" width="18.7109375" customWidth="1"/><col min="2" max="2" width="24.7109375" customWidth="1"/></cols>' +
    `<sheetData>${[
      row(1, `${text('A1', 0, 1)}<c r="B1" s="1"/><c r="C1" s="1"/>`, ' ht="21" x14ac:thickBot="1"'),
      row(3, text('A3', 2, 2) + text('B3', 3, 2) + text('C3', 1, 2)),
      row(4, text('A4', 4) + text('B4', 5) + number('C4', 10101)),
      row(5, text('B5', 6) + number('C5', 10102)),
      row(6, text('B6', 7) + number('C6', 10103)),
      row(7, text('B7', 8) + number('C7', 10104)),
      row(8, text('A8', 9) + text('B8', 10) + number('C8', 10201)),
      row(9, text('B9', 11) + number('C9', 10202)),
      row(10, text('B10', 12) + number('C10', 10203)),
      // Formatted to the end of the sheet by somebody's slip.
      row(1_048_576, '<c r="A1048576" s="2"/><c r="XFD1048576" s="2"/>'),
    ].join('')}</sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>`,
);

/** Formulas as Excel stores them. What is right of `<v>` is what was last shown, wrong on purpose where we calculate. */
const accounts = worksheet(
  `<sheetFormatPr defaultRowHeight="15"/><sheetData>${[
    row(1, text('A1', 13) + text('B1', 14) + text('C1', 15)),
    row(
      2,
      `${text('A2', 4)}${number('B2', 30)}<c r="C2"><f>_xldudf_DBF_UP(Kampe[[#This Row],[Km]])</f><v>99</v></c>${number('E2', 60)}` +
        '<c r="F2" cm="1"><f t="array" ref="F2:F3">_xldudf_DBF_QUOTA(E2:E3,10)</f><v>99</v></c>',
    ),
    row(
      3,
      `${text('A3', 9)}${number('B3', 30.1)}<c r="C3"><f>_xldudf_DBF_UP(Kampe[[#This Row],[Km]])</f><v>99</v></c>${number('E3', 40)}<c r="F3"><v>99</v></c>`,
    ),
    row(4, `${text('A4', 16)}<c r="B4"><f>SUBTOTAL(109,Kampe[Km])</f><v>60.1</v></c>`),
    row(6, '<c r="A6"><f>SUM(Kampe[Km])</f><v>60.1</v></c><c r="B6"><f>SUM(Kilometer)</f><v>60.1</v></c>'),
    row(
      7,
      '<c r="A7" cm="1"><f t="array" ref="A7:A8">_xlfn._xlws.SORT(Kampe[Km],1,-1)</f><v>30.1</v></c>' +
        '<c r="B7"><f>_xlfn.LET(_xlpm.km,Kampe[[#Totals],[Km]],_xlpm.km*2)</f><v>120.2</v></c>',
    ),
    row(8, '<c r="A8"><v>30</v></c><c r="B8"><f>SUM(_xlfn.ANCHORARRAY(F2))</f><v>10</v></c>'),
    row(9, '<c r="A9" t="e"><f>DBF.UP(30)</f><v>#NAME?</v></c><c r="B9" t="b"><f>A9=1</f><v>0</v></c>'),
    row(10, number('A10', 39630, 3) + number('B10', 39630.75, 4) + number('C10', 60.1, 5)),
  ].join('')}</sheetData><tableParts count="1"><tablePart r:id="rId1"/></tableParts>`,
);

const table = `<table xmlns="${MAIN}" id="1" name="Kampe" displayName="Kampe" ref="A1:C4" totalsRowCount="1"><autoFilter ref="A1:C3"/><tableColumns count="3"><tableColumn id="1" name="Kamp" totalsRowLabel="Total"/><tableColumn id="2" name="Km" totalsRowFunction="sum"/><tableColumn id="3" name="UP"><calculatedColumnFormula>_xldudf_DBF_UP(Kampe[[#This Row],[Km]])</calculatedColumnFormula></tableColumn></tableColumns><tableStyleInfo name="TableStyleMedium2" showRowStripes="1"/></table>`;

const styles =
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;km&quot;"/></numFmts>` +
  '<fonts count="3"><font><sz val="11"/><color theme="1"/><name val="Calibri"/><family val="2"/><scheme val="minor"/></font><font><b/><sz val="16"/><color theme="4" tint="-0.5"/><name val="Calibri"/></font><font><i/><u/><sz val="11"/><color rgb="FFC00000"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor theme="0" tint="-0.25"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="medium"><color indexed="64"/></bottom><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment horizontal="center"/></xf>' +
  '<xf numFmtId="0" fontId="2" fillId="2" borderId="1" xfId="0" applyFont="1"><alignment wrapText="1"/></xf>' +
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>';

const theme =
  '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"><a:themeElements><a:clrScheme name="Office"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="44546A"/></a:dk2><a:lt2><a:srgbClr val="E7E6E6"/></a:lt2><a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme></a:themeElements></a:theme>';

const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><fileVersion appName="xl" lastEdited="7" rupBuild="27932"/><workbookPr defaultThemeVersion="166925"/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="12300" activeTab="0"/></bookViews><sheets><sheet name="Holdliste" sheetId="1" r:id="rId1"/><sheet name="Bilag &amp; km" sheetId="2" r:id="rId2"/><sheet name="Skjult" sheetId="3" state="hidden" r:id="rId3"/><sheet name="Dybt skjult" sheetId="4" state="veryHidden" r:id="rId4"/></sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Holdliste!$A$1:$C$10</definedName><definedName name="Kilometer">'Bilag &amp; km'!$B$2:$B$3</definedName></definedNames><calcPr calcId="191029"/></workbook>`;

const metadata = `<metadata xmlns="${MAIN}" xmlns:xda="http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray"><metadataTypes count="1"><metadataType name="XLDAPR" minSupportedVersion="120000" cellMeta="1"/></metadataTypes><futureMetadata name="XLDAPR" count="1"><bk><extLst><ext uri="{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}"><xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata><cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>`;

/** A workbook as Excel for Windows writes it, with the add-in's functions in it. */
export const excelFile = (): Buffer =>
  xlsx(
    {
      'workbook.xml': workbook,
      '_rels/workbook.xml.rels': relations([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
        ['rId3', 'worksheet', 'worksheets/sheet3.xml'],
        ['rId4', 'worksheet', 'worksheets/sheet4.xml'],
        ['rId5', 'theme', 'theme/theme1.xml'],
        ['rId6', 'styles', 'styles.xml'],
        ['rId7', 'sharedStrings', 'sharedStrings.xml'],
        ['rId8', 'sheetMetadata', 'metadata.xml'],
      ]),
      'worksheets/sheet1.xml': roster,
      'worksheets/sheet2.xml': accounts,
      'worksheets/_rels/sheet2.xml.rels': relations([['rId1', 'table', '../tables/table1.xml']]),
      'worksheets/sheet3.xml': worksheet(`<sheetData>${row(1, number('A1', 7))}</sheetData>`),
      'worksheets/sheet4.xml': worksheet(`<sheetData>${row(1, number('A1', 8))}</sheetData>`),
      'tables/table1.xml': table,
      'theme/theme1.xml': theme,
      'styles.xml': styles,
      'sharedStrings.xml': `<sst xmlns="${MAIN}" count="26" uniqueCount="${STRINGS.length}">${STRINGS.join('')}</sst>`,
      'metadata.xml': metadata,
    },
    {
      'workbook.xml': 'sheet.main',
      'worksheets/sheet1.xml': 'worksheet',
      'worksheets/sheet2.xml': 'worksheet',
      'worksheets/sheet3.xml': 'worksheet',
      'worksheets/sheet4.xml': 'worksheet',
      'tables/table1.xml': 'table',
      'styles.xml': 'styles',
      'sharedStrings.xml': 'sharedStrings',
      'metadata.xml': 'sheetMetadata',
    },
  );
