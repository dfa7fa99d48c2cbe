import { describe, expect, it } from 'vitest';
import { brief, checkSheets, type Cells } from './checking';

const TEAMS = ['Agat', 'Beryl', 'Citrin', 'Diamant', 'Granat', 'Jade'];

/** Everybody meets everybody, in the order of the teams. */
function matches(title: string, teams: readonly string[]): Cells {
  const pairs = teams.flatMap((home, at) => teams.slice(at + 1).map((away) => [home, away]));
  return [
    [title],
    ['Runde', 'Hjemmehold', 'Udehold', 'IMP hjemme', 'IMP ude', 'Spil'],
    ...pairs.map(([home = '', away = ''], at) => ['', home, away, 40 + at, 40, 36]),
  ];
}
const twice = (report: ReturnType<typeof checkSheets>): string[] =>
  report.findings.flatMap(({ message, sheet }) =>
    ['meetsTwice', 'listTwice', 'notInTable', 'otherTeams'].includes(message.key)
      ? [`${message.key} ${sheet}`]
      : [],
  );

describe('one cause is one finding', () => {
  const plan = matches('Divisionsturneringen 2008/09, 1. division', TEAMS);
  it('a sheet that has been copied is told once, not match by match', () => {
    expect(twice(checkSheets({ Kampe: plan, 'Kampe (2)': plan }))).toEqual(['listTwice Kampe (2)']);
    expect(
      brief(checkSheets({ Kampe: plan, 'Kampe (2)': plan }, { 'Kampe (2)': { kind: 'ignore' } })),
    ).toEqual(brief(checkSheets({ Kampe: plan })));
  });
  it('a match that stands there twice is told as such', () => {
    expect(twice(checkSheets({ Kampe: [...plan, ['', 'Beryl', 'Agat', 1, 2, 36]] }))).toEqual([
      'meetsTwice Kampe',
    ]);
  });
  it('a table of other teams is told once, and so is a team that it lacks', () => {
    const table = (teams: readonly string[]): Cells => [
      ['Divisionsturneringen 2008/09, 1. division, stilling'],
      ['Nr.', 'Hold', 'KP'],
      ...teams.map((team, at) => [at + 1, team, 100 - at]),
    ];
    const others = ['Kvarts', 'Onyks', 'Opal', 'Rubin', 'Safir', 'Topas'];
    expect(twice(checkSheets({ Kampe: plan, Stilling: table(others) }))).toEqual(['otherTeams Kampe']);
    expect(twice(checkSheets({ Kampe: plan, Stilling: table([...TEAMS.slice(1), 'Opal']) }))).toEqual([
      'notInTable Kampe',
    ]);
  });
});
