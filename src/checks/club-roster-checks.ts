/** §§ 341, 342: the teams of the clubs' championships. */
import { FIGURES } from '../rules/figures';
import { dayIn, daysIn, dayText } from '../workbook/answers';
import { clubOfTeam, clubsIn } from '../workbook/club-names';
import { toSerial } from '../workbook/dates';
import type { EventName } from '../workbook/events';
import type { Placed, Player, Team } from '../workbook/roster';
import { placeOf } from './division-roster-checks';
import { registryOf, type People } from './people';
import { placeFrom, type Report } from './report';
import { eachTeam, listsOf, type RosterCheck, type RosterClause } from './roster-check';

const CLUBS: readonly EventName[] = ['clubs-district', 'clubs'];
const MEMBERSHIP: Partial<Record<EventName, string>> = { 'clubs-district': '341B2', clubs: '342B2' };

/** The same needs for the district's championship and for the final. */
const both = (needs: Omit<RosterClause, 'clause' | 'events'>): RosterClause[] =>
  CLUBS.map((event) => ({ ...needs, clause: MEMBERSHIP[event] ?? '', events: [event] }));

const plays = ({ part }: Player): boolean => part === 'player' || part === 'substitute';

function checkMembership(player: Player, clause: string, listDay: number | null, report: Report): void {
  const { name, fields } = player;
  const [joined, left] = [dayIn(fields.joined?.text ?? ''), dayIn(fields.left?.text ?? '')];
  const played = daysIn(fields.day?.text ?? '');
  const show = (day: number): string => dayText(String(day));
  const { joined: joinedAt, left: leftAt } = fields;
  if (joined !== null && joinedAt) {
    const early = played.find((day) => day < joined);
    const values = { player: name.text, joined: show(joined) };
    if (listDay !== null && joined > listDay)
      report(clause, 'error', name.text, joinedAt, 'joinedLate', { ...values, day: show(listDay) });
    else if (early !== undefined)
      report(clause, 'error', name.text, joinedAt, 'joinedAfterPlay', { ...values, day: show(early) });
  }
  if (left !== null && leftAt) {
    const late = played.find((day) => day > left);
    const values = { player: name.text, left: show(left) };
    // Whether the list of the day still has who leaves on it, the text does not say.
    const severity = left === listDay ? 'warning' : 'error';
    if (listDay !== null && left <= listDay)
      report(clause, severity, name.text, leftAt, 'leftEarly', { ...values, day: show(listDay) });
    else if (late !== undefined)
      report(clause, 'error', name.text, leftAt, 'leftBeforePlay', { ...values, day: show(late) });
  }
}

/** §§ 341B2, 342B2: members of the club by the list of 31 December (reading 19) and on the days they play. */
const membership: RosterCheck = {
  clauses: [
    ...both({ needs: ['joined'], filled: ['joined'], year: true }),
    ...both({ needs: ['joined', 'day'], filled: ['joined', 'day'] }),
  ],
  run: eachTeam((team, { event }, { year }, report) => {
    const clause = event && MEMBERSHIP[event];
    if (!clause) return;
    const listDay = year === null ? null : toSerial({ year: year - 1, month: 12, day: 31, minutes: 0 });
    for (const player of team.players) if (plays(player)) checkMembership(player, clause, listDay, report);
  }),
};

/** The club that most of the players name; the team's own where any of them names it. */
export function clubOf(
  team: Team,
): { readonly key: string; readonly text: string; readonly named: boolean } | null {
  const counts = new Map<string, { text: string; n: number }>();
  for (const { fields } of team.players)
    for (const key of clubsIn(fields.club?.text ?? '')) {
      const entry = counts.get(key);
      if (entry) entry.n += 1;
      else counts.set(key, { text: fields.club?.text ?? '', n: 1 });
    }
  for (const key of [team.key, clubOfTeam(team.key)]) {
    const own = counts.get(key);
    if (own) return { key, text: own.text, named: true };
  }
  let best: { key: string; text: string; n: number } | null = null;
  for (const [key, { text, n }] of counts) if (!best || n > best.n) best = { key, text, n };
  return best && { ...best, named: false };
}

