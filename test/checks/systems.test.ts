import { describe, expect, it } from 'vitest';
import { checkWorkbook } from '../../src/checks/check-workbook';
import type { CellValue } from '../../src/workbook/snapshot';
import { brief, checkSheets, sheetOf } from './checking';

type Rows = readonly (readonly CellValue[])[];
const found = (title: string, heads: readonly string[], ...rows: Rows): string[] =>
  brief(checkSheets({ Systemkort: [[title], heads, ...rows] }));
const DIVISION = 'Divisionsturneringen: systemkort';

describe('a late description, § 327C', () => {
  const heads = ['Hold', 'Par', 'System', 'Højkunstigt', 'Frist', 'Modtaget', 'Bøde', 'Bøde betalt'];
  it('costs 100 kr. per started week', () => {
    const rows: Rows = [
      ['A', 'Ask-Bo', 'Acol', '', '1-9-2008', '1-9-2008', '', ''],
      ['A', 'Cai-Dan', 'Acol', '', '1-9-2008', '8-9-2008', 100, 'ja'],
      ['B', 'Eva-Fie', 'Acol', '', '1-9-2008', '9-9-2008', 200, 'ja'],
      ['B', 'Gry-Ida', 'Acol', '', '1-9-2008', '9-9-2008', 100, ''],
      ['C', 'Jan-Kaj', 'Acol', '', '1-9-2008', '2-9-2008', '', ''],
      ['C', 'Leo-Max', 'Acol', '', '1-9-2008', '31-8-2008', 100, ''],
      ['D', 'Nis-Ove', 'Acol', '', '1-9-2008', '2-9-2008', 100, 'nej'],
    ];
    expect(found(DIVISION, heads, ...rows)).toEqual([
      '327C1 error G6',
      '327C1 error G7',
      '327C1 error G8',
      '327C1 warning H9',
    ]);
    const { findings } = checkSheets({ S: [[DIVISION], heads, ...rows] });
    expect(findings.map(({ fix }) => fix?.value)).toEqual([200, 100, 0, undefined]);
    expect(found('Damedivisionen', heads, ...rows.slice(3, 4))).toEqual(['327C1 error G3']);
  });
  it('is missed after the deadline', () => {
    const values = sheetOf([[DIVISION], heads, ['A', 'Ask-Bo', 'Acol', '', '1-9-2008', '', '', '']]);
    const at = (today: number): string[] => {
      const run = checkWorkbook({
        sheets: [{ id: 's', name: 'S', visibility: 'visible', top: 0, left: 0, values }],
        choices: {},
        today,
      });
      for (;;) {
        const step = run.next();
        if (step.done) return brief(step.value);
      }
    };
    // 1 September 2008 is day 39692.
    expect(at(39692.9)).toEqual([]);
    expect(at(39693)).toEqual(['327C1 warning F3']);
  });
  it('takes the highly artificial system away, and any but a standard one if sent out too late', () => {
    const more = [
      'Hold',
      'Par',
      'System',
      'Højkunstigt',
      'Frist',
      'Modtaget',
      'Bøde',
      'Rundsendt',
      'Første kamp',
    ];
    expect(
      found(
        DIVISION,
        more,
        ['A', 'Ask-Bo', 'Forcing pas', 'x', '1-9-2008', '2-9-2008', 100, '5-9-2008', '4-10-2008'],
        ['B', 'Cai-Dan', 'Forcing pas', 'x', '1-9-2008', '1-9-2008', '', '30-9-2008', '4-10-2008'],
        ['C', 'Eva-Fie', 'Precision', '', '1-9-2008', '2-9-2008', 100, '20-9-2008', '4-10-2008'],
        ['D', 'Gry-Ida', 'Precision', '', '1-9-2008', '2-9-2008', 100, '21-9-2008', '4-10-2008'],
        ['E', 'Jan-Kaj', 'DBS-Acol', '', '1-9-2008', '2-9-2008', 100, '21-9-2008', '4-10-2008'],
      ),
    ).toEqual(['327C3 error D3', '327C4 error C6']);
  });
});

describe('the systems of a team, § 327A', () => {
  const heads = ['Hold', 'Par', 'System', 'Højkunstigt', 'Systemkort', 'Modstander oplyst', 'Første kamp'];
  const team = (n: number, artificial: number, told: string): Rows =>
    Array.from({ length: n }, (_, at) => [
      'A',
      `Par ${at + 1}`,
      `System ${at + 1}`,
      at < artificial ? 'x' : '',
      'Hold',
      told,
      '4-10-2008',
    ]);
  it('are at most 3 highly artificial ones', () => {
    expect(found(DIVISION, heads, ...team(4, 3, ''))).toEqual([]);
    expect(found(DIVISION, heads, ...team(4, 4, ''))).toEqual(['327A1d error D6']);
  });
  it('are told a week before where they are more than 4', () => {
    expect(found(DIVISION, heads, ...team(5, 0, '27-9-2008'))).toEqual([]);
    expect(found(DIVISION, heads, ...team(5, 0, ''))).toEqual(['327A1c warning F3']);
    expect(found(DIVISION, heads, ...team(5, 0, '28-9-2008'))).toHaveLength(5);
    expect(found(DIVISION, heads, ...team(4, 0, '28-9-2008'))).toEqual([]);
  });
  it('stand on the card for teams', () => {
    expect(
      found(
        DIVISION,
        heads,
        ['A', 'Ask-Bo', 'Acol', '', 'Holdturneringssystemkort', '', ''],
        ['A', 'Cai-Dan', 'Acol', '', 'Parturneringssystemkort', '', ''],
      ),
    ).toEqual(['327A1a error E4']);
  });
  it('are not sent in for the women’s qualifier', () => {
    const rows = ['Række', 'Hold', 'Par', 'System', 'Frist', 'Modtaget', 'Bøde'];
    expect(
      found(
        'Damedivisionen',
        rows,
        ['Kvalifikation', 'A', 'Eva-Fie', 'Acol', '1-9-2008', '9-9-2008', ''],
        ['Kvalifikation', 'B', 'Gry-Ida', 'Acol', '1-9-2008', '9-9-2008', 200],
        ['2. division', 'C', 'Ann-Bea', 'Acol', '1-9-2008', '9-9-2008', 200],
      ),
    ).toEqual(['327A2b error G4']);
  });
});

