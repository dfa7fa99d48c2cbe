import { describe, expect, it } from 'vitest';
import { HostError } from '../../src/excel/host';
import { hostError } from '../../src/excel/problems';
import { readSheets } from '../../src/excel/read-sheets';
import type { CellValue, SheetSnapshot } from '../../src/workbook/snapshot';
import { excelError, fakeExcel, sheet, type FakeExcel } from './fake-excel';

const read = (
  excel: FakeExcel,
  onProgress: (share: number) => void = () => {},
  signal = new AbortController().signal,
): Promise<SheetSnapshot[]> => readSheets(excel.context, onProgress, signal);

const grid = (rows: number, columns: number, cell: (r: number, c: number) => CellValue): CellValue[][] =>
  Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => cell(r, c)));

const roster = (rows: number): CellValue[][] =>
  grid(rows, 4, (r, c) => (c === 3 ? 10_000 + r : `Navn ${r}.${c}`));

describe('reading below 5 MB', () => {
  it('costs the same requests for 1 and for 50 sheets, at most 4', async () => {
    const one = fakeExcel([sheet('a', roster(2000))]);
    const fifty = fakeExcel(Array.from({ length: 50 }, (_, i) => sheet(`s${i}`, roster(2000))));
    await read(one);
    const sheets = await read(fifty);
    expect(sheets.map(({ values }) => values.length)).toEqual(Array<number>(50).fill(2000));
    expect(fifty.syncs).toBe(one.syncs);
    expect(fifty.syncs).toBeLessThanOrEqual(4);
  });

  it('gives values, place and visibility as they stand', async () => {
    const values = [
      ['Hold', 'Spiller'],
      [7, true],
    ];
    const excel = fakeExcel([
      sheet('a', values, { name: 'Hold', top: 4, left: 2 }),
      sheet('b', [], { visibility: 'VeryHidden' }),
      sheet('c', [['x']], { visibility: 'Hidden' }),
    ]);
    expect(await read(excel)).toEqual([
      { id: 'a', name: 'Hold', visibility: 'visible', top: 4, left: 2, values },
      { id: 'b', name: 'Ark b', visibility: 'veryHidden', top: 0, left: 0, values: [] },
      { id: 'c', name: 'Ark c', visibility: 'hidden', top: 0, left: 0, values: [['x']] },
    ]);
  });

  it('takes a blank that comes as null for blank', async () => {
    const [only] = await read(fakeExcel([sheet('a', [['Hold', null]])]));
    expect(only?.values).toEqual([['Hold', '']]);
  });

  it('reads nothing more of an empty workbook than its extents', async () => {
    const excel = fakeExcel([sheet('a', []), sheet('b', [])]);
    const sheets = await read(excel);
    expect(sheets.map(({ values, unread }) => [values, unread])).toEqual([
      [[], undefined],
      [[], undefined],
    ]);
    expect(excel.syncs).toBe(2);
  });
});

describe('reading above 5 MB', () => {
  it('reads in blocks that fit, each row in its place', async () => {
    const values = grid(60_000, 10, (r, c) => `${r}:${c} ${'x'.repeat(20)}`);
    const excel = fakeExcel([sheet('a', [['før']]), sheet('b', values, { top: 3 }), sheet('c', [['efter']])]);
    const shares: number[] = [];
    const sheets = await read(excel, (share) => shares.push(share));
    expect(sheets[0]?.values).toEqual([['før']]);
    expect(sheets[1]?.values).toEqual(values);
    expect(sheets[2]?.values).toEqual([['efter']]);
    expect(Math.max(...excel.answers)).toBeLessThanOrEqual(5_000_000);
    // Some 17 MB: at least 4 answers, and not one per sheet or row.
    expect(excel.answers.length).toBeLessThan(2 + 12);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((x, y) => x - y));
  });

  it('grows the blocks when the cells turn out to be small', async () => {
    // 1.6 million cells of three bytes: 409 090 in the first answer, the rest in one.
    const excel = fakeExcel([
      sheet(
        'a',
        grid(160_000, 10, () => ''),
      ),
    ]);
    await read(excel);
    expect(excel.syncs).toBe(4);
  });

  it('halves a range that silently comes back as null', async () => {
    const values = roster(1000);
    const [only] = await read(fakeExcel([sheet('a', values)], { silentlyNullAbove: 1500 }));
    expect(only?.values).toEqual(values);
    expect(only?.unread).toBeUndefined();
  });

  it('gives up the sheet with a row that Excel never hands over, and reads the others', async () => {
    const excel = fakeExcel([sheet('a', roster(8), { top: 100 }), sheet('b', roster(3))], {
      poisonedRow: 105,
    });
    const sheets = await read(excel);
    expect(sheets.map(({ unread, values }) => [unread, values.length])).toEqual([
      ['too-large', 0],
      [undefined, 3],
    ]);
  });

  it('asks for nothing more of such a sheet, and reads the next one in one piece', async () => {
    const excel = fakeExcel([sheet('a', roster(4096)), sheet('b', roster(4096), { top: 10_000 })], {
      poisonedRow: 0,
    });
    const sheets = await read(excel);
    expect(sheets.map(({ unread, values }) => [unread, values.length])).toEqual([
      ['too-large', 0],
      [undefined, 4096],
    ]);
    // 2 for the sheets; the cells asked for are halved from 8 * 4096 down to the 4 of one row, which is 14 refusals
    // and one for that row alone at most; 1 for the other sheet.
    expect(excel.syncs).toBeLessThanOrEqual(2 + 15 + 1);
  });

  it('leaves out a sheet of more cells than Excel reads', async () => {
    const row = Array<CellValue>(2000).fill('');
    const at = (rows: number): FakeExcel =>
      fakeExcel([sheet('a', Array<CellValue[]>(rows).fill(row))], { limit: Infinity });
    const [above] = await read(at(2501));
    expect(above?.unread).toBe('too-large');
    const [within] = await read(at(2500));
    expect(within?.values).toHaveLength(2500);
  });
});

