import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesPerCell, halve, takeBlock, type Piece } from '../../src/excel/reading-plan';

const extent = (rows: number, columns: number) => ({ top: 0, left: 0, rows, columns });

describe('a block', () => {
  it('takes whole sheets while they fit and cuts the last one between two rows', () => {
    const extents = [extent(10, 2), extent(10, 3)];
    const waiting: Piece[] = [
      { sheet: 0, row: 0, rows: 10 },
      { sheet: 1, row: 0, rows: 10 },
    ];
    // 20 cells, then room for 3 rows of 3 with one cell to spare.
    expect(takeBlock(waiting, extents, 30)).toEqual([
      { sheet: 0, row: 0, rows: 10 },
      { sheet: 1, row: 0, rows: 3 },
    ]);
    expect(waiting).toEqual([{ sheet: 1, row: 3, rows: 7 }]);
  });

  it('takes one row even where that is too much', () => {
    const waiting: Piece[] = [{ sheet: 0, row: 0, rows: 2 }];
    expect(takeBlock(waiting, [extent(2, 100)], 10)).toEqual([{ sheet: 0, row: 0, rows: 1 }]);
  });

  it('together the blocks hold every row of every sheet once, in order', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 100 }), (sheets, cells) => {
        const extents = sheets.map(([rows, columns]) => extent(rows, columns));
        const waiting: Piece[] = sheets.map(([rows], sheet) => ({ sheet, row: 0, rows }));
        const seen: string[] = [];
        while (waiting.length > 0) {
          const block = takeBlock(waiting, extents, cells);
          const size = block.reduce((sum, { sheet, rows }) => sum + rows * (extents[sheet]?.columns ?? 0), 0);
          expect(size <= cells || (block.length === 1 && block[0]?.rows === 1)).toBe(true);
          for (const { sheet, row, rows } of block)
            for (let r = row; r < row + rows; r += 1) seen.push(`${sheet}.${r}`);
        }
        expect(seen).toEqual(
          sheets.flatMap(([rows], s) => Array.from({ length: rows }, (_, r) => `${s}.${r}`)),
        );
      }),
    );
  });
});

it('halves a piece, the odd row to the first, and no single row', () => {
  expect(halve({ sheet: 2, row: 4, rows: 5 })).toEqual([
    { sheet: 2, row: 4, rows: 3 },
    { sheet: 2, row: 7, rows: 2 },
  ]);
  expect(halve({ sheet: 2, row: 4, rows: 1 })).toBeNull();
});

it('counts a cell as it is written in the answer, its comma included', () => {
  // "abc", is 6 bytes and 12, is 3.
  expect(bytesPerCell([['abc', 12]])).toBe(4.5);
});
