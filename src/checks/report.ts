import type { CheckMessages } from '../text/checks';
import type { EventName } from '../workbook/events';
import type { Placed, Player, Team } from '../workbook/roster';
import { addressOf, type CellValue } from '../workbook/snapshot';
import type { Severity } from './finding';
import type { People } from './people';

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

/** A check of one team by itself. */
export interface TeamCheck {
  readonly clauses: (event: EventName | null) => readonly string[];
  readonly run: (team: Team, event: EventName | null, people: People, report: Report) => void;
}

/** A cell as a formula in the cell `from` would name it: with its sheet where that is another one. */
export function placeFrom(from: Placed, { sheet, row, column }: Placed): string {
  const address = addressOf(row, column);
  if (sheet === from.sheet) return address;
  const plain = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet.name);
  return `${plain ? sheet.name : `'${sheet.name.replaceAll("'", "''")}'`}!${address}`;
}

export const counted = (team: Team): Player[] => team.players.filter(({ part }) => part === 'player');
