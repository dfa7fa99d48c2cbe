/** Reads teams and players out of the rosters of a sheet. */
import type { EventName } from './events';
import { fold, tidy } from './folding';
import type { RosterColumn, RosterTable } from './find-tables';
import { headingKey, type RosterField } from './roster-fields';
import type { CellValue, SheetSnapshot } from './snapshot';

/** A text with its zero-based place in the sheet. */
export interface Placed {
  readonly text: string;
  readonly row: number;
  readonly column: number;
}

export interface Player {
  readonly name: Placed;
  /** Folded, first name first. */
  readonly key: string;
  /** Blank where the sheet has the column but no number; null where it has no such column. */
  readonly number: Placed | null;
  /** Not counted among the team's players: non-playing captain, substitute, withdrawn. */
  readonly apart: boolean;
  readonly fields: Partial<Readonly<Record<RosterField, Placed>>>;
}

export interface Team {
  readonly name: Placed;
  readonly key: string;
  readonly event: EventName | null;
  readonly players: Player[];
}

const TOTALS = new Set(['ialt', 'antal', 'total', 'sum', 'antalspillere', 'antalhold', 'players']);
const APART = /ikkespillende|nonplaying|^npc$|coach|substitut|reserve|udtrådt|udgået|withdrawn/u;
const ERROR_CELL = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)/u;

const textOf = (cell: CellValue | undefined): string => {
  const text = cell === undefined ? '' : tidy(String(cell));
  return ERROR_CELL.test(text) ? '' : text;
};

/** `Hansen, Bo (K)` is Bo Hansen. */
function nameOf(text: string): string {
  const plain = text.replace(/\s*\([^)]*\)\s*$/u, '');
  const parts = plain.split(',');
  return parts.length === 2 && parts[1]?.trim() ? `${parts[1].trim()} ${parts[0]?.trim() ?? ''}` : plain;
}

/** A member number without spaces, full stops and leading zeros. */
export const memberNumber = (text: string): string => text.replace(/[\s.-]/gu, '').replace(/^0+/u, '');

/** Reads a table's teams into `teams` (by folded name), yielding now and then. Returns the rows with a player. */
export function* readRoster(
  sheet: SheetSnapshot,
  table: RosterTable,
  teams: Map<string, Team>,
): Generator<void, number, void> {
  const column = (field: RosterField, slot = 0): RosterColumn | undefined =>
    table.columns.find((one) => one.field === field && one.slot === slot);
  const slots = table.columns
    .filter(({ field }) => field === 'player')
    .map((player) => ({ player, number: column('number', player.slot) }));
  const teamColumn = column('team');
  const single = table.columns.filter(
    ({ field, slot }) => slot === 0 && field !== 'team' && field !== 'player',
  );
  let current: Placed | null = null;
  let rows = 0;
  for (let at = table.headerRow + 1; at < table.end; at += 1) {
    if (at % 2000 === 0) yield;
    const row = sheet.values[at] ?? [];
    const placed = (one: RosterColumn): Placed => ({
      text: textOf(row[one.at]),
      row: sheet.top + at,
      column: sheet.left + one.at,
    });
    const named = teamColumn ? placed(teamColumn) : null;
    if (named && named.text !== '') {
      if (TOTALS.has(headingKey(named.text.replace(/[:\d]/gu, '')))) continue;
      current = named;
    }
    if (!current) continue;
    const fields: Partial<Record<RosterField, Placed>> = {};
    for (const one of single) fields[one.field] = placed(one);
    let any = false;
    for (const { player, number } of slots) {
      const name = placed(player);
      if (!/\p{L}/u.test(name.text) || TOTALS.has(headingKey(name.text))) continue;
      any = true;
      const key = `${table.event ?? ''}|${fold(current.text)}`;
      let team = teams.get(key);
      if (!team) {
        team = { name: current, key: fold(current.text), event: table.event, players: [] };
        teams.set(key, team);
      }
      const role = `${fields.role ? headingKey(fields.role.text) : ''}`;
      const aside = headingKey(/\(([^)]*)\)\s*$/u.exec(name.text)?.[1] ?? '');
      team.players.push({
        name,
        key: fold(nameOf(name.text)),
        number: number ? placed(number) : null,
        apart: APART.test(role) || APART.test(aside),
        fields,
      });
    }
    if (any) rows += 1;
  }
  return rows;
}
