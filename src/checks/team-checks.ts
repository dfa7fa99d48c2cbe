/** §§ 301A, 303C1-2, 304A2, 342B3, 362A1, 363A2, 364A2: what is checked of each team by itself. */
import { FIGURES } from '../rules/figures';
import { dayIn, dayText, isNo } from '../workbook/answers';
import type { EventName } from '../workbook/events';
import { fold } from '../workbook/folding';
import type { Team } from '../workbook/roster';
import { deadlineOf, leavers, partedTeams, playersIn } from './parted-teams';
import { counted, placeFrom, type Report } from './report';
import { eachTeam, type RosterCheck, type RosterLists } from './roster-check';

const MIN_PLAYERS = FIGURES.teamLeast.value;
const USUAL_MAX = FIGURES.teamMost.value;
/** § 342B3 and §§ 362-364 by reading 27; a list for § 341 may be longer (reading 41). */
const MAX_PLAYERS: Partial<Record<EventName, readonly [clause: string, max: number]>> = {
  'clubs-district': ['303C1', Infinity],
  clubs: ['342B3', 6],
  'danish-open': ['362A1', 6],
  festival: ['363A2', 6],
  mini: ['364A2', 4],
};
const maximum = (event: EventName | null): readonly [string, number] =>
  (event && MAX_PLAYERS[event]) ?? ['303C1', USUAL_MAX];

const teamSize: RosterCheck = {
  clauses: [
    { clause: '303C1' },
    { clause: '303C2' },
    { clause: '303C3c', oneOf: ['role', 'changed'] },
    ...Object.entries(MAX_PLAYERS).flatMap(([event, [clause]]) =>
      clause === '303C1' ? [] : [{ clause, events: [event as EventName] }],
    ),
  ],
  *run(lists, { today }, report) {
    const parted = partedTeams(lists);
    for (const [index, team] of lists.teams.entries()) {
      if (index % 300 === 299) yield;
      const first = parted.firstOf.get(team);
      if (first)
        report('303C1', 'error', team.name.text, team.name, 'teamParted', {
          n: playersIn(team, lists),
          other: first.name.text,
          address: placeFrom(team.name, first.name),
          above: playersIn(first, lists),
        });
      // Told at the second of the two.
      else if (!parted.all.has(team)) checkSize(team, lists, today, report);
    }
  },
};

function checkSize(team: Team, { event, people }: RosterLists, today: number | null, report: Report): void {
  const [clause, max] = maximum(event);
  const players = counted(team);
  const n = new Set(players.map(people.of)).size;
  const deadline = deadlineOf(team);
  const { name } = team;
  // A player written twice is reported as such, not as a player too few as well; a cell that shows an error may hold one.
  const tooFew = n < MIN_PLAYERS && players.length + team.unnamed < MIN_PLAYERS;
  if (tooFew && deadline) {
    const day = dayIn(deadline);
    const values = { n, deadline: dayText(deadline) };
    // The day itself is still inside (reading 40).
    if (day !== null && today !== null && day < Math.floor(today))
      report('303C2', 'error', name.text, name, 'deadlinePassed', values);
    else report('303C2', 'info', name.text, name, 'teamSizeAllowed', values);
  } else if (tooFew && players.length + leavers(team) >= MIN_PLAYERS) {
    report('303C3c', 'warning', name.text, name, 'topUp', { n, min: MIN_PLAYERS });
  } else if (tooFew) {
    const values = { n, clause: '303C1', min: MIN_PLAYERS, max: USUAL_MAX };
    report('303C1', 'error', name.text, name, 'teamSize', values);
  } else if (n > max) {
    // § 364A2 leaves room for force majeure, which no sheet tells of.
    const severity = clause === '364A2' ? 'warning' : 'error';
    report(clause, severity, name.text, name, 'teamSize', { n, clause, min: MIN_PLAYERS, max });
  }
}

/** Reading 39: the junior club's, school and festival events. */
const OPEN_TO_ALL: readonly EventName[] = ['junior', 'school', 'danish-open', 'festival', 'mini'];

const membership: RosterCheck = {
  clauses: [{ clause: '301A', except: OPEN_TO_ALL, needs: ['member'], filled: ['member'] }],
  run: eachTeam((team, _lists, _season, report) => {
    for (const { name, part, fields } of team.players)
      // Only who plays must be a member.
      if (fields.member && part !== 'captain' && part !== 'withdrawn' && isNo(fields.member.text))
        report('301A', 'error', name.text, fields.member, 'notMember', { player: name.text });
  }),
};

export interface Count {
  readonly text: string;
  n: number;
}

/** How often each text occurs, by folded text. */
export function tally(texts: readonly string[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const text of texts) {
    const key = fold(text);
    const entry = counts.get(key);
    if (entry) entry.n += 1;
    else counts.set(key, { text, n: 1 });
  }
  return counts;
}

/** Reading 28: § 304 holds for the division tournaments and the cup. */
const REFUNDED: readonly EventName[] = ['division', 'women', 'cup'];

/** `8000 Aarhus C` is a town with its postal code. */
const townOf = (text: string): string => text.replace(/^(?:DK[- ]?)?\d{4} /u, '');

const homeTown: RosterCheck = {
  clauses: [{ clause: '304A2', events: REFUNDED, needs: ['homeTown', 'town'] }],
  run: eachTeam((team, lists, _season, report) => {
    if (partedTeams(lists).all.has(team)) return;
    if (team.unread.has('homeTown') || team.unread.has('town')) return;
    const homes = team.players.flatMap(({ fields }) => fields.homeTown ?? []);
    const first = homes[0];
    if (!first) return;
    const given = homes.filter(({ text }) => text !== '');
    const home = given[0];
    if (!home) {
      report('304A2', 'warning', team.name.text, first, 'noHomeTown', {});
      return;
    }
    const players = counted(team);
    const known = players.some(({ fields }) => fields.town);
    // Reading 42: without the players' own towns, a home town that differs between the rows is theirs: nothing to hold it against.
    if (!known) return;
    const towns = players.flatMap(({ fields }) => townOf(fields.town?.text ?? '') || []);
    const counts = tally(towns);
    const n = Math.max(0, ...[...counts.values()].map((entry) => entry.n));
    const own = counts.get(fold(townOf(home.text)))?.n ?? 0;
    // Where several towns have as many, the team may choose among them (§ 304A2b).
    if (own === n) return;
    // Players whose town is not given may live in the home town.
    const severity = own + players.length - towns.length < n ? 'error' : 'warning';
    report('304A2', severity, team.name.text, home, 'homeTown', {
      actual: home.text,
      expected: [...counts.values()].filter((entry) => entry.n === n).map(({ text }) => text),
      n,
    });
  }),
};

export const TEAM_CHECKS: readonly RosterCheck[] = [teamSize, membership, homeTown];
