/** §§ 331B2a-c, 332B4: who may be a team's substitute, or a late player of it, in a round of the cup. */
import { cupRound, follows, type CupRound } from '../rules/cup-rounds';
import { FIGURES } from '../rules/figures';
import { divisionIn } from '../workbook/divisions';
import type { Player, Team } from '../workbook/roster';
import { cupMatches, type CupMatch, type Side } from './cup-matches';
import { placeOf, roundsOf } from './division-roster-checks';
import { isSure, registryOf, type Listing, type Match } from './people';
import { placeFrom, type Report } from './report';
import { divisionOf, listsOf, type RosterCheck } from './roster-check';

/** A team's matches in the cup. */
interface Course {
  readonly played: readonly { readonly match: CupMatch; readonly side: Side }[];
}

function coursesOf(matches: readonly CupMatch[]): (team: Team) => Course {
  const courses = new Map<string, { match: CupMatch; side: Side }[]>();
  for (const match of matches)
    for (const side of ['home', 'away'] as const) {
      const key = match[side]?.key;
      if (key === undefined) continue;
      const list = courses.get(key);
      if (list) list.push({ match, side });
      else courses.set(key, [{ match, side }]);
    }
  return (team) => ({ played: courses.get(team.key) ?? [] });
}

const lastRounds = ({ played }: Course, most: number): boolean =>
  played.some(({ match: { round } }) => round?.matches != null && round.matches <= most);

/** Whether a team was out before a round; null where the sheets do not tell. */
function outBefore({ played }: Course, round: CupRound): boolean | null {
  const matches = played.filter(({ match }) => match.home && match.away);
  const isLater = ({ match }: Course['played'][number]): boolean =>
    !match.catchUp && match.round !== null && match.round.order >= round.order;
  if (matches.some(isLater)) return false;
  if (matches.some(({ match }) => match.winner === null || (!match.round && !match.catchUp))) return null;
  const lost = matches.filter(({ match, side }) => match.winner !== side).length;
  // § 332A1: who has lost may go on in a heat for losers.
  const saved = matches.filter(({ match, side }) => match.catchUp && match.winner === side).length;
  if (lost > saved) return true;
  // Of a team that has won all its matches nothing is known beyond the round after them.
  return matches.some(({ match }) => match.round && follows(match.round, round) === true) ? false : null;
}

/** § 331B2a-b: from no team, or from one that was out by then and never in the last 32. */
function checkTeam(here: Listing, home: Listing, courseOf: (team: Team) => Course, report: Report): void {
  const course = courseOf(home.team);
  const rounds = roundsOf(here).flatMap((name) => cupRound(name) ?? []);
  const at = placeOf(here.player);
  const values = {
    player: at.text,
    team: home.team.name.text,
    address: placeFrom(at, placeOf(home.player)),
    sure: isSure(here, home),
  };
  const severity = values.sure ? 'error' : 'warning';
  const late = FIGURES.cupLateMatches.value;
  const early = rounds.length > 0 && rounds.every(({ matches }) => matches === null || matches > late);
  // Before the 1/16-finals such a team was still in as well: then by § 331B2a.
  if (lastRounds(course, late) && !early)
    report('331B2b', severity, at.text, at, 'substituteLateTeam', values);
  else if (rounds.some((round) => outBefore(course, round) === false))
    report('331B2a', severity, at.text, at, 'substituteStillIn', {
      ...values,
      round: here.player.fields.round?.text ?? '',
    });
}

const beaten: RosterCheck = {
  clauses: ['331B2a', '331B2b'].map((clause) => ({
    clause,
    events: ['cup'],
    needs: ['role', 'round'],
    kinds: ['cup'],
  })),
  *run({ people }, season, report) {
    const matches = cupMatches(season);
    if (matches.length === 0) return;
    const courseOf = coursesOf(matches);
    for (const [index, { listings }] of people.persons.entries()) {
      if (index % 500 === 499) yield;
      if (listings.length < 2) continue;
      for (const here of listings) {
        if (here.player.part !== 'substitute') continue;
        const home = listings.find(
          ({ team, player }) => team.key !== here.team.key && player.part === 'player',
        );
        if (home) checkTeam(here, home, courseOf, report);
      }
    }
  },
};

