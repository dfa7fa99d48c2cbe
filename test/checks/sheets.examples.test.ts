import { expect, it } from 'vitest';
import administration from '../examples/sheets-administration.json';
import cup from '../examples/sheets-cup.json';
import divisions from '../examples/sheets-divisions.json';
import entries from '../examples/sheets-entries.json';
import festival from '../examples/sheets-festival.json';
import rosters from '../examples/sheets-rosters.json';
import { brief, checkSheets, type Cells, type When } from './checking';

interface Case {
  readonly clause: string;
  readonly title: string;
  readonly sheet?: Cells;
  readonly sheets?: Readonly<Record<string, Cells>>;
  readonly when?: When;
  /** How the clauses of the findings begin that the case is about. */
  readonly only?: string;
  readonly expected: readonly string[];
}

const cases = [cup, administration, divisions, entries, festival, rosters].flatMap(
  (file) => file.cases as unknown as Case[],
);

it.each(cases)('$clause: $title', ({ sheet = [], sheets, when, only = '', expected }) => {
  const report = checkSheets(sheets ?? { Ark1: sheet }, {}, when);
  expect(brief(report).filter((finding) => finding.startsWith(only))).toEqual(expected);
});
