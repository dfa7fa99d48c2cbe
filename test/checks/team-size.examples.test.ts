import { expect, it } from 'vitest';
import { checkWorkbook } from '../../src/checks/check-workbook';
import type { CellValue } from '../../src/workbook/snapshot';
import examples from '../examples/team-size.json';

interface Situation {
  readonly players: number;
  readonly non_playing_captain?: boolean;
  readonly team_deadline?: string;
}

it.each(examples.cases)('$clause: $title', ({ situation, expected }) => {
  const { players, non_playing_captain, team_deadline = '' } = situation as Situation;
  const values: CellValue[][] = [['Hold', 'Spiller', 'Rolle', 'Frist']];
  for (let i = 0; i < players; i += 1) values.push(['Vest', `Spiller ${'ABCDEFGH'[i]}`, '', team_deadline]);
  if (non_playing_captain) values.push(['Vest', 'Kaptajn K', 'Ikke-spillende kaptajn', '']);
  const run = checkWorkbook({
    sheets: [{ id: 's', name: 'Ark1', visibility: 'visible', top: 0, left: 0, values }],
    choices: {},
  });
  let step = run.next();
  while (!step.done) step = run.next();
  const errors = step.value.findings.filter(({ severity }) => severity === 'error');
  expect(errors).toHaveLength(expected.valid ? 0 : 1);
});