describe('while others work in the workbook', () => {
  it.each([2, 3])(
    'reports a sheet that is deleted before request %i, and reads the others',
    async (request) => {
      const excel = fakeExcel([sheet('a', roster(5)), sheet('b', roster(7))]);
      excel.before[request] = () => void excel.sheets.splice(0, 1);
      const sheets = await read(excel);
      expect(sheets.map(({ id, unread, values }) => [id, unread, values.length])).toEqual([
        ['a', 'gone', 0],
        ['b', undefined, 7],
      ]);
    },
  );

  it('follows a sheet that is renamed between two requests', async () => {
    const excel = fakeExcel([sheet('a', roster(5)), sheet('b', roster(7))]);
    excel.before[2] = () => void ((excel.sheets[0] as { name: string }).name = 'Omdøbt');
    const sheets = await read(excel);
    expect(sheets.map(({ id, name, values }) => [id, name, values.length])).toEqual([
      ['a', 'Omdøbt', 5],
      ['b', 'Ark b', 7],
    ]);
  });

  it.each([1, 2])('stops between two requests when cancelled during request %i', async (request) => {
    const excel = fakeExcel([sheet('a', roster(5))]);
    const cancelled = new AbortController();
    excel.before[request] = () => cancelled.abort();
    await expect(read(excel, undefined, cancelled.signal)).rejects.toThrow();
    expect(excel.syncs).toBe(request);
  });

  it('passes on any other failure', async () => {
    const excel = fakeExcel([sheet('a', roster(5))]);
    excel.before[3] = () => {
      throw excelError('InvalidOperationInCellEditMode');
    };
    await expect(read(excel)).rejects.toMatchObject({ code: 'InvalidOperationInCellEditMode' });
  });
});

describe('the stand-in for Excel', () => {
  it('gives nothing that was not loaded', () => {
    const { context } = fakeExcel([sheet('a', roster(2))]);
    expect(() => context.workbook.worksheets.items).toThrow(/not available/);
  });
});

describe('errors of Excel', () => {
  it.each([
    ['InvalidOperationInCellEditMode', 'editing'],
    ['ResponsePayloadSizeLimitExceeded', 'too-large'],
    ['RequestPayloadSizeLimitExceeded', 'too-large'],
    ['ActivityLimitReached', 'busy'],
    ['ItemNotFound', 'gone'],
    ['AccessDenied', 'protected'],
    ['ConnectionFailure', 'connection'],
    ['InvalidOrTimedOutSession', 'connection'],
    ['ServiceNotAvailable', 'connection'],
  ])('%s means %s', (code, meaning) => {
    expect(hostError(excelError(code)).code).toBe(meaning);
  });

  it('keeps the code and text of one that it does not know', () => {
    const error = hostError(excelError('GeneralException', 'Der opstod en fejl.'));
    expect([error.code, error.detail]).toEqual(['unknown', 'GeneralException: Der opstod en fejl.']);
    expect(hostError('nej').detail).toBe('nej');
  });

  it('leaves our own as they are', () => {
    const own = new HostError('gone');
    expect(hostError(own)).toBe(own);
  });
});
