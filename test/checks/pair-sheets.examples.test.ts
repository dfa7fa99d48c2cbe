import { describe, expect, it } from 'vitest';
import finals from '../examples/final-sheets.json';
import places from '../examples/pair-places.json';
import pairs from '../examples/pair-sheets.json';
import { brief, checkSheets, rowsOf, type When } from './checking';

interface Case extends When {
  readonly clause: string;
  readonly title: string;
  /** By name; each row in one text, its cells between strokes. */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
  readonly expected: readonly string[];
}

const cases: readonly Case[] = [...pairs.cases, ...finals.cases, ...places.cases] as unknown as Case[];

describe.each(cases.map((each) => [`§ ${each.clause}`, each.title, each] as const))(
  '%s',
  (_, title, each) => {
    it(title, () => {
      const { sheets, expected, season, today } = each;
      const cells = Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, rowsOf(rows)]));
      expect(brief(checkSheets(cells, {}, { ...(season && { season }), ...(today && { today }) }))).toEqual(
        expected,
      );
    });
  },
);
