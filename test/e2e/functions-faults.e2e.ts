import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, example, open, type Cell, type Session } from './session';

interface Expected {
  readonly sheet: string;
  readonly range: string;
  readonly expected: Cell[];
}

const { values } = example<{ values: Expected[] }>('sample-values.json');
let session: Session;
beforeAll(async () => {
  session = await open();
});
afterAll(closeBrowser);

const all = async (): Promise<Record<string, Cell[]>> =>
  Object.fromEntries(
    await Promise.all(
      values.map(async ({ sheet, range }): Promise<[string, Cell[]]> => [
        `${sheet}!${range}`,
        (await session.values(sheet, range)).flat(),
      ]),
    ),
  );
const wanted = Object.fromEntries(
  values.map(({ sheet, range, expected }) => [`${sheet}!${range}`, expected]),
);

describe('blank cells', () => {
  it.each(['zero', 'empty', 'null'] as const)('handed over as %s give the same results', async (blanks) => {
    await session.page.evaluate((how) => void (window.workbench.switches.blanks = how), blanks);
    await session.settle();
    expect(await all()).toEqual(wanted);
  });
});

describe('a workbook opened before the add-in is there', () => {
  it('shows #NAME? first and the values once it is loaded; the formulas are as they were', async () => {
    const formulas = () =>
      session.page.evaluate(
        (cells) => cells.map(([sheet, cell]) => window.workbench.formula(sheet, cell)),
        values.map(({ sheet, range }) => [sheet, range.split(':')[0] ?? range] as const),
      );
    const before = await formulas();
    expect(before.filter((formula) => formula.startsWith('=DBF.')).length).toBeGreaterThan(10);
    await session.page.evaluate(async () => {
      window.workbench.switches.late = true;
      const file = await fetch('/sample/Eksempel.xlsx');
      await window.workbench.open(await file.arrayBuffer(), 'Eksempel.xlsx');
    });
    await session.settle();
    for (const [i, { sheet, range }] of values.entries())
      if (before[i]?.startsWith('=DBF.'))
        expect((await session.values(sheet, range)).flat()[0], `${sheet}!${range}`).toBe('#NAME?');
    await session.page.evaluate(() => void (window.workbench.switches.late = false));
    await session.waitForState('ready');
    await session.settle();
    expect(await all()).toEqual(wanted);
    expect(await formulas()).toEqual(before);
  });
});

it('functions whose file comes after office.js are there when Excel asks for the first one', async () => {
  await session.page.route('**/functions.js*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await session.page.evaluate(() => void (window.workbench.switches.late = true));
  await session.settle();
  await session.page.evaluate(() => void (window.workbench.switches.late = false));
  await session.waitForState('ready');
  await session.settle();
  expect(await all()).toEqual(wanted);
});

it('a cell with an error gives its own row that error, with words, and leaves the others', async () => {
  const rows = async () => (await session.values('Pokal', 'H4:H6')).flat();
  const before = await rows();
  await session.set('Pokal', 'E5', '=NA()');
  await session.settle();
  expect(await rows()).toEqual([before[0], '#N/A', before[2]]);
  const told = await session.page.evaluate(() => window.workbench.message('Pokal', 'H5'));
  expect(told?.code).toBe('#N/A');
  expect(told?.message).toContain('række 2');
});

it('nothing is asked of any other server, and nothing goes wrong unseen', () => {
  expect(session.outside).toEqual([]);
  expect(session.errors).toEqual([]);
});
