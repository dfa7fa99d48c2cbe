import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils, type WorkBook } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';

const FILE = 'workbench/built/Eksempel.xlsx';
const { values } = JSON.parse(readFileSync('test/examples/sample-values.json', 'utf8')) as {
  values: { sheet: string; range: string; expected: (number | string | boolean)[] }[];
};
const office = spawnSync('soffice', ['--version']).status === 0;

let workbook: WorkBook;
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/sample/make.mjs']);
  workbook = read(readFileSync(FILE));
});

/** What a reader without the add-in sees in a range: the cached values. */
function cached(book: WorkBook, sheet: string, range: string): unknown[] {
  const { s, e } = utils.decode_range(range);
  const rows = Array.from({ length: e.r - s.r + 1 }, (_, i) => s.r + i);
  return rows.map((r) => {
    const cell = book.Sheets[sheet]?.[utils.encode_cell({ r, c: s.c })] as
      { t: string; v: unknown; w?: string } | undefined;
    return cell?.t === 'e' ? (cell.w ?? cell.v) : cell?.v;
  });
}

describe('Eksempel.xlsx', () => {
  it.each(values)(
    'keeps the values of $sheet!$range for readers without the add-in',
    ({ sheet, range, expected }) => {
      expect(cached(workbook, sheet, range)).toEqual(expected);
    },
  );

  it('stores our functions as Excel does: prefixed, as dynamic arrays with their spilled range', () => {
    const files = unzipSync(readFileSync(FILE));
    const sheet = strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    expect(sheet).toMatch(/<c r="E5" s="\d+" cm="1"><f t="array" ref="E5:E15">_xldudf_DBF_SEATS\(A5:A15,/);
    expect(sheet).not.toContain('>DBF.');
    expect(strFromU8(files['xl/metadata.xml'] ?? new Uint8Array())).toContain('fDynamic="1"');
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).not.toContain('fullCalcOnLoad');
  });

  it.skipIf(!office)(
    'opens in LibreOffice without complaint (skipped where soffice is not installed)',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'dbf-sample-'));
      try {
        const profile = `-env:UserInstallation=file://${folder}/profile`;
        const convert = ['--headless', profile, '--convert-to', 'xlsx', '--outdir', folder, FILE];
        const { status, stderr } = spawnSync('soffice', convert, { encoding: 'utf8', timeout: 120_000 });
        expect(status, stderr).toBe(0);
        const again = read(readFileSync(join(folder, 'Eksempel.xlsx')));
        expect(again.SheetNames).toEqual(workbook.SheetNames);
        expect(cached(again, 'Pladser', 'B5:B15')).toEqual(cached(workbook, 'Pladser', 'B5:B15'));
        expect(cached(again, 'Pladser', 'B16:B16')).toEqual([14000]);
        expect(cached(again, 'Hold Division', 'C5:C54')).toEqual(cached(workbook, 'Hold Division', 'C5:C54'));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    150_000,
  );
});