/**
 * The round in which each division comes in: the first that a team with it as its highest plays (readings 32 and
 * 33). A team with a single player of the divisions may be exempt (§ 332B2), and tells nothing.
 */
function entriesOf(
  teams: readonly Team[],
  levelOf: (player: Player) => number | null,
  courseOf: (team: Team) => Course,
): Map<number, CupRound> {
  const entries = new Map<number, CupRound>();
  for (const team of teams) {
    const levels = team.players.flatMap((player) =>
      player.part === 'player' && !player.added ? (levelOf(player) ?? []) : [],
    );
    if (levels.length < 2) continue;
    const level = Math.min(...levels);
    for (const { match } of courseOf(team).played) {
      const known = entries.get(level);
      if (match.round && (!known || match.round.order < known.order)) entries.set(level, match.round);
    }
  }
  return entries;
}

/** A player's division by the cup's own list, where a column tells. */
const ownDivision = ({ fields }: Player): number | null =>
  divisionIn(fields.division?.text ?? '', true)?.level ?? null;

/** The highest division of the players that a team was entered with; none is below all. */
const highestOf = ({ players }: Team, levelOf: (player: Player) => number | null): number =>
  Math.min(
    ...players.map((player) =>
      player.part === 'player' && !player.added ? (levelOf(player) ?? Infinity) : Infinity,
    ),
  );

/** §§ 331B2c, 332B4: a substitute, and a late player who calls for a later round, from the division's round on. */
const divisions: RosterCheck = {
  clauses: [
    { clause: '331B2c', events: ['cup'], needs: ['role', 'round'] },
    { clause: '331B2c', events: ['cup'], needs: ['division'], orList: { event: 'division' } },
    { clause: '332B4', events: ['cup'], needs: ['role', 'round'] },
  ],
  *run({ teams }, season, report) {
    const division = listsOf(season, 'division')?.teams ?? [];
    const find = yield* registryOf(division, ({ part }) => part === 'player');
    const levelOf = (player: Player): number | null => {
      const own = ownDivision(player);
      const match = own === null ? find(player) : null;
      return own ?? (match && (divisionOf(match.team)?.level ?? null));
    };
    const entries = entriesOf(teams, levelOf, coursesOf(cupMatches(season)));
    const seeded = FIGURES.cupDivisionMatches.value;
    for (const [index, team] of teams.entries()) {
      if (index % 300 === 299) yield;
      for (const player of team.players) {
        const late = player.part === 'player' && player.added;
        const level = late || player.part === 'substitute' ? levelOf(player) : null;
        // § 332B4: a late player who would not have had the team seeded later changes nothing.
        if (level === null || (late && level >= highestOf(team, levelOf))) continue;
        const entry = entries.get(level);
        const early = roundsOf({ team, player, order: 0 }).some((name) => {
          const round = cupRound(name);
          if (!round) return false;
          // § 332B1: no division comes in before the 1/64-finals.
          if (round.matches !== null && round.matches > seeded) return true;
          return entry !== undefined && round.order < entry.order;
        });
        if (early && late) tellLate(player, level, find(player), report);
        else if (early) tellEarly(player, find(player), report);
      }
    }
  },
};

function tellLate(player: Player, level: number, match: Match | null, report: Report): void {
  const at = placeOf(player);
  const sure = ownDivision(player) !== null || match?.sure === true;
  report('332B4', sure ? 'error' : 'warning', at.text, at, 'lateBeforeDivision', {
    player: at.text,
    division: level,
  });
}

function tellEarly(player: Player, match: Match | null, report: Report): void {
  const at = placeOf(player);
  const { division } = player.fields;
  if (division && ownDivision(player) !== null)
    report('331B2c', 'error', at.text, at, 'substituteBeforeOwn', {
      player: at.text,
      division: division.text,
    });
  else if (match)
    report('331B2c', match.sure ? 'error' : 'warning', at.text, at, 'substituteBeforeDivision', {
      player: at.text,
      team: match.team.name.text,
      address: placeFrom(at, placeOf(match.player)),
      sure: match.sure,
    });
}

export const CUP_ROSTER_CHECKS: readonly RosterCheck[] = [beaten, divisions];