it('changes and protests come a week before, §§ 327B and 327D', () => {
  const heads = ['Hold', 'Par', 'System', 'Højkunstigt', 'Ændret', 'Protest', 'Første kamp'];
  expect(
    found(
      DIVISION,
      heads,
      ['A', 'Ask-Bo', 'Acol', '', '27-9-2008', '27-9-2008', '4-10-2008'],
      ['A', 'Cai-Dan', 'Acol', '', '28-9-2008', '28-9-2008', '4-10-2008'],
      ['B', 'Eva-Fie', 'Forcing pas', 'x', '1-9-2008', '', '4-10-2008'],
    ),
  ).toEqual(['327D1 warning E4', '327B1 error F4', '327D3 error E5']);
});

describe('systems in the cup, § 331C', () => {
  const heads = [
    'Omgang',
    'Hold',
    'Par',
    'Højkunstigt',
    'Systemkort',
    'Modstander',
    'Modstander seedet',
    'Tilladt i par',
    'Modtaget',
    'Dato',
  ];
  const cup = (...rows: Rows): string[] => found('Pokalturneringen: systemkort', heads, ...rows);
  it('may be highly artificial against seeded teams and against others that are', () => {
    expect(
      cup(
        ['3', 'A', 'Ask-Bo', 'x', '', 'X', 'x', '', '', ''],
        ['3', 'B', 'Cai-Dan', 'x', '', 'Y', '', '', '', ''],
        ['3', 'C', 'Eva-Fie', 'x', '', 'D', '', '', '', ''],
        ['3', 'D', 'Gry-Ida', 'x', '', 'C', '', '', '', ''],
        ['3', 'E', 'Jan-Kaj', 'x', '', 'F', '', '', '', ''],
        ['3', 'F', 'Lis-Mia', '', '', 'E', '', '', '', ''],
      ),
      // What Y plays stands nowhere; F plays none.
    ).toEqual(['331C1 warning D4', '331C1 error D7']);
  });
  it('stand on the card for teams only against seeded teams or from the 1/16-finals', () => {
    expect(
      cup(
        ['3', 'A', 'Ask-Bo', '', 'Hold', 'X', '', '', '', ''],
        ['3', 'B', 'Cai-Dan', '', 'Hold', 'Y', 'x', '', '', ''],
        ['1/32-finale', 'C', 'Eva-Fie', '', 'Hold', 'Z', '', '', '', ''],
        ['1/16-finale', 'D', 'Gry-Ida', '', 'Hold', 'V', '', '', '', ''],
        ['3', 'E', 'Jan-Kaj', '', 'Par', 'W', '', '', '', ''],
      ),
    ).toEqual(['331C2 error E3', '331C2 error E5']);
  });
  it('are sent a week before where pairs events do not allow them', () => {
    expect(
      cup(
        ['3', 'A', 'Ask-Bo', '', '', 'X', '', 'nej', '25-10-2008', '1-11-2008'],
        ['3', 'B', 'Cai-Dan', '', '', 'Y', '', 'nej', '26-10-2008', '1-11-2008'],
        ['3', 'C', 'Eva-Fie', '', '', 'Z', '', 'nej', '', '1-11-2008'],
        ['3', 'D', 'Gry-Ida', '', '', 'V', '', 'ja', '', '1-11-2008'],
      ),
    ).toEqual(['331C4 error I4', '331C4 warning I5']);
    // A blank beside an x says no.
    expect(
      cup(
        ['3', 'A', 'Ask-Bo', '', '', 'X', '', '', '26-10-2008', '1-11-2008'],
        ['3', 'B', 'Cai-Dan', '', '', 'Y', '', '', '', '1-11-2008'],
        ['3', 'C', 'Eva-Fie', '', '', 'Z', '', 'x', '', '1-11-2008'],
      ),
    ).toEqual(['331C4 error I3']);
  });
});

it('a highly artificial system that missed its deadline is not used, § 306B1', () => {
  const heads = ['Hold', 'Par', 'System', 'Højkunstigt', 'Frist', 'Modtaget'];
  expect(
    found(
      'DM for juniorhold',
      heads,
      ['A', 'Ask-Bo', 'Forcing pas', 'x', '1-6-2009', '1-6-2009'],
      ['B', 'Cai-Dan', 'Forcing pas', 'x', '1-6-2009', '2-6-2009'],
      ['C', 'Eva-Fie', 'Acol', '', '1-6-2009', '2-6-2009'],
    ),
  ).toEqual(['306B1 error D4']);
});

it('a list of computer systems is none of ours', () => {
  const { sheets } = checkSheets({
    IT: [['Systemer'], ['Hold', 'System', 'Frist', 'Modtaget'], ['Drift', 'Løn', '1-1-2009', '']],
  });
  expect(sheets[0]?.tables).toEqual([]);
});
