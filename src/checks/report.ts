import type { CheckMessages } from '../text/checks';
import type { Placed, Player, Team } from '../workbook/roster';
import { addressOf, type CellValue } from '../workbook/snapshot';
import type { Severity } from './finding';

/** What would put a finding right, where only one value would; its cell is the finding's own unless it names one. */
export interface Fix {
  readonly value: CellValue;
  readonly at?: Placed;
}

/** What a check reports, at the cell that has to be changed. */
export type Report = <K extends keyof CheckMessages>(
  rule: string,
  severity: Severity,
  subject: string,
  at: Placed,
  key: K,
  values: CheckMessages[K],
  fix?: Fix,
) => void;

/** A cell as a formula in the cell `from` would name it: with its sheet where that is another one. */
export function placeFrom(from: Placed, { sheet, row, column }: Placed): string {
  const address = addressOf(row, column);
  if (sheet === from.sheet) return address;
  const plain = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet.name);
  return `${plain ? sheet.name : `'${sheet.name.replaceAll("'", "''")}'`}!${address}`;
}

/** The players who are on the team now: § 303C1's 4-6. */
export const counted = (team: Team): Player[] => team.players.filter(({ part }) => part === 'player');

/** The team's captain, else the first on its list: whom an organiser asks. */
export const contactOf = ({ players }: Team): Player | undefined =>
  players.find(({ fields }) => /kaptajn|captain/iu.test(fields.role?.text ?? '')) ?? players[0];
