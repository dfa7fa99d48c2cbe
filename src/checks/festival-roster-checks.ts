/** §§ 363A1, 364B1: the festival's open teams and mini teams. */
import { FIGURES } from '../rules/figures';
import { readQuantity } from '../workbook/numbers';
import type { Placed, Team } from '../workbook/roster';
import { placeOf } from './division-roster-checks';
import { registryOf } from './people';
import { placeFrom, type Report } from './report';
import { listsOf, type RosterCheck } from './roster-check';

/** § 363A1: nobody who is or was registered in the division tournament this season or last. */
const openTeams: RosterCheck = {
  clauses: [false, true].map((last) => ({
    clause: '363A1',
    events: ['festival'],
    beside: [{ event: 'division', last }],
  })),
  *run({ teams }, season, report) {
    const told = new Set<Placed>();
    for (const last of [false, true]) {
      const division = listsOf(season, 'division', last);
      if (!division) continue;
      // Who has left a team was registered on it.
      const find = yield* registryOf(division.teams, ({ part }) => part === 'player' || part === 'withdrawn');
      for (const [index, { players }] of teams.entries()) {
        if (index % 300 === 299) yield;
        for (const player of players) {
          const match = player.part === 'player' || player.part === 'substitute' ? find(player) : null;
          const at = placeOf(player);
          if (!match || told.has(at)) continue;
          told.add(at);
          const key = last ? 'wasOnDivisionTeam' : 'onDivisionTeam';
          report('363A1', match.sure ? 'error' : 'warning', at.text, at, key, {
            player: at.text,
            team: match.team.name.text,
            address: placeFrom(at, placeOf(match.player)),
            sure: match.sure,
          });
        }
      }
    }
  },
};

function checkMini(teams: readonly Team[], report: Report): void {
  const most = FIGURES.miniTeams.value;
  const surplus = teams[most];
  const last = teams.at(-1);
  const drawn = teams.some((team) => team.filled.has('startNumber'));
  // Before the draw more may still enter.
  const odd = surplus ?? (drawn && teams.length < most ? last : undefined);
  if (odd) report('364B1', 'error', odd.name.text, odd.name, 'miniTeams', { n: teams.length, teams: most });
  if (!drawn) return;
  const holders = new Map<number, Team>();
  for (const team of teams) {
    const cells = team.players.flatMap(({ fields }) => fields.startNumber ?? []);
    const cell = cells.find(({ text }) => text !== '') ?? cells[0];
    if (!cell || team.unread.has('startNumber')) continue;
    const reading = readQuantity(cell.text);
    const number = reading.ok ? reading.value : NaN;
    const holder = holders.get(number);
    if (cell.text === '') report('364B1', 'warning', team.name.text, cell, 'startMissing', { teams: most });
    else if (!Number.isInteger(number) || number < 1 || number > most)
      report('364B1', 'error', team.name.text, cell, 'startOutside', { actual: cell.text, teams: most });
    else if (holder)
      report('364B1', 'error', team.name.text, cell, 'startTwice', { n: number, team: holder.name.text });
    else holders.set(number, team);
  }
}

const miniTeams: RosterCheck = {
  clauses: [{ clause: '364B1', events: ['mini'], needs: ['startNumber'], filled: ['startNumber'] }],
  *run({ teams }, _season, report) {
    const lists = new Map<string, Team[]>();
    for (const team of teams) {
      const list = lists.get(team.list);
      if (list) list.push(team);
      else lists.set(team.list, [team]);
    }
    for (const list of lists.values()) {
      yield;
      checkMini(list, report);
    }
  },
};

export const FESTIVAL_ROSTER_CHECKS: readonly RosterCheck[] = [openTeams, miniTeams];
