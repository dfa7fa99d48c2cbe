/** § 361A3: who is banned plays in no open event of the festival. */
import { BANS, type BanField } from '../../workbook/kinds/bans';
import { PAIRS } from '../../workbook/kinds/pairs';
import { memberNumber, personKey } from '../../workbook/person-names';
import type { Placed, Player } from '../../workbook/roster';
import type { Cell, Row } from '../../workbook/table-rows';
import { placeFrom, type Report } from '../report';
import { tableCheck, tablesOf, type Season } from '../table-check';
import { entrantsOf } from './entrants';

const FESTIVAL: ReadonlySet<string | null> = new Set<string | null>(['danish-open', 'festival', 'mini']);

/** Everybody on the festival's lists, teams and pairs. */
function* playersOf(season: Season): Generator<Player> {
  for (const { event, teams } of season.rosters)
    if (FESTIVAL.has(event))
      for (const { players } of teams)
        for (const player of players) if (player.part !== 'withdrawn') yield player;
  const tables = tablesOf(season, PAIRS).filter(
    ({ event, about }) => FESTIVAL.has(event) || about.includes('festival'),
  );
  for (const { team } of entrantsOf(season, tables)) yield* team.players;
}

const dayIn = (cell: Cell | undefined): number | null =>
  cell && cell.number !== null ? Math.floor(cell.number) : null;

/** Whether a ban is in force on a day; null where nobody tells the day. */
function inForce({ cells }: Row<BanField>, day: number | null): boolean | null {
  const [from, to] = [dayIn(cells.bannedFrom), dayIn(cells.bannedTo)];
  if (to === null && from === null) return true;
  if (day === null) return to === null ? true : null;
  return (from === null || from <= day) && (to === null || day <= to);
}

interface Ban {
  readonly row: Row<BanField>;
  readonly at: Placed;
  readonly number: string;
  readonly key: string;
}

function* bansIn(season: Season): Generator<Ban> {
  for (const { rows } of tablesOf(season, BANS))
    for (const row of rows) {
      const { player, number, otherNumber, bannedFrom, bannedTo } = row.cells;
      if (bannedFrom?.unread || bannedTo?.unread || inForce(row, season.today) === false) continue;
      const at = player?.text ? player : (number ?? otherNumber);
      if (!at) continue;
      const own = number && number.text !== '' ? number : otherNumber;
      yield {
        row,
        at,
        number: own ? memberNumber(own.text) : '',
        key: player ? personKey(player.text) : '',
      };
    }
}

function checkPlayer(
  player: Player,
  ban: Ban,
  byNumber: boolean,
  today: number | null,
  report: Report,
): void {
  const { row, at } = ban;
  const where = player.name.text === '' && player.number ? player.number : player.name;
  const sure = byNumber && inForce(row, today) === true;
  report('361A3', sure ? 'error' : 'warning', player.name.text, where, byNumber ? 'banned' : 'bannedByName', {
    player: player.name.text || player.numberKey,
    address: placeFrom(where, at),
  });
}

export const banCheck = tableCheck({
  kind: BANS,
  clauses: [{ clause: '361A3', needs: ['player'] }],
  *run(season, report) {
    const numbers = new Map<string, Ban>();
    const names = new Map<string, Ban>();
    for (const ban of bansIn(season)) {
      if (ban.number !== '') numbers.set(ban.number, ban);
      if (ban.key !== '') names.set(ban.key, ban);
    }
    if (numbers.size + names.size === 0) return;
    let read = 0;
    for (const player of playersOf(season)) {
      if ((read += 1) % 500 === 0) yield;
      const ban = numbers.get(player.numberKey);
      const named = names.get(player.key);
      if (player.numberKey !== '' && ban) checkPlayer(player, ban, true, season.today, report);
      // A namesake with a number of his own is somebody else.
      else if (named && player.key !== '' && (player.numberKey === '' || named.number === ''))
        checkPlayer(player, named, false, season.today, report);
    }
  },
});