/** §§ 341B1-2, 342B1-2: every player is a member of the club that the team represents. */
const oneClub: RosterCheck = {
  clauses: both({ needs: ['club'], filled: ['club'] }),
  run: eachTeam((team, { event }, _season, report) => {
    const clause = event && MEMBERSHIP[event];
    const club = clubOf(team);
    if (!clause || !club || team.unread.has('club')) return;
    const told = new Set<Placed>();
    for (const player of team.players) {
      const { club: cell } = player.fields;
      if (!cell || cell.text === '' || !plays(player) || told.has(cell)) continue;
      told.add(cell);
      if (!clubsIn(cell.text).includes(club.key))
        report(clause, 'error', player.name.text, cell, 'otherClub', {
          player: player.name.text,
          actual: cell.text,
          expected: club.named ? team.name.text : club.text,
        });
    }
  }),
};

/** § 341A2: the club's name, with a letter or a number where it has several teams. */
const naming: RosterCheck = {
  clauses: [{ clause: '341A2', events: ['clubs-district'], needs: ['club'], filled: ['club'] }],
  *run({ teams }, _season, report) {
    const byClub = new Map<string, Team[]>();
    for (const [index, team] of teams.entries()) {
      if (index % 300 === 299) yield;
      const club = clubOf(team);
      if (!club) continue;
      if (club.named) byClub.set(club.key, [...(byClub.get(club.key) ?? []), team]);
      else report('341A2', 'error', team.name.text, team.name, 'notClubName', { club: club.text });
    }
    for (const [club, list] of byClub)
      if (list.length > 1)
        for (const team of list)
          if (team.key === club)
            report('341A2', 'error', team.name.text, team.name, 'clubTeamSign', {
              club: team.name.text,
              n: list.length,
            });
  },
};

function checkDay(team: Team, people: People, report: Report): void {
  const most = FIGURES.clubPlayersPerDay.value;
  const days = new Map<number, Set<unknown>>();
  for (const player of team.players) {
    if (!plays(player)) continue;
    for (const day of daysIn(player.fields.day?.text ?? '')) {
      const played = days.get(day) ?? new Set<unknown>();
      const before = played.size;
      days.set(day, played.add(people.of(player)));
      // Told once a day, at the first player too many.
      if (played.size === before || played.size !== most + 1) continue;
      const at = placeOf(player);
      report('341B3', 'error', team.name.text, at, 'tooManyADay', { day: dayText(String(day)), most });
    }
  }
}

/** § 341B3 (reading 41): six players a day; a match of its own day is a day. */
const perDay: RosterCheck = {
  clauses: [{ clause: '341B3', events: ['clubs-district'], needs: ['day'], filled: ['day'] }],
  run: eachTeam((team, { people }, _season, report) => {
    if (team.filled.has('day')) checkDay(team, people, report);
  }),
};

/** § 342B4: nobody who played for another club on the way to the final. */
const earlierPhase: RosterCheck = {
  clauses: [{ clause: '342B4', events: ['clubs'], beside: [{ event: 'clubs-district' }] }],
  *run({ teams }, season, report) {
    const districts = listsOf(season, 'clubs-district');
    if (!districts) return;
    const find = yield* registryOf(districts.teams, plays);
    for (const { key, players } of teams)
      for (const player of players) {
        const match = plays(player) ? find(player) : null;
        if (!match || clubOfTeam(match.team.key) === clubOfTeam(key)) continue;
        const at = placeOf(player);
        report('342B4', match.sure ? 'error' : 'warning', at.text, at, 'playedForOther', {
          player: at.text,
          team: match.team.name.text,
          address: placeFrom(at, placeOf(match.player)),
          sure: match.sure,
        });
      }
  },
};

export const CLUB_ROSTER_CHECKS: readonly RosterCheck[] = [membership, oneClub, naming, perDay, earlierPhase];
